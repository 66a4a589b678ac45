/** Reveals the next fighter of a plan and applies the errors on the way (rules 10.1, 13.3 and part 15). */
import type { BattleFrame, Fighters, PlanCard, Side } from '../../state/game-state.ts'
import { placeOf, type Table } from '../../state/game-table.ts'
import { type PlanPiece, restOfPlan, waysOf } from './plan.ts'
import { readNext } from './reading.ts'

/**
 * Takes the next fighter off a side's plan. The fight decides later which weapons work, when both sides are revealed.
 */
export function revealFighters(table: Table, frame: BattleFrame, side: Side): Fighters {
  const { next } = frame.sides[side]
  if (next !== null) return heldOver(table, frame, side)
  const place = frame.where === 'space' ? null : placeOf(table.state)
  const first = frame.sides[side].fights === 0
  const read = readNext(restOfPlan(table.state, frame, side), frame.where, place, first)
  if (read === null) throw new Error('a plan without a fighter is revealed')
  for (const piece of read.faults) discardFromPlan(table, frame, side, piece, 'fault')
  const plan = read.rest.map((piece) => piece.id)
  frame.sides[side] = { ...frame.sides[side], plan, fights: frame.sides[side].fights + 1 }
  return {
    characters: read.characters.map(plain),
    weapons: read.weapons.map(plain),
    battle: read.battle === null ? null : plain(read.battle),
    ignored: read.ignored.map(({ handle }) => handle),
    carried: null,
  }
}

const plain = ({ handle, card }: PlanPiece): PlanCard => ({ handle, card })

/** Rule 12.7: returns the fighter of the last fight with its weapon, without the Battle card. */
function heldOver(table: Table, frame: BattleFrame, side: Side): Fighters {
  const { next } = frame.sides[side]
  frame.sides[side] = { ...frame.sides[side], next: null }
  const { table: laid } = table.side(side)
  const find = (handles: readonly string[]) =>
    laid.filter(({ handle }) => handles.includes(handle)).map(({ handle, card }) => ({ handle, card }))
  return {
    characters: find(next?.fighters ?? []),
    weapons: find(next?.weapons ?? []),
    battle: null,
    ignored: [],
    carried: next?.battle ?? null,
  }
}

/** Discards a Battle card of the battle. */
export function discardFromPlan(
  table: Table,
  frame: BattleFrame,
  side: Side,
  piece: PlanCard,
  why: 'fault' | 'used',
): void {
  const entry = frame.sides[side]
  const cards = entry.cards ?? []
  // The plan has only one piece of a card that can be played in several ways.
  const held = cards.filter(({ handle }) => handle === piece.handle)
  const gone = [piece.handle, ...held.flatMap(({ handle, card }) => waysOf(handle, card)).map(({ id }) => id)]
  frame.sides[side] = {
    ...entry,
    cards: cards.filter(({ handle }) => handle !== piece.handle),
    plan: (entry.plan ?? []).filter((id) => !gone.includes(id)),
  }
  table.toDiscard(side, [piece.card])
  table.tell('discard', side, { why, cards: [piece.card] })
}
