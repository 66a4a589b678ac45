/**
 * Speakers: the texts of a game, filled in and in the right plural, said to one reader. A key or a value that is missing
 * does not compile.
 */
import type { Language, Reader, Seat, Voice } from '../../contract/index.ts'
import { filling } from './texts.ts'

/** The English texts of a game by key: one form per plural (`_one`, `_other`), and the two words for the reader. */
export type SpokenTexts = Readonly<Record<string, string>> & { readonly you: string; readonly 'you.first': string }

type WithoutPlural<K> = K extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : K
type Gaps<T> = T extends `${string}{{${infer Gap}}}${infer Rest}` ? Gap | Gaps<Rest> : never

/** Each text, plurals left out, with the names of the gaps in it. */
type Catalogue<T> = { readonly [K in keyof T as WithoutPlural<K>]: Gaps<T[K]> }
/** Texts that speak of a person: to the reader in the second person, of anybody else by name. */
type Personal<T> = {
  readonly [K in keyof Catalogue<T> as K extends `${infer Stem}.${'you' | 'they'}` ? Stem : never]: Exclude<
    Catalogue<T>[K],
    'name'
  >
}

type FilledGaps<G extends string> = { readonly [Gap in G]: Gap extends 'count' ? number : string | number }
type Values<G> = [G] extends [never] ? [] : [values: FilledGaps<G & string>]

/** The keys of all texts, plurals left out. */
export type KeyOf<T> = keyof Catalogue<T>
/** The names of the gaps in a text. */
export type GapsOf<T, K extends KeyOf<T>> = Catalogue<T>[K]
/** Fills in the text of a key. */
export type SayOf<T> = <K extends KeyOf<T>>(key: K, ...values: Values<Catalogue<T>[K]>) => string
/** Fills in the text about a seat: `stem.you` for the reader, `stem.they` with the name for anybody else. */
export type TellOf<T> = <P extends keyof Personal<T>>(seat: Seat, stem: P, ...values: Values<Personal<T>[P]>) => string

/** The way in which texts are said to one reader. */
export interface SpeakerOf<T, Side extends Seat> {
  readonly language: Language
  readonly say: SayOf<T>
  readonly tell: TellOf<T>
  /** "you" or the name. */
  readonly person: (seat: Seat) => string
  /** The same at the beginning of a sentence. */
  readonly subject: (seat: Seat) => string
  /** The name, even of the reader. */
  readonly name: (seat: Seat) => string
  /** The sides in the order in which this reader would name them: their own first. */
  readonly sides: readonly [Side, Side]
  readonly isReader: (seat: Seat | undefined) => boolean
}

/** The texts of a game for two seats. */
export interface GameTexts<T, Side extends Seat> {
  readonly texts: { readonly en: T; readonly fr: Readonly<Record<string, string>> }
  readonly seats: readonly [Side, Side]
  /** The name of a seat where no person is known. */
  seatName(seat: Seat, language: Language): string
}

/** Returns how a game speaks: a language alone, or to the reader of a voice. */
export function speaking<T extends SpokenTexts, Side extends Seat>({ texts, seats, seatName }: GameTexts<T, Side>) {
  // The types of keys and values are checked where something is said.
  const sayings = filling(texts) as unknown as Readonly<Record<Language, SayOf<T>>>
  const speak = (language: Language): SayOf<T> => sayings[language]
  return {
    speak,
    speakerOf({ language, names, reader }: Voice): SpeakerOf<T, Side> {
      const say = speak(language)
      const plain = say as unknown as (key: string, values?: object) => string
      const name = (seat: Seat) => names[seat] ?? seatName(seat, language)
      const isReader = (seat: Seat | undefined) => seat === reader
      return {
        language,
        say,
        name,
        isReader,
        person: (seat) => (isReader(seat) ? plain('you') : name(seat)),
        subject: (seat) => (isReader(seat) ? plain('you.first') : name(seat)),
        sides: ownFirst(seats, reader),
        // The types of the values are checked where it is called; the two forms differ in the name alone.
        tell: ((seat: Seat, stem: string, values?: object) =>
          plain(`${stem}.${isReader(seat) ? 'you' : 'they'}`, { ...values, name: name(seat) })) as TellOf<T>,
      }
    },
  }
}

/** Returns the two seats with the reader's own first. */
const ownFirst = <Side extends Seat>([first, second]: readonly [Side, Side], reader: Reader): readonly [Side, Side] =>
  reader === second ? [second, first] : [first, second]
