/** The texts of Young Jedi, filled in and in the right plural. A key or a value that is missing doesn't compile. */
import type { Language, Seat } from '../../../contract/index.ts'
import { type GapsOf, type KeyOf, type SayOf, type SpeakerOf, speaking } from '../../../kit/wording/speaker.ts'
import { SIDES, type Side } from '../cards/card.ts'
import { SIDE_NAMES } from '../library/card-sheet.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

type Texts = typeof en

/** The keys of all texts. */
export type Key = KeyOf<Texts>
/** The names of the gaps in a text. */
export type GapsIn<K extends Key> = GapsOf<Texts, K>
/** Fills in the text of a key. */
export type Say = SayOf<Texts>
/** The way in which texts are said to one reader. */
export type Speaker = SpeakerOf<Texts, Side>

/** Returns the name of a side where no person is known. */
export const sideName = (seat: Seat, language: Language): string =>
  (SIDE_NAMES[language] as Readonly<Record<string, string>>)[seat] ?? seat

/** The sides with their articles. */
const SIDES_IN_SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { dark: 'the Dark Side', light: 'the Light Side' },
  fr: { dark: 'le côté obscur', light: 'le côté lumineux' },
}

/** Returns the name of a side with its article, as a sentence has it. */
export const sideInSentence = (seat: Seat, language: Language): string => SIDES_IN_SENTENCES[language][seat] ?? seat

/** Say a text in a language, or to the reader of a voice. */
export const { speak, speakerOf } = speaking<Texts, Side>({ texts: { en, fr }, seats: SIDES, seatName: sideName })
