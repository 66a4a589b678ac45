/**
 * Runs one fight, step by step (parts 10–14 and 16). It stops wherever a text gives a player a choice, and continues
 * from its frame.
 */
import type { Answer } from '../../../../contract/index.ts'
import { SIDES, type Side } from '../../cards/card.ts'
import { type BattleFrame, type Fighters, type FightFrame, NEW_FIGHT, type Question } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { bannedFromWeapons } from '../../texts/reading/numbers.ts'
import { fighterCard, lineOf, weaponCard } from '../../texts/reading/scene.ts'
import { answerDestiny, runDestiny } from './destiny.ts'
import { answerDecision, runDecisions } from './fight-choices.ts'
import { battleFor, sceneOf } from './fight-scene.ts'
import { battleUse } from './plan.ts'
import { answerResult, compareTotals, runResult } from './resolve.ts'
import { discardFromPlan, revealFighters } from './reveal.ts'
import { answerRevealText, judgeNeeds, pushWeapons, runRevealTexts } from './reveal-texts.ts'

/** Reveals a fighter of each side and opens their fight. */
export function openFight(table: Table, battle: BattleFrame): void {
  const fighters = { dark: revealFighters(table, battle, 'dark'), light: revealFighters(table, battle, 'light') }
  table.state.flow.push({ ...NEW_FIGHT, fighters })
}

/** Does the next step of a fight. */
export function runFight(table: Table, frame: FightFrame): void {
  switch (frame.step) {
    case 'bans':
      return meet(table, frame)
    case 'reveal-texts':
      return runRevealTexts(table, frame)
    case 'draw':
      return runDestiny(table, frame)
    case 'decide':
      return runDecisions(table, frame)
    case 'compare':
      return compareTotals(table, frame)
    case 'damage':
    case 'after':
      return runResult(table, frame)
    case 'close':
      return closeFight(table, frame)
  }
}

/** Takes the answer to a question of a fight. @throws if a fight never asks such a question */
export function answerFight(table: Table, frame: FightFrame, question: Question, answer: Answer): void {
  switch (question.kind) {
    case 'strike':
    case 'show-hand':
      return answerRevealText(table, frame, question, answer)
    case 'destiny-number':
    case 'destiny-card':
    case 'redraw':
      return answerDestiny(table, frame, question, answer)
    case 'replace':
    case 'switch':
    case 'call-tie':
      return answerDecision(table, frame, question, answer)
    case 'give-up':
    case 'defeat-text':
    case 'forced-discard':
      return answerResult(table, frame, question, answer)
    default:
      throw new Error(`a fight asks nothing like ${question.kind}`)
  }
}

// ---------------------------------------------------------------- the fighters meet

/**
 * Works out what both players see when the fighters are revealed: who is sent back, which weapons work, which are
 * ignored.
 */
function meet(table: Table, frame: FightFrame): void {
  const battle = battleFor(table)
  const sent = SIDES.filter((side) => sendsBack(battle, frame.fighters[side]))
  for (const side of SIDES) keepFittingWeapons(table, battle, frame, side)
  for (const side of SIDES) tellFighters(table, battle, frame, side)
  if (sent.length > 0) return sendBack(table, battle, frame, sent)
  for (const side of SIDES) cover(battle, frame, side)
  pushWeapons(table, battle, frame)
  for (const side of SIDES) judgeNeeds(table, battle, frame, side)
  frame.step = 'reveal-texts'
}

/** Rules 11.2, 11.3 and form F6: a weapon that fits no fighter here, or that a text forbids, is ignored and kept. */
function keepFittingWeapons(table: Table, battle: BattleFrame, frame: FightFrame, side: Side): void {
  const { state } = table
  const own = frame.fighters[side]
  const [first] = own.characters
  if (first === undefined || own.weapons.length === 0) return
  const scene = sceneOf(state, battle, frame.fighters)
  const user = fighterCard(first)
  const banned = bannedFromWeapons(state, side, user)
  const fitting = own.weapons.filter((piece) => !banned && lineOf(scene, side, weaponCard(piece)) !== null)
  const left = own.weapons.filter((piece) => !fitting.includes(piece)).map(({ handle }) => handle)
  if (banned) frame.said = { ...frame.said, [`banned/${side}`]: true }
  if (left.length > 0) frame.fighters[side] = { ...own, weapons: fitting, ignored: [...own.ignored, ...left] }
}

function tellFighters(table: Table, battleFrame: BattleFrame, frame: FightFrame, side: Side): void {
  const { characters, weapons, battle, ignored } = frame.fighters[side]
  const laid = table.side(side).table
  table.tell('fighters', side, {
    fight: battleFrame.results.length + 1,
    characters: characters.map(({ handle, card }) => ({ handle, card })),
    weapons: weapons.map(({ handle, card }) => ({ handle, card })),
    battle: battle?.card ?? null,
    ignored: ignored.map((handle) => ({ handle, card: laid.find((one) => one.handle === handle)?.card ?? null })),
    ...(frame.said[`banned/${side}`] === true ? { banned: true } : {}),
  })
}

/** Form F22: notes that the user is the last card of the plan (E-23). */
function cover(battle: BattleFrame, frame: FightFrame, side: Side): void {
  const { battle: card } = frame.fighters[side]
  if (card === null || battle.where === 'space') return
  const covers = battleUse(battle.where, card.card)?.also.some(({ form }) => form === 'no-breakthrough')
  if (covers === true && (battle.sides[side].plan ?? []).length === 0)
    battle.sides[side] = { ...battle.sides[side], covered: true }
}

// ---------------------------------------------------------------- sent back (form F23)

const sendsBack = (battle: BattleFrame, { battle: card }: Fighters): boolean =>
  card !== null && battleUse(battle.where, card.card)?.also.some(({ form }) => form === 'send-back') === true

/**
 * Puts the side's fighter back on top of its plan and sets the opponent's fighters aside as left over. If both sides do
 * so, both fighters go back and meet again (E-19).
 */
function sendBack(table: Table, battle: BattleFrame, frame: FightFrame, sent: readonly Side[]): void {
  for (const side of SIDES) {
    const { characters, weapons, battle: card, ignored } = frame.fighters[side]
    if (card !== null) discardFromPlan(table, battle, side, card, 'used')
    const entry = battle.sides[side]
    const handles = characters.map(({ handle }) => handle)
    if (sent.includes(side)) {
      const back = [...ignored, ...weapons.map(({ handle }) => handle), ...handles]
      battle.sides[side] = { ...entry, plan: [...back, ...(entry.plan ?? [])] }
    } else battle.sides[side] = { ...entry, left: [...entry.left, ...handles] }
    if (sent.includes(side)) table.tell('send-back', side, { characters: characters.map((piece) => piece.card) })
  }
  table.state.flow.splice(table.state.flow.indexOf(frame), 1)
}

// ---------------------------------------------------------------- end of a fight

/**
 * All cards that took part count as having fought, defeated or not (E-04); a starship's fight counts for the starship
 * only.
 */
function closeFight(table: Table, frame: FightFrame): void {
  const battle = battleFor(table)
  battle.results = [...battle.results, frame.winner]
  if (battle.where === 'planet') {
    const fought = SIDES.flatMap((side) => frame.fighters[side].characters.map(({ card }) => ({ side, card })))
    table.state.today = { ...table.state.today, fought: [...table.state.today.fought, ...fought] }
  }
  table.state.flow.splice(table.state.flow.indexOf(frame), 1)
}
