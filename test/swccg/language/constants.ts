/**
 * Words that always give the same answer: filters, tests and amounts of all texts are read in many positions, until each has
 * given two answers. One that never does is idle, or no position asks for it.
 */
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { locationOf, sideOfPiece, whereIs } from '../../../src/games/swccg/state/nesting.ts'
import type { Position, Subject, TextAt } from '../../../src/games/swccg/state/position-reading.ts'
import { amountOf, fits, holds } from '../../../src/games/swccg/texts/reading/fits.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { textsOf } from './nodes.ts'
import { nodesInText, type PlacedNode } from './walk.ts'

/** Whether a word gives answers: it is read, and some card of the pool may be so. */
const isAnswering = ({ family, word }: PlacedNode): boolean => {
  const found = language.words[family].get(word)
  return found !== undefined && 'read' in found
}

/** The name of a node among the answers: its word, the value that it asks for, and whether cards of a pile are meant. */
const nameOf = ({ family, word, node, searched }: PlacedNode): string =>
  [family, word, ...('stat' in node ? [String(node.stat)] : []), ...(searched ? ['in a pile'] : [])].join(' ')

interface Asking {
  readonly name: string
  readonly node: PlacedNode
}

/** The nodes of each text, by card and side. */
const NODES: ReadonlyMap<string, readonly Asking[]> = new Map(
  cards.flatMap((card) =>
    textsOf(card).map(([side, text]) => {
      const nodes = [...nodesInText(text)].filter(isAnswering)
      return [`${card.id} ${side}`, nodes.map((node) => ({ name: nameOf(node), node }))] as const
    }),
  ),
)

/** The answers of all words, of which two are enough. */
export class Answers {
  readonly #given = new Map<string, Set<unknown>>(
    [...NODES.values()].flatMap((nodes) => nodes.map(({ name }) => [name, new Set<unknown>()] as const)),
  )

  /** Returns the words that have given one answer, or none: `word: answer`. */
  get idle(): readonly string[] {
    return [...this.#given]
      .flatMap(([name, given]) => (given.size > 1 ? [] : [`${name}: ${[...given].join() || 'never asked'}`]))
      .sort()
  }

  /** Reads the texts of all cards on table and in hands in a position. */
  visit(state: State): void {
    const reading = readingOf(boardOf(state))
    const { pieces, places } = reading.board
    for (const piece of pieces) {
      const side = sideOfPiece(piece)
      this.#read({ reading, you: side, card: piece.card, self: piece, here: whereIs(reading.board, piece) }, state)
    }
    for (const place of places)
      for (const you of SIDES)
        this.#read({ reading, you, card: locationOf(place).id, self: null, here: place.id }, state)
    for (const you of SIDES)
      for (const { card } of state.sides[you].hand)
        this.#read({ reading, you, card, self: null, here: reading.board.battle?.at ?? null }, state)
  }

  #read(position: TextAt, state: State): void {
    const open = (NODES.get(`${position.card} ${position.you}`) ?? []).filter(
      ({ name }) => (this.#given.get(name)?.size ?? 0) < 2,
    )
    if (open.length === 0) return
    const table = inPlay(position.reading)
    const piled = inPiles(state, position.you)
    for (const { name, node } of open) {
      const subjects = node.searched ? piled : table
      const given = this.#given.get(name)!
      for (const [at, subject] of subjects.entries()) {
        // The moment is about the subject itself, or about another one.
        const next = at % 2 === 0 ? subject : (subjects[(at + 1) % subjects.length] ?? subject)
        const meant: TextAt = {
          ...position,
          ...{ it: next, target: next, doer: next, getting: subject, drawn: at, lost: at },
          chosen: chosenAs(next),
          payer: at % 2 === 0 ? 'dark' : 'light',
        }
        given.add(answerOf(meant, node, subject))
        if (given.size > 1) break
      }
    }
  }
}

/** One card for every name by which a text means a card that was chosen. */
const chosenAs = (card: Subject): Record<string, Subject> => new Proxy({}, { get: () => card, has: () => true })

function answerOf(meant: TextAt, { family, node }: PlacedNode, subject: Subject): unknown {
  if (family === 'filters') return fits(subject, node as never, meant)
  return family === 'tests' ? holds(node as never, meant) : amountOf(node as never, meant)
}

const inPlay = ({ board }: Position): readonly Subject[] => [
  ...[...board.pieces, ...(board.resting ?? [])].map((piece) => ({ piece })),
  ...board.places.map(({ id }) => ({ place: id })),
]

const inPiles = ({ sides }: State, side: Side): readonly Subject[] => {
  const { reserve, lost, hand } = sides[side]
  return [...new Set([...reserve, ...lost, ...hand.map(({ card }) => card)])].map((card) => ({ card: cardOf(card).id }))
}
