/** Losses on one screen: the cheapest way is filled in and pays exactly, and never loses the last Life Force while a hand can pay. */
import { describe, expect, it } from 'vitest'
import type { Answer, PanelAction, PanelQuestion } from '../../../src/contract/index.ts'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { metersOf } from '../../../src/games/swccg/panels/scenes/loss-scene.ts'
import { lifeForce } from '../../../src/games/swccg/state/game-state.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { owedBy } from '../../../src/games/swccg/texts/values/battling.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { speakerOf } from '../../../src/games/swccg/words/speaker.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { voiceOf } from './full-tables.ts'
import { type AskedAt, playGame } from './played-positions.ts'

const panels = swccg.panels!
const GAMES = 5

/** All losses of some games. */
const owed: AskedAt[] = []
for (let game = 0; game < GAMES; game++)
  playGame({ seed: `losses ${game}`, chance: 0.2, most: 600 }, (asked) => {
    if (['lose', 'satisfy'].includes(asked.decision.kind)) owed.push(asked)
  })

const questions = (kind: 'lose' | 'satisfy'): readonly AskedAt[] =>
  owed.filter(({ decision }) => decision.kind === kind)

const ask = ({ decision, view }: AskedAt, choose: readonly string[] = []): PanelQuestion =>
  panels.ask(decision, view, { choose, suggested: false }, voiceOf(decision.seat, 'en'))

/** Gives an action, and all that goes on after it. @returns the answers, and the view afterwards */
function given({ state, decision }: AskedAt, action: PanelAction): { answers: readonly Answer[]; view: View } {
  const answer = { ...answerBy(decision, action, { choose: [] })!, decision: decision.id }
  const answers: Answer[] = [answer]
  let step = swccg.play(state, decision.seat, [answer])
  for (;;) {
    if (isRefusal(step)) throw new Error(JSON.stringify(step))
    const [open, ...more] = swccg.decisions(step.state)
    const view = swccg.view(step.state, decision.seat)
    if (open === undefined || more.length > 0 || open.seat !== decision.seat || action.next === undefined)
      return { answers, view }
    const through = panels.through?.(action.next, open, view) ?? null
    if (through === null) return { answers, view }
    const next = { ...through, decision: open.id }
    answers.push(next)
    step = swccg.play(step.state, decision.seat, [next])
  }
}

it.each([
  ['en', ['battle damage', 'battle damage']],
  ['fr', ['dommage de bataille', 'dommages de bataille']],
] as const)('the words for battle damage fit one point and several (%s)', (language, words) => {
  const speaker = speakerOf(voiceOf('dark', language))
  const debts = [1, 2].map((owed) => ({ kind: 'damage' as const, owed, paid: 0 }))
  expect(metersOf({ speaker }, debts).meters.map(({ label }) => label)).toEqual(words)
})

it.each([
  ['en', 'Or Force, 1 each: pays damage only'],
  ['fr', 'Ou la Force, 1 par carte\u00a0: dommages seulement'],
] as const)('the piles say that Force pays no attrition, where attrition is owed too (%s)', (language, words) => {
  const found = { both: 0, damage: 0 }
  for (const { decision, view } of questions('satisfy')) {
    const { attrition, damage } = decision.about as { readonly attrition: number; readonly damage: number }
    if (damage === 0) continue
    found[attrition > 0 ? 'both' : 'damage']++
    const question = panels.ask(decision, view, { choose: [], suggested: false }, voiceOf(decision.seat, language))
    const titles = question.scene().blocks.flatMap((block) => (block.block === 'sources' ? [block.title] : []))
    expect(titles).toEqual([attrition > 0 ? words : undefined])
  }
  expect(Math.min(found.both, found.damage)).toBeGreaterThan(0)
})

