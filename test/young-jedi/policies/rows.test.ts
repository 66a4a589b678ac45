/** The panel’s remarks about a battle plan in preparation agree with the later result by the rules. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import type { DeckList } from '../../../src/contract/index.ts'
import { type ArrangeShape, type Decision, isRefusal, type Voice } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { readPlan } from '../../../src/games/young-jedi/policies/planning/reading.ts'
import { fits, randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { position } from '../position.ts'

const rows = youngJedi.rows!
const voiceOf = (reader: Side, language: 'en' | 'fr' = 'en'): Voice => ({
  language,
  names: { dark: 'Dora', light: 'Luke' },
  reader,
})

/** Dark’s plan of these cards, the last ones of which come from the hand. */
function planned(faceUp: readonly string[], hand: readonly string[] = []) {
  const game = position({
    at: 'Tatooine • Podrace Arena',
    turn: 'dark',
    step: 'battle',
    dark: { faceUp, hand },
    light: { faceUp: ['Yoda', 'Jar Jar Binks'], hand: [] },
  })
  game.dark.battles(...hand)
  game.light.plans('Yoda', 'Jar Jar Binks')
  const decision = game.decision('dark', 'plan')
  const shape = decision.shape as ArrangeShape
  const view = youngJedi.view(game.state, 'dark')
  const id = (name: string) => {
    const words = youngJedi.words.decision(decision, view, voiceOf('dark')).options
    const found = shape.pieces.find((piece) => words[piece.id]?.label.includes(name))
    if (found === undefined) throw new Error(`no ${name}`)
    return found.id
  }
  const read = (...names: string[]) => rows.read(shape, names.map(id), view, voiceOf('dark'))
  return { game, decision, shape, view, id, read }
}

const MAUL = 'Darth Maul, Sith Apprentice'

describe('a plan on the panel', () => {
  it('10.2 – gives the total of each fighter, with the Location and their weapon', () => {
    const { read, id } = planned([MAUL, 'Sith Lightsaber'])
    const { notes, faults } = read('Sith Lightsaber', 'Darth Maul')
    expect(notes[id('Darth Maul')]).toMatch(/^\*\*\d+ and .*draws?\*\* = power 6 .*Sith Lightsaber \d/)
    expect(notes[id('Sith Lightsaber')]).toMatch(/^\+\d/)
    expect(faults).toEqual([])
  })

  it('9.3.3 – points out a weapon that a fighter could use', () => {
    const { read } = planned([MAUL, 'Sith Lightsaber'])
    const [fault, ...more] = read('Darth Maul', 'Sith Lightsaber').faults
    expect(more).toEqual([])
    expect(fault?.rules).toEqual(['9.3.3'])
    expect(fault?.text).toMatch(/Sith Lightsaber is not used. Darth Maul could use it: \+/)
  })

  it('15.2, 15.3 – points out cards that do not work in their place, and the consequences', () => {
    const { read, id } = planned([MAUL, 'Sith Lightsaber', 'Sebulba'], ['Use Caution'])
    const wrong = read('Sith Lightsaber', 'Sebulba', 'Use Caution', 'Darth Maul')
    expect(wrong.faults.map(({ rules }) => rules)).toContainEqual(['15.2'])
    const idle = read('Sebulba', 'Darth Maul', 'Sith Lightsaber', 'Use Caution')
    expect(idle.faults.map(({ rules }) => rules)).toEqual([['14.5', 'U-06'], ['9.3.3']])
    expect(wrong.notes[id('Sith Lightsaber')]).toBe('not used')
  })

  it('suggests rows of which the first is the practice opponent’s, no two alike, all of them legal', () => {
    const { decision, shape, view } = planned([MAUL, 'Sith Lightsaber', 'Sebulba'])
    const found = rows.suggestions(shape, view, voiceOf('dark'))
    expect(found.map(({ id }) => id)).toEqual(['strong', 'weak', 'unarmed'])
    const practice = youngJedi.policies.practice(view, decision, null)
    expect(practice === 'ask' ? null : practice.arrange).toEqual(found[0]!.row)
    for (const { row } of found) expect(fits(decision, { exit: 'ok', arrange: row })).toBeNull()
  })

  it('a card given to a fighter takes its place by rule 9.3, and replaces its like', () => {
    const { shape, id } = planned([MAUL, 'Sith Lightsaber', 'Blaster', 'Sebulba'], ['Use Caution'])
    const [maul, sebulba, saber, blaster, card] = [
      'Darth Maul',
      'Sebulba',
      'Sith Lightsaber',
      'Blaster',
      'Use Caution',
    ].map(id)
    const row = [blaster!, maul!, sebulba!, saber!, card!]
    const armed = rows.give(shape, row, saber!, maul!)
    expect(armed).toEqual([saber, maul, sebulba, card, blaster])
    expect(rows.give(shape, armed, card!, maul!)).toEqual([card, saber, maul, sebulba, blaster])
    expect(rows.give(shape, armed, saber!, null)).toEqual([maul, sebulba, card, blaster, saber])
  })
})

