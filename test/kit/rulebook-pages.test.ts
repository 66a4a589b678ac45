/** Pages of a rulebook in Markdown. */
import { expect, it } from 'vitest'
import { partsPage, table, wrapped } from '../../src/kit/rulebook/markdown.ts'

it('a page has a heading for its parts, and points and remarks as lists', () => {
  const rule = (number: string, text: string, ...remarks: string[]) => ({ number, text, remarks })
  const parts = [
    { number: 1, title: 'Turns', rules: [rule('1.1', 'Draw.', '*Old:* Draw two.'), rule('1.1.1', 'One card.')] },
    { number: 2, title: 'Ends', rules: [] },
  ]
  expect(partsPage('<!-- note -->', 'Play', parts)).toBe(
    '<!-- note -->\n\n# Parts 1 and 2: Play\n\n## 1. Turns\n\n1.1 Draw.\n- *Old:* Draw two.\n- 1.1.1 One card.\n\n## 2. Ends\n',
  )
})

it('no line of a paragraph is too long, and none begins like a list', () => {
  const lines = wrapped(Array.from({ length: 60 }, (_, at) => (at % 7 === 0 ? '-' : 'word')).join(' ')).split('\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(1).filter((line) => line.startsWith('-') || line.length > 120)).toEqual([])
})

it('a table has a line below its heads', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n|---|---|\n| 1 | 2 |')
})
