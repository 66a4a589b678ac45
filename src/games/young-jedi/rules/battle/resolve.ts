/** Compares the totals of a fight and applies the result (parts 13 and 14; G-26, G-32; forms F10, F16-F18, F20). */
import type { Answer } from '../../../../contract/index.ts'
import { seatOf } from '../../../../kit/seats/seats.ts'
import { type FightText, opposite, SIDES, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { selects } from '../../cards/selecting.ts'
import { ask } from '../../state/ask.ts'
import type { Gain, Power } from '../../state/game-facts.ts'
import type { BattleFrame, FightFrame, PlanCard, Question, State } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { damageChanges, damageOf } from '../../texts/reading/numbers.ts'
import { type FightScene, fighterCard } from '../../texts/reading/scene.ts'
import { answerDefeatText, defeatTexts, offerDefeatText } from '../texts/defeats.ts'
import { checkAfterDraws } from './fight-choices.ts'
import { battleFor, sceneOf } from './fight-scene.ts'
import { battleUse } from './plan.ts'
import { battleBonus, fixedPower } from './power.ts'
import { discardFromPlan } from './reveal.ts'

const sum = ({ characters, location, weapon, battle, texts, destiny }: Power): number =>
  Math.max(0, characters + location + weapon + battle + texts + destiny) // G-31

/** Rule 10.5: compares the totals, puts the drawn cards into the hands (G-26) and checks the decks. */
export function compareTotals(table: Table, frame: FightFrame): void {
  const { state } = table
  const battle = battleFor(table)
  const scene = sceneOf(state, battle, frame.fighters)
  const gains: Record<Side, readonly Gain[]> = { dark: [], light: [] }
  const powerOf = (side: Side): Power => {
    const { gains: texts, ...fixed } = fixedPower(state, side, scene)
    gains[side] = texts.map(({ card, to, bonus }) => ({ card, to, bonus }))
    const destiny = frame.drawn.reduce((all, drawn) => all + (drawn.side === side ? (drawn.number ?? 0) : 0), 0)
    return { ...fixed, battle: battleBonus(state, side, frame, scene), destiny }
  }
  const power = { dark: powerOf('dark'), light: powerOf('light') }
  const total = { dark: sum(power.dark), light: sum(power.light) }
  const winner = frame.tied || total.dark === total.light ? null : total.dark > total.light ? 'dark' : 'light'
  frame.winner = winner
  table.tell('fight', winner, { power, total, texts: gains })
  for (const { side, cards } of frame.drawn) for (const card of cards) table.toHand(side, card)
  frame.drawn = []
  for (const side of SIDES) {
    const { battle: card } = frame.fighters[side]
    if (card !== null) discardFromPlan(table, battle, side, card, 'used') // rule 12.3
  }
  checkAfterDraws(table, frame)
  if (table.over) return
  frame.step = winner === null ? 'close' : 'damage'
  if (winner !== null) chooseBeaten(table, battle, frame, opposite(winner))
}

const alsoOf = (battle: BattleFrame, frame: FightFrame, side: Side): readonly FightText[] => {
  const { battle: card } = frame.fighters[side]
  return card === null ? [] : (battleUse(battle.where, card.card)?.also ?? [])
}

/**
 * Rule 13.5: all members of a group are defeated, unless its card says that only one is. The owner chooses among
 * several.
 */
function chooseBeaten(table: Table, battle: BattleFrame, frame: FightFrame, loser: Side): void {
  const { characters } = frame.fighters[loser]
  const candidates = givable(battle, frame, loser)
  if (candidates.length > 1) {
    frame.beaten = []
    return ask(table, loser, 'give-up')
  }
  frame.beaten = (candidates.length === 1 ? candidates : characters).map(({ handle }) => handle)
}

/** Returns the members of which the owner gives up one; empty if all are defeated. */
export function givable(battle: BattleFrame, frame: FightFrame, side: Side): readonly PlanCard[] {
  const { battle: card, characters } = frame.fighters[side]
  const use = card === null ? undefined : battleUse(battle.where, card.card)?.use
  const only = use?.for === 'group' ? use.onlyDefeated : undefined
  if (only === undefined || characters.length < 2) return []
  return characters.filter((piece) => selects(only, fighterCard(piece), null))
}

// ---------------------------------------------------------------- defeat and damage

/** Returns the winner of a fight that is decided. @throws for a tie */
const winnerOf = ({ winner }: FightFrame): Side => seatOf(SIDES, winner)

/** Does the next step after the totals: defeat and damage, then the texts about it. */
export function runResult(table: Table, frame: FightFrame): void {
  if (frame.step === 'damage') return defeat(table, frame)
  const [next, ...rest] = frame.due
  if (next === undefined) {
    keepForNext(table, battleFor(table), frame)
    frame.step = 'close'
    return
  }
  frame.due = rest
  offerDefeatText(table, winnerOf(frame), next)
}

/**
 * Rules 14.1, 22.5.4: the defeated fighters and the weapon they used leave play, then the owner takes their DAMAGE,
 * then damage from texts.
 */
function defeat(table: Table, frame: FightFrame): void {
  const { state } = table
  const battle = battleFor(table)
  const winner = winnerOf(frame)
  const loser = opposite(winner)
  const own = frame.fighters[loser]
  const scene = sceneOf(state, battle, frame.fighters)
  const beaten = own.characters.filter(({ handle }) => frame.beaten.includes(handle))
  const damage = damageTaken(state, battle, frame, loser, beaten, scene)
  // The weapon belongs to the first of a group (U-26). Ignored weapons are not used (rule 11.5).
  const first = own.characters[0]
  const used = own.weapons.filter(({ handle }) => !own.ignored.includes(handle))
  const weapons = first !== undefined && frame.beaten.includes(first.handle) ? used : []
  const saved = beaten.filter((piece) => isRescued(battle, frame, loser, piece))
  const savedWeapons = first !== undefined && saved.includes(first) ? weapons : []
  const lost = [...beaten, ...weapons]
  const changes = beaten.flatMap((piece) => (saved.includes(piece) ? [] : damageChanges(state, loser, piece, scene)))
  table.tell('defeat', loser, {
    lost: lost.map(({ handle, card }) => ({ handle, card })),
    rescued: saved.length > 0,
    ...(saved.length > 0 && saved.length < beaten.length
      ? { saved: [...saved, ...savedWeapons].map(({ handle }) => handle) }
      : {}),
    ...(changes.length > 0 ? { changes } : {}),
  })
  table.noteLost(
    loser,
    beaten.map(({ card }) => card),
  )
  for (const piece of lost) {
    const { card } = table.lift(loser, piece.handle)
    if (saved.includes(piece) || savedWeapons.includes(piece)) table.toHand(loser, card)
    else table.toDiscard(loser, [card])
  }
  frame.step = 'after'
  frame.due = defeatTexts(frame.fighters[winner].characters, beaten.length)
  table.damage(loser, damage, 'damage')
  if (table.over) return
  takeStakes(table, battle, frame, winner)
}

/** Form F18: returns whether the fighter goes to the hand; its DAMAGE is not taken then (E-09). */
function isRescued(battle: BattleFrame, frame: FightFrame, side: Side, { card }: PlanCard): boolean {
  return alsoOf(battle, frame, side).some(
    (text) => text.form === 'rescue' && (text.who === undefined || selects(text.who, cardById(card), null)),
  )
}

/**
 * Returns the DAMAGE of all fighters lost: standing changes first, then the winner's additions to each, then doubling
 * (E-10; form F10).
 */
function damageTaken(
  state: State,
  battle: BattleFrame,
  frame: FightFrame,
  loser: Side,
  beaten: readonly PlanCard[],
  scene: FightScene,
): number {
  const winners = frame.fighters[opposite(loser)].characters
  const more = winners.flatMap(({ card }) => ownTexts(card, 'hurts')).reduce((all, text) => all + text.more, 0)
  const doubled = winners.some(({ card }) => ownTexts(card, 'hurts-double').length > 0)
  let damage = 0
  for (const piece of beaten) {
    if (isRescued(battle, frame, loser, piece)) continue
    const one = damageOf(state, loser, piece, scene) + more
    damage += doubled ? one * 2 : one
  }
  const { battle: card } = frame.fighters[loser]
  // Form F10: a character that helped a starship as its Battle card falls with it.
  const helper = card === null || battle.where === 'planet' ? null : cardById(card.card)
  return damage + (helper?.type === 'character' && beaten.length > 0 ? helper.damage : 0)
}

/** Form F10: takes damage that is not part of a card's DAMAGE (E-09). */
function takeStakes(table: Table, battle: BattleFrame, frame: FightFrame, winner: Side): void {
  const loser = opposite(winner)
  let extra = 0
  for (const text of alsoOf(battle, frame, winner)) if (text.form === 'stakes') extra += text.won
  for (const text of alsoOf(battle, frame, loser)) if (text.form === 'stakes') extra += text.lost
  if (extra > 0) table.damage(loser, extra, 'damage')
}

// ---------------------------------------------------------------- after the defeat

/** Takes the answer to `give-up`, `defeat-text` or `forced-discard`. */
export function answerResult(table: Table, frame: FightFrame, question: Question, answer: Answer): void {
  switch (question.kind) {
    case 'give-up':
      frame.beaten = answer.choose ?? []
      return
    default:
      return answerDefeatText(table, question, answer)
  }
}

/** Rule 12.7 and form F20: a fighter that defeated a ◆ character also fights the next fight, with the same weapon. */
function keepForNext(table: Table, battle: BattleFrame, frame: FightFrame): void {
  const { winner } = frame
  if (winner === null) return
  const own = frame.fighters[winner]
  const foes = frame.fighters[opposite(winner)].characters.filter(({ handle }) => frame.beaten.includes(handle))
  const holds = alsoOf(battle, frame, winner).some(({ form }) => form === 'fight-next')
  if (!holds || !foes.some(({ card }) => selects({ diamond: true }, cardById(card), null, { own: false }))) return
  const inUse = own.weapons.filter(({ handle }) => !own.ignored.includes(handle))
  battle.sides[winner] = {
    ...battle.sides[winner],
    next: {
      fighters: own.characters.map(({ handle }) => handle),
      weapons: inUse.map(({ handle }) => handle),
      battle: own.battle?.card ?? '',
    },
  }
  table.tell('fight-next', winner, { characters: own.characters.map(({ card }) => card) })
}
