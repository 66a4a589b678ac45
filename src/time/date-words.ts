/** Dates in words. */
import type { DateTime } from 'luxon'
import type { Language } from '../contract/index.ts'

/**
 * Returns a date in words, by a pattern of luxon. In French the first day of a month is an ordinal, which the data of
 * `Intl` don't know: « 1er février ».
 */
export function dateWords(at: DateTime, pattern: string, language: Language): string {
  const first = language === 'fr' && at.day === 1
  return at.setLocale(language).toFormat(first ? pattern.replace(/(?<!\w)d(?!\w)/, "d'er'") : pattern)
}
