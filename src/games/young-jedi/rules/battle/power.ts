/** The parts of a side's power (rule 10.2). */
import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { placeBonus } from '../../cards/users.ts'
import type { Gain, Power } from '../../state/game-facts.ts'
import type { FightFrame, State } from '../../state/game-state.ts'
import { holds } from '../../texts/reading/conditions.ts'
import { powerGains } from '../../texts/reading/numbers.ts'
import { builtInsInUse, type FightScene, fighterCard, weaponsInUse } from '../../texts/reading/scene.ts'
import { battleUse } from './plan.ts'

/** Returns a side's power without destiny (rule 10.2): POWER, location bonus, weapons, texts. */
export function fixedPower(
  state: State,
  side: Side,
  scene: FightScene,
): Omit<Power, 'battle' | 'destiny'> & { gains: Gain[] } {
  let characters = 0
  let location = 0
  for (const piece of scene.sides[side].characters) {
    const card = fighterCard(piece)
    characters += card.power === 'destiny' ? 0 : card.power
    if (scene.place !== null) location += placeBonus(card, scene.place)
  }
  const weapon =
    weaponsInUse(scene, side).reduce((sum, { line }) => sum + line.bonus, 0) +
    builtInsInUse(scene, side).reduce((sum, card) => sum + (card.builtIn?.bonus ?? 0), 0)
  const gains = powerGains(state, side, scene)
  return { characters, location, weapon, texts: gains.reduce((sum, { bonus }) => sum + bonus, 0), gains }
}

/** Returns the bonus of the Battle card, or 0 if its condition does not hold (rules 10.2.4, 12.2; forms F7, F21). */
export function battleBonus(state: State, side: Side, frame: FightFrame, scene: FightScene): number {
  const own = frame.fighters[side]
  const [user] = own.characters
  if (own.battle === null || user === undefined) return 0
  const data = battleUse(scene.kind === 'space' ? 'space' : 'planet', own.battle.card)
  if (data === null) return 0
  const { use, also } = data
  const asked = {
    side,
    bearer: { ...own.battle, where: null },
    subject: user,
    scene,
    showsHand: frame.said[`shows/${side}`] === true,
  }
  const bonus = use.for === 'one' && !holds(use.bonusIf, state, asked) ? 0 : use.bonus
  return bonus + (also.some(({ form }) => form === 'compare-destiny') ? difference(scene, side) : 0)
}

/**
 * Form F21: the printed destiny of an opposing fighter minus the user's own. Each owner takes the better of their
 * numbers, and the card's owner the best of the opposing fighters: no other choice could help them (rules 10.9, 24.5).
 */
function difference(scene: FightScene, side: Side): number {
  const lowest = (card: string) => Math.min(...[cardById(card).destiny ?? 0].flat())
  const foes = scene.sides[opposite(side)].characters.map(({ card }) => lowest(card))
  const [user] = scene.sides[side].characters
  return Math.max(0, Math.max(...foes) - (user === undefined ? 0 : lowest(user.card)))
}
