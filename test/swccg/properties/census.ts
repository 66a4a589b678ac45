/** Counts the texts of the two decks that have run in whole games, and the windows that were met. */
import type { Answer, Decision, GameEvent } from '../../../src/contract/index.ts'
import { LISTS } from '../../../src/games/swccg/cards/starter-lists.ts'
import { readingOf } from '../../../src/games/swccg/rules/reading-of.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { isInForce } from '../../../src/games/swccg/texts/in-force.ts'
import { keyOf } from '../../../src/games/swccg/texts/sources.ts'

/** The name of a piece of a text: its card, the side to which it speaks, and its place. */
export const nameOf = (card: string, side: Side, at: number): string => `${card}/${side}/${at}`

const sidesOf = (card: string): readonly Side[] => (cardOf(card).type === 'location' ? SIDES : [cardOf(card).side])
const deckCards = SIDES.flatMap((side) => Object.keys(LISTS[side]))

/** Every piece of text of the cards of both decks. */
export const pieces: readonly string[] = deckCards.flatMap((card) =>
  sidesOf(card).flatMap((side) => cardOf(card).text[side].map((_, at) => nameOf(card, side, at))),
)

/** Returns the piece of text of this name. */
export function pieceNamed(name: string): object {
  const [card = '', side, at] = name.split('/')
  return cardOf(card).text[side as Side][Number(at)] ?? {}
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
    this.#chosen(decision, answer)
    for (const event of events) this.#fact(event)
    if (events.some(({ type }) => LOOKED.includes(type)) && state.outcome === null) this.#inForce(state)
  }

  #count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  #run(name: string): void {
    if (this.runs.has(name)) this.#count(this.runs, name)
  }

  /** Interrupts and optional texts, by the option that was chosen. */
  #chosen({ seat, shape }: Decision, { choose = [] }: Answer): void {
    for (const id of choose) {
      const option = shape.type === 'choose' ? shape.options.find((one) => one.id === id) : undefined
      const piece = /^(?:play|text)-.*-(\d+)$/.exec(id)?.[1]
      if (option?.card !== undefined && piece !== undefined) this.#run(nameOf(option.card, seat as Side, Number(piece)))
    }
  }

  /** Texts that happen by themselves, weapons, Starting Interrupts, and where a card is deployed. */
  #fact({ type, seat, data }: GameEvent): void {
    const { card } = data as { readonly card?: string }
    if (card === undefined || seat === undefined) return
    const is = (what: (piece: object) => boolean) => {
      for (const side of sidesOf(card))
        for (const [at, piece] of cardOf(card).text[side].entries()) if (what(piece)) this.#run(nameOf(card, side, at))
    }
    if (type === 'starting-chosen') is((piece) => 'offer' in piece && piece.offer === 'starting')
    if (type === 'fired') is((piece) => 'offer' in piece && piece.offer === 'shoot')
    if (type === 'used-text') is((piece) => 'offer' in piece && piece.offer === 'must')
    if (type === 'deployed') is((piece) => 'does' in piece && (piece.does === 'lies' || piece.does === 'react'))
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
          if (found) this.#run(nameOf(card, side, at))
        }
  }
}
