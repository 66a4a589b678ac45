/** The marks of which a picture of a moment is made. Everything on it is data first, so that tests can measure it. */
import type { Rect, Seat } from '../../contract/index.ts'
import type { FontFace } from '../fonts.ts'
import type { IconName } from '../icons.ts'
import { TYPE } from '../style.ts'
import { type Align, breaksWords, type SetText, setText } from '../text.ts'

/** One mark of a picture; lengths are in pixels. */
export type Mark =
  | { readonly kind: 'fill'; readonly rect: Rect; readonly colour: string; readonly radius: number }
  | {
      readonly kind: 'edge'
      readonly rect: Rect
      readonly colour: string
      readonly width: number
      readonly radius: number
      readonly dashed: boolean
    }
  /** The face of a card; `lost`: grey, with a slash. */
  | {
      readonly kind: 'face'
      readonly rect: Rect
      readonly card: string
      readonly radius: number
      readonly lost: boolean
    }
  /** The art of a card behind words, darkened by a colour from `from` to `to`, both opacities. */
  | {
      readonly kind: 'ground'
      readonly rect: Rect
      readonly card: string | null
      readonly colour: string
      readonly from: number
      readonly to: number
      readonly across: boolean
    }
  | { readonly kind: 'icon'; readonly rect: Rect; readonly icon: IconName; readonly colour: string }
  | { readonly kind: 'sign'; readonly rect: Rect; readonly side: Seat; readonly colour: string }
  /** `rect` is the room; the words stand in the middle of its height. */
  | {
      readonly kind: 'words'
      readonly rect: Rect
      readonly set: SetText
      readonly colour: string
      readonly align: Align
    }

/** A picture before it is painted. */
export interface Sketch {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

const STEP = 2
const LEADING = 1.04

/** How words are fitted into their room. */
export interface TextFit {
  readonly face: FontFace
  readonly most: number
  readonly least?: number
  readonly lines?: number
}

/**
 * Returns a text in the largest size in which it takes no more lines and breaks no word; a single long word may be
 * smaller than other letters. A text that still does not fit ends with an ellipsis.
 */
export function fittedText(
  text: string,
  room: number,
  { face, most, least = TYPE.least, lines = 1 }: TextFit,
): SetText {
  const fits = (size: number) => {
    const set = setText(text, face, size, room, LEADING)
    return set.lines.length <= lines && !breaksWords(text, face, size, room) ? set : null
  }
  for (let size = most; size >= least; size -= STEP) {
    const set = fits(size)
    if (set !== null) return set
  }
  if (face !== 'label')
    return fittedText(text, room, { face: 'label', most: Math.min(most, least + STEP), least, lines })
  for (let size = least - STEP; size >= TYPE.leastWord; size -= STEP) {
    const set = breaksWords(text, face, least, room) ? fits(size) : null
    if (set !== null) return set
  }
  return cut(text, room, { face, most: least, least, lines })
}

/** As many whole words as fit, and an ellipsis; of a single word as many letters. */
function cut(text: string, room: number, { face, most, lines = 1 }: TextFit): SetText {
  const units = /\s/.test(text.trim()) ? text.split(/(?=\s)/) : [...text]
  for (let count = units.length - 1; count > 0; count--) {
    const shorter = `${units
      .slice(0, count)
      .join('')
      .replace(/[\s,;:]+$/, '')}…`
    const set = setText(shorter, face, most, room, LEADING)
    if (set.lines.length <= lines && !breaksWords(shorter, face, most, room)) return set
  }
  return setText('…', face, most, room, LEADING)
}

/** Whether a fitted text had to be cut. */
export const isCut = ({ lines }: SetText): boolean => {
  const last = lines.at(-1)?.pieces.at(-1)
  return last !== undefined && 'text' in last && last.text.endsWith('…')
}

/** Makes a filled box. */
export const fillMark = (rect: Rect, colour: string, radius = 0): Mark => ({ kind: 'fill', rect, colour, radius })

/** Makes the edge of a box. */
export const edgeMark = (rect: Rect, colour: string, width: number, radius: number, dashed = false): Mark => ({
  kind: 'edge',
  rect,
  colour,
  width,
  radius,
  dashed,
})

/** Makes words in a box. */
export const wordsMark = (set: SetText, rect: Rect, colour: string, align: Align = 'left'): Mark => ({
  kind: 'words',
  rect,
  set,
  colour,
  align,
})

/** Makes an icon with its upper left corner at (x, y). */
export const iconMark = (name: IconName, x: number, y: number, size: number, colour: string): Mark => ({
  kind: 'icon',
  rect: { x, y, width: size, height: size },
  icon: name,
  colour,
})
