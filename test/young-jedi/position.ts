/**
 * Positions of a game written as one would say them at the table, and a driver that answers by the names of cards.
 *
 *   const game = position({
 *     at: 'Tatooine • Podrace Arena', turn: 'dark', step: 'battle',
 *     dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Blaster Rifle'] },
 *     light: { faceUp: ['Yoda'] },
 *   })
 *   game.dark.battles()
 *   game.dark.plans('Sith Lightsaber', 'Darth Maul')
 *   expect(game.totals()).toEqual([{ dark: 14, light: 4 }])
 *
 * Between any two moves the state goes through JSON, and what the engine is given is frozen to the bottom.
 */
import { expect } from 'vitest'
import {
  type Answer,
  type Decision,
  type DeckList,
  type GameEvent,
  isRefusal,
  type Option,
  type Reader,
  type Refusal,
} from '../../src/games/game.ts'
import { type Card, opposite, type Planet, SIDES, type Side } from '../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../src/games/young-jedi/cards/index.ts'
import { fullName } from '../../src/games/young-jedi/cards/text.ts'
import { DEFAULT_RULES, decisions, play, setup, stop } from '../../src/games/young-jedi/game.ts'
import { run } from '../../src/games/young-jedi/rules/flow.ts'
import { newGame } from '../../src/games/young-jedi/rules/setup.ts'
import type { Format, RuleOptions, State, TurnFrame } from '../../src/games/young-jedi/rules/state.ts'
import { locationCard, Table } from '../../src/games/young-jedi/rules/table.ts'
import { type View, viewOf } from '../../src/games/young-jedi/view.ts'

// ---------------------------------------------------------------- names

/** The set that is meant where a name stands on cards of several sets. */
const FIRST_SET = 'DM-'

/**
 * The id of a side's card by id, full name or title; a card of the first set is meant before all others.
 * @throws unless exactly one card is meant
 */
export function idOf(side: Side, name: string): string {
  const own = cards.filter((card) => card.side === side)
  const firstSet = own.filter(({ id }) => id.startsWith(FIRST_SET))
  const byFullName = (card: Card) => fullName(card) === name
  const byTitle = (card: Card) => card.title === name
  const found = [
    own.filter(({ id }) => id === name),
    firstSet.filter(byFullName),
    firstSet.filter(byTitle),
    own.filter(byFullName),
    own.filter(byTitle),
  ].find((meant) => meant.length > 0)
  if (found?.length !== 1) throw new Error(`${found?.length ?? 0} ${side} cards are called ${name}`)
  return (found[0] as Card).id
}

export const nameOf = (id: string): string => fullName(cardById(id))

// ---------------------------------------------------------------- positions

export interface SideOfTable {
  /** Cards on this side of the current planet, in the order of deployment. */
  readonly faceUp?: readonly string[]
  readonly hidden?: readonly string[]
  readonly hand?: readonly string[]
  /** The next cards of the draw deck, the top one first. */
  readonly deck?: readonly string[]
  /** How many more cards lie under `deck`: 20 unless told. They are Pit Droids (destiny 5) and Jawas (destiny 3). */
  readonly more?: number
  readonly discard?: readonly string[]
  readonly stranded?: Readonly<Partial<Record<Planet, readonly string[]>>>
  /** Stranded cards that still lie hidden. */
  readonly strandedHidden?: Readonly<Partial<Record<Planet, readonly string[]>>>
  /** Turns begun on the current planet, the present one included: 2 unless told. */
  readonly turnsHere?: number
}

export interface Position {
  readonly format?: Format
  /** The Locations on the current planet, the one in force last; dark's unless a light card is named. */
  readonly at?: string | readonly string[]
  readonly turn?: Side
  readonly turnNumber?: number
  readonly step?: TurnFrame['step']
  readonly dark?: SideOfTable
  readonly light?: SideOfTable
  readonly won?: readonly { readonly planet: Planet; readonly by: Side }[]
  readonly rules?: Partial<RuleOptions>
  readonly stillTurns?: number
  readonly seed?: string
}

const FILLER: Readonly<Record<Side, string>> = { dark: 'DM-92', light: 'DM-29' }

