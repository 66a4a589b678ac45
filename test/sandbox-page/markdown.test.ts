import { describe, expect, test } from 'vitest'
import { type Mark, parseMarkdown, plainText } from '../../sandbox/page/markdown.ts'

const names = {
  user: (id: string) => `user ${id}`,
  channel: (id: string) => `channel ${id}`,
  time: (unix: number, format: string | undefined) => `time ${unix} ${format}`,
}
const ID = '123456789012345678'
const types = (marks: Mark[]): string[] => marks.map((mark) => mark.type)

describe('markdown of a message', () => {
  test('headings, subtext and quotes begin on any line, also after a quote', () => {
    expect(types(parseMarkdown('# Title\n-# small\n> quoted\n## Next\ntext'))).toEqual([
      'heading',
      'subtext',
      'blockQuote',
      'heading',
      'text',
    ])
    expect(types(parseMarkdown('not # a title'))).not.toContain('heading')
  })

  test('lists nest by depth, and a change from dots to numbers begins a new list', () => {
    const lists = parseMarkdown('- one\n- **two**\n  - deep\n3. third\n4. fourth')
    expect(lists).toMatchObject([
      {
        type: 'list',
        ordered: false,
        items: [
          { content: [{ content: 'one' }], nested: [] },
          { content: [{ type: 'strong' }], nested: [{ type: 'list', items: [{ content: [{ content: 'deep' }] }] }] },
        ],
      },
      { type: 'list', ordered: true, start: 3, items: [{ content: [{ content: 'third' }] }, {}] },
    ])
  })

  test('text goes on after a list', () => {
    expect(types(parseMarkdown('- one\n- two\nafter *that*'))).toEqual(['list', 'text', 'em'])
  })

  test('mentions, moments, commands and emoji become plain words', () => {
    const text = `**Hi** <@${ID}> in <#${ID}>, </play now:${ID}> by <t:1700000000:R> <:naboo:${ID}> ||hidden||`
    expect(plainText(parseMarkdown(text), names)).toBe(
      `Hi @user ${ID} in #channel ${ID}, /play now by time 1700000000 R :naboo: hidden`,
    )
  })

  test('code keeps its text', () => {
    expect(parseMarkdown('`**no**`')).toMatchObject([{ type: 'inlineCode', content: '**no**' }])
    expect(parseMarkdown('```\n# no\n```')).toMatchObject([{ type: 'codeBlock', content: '# no' }])
  })
})