// ---------------------------------------------------------------- any plan of any game

/** Plays games in which all plans are made at random, and passes on each battle with its plans. */
function* battles(games: number) {
  for (let game = 0; game < games; game++) {
    const chance = xoroshiro128plus(game)
    const random = () => uniformFloat64(chance)
    const options = { format: game % 3 === 0 ? 'starter' : 'full', rules: {} }
    const decks = Object.fromEntries(
      SIDES.map((side) => [side, youngJedi.randomDeck!(side, options, random)]),
    ) as Record<Side, DeckList>
    let { state } = youngJedi.setup(options, decks, `rows ${game}`)
    for (let moves = 0; moves < 400 && youngJedi.outcome(state) === null; moves++) {
      const [decision] = youngJedi.decisions(state) as [Decision<Side>]
      const view = youngJedi.view(state, decision.seat)
      const answer =
        decision.kind === 'plan' ? randomAnswer(decision, random) : youngJedi.policies.practice(view, decision, null)
      if (answer === 'ask') throw new Error('nobody to ask')
      const step = youngJedi.play(state, decision.seat, [answer])
      if (isRefusal(step)) throw new Error(step.refused)
      if (decision.kind === 'plan') yield { decision, view, row: answer.arrange ?? [], events: step.events }
      state = step.state
    }
  }
}

describe('any plan', () => {
  it('part 15 – is read as the fights read it: the same cards are discarded as faults, in the same order', () => {
    let seen = 0
    for (const { decision, view, row, events } of battles(40)) {
      const side = decision.seat as Side
      // The attacker's plan is the last: the fights follow at once.
      if (decision.about.attacker !== true) continue
      const read = readPlan(decision.shape as ArrangeShape, row, view)
      const told = events.flatMap((event) =>
        event.type === 'discard' && event.seat === side && event.data.why === 'fault'
          ? (event.data.cards as unknown as string[])
          : [],
      )
      const foretold = read.fights.flatMap(({ faults }) => faults.map(({ card }) => card))
      expect(told).toEqual(foretold.slice(0, told.length))
      seen += told.length
    }
    expect(seen).toBeGreaterThan(10)
  })

  it('has a note for each fighter and words for each fault, in both languages', () => {
    for (const { decision, view, row } of battles(12))
      for (const language of ['en', 'fr'] as const) {
        const shape = decision.shape as ArrangeShape
        const { notes, faults } = rows.read(shape, row, view, voiceOf(decision.seat as Side, language))
        for (const { id, anchor } of shape.pieces) if (anchor) expect(notes[id]).toMatch(/\S/)
        for (const { text, rules } of faults) {
          expect(text).not.toMatch(/\{\{|undefined|row\./)
          for (const rule of rules) expect(youngJedi.rulebook.find(rule), rule).not.toBeNull()
        }
      }
  })
})
