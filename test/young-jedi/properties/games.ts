/** Whole games out of the hands of fast-check: decks, seed, and every choice of both players. */
import fc from 'fast-check'
import {
  type Answer,
  type Decision,
  type DeckList,
  type GameEvent,
  isRefusal,
  type Reader,
} from '../../../src/games/game.ts'
import { randomAnswer } from '../../../src/games/shapes.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { decisions, play, setup } from '../../../src/games/young-jedi/game.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import { random } from '../../../src/games/young-jedi/policies/random.ts'
import { safest } from '../../../src/games/young-jedi/policies/safest.ts'
import type { Format, State } from '../../../src/games/young-jedi/rules/state.ts'
import { viewOf } from '../../../src/games/young-jedi/view.ts'

export const READERS: readonly Reader[] = [...SIDES, 'spectator']

// ---------------------------------------------------------------- what fast-check chooses

/** How both players find their answers: anything legal, mostly sensible, well, or from all of them. */
export type Style = 'anything' | 'random' | 'practice' | 'safest' | 'mixed'

export interface Match {
  readonly format: Format
  readonly decks: Readonly<Record<Side, DeckList>>
  readonly seed: string
  readonly style: Style
  readonly choices: Iterator<number>
}

/** The cards that the engine plays: of the first set, without starships. */
const played = cards.filter(({ id, type }) => id.startsWith('DM-') && type !== 'starship')

const idsOf = (side: Side): string[] => played.filter((card) => card.side === side).map((card) => card.id)
const locationsOf = (side: Side): string[] =>
  played.filter((card) => card.side === side && card.type === 'location').map((card) => card.id)

function listOf(ids: readonly string[]): DeckList {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

const readyMade = (side: Side, format: Format) =>
  fc.constantFrom(...decks.filter((deck) => deck.seat === side && deck.format === format)).map((deck) => deck.list)

/** A Location of each planet, and any other cards of the set, legal as a deck or not. */
const anyCards = (side: Side, size: number) =>
  fc
    .array(fc.constantFrom(...idsOf(side)), { minLength: size - 3, maxLength: size - 3 })
    .map((ids) => listOf([...locationsOf(side), ...ids]))

/** Every card of the set at most once, so that a card's id says which card it is. */
const singles = (side: Side, size: number) =>
  fc
    .shuffledSubarray(
      idsOf(side).filter((id) => !locationsOf(side).includes(id)),
      {
        minLength: size - 3,
        maxLength: size - 3,
      },
    )
    .map((ids) => listOf([...locationsOf(side), ...ids]))

const SIZES = { starter: 30, full: 60 } as const
const FORMATS = ['starter', 'full'] as const

type DeckMaker = (side: Side, format: Format) => fc.Arbitrary<DeckList>

export const anyDeck: DeckMaker = (side, format) =>
  fc.oneof(readyMade(side, format), anyCards(side, SIZES[format]), singles(side, SIZES[format]))
export const singleDeck: DeckMaker = (side, format) => singles(side, SIZES[format])

/** Numbers from 0 up to 1, evenly spread: fast-check would else prefer extremes. */
export const choices = fc.infiniteStream(fc.noBias(fc.nat({ max: 2 ** 30 - 1 })).map((number) => number / 2 ** 30))

export const matches = (deck: DeckMaker, styles: readonly Style[]): fc.Arbitrary<Match> =>
  fc.constantFrom(...FORMATS).chain((format) =>
    fc.record({
      format: fc.constant(format),
      decks: fc.record({ dark: deck('dark', format), light: deck('light', format) }),
      seed: fc.string(),
      style: fc.constantFrom(...styles),
      choices,
    }),
  )

// ---------------------------------------------------------------- playing

export const numbers = (source: Iterator<number>) => (): number => source.next().value as number

function answerFor(style: Style, state: State, decision: Decision, next: () => number): Answer {
  const view = viewOf(state, decision.seat)
  switch (style) {
    case 'anything':
      return randomAnswer(decision, next)
    case 'random':
      return random(view, decision, { random: next })
    case 'practice':
      return practice(view, decision)
    case 'safest':
      return safest(view, decision)
    case 'mixed': {
      const styles: readonly Style[] = ['anything', 'random', 'random', 'practice']
      return answerFor(styles[Math.floor(next() * styles.length)] as Style, state, decision, next)
    }
  }
}

export interface Move {
  readonly before: State
  readonly decision: Decision
  readonly answer: Answer
  readonly after: State
  readonly events: readonly GameEvent[]
}

/** Far more answers than 300 turns can take. */
const MOST_MOVES = 6000

/**
 * Plays a match to its end.
 * @param visit sees each move; what it returns is played on, so that copies can be smuggled in
 */
export function playOut(
  match: Match,
  visit: (move: Move) => State | undefined = () => undefined,
): { readonly state: State; readonly moves: number } {
  const next = numbers(match.choices)
  let { state } = setup({ format: match.format }, match.decks, match.seed)
  for (let moves = 0; ; moves++) {
    const open = decisions(state)
    const decision = open[Math.floor(next() * open.length)]
    if (decision === undefined) return { state, moves }
    if (moves >= MOST_MOVES) throw new Error(`no end after ${moves} answers, turn ${state.turn}`)
    const answer = answerFor(match.style, state, decision, next)
    const result = play(state, decision.seat, [answer])
    if (isRefusal(result)) throw new Error(`${decision.kind} refused: ${JSON.stringify([result, answer, decision])}`)
    const after = visit({ before: state, decision, answer, after: result.state, events: result.events })
    state = after ?? result.state
  }
}

/** The cards of a list, sorted by id. */
export const cardsIn = (list: DeckList): string[] =>
  list.flatMap(({ card, count }) => Array<string>(count).fill(card)).sort()
