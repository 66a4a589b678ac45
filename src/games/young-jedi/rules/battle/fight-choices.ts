/** Battle cards that work on drawn numbers, and the call of a tie (steps 7 and 8 of rule 16.1; G-30; forms F21, F23). */
import type { Answer } from '../../../../contract/index.ts'
import { type FightText, opposite, type Side } from '../../cards/card.ts'
import type { OptionAbouts, OptionOf } from '../abouts.ts'
import { ask } from '../ask.ts'
import type { BattleFrame, FightFrame, Question, State } from '../state.ts'
import type { Table } from '../table.ts'
import { ownTexts } from '../texts/in-play.ts'
import { facing, fighterCard } from '../texts/scene.ts'
import { battleFor, sceneOf } from './fight-scene.ts'
import { battleUse } from './plan.ts'

/** The attacker's Battle card, then the defender's on the result (G-30); then whoever may call a tie (E-18). */
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
    // A deck is out: the game ends with this fight, whatever comes of it.
    if (frame.said.empty !== undefined) break
    if (frame.said[key] !== undefined || mayCallTie(table.state, battle, frame, side) === null) continue
    frame.said = { ...frame.said, [key]: false }
    return ask(table, side, 'call-tie')
  }
  frame.step = 'compare'
}

/** All draws come before the check, and the check before any damage (rules 16.4, 19.2.4; U-02). */
export function checkAfterDraws(table: Table, frame: FightFrame): void {
  const { empty } = frame.said
  if (table.state.options.decksOut === 'protocol' && typeof empty === 'string')
    return table.end({ kind: 'deck-victory', winner: opposite(empty as Side), values: {} })
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

/** The user's printed DAMAGE, which may stand for a drawn number (E-08). */
export function replacement(frame: FightFrame, side: Side): number {
  const [user] = frame.fighters[side].characters
  return user === undefined ? 0 : fighterCard(user).damage
}

/** Own draws of this fight for which the number would be another one; by their place in `drawn`. */
export function replaceable(frame: FightFrame, side: Side): number[] {
  const number = replacement(frame, side)
  return frame.drawn.flatMap((drawn, at) =>
    drawn.side === side && drawn.cards.length > 0 && drawn.number !== number ? [at] : [],
  )
}

/** Pairs of an own lower and a higher number of the opponent, by their places in `drawn`. */
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

/** Form F23: how many cards a side may discard to call this fight a tie, or null. A duel draws no destiny (E-18). */
export function mayCallTie(state: State, battle: BattleFrame, frame: FightFrame, side: Side): number | null {
  if (battle.where === 'space') return null
  const scene = sceneOf(state, battle, frame.fighters)
  for (const { card } of frame.fighters[side].characters)
    for (const text of ownTexts(card, 'tie'))
      if (facing(scene, side, text.against) && state.sides[side].hand.length >= text.discard) return text.discard
  return null
}

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
