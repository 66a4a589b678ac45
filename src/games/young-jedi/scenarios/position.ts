/** Builds the position with which a scenario begins, or the decks of one that begins with the set-up. */
import type { DeckList } from '../../../contract/index.ts'
import { type Items, type ListedCard, onlyNamed, parts, readItems } from '../../../kit/scenarios/items.ts'
import { Mistake, reading } from '../../../kit/scenarios/problems.ts'
import { nearest, plain } from '../../../kit/scenarios/spelling.ts'
import { PLANETS, type Planet, SIDES, type Side } from '../cards/card.ts'
import { DEFAULT_RULES, type RuleOptions } from '../cards/editions.ts'
import { decks as readyMade } from '../decks/index.ts'
import { rulesFrom, setup } from '../playing.ts'
import { LAP } from '../rules/race/podrace.ts'
import type { Format, WonPlanet } from '../state/game-state.ts'
import { locationCard } from '../state/game-table.ts'
import {
  type BuiltRace,
  type BuiltSide,
  type BuiltTurn,
  goOn,
  type PlacedCard,
  type PositionPlan,
  stateOf,
} from './builder.ts'
import { type Filler, fillerFor } from './filler.ts'
import type { DeckGiven, Scenario, SideBefore } from './form.ts'
import { cardCalled, cardOfDestiny, cardsCalled, destinyIn } from './names.ts'
import { mustBePossible } from './possible.ts'
import { planetItems } from './zones.ts'

/** Cards below the named ones of a deck, unless the scenario gives a number. */
const USUAL_REST = 20

/** The number of the turn, unless the scenario gives it. */
const USUAL_TURN = 4

/** The rules by which a scenario is played. */
export function rulesOf(given: Scenario): RuleOptions {
  return rulesFrom({
    format: given.game ?? 'full',
    rules: {
      edition: given.edition ?? DEFAULT_RULES.edition,
      ...(given['decks out'] === undefined ? {} : { decksOut: given['decks out'] }),
      ...(given['search penalty'] === undefined ? {} : { searchPenalty: given['search penalty'] }),
    },
  })
}

/**
 * Builds a position, or sets a game up from decks, and lets it go on to its first question.
 * @throws Mistake for a position that is impossible
 */
export function begin(given: Scenario): ReturnType<typeof setup> {
  const format: Format = given.game ?? 'full'
  const seed = given.seed ?? 'scenario'
  const rules = rulesOf(given)
  if (given.decks !== undefined) {
    for (const word of POSITION)
      if (given[word] !== undefined)
        throw at([word], 'With "decks:" the game begins with the set-up: nothing lies yet.')
    const { dark, light } = decksOf(given)
    if (dark === undefined || light === undefined) throw new Mistake('To play, both sides need a deck.')
    return setup({ format, rules: { ...rules } }, { dark, light }, seed)
  }
  const state = stateOf({ format, rules, seed, ...laidOut(given, format) })
  mustBePossible(state, given)
  return goOn(state)
}

/** The keys of a position. */
const POSITION = ['at', 'turn', 'turn number', 'still turns', 'step', 'counters spent', 'dark', 'light'] as const

const at = (path: readonly string[], text: string): Mistake => {
  const mistake = new Mistake(text)
  mistake.path = path
  return mistake
}

function laidOut(given: Scenario, format: Format): Pick<PositionPlan, 'sides' | 'turn'> {
  const fill = fillerFor(given)
  const turn = given.step === 'set-up' ? null : turnOf(given, STEP[given.step ?? 'deploy'])
  if (turn === null) {
    if (given.at !== undefined) throw at(['at'], 'At the set-up no Location lies yet.')
    for (const side of SIDES) {
      const [early] = Object.keys(given[side] ?? {}).filter((word) => word !== 'deck')
      if (early !== undefined) throw at([side, early], 'At the set-up there are only decks.')
    }
  }
  const ahead = format === 'full' && turn !== null ? planetsAhead(turn) : []
  const sideOf = (side: Side) => sideFrom(side, given[side] ?? {}, fill, ahead)
  return { turn, sides: { dark: sideOf('dark'), light: sideOf('light') } }
}

const planetOf = ({ locations }: BuiltTurn): Planet | null => {
  const top = locations.at(-1)
  return top === undefined ? null : locationCard(top.card).planet
}

