/** Destiny draws (rules 4.9, 4.10, 15.12, 15.13). */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { DestinyFrame, TakesDraws } from '../../state/game-frames.ts'
import { frameIn } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import type { Stat } from '../../texts/language/words.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { dutiesOf } from '../../texts/offers.ts'
import { aiming, firing } from '../../texts/values/shooting.ts'
import { beginText, endLasting } from '../texts/begin.ts'
import { couldAct } from '../texts/chances.ts'
import { answered, nextIn } from '../turn/windows.ts'

type Use = DestinyFrame['use']

/** Begins a draw; its value goes to what it is drawn for. */
export const drawDestiny = (table: GameTable, side: Side, use: Use, more: Pick<DestinyFrame, 'automated'> = {}): void =>
  table.push({
    ...{ frame: 'destiny', step: 'about', side, use, card: null, value: null, window: null, cancelled: false },
    ...more,
  })

export function destinyStep(table: GameTable, frame: DestinyFrame): void {
  switch (frame.step) {
    case 'about': {
      if (!responded(table, frame, frame.side)) frame.step = 'draw'
      return
    }
    case 'draw':
      return draw(table, frame)
    case 'which':
      return table.ask(frame.side, 'which')
    case 'two':
      return table.ask(frame.side, 'two')
    case 'shown':
      frame.step = 'placed'
      return automatic(table, frame)
    case 'placed':
      return settleCard(table, frame)
    case 'drawn': {
      if (!responded(table, frame, opponentOf(frame.side))) frame.step = 'done'
      return
    }
    case 'done':
      table.pop()
      hand(table, frame)
      endLasting(table, 'draw')
  }
}

/** Asks the next side that could respond. @returns whether somebody is asked */
function responded(table: GameTable, frame: DestinyFrame, first: Side): boolean {
  const { reading } = table
  const seat = nextIn(frame, first, (side) => couldAct(reading, side, occasionOf(frame, reading.board)))
  if (seat !== null) table.ask(seat, 'respond')
  return seat !== null
}

/** Texts that must happen when a destiny is shown come before the card is put away (rules 15.11, 15.13, 15.15). */
function automatic(table: GameTable, frame: DestinyFrame): void {
  const { reading } = table
  const { active } = table.state
  for (const side of [opponentOf(active), active])
    for (const { card, source, piece } of dutiesOf(reading, side, occasionOf(frame, reading.board)))
      beginText(table, side, { card, source, hand: null, piece, responds: true })
}

/** The top card of the Reserve Deck is shown; without one there is no draw (rules 4.9, 4.10; U07, SG-22). */
function draw(table: GameTable, frame: DestinyFrame): void {
  const { reserve, revealed } = table.side(frame.side)
  const card = reserve.pop()
  if (card === undefined) {
    table.tell('no-destiny', frame.side, { use: frame.use })
    frame.step = 'done'
    return
  }
  revealed.push(card)
  const other = frame.pair === undefined ? undefined : reserve.pop()
  if (other === undefined) return reveal(table, frame, card)
  revealed.push(other)
  Object.assign(frame, { pair: [card, other], step: 'which' })
  table.tell('turned-up', frame.side, { cards: [card, other], use: frame.use })
}

/** The card of the draw is known: one with two numbers asks which counts (rule 2.3.1). */
function reveal(table: GameTable, frame: DestinyFrame, card: string): void {
  frame.card = card
  const numbers = cardOf(card).destiny
  if (numbers.length > 1) {
    frame.step = 'two'
    table.tell('turned-up', frame.side, { cards: [card], use: frame.use })
  } else show(table, frame, numbers[0] ?? 0)
}

/** Of two cards one counts; the other goes to the Used Pile, seen by both. */
function choosePair(table: GameTable, frame: DestinyFrame, chosen: number): void {
  const [first = '', second = ''] = frame.pair ?? []
  const [card, other] = chosen === 0 ? [first, second] : [second, first]
  const { revealed, used } = table.side(frame.side)
  revealed.splice(revealed.lastIndexOf(other), 1)
  used.push(other)
  table.show(other)
  table.tell('not-chosen', frame.side, { card: other })
  reveal(table, frame, card)
}

