/** Answers to "why?": numbers explained, reasons told, all of it made from what the reader sees. */
import type { Help } from '../../../contract/index.ts'
import type { View } from '../view/player-view.ts'
import { explain } from './card.ts'
import { cardsIn, counts } from './counts.ts'
import { standing } from './standing.ts'
import { missing, whyNot } from './why-not.ts'

/** The answers of the Star Wars CCG to "why?". */
export const help: Help<View> = { standing, explain, counts, cardsIn, whyNot, missing }
