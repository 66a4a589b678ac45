/** Laying out the position that a scenario begins with, and the decks of one that begins with the set-up. */
import type { DeckList } from '../../../contract/index.ts'
import { type Item, type Items, parts, readItems } from '../../../kit/scenarios/items.ts'
import { Mistake, reading } from '../../../kit/scenarios/problems.ts'
import { nearest, plain } from '../../../kit/scenarios/spelling.ts'
import { PLANETS, SIDES, type Side } from '../cards/card.ts'
import { decks as readyMade } from '../decks/index.ts'
import { DEFAULT_RULES, type RuleOptions } from '../editions.ts'
import { rulesFrom, setup } from '../game.ts'
import { run } from '../rules/flow.ts'
import { LAP } from '../rules/race/podrace.ts'
import { newGame } from '../rules/setup.ts'
import {
  type Format,
  type Frame,
  NEW_TURN,
  type Race,
  type SideState,
  type State,
  type TableCard,
} from '../rules/state.ts'
import { locationCard, Table } from '../rules/table.ts'
import { type Filler, fillerFor } from './filler.ts'
import type { DeckGiven, Scenario, SideBefore } from './form.ts'
import { cardCalled, cardOfDestiny, cardsCalled, destinyIn } from './names.ts'
import { mustBePossible } from './possible.ts'
import { planetItems } from './zones.ts'

/** Cards that lie below those of a deck that are named, unless the scenario says how many. */
const USUAL_REST = 20

const step = (table: Table) => ({ state: table.state, events: table.events })

/** The rules that a scenario is played by. */
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
 * Lays out a position, or sets a game up from decks, and lets it go on to its first question.
 * @throws Mistake for what can't be laid out
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
  const state = newGame(format, rules, { dark: [], light: [] }, seed)
  layOut(state, given)
  mustBePossible(state, given)
  const table = new Table(state)
  run(table)
  return step(table)
}

/** What a position consists of. */
const POSITION = ['at', 'turn', 'turn number', 'still turns', 'step', 'counters spent', 'dark', 'light'] as const

const at = (path: readonly string[], text: string): Mistake => {
  const mistake = new Mistake(text)
  mistake.path = path
  return mistake
}

function layOut(state: State, given: Scenario): void {
  const fill = fillerFor(given)
  if (given.step === 'set-up') {
    if (given.at !== undefined) throw at(['at'], 'At the set-up no Location lies yet.')
    for (const side of SIDES) {
      const [early] = Object.keys(given[side] ?? {}).filter((word) => word !== 'deck')
      if (early !== undefined) throw at([side, early], 'At the set-up there are only decks.')
      layOutSide(state, side, given[side] ?? {}, fill)
    }
    state.flow = [{ ...(state.flow[0] as Extract<Frame, { frame: 'setup' }>), step: 'draw' }]
    return
  }
  state.turn = given['turn number'] ?? 4
  state.stillTurns = given['still turns'] ?? 0
  state.active = given.turn ?? 'dark'
  const { items } = given.at ?? readItems('Tatooine • Desert Landing Site')
  state.locations = reading(['at'], () => items.map(({ name }) => locationCalled(name)))
  const top = state.locations.at(-1)
  if (top === undefined) throw at(['at'], 'A Location has to lie on the planet ("at:").')
  state.planet = locationCard(top.card).planet
  for (const side of SIDES) reading([side, 'controls'], () => control(state, side, given[side] ?? {}))
  for (const side of SIDES) layOutSide(state, side, given[side] ?? {}, fill)
  state.flow = [{ ...NEW_TURN, step: STEP[given.step ?? 'deploy'], spent: given['counters spent'] ?? 0 }]
}

const STEP = {
  start: 'start',
  deploy: 'deploy',
  duel: 'duel',
  battle: 'battle',
  'even-up': 'even-up',
  end: 'control',
} as const

/** A Location of either side: the dark one's where both have it. */
function locationCalled(name: string) {
  const found = cardsCalled(null, name).filter(({ type }) => type === 'location')
  const card = found.find(({ side }) => side === 'dark') ?? found[0]
  if (card === undefined) throw new Mistake(`"${name}" is no Location.`)
  return { card: card.id, owner: card.side }
}

