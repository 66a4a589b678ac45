/** Revealing the next fighter of a plan, with what its faults bring about (rules 10.1, 13.3 and part 15). */
import type { Place } from '../../cards/card.ts'
import { groupSizes, worksForGroup, worksForOne, worksForTwoWeapons } from '../../cards/users.ts'
import type { BattleFrame, Fighters, PlanCard, Side } from '../state.ts'
import { isType, placeOf, type Table } from '../table.ts'
import { fighterCard, weaponCard } from '../texts/scene.ts'
import { battleUse, fights, type PlanPiece, restOfPlan } from './plan.ts'

/** Takes the next fighter off a side's plan; which weapons work is seen when the other side is revealed as well. */
export function revealFighters(table: Table, frame: BattleFrame, side: Side): Fighters {
  const { next } = frame.sides[side]
  if (next !== null) return heldOver(table, frame, side)
  const place = frame.where === 'space' ? null : placeOf(table.state)
  let row = restOfPlan(table.state, frame, side)
  for (;;) {
    const at = row.findIndex((piece) => fights(frame.where, piece.card))
    const before = row.slice(0, at)
    const battle = before.find((piece) => battleUse(frame.where, piece.card) !== null) ?? null
    const first = frame.sides[side].fights === 0
    const size = battle === null ? 1 : membersFor(frame, battle, before, row.slice(at), place, first)
    if (battle !== null && size === 0) {
      // Rule 15.3: only the first Battle card goes; the others go back onto the plan in their order.
      discardFromPlan(table, frame, side, battle, 'fault')
      row = row.filter((piece) => piece !== battle)
      continue
    }
    const characters = row.slice(at, at + size)
    const weapons = weaponsBefore(frame, before, battle)
    const ignored = before.filter((piece) => piece !== battle && !weapons.includes(piece))
    const plan = row.slice(at + size).map((piece) => piece.id)
    frame.sides[side] = { ...frame.sides[side], plan, fights: frame.sides[side].fights + 1 }
    return {
      characters: characters.map(plain),
      weapons: weapons.map(plain),
      battle: battle === null ? null : plain(battle),
      ignored: ignored.map(({ handle }) => handle),
      carried: null,
    }
  }
}

const plain = ({ handle, card }: PlanPiece): PlanCard => ({ handle, card })

/** Rule 12.7: the fighter of the last fight with its weapon, without the Battle card. */
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

/**
 * With how many fighters the Battle card works where it lies: 0 if it doesn't.
 * @param before what was revealed before the first fighter, `battle` among it
 * @param after the plan from that fighter on
 */
function membersFor(
  frame: BattleFrame,
  battle: PlanPiece,
  before: readonly PlanPiece[],
  after: readonly PlanPiece[],
  place: Place | null,
  first: boolean,
): number {
  const data = battleUse(frame.where, battle.card)
  const user = after[0]
  if (data === null || user === undefined) return 0
  const { use } = data
  const battles = before.filter((piece) => battleUse(frame.where, piece.card) !== null).length
  const weapons = before.filter((piece) => isType(piece.card, 'weapon'))
  // More than one Battle card or Weapon is a fault of the plan (rules 15.3, 15.4), but for cards that use two.
  if (battles > 1 || weapons.length > (use.for === 'two weapons' ? 2 : 1)) return 0
  if (use.for === 'two weapons')
    return worksForTwoWeapons(data, weapons.map(weaponCard), fighterCard(user), place) ? 1 : 0
  if (use.for === 'one') return (use.first !== true || first) && worksForOne(data, fighterCard(user), place) ? 1 : 0
  const size = battle.size ?? groupSizes(data)[0] ?? 0
  const group = after.slice(0, size)
  if (group.length < size || group.some((piece) => !fights(frame.where, piece.card))) return 0
  return worksForGroup(data, group.map(fighterCard), place) ? size : 0
}

/** The weapons that could work: directly before the first fighter, two for a card that uses two (11.2, 13.2, F5). */
function weaponsBefore(
  frame: BattleFrame,
  before: readonly PlanPiece[],
  battle: PlanPiece | null,
): readonly PlanPiece[] {
  const use = battle === null ? null : (battleUse(frame.where, battle.card)?.use ?? null)
  if (use?.for === 'group' && use.noWeapon === true) return []
  if (use?.for === 'two weapons') return before.filter((piece) => isType(piece.card, 'weapon'))
  const last = before.at(-1)
  return last !== undefined && isType(last.card, 'weapon') ? [last] : []
}

/** A Battle card leaves the battle for the discard pile. */
export function discardFromPlan(
  table: Table,
  frame: BattleFrame,
  side: Side,
  piece: PlanCard,
  why: 'fault' | 'used',
): void {
  const entry = frame.sides[side]
  frame.sides[side] = {
    ...entry,
    cards: (entry.cards ?? []).filter((held) => held.handle !== piece.handle),
    plan: (entry.plan ?? []).filter((id) => id !== piece.handle && !id.startsWith(`${piece.handle}/`)),
  }
  table.toDiscard(side, [piece.card])
  table.tell('discard', side, { why, cards: [piece.card] })
}
