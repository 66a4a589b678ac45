/**
 * Positions of a game in the words of players at the table, and a driver that answers by the names of cards. Half of a
 * Double Impact card has its own id (`RF-D6/2`) and, in a plan, the name of that half.
 *
 *     const game = position({
 *       at: 'Tatooine • Podrace Arena', turn: 'dark', step: 'battle',
 *       dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Blaster Rifle'] },
 *       light: { faceUp: ['Yoda'] },
 *     })
 *     game.dark.battles()
 *     game.dark.plans('Sith Lightsaber', 'Darth Maul')
 *     expect(game.totals()).toEqual([{ dark: 14, light: 4 }])
 *
 * Between any two moves the state goes through JSON, and everything that the engine gets is deeply frozen.
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
  type StopReason,
} from '../../src/contract/index.ts'
import { type Card, opposite, type Planet, SIDES, type Side } from '../../src/games/young-jedi/cards/card.ts'
import { DEFAULT_RULES, type RuleOptions } from '../../src/games/young-jedi/cards/editions.ts'
import { cardById, cards, findCard } from '../../src/games/young-jedi/cards/index.ts'
import { decisions, play, setup, stop } from '../../src/games/young-jedi/playing.ts'
import {
  type BuiltRace,
  type BuiltSide,
  goOn,
  type PlacedCard,
  stateOf,
} from '../../src/games/young-jedi/scenarios/builder.ts'
import type {
  Format,
  Frame,
  HeldCard,
  QuestionKind,
  Race,
  SideState,
  State,
  TableCard,
  Today,
  TurnFrame,
} from '../../src/games/young-jedi/state/game-state.ts'
import { wholeCard } from '../../src/games/young-jedi/state/game-table.ts'
import { fullName } from '../../src/games/young-jedi/texts/card-text.ts'
import { type View, viewOf } from '../../src/games/young-jedi/view/player-view.ts'

// ---------------------------------------------------------------- names

/** The set that a name means if cards of several sets have it. */
const FIRST_SET = 'DM-'

/**
 * The id of a side's card by id, full name or title; a card of the first set comes before all others.
 * @throws unless exactly one card is meant
 */
