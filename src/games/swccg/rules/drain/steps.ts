/** Force drains, and the loss of Force (parts 4 and 7). */
import type { Answer } from '../../../../contract/index.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { type DrainFrame, isFaceDown, type LossFrame } from '../../state/game-frames.ts'
import { frameIn, type State } from '../../state/game-state.ts'
import type { GameTable, LossReason } from '../../state/game-table.ts'
import { locationAt, toldPlace } from '../../state/nesting.ts'
import type { Position, ValueRoles } from '../../state/position-reading.ts'
import { answersTo } from '../../texts/answers.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { controls, iconsAt } from '../../texts/values/presence.ts'
import { couldAct } from '../texts/chances.ts'
import { fallDue } from '../turn/moments.ts'
import { answered, nextIn } from '../turn/windows.ts'

/** The Force that a drain costs its player when it begins (rule 7.1; SG-28). */
export const drainCost = (reading: Position, side: Side, at: string): number =>
  reading.adjust('drain cost', 0, { player: side, at: { place: at } })

/** Whether the active player can drain there: controlled, once a turn, a drain of 0 too (rules 7.1, 7.7; U10). */
export function mayDrain(reading: Position, at: string): boolean {
  const { board } = reading
  const { active, today, sizes } = board
  if (today.drained.includes(at) || locationAt(board, at).kind === 'sector') return false
  if (reading.forbids('drain', { question: 'drain', player: active, at: { place: at } })) return false
  return controls(reading, at, active) && drainCost(reading, active, at) <= sizes[active].force
}

/** How much Force a drain takes: the opponent's icons there, and what texts add (rules 7.2, 7.6; SG-29, SG-30). */
export const drainAmount = (reading: Position, side: Side, at: string): number =>
  reading.adjust('Force drain', iconsAt(reading, at, opponentOf(side)), { player: side, at: { place: at } })

export function beginDrain(table: GameTable, side: Side, at: string): void {
  const cost = drainCost(table.reading, side, at)
  table.use(side, cost)
  table.state.today.drained.push(at)
  table.tell('drained', side, { ...toldPlace(table.board, at), cost })
  table.push({ frame: 'drain', step: 'respond', side, at, window: null, cancelled: false, amount: null, lost: 0 })
}

/** Responses and reacts, then the loss, before the next drain begins (rules 7.3, 7.5, 16.1). */
export function drainStep(table: GameTable, frame: DrainFrame): void {
  const { side, at } = frame
  const spot = toldPlace(table.board, at)
  if (frame.step === 'done') {
    table.tell('drain-over', side, { ...spot, amount: frame.amount, lost: frame.lost })
    return table.pop()
  }
  if (frame.step === 'respond') {
    if (fallDue(table, frame, opponentOf(side))) return
    const { reading } = table
    const seat = nextIn(frame, opponentOf(side), (one) => couldAct(reading, one, occasionOf(frame, reading.board)))
    if (seat !== null) return table.ask(seat, 'respond')
    frame.step = 'result'
  }
  frame.step = 'done'
  // A react that brings presence cancels the drain (rule 16.1.4).
  if (frame.cancelled || !controls(table.reading, at, side)) return table.tell('drain-cancelled', side, spot)
  const amount = drainAmount(table.reading, side, at)
  frame.amount = amount
  table.state.today.taken += amount
  table.tell('drain-counted', side, { ...spot, amount })
  if (amount > 0) beginLoss(table, opponentOf(side), amount, { at })
}

/** A side begins to lose Force: by a drain at a place, or by the text of a card; texts may change how much. */
export function beginLoss(
  table: GameTable,
  side: Side,
  total: number,
  why: { readonly at: string } | { readonly by: string; readonly under?: string },
): void {
  const reason =
    'at' in why ? { cause: 'drain' as const, at: why.at, by: null } : { cause: 'text' as const, at: null, ...why }
  const left = lossAfterTexts(table, side, total, why)
  if (left > 0) table.push({ frame: 'loss', side, total: left, left, ...reason })
}

/** The loss as texts change it; one under a card cannot be reduced (rule 4.15). */
function lossAfterTexts(table: GameTable, side: Side, total: number, why: Parameters<typeof beginLoss>[3]): number {
  if ('under' in why) return total
  const { reading } = table
  const roles: ValueRoles = { player: side, ...('at' in why ? { at: { place: why.at } } : { by: { card: why.by } }) }
  const left = reading.adjust('Force loss', total, roles)
  const [by] = left === total ? [] : reading.parts('Force loss', total, roles).flatMap(({ card }) => card ?? [])
  if (by !== undefined) table.tell('loss-changed', side, { by, from: total, to: left })
  return left
}

/** The piles from which Force can be lost, and the cards in hand (rules 4.6, 7.4; U11). */
export function lossSources({ sides }: Pick<State, 'sides'>, side: Side): readonly string[] {
  const { hand, reserve, force, used } = sides[side]
  const piles = Object.entries({ reserve, force, used }).flatMap(([name, cards]) => (cards.length > 0 ? [name] : []))
  return [...piles, ...hand.map(({ handle }) => handle)]
}

/** Force is lost card by card; there is nothing to choose from a single source (rule 4.6; SG-13). */
export function lossStep(table: GameTable, frame: LossFrame): void {
  const [only, ...more] = isFromReserve(table, frame) ? ['reserve'] : lossSources(table.state, frame.side)
  if (frame.left <= 0 || only === undefined) return endLoss(table, frame)
  if (more.length > 0) return table.ask(frame.side, 'lose')
  frame.left -= 1
  loseFrom(table, frame.side, only, frame)
}

/** Whether a text makes a drain take the top card of the Reserve Deck, while there is one (rule 7.4). */
const isFromReserve = ({ reading, state }: GameTable, { side: player, at }: LossFrame): boolean =>
  at !== null &&
  state.sides[player].reserve.length > 0 &&
  answersTo(reading, 'drained from reserve', { question: 'pile of a drain', player, at: { place: at } }).length > 0

/** All is lost; after a drain there may be a response to it (W4). */
function endLoss(table: GameTable, { side, total, left, at }: LossFrame): void {
  table.pop()
  const drain = frameIn(table.state.flow, 'drain')
  if (at !== null && drain !== null) drain.lost = total - left
  if (at !== null) table.note({ moment: 'drain lost', side, it: { place: at }, amount: total - left })
}

/** Loses 1 Force from a pile, or the card of that handle from hand. */
export function loseFrom(
  table: GameTable,
  side: Side,
  source: string,
  why: LossReason & { readonly under?: string },
): void {
  if (why.under !== undefined) return table.hide(side, source, why.under)
  if (isFaceDown(source)) table.lose(side, source, why)
  else table.lose(side, { hand: source }, why)
}

export function closeLoss(table: GameTable, frame: LossFrame, { choose = [] }: Answer): void {
  for (const source of choose) loseFrom(table, frame.side, source, frame)
  frame.left -= choose.length
}

/** A response to a drain was passed. */
export const closeDrain = (_table: GameTable, frame: DrainFrame, { exit }: Answer): void =>
  answered(frame, exit === 'pass')
