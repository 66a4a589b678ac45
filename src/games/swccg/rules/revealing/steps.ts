/** Revealing cards and deploying them (rule 54.1). */
import type { Answer } from '../../../../contract/index.ts'
import type { ByText } from '../../state/game-frames.ts'
import type { State } from '../../state/game-state.ts'
import { boardOf } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { act } from '../../texts/language/makers.ts'
import { fits } from '../../texts/reading/fits.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { waysBy } from '../deploy/ways.ts'
import type { RevealFrame } from './state.ts'

/** The text by which revealed cards deploy. */
const byText = ({ card, fit, to, source }: RevealFrame): ByText => ({
  ...{ card: card ?? '', source },
  act: act('deploy', { of: fit, from: 'reserve', to, free: true }),
})

/** The revealed cards that can be deployed, with their places from the top; copies once. */
export function deployableOf(
  state: State,
  frame: RevealFrame,
): readonly { readonly at: number; readonly card: string }[] {
  const { side, left, fit } = frame
  const { reserve } = state.sides[side]
  const reading = readingOf(boardOf(state))
  const meant = { reading, you: side, card: frame.card ?? '', self: null, here: reading.board.battle?.at ?? null }
  return reserve
    .slice(-left)
    .toReversed()
    .slice(0, left)
    .map((card, at) => ({ at, card }))
    .filter(({ card }) => fits({ card }, fit, meant) && waysBy(reading, side, card, [], byText(frame)).length > 0)
}

/** They are shown; then those that fit come one after another. */
export function revealStep(table: GameTable, frame: RevealFrame): void {
  const { reserve } = table.side(frame.side)
  if (frame.step === 'begin') {
    Object.assign(frame, { step: 'deploy', left: Math.min(frame.left, reserve.length) })
    const cards = reserve.slice(reserve.length - frame.left).toReversed()
    if (cards.length > 0) table.tell('revealed', frame.side, { cards, by: frame.card })
    return
  }
  const [only, ...more] = frame.left === 0 ? [] : deployableOf(table.state, frame)
  if (only === undefined) return table.pop()
  if (frame.all && more.length === 0) return deploy(table, frame, only.at)
  table.ask(frame.side, 'surprise')
}

export function closeReveal(table: GameTable, frame: RevealFrame, { exit, choose: [chosen] = [] }: Answer): void {
  if (exit !== 'do' || chosen === undefined) return table.pop()
  deploy(table, frame, Number(chosen))
}

/** It leaves the deck, which is not shuffled. @param at its place from the top */
function deploy(table: GameTable, frame: RevealFrame, at: number): void {
  const { reserve } = table.side(frame.side)
  const [card] = reserve.splice(reserve.length - 1 - at, 1)
  frame.left -= 1
  if (card === undefined) return
  const { handle } = table.intoHand(frame.side, card)
  table.push({
    ...{ frame: 'deploy', step: 'where', side: frame.side, hand: handle, by: byText(frame), card: null, way: null },
    ...{ window: null, cancelled: false, handle: null, react: false },
  })
}
