/**
 * Reads the next fighter off a plan, with its weapons and Battle card and the errors on the way (rules 10.1, 13.3,
 * part 15).
 */
import type { Place } from '../../cards/card.ts'
import { groupSizes, worksForGroup, worksForOne, worksForTwoWeapons } from '../../cards/users.ts'
import type { BattleFrame } from '../../state/game-state.ts'
import { isType } from '../../state/game-table.ts'
import { fighterCard, weaponCard } from '../../texts/reading/scene.ts'
import { battleUse, fights, type PlanPiece } from './plan.ts'

type Where = BattleFrame['where']

/** The next fighter of a plan with its cards. */
export interface NextFighter {
  /** Battle cards that are discarded without effect, in order (rule 15.3). */
  readonly faults: readonly PlanPiece[]
  readonly characters: readonly PlanPiece[]
  /** Weapons that may work; the fight decides when both sides are revealed. */
  readonly weapons: readonly PlanPiece[]
  readonly battle: PlanPiece | null
  readonly ignored: readonly PlanPiece[]
  readonly rest: readonly PlanPiece[]
}

/**
 * Returns the next fighter of a plan; null if none is left.
 * @param place null in space
 * @param first whether this is the first fighter of the battle
 */
export function readNext(
  plan: readonly PlanPiece[],
  where: Where,
  place: Place | null,
  first: boolean,
): NextFighter | null {
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
 * Returns the number of fighters that the Battle card works for at its place in the plan; 0 if it does not work.
 * @param before the pieces revealed before the first fighter, `battle` included
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
  // More than one Battle card or weapon before a fighter is an error of the plan (rules 15.3, 15.4), except for cards
  // that use two weapons.
  if (battles > 1 || weapons.length > (use.for === 'two weapons' ? 2 : 1)) return 0
  if (use.for === 'two weapons')
    return worksForTwoWeapons(data, weapons.map(weaponCard), fighterCard(user), place) ? 1 : 0
  if (use.for === 'one') return (use.first !== true || first) && worksForOne(data, fighterCard(user), place) ? 1 : 0
  const size = battle.size ?? groupSizes(data)[0] ?? 0
  const group = after.slice(0, size)
  if (group.length < size || group.some((piece) => !fights(where, piece.card))) return 0
  return worksForGroup(data, group.map(fighterCard), place) ? size : 0
}

/**
 * Returns the weapons that may work: the one directly before the first fighter, or two for a card that uses two (11.2,
 * 13.2, F5).
 */
function weaponsBefore(where: Where, before: readonly PlanPiece[], battle: PlanPiece | null): readonly PlanPiece[] {
  const use = battle === null ? null : (battleUse(where, battle.card)?.use ?? null)
  if (use?.for === 'group' && use.noWeapon === true) return []
  if (use?.for === 'two weapons') return before.filter((piece) => isType(piece.card, 'weapon'))
  const last = before.at(-1)
  return last !== undefined && isType(last.card, 'weapon') ? [last] : []
}
