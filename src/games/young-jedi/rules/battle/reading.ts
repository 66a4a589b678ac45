/** How a plan is read: the next fighter with what works for it, and the faults on the way (rules 10.1, 13.3, part 15). */
import type { Place } from '../../cards/card.ts'
import { groupSizes, worksForGroup, worksForOne, worksForTwoWeapons } from '../../cards/users.ts'
import type { BattleFrame } from '../state.ts'
import { isType } from '../table.ts'
import { fighterCard, weaponCard } from '../texts/scene.ts'
import { battleUse, fights, type PlanPiece } from './plan.ts'

type Where = BattleFrame['where']

/** The next fighter of a plan as it comes out. */
export interface Reading {
  /** Battle cards that are discarded on the way without effect, in order (rule 15.3). */
  readonly faults: readonly PlanPiece[]
  readonly characters: readonly PlanPiece[]
  /** Those that could work: whether they do is seen against the other side. */
  readonly weapons: readonly PlanPiece[]
  readonly battle: PlanPiece | null
  readonly ignored: readonly PlanPiece[]
  readonly rest: readonly PlanPiece[]
}

/**
 * Reads the next fighter off a plan; null where none is left.
 * @param place null in space
 * @param first whether it is the first one of the battle
 */
export function readNext(
  plan: readonly PlanPiece[],
  where: Where,
  place: Place | null,
  first: boolean,
): Reading | null {
  const faults: PlanPiece[] = []
  let row = plan
  for (;;) {
    const at = row.findIndex((piece) => fights(where, piece.card))
    if (at < 0) return null
    const before = row.slice(0, at)
    const battle = before.find((piece) => battleUse(where, piece.card) !== null) ?? null
    const size = battle === null ? 1 : membersFor(where, battle, before, row.slice(at), place, first)
    if (battle !== null && size === 0) {
      // Rule 15.3: only the first Battle card goes; the others go back onto the plan in their order.
      faults.push(battle)
      row = row.filter((piece) => piece !== battle)
      continue
    }
    const weapons = weaponsBefore(where, before, battle)
    return {
      faults,
      characters: row.slice(at, at + size),
      weapons,
      battle,
      ignored: before.filter((piece) => piece !== battle && !weapons.includes(piece)),
      rest: row.slice(at + size),
    }
  }
}

/**
 * With how many fighters the Battle card works where it lies: 0 if it doesn't.
 * @param before what was revealed before the first fighter, `battle` among it
 * @param after the plan from that fighter on
 */
function membersFor(
  where: Where,
  battle: PlanPiece,
  before: readonly PlanPiece[],
  after: readonly PlanPiece[],
  place: Place | null,
  first: boolean,
): number {
  const data = battleUse(where, battle.card)
  const user = after[0]
  if (data === null || user === undefined) return 0
  const { use } = data
  const battles = before.filter((piece) => battleUse(where, piece.card) !== null).length
  const weapons = before.filter((piece) => isType(piece.card, 'weapon'))
  // More than one Battle card or Weapon is a fault of the plan (rules 15.3, 15.4), but for cards that use two.
  if (battles > 1 || weapons.length > (use.for === 'two weapons' ? 2 : 1)) return 0
  if (use.for === 'two weapons')
    return worksForTwoWeapons(data, weapons.map(weaponCard), fighterCard(user), place) ? 1 : 0
  if (use.for === 'one') return (use.first !== true || first) && worksForOne(data, fighterCard(user), place) ? 1 : 0
  const size = battle.size ?? groupSizes(data)[0] ?? 0
  const group = after.slice(0, size)
  if (group.length < size || group.some((piece) => !fights(where, piece.card))) return 0
  return worksForGroup(data, group.map(fighterCard), place) ? size : 0
}

/** The weapons that could work: directly before the first fighter, two for a card that uses two (11.2, 13.2, F5). */
function weaponsBefore(where: Where, before: readonly PlanPiece[], battle: PlanPiece | null): readonly PlanPiece[] {
  const use = battle === null ? null : (battleUse(where, battle.card)?.use ?? null)
  if (use?.for === 'group' && use.noWeapon === true) return []
  if (use?.for === 'two weapons') return before.filter((piece) => isType(piece.card, 'weapon'))
  const last = before.at(-1)
  return last !== undefined && isType(last.card, 'weapon') ? [last] : []
}
