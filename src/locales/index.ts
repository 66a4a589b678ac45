/** The texts of the program itself, in each language. Games bring their own texts. */
import type { Language } from '../contract/index.ts'
import { filling } from '../kit/wording/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { SafeText } from './safe-text.ts'

/** Names of the texts; a text with a number in it has one form per plural (`_one`, `_other`). */
type Plain<K> = K extends `${infer Stem}_${'one' | 'other' | 'many'}` ? Stem : K
/** The key of a text, without the suffix of its plural form. */
export type Key = Plain<keyof typeof en>
/**
 * Gaps that hold words of ours or of a game, times, numbers and mentions, never the text of a person: any string fills
 * them. Every other gap takes a safe text or a number, so that a name that nobody has escaped does not compile.
 */
type OwnGap =
  | 'time'
  | 'at'
  | 'from'
  | 'to'
  | 'until'
  | 'left'
  | 'length'
  | 'date'
  | 'day'
  | 'days'
  | 'hours'
  | 'end'
  | 'start'
  | 'when'
  | 'round'
  | 'rounds'
  | 'place'
  | 'side'
  | 'seat'
  | 'game'
  | 'format'
  | 'role'
  | 'roles'
  | 'channel'
  | 'channels'
  | 'permissions'
  | 'points'
  | 'score'
  | 'stage'
  | 'piece'
  | 'pieces'
  | 'rules'
  | 'cards'
  | 'exit'
  | 'zone'
  | 'number'
  | 'edition'
  | 'increment'
  | 'cap'
  | 'skipped'
  | 'clock'
  | 'decks'
  | 'ids'
  | 'range'
  | 'oldest'
  | 'lost'
  | 'extended'
  | 'rating'
  | 'signup'
  | 'order'
  | 'gives'
  | 'changes'
  | 'counts'
  | 'colours'
  | 'games'
  | 'play'
  | 'win'
  | 'draw'
  | 'more'
  | 'hash'
  | 'seed'
  | 'letter'
  | 'before'
  | 'after'
  | 'title'
  | 'answer'
  | 'what'
  | 'label'
  | 'why'
  | 'played'
  | 'now'
  | 'turn'
  | 'user'
  | 'person'
  | 'reference'
  | 'code'

type Values = Readonly<Record<string, string | number>>
/** Values for gaps, each of the kind that its gap takes. */
type FittingValues<V> = { readonly [Gap in keyof V]: Gap extends OwnGap ? string | number : SafeText | number | '' }

/** Returns a text in one language, with its gaps filled in. Its markup is ours, so what fills it has to be safe. */
export type Say = <V extends Values = Readonly<Record<string, SafeText | number | ''>>>(
  key: Key,
  values?: V & FittingValues<V>,
) => SafeText

/** Returns a text for where nothing is markup: pictures, labels, hints, titles of forms, files. Anything fills its gaps. */
export type SayPlainly = (key: Key, values?: Values) => string

const filled: Readonly<Record<Language, SayPlainly>> = filling({ en, fr })
const voices = filled as Readonly<Record<Language, Say>>

/** The program's texts in one language. */
export const speak = (language: Language): Say => voices[language]

/** Returns the same texts for where nothing is markup, such as pictures and labels: names are filled in as they are. */
export const plainly = (say: Say): SayPlainly => say as SayPlainly

/** Whether there is a text of this name; codes of refusals are looked up with this. */
export const known = (key: string): boolean => key in en || `${key}_other` in en

/** Our language for a locale of Discord's. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.startsWith('fr') ? 'fr' : 'en')
