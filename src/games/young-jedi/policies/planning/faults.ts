/** Probable mistakes in a battle plan, with their consequences (rule 9.3, part 15). Deliberate faults stay possible. */

import type { Explanation } from '../../../../contract/index.ts'
import { because } from '../../../../kit/explain/counting.ts'
import type { WeaponCard } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { lineFor } from '../../cards/users.ts'
import type { PlanPiece } from '../../rules/battle/plan.ts'
import type { NextFighter } from '../../rules/battle/reading.ts'
import { GRAMMARS } from '../../texts/grammar.ts'
import { bannedFromWeapons } from '../../texts/reading/numbers.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import type { View } from '../../view/player-view.ts'
import { readerSide, seenState } from '../../view/seen-state.ts'
import { titleOf } from '../../words/naming.ts'
import type { Speaker } from '../../words/say.ts'
import { type PlanRead, sumOf } from './reading.ts'

const isWeapon = ({ card }: PlanPiece): boolean => cardById(card).type === 'weapon'

/** Losses come before cards that are merely unused. */
export function faultsOf(read: PlanRead, view: View, speaker: Speaker): Explanation[] {
  const of = (faults: (fight: NextFighter) => readonly Explanation[]) => read.fights.flatMap(faults)
  return [
    ...of((fight) => wasted(fight, speaker)),
    ...of((fight) => useless(fight, read, view, speaker)),
    ...unrevealed(read, speaker),
    ...of((fight) => ignored(fight, read, view, speaker)),
    ...unused(read, view, speaker),
  ]
}

const leaderOf = ({ characters }: NextFighter): string => titleOf(characters[0]?.card ?? '')

const wasted = (fight: NextFighter, { say }: Speaker): Explanation[] =>
  fight.faults.map(({ card }) =>
    because(say('row.fault.battle', { card: titleOf(card), fighter: leaderOf(fight) }), '15.3'),
  )

function useless(fight: NextFighter, read: PlanRead, view: View, { say }: Speaker): Explanation[] {
  if (fight.battle === null || sumOf(fight, read, view).works) return []
  const values = { card: titleOf(fight.battle.card), fighter: leaderOf(fight) }
  return [because(say('row.fault.needs', values), '12.8')]
}

const unrevealed = ({ left }: PlanRead, { say }: Speaker): Explanation[] =>
  left
    .filter((piece) => !isWeapon(piece))
    .map(({ card }) => because(say('row.fault.nobody', { card: titleOf(card) }), '14.5', 'U-06'))

/** A weapon that is revealed with a fighter who does not use it. */
function ignored(fight: NextFighter, read: PlanRead, view: View, { say }: Speaker): Explanation[] {
  const used = sumOf(fight, read, view).weapons
  const values = ({ card }: PlanPiece) => ({ weapon: titleOf(card), fighter: leaderOf(fight) })
  const idle = fight.weapons.filter(({ handle }) => !used.some((one) => one.handle === handle))
  return [
    ...idle.map((piece) => because(say('row.fault.weapon', values(piece)), '15.2')),
    ...fight.ignored
      .filter(isWeapon)
      .map((piece) => because(say('row.fault.weapon.place', values(piece)), '11.3', '15.2')),
  ]
}

/** A weapon at the end of the plan that a fighter without one could use: the first who gains something. */
function unused(read: PlanRead, view: View, { say, language }: Speaker): Explanation[] {
  const state = seenState(view)
  const bare = read.fights.filter((fight) => fight.characters.length === 1 && fight.weapons.length === 0)
  return read.left.filter(isWeapon).flatMap(({ card }) => {
    const weapon = cardById(card) as WeaponCard
    for (const fight of bare) {
      const fighter = fighterCard(fight.characters[0] as PlanPiece)
      const line = lineFor(weapon, fighter, read.place)
      if (line === null || bannedFromWeapons(state, readerSide(view), fighter)) continue
      const gain = GRAMMARS[language].gain(line.bonus, line.draws)
      if (gain === null) continue
      return [because(say('row.fault.unused', { weapon: titleOf(card), fighter: leaderOf(fight), gain }), '9.3.3')]
    }
    return []
  })
}
