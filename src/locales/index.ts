/** The texts of the program itself, in each language. Games bring their own texts. */
import type { Language } from '../contract/index.ts'
import { filling } from '../kit/wording/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Names of the texts; a text with a number in it has one form per plural (`_one`, `_other`). */
type Plain<K> = K extends `${infer Stem}_${'one' | 'other' | 'many'}` ? Stem : K
/** The key of a text, without the suffix of its plural form. */
export type Key = Plain<keyof typeof en>
/** Returns a text in one language, with its gaps filled in. */
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string

const voices: Readonly<Record<Language, Say>> = filling({ en, fr })

/** The program's texts in one language. */
export const speak = (language: Language): Say => voices[language]

/** Whether there is a text of this name; codes of refusals are looked up with this. */
export const known = (key: string): boolean => key in en || `${key}_other` in en

/** Our language for a locale of Discord's. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('fr') ? 'fr' : 'en')
