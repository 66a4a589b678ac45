/** Control of a planet, the move to the next planet, and the Planet Victory (parts 18 and 19). */
import type { Answer } from '../../../contract/index.ts'
import { opposite, PLANETS, type Planet, SIDES, type Side } from '../cards/card.ts'
import { byId } from '../cards/order.ts'
import type { OptionOf } from '../state/abouts.ts'
import { ask } from '../state/ask.ts'
import { type Format, type MoveOnFrame, NEW_TURN, type Question, type State } from '../state/game-state.ts'
import { fighters, findInPlay, isType, locationCard, type Table } from '../state/game-table.ts'
import { working } from '../texts/reading/in-play.ts'
import { closeTurn } from './standstill.ts'

/**
 * Returns the side that controls the current planet: it has a face-up character there, and the opponent has neither a
 * character nor a hidden card (rule 18.1). Null if neither does.
 */
export function controllerOf(state: State): Side | null {
  const controls = (side: Side) => {
    const other = state.sides[opposite(side)]
    const opposed =
      other.effect?.hidden === true || other.table.some((laid) => laid.hidden || isType(laid.card, 'character'))
    return !opposed && fighters(state.sides[side]).length > 0
  }
  return SIDES.find(controls) ?? null
}

/** Ends the fight for the current planet; the frame `move-on` then ends the game or goes to the next planet. */
export function losePlanet(table: Table, loser: Side, surrendered: boolean): void {
  table.tell('control', opposite(loser), { planet: table.state.planet, surrendered })
  table.state.flow = [{ frame: 'move-on', step: 'texts', loser, surrendered, due: null }]
}

/**
 * Does the next step after a planet is lost: texts, cards set aside, then the end of the game or the next Location.
 * @throws in the step that waits for a Location
 */
export function runMoveOn(table: Table, frame: MoveOnFrame): void {
  if (frame.step === 'location') throw new Error('moving on waits for a location without having asked')
  if (frame.step === 'texts') return offerTexts(table, frame)
  setAside(table, frame)
  const winner = opposite(frame.loser)
  const planets = table.state.won.filter((won) => won.by === winner).map((won) => won.planet)
  if (planets.length >= PLANETS_TO_WIN[table.state.format])
    return table.end({ kind: 'planet-victory', winner, values: { planets } })
  closeTurn(table)
  if (table.over) return
  frame.step = 'location'
  const chooser = [frame.loser, winner].find((side) => openLocations(table.state, side).length > 0)
  // Legal decks always have a Location left; decision G-10 covers all others.
  if (chooser === undefined) return table.end({ kind: 'planet-victory', winner, values: { planets } })
  ask(table, chooser, 'next-location')
}

// ---------------------------------------------------------------- texts on winning control

/**
 * Form F16: offers texts about winning control after control is settled and before cards are set aside (decision G-54).
 */
function offerTexts(table: Table, frame: MoveOnFrame): void {
  const winner = opposite(frame.loser)
  const { state } = table
  // A win of the whole game comes before these texts.
  const last = state.won.filter((won) => won.by === winner).length + 1 >= PLANETS_TO_WIN[state.format]
  frame.due ??= last
    ? []
    : working(state, winner, 'hand')
        .filter(({ text, where }) => text.when.on === 'control' && where === state.planet)
        .map(({ laid }) => laid.handle)
  const [next, ...rest] = frame.due
  if (next === undefined) {
    frame.step = 'aside'
    return
  }
  frame.due = rest
  const price = controlText(state, winner, next)?.price
  // The number of cards in hand is public.
  if (state.sides[winner].hand.length >= (price?.discard ?? 0)) ask(table, winner, 'control-text', next)
}

/** Returns the text about winning control of a card in play, or null. */
export function controlText(state: State, side: Side, handle: string) {
  return (
    working(state, side, 'hand').find(({ laid, text }) => laid.handle === handle && text.when.on === 'control')?.text ??
    null
  )
}