function locationOf(name: string): { card: string; owner: Side } {
  const called = cards.filter((card) => fullName(card) === name)
  for (const set of [called.filter(({ id }) => id.startsWith(FIRST_SET)), called])
    for (const owner of SIDES) if (set.some(({ side }) => side === owner)) return { card: idOf(owner, name), owner }
  throw new Error(`no Location ${name}`)
}

function layOut(state: State, side: Side, given: SideOfTable): void {
  const zone = state.sides[side]
  const ids = (names: readonly string[] = []) => names.map((name) => idOf(side, name))
  const lay = (hidden: boolean) => (card: string) => ({ handle: `${side[0]}t${++zone.handles.table}`, card, hidden })
  zone.table = [...ids(given.faceUp).map(lay(false)), ...ids(given.hidden).map(lay(true))]
  const stranded: Record<string, ReturnType<ReturnType<typeof lay>>[]> = {}
  for (const [planet, names] of Object.entries(given.stranded ?? {})) stranded[planet] = ids(names).map(lay(false))
  for (const [planet, names] of Object.entries(given.strandedHidden ?? {}))
    stranded[planet] = [...(stranded[planet] ?? []), ...ids(names).map(lay(true))]
  zone.stranded = stranded
  zone.hand = ids(given.hand).map((card) => ({ handle: `${side[0]}h${++zone.handles.held}`, card }))
  zone.deck = [...Array<string>(given.more ?? 20).fill(FILLER[side]), ...ids(given.deck).reverse()]
  zone.discard = ids(given.discard)
  zone.turnsHere = given.turnsHere ?? 2
}

/** Lays out a position and lets the game go on to its next question. */
export function position(given: Position): Played {
  const empty: DeckList = []
  const rules = { ...DEFAULT_RULES, ...given.rules }
  const state = newGame(given.format ?? 'full', rules, { dark: empty, light: empty }, given.seed ?? 'position')
  state.turn = given.turnNumber ?? 4
  state.active = given.turn ?? 'dark'
  const at = given.at ?? 'Tatooine • Desert Landing Site'
  state.locations = (typeof at === 'string' ? [at] : at).map(locationOf)
  state.planet = locationCard(state.locations.at(-1)?.card as string).planet
  state.won = (given.won ?? []).map((won) => ({ ...won, surrendered: false, locations: [] }))
  state.stillTurns = given.stillTurns ?? 0
  for (const side of SIDES) layOut(state, side, given[side] ?? {})
  state.flow = [{ frame: 'turn', step: given.step ?? 'deploy', spent: 0, ending: 'end' }]
  const table = new Table(state)
  run(table)
  return new Played(table.state, table.events)
}

export const listOf = (side: Side, names: Readonly<Record<string, number>>): DeckList =>
  Object.entries(names).map(([name, count]) => ({ card: idOf(side, name), count }))

/** A whole game from its set-up. */
export function newMatch(
  format: Format,
  decks: Readonly<Record<Side, DeckList>>,
  seed: string,
  rules: Partial<RuleOptions> = {},
): Played {
  const { state, events } = setup({ format, rules }, decks, seed)
  return new Played(state, events)
}

