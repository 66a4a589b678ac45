/** The rulebook as the pages of `docs/rules`, in English. */
import { chapters } from './chapters.ts'
import { decisions } from './decisions.ts'
import { type Decision, type Edition, KINDS, type Part, type Rule } from './rule.ts'

const WIDTH = 118

const EDITION: Readonly<Record<Edition, string>> = {
  '2001': 'December 2001',
  '2000': 'December 2000',
  printed: 'As printed',
}

/** Every page but the introduction, by file name. */
export function pages(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      chapters.map(({ file, title, parts }) => [
        `${file}.md`,
        blocks([NOTE, `# ${heading(parts)}: ${title}`, ...parts.flatMap(partBlocks)]),
      ]),
    ),
    'decisions.md': decisionsPage(),
  }
}

const NOTE =
  '<!-- Generated from src/games/young-jedi/rulebook by `npx vitest run test/young-jedi/rulebook --update`. Edit there. -->'

const blocks = (list: readonly string[]): string => `${list.join('\n\n')}\n`

function heading(parts: readonly Part[]): string {
  const numbers = parts.map(({ number }) => number)
  if (numbers.length === 1) return `Part ${numbers[0]}`
  const inRow = numbers.length > 2 && numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)
  return inRow
    ? `Parts ${numbers[0]} to ${numbers.at(-1)}`
    : `Parts ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

function partBlocks({ number, title, rules }: Part): string[] {
  const list: string[] = [`## ${number}. ${title.en}`]
  for (const rule of rules) {
    const point = rule.number.split('.').length > 2
    const text = point ? item(`${rule.number} ${rule.text.en}`) : wrapped(`${rule.number} ${rule.text.en}`)
    const lines = [text, ...remarks(rule).map((remark) => item(remark, point ? 1 : 0))].join('\n')
    if (point) list.push(`${list.pop()}\n${lines}`)
    else list.push(lines)
  }
  return list
}

const remarks = ({ older, impossible }: Rule): string[] => [
  ...(older ?? []).map(({ editions, text }) => {
    const names = editions.map((edition, at) => (at === 0 ? EDITION[edition] : EDITION[edition].toLowerCase()))
    return `*${names.join(' and ').replaceAll('december', 'December')}:* ${text.en}`
  }),
  ...(impossible === undefined ? [] : [`*Cannot happen here:* ${impossible.en}`]),
]

const item = (text: string, depth = 0): string => wrapped(text, `${'  '.repeat(depth)}- `, '  '.repeat(depth + 1))

/** Broken before a line gets too long, but never so that a line would begin like a list or a heading. */
function wrapped(text: string, first = '', rest = ''): string {
  const lines: string[] = []
  let line = first
  for (const word of text.split(' ')) {
    const longer = line === first || line === rest ? line + word : `${line} ${word}`
    if (longer.length > WIDTH && !/^(?:[-+*>|]|#+|\d+[.)])$/.test(word)) {
      lines.push(line)
      line = rest + word
    } else line = longer
  }
  return [...lines, line].join('\n')
}

function decisionsPage(): string {
  return blocks([
    NOTE,
    '# Decisions',
    wrapped(
      "Where the rules can be read in more than one way (U), say nothing (G), or leave open how a card's words are meant (E), the program follows these readings. They are ours: no authority stands behind them.",
    ),
    ...Object.entries(KINDS).flatMap(([kind, title]) => [`## ${title.en}`, table(kind)]),
  ])
}

const table = (kind: string): string =>
  [
    '| no. | rule | question | reading | reason |',
    '|---|---|---|---|---|',
    ...decisions.filter(({ number }) => number.startsWith(kind)).map(row),
  ].join('\n')

const row = ({ number, rules, question, reading, reason }: Decision): string =>
  `| ${[number, rules.join(', '), question.en, reading.en, reason.en].join(' | ')} |`
