/** Duels, step by step (part 34). */
import { opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { TextFrame } from '../../state/game-frames.ts'
import { frameIn, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { lyingPiece, mustPiece, pieceOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import { abilityOf } from '../../texts/values/fighting-values.ts'
import { drawDestiny } from '../destiny/steps.ts'
import { momentFrame } from '../turn/moments.ts'
import type { DuelFrame, DuelSide, ThrowingFrame } from './state.ts'

/** The two of a duel by the sides of their players, and their place. */
interface Duel {
  readonly duelists: Readonly<Record<Side, TableCard>>
  readonly at: string
}

/** Returns the duel of a frame; null where one of the two has left the table, or they are at two places. */
function duelIn({ state }: Pick<GameTable, 'state'>, { side, of: [one], by }: DuelFrame): Duel | null {
  const mine = lyingPiece(state, one ?? null)
  const theirs = lyingPiece(state, by?.[0] ?? null)
  if (mine === null || theirs === null) return null
  const at = whereIs(state, mine)
  if (at === null || at !== whereIs(state, theirs)) return null
  return { duelists: side === 'dark' ? { dark: mine, light: theirs } : { dark: theirs, light: mine }, at }
}

export function duelStep(table: GameTable, frame: DuelFrame): void {
  const duel = duelIn(table, frame)
  if (duel === null) return stop(table, frame)
  switch (frame.step) {
    case 'begin':
      return begin(table, frame, duel)
    case 'draw':
      return drawNext(table, frame)
    case 'total':
      return compare(table, frame, duel)
  }
}

/** The other player responds first (rule 34.2). */
function begin(table: GameTable, frame: DuelFrame, { duelists, at }: Duel): void {
  const { side } = frame
  const [mine, theirs] = [duelists[side], duelists[opponentOf(side)]]
  table.tell('duel-begun', side, {
    ...{ card: mine.card, handle: mine.handle, against: theirs.card, againstHandle: theirs.handle },
    ...toldPlace(table.board, at),
  })
  Object.assign(frame, { step: 'draw', asked: true, took: [], made: { dark: 0, light: 0 }, thrown: [] })
  const it = { handle: mine.handle }
  table.note({ moment: 'duel begun', side, it, doer: theirs.handle, first: opponentOf(side) })
}

/** All draws of the Dark Side, then those of the Light Side (rule 34.3). */
function drawNext(table: GameTable, frame: DuelFrame): void {
  const { made = { dark: 0, light: 0 } } = frame
  const side = SIDES.find((one) => made[one] < frame.draws)
  if (side === undefined) {
    frame.step = 'total'
    return
  }
  made[side] += 1
  drawDestiny(table, side, 'frame')
}

/** The draws of a side with what is added to each, and its duelist's ability (rules 34.3, 34.4). */
function sideOf(table: GameTable, frame: DuelFrame, side: Side, { card, handle }: TableCard): DuelSide {
  const { took = [], thrown = [] } = frame
  const adds = thrown.reduce((sum, one) => sum + (one.side === side ? one.adds : 0), 0)
  const draws = took.flatMap((one) => (one.side === side ? [{ card: one.card, value: one.value + adds }] : []))
  const piece = lyingPiece(table.state, handle)
  const ability = piece === null ? 0 : abilityOf(table.reading, piece)
  const total = draws.reduce((sum, { value }) => sum + value, ability)
  return { card, handle, draws, thrown: adds, ability, total }
}

/** The higher total wins; equal totals have no result. It is no battle, and nobody is lost (rules 34.4, 34.5, 34.7). */
function compare(table: GameTable, frame: DuelFrame, { duelists, at }: Duel): void {
  const { side, won, lost, thrown = [] } = frame
  const sides = {
    dark: sideOf(table, frame, 'dark', duelists.dark),
    light: sideOf(table, frame, 'light', duelists.light),
  }
  const { dark, light } = sides
  const winner = dark.total === light.total ? null : dark.total > light.total ? 'dark' : 'light'
  table.tell('dueled', side, { ...toldPlace(table.board, at), sides, winner })
  table.pop()
  for (const { handle } of thrown) putAway(table, handle)
  if (winner === null) return
  const text = frameIn(table.state.flow, 'text')
  const it = { handle: duelists[winner].handle }
  if (text !== null) follow(table, text, winner, it, winner === side ? won : lost)
}

/** The result comes first, then what texts say of a duel that was won (rule 34.5). */
function follow(
  { state }: GameTable,
  text: TextFrame,
  winner: Side,
  it: { readonly handle: string },
  acts: DuelFrame['won'],
): void {
  text.todo.unshift(...acts)
  state.flow.splice(state.flow.indexOf(text), 0, {
    ...momentFrame({ moment: 'duel won', side: winner, it }),
    asked: true,
  })
}

/** A card that was thrown goes to its owner's Used Pile, for the winner and the loser alike (rule 34.5). */
function putAway(table: GameTable, handle: string): void {
  const piece = pieceOf(table.state, handle)
  if (piece === null) return
  const { card } = piece
  const spot = toldPlace(table.board, whereIs(table.state, piece))
  table.tell('left', sideOfPiece(piece), { card, handle, ...spot, pile: 'used', by: card })
  table.leave(handle, 'used')
  table.show(card)
}

/** It stops without a result (rule 34.6); a card that was thrown stays. */
function stop(table: GameTable, { side, step, of: [one] }: DuelFrame): void {
  table.pop()
  if (step === 'begin') return
  const piece = lyingPiece(table.state, one ?? null)
  const at = piece === null ? null : whereIs(table.state, piece)
  table.tell('duel-stopped', side, toldPlace(table.board, at))
}

export function throwingStep(table: GameTable, { side, of: [handle = ''], adds }: ThrowingFrame): void {
  table.pop()
  const duel = frameIn(table.state.flow, 'duel')
  const { card } = mustPiece(table.state, handle)
  if (duel === null) return
  duel.thrown = [...(duel.thrown ?? []), { handle, side, adds }]
  table.tell('thrown', side, { card, handle, adds })
}
