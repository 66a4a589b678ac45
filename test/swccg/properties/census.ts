/** Counts the texts of some cards that have run in whole games, and the windows that were met. */
import type { Answer, Decision, GameEvent } from '../../../src/contract/index.ts'
import { cardById } from '../../../src/games/swccg/cards/index.ts'
import { LISTS } from '../../../src/games/swccg/cards/starter-lists.ts'
import { backId } from '../../../src/games/swccg/cards/two-sides.ts'
import { cardOf, pieceOfText, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { effects, nameOfPiece, sidesOf } from '../../../src/games/swccg/study/texts-run.ts'
import { sidesOf as facesOf } from '../../../src/games/swccg/texts/card-text.ts'
import { isInForce } from '../../../src/games/swccg/texts/in-force.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { heldBy, keyOf } from '../../../src/games/swccg/texts/sources.ts'

const deckCards = SIDES.flatMap((side) => Object.keys(LISTS[side]))

/** Every piece of text of these cards; of an Objective those of both sides. */
export const piecesOf = (cards: readonly string[]): readonly string[] =>
  cards
    .flatMap((card) => [card, backId(card)].filter((id) => id === card || hasBack(card)))
    .flatMap((card) =>
      sidesOf(card).flatMap((side) => Object.keys(cardOf(card).text[side]).map((key) => nameOfPiece(card, side, key))),
    )

/** Whether a card has a back that lies on table as a card by itself. */
const hasBack = (card: string): boolean => facesOf(cardById(card)).length > 0

/** Every piece of text of the cards of both decks. */
export const pieces: readonly string[] = piecesOf(deckCards)

/** Returns the piece of text of this name. */
export function pieceNamed(name: string): object {
  const [card = '', side, key = ''] = name.split('/')
  return pieceOfText(card, side as Side, key) ?? {}
}

/** Texts about cards that neither deck has: a partner, a ship, a weapon, a card to cancel. */
export const WITHOUT_PARTNER: Readonly<Record<string, string>> = {
  '1_288/dark/cancel': 'no Kessel Run',
  '8_158/dark/drain': 'no Yuzzum',
  '9_149/light/cost': 'no Star Cruiser',
  '9_150/dark/toll': 'no Haven',
  '8_101/dark/destinies': 'no Tempest Scout 1',
  '2_132/dark/cancel': 'no Nightfall',
  '3_5/light/power': 'no Biggs',
  '8_5/light/hoth': 'no place on Hoth',
  '8_5/light/place': 'no place on Hoth',
  '8_9/light/while': 'no alien without a dot on the Dark Side',
  '9_15/light/choice': 'no ion cannon',
  '9_70/light/draws': 'no Telsij',
  '9_82/light/x': 'no X-wing Laser Cannon',
  '2_49/light/cancel': 'no Molator',
  '2_50/light/cancel': 'no Sunsdown',
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
  readonly runs: Map<string, number>
  readonly windows = new Map<string, number>()

  /** @param names the pieces of text that are counted */
  constructor(names: readonly string[] = pieces) {
    this.runs = new Map(names.map((name) => [name, 0]))
  }

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
        for (const [key, piece] of Object.entries(cardOf(card).text[side])) {
          if (!('group' in piece || ('word' in piece && piece.word !== 'deploys' && piece.word !== 'shoots'))) continue
          const name = `${cardOf(card).title}/${key}`
          const found = heldBy(card, side)
            .filter((held) => held.key === name || held.key.startsWith(`${name}/`))
            .some(({ rule }) =>
              reading
                .active(keyOf(rule))
                .some(
                  (active) =>
                    active.rule === rule &&
                    active.meant.card === card &&
                    active.meant.you === side &&
                    isInForce(active),
                ),
            )
          if (found) this.#run(nameOfPiece(card, side, key))
        }
  }
}
