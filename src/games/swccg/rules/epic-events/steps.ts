/** Epic Events: where they deploy, and their attempts step by step (part 37; rules 25.7, 52.2). */
import { cardOf, deploysOf, type Side } from '../../state/engine-card.ts'
import { boardOf, frameIn, type State, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { cardsOn, isCharacter, locationAt, pieceOf } from '../../state/nesting.ts'
import type { Position, Subject } from '../../state/position-reading.ts'
import { answersTo } from '../../texts/answers.ts'
import type { ArgumentsOf, Filter } from '../../texts/language/words.ts'
import { amountOf, placesFitting } from '../../texts/reading/fits.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { permanentPilots } from '../../texts/values/crews.ts'
import { abilityOf } from '../../texts/values/fighting-values.ts'
import type { CardType } from '../deploy/card-types.ts'
import { drawDestiny } from '../destiny/steps.ts'
import type { AttemptFrame, AttemptMoreFrame } from './state.ts'

/** Free, at the place that its own text names, whether its player is there or not; it is no Effect (rules 25.6, 37.1, 37.2, 52.1). */
export const epicEvent: Omit<CardType, 'missing'> = {
  ways: (reading, side, card) => {
    const { on } = deploysOf(card) ?? {}
    const meant = { reading, you: side, card: card.id, self: null, here: null }
    const places = on === undefined ? [] : placesFitting(on, meant)
    return places.map(({ id }) => ({ way: { way: 'place', at: id }, cost: 0 }))
  },
  lies: () => {},
}

/** An attempt in its position: what it is made on, with which ship. */
export interface AttemptPosition {
  readonly side: Side
  readonly target: string
  readonly ship: TableCard | null
}

/** The pilot of an attempt (null: one that is part of the ship), with their ability and what texts add. */
export interface PilotShare {
  readonly pilot: TableCard | null
  readonly ability: number
  readonly added: number
}

const subject = (piece: TableCard | null): Subject | null => (piece === null ? null : { piece })

/** A number that the text of a card adds. */
interface AddingText {
  readonly card: string
  readonly amount: number
}

/** The numbers that texts add to the total, or to each draw. */
function addingTexts(
  reading: Position,
  { side, target, ship }: AttemptPosition,
  pilot: TableCard | null,
  draws: boolean,
): readonly AddingText[] {
  const asked = {
    question: 'attempt total',
    ...{ target: { place: target }, ship: subject(ship), pilot: subject(pilot), player: side },
  } as const
  const found = draws
    ? answersTo(reading, 'adds to attempt draws', asked)
    : answersTo(reading, 'adds to attempts', asked)
  return found
    .map(({ rule, meant }) => ({ card: meant.card, amount: amountOf(rule.amount, meant) }))
    .filter(({ amount }) => amount !== 0)
}

const addedBy = (...asked: Parameters<typeof addingTexts>): number =>
  addingTexts(...asked).reduce((sum, { amount }) => sum + amount, 0)

/** The number that texts add to each destiny of an attempt. */
const addedToDraws = (reading: Position, trying: AttemptPosition): number => addedBy(reading, trying, null, true)

/** The pilot with the highest total, and all additions but the draws (rule 25.7). */
function broughtBy(reading: Position, trying: AttemptPosition): PilotShare {
  const { ship } = trying
  if (ship === null) return { pilot: null, ability: 0, added: addedBy(reading, trying, null, false) }
  const aboard = cardsOn(reading.board, ship.handle).filter(
    ({ role, card }) => role === 'pilot' && isCharacter(cardOf(card)),
  )
  const all = [
    ...aboard.map((pilot) => ({ pilot, ability: abilityOf(reading, pilot) })),
    ...permanentPilots(reading.board, ship).map(({ ability = 0 }) => ({ pilot: null, ability })),
  ].map((one) => ({ ...one, added: addedBy(reading, trying, one.pilot, false) }))
  const [best] = all.toSorted((one, other) => other.ability + other.added - one.ability - one.added)
  return best ?? { pilot: null, ability: 0, added: 0 }
}

/** The place on which an attempt is made; null: it has left the table. */
function targetOf(reading: Position, target: Filter, side: Side, card: string): string | null {
  const meant = { reading, you: side, card, self: null, here: null }
  return placesFitting(target, meant)[0]?.id ?? null
}

/** An attempt before it is made: what its total has already, and what the draws have to add. */
export interface AttemptAhead extends AttemptPosition {
  readonly pilot: PilotShare
  readonly texts: readonly AddingText[]
  /** The number that the event itself adds. */
  readonly more: number
  /** The number that texts add to each draw. */
  readonly each: number
  readonly draws: number
  readonly above: number
  /** The least sum of the draws that succeeds; 0: any does. */
  readonly least: number
}

/** Returns an attempt before it is made; null: its place has left the table. @param event the Epic Event on table */
export function attemptAhead(
  reading: Position,
  side: Side,
  { of, above, draws, more }: Pick<ArgumentsOf<'acts', 'attempt'>, 'of' | 'above' | 'draws' | 'more'>,
  { event, ship }: { readonly event: TableCard; readonly ship: TableCard | null },
): AttemptAhead | null {
  const target = targetOf(reading, of, side, event.card)
  if (target === null) return null
  const trying = { side, target, ship }
  const pilot = broughtBy(reading, trying)
  const texts = addingTexts(reading, trying, pilot.pilot, false)
  const each = addedToDraws(reading, trying)
  const meant = { reading, you: side, card: event.card, self: event, here: null }
  const own = more === undefined ? 0 : amountOf(more, meant)
  const sum = pilot.ability + pilot.added + own + each * draws
  return { ...trying, pilot, texts, more: own, each, draws, above, least: Math.max(0, above + 1 - sum) }
}

/** The parts of an attempt whose cards are drawn, and their sum; `total`: null where a card to draw was missing (rule 4.10). */
function sumOf(reading: Position, { took = [], more, draws: wanted }: AttemptFrame, trying: AttemptPosition) {
  const each = addedToDraws(reading, trying)
  const { pilot, ability, added } = broughtBy(reading, trying)
  const draws = took.map(({ card, value }) => ({ card, value: value + each }))
  const sum = draws.reduce((all, { value }) => all + value, ability + added + more)
  const total = draws.length < wanted ? null : Math.max(0, sum)
  return { pilot: pilot?.card ?? null, draws, ability, added: added + more, total }
}

/** Returns the attempt to whose draws both may respond now; null: there is none (rule 37.3). */
export function attemptDrawn(state: State) {
  const frame = frameIn(state.flow, 'attempt')
  if (frame === null || frame.step !== 'total') return null
  const reading = readingOf(boardOf(state))
  const { side, above } = frame
  const target = targetOf(reading, frame.target, side, frame.card ?? '')
  const ship = frame.flies ? pieceOf(state, frame.of[0] ?? null) : null
  if (target === null || (frame.flies && ship === null)) return null
  const { draws, total } = sumOf(reading, frame, { side, target, ship })
  return { side, draws, total, above }
}

export function attemptStep(table: GameTable, frame: AttemptFrame): void {
  const { reading } = table
  const { side, card, flies } = frame
  const event = card ?? ''
  const target = targetOf(reading, frame.target, side, event)
  const ship = flies ? pieceOf(table.state, frame.of[0] ?? null) : null
  if (target === null || (flies && ship === null)) return table.pop()
  const told = { card: event, target: locationAt(reading.board, target).id, ship: ship?.card ?? null }
  if (frame.step === 'begin') {
    Object.assign(frame, { step: 'draw', asked: true, took: [], made: 0 })
    table.tell('attempt-begun', side, told)
    return
  }
  if (frame.step === 'draw') return drawNext(table, frame, target)
  const { total, ...parts } = sumOf(reading, frame, { side, target, ship })
  table.pop()
  table.tell('attempted', side, { ...told, ...parts, total, above: frame.above })
  if (total !== null && total > frame.above) frameIn(table.state.flow, 'text')?.todo.unshift(...frame.wins)
}

/** All destinies, one after the other; then both may respond, its player first (rule 37.3). */
function drawNext(table: GameTable, frame: AttemptFrame, target: string): void {
  const { made = 0, side } = frame
  if (made < frame.draws) {
    frame.made = made + 1
    return drawDestiny(table, side, 'frame')
  }
  frame.step = 'total'
  table.note({ moment: 'attempt drawn', side, it: { place: target }, first: side })
}

export function attemptMoreStep(table: GameTable, { amount }: AttemptMoreFrame): void {
  table.pop()
  const attempt = frameIn(table.state.flow, 'attempt')
  if (attempt !== null) attempt.more += amount
}
