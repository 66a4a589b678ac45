/** Small helpers for words of both languages. */
import type { Language } from '../../contract/index.ts'

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
