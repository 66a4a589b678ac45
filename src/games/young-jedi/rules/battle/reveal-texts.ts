/** Texts that work when the fighters are revealed, before any draw (rules 16.2, 11.5, 12.8; G-24, G-25; F7, F19). */
import type { Answer } from '../../../../contract/index.ts'
import { opposite, SIDES, type Side } from '../../cards/card.ts'
import { ask } from '../../state/ask.ts'
import type { BattleFrame, FightFrame, PlanCard, Question } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { holds } from '../../texts/reading/conditions.ts'
import { textsOf } from '../../texts/reading/in-play.ts'
import { builtInsInUse, type FightScene, fighterCard, weaponsInUse } from '../../texts/reading/scene.ts'
import { showHand } from '../texts/moments.ts'
import { battleFor, sceneOf } from './fight-scene.ts'
import { battleUse } from './plan.ts'
import { discardFromPlan } from './reveal.ts'

// ---------------------------------------------------------------- weapons ignored

/**
 * Form F19: a user without a weapon ignores all weapons of the opponent. Both sides count as they were at the reveal
 * (G-25).
 */
export function pushWeapons(table: Table, battle: BattleFrame, frame: FightFrame): void {
  const scene = sceneOf(table.state, battle, frame.fighters)
  const pushing = SIDES.filter((side) => pushes(battle, frame, side) && !armed(scene, side))
  for (const side of pushing) ignoreAll(table, frame, opposite(side), scene)
}

const pushes = (battle: BattleFrame, frame: FightFrame, side: Side): boolean => {
  const { battle: card } = frame.fighters[side]
  return (
    card !== null && battleUse(battle.where, card.card)?.also.some(({ form }) => form === 'ignore-weapons') === true
  )
}

const armed = (scene: FightScene, side: Side): boolean =>
  weaponsInUse(scene, side).length > 0 || builtInsInUse(scene, side).length > 0

/** Returns a side's weapons in the fight: Weapon cards, and characters for their built-in weapons. */
export function arms(scene: FightScene, side: Side): readonly PlanCard[] {
  const builtIn = scene.sides[side].characters.filter((piece) => {
    const card = fighterCard(piece)
    return card.type === 'character' && card.builtIn !== undefined && !scene.sides[side].ignored.includes(piece.handle)
  })
  return [...weaponsInUse(scene, side).map(({ piece }) => piece), ...builtIn]
}

function ignoreAll(table: Table, frame: FightFrame, side: Side, scene: FightScene): void {
  ignore(table, frame, side, arms(scene, side))
}

function ignore(table: Table, frame: FightFrame, side: Side, what: readonly PlanCard[]): void {
  if (what.length === 0) return
  const own = frame.fighters[side]
  frame.fighters[side] = { ...own, ignored: [...own.ignored, ...what.map(({ handle }) => handle)] }
  table.tell('ignored', side, { weapons: what.map(({ handle, card }) => ({ handle, card })) })
}

/** Rule 12.8 and form F5: a Battle card that needs a weapon fails without it and is discarded. */
export function judgeNeeds(table: Table, battle: BattleFrame, frame: FightFrame, side: Side): void {
  const own = frame.fighters[side]
  const [user] = own.characters
  if (own.battle === null || user === undefined) return
  const use = battleUse(battle.where, own.battle.card)?.use
  const scene = sceneOf(table.state, battle, frame.fighters)
  const needs = use?.for === 'one' ? use.needs : undefined
  const bearer = { ...own.battle, where: null }
  const fails =
    use?.for === 'two weapons'
      ? weaponsInUse(scene, side).length < 2
      : !holds(needs, table.state, { side, bearer, subject: user, scene })
  if (!fails) return
  const { battle: card } = own
  frame.fighters[side] = { ...own, battle: null }
  discardFromPlan(table, battle, side, card, 'fault')
}

// ---------------------------------------------------------------- optional texts

/** Offers optional texts, the defender's first (decision G-24). */
export function runRevealTexts(table: Table, frame: FightFrame): void {
  const battle = battleFor(table)
  for (const side of [opposite(battle.attacker), battle.attacker]) {
    if (frame.said[`strike/${side}`] === undefined && mayStrike(table, battle, frame, side)) {
      frame.said = { ...frame.said, [`strike/${side}`]: false }
      return ask(table, side, 'strike')
    }
    if (frame.said[`shows/${side}`] === undefined && mayShowHand(table, battle, frame, side)) {
      frame.said = { ...frame.said, [`shows/${side}`]: false }
      return ask(table, side, 'show-hand')
    }
  }
  frame.step = 'draw'
}

/** Form F19: returns the weapons in use that may be discarded to ignore one of the opponent's. */
export function strikers(scene: FightScene, side: Side): readonly PlanCard[] {
  return weaponsInUse(scene, side)
    .map(({ piece }) => piece)
    .filter(({ card }) => textsOf(card).some(({ form }) => form === 'strike-weapon'))
}

function mayStrike(table: Table, battle: BattleFrame, frame: FightFrame, side: Side): boolean {
  const scene = sceneOf(table.state, battle, frame.fighters)
  return strikers(scene, side).length > 0 && arms(scene, opposite(side)).length > 0
}

/** Form F7 and rule 12.6: the side has a card in hand, and the bonus depends on showing the hand. */
function mayShowHand(table: Table, battle: BattleFrame, frame: FightFrame, side: Side): boolean {
  const { battle: card } = frame.fighters[side]
  const use = card === null ? undefined : battleUse(battle.where, card.card)?.use
  return (
    use?.for === 'one' && use.bonusIf !== undefined && 'showsHand' in use.bonusIf && table.side(side).hand.length > 0
  )
}

/** Takes the answer to `show-hand` or `strike`. */
export function answerRevealText(table: Table, frame: FightFrame, question: Question, answer: Answer): void {
  const { side } = question
  if (question.kind === 'show-hand') {
    if (answer.exit !== 'show') return
    frame.said = { ...frame.said, [`shows/${side}`]: true }
    showHand(table, side, frame.fighters[side].battle?.card ?? '')
    return
  }
  const handle = answer.exit === 'none' ? undefined : answer.choose?.[0]
  if (handle === undefined) return
  const battle = battleFor(table)
  const scene = sceneOf(table.state, battle, frame.fighters)
  const [stick] = strikers(scene, side)
  const aim = arms(scene, opposite(side)).find((piece) => piece.handle === handle)
  if (stick === undefined || aim === undefined) return
  table.tell('strike', side, { weapon: stick.card, handle: stick.handle, at: aim.card })
  const own = frame.fighters[side]
  // The discarded weapon gives no bonus and no draw any more (E-17).
  frame.fighters[side] = { ...own, weapons: own.weapons.filter((piece) => piece.handle !== stick.handle) }
  table.discardInPlay(side, stick.handle, 'price')
  ignore(table, frame, opposite(side), [aim])
  for (const each of SIDES) judgeNeeds(table, battle, frame, each)
}
