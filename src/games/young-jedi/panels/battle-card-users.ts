/** Battle cards and those who can use them here. */
import type { BattleCard, WeaponCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { type Fighter, groupSizes, lineFor, worksForGroup, worksForOne, worksForTwoWeapons } from '../cards/users.ts'
import { combine } from '../policies/plan.ts'
import { fieldOf, fieldPieces, fleetOf } from '../policies/seen.ts'
import { battleUse, waysOf } from '../rules/battle/plan.ts'
import type { Side } from '../rules/state.ts'
import type { View } from '../view.ts'

/** Those who would fight for a side now, with the weapons beside them. */
function forces(
  view: View,
  side: Side,
): { readonly fighters: readonly Fighter[]; readonly weapons: readonly WeaponCard[] } {
  if (view.battle?.where === 'space') return { fighters: fleetOf(view, side), weapons: [] }
  const cards = fieldPieces(view, side).map(({ card }) => cardById(card))
  return {
    fighters: cards.filter((card) => card.type === 'character'),
    weapons: cards.filter((card) => card.type === 'weapon'),
  }
}

/** Returns the own fighters that can use this Battle card here, by any of its ways; none where it is no use. */
export function usersOf(view: View, side: Side, id: string): readonly Fighter[] {
  const where = view.battle?.where === 'space' ? 'space' : 'planet'
  const { fighters, weapons } = forces(view, side)
  for (const { card } of waysOf(id, id)) {
    const use = battleUse(where, card)
    const users = use === null ? [] : usersBy(use, fighters, weapons, view)
    if (users.length > 0) return users
  }
  return []
}

type Use = Pick<BattleCard, 'use' | 'also'>

function usersBy(
  battle: Use,
  fighters: readonly Fighter[],
  weapons: readonly WeaponCard[],
  view: View,
): readonly Fighter[] {
  const place = fieldOf(view)
  const { use } = battle
  switch (use.for) {
    case 'one': {
      const armed = (fighter: Fighter) =>
        use.needs === undefined ||
        !('using' in use.needs) ||
        (fighter.type === 'character' && fighter.builtIn !== undefined) ||
        weapons.some((weapon) => lineFor(weapon, fighter, place) !== null)
      return fighters.filter((fighter) => worksForOne(battle, fighter, place) && armed(fighter))
    }
    case 'two weapons':
      return fighters.filter((fighter) =>
        weapons.some((one, at) =>
          weapons.slice(at + 1).some((two) => worksForTwoWeapons(battle, [one, two], fighter, place)),
        ),
      )
    case 'group':
      return combine(fighters.slice(0, MOST), groupSizes(battle), (group) => worksForGroup(battle, group, place)) ?? []
  }
}

/** More fighters than these are not tried in groups. */
const MOST = 14
