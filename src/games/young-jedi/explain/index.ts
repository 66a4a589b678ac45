/** Answers to "why?": numbers explained, reasons told, all of it made from what the reader sees. */
import type { Help } from '../../../contract/index.ts'
import { cardsIn, counts } from '../story/counts.ts'
import type { View } from '../view/player-view.ts'
import { missingWords } from '../words/reasons.ts'
import { explain } from './card.ts'
import { standing } from './standing.ts'
import { whyNot } from './why-not.ts'

/** The answers of Young Jedi to "why?". */
export const help: Help<View> = { standing, explain, counts, cardsIn, whyNot, missing: missingWords }
