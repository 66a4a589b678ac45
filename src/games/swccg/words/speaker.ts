/** The texts of a story, filled in and in the right plural. A key or a value that is missing does not compile. */
import { speaking } from '../../../kit/wording/speaker.ts'
import { SIDES, type Side } from '../cards/printed-card.ts'
import { word } from './dictionary.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Says texts in a language, or to the reader of a voice. */
export const { speak, speakerOf } = speaking<typeof en, Side>({ texts: { en, fr }, seats: SIDES, seatName: word })

/** How texts are said to one reader. */
export type StorySpeaker = ReturnType<typeof speakerOf>
