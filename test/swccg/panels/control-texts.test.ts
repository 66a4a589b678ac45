/** Texts of one's own phases on the way through a turn: what would be used is asked, and its button says what it does. */
import { describe, expect, test } from 'vitest'
import { type Decision, isRefusal, type Language } from '../../../src/contract/index.ts'
import { readyMade } from '../../../src/games/swccg/decks/ready-made.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { NEXT } from '../../../src/games/swccg/panels/rest-of-turn.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../lent-texts.ts'

const { panels } = swccg
const voiceIn = (language: Language) => ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' }) as const

/** The first control phase of the dark side's ready-made deck, which begins with a search of its Objective. */
function firstControl(): { readonly decision: Decision<Side>; readonly view: View } {
  const listOf = (id: string) => readyMade.find((deck) => deck.id === id)!.list
  const decks = { dark: listOf('dark-garrison'), light: listOf('light-landing') }
  let { state } = swccg.setup({ format: 'endor-ds2' }, decks, 'control texts')
  for (let answers = 0; answers < 60; answers++) {
    const decision = swccg.decisions(state)[0]!
    const view = viewOf(state, decision.seat)
    if (decision.seat === 'dark' && decision.kind === 'act' && view.phase === 'control') return { decision, view }
    const step = swccg.play(state, decision.seat, [practice(view, decision)])
    if (isRefusal(step)) throw new Error(`refused: ${JSON.stringify(step)}`)
    state = step.state
  }
  throw new Error('no control phase')
}

describe('the control phase of a player with an Objective that searches', () => {
  const { decision, view } = firstControl()

  test('is asked for the search, whichever way the turn goes on', () => {
    for (const next of [NEXT.begin([]), NEXT.texts('battle'), NEXT.turn(view, 'dark', 0)])
      expect(panels.follow(next, decision, view), next).toBeNull()
  })

  test('proposes it', () => {
    const { actions } = panels.ask(decision, view, { suggested: true }, voiceIn('en'))
    expect(actions[0]?.label).toContain('Use Endor Operations')
  })
})

test('without a text that would be used the control phase is passed', () => {
  const played = laid({ turn: 'dark', phase: 'control', places: ['Endor, dark'], dark: { hand: 'Stormtrooper' } })
  const view = swccg.view(played.state, 'dark') as View
  expect(panels.follow(NEXT.begin([]), played.question('dark', 'act'), view)).toEqual({ exit: 'pass' })
})

test.each([
  ['en', 'Use'],
  ['fr', 'Utiliser'],
] as const)('the text of a card with a long name and place is used, and not played (%s)', (language, verb) => {
  const played = laid({
    ...{
      turn: 'dark',
      phase: 'deploy',
      dark: { hand: 'Speeder Bike', next: 'Speeder Bike', reserve: '20', force: '5' },
    },
    places: ['Endor, dark', 'Endor Rebel Landing Site, light | Biker Scout Trooper; Biker Scout Trooper'],
  })
  const view = swccg.view(played.state, 'dark') as View
  const decision = played.question('dark', 'act')
  const options = decision.shape.type === 'choose' ? decision.shape.options : []
  const texts = options.filter(({ group, card }) => group === 'text' && card === '8_92')
  expect(texts.length).toBeGreaterThan(0)
  for (const { id } of texts) {
    const { actions } = panels.ask(decision, view, { suggested: false, choose: [id] }, voiceIn(language))
    expect(actions[0]?.label.startsWith(verb), actions[0]?.label).toBe(true)
  }
})

test('a drain that takes nothing is no question of its own, and can still be begun', () => {
  const places = ['Endor, dark', 'Endor Bunker, dark | Stormtrooper']
  const played = laid({ turn: 'dark', phase: 'control', places, dark: { hand: 'Biker Scout Trooper', force: '5' } })
  const view = swccg.view(played.state, 'dark') as View
  const decision = played.question('dark', 'act')
  const labels = (['en', 'fr'] as const).map((language) => {
    const { question, actions, more = [] } = panels.ask(decision, view, { suggested: false }, voiceIn(language))
    return [question, ...[...actions, ...more].flatMap(({ label }) => (label.includes('Bunker') ? [label] : []))]
  })
  expect(labels[0]).toEqual([expect.not.stringContaining('rain'), 'Drain 0 at Bunker'])
  expect(labels[1]?.[1]).toBe('Drainer 0 à Bunker')
})
