/**
 * The fonts of the pictures: Exo 2 and Barlow, and Noto Sans for letters that they lack (all SIL Open Font License), from
 * their packages. Names of people hold any letter: those that no font has are spelled in Latin ones.
 */
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import anyAscii from 'any-ascii'

/** The uses of fonts. Each is one file, so that the machine's own fonts are never used. */
export type FontFace = 'display' | 'text' | 'body' | 'strong' | 'label'

/** The alphabets of the fonts themselves, and those for which Noto Sans stands in. Each is a file. */
const OWN = {
  'exo-2': ['latin-ext', 'cyrillic', 'cyrillic-ext'],
  barlow: ['latin-ext'],
  'barlow-condensed': ['latin-ext'],
}
const NOTO = ['latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

const FILES: Readonly<Record<FontFace, readonly [family: keyof typeof OWN, weight: number]>> = {
  display: ['exo-2', 800],
  text: ['barlow', 500],
  body: ['barlow', 600],
  strong: ['barlow', 700],
  label: ['barlow-condensed', 600],
}

const resolve = createRequire(import.meta.url).resolve
const registered = new Set<string>()

/** Makes one file a family of its own. @returns the family's name */
function registeredAs(family: string, alphabet: string, weight: number): string {
  const name = `HoloNet ${family} ${alphabet} ${weight}`
  if (registered.has(name)) return name
  const file = resolve(`@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff2`)
  if (GlobalFonts.registerFromPath(file, name) === null) throw new Error(`unreadable font: ${file}`)
  registered.add(name)
  return name
}

/** The families of a face, in the order in which a letter is looked for. */
function familiesOf([family, weight]: (typeof FILES)[FontFace]): string {
  const own = ['latin', ...OWN[family]].map((alphabet) => registeredAs(family, alphabet, weight))
  const others = NOTO.map((alphabet) => registeredAs('noto-sans', alphabet, weight))
  return [...own, ...others].map((name) => `"${name}"`).join(', ')
}

const FAMILIES = Object.fromEntries(
  Object.entries(FILES).map(([face, files]) => [face, familiesOf(files)]),
) as Readonly<Record<FontFace, string>>

/** Returns the value for a context's `font`. */
export const font = (face: FontFace, size: number): string => `${FILES[face][1]} ${size}px ${FAMILIES[face]}`

const ruler = createCanvas(1, 1).getContext('2d')
/** Widths are measured at this size and scaled: a word is measured once for all sizes. */
const MEASURED_AT = 100
const KEPT = 20_000
const widths = new Map<string, number>()

/** Returns the width of a text in pixels. */
export function widthOf(text: string, face: FontFace, size: number): number {
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

/** The characters of the font files: what each file says of its range, and holds. */
const HELD =
  /^[\u0020-\u007e\u00a0-\u02cc\u02ce-\u02d7\u02da\u02dc-\u02ff\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2002\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a0-\u20c0\u2116\u2122\u2212\u2215\u2c60-\u2c7f]$/

/** Substitutes for letters that the fonts lack. */
const INSTEAD: Readonly<Record<string, string>> = { '←': '<', '≥': '>=', '≤': '<=', '…': '…', '‑': '-' }
/** Signs that the program draws by itself. */
const DRAWN = ['◆', '▮', '●', '→']

/** Control characters, which the graphics library does not take, and halves of characters. */
const NO_LETTER = /(?!\s)[\p{Cc}\p{Cs}]/gu

/** Whether a letter is drawn as it is, or as a sign that means the same. */
export const isDrawn = (letter: string): boolean => HELD.test(letter) || letter in INSTEAD || DRAWN.includes(letter)

/**
 * Returns a text in letters that can be drawn. Others become their plain form, or are spelled in Latin letters; emoji are
 * left out, unless nothing else is there.
 */
export function drawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replace(NO_LETTER, '')
  const letters = [...plain].map(letterFor).join('')
  return letters.trim() !== '' || text.trim() === '' ? letters : anyAscii(plain) || '?'
}

function letterFor(letter: string): string {
  if (isDrawn(letter)) return INSTEAD[letter] ?? letter
  if (/\p{Extended_Pictographic}|\p{M}|\p{Cf}/u.test(letter)) return ''
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== '' && [...plain].every((part) => HELD.test(part)) ? plain : anyAscii(letter)
}
