/** Parses Discord's markdown into a tree, or into plain text for places without formatting. */
import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser'

export type Mark =
  | { type: 'text'; content: string }
  | { type: 'strong' | 'em' | 'underline' | 'strikethrough' | 'spoiler' | 'blockQuote' | 'subtext'; content: Mark[] }
  | { type: 'heading'; level: number; content: Mark[] }
  | { type: 'inlineCode'; content: string }
  | { type: 'codeBlock'; content: string; lang?: string }
  | { type: 'link' | 'url' | 'autolink'; target: string; content: Mark[] }
  | List
  | { type: 'user' | 'channel' | 'role'; id: string }
  | { type: 'slashCommand'; fullName: string; id: string }
  | { type: 'timestamp'; timestamp: string; format?: string }
  | { type: 'emoji'; name: string; id: string }
  | { type: 'twemoji'; name: string }
  | { type: 'emoticon'; content: string | Mark[] }
  | { type: 'everyone' | 'here' | 'br' | 'newline' }

export interface List {
  type: 'list'
  ordered: boolean
  start: number
  items: { content: Mark[]; nested: List[] }[]
}

interface ParserState {
  prevCapture: RegExpExecArray | null
  inQuote?: boolean
}

const atLineStart = (state: ParserState): boolean => state.prevCapture === null || /(^|\n)$/.test(state.prevCapture[0])

const LIST = /^(?: *(?:[-*]|\d+\.) +[^\n]*(?:\n|$))+/
const LIST_LINE = /^( *)([-*]|\d+\.) +(.*)$/

interface Line {
  depth: number
  bullet: string
  text: string
}

const numbered = (line: Line): boolean => line.bullet.length > 1

/** Takes all lines at least as deep as the first; a change from dots to numbers begins a new list. */
function takeLists(lines: Line[], parse: (text: string) => Mark[]): List[] {
  const { depth } = lines[0]!
  const lists: List[] = []
  while (lines[0] && lines[0].depth >= depth) {
    const line = lines.shift()!
    const nested = lines[0] && lines[0].depth > line.depth ? takeLists(lines, parse) : []
    let list = lists.at(-1)
    if (list?.ordered !== numbered(line)) {
      list = {
        type: 'list',
        ordered: numbered(line),
        start: numbered(line) ? Number.parseInt(line.bullet, 10) : 1,
        items: [],
      }
      lists.push(list)
    }
    list!.items.push({ content: parse(line.text), nested })
  }
  return lists
}

// The parser's own heading and subtext don't start after a quote, and it has no lists.
const { heading, subtext } = rulesExtended as Record<string, { order: number }>
const parser = SimpleMarkdown.parserFor({
  ...rulesExtended,
  heading: {
    ...heading,
    match: (source: string, state: ParserState) =>
      atLineStart(state) ? /^(#{1,3}) +([^\n]+?)(\n|$)/.exec(source) : null,
  },
  subtext: {
    ...subtext,
    match: (source: string, state: ParserState) => (atLineStart(state) ? /^-# +([^\n]+?)(\n|$)/.exec(source) : null),
  },
  list: {
    order: subtext!.order,
    match: (source: string, state: ParserState) => (atLineStart(state) ? LIST.exec(source) : null),
    parse: (capture: RegExpExecArray, parse: (text: string, state: ParserState) => Mark[], state: ParserState) => {
      const lines = capture[0]
        .split('\n')
        .map((line) => LIST_LINE.exec(line))
        .filter((match) => match !== null)
        .map((match): Line => ({ depth: match[1]!.length, bullet: match[2]!, text: match[3]! }))
      return takeLists(lines, (text) => parse(text, { ...state, prevCapture: null }))
    },
  },
} as unknown as typeof rulesExtended)

export const parseMarkdown = (source: string): Mark[] => parser(source, { inline: true }) as Mark[]

/** Looks up the names of mentions, for plain text. */
export interface Names {
  user(id: string): string
  channel(id: string): string
  time(unix: number, format: string | undefined): string
}

export function plainText(marks: Mark[], names: Names): string {
  return marks
    .map((mark): string => {
      switch (mark.type) {
        case 'user':
          return `@${names.user(mark.id)}`
        case 'channel':
          return `#${names.channel(mark.id)}`
        case 'role':
          return '@role'
        case 'slashCommand':
          return `/${mark.fullName}`
        case 'timestamp':
          return names.time(Number(mark.timestamp), mark.format)
        case 'emoji':
          return `:${mark.name}:`
        case 'twemoji':
          return mark.name
        case 'everyone':
        case 'here':
          return `@${mark.type}`
        case 'br':
        case 'newline':
          return ' '
        case 'list':
          return mark.items
            .map((item) => `${plainText(item.content, names)} ${plainText(item.nested, names)}`)
            .join(' ')
        case 'heading':
        case 'subtext':
        case 'blockQuote':
          return `${plainText(mark.content, names)} `
        default:
          return typeof mark.content === 'string' ? mark.content : plainText(mark.content, names)
      }
    })
    .join('')
    .replace(/ {2,}/g, ' ')
}
