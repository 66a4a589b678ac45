/** Small helpers for texts in both languages. */
import type { Language, Voice } from '../../contract/index.ts'

/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>

/** Makes a text in both languages. */
export const both = (en: string, fr: string): Both => ({ en, fr })

/** Returns a French text with spaces that don't break before its marks and within its quotation marks. */
export const frenchSpaced = (text: string): string => text.replace(/ ([:;?!»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

/** The marks that join a label with its text, and one text with the next, with their spaces. */
export interface Joints {
  readonly colon: string
  readonly semicolon: string
}

const JOINTS: Readonly<Record<Language, Joints>> = {
  en: { colon: ': ', semicolon: '; ' },
  fr: { colon: '\u00a0: ', semicolon: '\u00a0; ' },
}

/** Returns the marks between texts as a language sets them: "power: 4", « puissance : 4 ». */
export const jointsOf = (language: Language): Joints => JOINTS[language]

/** Returns a text in both languages with the spaces of French in its French. */
export const typeset = ({ en, fr }: Both): Both => both(en, frenchSpaced(fr))

/** Returns a number with its sign: "+2", "−1", "+0". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

/** Returns a text with a capital first letter. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Joins the parts that are not empty with spaces. */
export const spaced = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')

type ListOf = (parts: readonly string[]) => string
const listing = (locale: string, type: 'conjunction' | 'disjunction'): ListOf => {
  const format = new Intl.ListFormat(locale, { type })
  return (parts) => format.format(parts)
}
/** Making one takes longer than most texts, and each text that is said to a reader asks for one. */
const LISTINGS = {
  en: { conjunction: listing('en-GB', 'conjunction'), disjunction: listing('en-GB', 'disjunction') },
  fr: { conjunction: listing('fr', 'conjunction'), disjunction: listing('fr', 'disjunction') },
} satisfies Readonly<Record<Language, object>>

/** Returns a function that lists words: "a, b and c" for `conjunction`, "a, b or c" for `disjunction`. */
export const lists = (language: Language, type: 'conjunction' | 'disjunction'): ListOf => LISTINGS[language][type]

/** Returns the name of a seat for the reader of this voice; a dash for no seat. */
export const nameOf = (seat: string | null | undefined, { names }: Voice): string =>
  seat === null || seat === undefined ? '–' : (names[seat] ?? seat)
