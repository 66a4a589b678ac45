/** Random whole games by fast-check: decks, rules, seed, and every choice of both players. */
import fc from 'fast-check'
import {
  type Answer,
  type Decision,
  type DeckList,
  type GameEvent,
  isRefusal,
  type Piece,
  type Reader,
  type Step,
} from '../../../src/contract/index.ts'
import { type Card, PLANETS, SIDES, type Side, SLOTS } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS, type Edition, type RuleOptions } from '../../../src/games/young-jedi/cards/editions.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { checkDeck, STARTING_PLACES } from '../../../src/games/young-jedi/decks/check.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { randomDeck } from '../../../src/games/young-jedi/decks/random.ts'
import { titleKey } from '../../../src/games/young-jedi/decks/slots.ts'
import { run } from '../../../src/games/young-jedi/engine.ts'
import { decisions, play, setup } from '../../../src/games/young-jedi/playing.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import { random } from '../../../src/games/young-jedi/policies/random.ts'
import { safest } from '../../../src/games/young-jedi/policies/safest.ts'
import { asDeployed, mayLie } from '../../../src/games/young-jedi/rules/deploy.ts'
import { type Format, NEW_TURN, type State } from '../../../src/games/young-jedi/state/game-state.ts'
import { Table } from '../../../src/games/young-jedi/state/game-table.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

export const READERS: readonly Reader[] = [...SIDES, 'spectator']

// ---------------------------------------------------------------- random choices

/**
 * How both players choose their answers: any legal one (`anything`); any, but seldom one that throws the game away
 * (`keen`); the random tester, the practice opponent, the safest answer; the practice opponent with a liking for card
 * texts (`curious`); or all of them by turns (`mixed`).
 */
export type Style = 'anything' | 'keen' | 'random' | 'practice' | 'curious' | 'safest' | 'mixed'

export interface Match {
  readonly format: Format
  readonly rules: Partial<RuleOptions>
  readonly decks: Readonly<Record<Side, DeckList>>
  readonly seed: string
  /** `laid out`: the game begins in the middle, with all kinds of cards in play. */
  readonly opening: 'set-up' | 'laid out'
  readonly style: Style
  readonly choices: Iterator<number>
}

type DeckMaker = (side: Side, format: Format, edition: Edition) => fc.Arbitrary<DeckList>

/** Returns an arbitrary of legal decks that `build` makes from random numbers. */
const built =
  (build: (side: Side, format: Format, edition: Edition, next: () => number) => DeckList): DeckMaker =>
  (side, format, edition) =>
    fc.nat().map((seed) => {
      const list = build(side, format, edition, seededNumbers(`deck ${seed}`))
      const faults = checkDeck(list, side, format, { edition })
      if (faults.length > 0) throw new Error(JSON.stringify([seed, faults]))
      return list
    })

const readyMade: DeckMaker = (side, format) =>
  fc.constantFrom(...decks.filter((deck) => deck.seat === side && deck.format === format)).map((deck) => deck.list)

/** Ready-made decks, and random legal decks of all sets with related cards. */
export const anyDeck: DeckMaker = (side, format, edition) =>
  fc.oneof(
    { arbitrary: readyMade(side, format, edition), weight: 1 },
    { arbitrary: built(randomDeck)(side, format, edition), weight: 4 },
  )

/** A legal deck with each card at most once, so that an id identifies one card. */
export const singleDeck: DeckMaker = built(singles)

const PER_SLOT = { starter: 5, full: 10 } as const
const MOST_OF_A_TITLE = 5

function singles(side: Side, format: Format, _edition: Edition, next: () => number): DeckList {
  const pool = shuffled(
    cards.filter((card) => card.side === side),
    next,
  )
  const places: readonly string[] = Object.values(STARTING_PLACES)
  const isStart = (card: Card) => card.type === 'location' && places.includes(card.place)
  const taken: Card[] = []
  const find = (fits: (card: Card) => boolean) => pool.find((card) => fits(card) && !taken.includes(card))
  const take = (card: Card | undefined) => card !== undefined && taken.push(card)
  if (format === 'starter') take(find(isStart))
  else for (const planet of PLANETS) take(find((card) => card.type === 'location' && card.planet === planet))
  // An Objective in the wild place of a slot.
  const objective = next() < 0.5 ? find((card) => card.type === 'objective') : undefined
  const wild = objective?.wild?.[0]
  take(objective)
  for (const slot of SLOTS) {
    const filled = () => taken.filter((card) => card.slot === slot).length + Number(wild === slot)
    while (filled() < PER_SLOT[format]) {
      const copies = (card: Card) => taken.filter((other) => titleKey(other) === titleKey(card)).length
      take(find((card) => card.slot === slot && copies(card) < MOST_OF_A_TITLE))
    }
  }
  return taken.map(({ id }) => ({ card: id, count: 1 }))
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}

