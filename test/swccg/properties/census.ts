/** Counts the texts of the two decks that have run in whole games, and the windows that were met. */
import type { Answer, Decision, GameEvent } from '../../../src/contract/index.ts'
import { LISTS } from '../../../src/games/swccg/cards/starter-lists.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { effects, nameOfPiece, sidesOf } from '../../../src/games/swccg/study/texts-run.ts'
import { isInForce } from '../../../src/games/swccg/texts/in-force.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { keyOf } from '../../../src/games/swccg/texts/sources.ts'

const deckCards = SIDES.flatMap((side) => Object.keys(LISTS[side]))

/** Every piece of text of the cards of both decks. */
export const pieces: readonly string[] = deckCards.flatMap((card) =>
  sidesOf(card).flatMap((side) => cardOf(card).text[side].map((_, at) => nameOfPiece(card, side, at))),
)

/** Returns the piece of text of this name. */
export function pieceNamed(name: string): object {
  const [card = '', side, at] = name.split('/')
  return cardOf(card).text[side as Side][Number(at)] ?? {}
}

/** Texts about cards that neither deck has: a partner, a ship, a weapon, a card to cancel. */
export const WITHOUT_PARTNER: Readonly<Record<string, string>> = {
  '1_288/dark/1': 'no Kessel Run',
  '8_158/dark/1': 'no Yuzzum',
  '9_149/light/1': 'no Star Cruiser',
  '9_150/dark/0': 'no Haven',
  '8_101/dark/2': 'no Tempest Scout 1',
  '2_132/dark/1': 'no Nightfall',
  '3_5/light/0': 'no Biggs',
  '8_5/light/1': 'no place on Hoth',
  '8_5/light/2': 'no place on Hoth',
  '8_9/light/1': 'no alien without a dot on the Dark Side',
  '9_15/light/2': 'no ion cannon',
  '9_70/light/1': 'no Telsij',
  '9_82/light/1': 'no X-wing Laser Cannon',
  '2_49/light/1': 'no Molator',
  '2_50/light/1': 'no Sunsdown',
}

/** A move of a game. */
export interface Seen {
  readonly after: unknown
  readonly decision: Decision
  readonly answer: Answer
  readonly events: readonly GameEvent[]
}

/** Facts after which texts that change numbers are looked at. */
const LOOKED: readonly string[] = ['phase', 'battle', 'fired', 'totals', 'drained', 'deployed', 'destiny']

/** Counts the pieces of text that a move runs, and the window at which it was made. */
export class Census {
  readonly runs = new Map<string, number>(pieces.map((name) => [name, 0]))
  readonly windows = new Map<string, number>()

  visit({ after, decision, answer, events }: Seen): void {
    const state = after as State
    if (decision.window !== undefined) this.#count(this.windows, `${decision.kind} ${decision.window.moment}`)
    for (const name of effects.of(events, [{ decision, answer, byOrder: false }])) this.#run(name)
    if (events.some(({ type }) => LOOKED.includes(type)) && state.outcome === null) this.#inForce(state)
  }

  #count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  #run(name: string): void {
    if (this.runs.has(name)) this.#count(this.runs, name)
  }

  /** Texts that change numbers or permit: wherever their conditions hold. */
  #inForce(state: State): void {
    const reading = readingOf(boardOf(state))
    const lying = new Set([
      ...state.pieces.map(({ card }) => card),
      ...state.places.flatMap(({ cards }) => cards.slice(-1)),
    ])
    for (const card of lying)
      for (const side of sidesOf(card))
        for (const [at, piece] of cardOf(card).text[side].entries()) {
          if (!('does' in piece) || piece.does === 'lies' || piece.does === 'later') continue
          const inner = piece.does === 'during' ? piece.pieces : [piece]
          const found = inner.some((one) =>
            reading
              .active(keyOf(one))
              .some(
                (active) =>
                  active.modifier === one &&
                  active.meant.card === card &&
                  active.meant.you === side &&
                  isInForce(active),
              ),
          )
          if (found) this.#run(nameOfPiece(card, side, at))
        }
  }
}
