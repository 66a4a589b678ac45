/** Control of a planet, what follows when it is lost, and the Planet Victory (parts 18 and 19). */
import type { Answer } from '../../game.ts'
import { opposite, PLANETS, type Planet, SIDES, type Side } from '../cards/card.ts'
import { ask } from './ask.ts'
import { closeTurn } from './standstill.ts'
import type { Format, MoveOnFrame, Question, State } from './state.ts'
import { fighters, isType, locationCard, type Table } from './table.ts'

/** Who controls the current planet: a face-up character there, against no character and nothing hidden (rule 18.1). */
export function controllerOf(state: State): Side | null {
  const controls = (side: Side) => {
    const other = state.sides[opposite(side)]
    const opposed = other.table.some((laid) => laid.hidden || isType(laid.card, 'character'))
    return !opposed && fighters(state.sides[side]).length > 0
  }
  return SIDES.find(controls) ?? null
}

/** Somebody has lost the planet: the game is won, or goes on elsewhere. */
export function losePlanet(table: Table, loser: Side, surrendered: boolean): void {
  table.tell('control', opposite(loser), { planet: table.state.planet, surrendered })
  table.state.flow = [{ frame: 'move-on', step: 'aside', loser, surrendered }]
}

export function runMoveOn(table: Table, frame: MoveOnFrame): void {
  if (frame.step === 'location') throw new Error('moving on waits for a location without having asked')
  setAside(table, frame)
  const winner = opposite(frame.loser)
  const planets = table.state.won.filter((won) => won.by === winner).map((won) => won.planet)
  if (planets.length >= PLANETS_TO_WIN[table.state.format])
    return table.end({ kind: 'planet-victory', winner, values: { planets } })
  closeTurn(table)
  if (table.over) return
  frame.step = 'location'
  const chooser = [frame.loser, winner].find((side) => openLocations(table.state, side).length > 0)
  // Can't be with legal decks; the safety net of decision G-10.
  if (chooser === undefined) return table.end({ kind: 'planet-victory', winner, values: { planets } })
  ask(table, chooser, 'next-location')
}

/** Rule 18.2.1: the planet goes aside with all that lies on it; both players' cards there are stranded. */
function setAside(table: Table, frame: MoveOnFrame): void {
  const { state } = table
  const planet = state.planet as Planet
  const { surrendered } = frame
  state.won = [...state.won, { planet, by: opposite(frame.loser), surrendered, locations: state.locations }]
  for (const side of SIDES) {
    const zone = table.side(side)
    if (zone.table.length > 0) zone.stranded = { ...zone.stranded, [planet]: zone.table }
    zone.table = []
    zone.turnsHere = 0
  }
  state.locations = []
  state.planet = null
  state.stirred = true
}

/** Rules 19.1.1 and 19.1.2. */
const PLANETS_TO_WIN: Readonly<Record<Format, number>> = { starter: 1, full: 2 }

/** Where a Location for the next planet may come from, in the order in which it is looked for (rule 18.2.3). */
const SOURCES = ['discard', 'hand', 'deck'] as const

export interface OpenLocation {
  /** `hand:DM-136`: where from, and which card. */
  readonly id: string
  readonly card: string
}

/** The Locations of planets that have not been in play which a side could lay now, each once per source. */
export function openLocations(state: State, side: Side): OpenLocation[] {
  const zone = state.sides[side]
  const open = PLANETS.filter((planet) => state.planet !== planet && !state.won.some((won) => won.planet === planet))
  const cards = { discard: zone.discard, hand: zone.hand.map((held) => held.card), deck: zone.deck }
  const found = new Map<string, OpenLocation>()
  for (const source of SOURCES)
    for (const card of cards[source])
      if (isType(card, 'location') && open.includes(locationCard(card).planet))
        found.set(`${source}:${card}`, { id: `${source}:${card}`, card })
  return [...found.values()].sort(inOrder)
}

/** By source, then by card: the order must not tell where in the draw deck a card lies. */
function inOrder(one: OpenLocation, other: OpenLocation): number {
  const source = (entry: OpenLocation) => SOURCES.findIndex((name) => entry.id.startsWith(name))
  return source(one) - source(other) || one.card.localeCompare(other.card, 'en', { numeric: true })
}

/** The answer to `next-location` (rules 18.2.3, 18.2.4, 18.2.6). */
export function answerMoveOn(table: Table, frame: MoveOnFrame, question: Question, answer: Answer): void {
  const [source, card] = String(answer.choose?.[0]).split(':') as [(typeof SOURCES)[number], string]
  const zone = table.side(question.side)
  if (source === 'hand') {
    const held = zone.hand.find((candidate) => candidate.card === card)
    if (held === undefined) throw new Error(`no ${card} in the ${question.side} hand`)
    table.fromHand(question.side, held.handle)
  } else {
    const pile = source === 'deck' ? zone.deck : zone.discard
    pile.splice(pile.indexOf(card), 1)
  }
  table.layLocation(question.side, card, source)
  if (source === 'deck') {
    table.shuffle(question.side)
    table.checkDecks() // decision G-18: taking the last card loses
    if (table.over) return
  }
  table.state.active = frame.loser
  table.state.flow = [{ frame: 'turn', step: 'start', spent: 0, ending: 'end' }]
}