function useControlText(table: Table, question: Question, answer: Answer): void {
  const { side, about = '' } = question
  const text = controlText(table.state, side, about)
  if (answer.exit === 'none' || text === null) return
  const card = findInPlay(table.state, side, about)?.laid.card
  if (card === undefined) throw new Error(`no card ${about} of ${side} in play`)
  table.tell('text', side, { card })
  if (text.price?.thisCard === true) table.discardInPlay(side, about, 'price')
  table.discardFromHand(side, answer.choose ?? [], 'price')
  table.draw(side, text.draw ?? 0)
  table.checkDecks()
}

// ---------------------------------------------------------------- cards set aside

/**
 * Rules 18.2.1 and 18.2.2: sets the planet aside with all cards on it, after its Effects are discarded (20.5, G-55).
 */
function setAside(table: Table, frame: MoveOnFrame): void {
  const { state } = table
  const planet = state.planet as Planet
  const { surrendered } = frame
  for (const side of SIDES) {
    const { effect } = table.side(side)
    if (effect !== null) table.discardInPlay(side, effect.handle, 'planet')
  }
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

/** The planets that win each format (rules 19.1.1 and 19.1.2). */
export const PLANETS_TO_WIN: Readonly<Record<Format, number>> = { starter: 1, full: 2 }

// ---------------------------------------------------------------- the next Location

/** The zones that a Location for the next planet may come from, in the order of the search (rule 18.2.3). */
const SOURCES = ['discard', 'hand', 'deck'] as const

type OpenLocation = OptionOf<'next-location'> & { readonly card: string }

/** Returns the Locations that a side may play now, each once per zone: those of planets that have not been in play. */
export function openLocations(state: State, side: Side): OpenLocation[] {
  const zone = state.sides[side]
  const open = PLANETS.filter((planet) => state.planet !== planet && !state.won.some((won) => won.planet === planet))
  const cards = { discard: zone.discard, hand: zone.hand.map((held) => held.card), deck: zone.deck }
  const found = new Map<string, OpenLocation>()
  for (const source of SOURCES)
    for (const card of cards[source])
      if (isType(card, 'location') && open.includes(locationCard(card).planet))
        found.set(`${source}:${card}`, {
          id: `${source}:${card}`,
          card,
          // Its planet is chosen first.
          group: locationCard(card).planet,
          about: { from: source },
        })
  return [...found.values()].sort(inOrder)
}

/** Sorts by zone, then by card, so that the order does not tell where in the draw deck a card lies. */
function inOrder(one: OpenLocation, other: OpenLocation): number {
  const source = ({ about }: OpenLocation) => SOURCES.indexOf(about.from)
  return source(one) - source(other) || byId(one.card, other.card)
}

/** Takes the answer to `next-location` (rules 18.2.3-18.2.6) or to a text before it. */
export function answerMoveOn(table: Table, frame: MoveOnFrame, question: Question, answer: Answer): void {
  if (question.kind === 'control-text') return useControlText(table, question, answer)
  const { side } = question
  const chosen = openLocations(table.state, side).find(({ id }) => id === answer.choose?.[0])
  if (chosen === undefined) throw new Error(`no Location ${answer.choose?.[0]} to lay for ${side}`)
  const { card } = chosen
  const source = chosen.about.from
  const zone = table.side(side)
  if (source === 'hand') {
    const held = zone.hand.find((candidate) => candidate.card === card)
    if (held === undefined) throw new Error(`no ${card} in the ${side} hand`)
    table.fromHand(side, held.handle)
  } else {
    const pile = source === 'deck' ? zone.deck : zone.discard
    pile.splice(pile.indexOf(card), 1)
  }
  table.layLocation(side, card, source)
  if (source === 'deck') {
    table.shuffle(side)
    table.checkDecks() // decision G-18: the side that takes its last card loses
    if (table.over) return
  }
  table.state.active = frame.loser
  table.state.flow = [{ ...NEW_TURN }, { frame: 'fetch', sides: [side, opposite(side)], shown: null }]
}
