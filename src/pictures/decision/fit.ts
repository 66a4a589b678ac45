/**
 * Fits words into a box. No word is cut: they take several lines, then narrower letters, then smaller ones for a single
 * long word; at last the end of the text is left out.
 */
import { type FontFace, widthOf } from '../fonts.ts'
import { TYPE } from '../style.ts'
import { breaksWords, type SetText, setText } from '../text.ts'

/** Words in lines. `squeeze` is the share of their natural width in which they are drawn. */
export interface FittedText {
  readonly set: SetText
  readonly squeeze: number
  readonly width: number
  readonly height: number
}

/** The way words are fitted. */
export interface FitOptions {
  readonly face: FontFace
  readonly size: number
  /** The smallest size; `TYPE.least` by default. */
  readonly least?: number
  readonly lines?: number
  /** The distance of lines as a share of the size. */
  readonly leading?: number
}

const LEADING = 1.12
/** The narrowest that letters are drawn before words are left out, and at all. */
const NARROW = [0.92, 0.86, 0.8] as const
const NARROWEST = 0.5
const REST = '…'

const fittedOf = (set: SetText, squeeze: number): FittedText => ({
  set,
  squeeze,
  width: set.width * squeeze,
  height: set.height,
})

/** Returns words in at most this many lines, no wider than the room. */
export function fitWords(text: string, room: number, options: FitOptions): FittedText {
  return whole(text, room, options) ?? shortened(text, room, options)
}

/** Returns the words of a tag in one line. They say why a card can't be chosen: letters grow narrower before any is left out. */
export const fitTag = (text: string, room: number, options: FitOptions): FittedText =>
  whole(text, room, options) ??
  squeezed(text, room, { ...options, face: 'label' }, [0.74, 0.68, 0.62, 0.56, NARROWEST]) ??
  shortened(text, room, options)

/** Whether all of the text fits without leaving anything out. */
export const fitsWhole = (text: string, room: number, options: FitOptions): boolean =>
  whole(text, room, options) !== null

function whole(text: string, room: number, options: FitOptions): FittedText | null {
  const { face, size, least = TYPE.least, lines = 1, leading = LEADING } = options
  const faces: readonly FontFace[] = face === 'label' || face === 'display' ? [face] : [face, 'label']
  for (const one of faces)
    for (let tried = size; tried >= Math.min(least, size); tried--) {
      const set = setText(text, one, tried, room, leading)
      if (set.lines.length <= lines && !breaksWords(text, one, tried, room)) return fittedOf(set, 1)
    }
  const last = faces.at(-1)!
  const smallest = Math.min(least, size)
  // Only a word that is too long for a line may have smaller letters.
  for (let tried = smallest - 1; tried >= Math.min(TYPE.leastWord, smallest); tried--) {
    if (!breaksWords(text, last, tried + 1, room)) break
    const set = setText(text, last, tried, room, leading)
    if (set.lines.length <= lines && !breaksWords(text, last, tried, room)) return fittedOf(set, 1)
  }
  return squeezed(text, room, { ...options, face: last }, NARROW)
}

function squeezed(text: string, room: number, options: FitOptions, shares: readonly number[]): FittedText | null {
  const { face, size, least = TYPE.least, lines = 1, leading = LEADING } = options
  const smallest = Math.min(least, size)
  for (const share of shares) {
    const wide = room / share
    const letters = breaksWords(text, face, smallest, wide) ? Math.min(TYPE.leastWord, smallest) : smallest
    const set = setText(text, face, letters, wide, leading)
    if (set.lines.length <= lines && !breaksWords(text, face, letters, wide)) return fittedOf(set, share)
  }
  return null
}

/** Words that name nothing alone. */
const ARTICLE = /^(?:the|an?)$/i

/**
 * Returns as many of the first words as fit, without an article where it would stand alone; a single word is squeezed,
 * and at last cut.
 */
function shortened(text: string, room: number, options: FitOptions): FittedText {
  const face: FontFace = options.face === 'display' ? 'display' : 'label'
  const words = text.split(/\s+/).filter(Boolean)
  const articles = words.length > 1 && ARTICLE.test(words[0] ?? '') ? 1 : 0
  for (let kept = words.length - 1; kept > articles; kept--) {
    const start = `${words.slice(0, kept).join(' ')}${REST}`
    const fitting = squeezed(start, room, { ...options, face }, [1, ...NARROW])
    if (fitting !== null) return fitting
  }
  if (articles > 0) return shortened(words.slice(articles).join(' '), room, options)
  const { size, least = TYPE.least, leading = LEADING } = options
  const letters = Math.min(TYPE.leastWord, least, size)
  const [first = ''] = words
  for (let kept = first.length; kept > 0; kept--) {
    const start = words.length === 1 && kept === first.length ? first : `${first.slice(0, kept)}${REST}`
    if (widthOf(start, face, letters) * NARROWEST > room) continue
    const share = Math.min(1, room / Math.max(1, widthOf(start, face, letters)))
    const set = setText(start, face, letters, room / share + 1, leading)
    if (set.lines.length <= 1) return fittedOf(set, Math.min(1, room / Math.max(1, set.width)))
  }
  return fittedOf(setText('', face, letters, room, leading), 1)
}

/** Returns one line of at most this size, which grows narrower until it fits. */
export const line = (text: string, face: FontFace, size: number, room: number): FittedText =>
  fitWords(text, room, { face, size })
