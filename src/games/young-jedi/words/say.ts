/** The texts of Young Jedi, filled in and in the right plural. A missing key or value doesn't compile. */
import type { Language, Seat, Voice } from '../../../contract/index.ts'
import { filling } from '../../../kit/wording/texts.ts'
import { SIDES, type Side } from '../cards/card.ts'
import { SIDE_NAMES } from '../cards/sheet.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

type Texts = typeof en
type WithoutPlural<K> = K extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : K
type Gaps<T> = T extends `${string}{{${infer Gap}}}${infer Rest}` ? Gap | Gaps<Rest> : never

/** Each text, plurals left out, with the names of the gaps in it. */
type Catalogue = { readonly [K in keyof Texts as WithoutPlural<K>]: Gaps<Texts[K]> }
/** Texts about a person: in the second person for that reader, by name for anybody else. */
type Personal = {
  readonly [K in keyof Catalogue as K extends `${infer Stem}.${'you' | 'they'}` ? Stem : never]: Exclude<
    Catalogue[K],
    'name'
  >
}

type Filled<G extends string> = { readonly [Gap in G]: Gap extends 'count' ? number : string | number }
type Values<G extends string> = [G] extends [never] ? [] : [values: Filled<G>]

/** The key of a text. */
export type Key = keyof Catalogue
/** The names of the gaps in a text. */
export type GapsIn<K extends Key> = Catalogue[K]
/** Says a text with its values. */
export type Say = <K extends Key>(key: K, ...values: Values<Catalogue[K]>) => string
/** Says a text about a person, in the form for this reader. */
export type Tell = <P extends keyof Personal>(seat: Seat, stem: P, ...values: Values<Personal[P]>) => string

/** One reader's way of saying texts. */
export interface Speaker {
  readonly language: Language
  readonly say: Say
  readonly tell: Tell
  /** "you" or the name. */
  readonly person: (seat: Seat) => string
  /** The same at the beginning of a sentence. */
  readonly subject: (seat: Seat) => string
  /** The name, even for the reader's own seat. */
  readonly name: (seat: Seat) => string
  /** The sides in the order for this reader: their own first. */
  readonly sides: readonly [Side, Side]
  readonly isReader: (seat: Seat | undefined) => boolean
}

// The types of keys and values are checked at each call.
const sayings = filling({ en, fr }) as unknown as Readonly<Record<Language, Say>>

/** The texts of this game in one language. */
export const speak = (language: Language): Say => sayings[language]

/** The name of a side in a language. */
export const sideName = (seat: Seat, language: Language): string =>
  (SIDE_NAMES[language] as Readonly<Record<string, string>>)[seat] ?? seat

/** Makes the speaker for a reader and language. */
export function speakerOf({ language, names, reader }: Voice): Speaker {
  const say = speak(language)
  const name = (seat: Seat) => names[seat] ?? sideName(seat, language)
  const isReader = (seat: Seat | undefined) => seat === reader
  return {
    language,
    say,
    name,
    isReader,
    person: (seat) => (isReader(seat) ? say('you') : name(seat)),
    subject: (seat) => (isReader(seat) ? say('you.first') : name(seat)),
    sides: reader === SIDES[1] ? ['light', 'dark'] : ['dark', 'light'],
    // The types of the values are checked at each call; the two forms differ in the name alone.
    tell: (seat: Seat, stem: string, values?: object) =>
      (say as (key: string, values: object) => string)(`${stem}.${isReader(seat) ? 'you' : 'they'}`, {
        ...values,
        name: name(seat),
      }),
  }
}
