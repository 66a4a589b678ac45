/** Breaks words into lines: measures, wraps and shrinks them until they fit. */
import { drawable, type FontFace, widthOf } from './fonts.ts'

/** The alignment of words in their box. */
export type Align = 'left' | 'middle' | 'right'

/** Symbols that stand in a line like a letter and that the program draws. */
export type Glyph = '◆' | '▮' | '●' | '→'

/** A piece of a text: letters, or a symbol. */
export type TextPiece = { readonly text: string } | { readonly symbol: Glyph }

/** A part that is never broken. */
interface Word {
  readonly pieces: readonly TextPiece[]
  readonly raw: string
}

/** A line of text with its width. */
export interface TextLine {
  readonly pieces: readonly TextPiece[]
  readonly width: number
}

/** A text broken into lines, with the size that fits. */
export interface SetText {
  readonly face: FontFace
  readonly size: number
  readonly leading: number
  readonly lines: readonly TextLine[]
  readonly width: number
  readonly height: number
}

/** Returns the width of a symbol as a share of the font size. */
export const SYMBOL_WIDTH: Readonly<Record<Glyph, number>> = { '◆': 0.72, '▮': 0.42, '●': 0.6, '→': 0.9 }

const SPACE = ' '

function piecesOf(text: string): TextPiece[] {
  return text
    .split(/([◆▮●→])/)
    .filter((part) => part !== '')
    .map((part) => (part in SYMBOL_WIDTH ? { symbol: part as Glyph } : { text: part }))
}

/** French puts a space before these marks. None of them may begin a line, and no opening mark may end one. */
function wordsOf(text: string): Word[] {
  const words: string[] = []
  let open = false
  for (const part of drawable(text).split(/\s+/).filter(Boolean)) {
    const clings = open || (words.length > 0 && /^[:;!?»%·]+$/.test(part))
    if (clings) words.push(`${words.pop()} ${part}`)
    else words.push(part)
    open = /^[«◆•·+]$/.test(part)
  }
  return words.map((raw) => ({ raw, pieces: piecesOf(raw) }))
}

function widthOfPieces(pieces: readonly TextPiece[], face: FontFace, size: number): number {
  return pieces.reduce(
    (sum, piece) => sum + ('text' in piece ? widthOf(piece.text, face, size) : SYMBOL_WIDTH[piece.symbol] * size),
    0,
  )
}

/** Divides a word that is wider than a whole line into as many parts as it needs. */
function broken(word: Word, face: FontFace, size: number, room: number): Word[] {
  if (widthOfPieces(word.pieces, face, size) <= room) return [word]
  const parts: string[] = []
  for (const letter of word.raw) {
    const longer = `${parts.at(-1) ?? ''}${letter}`
    if (parts.length > 0 && widthOfPieces(piecesOf(longer), face, size) <= room) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts.map((raw) => ({ raw, pieces: piecesOf(raw) }))
}

function wrapped(words: readonly Word[], face: FontFace, size: number, room: number): TextLine[] {
  const space = widthOf(SPACE, face, size)
  const lines: { pieces: TextPiece[]; width: number }[] = []
  for (const word of words.flatMap((one) => broken(one, face, size, room))) {
    const width = widthOfPieces(word.pieces, face, size)
    const line = lines.at(-1)
    if (line !== undefined && line.width + space + width <= room) {
      line.pieces.push({ text: SPACE }, ...word.pieces)
      line.width += space + width
    } else lines.push({ pieces: [...word.pieces], width })
  }
  return lines
}

/** Returns a text in lines no wider than `room`, at this size. */
export function setText(text: string, face: FontFace, size: number, room: number, leading = 1.22): SetText {
  const lines = wrapped(wordsOf(text), face, size, room)
  return {
    face,
    size,
    leading: size * leading,
    lines,
    width: Math.max(0, ...lines.map(({ width }) => width)),
    height: lines.length === 0 ? 0 : size * 1.02 + (lines.length - 1) * size * leading,
  }
}

/** Whether a word would have to be cut to fit a line: then a smaller size is better. */
export const breaksWords = (text: string, face: FontFace, size: number, room: number): boolean =>
  wordsOf(text).some((word) => widthOfPieces(word.pieces, face, size) > room)

/**
 * Returns a heading in as few lines as give it a good size, no larger than `most`, with lines about equally long.
 *
 * @param sizes for one line, two lines …: the largest and smallest size of each
 */
export function setHeading(
  text: string,
  face: FontFace,
  sizes: readonly (readonly [most: number, least: number])[],
  room: number,
): SetText {
  for (const [at, [most, least]] of sizes.entries())
    for (let size = most; size >= least; size--) {
      const set = setText(text, face, size, room, 1.04)
      if (set.lines.length > at + 1 || breaksWords(text, face, size, room)) continue
      return balanced(text, set, room)
    }
  const [, least] = sizes.at(-1)!
  return setText(text, face, least, room, 1.04)
}

/** Returns the same lines, as equally long as the words allow. */
function balanced(text: string, set: SetText, room: number): SetText {
  let low = set.width / 2
  let high = room
  for (let round = 0; round < 8; round++) {
    const middle = (low + high) / 2
    const tried = setText(text, set.face, set.size, middle, set.leading / set.size)
    if (tried.lines.length > set.lines.length || breaksWords(text, set.face, set.size, middle)) low = middle
    else high = middle
  }
  return setText(text, set.face, set.size, high, set.leading / set.size)
}
