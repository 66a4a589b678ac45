/** Texts as somebody writes them who wants a message to ping, link, or look like another one, and what a reader sees of it. */
import fc from 'fast-check'
import type { Mark } from '../../sandbox/page/markdown.ts'
import { anyText } from '../any-text.ts'

/** Pieces that mean something to Discord, to our own words, or to who draws the letters. */
const TRICKS = [
  ...['*', '**', '_', '__', '~~', '||', '`', '```', '\\', '\\\\', '> ', '>>> ', '# ', '### ', '-# ', '- ', '* ', '1. '],
  ...['\n', '\r\n', '\u2028', '\u0085', '\t', '\u0000', ' ', '@everyone', '@here', '<@1>', '<@!12345678901234567>'],
  ...['<@&1>', '<#1>', '</card:1>', '<t:1:R>', '<:x:1>', '<a:x:12345678901234567>', ':smile:', '<id:home>'],
  ...['[a](https://b.example)', 'https://b.example', '<https://b.example>', 'mailto:a@b.example', '¯\\_(ツ)_/¯'],
  ...['\u202e', '\u202d', '\u2066', '\u2067', '\u2069', '\u200f', '\u200e', '\u061c', 'שלום', 'مرحبا'],
  ...['{{name}}', '{{count}}', '$t(card.gone)', '$&', '$1', '__proto__', 'é', '👩‍🚀', '\ud83d', 'Maul', 'a', '9'],
]
/** A text of a few such pieces. */
export const hostile = fc
  .array(fc.oneof(fc.constantFrom(...TRICKS), anyText({ maxLength: 4 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''))

/** Returns all texts of a message, from top to bottom. */
export const textsOf = (parts: readonly unknown[]): string[] =>
  parts.flatMap((part) => {
    const { content, components = [] } = part as { content?: string; components?: unknown[] }
    return [...(content === undefined ? [] : [content]), ...textsOf(components)]
  })

/** Returns the markup of a message without its words. */
export const markup = (marks: readonly Mark[]): unknown[] =>
  marks.flatMap((mark): unknown[] => {
    if (mark.type === 'text' || mark.type === 'twemoji') return []
    if (mark.type === 'list') return [['list', mark.items.map(({ content }) => markup(content))]]
    return [[mark.type, ...('content' in mark && Array.isArray(mark.content) ? markup(mark.content) : [])]]
  })
