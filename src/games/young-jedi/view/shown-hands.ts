/** Bonuses for showing one's hand: a view doesn't say whether it was shown. */
import { SIDES, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import type { FightFrame } from '../state/game-state.ts'

/** Whether a total of this fight depends on a hand having been shown (rule 12.6). */
export const hangsOnHand = (fight: FightFrame): boolean => SIDES.some((side) => sideHangs(fight, side))

function sideHangs(fight: FightFrame, side: Side): boolean {
  const card = fight.fighters[side].battle?.card
  const data = card === undefined ? null : cardById(card)
  if (data?.type !== 'battle') return false
  const { use } = data
  return use.for === 'one' && use.bonusIf !== undefined && 'showsHand' in use.bonusIf
}
