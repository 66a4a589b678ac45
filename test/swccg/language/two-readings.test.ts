/** Words of both notations give the same answer in the same position: one may replace its twin. */
import { expect, it } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import type { Amount, Condition, Filter } from '../../../src/games/swccg/cards/vocabulary.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { locationOf, sideOfPiece, whereIs } from '../../../src/games/swccg/state/nesting.ts'
import type { Meant, Subject } from '../../../src/games/swccg/state/position-reading.ts'
import * as older from '../../../src/games/swccg/texts/meaning.ts'
import { amountOf, fits, holds } from '../../../src/games/swccg/texts/reading/fits.ts'
import { kindsOf } from '../../../src/games/swccg/texts/reading/kinds.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { toAmount, toCondition, toFilter } from '../../../src/games/swccg/texts/translate/meanings.ts'
import { nodesIn, type TextNode, textsOf } from './nodes.ts'
import { dealtStates } from './positions.ts'

const NODES = new Map(
  cards.flatMap((card) => textsOf(card).map(([side, text]) => [`${card.id} ${side}`, nodesIn(text)] as const)),
)

/** Answers that are right only in the newer notation, or are asked of places alone. */
const APART: Readonly<Record<string, string>> = {
  start: 'before a player has begun, a card that lies nowhere was at their starting location',
  'on planet': 'asked of places: a card at such a place is `at` it',
  adjacent: 'asked of places',
  '"maneuver"': 'a ship in hand has the maneuver that is printed',
}

/** Returns the answers of a node that differ, as `word: older, newer`. */
function* differing(state: State): Iterable<string> {
  const reading = readingOf(boardOf(state), true)
  const { pieces, places } = reading.board
  const table: readonly Subject[] = [...pieces.map((piece) => ({ piece })), ...places.map(({ id }) => ({ place: id }))]
  const speakers: Meant[] = [
    ...pieces.map((piece) => ({
      ...{ reading, you: sideOfPiece(piece), card: piece.card, self: piece, here: whereIs(reading.board, piece) },
    })),
    ...places.flatMap((place) =>
      SIDES.map((you) => ({ reading, you, card: locationOf(place).id, self: null, here: place.id })),
    ),
    ...SIDES.flatMap((you) =>
      state.sides[you].hand.map(({ card }) => ({
        ...{ reading, you, card, self: null, here: reading.board.battle?.at ?? null },
      })),
    ),
  ]
  for (const speaker of speakers) {
    const { reserve, lost } = state.sides[speaker.you]
    const piled = [...new Set([...reserve, ...lost])].map((card) => ({ card: cardOf(card).id }))
    for (const node of NODES.get(`${speaker.card} ${speaker.you}`) ?? [])
      for (const [at, subject] of (node.searched ? piled : table).entries()) {
        const meant: Meant = {
          ...speaker,
          ...{ it: subject, target: subject, getting: subject, drawn: at, lost: at },
          payer: at % 2 === 0 ? 'dark' : 'light',
        }
        const [one, two] = answersOf(meant, node, subject)
        if (one !== two && !Object.keys(APART).some((word) => JSON.stringify(node.node).includes(word)))
          yield `${speaker.card} ${JSON.stringify(node.node)}: ${one}, ${two}`
        if (node.family !== 'cards') break
      }
  }
}

function answersOf(meant: Meant, { family, node }: TextNode, subject: Subject): readonly unknown[] {
  if (family === 'cards') {
    const filter = node as unknown as Filter
    return [older.fits(meant, filter, subject), fits(subject, toFilter(filter), meant)]
  }
  if (family === 'when') {
    const condition = node as unknown as Condition
    return [older.holds(meant, condition), holds(toCondition(condition), meant)]
  }
  if (family !== 'amount') return []
  const amount = node as unknown as Amount
  return [older.amountOf(meant, amount), amountOf(toAmount(amount), meant) ?? 0]
}

it('every filter, condition and number of a text gives one answer in both notations', () => {
  const found = new Set<string>()
  for (const state of dealtStates(2)) for (const one of differing(state)) found.add(one)
  expect([...found]).toEqual([])
})

it('a card has the same kinds', () => {
  const differ = cards.filter(({ id }) => [...kindsOf(id)].sort().join() !== [...cardOf(id).kinds].sort().join())
  expect(differ.map(({ id }) => [id, [...kindsOf(id)].sort(), [...cardOf(id).kinds].sort()])).toEqual([])
})
