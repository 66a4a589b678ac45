/** The panel of a squadron that can replace any three of more ships names each choice (rule 27.5). */
import { describe, expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'
import { played } from '../starter-lists.ts'
import { LANGUAGES, voiceOf } from './full-tables.ts'

const state = laid({
  ...{ turn: 'light', phase: 'deploy', light: { hand: 'B-wing Attack Squadron' } },
  places: ['Endor, dark | Blue Squadron 5 + Ten Numb pilot; Blue Squadron B-wing; B-wing Bomber; B-wing Bomber'],
})

/** The question with one option taken, and its panel. */
function panelIn(language: 'en' | 'fr') {
  const [act] = swccg.decisions(state)
  const option = act!.shape.type === 'choose' ? act!.shape.options.find(({ group }) => group === 'deploy')! : null!
  const then = played(state, 'light', { decision: act!.id, exit: 'do', choose: [option.id] }).state
  const [decision] = swccg.decisions(then)
  const view = viewOf(then, 'light')
  return {
    decision: decision!,
    view,
    panel: swccg.panels!.ask(decision!, view, { choose: [], suggested: false }, voiceOf('light', language)),
  }
}

const SAID = {
  en: {
    question: 'B-wing Attack Squadron in the place of Blue B-wing, B-wing, B-wing?',
    labels: ['Endor: keep Blue 5', 'Endor: keep Blue Squadron B-wing', 'Endor: keep B-wing Bomber'],
    hint: 'B-wing Attack Squadron for B-wing, B-wing, Blue Squadron 5 · yours 19 → 17',
    list: 'For other starships…',
  },
  fr: {
    question: 'B-wing Attack Squadron à la place de Blue B-wing, B-wing, B-wing ?',
    labels: ['Endor : garder Blue 5', 'Endor : garder Blue B-wing', 'Endor : garder B-wing Bomber'],
    hint: 'B-wing Attack Squadron pour B-wing, B-wing, Blue Squadron 5 · vous 19 → 17',
    list: 'Pour d’autres vaisseaux…',
  },
} as const

describe('a squadron that could replace other ships', () => {
  it.each(LANGUAGES)('names each choice by the ship that stays (%s)', (language) => {
    const { question, labels, hint, list } = SAID[language]
    const { panel } = panelIn(language)
    expect(panel.question).toBe(question)
    expect(panel.list?.placeholder).toBe(list)
    expect(panel.list?.entries.map(({ label }) => label)).toEqual(labels)
    expect(panel.list?.entries[1]?.hint).toBe(hint)
  })

  it('proposes to keep the ship with a pilot, and each entry answers the question', () => {
    const { decision, panel } = panelIn('en')
    const options = decision.shape.type === 'choose' ? decision.shape.options.map(({ id }) => id) : []
    expect(panel.list?.entries.map(({ choose: [id] }) => id).toSorted()).toEqual(options.toSorted())
    expect(panel.actions[0]?.choose).toEqual(panel.list?.entries[0]?.choose)
  })

  it('names the ships in plain labels', () => {
    const { decision, view } = panelIn('en')
    const { options } = swccg.words.decision(decision, view, voiceOf('light', 'en'))
    expect(Object.values(options).map(({ label }) => label)).toContain(
      'B-wing Attack Squadron → Endor (B-wing, B-wing, Blue Squadron 5) · free',
    )
  })
})
