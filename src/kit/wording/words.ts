/** Small helpers for words of both languages. */
import type { Language, Voice } from '../../contract/index.ts'

/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>

export const both = (en: string, fr: string): Both => ({ en, fr })

/** "+2", "−1". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

/** With a capital. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What there is of these parts, with spaces between. */
export const spaced = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Lists of words: "a, b and c", "a, b or c". */
export const lists = (language: Language, type: 'conjunction' | 'disjunction') => {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'fr', { type })
  return (parts: readonly string[]): string => format.format(parts)
}

/** The name of a seat as its reader is to read it. */
export const nameOf = (seat: string | null | undefined, { names }: Voice): string =>
  seat === null || seat === undefined ? '–' : (names[seat] ?? seat)