describe('a loss of Force', () => {
  const asked = questions('lose')

  it('is paid exactly by the first button', () => {
    expect(asked.length).toBeGreaterThan(20)
    for (const one of asked) {
      const left = Number(one.decision.about.left)
      const { reserve, used, force, hand } = one.view.sizes[one.decision.seat]
      const { answers } = given(one, ask(one).actions[0]!)
      expect(answers[0]!.choose).toHaveLength(Math.min(left, reserve + used + force + hand))
    }
  })

  it('never takes the last Life Force unasked while the hand can pay', () => {
    for (const one of asked) {
      const { seat } = one.decision
      // The same question with next to nothing left in the piles.
      const poor = {
        ...one.view,
        sizes: { ...one.view.sizes, [seat]: { hand: one.view.hand.length, reserve: 1, used: 0, force: 1 } },
      }
      const [first] = ask({ ...one, view: poor }).actions
      const lost = (first!.choose ?? []).filter((id) => ['reserve', 'used', 'force'].includes(id)).length
      const canKeep = one.view.hand.length >= Number(one.decision.about.left) - 1
      if (canKeep) expect(lost).toBeLessThan(2)
      // A pile that the question does not offer can't be lost.
      else if (lost === 2) expect(first).toMatchObject({ look: 'bad', sure: { give: 'Lose it' } })
    }
  })

  it('is off as long as what is ticked is not enough, and says what is missing', () => {
    const large = asked.filter(({ decision, view }) => Number(decision.about.left) > 1 && view.hand.length > 0)
    expect(large.length).toBeGreaterThan(3)
    for (const one of large) {
      const left = Number(one.decision.about.left)
      const question = ask(one, [one.view.hand[0]!.handle])
      expect(question.actions[0]).toMatchObject({ off: true })
      expect(question.below).toBe(`Still ${left - 1} Force`)
      expect(question.actions.map(({ label }) => label)).toContain('Cheapest way')
    }
  })

  it('lets a pile pay what a ticked card leaves', () => {
    for (const one of asked.filter(({ decision, view }) => Number(decision.about.left) > 1 && view.hand.length > 0)) {
      const [held] = one.view.hand
      const { actions } = ask(one, ['reserve', held!.handle])
      if (one.view.sizes[one.decision.seat].reserve < Number(one.decision.about.left)) continue
      const [, ...rest] = actions[0]!.choose ?? []
      expect(actions[0]!.choose?.[0]).toBe(held!.handle)
      expect(rest).toEqual(Array(Number(one.decision.about.left) - 1).fill('reserve'))
    }
  })
})

describe('a loss in a battle', () => {
  const asked = questions('satisfy')

  it('is paid by the first button: all of it where nobody else pays in between', () => {
    expect(asked.length).toBeGreaterThan(20)
    let whole = 0
    for (const one of asked) {
      const question = ask(one)
      const action = question.actions[0]!
      expect(action.off).toBeUndefined()
      const { view } = given(one, action)
      const before = owedBy(readingOf(one.view), one.decision.seat)
      const after = owedBy(readingOf(view), one.decision.seat)
      if (view.battle === null || !after.must) whole += 1
      // Where the opponent owes too, one loss is given and the rest is asked again.
      else
        expect(after.damage + after.attrition + after.hits.length).toBeLessThan(
          before.damage + before.attrition + before.hits.length,
        )
    }
    expect(whole).toBeGreaterThan(10)
  })

  it('says as many cards as it takes', () => {
    for (const one of asked) {
      const action = ask(one).actions[0]!
      const count = /^Lose these (\d+)$/.exec(action.label)?.[1]
      const { choose = [], later = [] } = action
      if (count !== undefined) expect(choose.length + later.length).toBe(Number(count))
    }
  })

  it('keeps hit cards ticked whatever the player ticks', () => {
    const hit = asked.filter(({ decision }) => Number(decision.about.hits) > 0)
    for (const one of hit) {
      const options = one.decision.shape.type === 'choose' ? one.decision.shape.options : []
      const hits = options.filter(({ about }) => about?.hit === true).map(({ id }) => id)
      const { list } = ask(one, ['reserve'])
      for (const id of hits)
        expect(list!.entries.find(({ choose }) => choose[0] === id)).toMatchObject({ chosen: true })
    }
  })

  it('leaves a Life Force while the hand can pay', () => {
    for (const one of asked) {
      const { view } = given(one, ask(one).actions[0]!)
      const { damage } = owedBy(readingOf(one.view), one.decision.seat)
      // More than all that is left can't be paid: its player is asked first.
      if (one.view.hand.length > 0 && damage < one.view.hand.length + lifeForce(one.view, one.decision.seat))
        expect(lifeForce(view, one.decision.seat)).toBeGreaterThan(0)
    }
  })
})