function layOutSide(state: State, side: Side, given: SideBefore, fill: Filler): void {
  const zone = state.sides[side]
  const part = <T>(key: keyof SideBefore, read: () => T): T => reading([side, key], read)
  const lay = (items: Items | undefined, types: readonly string[]): TableCard[] =>
    named(items).map((item) => ({
      handle: `${side[0]}t${++zone.handles.table}`,
      card: idOf(side, item, types),
      hidden: item.hidden,
    }))
  const ids = (items: Items | undefined): string[] => named(items).map((item) => idOf(side, open(item)))
  const all = (items: Items | undefined): string[] => [...ids(items), ...fill.cards(side, items?.more ?? 0)]
  zone.table = part('table', () => lay(given.table, ['character', 'weapon']))
  zone.hyperspace = part('hyperspace', () =>
    lay({ items: named(given.hyperspace).map(open), more: null }, ['starship']),
  )
  zone.effect = part('effect', () => onlyOne(lay(given.effect, ['effect'])))
  for (const planet of PLANETS) {
    const items = given.stranded?.[planet]
    if (items === undefined) continue
    const cards = reading([side, 'stranded', planet], () => lay(items, ['character', 'weapon']))
    zone.stranded = { ...zone.stranded, [planet]: cards }
  }
  const hand = part('hand', () => all(given.hand))
  zone.hand = hand.map((card) => ({ handle: `${side[0]}h${++zone.handles.held}`, card }))
  const deck = part('deck', () => ids(given.deck))
  zone.deck = [...fill.rest(state, side, given.deck?.more ?? USUAL_REST), ...deck.reverse()]
  zone.discard = part('discard', () => all(given.discard))
  const hides = [...zone.table, ...(zone.effect === null ? [] : [zone.effect])].some(({ hidden }) => hidden)
  zone.turnsHere = given['turns here'] ?? (hides ? 1 : 2)
  const { objective } = given
  if (objective !== undefined) zone.race = part('objective', () => raceOf(side, objective, zone))
}

/** A card where none lies hidden. */
function open(item: Item): Item {
  if (item.hidden) throw new Mistake(`"${item.name}": only characters, weapons and Effects in play lie hidden.`)
  return item
}

/** Rule 20.3. */
function onlyOne(effects: readonly TableCard[]): TableCard | null {
  if (effects.length > 1) throw new Mistake('A player has one Effect in play.')
  return effects[0] ?? null
}

const named = (items: Items | undefined): readonly Item[] => items?.items ?? []

/** The card that is meant; where it lies decides which kind it has to be. */
function idOf(side: Side, { name }: Item, types?: readonly string[]): string {
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

function control(state: State, side: Side, given: SideBefore): void {
  for (const { planet, surrendered } of planetItems(given.controls ?? { items: [], more: null })) {
    if (state.won.some((won) => won.planet === planet)) throw new Mistake(`${planet} can't be controlled twice.`)
    if (planet === state.planet)
      throw new Mistake(`${planet} is controlled already, so no Location of it can lie there ("at:").`)
    state.won = [...state.won, { planet, by: side, surrendered, locations: [] }]
  }
}

const OBJECTIVES: Readonly<Record<Side, string>> = { dark: 'BP-59', light: 'BP-29' }

function raceOf(side: Side, given: NonNullable<SideBefore['objective']>, zone: SideState): Race {
  const lay = (name: string | undefined, type: string): TableCard | null =>
    name === undefined
      ? null
      : {
          handle: `${side[0]}t${++zone.handles.table}`,
          card: idOf(side, { name, hidden: false }, [type]),
          hidden: false,
        }
  const pilot = lay(given.pilot, 'character')
  const podracer = lay(given.podracer, 'weapon')
  const pile = named(given.pile).map((item, at) => ({ card: idOf(side, item), as: at + 1 }))
  if (pile.length >= LAP)
    throw new Mistake(`A Podracing pile has at most ${LAP - 1} cards: with ${LAP} the lap is done.`)
  return {
    objective: OBJECTIVES[side],
    pilot,
    podracer,
    used: { pilot: pilot !== null, podracer: podracer !== null },
    tokens: given.tokens ?? 0,
    laps: given.laps ?? 0,
    pile,
  }
}

// ---------------------------------------------------------------- decks

/** The deck lists that a scenario gives. @throws Mistake for decks and cards that there are not */
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
    if (left < 0) throw new Mistake(`There are not so many "${item.name}" in this deck.`)
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
