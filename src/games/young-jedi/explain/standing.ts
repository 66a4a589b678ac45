/** The present facts about the players as a whole: counters, hands, control, battles, decks, the present fight. */

import type { Explanation, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { opposite, SIDES, type Side } from '../cards/card.ts'
import { battleBar } from '../rules/battle/battle-frame.ts'
import { sceneOf } from '../rules/battle/fight-scene.ts'
import { battleBonus, fixedPower } from '../rules/battle/power.ts'
import { controllerOf } from '../rules/control.ts'
import { type BattleFrame, type FightFrame, frameOf } from '../state/game-state.ts'
import { deckSize } from '../state/game-table.ts'
import { COUNTER_LIMIT, HAND_SIZE } from '../state/limits.ts'
import { partsOf } from '../story/sum.ts'
import { working } from '../texts/reading/in-play.ts'
import { counterLimit, evenUpSize } from '../texts/reading/numbers.ts'
import type { FightScene } from '../texts/reading/scene.ts'
import type { View } from '../view/player-view.ts'
import { readingSide } from '../view/seen-state.ts'
import { hangsOnHand } from '../view/shown-hands.ts'
import { row, titleOf } from '../words/naming.ts'
import { type ExplainContext, tellingOf } from './telling.ts'

/** Returns the facts about the reader's side; for a spectator about both. */
export function standing(view: View, voice: Voice): readonly Explanation[] {
  const telling = tellingOf(view, voice)
  if (view.outcome !== null || view.turn === 0) return []
  const reader = readingSide(view)
  const sides = reader === null ? SIDES : [reader]
  return [
    ...fightLines(telling),
    ...counterLines(telling),
    ...battleLines(telling),
    ...controlLines(telling),
    ...sides.flatMap((side) => evenUpLines(side, telling)),
    ...telling.speaker.sides.flatMap((side) => deckLines(side, telling)),
  ]
}

/** Of the active player, where the reader may know what was spent. */
function counterLines({ view, state, speaker: { say, language } }: ExplainContext): Explanation[] {
  if (view.spent === null) return []
  const limit = counterLimit(state, view.active)
  const values = { left: Math.max(0, limit - view.spent), limit, spent: view.spent }
  if (limit === COUNTER_LIMIT) return [because(say('why.counters', values), '5.1')]
  const by = working(state, view.active, 'counter-limit')
    .filter(({ text }) => text.counters === limit)
    .map(({ laid }) => titleOf(laid.card))
  return [because(say('why.counters.raised', { ...values, card: row(by, language) }), '5.1', '5.1.1')]
}

function battleLines({ view, state, speaker: { say, tell } }: ExplainContext): Explanation[] {
  const { active } = view
  if (view.planet === null || view.battle !== null || view.duel !== null) return []
  const bar = battleBar(state)
  if (bar === null) return [because(tell(active, 'why.battle'), '9.1')]
  if (bar === 'passed')
    return [because(say('why.battle.not', { why: tell(active, 'why.battle.passed') }), '9.1', '23.8')]
  const whose = bar === 'nobody' ? active : opposite(active)
  return [because(say('why.battle.not', { why: tell(whose, 'why.battle.nobody') }), '9.1', '7.5')]
}

function controlLines({ view, state, speaker: { say, tell } }: ExplainContext): Explanation[] {
  const { planet } = view
  if (planet === null) return []
  const winner = controllerOf(state)
  if (winner !== null) return [because(tell(winner, 'why.control', { planet }), '18.1')]
  const empty = SIDES.some((side) => view.sides[side].table.length === 0)
  const why = say(empty ? 'why.control.empty' : 'why.control.both')
  return [because(say('why.control.nobody', { planet, why }), '18.1', '7.7')]
}

function evenUpLines(side: Side, { state, speaker: { say, subject, language } }: ExplainContext): Explanation[] {
  const size = evenUpSize(state, side)
  if (size === HAND_SIZE) return [because(say('why.even-up', { name: subject(side), size }), '17.3')]
  const by = working(state, side, 'even-up-size').map(({ laid }) => titleOf(laid.card))
  return [because(say('why.even-up.raised', { name: subject(side), size, card: row(by, language) }), '17.3', '20.4')]
}

/** Where more cards can be lost than the draw deck holds. */
function deckLines(side: Side, { view, state, speaker: { say, subject } }: ExplainContext): Explanation[] {
  const count = deckSize(state, side)
  const more = count - view.sides[side].deck
  return more === 0 ? [] : [because(say('why.deck', { name: subject(side), count, more }), '19.2.3')]
}

// ---------------------------------------------------------------- the fight that goes on

/** Both totals as they stand. Not where a bonus hangs on a hand having been shown, which a view doesn't tell. */
function fightLines(telling: ExplainContext): Explanation[] {
  const { state, speaker } = telling
  const battle = frameOf(state, 'battle')
  const fight = frameOf(state, 'fight')
  if (battle === null || fight === null || hangsOnHand(fight)) return []
  const scene = sceneOf(state, battle, fight.fighters)
  const [first, second] = speaker.sides
  const left = sideSum(first, speaker.subject(first), { battle, fight, scene }, telling)
  const right = sideSum(second, speaker.person(second), { battle, fight, scene }, telling)
  return [because(speaker.say('why.fight', { left, right }), '10.2', '16.1')]
}

interface FightInProgress {
  readonly battle: BattleFrame
  readonly fight: FightFrame
  readonly scene: FightScene
}

function sideSum(
  side: Side,
  name: string,
  { fight, scene }: FightInProgress,
  { state, speaker: { say } }: ExplainContext,
): string {
  const { gains, ...fixed } = fixedPower(state, side, scene)
  const destiny = fight.drawn.reduce((all, drawn) => all + (drawn.side === side ? (drawn.number ?? 0) : 0), 0)
  const power = { ...fixed, battle: battleBonus(state, side, fight, scene), destiny }
  const total = Math.max(
    0,
    Object.values(power).reduce((all, number) => all + number, 0),
  )
  const { weapons, battle } = fight.fighters[side]
  const means = {
    weapons: weapons.map(({ card }) => titleOf(card)),
    battle: battle === null ? null : { card: battle.card, says: false },
    gains,
  }
  const parts = partsOf(power, means, say)
  return parts === '' ? say('sum.nothing', { name, total }) : say('sum.side', { name, total, parts })
}