/** The planets that are still to come. */
const planetsAhead = (turn: BuiltTurn): readonly Planet[] =>
  PLANETS.filter((one) => one !== planetOf(turn) && !turn.won?.some(({ planet }) => planet === one))

function turnOf(given: Scenario, step: BuiltTurn['step']): BuiltTurn {
  const laid = given.at ?? readItems('Tatooine • Desert Landing Site')
  const locations = reading(['at'], () => named(laid).map(({ name }) => locationCalled(name)))
  if (locations.length === 0) throw at(['at'], 'A Location has to lie on the planet ("at:").')
  const turn = {
    number: given['turn number'] ?? usualTurn(given),
    active: given.turn ?? 'dark',
    step,
    spent: given['counters spent'] ?? 0,
    stillTurns: given['still turns'] ?? 0,
    locations,
  }
  const won: WonPlanet[] = []
  for (const side of SIDES)
    reading([side, 'controls'], () => {
      for (const { planet, surrendered } of planetItems(given[side]?.controls ?? { items: [], more: null })) {
        if (won.some((one) => one.planet === planet)) throw new Mistake(`${planet} can't be controlled twice.`)
        if (planet === planetOf(turn))
          throw new Mistake(`${planet} is controlled already, so no Location of it can lie there ("at:").`)
        won.push({ planet, by: side, surrendered, locations: [] })
      }
    })
  return { ...turn, won }
}

/** The usual number of a turn that is late enough for what the scenario says has happened. */
function usualTurn(given: Scenario): number {
  const here = SIDES.map((side) => given[side]?.['turns here'] ?? 0)
  return Math.max(USUAL_TURN, (here[0] ?? 0) + (here[1] ?? 0), given['still turns'] ?? 0)
}

const STEP = {
  start: 'start',
  deploy: 'deploy',
  duel: 'duel',
  battle: 'battle',
  'even-up': 'even-up',
  end: 'control',
} as const

/** A Location of either side: the dark side's if both have it. */
function locationCalled(name: string) {
  const found = cardsCalled(null, name).filter(({ type }) => type === 'location')
  const card = found.find(({ side }) => side === 'dark') ?? found[0]
  if (card === undefined) throw new Mistake(`"${name}" is no Location.`)
  return { card: card.id, owner: card.side }
}

function sideFrom(side: Side, given: SideBefore, fill: Filler, ahead: readonly Planet[]): BuiltSide {
  const part = <T>(key: keyof SideBefore, read: () => T): T => reading([side, key], read)
  const inPlay = (items: Items | undefined, types: readonly string[]): PlacedCard[] =>
    named(items).map((item) => ({ card: idOf(side, item, types), hidden: item.hidden }))
  const ids = (items: readonly ListedCard[], types?: readonly string[]): string[] =>
    items.map((item) => idOf(side, open(item), types))
  const all = (items: Items | undefined): string[] => [
    ...ids(items?.items ?? []),
    ...fill.cards(side, items?.more ?? 0),
  ]
  const table = part('table', () => inPlay(given.table, CREWS))
  const effect = part('effect', () => onlyOne(inPlay(given.effect, ['effect'])))
  const stranded = Object.entries(given.stranded ?? {}).map(([planet, items]) => [
    planet,
    reading([side, 'stranded', planet], () => inPlay(items, CREWS)),
  ])
  const deck = part('deck', () => ids(given.deck?.items ?? []))
  const { objective } = given
  return {
    ...{ table, effect, stranded: Object.fromEntries(stranded) },
    hyperspace: part('hyperspace', () => ids(named(given.hyperspace), ['starship'])),
    race: objective === undefined ? undefined : part('objective', () => raceOf(side, objective)),
    hand: part('hand', () => all(given.hand)),
    deck: [...deck, ...fill.rest(side, given.deck?.more ?? USUAL_REST, ahead)],
    discard: part('discard', () => all(given.discard)),
    turnsHere: given['turns here'] ?? ([...table, effect].some((one) => one?.hidden === true) ? 1 : 2),
  }
}

/** The types of cards on a planet. */
const CREWS: readonly string[] = ['character', 'weapon']

/** A card in a zone where no card is hidden. */
function open(item: ListedCard): ListedCard {
  if (item.hidden) throw new Mistake(`"${item.name}": only characters, weapons and Effects in play lie hidden.`)
  return item
}

