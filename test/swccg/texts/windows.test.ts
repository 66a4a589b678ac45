/**
 * Windows hang on what is public. In a format whose decks nobody knows, a side with a card in hand has a window where its
 * format has an answer that it can pay; so each play that a hand really has comes in a window.
 */
import { afterEach, describe, expect, it } from 'vitest'
import { type Answer, isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { chancesFor, couldAct } from '../../../src/games/swccg/rules/texts/chances.ts'
import { mattering } from '../../../src/games/swccg/rules/turn/mattering.ts'
import { chanceNamed } from '../../../src/games/swccg/rules/turn/silence.ts'
import { cardOf, type EngineCard, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { forgetAnswers } from '../../../src/games/swccg/texts/hand-answers.ts'
import { type Moment, occasionOf, plainly } from '../../../src/games/swccg/texts/occasions.ts'
import { LAID } from '../../../src/games/swccg/texts/pools.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { isSpoken, publiclyPossible } from '../../../src/games/swccg/texts/windows.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { tableOf } from '../dealt-tables.ts'
import { type Given, laid } from '../scripted-turns.ts'

/** A format in which a deck may hold any card. */
const OPEN = 'open'
const at = (format: string, given: Given): State => ({ ...laid(given), format })

/** Interrupts of the Light Side that get another text. */
const ANSWERS = ['1_70', '1_109', '2_49', '2_50']
type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }
const before = ANSWERS.map((id) => cardOf(id).text)
/** Gives this many of them these texts beside their own. */
const write = (count: number, text: object) => {
  for (const [number, id] of ANSWERS.slice(0, count).entries())
    (cardOf(id) as Changeable).text = { ...before[number]!, light: text as never }
}
afterEach(() => {
  forgetAnswers()
  for (const [number, id] of ANSWERS.entries()) (cardOf(id) as Changeable).text = before[number]!
})

describe('a hand of unknown cards', () => {
  const given = (hand: string, force: string): Given => ({
    ...{ turn: 'dark', phase: 'deploy', places: ['Endor Back Door, dark | Tarl'] },
    light: { hand, force },
  })
  const could = (format: string, hand: string, force: string, moment: Moment): boolean =>
    publiclyPossible(readingOf(boardOf(at(format, given(hand, force)))), 'light', plainly(moment))

  it('has a window where the format has an answer, whatever it holds', () => {
    for (const hand of ['Midge', 'Grimtaash']) expect(could(OPEN, hand, '4', 'any time')).toBe(true)
    expect(could(OPEN, '', '4', 'any time')).toBe(false)
  })

  it('has none where the cheapest answer of the format costs more than it can use', () => {
    expect(could(OPEN, 'Midge', '9', 'hit')).toBe(false)
    const at = [{ word: 'hit', of: 'character' }]
    const answer = (number: number) => ({ offer: 'used', at, cost: { word: 'use', number }, does: [] })
    write(4, { dear: answer(5), cheap: answer(3) })
    expect([2, 3].map((force) => could('made up', 'Midge', String(force), 'hit'))).toEqual([false, true])
  })

  it('has each title tried where at most three of the format answer: none of them could be played then', () => {
    const answer = { offer: 'used', at: [{ word: 'hit', of: 'character' }], does: [] }
    write(4, { it: answer })
    expect(could('four titles', 'Midge', '4', 'hit')).toBe(true)
    forgetAnswers()
    write(3, { it: answer })
    ;(cardOf(ANSWERS[3]!) as Changeable).text = before[3]!
    expect(could('four titles', 'Midge', '4', 'hit')).toBe(false)
  })

  it('has each title tried on tables that are laid to judge a rule: Sense does nothing without a character (U-40)', () => {
    expect(could(LAID, 'Midge', '4', 'card played')).toBe(false)
    expect(could(OPEN, 'Midge', '4', 'card played')).toBe(true)
  })
})

describe('a moment that has just come', () => {
  const spoken = (format: string, moments: readonly Moment[]) => {
    const board = boardOf(at(format, { places: ['Endor Back Door, dark | Tarl'] }))
    return moments.filter((moment) => isSpoken(board, moment))
  }

  it('is a window for nobody where no text on table and none of the format speaks of it', () => {
    expect(spoken('starter', ['hit', 'drain lost', 'forfeited', 'deployed'])).toEqual([])
  })

  it('is looked at where a format has an answer from hand', () => {
    expect(spoken(OPEN, ['lost', 'drain lost', 'deployed', 'cancelled'])).toEqual([
      ...['lost', 'drain lost', 'deployed'],
    ])
  })
})

describe('in a format of all cards', () => {
  /** The plays that a side has now, and whether it has a window for them. */
  const seen = (state: State, side: Side) => {
    const reading = readingOf(boardOf(state))
    const top = state.flow.at(-1)
    if (top === undefined) return null
    const occasions = [occasionOf(top, reading.board), plainly('any time')]
    return occasions.map((when) => ({
      plays: chancesFor(reading, side, when, state.sides[side].hand).map(({ id }) => id),
      window: couldAct(reading, side, when),
    }))
  }

  it('each play that a hand has comes in a window', () => {
    let plays = 0
    for (let number = 0; number < 24; number++) {
      const next = seededNumbers(`windows ${number}`)
      let state: State = { ...tableOf(number, next), format: OPEN }
      for (let moves = 0; moves < 40 && state.outcome === null; moves++) {
        for (const side of SIDES)
          for (const one of seen(state, side) ?? []) {
            if (one.plays.length === 0) continue
            plays += 1
            expect(one, `${number}/${moves}`).toMatchObject({ window: true })
          }
        const decision = swccg.decisions(state)[0]!
        const step = swccg.play(state, decision.seat, [randomAnswer(decision, next) as Answer])
        if (isRefusal(step)) throw new Error(step.refused)
        state = step.state
      }
    }
    expect(plays).toBeGreaterThan(200)
  })
})

describe('the pace «can matter»', () => {
  /** Whether the opponent is called for the chance that ends the draw phase. */
  function isCalled(format: string, pace: string): boolean {
    let state = at(format, {
      turn: 'dark',
      phase: 'draw',
      pace,
      dark: { hand: '', force: '0' },
      light: { hand: 'Grimtaash' },
    })
    for (let moves = 0; moves < 10; moves++) {
      const [open] = swccg.awaits!(state)
      if (open?.kind !== 'begin') return false
      if (chanceNamed(state, 'begin') === 'end of draw') return !open.silent
      const step = swccg.play(state, open.seat, [{ decision: open.id, exit: 'pass' }])
      if (isRefusal(step)) throw new Error(step.refused)
      state = step.state
    }
    return false
  }

  it('asks at the chances that the format lists, and the others as they say', () => {
    expect(mattering(OPEN)).toContain('end of draw')
    expect(mattering('starter')).toEqual([])
    const called = (pace: string) => [OPEN, 'starter'].map((format) => isCalled(format, pace))
    expect(called('table')).toEqual([false, false])
    expect(called('can-matter')).toEqual([true, false])
    expect(called('strict')).toEqual([true, true])
  })
})
