/**
 * Choices after the draws: Battle cards that change drawn numbers, and calls of a tie (steps 7 and 8 of rule 16.1;
 * G-30; forms F21, F23).
 */
import type { Answer } from '../../../../contract/index.ts'
import { seatOf } from '../../../../kit/seats/seats.ts'
import { type FightText, opposite, SIDES, type Side } from '../../cards/card.ts'
import type { OptionAbouts, OptionOf } from '../../state/abouts.ts'
import { ask } from '../../state/ask.ts'
import type { BattleFrame, FightFrame, Question, State } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { facing, fighterCard } from '../../texts/reading/scene.ts'
import { battleFor, sceneOf } from './fight-scene.ts'
import { battleUse } from './plan.ts'

/**
 * Asks for the attacker's Battle card, then for the defender's with the result in view (G-30), then for calls of a tie
 * (E-18).
 */
export function runDecisions(table: Table, frame: FightFrame): void {
  const battle = battleFor(table)
  for (const side of [battle.attacker, opposite(battle.attacker)]) {
    const key = `decided/${side}`
    if (frame.said[key] !== undefined) continue
    frame.said = { ...frame.said, [key]: true }
    if (decide(table, battle, frame, side)) return
  }
  for (const side of [opposite(battle.attacker), battle.attacker]) {
    const key = `tie/${side}`
    // A draw deck is empty, so that the game ends with this fight in any case.
    if (frame.said.empty !== undefined) break
    if (frame.said[key] !== undefined || mayCallTie(table.state, battle, frame, side) === null) continue
    frame.said = { ...frame.said, [key]: false }
    return ask(table, side, 'call-tie')
  }
  frame.step = 'compare'
}

/** Checks the draw decks after all draws and before any damage (rules 16.4, 19.2.4; U-02). */
export function checkAfterDraws(table: Table, frame: FightFrame): void {
  const { empty } = frame.said
  if (table.state.options.decksOut === 'protocol' && typeof empty === 'string')
    return table.end({ kind: 'deck-victory', winner: opposite(seatOf(SIDES, empty)), values: {} })
  table.checkDecks()
}

const alsoOf = (battle: BattleFrame, frame: FightFrame, side: Side): readonly FightText[] => {
  const { battle: card } = frame.fighters[side]
  return card === null ? [] : (battleUse(battle.where, card.card)?.also ?? [])
}

/** @returns whether the side is asked */
function decide(table: Table, battle: BattleFrame, frame: FightFrame, side: Side): boolean {
  const forms = alsoOf(battle, frame, side).map(({ form }) => form)
  if (forms.includes('replace-destiny') && replaceable(frame, side).length > 0) {
    ask(table, side, 'replace')
    return true
  }
  const pairs = forms.includes('switch-destiny') ? switchable(frame, side) : []
  if (pairs.length > 1) {
    ask(table, side, 'switch')
    return true
  }
  const [only] = pairs
  if (only !== undefined) switchNumbers(table, frame, side, only.about)
  return false
}

/** Returns the user's printed DAMAGE, which may replace a drawn number (E-08). */
export function replacement(frame: FightFrame, side: Side): number {
  const [user] = frame.fighters[side].characters
  return user === undefined ? 0 : fighterCard(user).damage
}

/** Returns indexes in `drawn` of the side's draws whose number a replacement would change. */
export function replaceable(frame: FightFrame, side: Side): number[] {
  const number = replacement(frame, side)
  return frame.drawn.flatMap((drawn, at) =>
    drawn.side === side && drawn.cards.length > 0 && drawn.number !== number ? [at] : [],
  )
}

/** Returns pairs of a lower number of the side and a higher one of the opponent, as indexes in `drawn`. */
export function switchable(frame: FightFrame, side: Side): OptionOf<'switch'>[] {
  const own = frame.drawn.flatMap((drawn, at) => (drawn.side === side && drawn.cards.length > 0 ? [at] : []))
  const theirs = frame.drawn.flatMap((drawn, at) => (drawn.side !== side && drawn.cards.length > 0 ? [at] : []))
  const number = (at: number) => frame.drawn[at]?.number ?? 0
  return own.flatMap((one) =>
    theirs
      .filter((two) => number(two) > number(one))
      .map((two) => ({ id: `${one}:${two}`, about: { own: one, theirs: two } })),
  )
}

function switchNumbers(table: Table, frame: FightFrame, side: Side, { own, theirs }: OptionAbouts['switch']): void {
  const numbers = { own: frame.drawn[own]?.number ?? 0, theirs: frame.drawn[theirs]?.number ?? 0 }
  setNumber(frame, own, numbers.theirs)
  setNumber(frame, theirs, numbers.own)
  table.tell('switch', side, numbers)
}

function setNumber(frame: FightFrame, at: number, number: number): void {
  frame.drawn = frame.drawn.map((drawn, place) => (place === at ? { ...drawn, number } : drawn))
}

/**
 * Form F23: returns the number of cards that a side may discard to call this fight a tie; null if it may not. A duel
 * draws no destiny, so that it has no such tie (E-18).
 */
export function mayCallTie(state: State, battle: BattleFrame, frame: FightFrame, side: Side): number | null {
  if (battle.where === 'space') return null
  const scene = sceneOf(state, battle, frame.fighters)
  for (const { card } of frame.fighters[side].characters)
    for (const text of ownTexts(card, 'tie'))
      if (facing(scene, side, text.against) && state.sides[side].hand.length >= text.discard) return text.discard
  return null
}

/** Takes the answer to `replace`, `switch` or `call-tie`. */
export function answerDecision(table: Table, frame: FightFrame, question: Question, answer: Answer): void {
  const { side } = question
  const [choice] = answer.choose ?? []
  switch (question.kind) {
    case 'replace': {
      if (answer.exit === 'none' || choice === undefined) return
      const at = Number(choice)
      const number = replacement(frame, side)
      table.tell('replace', side, { from: frame.drawn[at]?.number ?? 0, to: number })
      return setNumber(frame, at, number)
    }
    case 'switch': {
      const pair = switchable(frame, side).find(({ id }) => id === choice)
      return pair === undefined ? undefined : switchNumbers(table, frame, side, pair.about)
    }
    default: {
      if (answer.exit === 'none') return
      table.discardFromHand(side, answer.choose ?? [], 'price')
      table.tell('called-tie', side, { card: caller(frame, side) })
      frame.tied = true
    }
  }
}

const caller = (frame: FightFrame, side: Side): string | null =>
  frame.fighters[side].characters.find(({ card }) => ownTexts(card, 'tie').length > 0)?.card ?? null