/** The number is known to both, as texts in play change it. */
function show(table: GameTable, frame: DestinyFrame, printed: number): void {
  const { side, use, card } = frame
  const value = card === null ? printed : table.reading.adjust('destiny', printed, { player: side, card: { card } })
  frame.value = value
  frame.step = 'shown'
  if (card !== null) table.tell('destiny', side, { card, value, use })
}

/** The card goes face down onto the Used Pile before its number is used (rule 15.13, U23). */
function settleCard(table: GameTable, frame: DestinyFrame): void {
  const { revealed, used } = table.side(frame.side)
  const at = frame.card === null ? -1 : revealed.lastIndexOf(frame.card)
  frame.step = 'drawn'
  if (at < 0 || frame.card === null) return
  revealed.splice(at, 1)
  used.push(frame.card)
  table.show(frame.card)
}

export function closeDestiny(table: GameTable, frame: DestinyFrame, { exit, choose = [] }: Answer): void {
  if (frame.step === 'which') choosePair(table, frame, Number(choose[0]))
  else if (frame.step === 'two') show(table, frame, Number(choose[0]))
  else answered(frame, exit === 'pass')
}

const STAT: Readonly<Partial<Record<Use, Stat>>> = { weapon: 'weapon destiny', battle: 'battle destiny' }

/** The value of a draw as it counts now; null without a card. */
export function destinyValue(reading: Position, { side, use, value }: DestinyFrame): number | null {
  const stat = STAT[use]
  if (value === null || stat === undefined) return value
  const { board } = reading
  const { battle } = board
  const aim = aiming(board)
  const weapon = use === 'weapon' ? pieceOf(board, aim.weapon) : null
  const target = pieceOf(board, aim.target)
  return reading.adjust(stat, value, {
    ...(weapon === null ? {} : firing(board, weapon, aim.shooter)),
    ...(battle === null ? {} : { at: { place: battle.at } }),
    ...(weapon === null || target === null ? {} : { against: { piece: target } }),
    player: side,
  })
}

/** Hands the value on; a cancelled draw counts for nothing (SG-56). */
function hand(table: GameTable, frame: DestinyFrame): void {
  const { side, use } = frame
  const value = frame.cancelled ? null : destinyValue(table.reading, frame)
  const shot = frameIn(table.state.flow, 'shot')
  const battle = frameIn(table.state.flow, 'battle')
  if ((use === 'battle' || use === 'power') && battle !== null && value !== null)
    battle.counted[side].push({ card: frame.card, value, use })
  if (frame.automated !== undefined) return handTotal(table, frame, value)
  // Of two destinies for one shot the numbers are added up.
  if (use === 'weapon' && shot !== null) shot.result = value === null ? shot.result : (shot.result ?? 0) + value
  else if (use === 'battle' && battle !== null && value !== null) battle.destinies[side].push(value)
  else if (use === 'power' && battle !== null) battle.powerOnly[side] += value ?? 0
  else if (use === 'text') handToText(table, value)
  else if (use === 'frame' && value !== null) keep(table.frame as TakesDraws, { side, card: frame.card, value })
}

/** The total of an automated weapon goes to its text; without a draw it is 0, and the text goes on (rule 28.3). */
function handTotal(table: GameTable, { side, automated }: DestinyFrame, value: number | null): void {
  const text = frameIn(table.state.flow, 'text')
  if (text === null) return
  const { reading } = table
  const weapon = pieceOf(reading.board, automated?.weapon ?? null)
  const target = pieceOf(reading.board, automated?.target ?? null)
  text.drawn =
    value === null || weapon === null
      ? (value ?? 0)
      : reading.adjust('total weapon destiny', value, {
          ...firing(reading.board, weapon),
          ...(target === null ? {} : { against: { piece: target } }),
          player: side,
        })
}

/** A draw of the frame below. */
function keep(below: TakesDraws, one: NonNullable<TakesDraws['took']>[number]): void {
  below.took = [...(below.took ?? []), one]
}

/** Without a draw nothing that rests on it happens (rule 4.10). */
function handToText(table: GameTable, value: number | null): void {
  const text = frameIn(table.state.flow, 'text')
  if (text === null) return
  const { adding } = text
  delete text.adding
  text.drawn = adding === undefined ? value : adding + (value ?? 0)
  if (text.drawn === null) text.todo = []
}
