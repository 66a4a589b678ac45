/** What the program itself says, in each language. Games bring their own words. */
import i18next from 'i18next'
import type { Language } from '../games/game.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Names of the texts; a text with a number in it has one form per plural (`_one`, `_other`). */
type Plain<K> = K extends `${infer Stem}_${'one' | 'other' | 'many'}` ? Stem : K
export type Key = Plain<keyof typeof en>
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** French sets a space that doesn't break before these marks and within quotation marks. */
const spaced = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
const french = Object.fromEntries(Object.entries(fr).map(([key, text]) => [key, spaced(text)]))

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: french } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} as Parameters<typeof i18n.init>[0])

const voices: Readonly<Record<Language, Say>> = { en: voice('en'), fr: voice('fr') }

function voice(language: Language): Say {
  const t = i18n.getFixedT(language)
  // Most of what a panel says has no gaps and comes again at every click.
  const plain = new Map<string, string>()
  return (key, values) => {
    if (values !== undefined) return t(key, { ...values } as never) as unknown as string
    const text = plain.get(key) ?? (t(key) as unknown as string)
    plain.set(key, text)
    return text
  }
}

/** How the program speaks a language. */
export const speak = (language: Language): Say => voices[language]

/** Whether there is a text of this name: codes of refusals are looked up so. */
export const known = (key: string): boolean => key in en || `${key}_other` in en

/** The language of ours for a locale of Discord's. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('fr') ? 'fr' : 'en')