const FORMATS = ['starter', 'full', 'full', 'full'] as const

/** Rules of this edition with any tournament options. */
const rulesFor = (edition: Edition): fc.Arbitrary<Partial<RuleOptions>> =>
  fc.record(
    {
      edition: fc.constant(edition),
      decksOut: fc.constantFrom('tie' as const, 'protocol' as const),
      searchPenalty: fc.constantFrom('shuffle-first' as const, 'damage-first' as const),
    },
    { requiredKeys: ['edition'] },
  )

/** Numbers from 0 up to 1, evenly spread; without `noBias` fast-check prefers extremes. */
const choices = fc.infiniteStream(fc.noBias(fc.nat({ max: 2 ** 30 - 1 })).map((number) => number / 2 ** 30))

export const matches = (deck: DeckMaker, styles: readonly Style[]): fc.Arbitrary<Match> =>
  fc.tuple(fc.constantFrom(...FORMATS), fc.constantFrom(...EDITIONS)).chain(([format, edition]) =>
    fc.record({
      format: fc.constant(format),
      rules: rulesFor(edition),
      decks: fc.record({ dark: deck('dark', format, edition), light: deck('light', format, edition) }),
      seed: fc.string(),
      opening: fc.constantFrom('set-up' as const, 'laid out' as const),
      style: fc.constantFrom(...styles),
      choices,
    }),
  )

// ---------------------------------------------------------------- playing

export const numbers = (source: Iterator<number>) => (): number => source.next().value as number

/** The chance that a keen player gives up a planet or their hand, stops racing, or lets a challenge pass. */
const SELDOM = 0.15

/** Exits that end something early, and the exit that replaces each. */
const INSTEAD: Readonly<Record<string, string>> = { surrender: 'end', stop: 'play', pass: 'duel', let: 'intercept' }

function keen(decision: Decision<Side>, next: () => number): Answer {
  const answer = randomAnswer(decision, next)
  if (next() < SELDOM) return answer
  if (decision.kind === 'even-up' && answer.choose?.includes('hand') === true)
    return { ...answer, exit: 'end', choose: [] }
  const { exits, shape } = decision
  if (shape.type === 'arrange') return { ...answer, arrange: sensible(shape.pieces, answer.arrange ?? [], next) }
  const other = INSTEAD[answer.exit]
  if (!exits.some(({ id }) => id === other)) return answer
  // The replacement answers the same question with another exit.
  return other === 'end' || decision.kind === 'intercept'
    ? { ...answer, exit: other as string }
    : randomAnswer({ ...decision, exits: exits.filter(({ id }) => id === other) }, next)
}

/** Returns the row with each piece before a fighter that it fits, and the fighters of one Battle card side by side. */
function sensible(pieces: readonly Piece[], row: readonly string[], next: () => number): string[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  const left = new Set(row)
  const isWeapon = (id: string) => cardById(byId.get(id)?.card as string).type === 'weapon'
  const users = (id: string) =>
    shuffled(
      (byId.get(id)?.fits ?? []).filter((anchor) => left.has(anchor)),
      next,
    )
  const others = row.filter((id) => byId.get(id)?.anchor !== true)
  const made: string[] = []
  const lay = (...ids: readonly string[]) => {
    made.push(...ids)
    for (const id of ids) left.delete(id)
  }
  for (const battle of others.filter((id) => !isWeapon(id))) {
    const [user, ...friends] = users(battle)
    if (user === undefined) continue
    const weapon = others.find((id) => left.has(id) && isWeapon(id) && users(id).includes(user))
    lay(battle, ...(weapon === undefined ? [] : [weapon]), user, ...friends.slice(0, 2))
  }
  for (const weapon of others.filter(isWeapon)) {
    const [user] = left.has(weapon) ? users(weapon) : []
    if (user !== undefined) lay(weapon, user)
  }
  return [...made, ...left]
}

/**
 * The chance that a curious player follows the practice opponent, and the chance that they do what that opponent would
 * leave out.
 */
const WELL = 0.6
const TRIES = 0.85

/** The chance that they make a random plan, errors included. */
const FAULTS = 0.25

/** Exits that do nothing. */
const LETTING_BE: ReadonlySet<string> = new Set(['none', 'let', 'stop', 'keep'])