// ---------------------------------------------------------------- driver

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** Every card of a side wherever it is, a battle in progress included, sorted by id. */
export function cardsOf(state: State, side: Side): string[] {
  const zone = state.sides[side]
  const battle = state.flow.flatMap((frame) => (frame.frame === 'battle' ? [frame.sides[side].cards ?? []] : []))
  const locations = [...state.locations, ...state.won.flatMap((won) => won.locations)]
  return [
    ...zone.deck,
    ...zone.discard,
    ...[...zone.hand, ...zone.table, ...Object.values(zone.stranded).flat(), ...battle.flat()].map((held) => held.card),
    ...locations.filter((laid) => laid.owner === side).map((laid) => laid.card),
  ].sort()
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export class Played {
  state: State
  /** What the last move (or the set-up) brought. */
  events: readonly GameEvent[]
  readonly all: GameEvent[] = []
  readonly dark: Seated
  readonly light: Seated
  private readonly cards: Readonly<Record<Side, string[]>>

  constructor(state: State, events: readonly GameEvent[]) {
    this.cards = { dark: cardsOf(state, 'dark'), light: cardsOf(state, 'light') }
    this.dark = new Seated(this, 'dark')
    this.light = new Seated(this, 'light')
    this.events = []
    this.state = state
    this.takeOver(state, events)
  }

  private takeOver(state: State, events: readonly GameEvent[]): void {
    this.state = freeze(throughJson(state))
    expect(this.state).toStrictEqual(state)
    this.events = freeze(throughJson(events))
    expect(this.events).toStrictEqual(events)
    this.all.push(...events)
    for (const side of SIDES) expect(cardsOf(this.state, side)).toEqual(this.cards[side])
  }

  /** What the game waits for, as `dark deploy`. */
  get asked(): string[] {
    return decisions(this.state).map((decision) => `${decision.seat} ${decision.kind}`)
  }

  decision(side: Side, kind: Decision['kind']): Decision {
    const found = decisions(this.state).find((open) => open.seat === side && open.kind === kind)
    if (found === undefined) throw new Error(`${side} is not asked: ${kind}; asked is ${this.asked.join(', ')}`)
    return found
  }

  /** Hands an answer in. @returns why it is refused (nothing has changed then), or null */
  hand(side: Side, answer: Answer): Refusal | null {
    const before = throughJson(this.state)
    const result = play(this.state, side, [answer])
    expect(this.state).toStrictEqual(before)
    if (isRefusal(result)) return result
    this.takeOver(result.state, result.events)
    return null
  }

  stops(reason: 'concession' | 'time-out' | 'void', loser: Side | null): void {
    const { state, events } = stop(this.state, reason, loser)
    this.takeOver(state, events)
  }

  view(reader: Reader): View {
    return viewOf(this.state, reader)
  }

  get outcome(): State['outcome'] {
    return this.state.outcome
  }

  /** The Location in force. */
  get location(): string {
    return nameOf(this.state.locations.at(-1)?.card as string)
  }

  /** Facts of one type that the last move brought. */
  told(type: string): GameEvent['data'][] {
    return this.events.filter((event) => event.type === type).map((event) => event.data)
  }

  /** The total power of each side, fight by fight. */
  totals(): unknown[] {
    return this.told('fight').map((fight) => fight.total)
  }

  /** Whose character was beaten, fight by fight; null for a tie. */
  beaten(): (Side | null)[] {
    return this.events
      .filter((event) => event.type === 'fight')
      .map((event) => (event.seat === undefined ? null : opposite(event.seat as Side)))
  }

  /** Destiny draws in their order: `light battle 4`. */
  draws(): string[] {
    return this.events
      .filter((event) => event.type === 'destiny')
      .map((event) => `${event.seat} ${event.data.for} ${event.data.destiny}`)
  }
}

interface EvenUp {
  readonly locations?: readonly string[]
  readonly recycles?: boolean
  readonly exit?: 'end' | 'review' | 'surrender'
}

/** One player: what he has, and what he says. Every answer must be taken; `tries` gives the refusal instead. */
export class Seated {
  private readonly game: Played
  readonly side: Side

  constructor(game: Played, side: Side) {
    this.game = game
    this.side = side
  }

  // ------------------------------------------------------------ what he has

  private get zone(): State['sides'][Side] {
    return this.game.state.sides[this.side]
  }

  get hand(): string[] {
    return this.zone.hand.map((held) => nameOf(held.card))
  }

  get faceUp(): string[] {
    return this.zone.table.filter((laid) => !laid.hidden).map((laid) => nameOf(laid.card))
  }

  get hidden(): string[] {
    return this.zone.table.filter((laid) => laid.hidden).map((laid) => nameOf(laid.card))
  }

  /** The discard pile, the card that came last first. */
  get discard(): string[] {
    return this.zone.discard.map(nameOf).reverse()
  }

  get deck(): number {
    return this.zone.deck.length
  }

  stranded(planet: Planet): string[] {
    return (this.zone.stranded[planet] ?? []).map((laid) => nameOf(laid.card))
  }

  /** What the open question offers him, by name. */
  offered(kind: string): string[] {
    const { shape } = this.game.decision(this.side, kind)
    if (shape.type === 'choose')
      return shape.options.map((option) => (option.card === undefined ? option.id : nameOf(option.card)))
    return shape.type === 'arrange' ? shape.pieces.map((piece) => nameOf(piece.card as string)) : []
  }

  // ------------------------------------------------------------ what he says

  /** Deploys these cards in this order and closes the step. */
  deploys(...names: string[]): void {
    this.must('deploy', 'done', this.fromHand(names))
  }

  /** Deploys these cards and keeps the step open. */
  deploysFirst(...names: string[]): void {
    this.must('deploy', 'more', this.fromHand(names))
  }

  /** Declares a battle with these Battle cards from his hand. */
  battles(...names: string[]): void {
    this.must('battle', 'battle', this.fromHand(names))
  }

  passes(): void {
    this.must('battle', 'pass', null)
  }

  /** As defender: takes these Battle cards from his hand. */
  takes(...names: string[]): void {
    this.must('battle-cards', 'ok', this.fromHand(names))
  }

  /** Lays his plan, first card first. */
  plans(...names: string[]): void {
    const { id } = this.game.decision(this.side, 'plan')
    expect(this.game.hand(this.side, { decision: id, exit: 'ok', arrange: this.pieces(names) })).toBeNull()
  }

  evensUp({ locations = [], recycles = false, exit = 'end' }: EvenUp = {}): void {
    this.must('even-up', exit, recycles ? ['hand'] : this.fromHand(locations))
  }

  discards(...names: string[]): void {
    this.must('discard-down', 'ok', this.fromHand(names))
  }

  /** On the panel at the end of the turn, where he asked for one. */
  ends(): void {
    this.must('end-turn', 'end', null)
  }

  surrenders(): void {
    this.must('end-turn', 'surrender', null)
  }

  /** Lays the next (or the first) Location; `from` says where it comes from where that is open. */
  lays(name: string, from?: 'discard' | 'hand' | 'deck'): void {
    const kind = this.game.state.won.length > 0 ? 'next-location' : 'start-location'
    const card = idOf(this.side, name)
    const { shape } = this.game.decision(this.side, kind)
    const options: readonly Option[] = shape.type === 'choose' ? shape.options : []
    const option = options.find(
      (offer) => offer.card === card && (from === undefined || offer.id.startsWith(`${from}:`)),
    )
    if (option === undefined) throw new Error(`${this.side} can't lay ${name}: ${this.offered(kind).join(', ')}`)
    this.must(kind, 'ok', [option.id])
  }

  /** Tries an answer that he should not give. @returns the code of the refusal; fails if it is taken */
  tries(kind: string, exit: string, names: readonly string[]): string {
    const { id, shape } = this.game.decision(this.side, kind)
    const chosen = shape.type === 'arrange' ? { arrange: this.pieces(names) } : { choose: this.fromHand(names) }
    const refusal = this.game.hand(this.side, { decision: id, exit, ...chosen })
    if (refusal === null) throw new Error(`${this.side} was allowed: ${kind} ${names.join(', ')}`)
    return refusal.refused
  }

  private must(kind: string, exit: string, choose: readonly string[] | null): void {
    const { id } = this.game.decision(this.side, kind)
    const answer: Answer = choose === null ? { decision: id, exit } : { decision: id, exit, choose }
    expect(this.game.hand(this.side, answer)).toBeNull()
  }

  /** Handles of cards in his hand, a further copy for each further mention. */
  private fromHand(names: readonly string[]): string[] {
    return this.handles(names, this.zone.hand, 'hand')
  }

  private pieces(names: readonly string[]): string[] {
    const { shape } = this.game.decision(this.side, 'plan')
    if (shape.type !== 'arrange') throw new Error('a plan is a row')
    const pieces = shape.pieces.map((piece) => ({ handle: piece.id, card: piece.card as string }))
    return this.handles(names, pieces, 'plan')
  }

  private handles(
    names: readonly string[],
    held: readonly { readonly handle: string; readonly card: string }[],
    where: string,
  ): string[] {
    const left = [...held]
    return names.map((name) => {
      const card = idOf(this.side, name)
      const at = left.findIndex((candidate) => candidate.card === card)
      const [found] = at < 0 ? [] : left.splice(at, 1)
      if (found === undefined) throw new Error(`no ${name} in the ${this.side} ${where}`)
      return found.handle
    })
  }
}
