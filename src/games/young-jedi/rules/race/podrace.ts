/** The podrace (part 25): thrust, lap cards, handling, refuelling, laps. */
import type { Answer } from '../../../../contract/index.ts'
import { opposite } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { cardById } from '../../cards/index.ts'
import { ask } from '../../state/ask.ts'
import type { LapCard, Race, Side, State } from '../../state/game-state.ts'
import { destiniesOf, singleCard, type Table } from '../../state/game-table.ts'
import { working } from '../../texts/reading/in-play.ts'
import { matches } from '../partners.ts'

/** Cards in a lap (rule 25.9). */
export const LAP = 6
/** Laps that win the race (rule 25.9). */
export const LAPS_TO_WIN = 3

/** Returns the reason why a side may not thrust (rules 25.3, 25.5); null if it may. */
export function thrustBar(state: State, side: Side): 'none' | 'pair' | 'match' | 'done' | null {
  const { race } = state.sides[side]
  if (race === null) return 'none'
  if (race.pilot === null || race.podracer === null) return 'pair'
  if (state.today.thrust) return 'done'
  return matches(singleCard(race.pilot.card), singleCard(race.podracer.card)) ? null : 'match'
}

/**
 * Returns whether a side may thrust: its pilot and the matching Podracer are on the Objective and have not raced yet.
 */
export const mayThrust = (state: State, side: Side): boolean => thrustBar(state, side) === null

/** Rule 25.5: adds a Thrust token, then asks for lap cards. */
export function beginThrust(table: Table, side: Side): void {
  const { race } = table.side(side)
  if (race === null) return
  const tokens = Math.min(race.tokens + 1, rulesOf(table.state.options).thrustTokens)
  table.setRace(side, { tokens })
  table.state.today = { ...table.state.today, thrust: true }
  table.tell('thrust', side, { tokens })
  goOn(table, side, tokens)
}

/**
 * Asks for the next lap card while there is thrust for it, then for refuelling. @param left the lap cards still allowed
 */
function goOn(table: Table, side: Side, left: number): void {
  if (table.over) return
  // The number of cards in hand is public.
  if (left > 0 && table.side(side).hand.length > 0) return ask(table, side, 'thrust', String(left))
  askToRefuel(table, side)
}

function askToRefuel(table: Table, side: Side): void {
  if (mostFuel(table.state, side) > 0) ask(table, side, 'refuel')
}

/** Returns the most tokens for refuelling: half of them, rounded up (rule 25.8). */
export const mostFuel = (state: State, side: Side): number => Math.ceil((state.sides[side].race?.tokens ?? 0) / 2)

/** Returns the number that the next lap card must have (rules 25.6, G-68). */
export const nextNumber = ({ pile }: Race): number => (pile.at(-1)?.as ?? 0) + 1

/**
 * Returns the handling numbers, which may stand for any other number: the last digit of the pilot's collector number,
 * and those that texts add (25.7).
 */
export function handlingNumbers(state: State, side: Side): readonly number[] {
  const { race } = state.sides[side]
  if (race?.pilot == null) return []
  const gifts = working(state, side, 'handling').map(({ text }) => text.number)
  return [pilotNumber(race.pilot.card), ...gifts].filter((number) => number > 0)
}

/** The last digit of a pilot's collector number. */
const pilotNumber = (pilot: string): number => Number(pilot.match(/(\d)(?:\/\d)?$/)?.[1] ?? 0)

/**
 * Returns the card whose text, and not the pilot's own number, lets this lap card stand for another number; else null.
 */
function handledBy(state: State, side: Side, lap: LapCard): string | null {
  const pilot = state.sides[side].race?.pilot?.card
  const numbers = destiniesOf(lap.card)
  if (!isHandling(lap) || pilot === undefined || numbers.includes(pilotNumber(pilot))) return null
  return working(state, side, 'handling').find(({ text }) => numbers.includes(text.number))?.laid.card ?? null
}

/** Whether a card of the lap stands for another number than its own. */
const isHandling = ({ card, as }: LapCard): boolean => !destiniesOf(card).includes(as)

/** Returns the reason why a card may not be the next lap card (rules 25.6, 25.7); null if it may. */
export function lapBar(state: State, side: Side, id: string): 'kind' | 'number' | 'handling' | null {
  const { race } = state.sides[side]
  const card = cardById(id)
  if (race === null || card.type === 'location' || card.destiny === null) return 'kind'
  const next = nextNumber(race)
  if (next > LAP) return 'number'
  if (destiniesOf(id).includes(next)) return null
  const handling = handlingNumbers(state, side)
  if (!destiniesOf(id).some((number) => handling.includes(number))) return 'number'
  const used = race.pile.filter(isHandling).length
  return used < rulesOf(state.options).handlingCards ? null : 'handling'
}

/**
 * Returns whether a card may be the next lap card: by its own number, or by handling, which only a few cards of a lap
 * may use.
 */
export const mayLap = (state: State, side: Side, id: string): boolean => lapBar(state, side, id) === null

/** Takes the answer to `thrust`: plays the lap card, or goes to refuelling. @param left the lap cards allowed so far */
export function answerThrust(table: Table, side: Side, answer: Answer, left: number): void {
  const handle = answer.exit === 'stop' ? undefined : answer.choose?.[0]
  if (handle === undefined) return askToRefuel(table, side)
  const { card } = table.fromHand(side, handle)
  const { race } = table.side(side)
  if (race === null) return
  const as = nextNumber(race)
  table.setRace(side, { pile: [...race.pile, { card, as }] })
  const by = handledBy(table.state, side, { card, as })
  table.tell('lap-card', side, { card, as, ...(by === null ? {} : { by }) })
  if (as === LAP) finishLap(table, side)
  goOn(table, side, left - 1)
}

/** Rule 25.9: shuffles the lap's cards into the draw deck. The third lap wins (19.3). */
function finishLap(table: Table, side: Side): void {
  const { race } = table.side(side)
  if (race === null) return
  const laps = race.laps + 1
  table.setRace(side, { laps, pile: [] })
  table.intoDeck(
    side,
    race.pile.map(({ card }) => card),
  )
  table.tell('lap', side, { laps })
  table.shuffle(side)
  if (laps < LAPS_TO_WIN) return
  const loser = opposite(side)
  const zone = table.side(loser)
  const rest = zone.deck.splice(0).reverse()
  table.toDiscard(loser, rest)
  table.tell('race-lost', loser, { cards: rest })
  table.end({ kind: 'podrace-victory', winner: side, values: {} })
}

/** Takes the answer to `refuel`: draws a card for each token (rule 25.8). */
export function answerRefuel(table: Table, side: Side, answer: Answer): void {
  table.state.today = { ...table.state.today, refuelled: true }
  const count = answer.number ?? 0
  if (count === 0) return
  table.tell('refuel', side, { count })
  table.draw(side, count)
  table.checkDecks() // G-71
}
