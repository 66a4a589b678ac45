/** Battle cards with those who can use them here, by the rules' own predicates. */
import type { BattleCard, Place, Side, WeaponCard } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import {
  type Fighter,
  groupSizes,
  lineFor,
  selects,
  worksForGroup,
  worksForOne,
  worksForTwoWeapons,
} from '../../cards/users.ts'
import { combine } from '../../policies/plan.ts'
import { fieldOf } from '../../policies/seen.ts'
import { battleUse, waysOf } from '../../rules/battle/plan.ts'
import type { View } from '../../view/player-view.ts'

/** A card in play that takes part in a battle. */
export interface BattlingCard {
  readonly handle: string
  readonly card: string
}

/** The fighters and weapons of a side in a battle. */
export interface Force {
  readonly fighters: readonly BattlingCard[]
  readonly weapons: readonly BattlingCard[]
}

/** The use of a Battle card here. */
export interface Usage {
  /** The card that it counts as: a half of a Double Impact card, or itself. */
  readonly card: string
  readonly battle: Pick<BattleCard, 'use' | 'also'>
  readonly users: readonly BattlingCard[]
  /** Whether its bonus counts against an opponent who is here; true where it counts against all. */
  readonly faced: boolean
}

/** Returns those who fight for a side now: starships in space, else face-up cards that no text keeps out. */
export function forceOn(view: View, side: Side): Force {
  if (view.battle?.where === 'space') return { fighters: view.sides[side].hyperspace, weapons: [] }
  const there = view.sides[side].table.flatMap(({ handle, card, hidden }) =>
    hidden || card === null || view.today.out.includes(handle) ? [] : [{ handle, card }],
  )
  return {
    fighters: there.filter(({ card }) => cardById(card).type === 'character'),
    weapons: there.filter(({ card }) => cardById(card).type === 'weapon'),
  }
}

/** Returns the use of a Battle card for a side here, by the first of its ways that has users; null where nobody can. */
export function usageOf(view: View, side: Side, id: string): Usage | null {
  const force = forceOn(view, side)
  const place = fieldOf(view)
  for (const { card } of waysOf(id, id)) {
    const battle = battleUse(view.battle?.where ?? 'planet', card)
    if (battle === null) continue
    const users = usersOf(battle, force, place)
    if (users.length > 0) return { card, battle, users, faced: isFaced(battle, view, side, place) }
  }
  return null
}

const fighterOf = ({ card }: BattlingCard): Fighter => cardById(card) as Fighter
const weaponOf = ({ card }: BattlingCard): WeaponCard => cardById(card) as WeaponCard

type Battle = Usage['battle']

function usersOf(battle: Battle, { fighters, weapons }: Force, place: Place | null): readonly BattlingCard[] {
  switch (battle.use.for) {
    case 'one':
      return fighters.filter(
        (one) => worksForOne(battle, fighterOf(one), place) && isArmed(battle, one, weapons, place),
      )
    case 'two weapons': {
      const pairs = weapons.flatMap((one, at) => weapons.slice(at + 1).map((two) => [weaponOf(one), weaponOf(two)]))
      return fighters.filter((user) => pairs.some((pair) => worksForTwoWeapons(battle, pair, fighterOf(user), place)))
    }
    case 'group':
      return (
        combine(fighters.slice(0, MOST), groupSizes(battle), (group) => {
          return worksForGroup(battle, group.map(fighterOf), place)
        }) ?? []
      )
  }
}

/** Whether a weapon that the Battle card needs is here for this fighter (rule 12.8). */
function isArmed({ use }: Battle, one: BattlingCard, weapons: readonly BattlingCard[], place: Place | null): boolean {
  if (use.for !== 'one' || use.needs === undefined || !('using' in use.needs)) return true
  const { using } = use.needs
  const user = fighterOf(one)
  if (user.type === 'character' && user.builtIn !== undefined) return true
  return weapons
    .map(weaponOf)
    .some(
      (weapon) => lineFor(weapon, user, place) !== null && using.some((selector) => selects(selector, weapon, place)),
    )
}

function isFaced({ use }: Battle, view: View, side: Side, place: Place | null): boolean {
  if (use.for !== 'one' || use.bonusIf === undefined || !('fighting' in use.bonusIf)) return true
  const { fighting } = use.bonusIf
  const foes = forceOn(view, side === 'dark' ? 'light' : 'dark').fighters.map(fighterOf)
  return fighting.some((selector) => foes.some((foe) => selects(selector, foe, place, { own: false })))
}

/** More fighters than these are not tried in groups. */
const MOST = 14
