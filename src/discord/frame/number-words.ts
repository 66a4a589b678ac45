/** Numbers as people write them: places, halves, shares, points. */
import type { Language } from '../../contract/index.ts'

const FRENCH = { first: 're', other: 'e' } as const
const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** Returns a place as an ordinal: "3rd", « 3e ». */
export function ordinal(n: number, language: Language): string {
  if (language === 'fr') return `${n}${n === 1 ? FRENCH.first : FRENCH.other}`
  return `${n}${SUFFIXES[ENGLISH.select(n)] ?? 'th'}`
}

/** Returns a number as people write it: halves with a comma in French. */
export const numberIn = (value: number, language: Language, digits = 1): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)

/** Returns a share as a percentage: "33%", « 33 % ». */
export const percentIn = (share: number, language: Language, digits = 1): string =>
  `${numberIn(share * 100, language, digits)}${language === 'fr' ? '\u00a0' : ''}%`

/** Returns points of games for a score: "1", "½", "1½". */
export const pointsText = (value: number): string =>
  value % 1 === 0.5 ? `${value > 1 ? Math.floor(value) : ''}½` : `${value}`
