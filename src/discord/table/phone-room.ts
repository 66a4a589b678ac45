/**
 * The height of a panel on a telephone of 390 × 844, estimated before it is sent: texts, chips and rows of buttons first,
 * so that its picture can have the rest. Pure. Sizes are in pixels of the screen unless they say otherwise.
 */
import { ComponentType } from 'discord-api-types/v10'
import type { MessagePart } from '../shell/components.ts'

/** Discord leaves this much of the screen to a message, between its top bar and the line where one types. */
const SCREEN = 724
/** An estimate may be wrong by a line of small print. */
const SPARE = 12
/** The lines around the body: the message that it replies to, author and time, "Only you can see this". */
const AROUND = { above: 53, below: 46 } as const
/** Width of the body. */
const BODY = 316
const GAP = 8
/** A line of text; the size of its letters and its height. */
const TEXT = { size: 16, line: 22 } as const
const HEADING = { size: 17, line: 22, after: 4 } as const
const SMALL = { size: 13, line: 18 } as const
const BUTTON = { height: 42, size: 14, inside: 32, least: 60 } as const
/** A select; the options chosen in one that takes several stand in it as chips, which wrap. */
const SELECT = { height: 42, inside: 14, width: 262 } as const
const CHIP = { size: 14, inside: 12, height: 24, gap: 4 } as const
/** The width of every picture as it is drawn. */
const DRAWN = 760
/** A box around parts: its edge and the space inside take this much on each side. */
const BOX = 13
/** A line between two parts. */
const LINE = 1
/** A point of a list is set in by this much. */
const POINT = 22
/** A part of a kind that panels don't have so far. */
const UNKNOWN = 60

/** Returns the height that is left to a picture, in drawn pixels, beside the parts of a message without it. */
export function pictureRoom(parts: readonly MessagePart[]): number {
  const left = SCREEN - SPARE - messageHeight(parts) - GAP
  return Math.max(0, Math.floor((left * DRAWN) / BODY))
}

/**
 * Returns the height of a message with these parts. A picture among them counts nothing.
 * @param drawn the heights of its pictures, in drawn pixels
 */
export const messageHeight = (parts: readonly MessagePart[], drawn: readonly number[] = []): number =>
  AROUND.above + bodyHeight(parts, drawn) + AROUND.below

/** Returns the height that is left to texts beside the other parts of a message, none of which is a picture. */
export const roomBeside = (parts: readonly MessagePart[]): number => SCREEN - SPARE - messageHeight(parts) - 2 * GAP

/** Returns whether a message with these parts, none of them a picture, fits the screen. */
export const isOneScreen = (parts: readonly MessagePart[]): boolean => messageHeight(parts) <= SCREEN - SPARE

/** Returns the height of a message without its head and foot, as `messageHeight`. */
export const bodyHeight = (parts: readonly MessagePart[], drawn: readonly number[] = []): number => {
  const pictures = drawn.map((height) => (height * BODY) / DRAWN)
  return stacked([...parts.map((part) => partHeight(part, BODY)), ...pictures])
}

/** The height of parts below each other; those without a height take no room. */
const stacked = (heights: readonly number[]): number =>
  heights.filter((height) => height > 0).reduce((sum, height) => sum + height + GAP, -GAP)

function partHeight(part: MessagePart, room: number): number {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return textHeight(part.content, room)
    case ComponentType.ActionRow:
      return rowHeight(part, room)
    case ComponentType.MediaGallery:
      return 0
    case ComponentType.Separator:
      return LINE
    case ComponentType.Container:
      return stacked(part.components.map((one) => partHeight(one as MessagePart, room - 2 * BOX))) + 2 * BOX
    default:
      return UNKNOWN
  }
}

// ---------------------------------------------------------------- text

/** Returns the height of lines of markup. @param room the width that they have */
export const textHeight = (content: string, room: number = BODY): number =>
  content.split('\n').reduce((sum, line) => sum + lineHeight(line, room), 0)

/** Heights of lines that were measured: a list is measured again with each entry that is added to it. */
const heights = new Map<string, number>()
const MOST_HEIGHTS = 2_000

function lineHeight(line: string, room: number): number {
  const key = `${room} ${line}`
  const before = heights.get(key)
  if (before !== undefined) return before
  const { marks, style, after, set = 0 } = styleOf(line)
  const height = linesOf(wordsOf(line.slice(marks), after > 0), style.size, room - set) * style.line + after
  if (heights.size >= MOST_HEIGHTS) heights.clear()
  heights.set(key, height)
  return height
}

/** The width of a text in a box around it. */
export const BOXED = BODY - 2 * BOX

