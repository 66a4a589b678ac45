/** Texts in several languages, filled in and in the right plural: one way for all who speak. */
import i18next, { type InitOptions, type TOptions } from 'i18next'
import type { Language } from '../../contract/index.ts'
import { commonNamesLowered } from './common-names.ts'
import { frenchSpaced } from './words.ts'

type Texts = Readonly<Record<string, string>>
/** Returns the text of a key with its gaps filled in. */
export type Fill = (key: string, values?: object) => string

const french = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, frenchSpaced(text)]))

/** Filling a text in takes microseconds, a panel takes hundreds of them, and most come again at the next click. */
const MOST_KEPT = 5000

/** A name of its own for each text and what fills it; a mark that no text holds stands between its parts. */
function named(key: string, values: object): string {
  let name = key
  for (const [gap, value] of Object.entries(values)) name += `\u0000${gap}\u0000${value}`
  return name
}

/**
 * How each language fills in these texts; what the French lack is said in English.
 * @param texts by key; those with a count in them have one form per plural (`_one`, `_other`)
 */
export function filling(texts: { readonly en: Texts; readonly fr: Texts }): Readonly<Record<Language, Fill>> {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: { translation: texts.en }, fr: { translation: french(texts.fr) } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as InitOptions)
  const fill = (language: Language): Fill => {
    const t = i18n.getFixedT(language)
    const kept = new Map<string, string>()
    return (key, values) => {
      const name = values === undefined ? key : named(key, values)
      const before = kept.get(name)
      if (before !== undefined) return before
      if (kept.size >= MOST_KEPT) kept.clear()
      const filled = t(key, { ...values } as TOptions) as string
      const text = language === 'fr' ? commonNamesLowered(filled) : filled
      kept.set(name, text)
      return text
    }
  }
  return { en: fill('en'), fr: fill('fr') }
}
