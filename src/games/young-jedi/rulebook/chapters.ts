/** The rulebook: parts that are read together, each group a page of `docs/rules`. */
import { part9, part10, part11, part12, part13 } from './battle.ts'
import { part1, part2, part30 } from './cards-and-decks.ts'
import { part5, part6, part7, part8 } from './deploying.ts'
import { part23 } from './duels.ts'
import { part20, part21 } from './effects-and-texts.ts'
import { part17, part18, part19 } from './end-of-turn.ts'
import { part29 } from './misplays.ts'
import { part25 } from './podrace.ts'
import { part24, part26 } from './reflections-and-virtual.ts'
import { part14, part15, part16 } from './results.ts'
import type { RulebookPart } from './rule.ts'
import { part3, part4 } from './set-up-and-turn.ts'
import { part22 } from './starships.ts'
import { part27, part28 } from './terms.ts'

/** A page of `docs/rules`, with the parts on it. */
export interface RulebookChapter {
  /** Its page in `docs/rules`. */
  readonly file: string
  /** In English, as the pages are. */
  readonly title: string
  readonly parts: readonly RulebookPart[]
}

/** All pages, in order. */
export const chapters: readonly RulebookChapter[] = [
  { file: 'cards-and-decks', title: 'cards and decks', parts: [part1, part2, part30] },
  { file: 'set-up-and-turn', title: 'set-up, the turn', parts: [part3, part4] },
  { file: 'deploying', title: 'deploying, copies, hidden cards, Locations', parts: [part5, part6, part7, part8] },
  { file: 'battle', title: 'battle', parts: [part9, part10, part11, part12, part13] },
  { file: 'results', title: 'results, mistakes, order', parts: [part14, part15, part16] },
  { file: 'end-of-turn', title: 'Even Up, control, winning', parts: [part17, part18, part19] },
  { file: 'effects-and-texts', title: 'Effects, texts of characters', parts: [part20, part21] },
  { file: 'starships', title: 'starships', parts: [part22] },
  { file: 'duels', title: 'duels', parts: [part23] },
  { file: 'reflections-and-virtual', title: 'Reflections, virtual cards', parts: [part24, part26] },
  { file: 'podrace', title: 'the podrace', parts: [part25] },
  { file: 'terms', title: 'terms, what is open', parts: [part27, part28] },
  { file: 'misplays', title: 'misplays', parts: [part29] },
]