/** Answers like the practice opponent or at random, and seldom leaves a text, challenge or duel out. */
function curious(view: ReturnType<typeof viewOf>, decision: Decision<Side>, next: () => number): Answer {
  if (decision.kind === 'plan' && next() < FAULTS) return randomAnswer(decision, next)
  const answer = next() < WELL ? practice(view, decision) : keen(decision, next)
  const letsBe = (exit: string) => LETTING_BE.has(exit) || (decision.kind === 'duel' && exit === 'pass')
  const others = decision.exits.filter(({ id }) => !letsBe(id))
  if (!letsBe(answer.exit) || others.length === 0 || next() >= TRIES) return answer
  return randomAnswer({ ...decision, exits: others }, next)
}

export function answerFor(style: Style, state: State, decision: Decision<Side>, next: () => number): Answer {
  const view = viewOf(state, decision.seat)
  switch (style) {
    case 'anything':
      return randomAnswer(decision, next)
    case 'keen':
      return keen(decision, next)
    case 'random':
      return random(view, decision, { random: next })
    case 'practice':
      return practice(view, decision)
    case 'curious':
      return curious(view, decision, next)
    case 'safest':
      return safest(view, decision)
    case 'mixed': {
      const styles: readonly Style[] = ['anything', 'keen', 'random', 'random', 'practice']
      return answerFor(styles[Math.floor(next() * styles.length)] as Style, state, decision, next)
    }
  }
}

export interface Move {
  readonly before: State
  readonly decision: Decision<Side>
  readonly answer: Answer
  readonly after: State
  readonly events: readonly GameEvent[]
}

/** Far more answers than 300 turns can take. */
const MOST_MOVES = 20_000

/** Returns the start of the match: at the set-up, or with many cards in play already. */
export function begin({ format, rules, decks: lists, seed, opening, choices: source }: Match): Step<State> {
  const step = setup({ format, rules }, lists, seed)
  if (opening === 'set-up') return step
  const next = numbers(source)
  let { state } = step
  // Any answers to the set-up and the first fetches.
  for (let [open] = decisions(state); open !== undefined && open.kind !== 'deploy'; [open] = decisions(state)) {
    const result = play(state, open.seat, [randomAnswer(open, next)])
    if (isRefusal(result)) throw new Error(result.refused)
    state = result.state
  }
  return laidOut(state, next)
}

/** The most cards of each type in play, and the fewest cards left in the draw deck. */
const MOST_IN_PLAY: Readonly<Record<string, number>> = { character: 5, weapon: 4, effect: 1, starship: 4, battle: 4 }
const LEAST_IN_DECK = 15

/** Puts cards from the draw decks into play, as if deployed, and Battle cards into the hands. */
function laidOut(from: State, next: () => number): Step<State> {
  const table = new Table(from)
  const { state } = table
  for (const side of SIDES) {
    const count: Record<string, number> = {}
    state.sides[side].turnsHere = 1 + Math.floor(next() * 2)
    for (const card of shuffled(state.sides[side].deck, next)) {
      const as = asDeployed(card) ?? card
      const { type } = cardById(as)
      const most = MOST_IN_PLAY[type] ?? 0
      if ((count[type] ?? 0) >= most || table.side(side).deck.length <= LEAST_IN_DECK) continue
      if (type !== 'battle' && !LAYING.has(type)) continue
      const race = LAYING.has(type) && mayLie(state, side, as, 'objective')
      if (type !== 'battle' && !race && !mayLie(state, side, as)) continue
      count[type] = (count[type] ?? 0) + 1
      table.fromDeck(side, card)
      if (race) table.toObjective(side, as)
      else if (type === 'battle') table.toHand(side, card)
      else if (type === 'effect') table.layEffect(side, as, false)
      else if (type === 'starship') table.toHyperspace(side, as)
      else table.lay(side, as, false)
    }
  }
  state.questions = []
  state.flow = [{ ...NEW_TURN }]
  run(table)
  return { state, events: table.events }
}

const LAYING: ReadonlySet<string> = new Set(['character', 'weapon', 'effect', 'starship'])

/** @param visit sees each move; the game continues from the state that it returns, such as a copy */
export function playOut(
  match: Match,
  visit: (move: Move) => State | undefined = () => undefined,
): { readonly state: State; readonly moves: number } {
  const next = numbers(match.choices)
  let { state } = begin(match)
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

/** Returns the cards of a list, sorted by id. */
export const cardsIn = (list: DeckList): string[] =>
  list.flatMap(({ card, count }) => Array<string>(count).fill(card)).sort()