const styleOf = (
  line: string,
): { readonly marks: number; readonly style: Style; readonly after: number; readonly set?: number } => {
  const heading = /^#{1,3} /.exec(line)?.[0]
  if (heading !== undefined) return { marks: heading.length, style: HEADING, after: HEADING.after }
  const point = /^ *[-*] /.exec(line)?.[0]
  if (point !== undefined)
    return { marks: point.length, style: TEXT, after: 0, set: POINT * (point.startsWith(' ') ? 2 : 1) }
  return line.startsWith('-# ') ? { marks: 3, style: SMALL, after: 0 } : { marks: 0, style: TEXT, after: 0 }
}

type Style = Pick<typeof TEXT | typeof HEADING | typeof SMALL, 'size' | 'line'>

interface Word {
  readonly text: string
  readonly bold: boolean
}

/** Returns the words of a text as readers see them: without marks, with a time that is as long as times are. */
const wordsOf = (text: string, bold: boolean): Word[] =>
  text
    .replace(/<t:\d+(?::\w)?>/g, 'dans 23 heures')
    .replace(/<a?:\w+:\d+>/g, '⏳')
    .replace(/<(\/[^:>]+):\d+>/g, '$1')
    .replace(/__|~~|`|\\/g, '')
    .split('**')
    .flatMap((part, at) => part.split(' ').map((one) => ({ text: one, bold: bold || at % 2 === 1 })))
    .filter(({ text: one }) => one !== '')

/** Bold letters are wider by this factor. */
const BOLD = 1.09

/** Returns the number of lines into which words of this size break. */
function linesOf(words: readonly Word[], size: number, room: number): number {
  let lines = 1
  let taken = 0
  for (const { text, bold } of words) {
    const width = widthOf(text, size) * (bold ? BOLD : 1)
    if (taken > 0 && taken + width > room) {
      lines++
      taken = 0
    }
    taken += width + widthOf(' ', size)
  }
  return lines
}

/** Widths of letters as a share of their size, in the fonts that screens use for text. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl'’|]/u, 0.22],
  [/[ fIt.,:;!/·]/u, 0.28],
  [/[r()"-]/u, 0.33],
  [/[cksvxyzJ]/u, 0.5],
  [/[abdeghnopquL0-9–_?+]/u, 0.56],
  [/[FTZ]/u, 0.61],
  [/[ABEKPSVXY&]/u, 0.67],
  [/[wCDHNRU]/u, 0.72],
  [/[GOQ]/u, 0.78],
  [/[mM]/u, 0.83],
]
/** All others: wide letters, signs and emoji. */
const WIDE = 1.05

/** The widths of letters that were looked up: there are few. */
const looked = new Map<string, number>()

function letterWidth(letter: string): number {
  const before = looked.get(letter)
  if (before !== undefined) return before
  const width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDE
  looked.set(letter, width)
  return width
}

/** The widths of words that were measured, as a share of their size: panels have few words that others have not. */
const measured = new Map<string, number>()
const MOST_MEASURED = 10_000

function widthOf(text: string, size: number): number {
  let width = measured.get(text)
  if (width === undefined) {
    const plain = text.normalize('NFD').replace(/[\p{M}\u2060]/gu, '')
    width = [...plain].reduce((sum, letter) => sum + letterWidth(letter), 0)
    if (measured.size >= MOST_MEASURED) measured.clear()
    measured.set(text, width)
  }
  return size * width
}

// ---------------------------------------------------------------- controls

type RowPart = Extract<MessagePart, { type: ComponentType.ActionRow }>

function rowHeight({ components }: RowPart, room: number): number {
  const [first] = components
  if (first?.type === ComponentType.StringSelect) {
    const chosen = first.options.filter((option) => option.default === true).map(({ label }) => label)
    return (first.max_values ?? 1) > 1 ? selectHeight(chosen) : SELECT.height
  }
  return buttonRows(components, room) * (BUTTON.height + GAP) - GAP
}

/** Returns into how many rows buttons wrap. */
export function buttonRows(buttons: RowPart['components'], room: number = BODY): number {
  const widths = buttons.map((one) => {
    const label = one.type === ComponentType.Button && 'label' in one ? (one.label ?? '') : ''
    return Math.max(BUTTON.least, widthOf(label, BUTTON.size) + BUTTON.inside)
  })
  return rowsOf(widths, room, GAP)
}

function selectHeight(chosen: readonly string[]): number {
  const rows = rowsOf(
    chosen.map((label) => widthOf(label, CHIP.size) + CHIP.inside),
    SELECT.width,
    CHIP.gap,
  )
  return Math.max(SELECT.height, SELECT.inside + rows * (CHIP.height + CHIP.gap) - CHIP.gap)
}

/** Returns into how many rows boxes of these widths wrap. */
function rowsOf(widths: readonly number[], room: number, gap: number): number {
  let rows = 1
  let taken = 0
  for (const width of widths) {
    if (taken > 0 && taken + gap + width > room) {
      rows++
      taken = 0
    }
    taken += (taken > 0 ? gap : 0) + width
  }
  return rows
}
