/** The fonts of the pictures: Exo 2 and Barlow (SIL Open Font License), from their packages. */
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

/** The uses of fonts. Each is one file, so that the machine's own fonts are never used. */
export type Face = 'display' | 'text' | 'body' | 'strong' | 'label'

const FILES: Readonly<Record<Face, readonly [family: string, weight: number]>> = {
  display: ['exo-2', 800],
  text: ['barlow', 500],
  body: ['barlow', 600],
  strong: ['barlow', 700],
  label: ['barlow-condensed', 600],
}

const alias = (face: Face): string => `HoloNet ${face}`

const resolve = createRequire(import.meta.url).resolve
for (const [face, [family, weight]] of Object.entries(FILES)) {
  const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`)
  if (GlobalFonts.registerFromPath(file, alias(face as Face)) === null) throw new Error(`unreadable font: ${file}`)
}

/** Returns the value for a context's `font`. */
export const font = (face: Face, size: number): string => `${FILES[face][1]} ${size}px "${alias(face)}"`

const ruler = createCanvas(1, 1).getContext('2d')
/** Widths are measured at this size and scaled: a word is measured once for all sizes. */
const MEASURED_AT = 100
const KEPT = 20_000
const widths = new Map<string, number>()

/** Returns the width of a text in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  const key = `${face} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    ruler.font = font(face, MEASURED_AT)
    width = ruler.measureText(text).width / MEASURED_AT
    if (widths.size >= KEPT) widths.clear()
    widths.set(key, width)
  }
  return width * size
}

/** The characters of the font files, by the packages' own statement of their range. */
const HELD =
  /^[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]$/

/** Substitutes for letters that the fonts lack. */
const INSTEAD: Readonly<Record<string, string>> = { '←': '<', '≥': '>=', '≤': '<=', '…': '…', '‑': '-' }

/** Returns a text in letters that can be drawn; other letters become their plain form, at worst a question mark. */
export function drawable(text: string): string {
  return [...text.replace(/[\u00a0\u202f\u2007]/g, ' ')]
    .map((letter) => {
      const other = INSTEAD[letter]
      if (other !== undefined) return other
      if (HELD.test(letter) || letter === '◆' || letter === '▮' || letter === '●' || letter === '→') return letter
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return [...plain].every((part) => HELD.test(part)) ? plain : '?'
    })
    .join('')
}
