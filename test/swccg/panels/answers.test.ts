/** Panels of losses, windows, shots, draws and choices over whole games: words that fit, every option in reach, no secret. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Look } from '../../../src/contract/index.ts'
import {
  type AnswerDraft,
  type Language,
  PANEL_BELOW,
  PANEL_LABEL,
  PANEL_QUESTION,
  type PanelQuestion,
} from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { faults, textOf } from '../../pictures/decision-checks.ts'
import { LANGUAGES, shown, voiceOf } from './full-tables.ts'
import { type AskedAt, lookAtShared, playGame } from './played-positions.ts'

const panels = swccg.panels!
const look = swccg.look as Look
const OWN = [
  'lose',
  'satisfy',
  'respond',
  'weapons',
  'target',
  'again',
  'destiny',
  'two',
  'which',
  'riders',
  'pick',
  'text-target',
]

/** The questions of some games, careful and wild ones. */
const asked: AskedAt[] = []

/** Drafts of a question: untouched, and as it is proposed. */
function drafts({ decision, view }: AskedAt): readonly AnswerDraft[] {
  const proposal = panels.suggest(decision, view)
  return [{ choose: [], suggested: false }, ...(proposal === null ? [] : [{ ...proposal, suggested: true }])]
}

const ask = ({ decision, view }: AskedAt, begun: AnswerDraft, language: Language): PanelQuestion =>
  panels.ask(decision, view, begun, voiceOf(decision.seat, language))

/** A panel of a question in a language. */
interface Panel {
  readonly question: PanelQuestion
  readonly one: AskedAt
}

/** The panels of every question in each draft and language. */
const all: Panel[] = []

beforeAll(() => {
  const keep = (one: AskedAt) => {
    if (OWN.includes(one.decision.kind)) asked.push(one)
  }
  lookAtShared({ careful: 8, wild: 7 }, keep)
  // The one of sixteen games in which a weapon may be fired again.
  playGame({ seed: 'answers 8', chance: 0.42, most: 500 }, keep)
  for (const one of asked)
    for (const begun of drafts(one))
      for (const language of LANGUAGES) all.push({ question: ask(one, begun, language), one })
})
// Modules outlive their tests in a worker.
afterAll(() => {
  asked.length = 0
  all.length = 0
})

/** Looks at every panel. */
function each(check: (question: PanelQuestion, one: AskedAt) => void): void {
  for (const { question, one } of all) check(question, one)
}

describe('the panels of answers', () => {
  it('are asked of all kinds', () => {
    const kinds = new Set(asked.map(({ decision }) => decision.kind))
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['lose', 'respond', 'satisfy', 'target', 'weapons']))
    expect(asked.length).toBeGreaterThan(1000)
  })

  it('have words that fit', () => {
    const long = new Set<string>()
    each(({ question, below = '', actions, list, more }, { decision }) => {
      if (question.length > PANEL_QUESTION || question === '') long.add(`${decision.kind}: ${question}`)
      if (below.length > PANEL_BELOW) long.add(`${decision.kind}: ${below}`)
      const labels = [...actions, ...more, ...(list?.entries ?? [])].map(({ label }) => label)
      for (const label of labels) if (label.length > PANEL_LABEL || label === '') long.add(`${decision.kind}: ${label}`)
      for (const { hint = '' } of list?.entries ?? []) if (hint.length > 100) long.add(`${decision.kind}: ${hint}`)
    })
    expect([...long]).toEqual([])
  })

  it('have no two actions and no two entries alike', () => {
    const alike = new Set<string>()
    each(({ actions, list, more }, { decision }) => {
      const ids = [...actions, ...more].map(({ id }) => id)
      const labels = (list?.entries ?? []).map(({ label }) => label)
      if (new Set(ids).size !== ids.length) alike.add(`${decision.kind}: ${ids.join(', ')}`)
      if (new Set(labels).size !== labels.length) alike.add(`${decision.kind}: ${labels.join(', ')}`)
    })
    expect([...alike]).toEqual([])
  })

  it('have one to three buttons, each with a legal answer', () => {
    each(({ actions, more }, { decision }) => {
      expect(actions.length).toBeGreaterThan(0)
      expect(actions.length).toBeLessThanOrEqual(3)
      for (const action of [...actions, ...more].filter(({ off }) => off !== true)) {
        const answer = answerBy(decision, action, { choose: [] })
        if (answer !== null) expect([action.label, fits(decision, answer)]).toEqual([action.label, null])
      }
    })
  })

  it('put every option in reach: as a button, in the menu or in the list', () => {
    const missing = new Set<string>()
    each(({ actions, list, more }, { decision }) => {
      const { shape } = decision
      if (shape.type !== 'choose') return
      const reached = new Set([...actions, ...more, ...(list?.entries ?? [])].flatMap(({ choose = [] }) => choose))
      for (const { id, like } of shape.options) {
        const others = shape.options.filter((one) => like !== undefined && one.like === like)
        if (!reached.has(id) && !others.some((one) => reached.has(one.id))) missing.add(`${decision.kind}: ${id}`)
      }
    })
    expect([...missing]).toEqual([])
  })

  it('never play anything by a choice in a list', () => {
    each(({ list }) => expect(list?.acts).toBeUndefined())
  })

  it('can be passed with one tap', () => {
    each(({ actions }, { decision }) => {
      if (!['respond', 'weapons', 'riders'].includes(decision.kind)) return
      expect(actions.some(({ exit, off }) => exit === 'pass' && off !== true)).toBe(true)
    })
  })

  it('are the same whatever the reader can’t know', () => {
    for (const one of asked.filter((_, at) => at % 5 === 0)) {
      const { decision, state } = one
      const other = viewOf(redealt(state, opponentOf(decision.seat)), decision.seat)
      for (const begun of drafts(one)) {
        const questions = [one.view, other].map((view) => {
          const { scene, ...question } = panels.ask(decision, view, begun, voiceOf(decision.seat, 'en'))
          return { ...question, scene: scene(), proposal: panels.suggest(decision, view) }
        })
        expect(questions[1]).toEqual(questions[0])
      }
    }
  })

  it('have pictures in which nothing overflows', () => {
    for (const [at, one] of asked.entries()) {
      if (at % 8 !== 0) continue
      const language = LANGUAGES[at % 2] ?? 'en'
      for (const begun of drafts(one)) {
        const scene = ask(one, begun, language).scene()
        const sketch = sceneSketch(scene, look, shown(scene, language).sheet)
        expect(faults(sketch)).toEqual([])
        expect([one.decision.kind, sketch.height <= 866]).toEqual([one.decision.kind, true])
        for (const part of sketch.parts) if (part.kind === 'words') expect(textOf(part)).not.toBe('')
      }
    }
  })
})

/** Returns the state with the opponent's hidden cards in another order: hand and face-down piles exchanged. */
function redealt(state: State, seat: 'dark' | 'light'): State {
  const copy = structuredClone(state)
  const cards = copy.sides[seat]
  const hidden = [...cards.hand.map(({ card }) => card), ...cards.reserve, ...cards.force, ...cards.used].reverse()
  for (const held of cards.hand) Object.assign(held, { card: hidden.pop() })
  for (const pile of [cards.reserve, cards.force, cards.used])
    for (const at of pile.keys()) pile[at] = hidden.pop() ?? ''
  const own = copy.sides[opponentOf(seat)]
  own.reserve.reverse()
  return copy
}
