/** Shuffles the unknown order of both draw decks of a state again, for the analysis of finished matches. */
import type { ChanceStream, SeatKnowledge } from '../../../../contract/index.ts'
import { shuffle } from '../../../../kit/chance/streams.ts'
import { bySeat } from '../../../../kit/seats/seats.ts'
import { SIDES, type Side } from '../../cards/card.ts'
import type { State } from '../../state/game-state.ts'
import { readKnown, type SideKnowledge } from './knowledge.ts'

/** A number below this is drawn for the seed of the state. */
const SEEDS = 2 ** 31

/** @see Search.reshuffled */
export function reshuffled(state: State, known: Readonly<Record<Side, SeatKnowledge>>, chance: ChanceStream): State {
  const seed = `${chance(SEEDS)}/${chance(SEEDS)}`
  const sides = bySeat(SIDES, (side) => {
    const memories = SIDES.map((seat) => readKnown(known[seat]).sides[side])
    return { ...state.sides[side], deck: shuffledDeck(state.sides[side].deck, memories, chance) }
  })
  return { ...state, seed, sides }
}

/** A draw deck in random order, but for the cards at its ends that a seat has seen there. */
function shuffledDeck(deck: readonly string[], memories: readonly SideKnowledge[], chance: ChanceStream): string[] {
  const isSeen = (card: string, at: number) =>
    memories.some(({ top, under }) => under[at] === card || (top === card && at === deck.length - 1))
  const rest = shuffle(
    deck.filter((card, at) => !isSeen(card, at)),
    chance,
  )
  return deck.map((card, at) => (isSeen(card, at) ? card : (rest.pop() as string)))
}