/** Rule 20.3. */
function onlyOne(effects: readonly PlacedCard[]): PlacedCard | null {
  if (effects.length > 1) throw new Mistake('A player has one Effect in play.')
  return effects[0] ?? null
}

/** Returns the cards of a list without further ones: only hands, decks and discard piles hold cards that don't matter. */
const named = (items: Items | undefined): readonly ListedCard[] => (items === undefined ? [] : onlyNamed(items).items)

/** The card that is meant; its zone decides the possible types. */
function idOf(side: Side, { name }: ListedCard, types?: readonly string[]): string {
  const destiny = destinyIn(name)
  if (destiny !== null && types === undefined) return cardOfDestiny(side, destiny)
  const card = cardCalled(side, name)
  const half = card.type === 'double' ? card.halves.find(({ type }) => types?.includes(type)) : undefined
  if (half !== undefined) return half.id
  if (types !== undefined && !types.includes(card.type))
    throw new Mistake(`"${name}" is ${TYPES[card.type]}; here lies ${types.map((type) => TYPES[type]).join(' or ')}.`)
  return card.id
}

const TYPES: Readonly<Record<string, string>> = {
  character: 'a character',
  weapon: 'a weapon',
  battle: 'a Battle card',
  effect: 'an Effect',
  starship: 'a starship',
  location: 'a Location',
  objective: 'an Objective',
  double: 'a Double Impact card',
}

function raceOf(side: Side, given: NonNullable<SideBefore['objective']>): BuiltRace {
  const card = (name: string | undefined, type: string): string | undefined =>
    name === undefined ? undefined : idOf(side, { name, hidden: false }, [type])
  const pile = named(given.pile).map((item) => idOf(side, open(item)))
  if (pile.length >= LAP)
    throw new Mistake(`A Podracing pile has at most ${LAP - 1} cards: with ${LAP} the lap is done.`)
  const { tokens, laps } = given
  return { ...{ tokens, laps, pile }, pilot: card(given.pilot, 'character'), podracer: card(given.podracer, 'weapon') }
}

// ---------------------------------------------------------------- decks

/** The deck lists of a scenario. @throws Mistake for unknown decks and cards */
export function decksOf({ decks }: Scenario): Partial<Record<Side, DeckList>> {
  const lists: Partial<Record<Side, DeckList>> = {}
  for (const side of SIDES) {
    const given = decks?.[side]
    if (given !== undefined) lists[side] = reading(['decks', side], () => listOf(side, given))
  }
  return lists
}

function listOf(side: Side, given: DeckGiven): DeckList {
  if (typeof given === 'string' && !given.includes(';')) return readyMadeDeck(side, given)
  if (typeof given === 'string' || Array.isArray(given)) return count(new Map(), side, readItems(given), 1)
  const { of, without, with: more } = given as Exclude<DeckGiven, string | string[]>
  const counts = new Map<string, number>()
  for (const name of parts(of))
    for (const entry of readyMadeDeck(side, name)) counts.set(entry.card, (counts.get(entry.card) ?? 0) + entry.count)
  count(counts, side, without, -1)
  return count(counts, side, more, 1)
}

function count(counts: Map<string, number>, side: Side, items: Items | undefined, by: 1 | -1): DeckList {
  for (const item of named(items)) {
    const { id } = cardCalled(side, item.name)
    // A card taken out may be in the deck in another printing.
    const same = by === 1 ? id : (cardsCalled(side, item.name).find((card) => (counts.get(card.id) ?? 0) > 0)?.id ?? id)
    const left = (counts.get(same) ?? 0) + by
    if (left < 0) throw new Mistake(`There are not that many "${item.name}" in this deck.`)
    if (left === 0) counts.delete(same)
    else counts.set(same, left)
  }
  return [...counts].map(([card, number]) => ({ card, count: number }))
}

function readyMadeDeck(side: Side, name: string): DeckList {
  const own = readyMade.filter(({ seat }) => seat === side)
  const found = own.find((deck) => deck.id === name.trim() || plain(deck.name) === plain(name))
  if (found !== undefined) return found.list
  const near = nearest(
    name,
    own.map((deck) => deck.name),
  )
  const known = (near.length > 0 ? near : own.map((deck) => deck.name)).map((one) => `"${one}"`)
  throw new Mistake(`There is no ready-made ${side} deck "${name}"; there is ${known.join(', ')}.`)
}