export function idOf(side: Side, name: string): string {
  const byId = findCard(name)
  if (byId?.side === side) return byId.id
  const own = cards.filter((card) => card.side === side)
  const firstSet = own.filter(({ id }) => id.startsWith(FIRST_SET))
  const byFullName = (card: Card) => fullName(card) === name
  const byTitle = (card: Card) => card.title === name
  const found = [
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
  /** How many more cards are under `deck`: 20 by default. They are Pit Droids (destiny 5) and Jawas (destiny 3). */
  readonly more?: number
  readonly discard?: readonly string[]
  /** The Effect beside the Location, face up or hidden. */
  readonly effect?: string
  readonly hiddenEffect?: string
  readonly hyperspace?: readonly string[]
  /** The Objective with the cards on it. */
  readonly race?: RaceOfTable
  readonly stranded?: Readonly<Partial<Record<Planet, readonly string[]>>>
  /** Stranded cards that are still hidden. */
  readonly strandedHidden?: Readonly<Partial<Record<Planet, readonly string[]>>>
  /** Turns begun on the current planet, the present one included: 2 by default. */
  readonly turnsHere?: number
}

export interface RaceOfTable {
  readonly pilot?: string
  readonly podracer?: string
  readonly tokens?: number
  readonly laps?: number
  /** Lap cards from the first, each standing for the next number. */
  readonly pile?: readonly string[]
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
  /** Events of this turn so far; fighters by name. */
  readonly today?: Partial<Omit<Today, 'fought'>> & {
    readonly fought?: Readonly<Partial<Record<Side, readonly string[]>>>
  }
  /** Whether the test itself answers offers to fetch an Effect; else nobody fetches one. */
  readonly fetches?: boolean
  readonly seed?: string
}

const FILLER: Readonly<Record<Side, string>> = { dark: 'DM-92', light: 'DM-29' }

function locationOf(name: string): { card: string; owner: Side } {
  const called = cards.filter((card) => fullName(card) === name)
  for (const set of [called.filter(({ id }) => id.startsWith(FIRST_SET)), called])
    for (const owner of SIDES) if (set.some(({ side }) => side === owner)) return { card: idOf(owner, name), owner }
  throw new Error(`no Location ${name}`)
}

function sideOf(side: Side, given: SideOfTable): BuiltSide {
  const ids = (names: readonly string[] = []) => names.map((name) => idOf(side, name))
  const inPlay = (names: readonly string[] | undefined, hidden: boolean): PlacedCard[] =>
    ids(names).map((card) => ({ card, hidden }))
  const { stranded = {}, strandedHidden = {}, effect, hiddenEffect = effect, race } = given
  const planets = [...new Set([...Object.keys(stranded), ...Object.keys(strandedHidden)])] as Planet[]
  const rows = planets.map((planet) => [
    planet,
    [...inPlay(stranded[planet], false), ...inPlay(strandedHidden[planet], true)],
  ])
  return {
    table: [...inPlay(given.faceUp, false), ...inPlay(given.hidden, true)],
    stranded: Object.fromEntries(rows),
    effect: hiddenEffect === undefined ? null : { card: effectOf(side, hiddenEffect), hidden: effect === undefined },
    hyperspace: ids(given.hyperspace),
    race: race === undefined ? undefined : raceOf(side, race),
    hand: ids(given.hand),
    deck: [...ids(given.deck), ...Array<string>(given.more ?? 20).fill(FILLER[side])],
    discard: ids(given.discard),
    turnsHere: given.turnsHere ?? 2,
  }
}

/** An Effect in play; for a Double Impact card its half that is an Effect. */
function effectOf(side: Side, name: string): string {
  const card = cardById(idOf(side, name))
  return card.type === 'double' ? (card.halves.find((half) => half.type === 'effect')?.id ?? card.id) : card.id
}

function raceOf(side: Side, { pilot, podracer, pile = [], ...numbers }: RaceOfTable): BuiltRace {
  const card = (name: string | undefined) => (name === undefined ? undefined : idOf(side, name))
  return { ...numbers, pilot: card(pilot), podracer: card(podracer), pile: pile.map((name) => idOf(side, name)) }
}

/** Builds a position and lets the game go on to its next question. */
export function position(given: Position): Played {
  const at = given.at ?? 'Tatooine • Desert Landing Site'
  const { fought = {}, ...today } = given.today ?? {}
  const names = SIDES.flatMap((side) => (fought[side] ?? []).map((name) => ({ side, card: idOf(side, name) })))
  const { state, events } = goOn(
    stateOf({
      format: given.format ?? 'full',
      rules: { ...DEFAULT_RULES, ...given.rules },
      seed: given.seed ?? 'position',
      sides: { dark: sideOf('dark', given.dark ?? {}), light: sideOf('light', given.light ?? {}) },
      turn: {
        number: given.turnNumber ?? 4,
        active: given.turn ?? 'dark',
        step: given.step ?? 'deploy',
        stillTurns: given.stillTurns ?? 0,
        locations: (typeof at === 'string' ? [at] : at).map(locationOf),
        won: (given.won ?? []).map((won) => ({ ...won, surrendered: false, locations: [] })),
        today: { ...today, fought: names },
      },
    }),
  )
  return new Played(state, events, given.fetches === true)
}

export const listOf = (side: Side, names: Readonly<Record<string, number>>): DeckList =>
  Object.entries(names).map(([name, count]) => ({ card: idOf(side, name), count }))

/** A whole game from its set-up. */
export function newMatch(
  format: Format,
  decks: Readonly<Record<Side, DeckList>>,
  seed: string,
  { fetches = false, ...rules }: Partial<RuleOptions> & { readonly fetches?: boolean } = {},
): Played {
  const { state, events } = setup({ format, rules }, decks, seed)
  return new Played(state, events, fetches)
}

// ---------------------------------------------------------------- driver

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** Cards of a side that a frame holds. */
function heldBy(frame: Frame, side: Side): readonly string[] {
  const ids = (held: readonly HeldCard[]) => held.map(({ card }) => card)
  switch (frame.frame) {
    case 'battle':
      return ids(frame.sides[side].cards ?? [])
    case 'fight':
      return frame.drawn.flatMap((drawn) => (drawn.side === side ? drawn.cards : []))
    case 'duel': {
      // Drawn for power or against a guess: on the way to the hand.
      const drawn = frame.drawn[side]?.card
      return [...ids(frame.hands[side]), ...frame.piles[side], ...(drawn == null ? [] : [drawn])]
    }
    case 'setup':
      return frame.aside[side]
    default:
      return []
  }
}

/** All cards of a side on the table, by handle: in play but for the Objective. */
export function inPlayOf(zone: SideState): TableCard[] {
  const { table, stranded, effect, hyperspace, race } = zone
  const single = [effect, race?.pilot, race?.podracer].filter((laid) => laid != null)
  return [...table, ...Object.values(stranded).flat(), ...hyperspace, ...single]
}

/** Every card of a side in any zone and any frame, sorted by id. */
export function cardsOf(state: State, side: Side): string[] {
  const zone = state.sides[side]
  const locations = [...state.locations, ...state.won.flatMap((won) => won.locations)]
  const { race } = zone
  return [
    ...zone.deck,
    ...zone.discard,
    ...[...zone.hand, ...inPlayOf(zone)].map((held) => held.card),
    ...(race === null ? [] : [race.objective, ...race.pile.map((lap) => lap.card)]),
    ...state.flow.flatMap((frame) => heldBy(frame, side)),
    ...locations.filter((laid) => laid.owner === side).map((laid) => laid.card),
  ]
    .map(wholeCard)
    .sort()
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export class Played {
  state: State
  /** The events of the last move (or the set-up). */
  events: readonly GameEvent[]
  readonly all: GameEvent[] = []
  readonly dark: Seated
  readonly light: Seated
  private readonly cards: Readonly<Record<Side, string[]>>
  private readonly fetches: boolean

  /** @param fetches whether the test itself answers offers to fetch an Effect */
  constructor(state: State, events: readonly GameEvent[], fetches: boolean) {
    this.fetches = fetches
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
    if (!this.fetches) this.fetchNothing()
  }

  /** Nobody fetches an Effect unless the test says so. */
  private fetchNothing(): void {
    const open = decisions(this.state).find((decision) => decision.kind === 'fetch')
    if (open === undefined) return
    const { events } = this
    const result = play(this.state, open.seat, [{ decision: open.id, exit: 'none' }])
    if (isRefusal(result)) throw new Error(result.refused)
    this.takeOver(result.state, result.events)
    this.events = [...events, ...this.events]
  }

  /** The open questions, as `dark deploy`. */
  get asked(): string[] {
    return decisions(this.state).map((decision) => `${decision.seat} ${decision.kind}`)
  }

  decision(side: Side, kind: Decision['kind']): Decision<Side> {
    const found = decisions(this.state).find((open) => open.seat === side && open.kind === kind)
    if (found === undefined) throw new Error(`${side} is not asked: ${kind}; asked is ${this.asked.join(', ')}`)
    return found
  }

  /** Gives an answer. @returns why it is refused (nothing has changed then), or null */
  hand(side: Side, answer: Answer): Refusal | null {
    const before = throughJson(this.state)
    const result = play(this.state, side, [answer])
    expect(this.state).toStrictEqual(before)
    if (isRefusal(result)) return result
    this.takeOver(result.state, result.events)
    return null
  }

  stops(reason: StopReason, loser: Side | null): void {
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

  /** The side of the beaten character, fight by fight; null for a tie. */
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

/** The names by which an option can be chosen: a card's name, with an action or a role where the option has one. */
function labelsOf({ id, card }: { readonly id: string; readonly card?: string }): string[] {
  if (card === undefined) return [id]
  const { title } = cardById(card)
  const [role] = /^(who|with|foe|text):/.exec(id) ?? ['']
  const [suffix] = /@objective$/.exec(id) ?? ['']
  return [nameOf(card), title, card].map((name) => `${role}${name}${suffix}`)
}

/** One player: their cards, and their answers. Every answer must be legal; `tries` gives the refusal instead. */
export class Seated {
  private readonly game: Played
  readonly side: Side

  constructor(game: Played, side: Side) {
    this.game = game
    this.side = side
  }

  // ------------------------------------------------------------ cards

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

  /** The Effect that lies face up. */
  get effect(): string | null {
    const { effect } = this.zone
    return effect === null || effect.hidden ? null : nameOf(effect.card)
  }

  get hyperspace(): string[] {
    return this.zone.hyperspace.map((laid) => nameOf(laid.card))
  }

  /** The Objective. @throws if there is none */
  get race(): Race {
    const { race } = this.zone
    if (race === null) throw new Error(`${this.side} has no Objective`)
    return race
  }

  /** Pilot and Podracer on the Objective. */
  get racing(): string[] {
    return [this.race.pilot, this.race.podracer].flatMap((laid) => (laid === null ? [] : [nameOf(laid.card)]))
  }

  /** The dueling hand, while there is a duel. */
  get duelingHand(): string[] {
    const [duel] = this.game.state.flow.filter((frame) => frame.frame === 'duel')
    return (duel?.hands[this.side] ?? []).map((held) => nameOf(held.card))
  }

  /** The discard pile, the card that came last first. */
  get discard(): string[] {
    return this.zone.discard.map(nameOf).reverse()
  }

  get deck(): number {
    return this.zone.deck.length
  }

  /** The draw deck, the top card first. */
  get deckCards(): string[] {
    return this.zone.deck.map(nameOf).reverse()
  }

  stranded(planet: Planet): string[] {
    return (this.zone.stranded[planet] ?? []).map((laid) => nameOf(laid.card))
  }

  /** The offers of the open question, by name: `Watto, Slave Owner`, `Sebulba, …@objective`, `who:Darth Maul, …`. */
  offered(kind: QuestionKind): string[] {
    const { shape } = this.game.decision(this.side, kind)
    const things = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
    return things.map((thing) => labelsOf(thing)[0] as string)
  }

  /** The exits of the open question. */
  exits(kind: QuestionKind): string[] {
    return this.game.decision(this.side, kind).exits.map((exit) => exit.id)
  }

  // ------------------------------------------------------------ answers

  /** Fetches this Effect, or none. */
  fetches(name: string | null): void {
    this.chooses('fetch', name, 'fetch')
  }

  /**
   * Takes these actions in the Deploy step, in this order, and closes the step: the names of cards deployed from hand
   * (`Sebulba@objective`: to the Objective), and `text:Watto`, `evacuate:Naboo`, `thrust`, `partner`, `limit`.
   */
  deploys(...items: string[]): void {
    this.says('deploy', 'done', ...items)
  }

  /** Takes these actions and keeps the step open. */
  deploysFirst(...items: string[]): void {
    this.says('deploy', 'more', ...items)
  }

  /** Plays these lap cards, one after the other, and stops there. */
  thrusts(...names: string[]): void {
    for (const name of names) this.says('thrust', 'play', name)
    if (this.game.asked.includes(`${this.side} thrust`)) this.says('thrust', 'stop')
  }

  refuels(number: number): void {
    this.hands('refuel', { exit: 'ok', number })
  }

  /** Lets this triggered text work next, or none of them. */
  uses(name: string | null): void {
    this.chooses('text', name, 'use')
  }

  /** Takes this card out of the draw deck, or nothing. */
  finds(name: string | null): void {
    this.chooses('search', name, 'take')
  }

  /** Pays for a text with these cards of the hand. */
  pays(...names: string[]): void {
    this.says('text-cards', 'ok', ...names)
  }

  /** Chooses the opponent's card that a text concerns. */
  aims(name: string): void {
    this.says('text-target', 'ok', name)
  }

  /** Challenges to a duel. */
  duels(who: string, lightsaber: string, foe: string): void {
    this.says('duel', 'duel', `who:${who}`, `with:${lightsaber}`, `foe:${foe}`)
  }

  /** Lets this dueling character take the place of the one challenged, or nobody. */
  substitutes(name: string | null): void {
    this.chooses('substitute', name, 'use')
  }

  /** Defends in the duel with this weapon, or none. */
  armsWith(name: string | null): void {
    this.chooses('duel-weapon', name, 'use')
  }

  /** Attacks with this card of the dueling hand; `number`: which of its two. */
  attacks(name: string, number?: number): void {
    const card = idOf(this.side, name)
    const { shape } = this.game.decision(this.side, 'attack')
    const options: readonly Option[] = shape.type === 'choose' ? shape.options : []
    const option = options.find(
      (offer) => offer.card === card && (number === undefined || offer.id.endsWith(`:${number}`)),
    )
    if (option === undefined) throw new Error(`no ${name} in the ${this.side} dueling hand`)
    this.must('attack', 'attack', [option.id])
  }

  /** Blocks with this card of the dueling hand, or takes the hit. */
  blocks(name: string | null): void {
    if (name === null) this.says('block', 'take')
    else this.says('block', 'block', name)
  }

  /** Declares a battle with these Battle cards from the hand, and no duel before it. */
  battles(...names: string[]): void {
    if (this.game.asked.includes(`${this.side} duel`)) this.says('duel', 'pass')
    this.says('battle', 'battle', ...names)
  }

  /** Declares no duel or battle, or does not attack. */
  passes(): void {
    const open = (['duel', 'attack', 'battle'] as const).find((kind) =>
      this.game.asked.includes(`${this.side} ${kind}`),
    )
    this.says(open ?? 'battle', 'pass')
  }

  /** As defender: chooses these Battle cards from the hand. */
  takes(...names: string[]): void {
    this.says('battle-cards', 'ok', ...names)
  }

  /** Makes a plan, first card first. */
  plans(...names: string[]): void {
    this.hands('plan', { exit: 'ok', arrange: this.ids('plan', names) })
  }

  /** Adds these starships to the own hyperspace and intercepts. */
  intercepts(...names: string[]): void {
    this.says('intercept', 'intercept', ...names)
  }

  /** Adds these starships to the own hyperspace and lets the evacuation pass. */
  lets(...names: string[]): void {
    this.says('intercept', 'let', ...names)
  }

  evensUp({ locations = [], recycles = false, exit = 'end' }: EvenUp = {}): void {
    this.says('even-up', exit, ...(recycles ? ['hand'] : locations))
  }

  discards(...names: string[]): void {
    this.says('discard-down', 'ok', ...names)
  }

  /** Ends the turn on its last panel, if one was asked for. */
  ends(): void {
    this.says('end-turn', 'end')
  }

  surrenders(): void {
    this.says('end-turn', 'surrender')
  }

  /** Plays the next (or the first) Location; `from` names its source if there is a choice. */
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

  /** Any other answer, in the names of the options: `says('give-up', 'ok', 'Yoda')`, `says('redraw', 'keep')`. */
  says(kind: QuestionKind, exit: string, ...names: string[]): void {
    const { shape, exits } = this.game.decision(this.side, kind)
    const bare = exits.find(({ id }) => id === exit)?.bare === true
    this.must(kind, exit, shape.type === 'choose' && !bare ? this.ids(kind, names) : null)
  }

  /** Tries an illegal answer. @returns the code of the refusal; fails if the answer is legal */
  tries(kind: QuestionKind, exit: string, names: readonly string[]): string {
    const { id, shape } = this.game.decision(this.side, kind)
    const ids = this.ids(kind, names)
    const chosen = shape.type === 'arrange' ? { arrange: ids } : { choose: ids }
    const refusal = this.game.hand(this.side, { decision: id, exit, ...chosen })
    if (refusal === null) throw new Error(`${this.side} was allowed: ${kind} ${names.join(', ')}`)
    return refusal.refused
  }

  /** Chooses one, or none. */
  private chooses(kind: QuestionKind, name: string | null, exit: string): void {
    if (name === null) this.says(kind, 'none')
    else this.says(kind, exit, name)
  }

  private must(kind: QuestionKind, exit: string, choose: readonly string[] | null): void {
    this.hands(kind, choose === null ? { exit } : { exit, choose })
  }

  private hands(kind: QuestionKind, answer: Omit<Answer, 'decision'>): void {
    const { id } = this.game.decision(this.side, kind)
    expect(this.game.hand(this.side, { decision: id, ...answer })).toBeNull()
  }

  /**
   * Ids of the options or pieces of the open question with these names, a further copy for each further mention; else
   * of cards of the hand that are not offered.
   */
  private ids(kind: QuestionKind, names: readonly string[]): string[] {
    const { shape } = this.game.decision(this.side, kind)
    const offered = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
    const held = this.zone.hand.map(({ handle, card }) => ({ id: handle, card }))
    const left = [...offered, ...held.filter(({ id }) => offered.every((option) => option.id !== id))]
    return names.map((name) => {
      const meant = this.meant(left, name)
      if (meant === undefined)
        throw new Error(`no ${name} of ${this.side} to ${kind}: ${this.offered(kind).join(', ')}`)
      // Each way of a card with two ways is a piece, but a card is placed once.
      const handle = meant.id.split('/')[0]
      left.splice(0, left.length, ...left.filter(({ id }) => id.split('/')[0] !== handle))
      return meant.id
    })
  }

  /** The members with this id or name; a card of the first set comes before all others. */
  private meant<T extends { readonly id: string; readonly card?: string }>(list: readonly T[], name: string) {
    const named = list.filter((one) => one.id === name || labelsOf(one).includes(name))
    const cards = new Set(named.map(({ card }) => card))
    if (cards.size < 2) return named[0]
    const first = named.filter(({ card }) => card?.startsWith(FIRST_SET) === true)
    if (new Set(first.map(({ card }) => card)).size !== 1)
      throw new Error(`several cards of the question are called ${name}`)
    return first[0]
  }
}
