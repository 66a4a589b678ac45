/**
 * The labels of Young Jedi: within a question no two options read alike, and each names its card, and its place or
 * target, in both languages: in plain words, and on the panel that players see.
 */
import { describe, expect, test } from 'vitest'
import { type AnswerDraft, LANGUAGES, type Option } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { complaintsAbout } from '../../games/label-complaints.ts'
import { isPrinting, youngJediNames } from '../label-names.ts'
import { draftsOf, everyQuestion, type Position, voiceOf } from '../panels/positions.ts'

/** Kinds of questions whose buttons name a planet, and leave its Location to the picture and the list. */
const BY_PLANET = ['start-location', 'next-location']

/** Kinds of questions that every run of this many games asks with options. */
const KINDS = [
  ...['deploy', 'even-up', 'next-location', 'battle', 'battle-cards', 'text', 'search', 'thrust', 'duel', 'attack'],
  ...['block', 'destiny-number', 'fetch', 'discard-down', 'replace', 'substitute', 'duel-weapon'],
]

/** The faults of a panel: entries that read alike, and what an entry or an action chooses without naming it. */
function panelComplaints({ decision, view }: Position, begun: AnswerDraft): string[] {
  const { shape, kind, seat } = decision
  if (shape.type !== 'choose') return []
  const namesOf = (id: string) => {
    const names = youngJediNames(decision, shape.options.find((one) => one.id === id) as Option, view as never)
    // The three cards of a duel make one entry; the left one challenges the right one.
    return kind === 'duel' ? names.slice(0, 1) : names
  }
  return LANGUAGES.flatMap((language) => {
    const { question, below, actions, list, more } = panels.ask(decision, view, begun, voiceOf(seat, language))
    const entries = (list?.entries ?? []).map((one) => ({ ...one, text: `${one.label} ${one.hint ?? ''}` }))
    const told = [
      question,
      below,
      ...entries.map(({ text }) => text),
      ...[...actions, ...more].map(({ label }) => label),
    ]
    const whole = told.join(' | ')
    const lacks = (text: string, ids: readonly string[]) =>
      ids.flatMap(namesOf).filter((names) => names.length > 0 && !names.some((name) => text.includes(name)))
    const alike = entries.filter(({ text }, at) => entries.findIndex((one) => one.text === text) < at)
    return [
      ...alike.map(({ text }) => `${language} ${kind}: "${text}" stands there twice`),
      ...entries.flatMap(({ choose, text }) =>
        lacks(text, choose).map(([name]) => `${language} ${kind}: "${text}" does not name ${name}`),
      ),
      ...(BY_PLANET.includes(kind) ? [] : [...actions, ...more]).flatMap((action) =>
        lacks(whole, answerBy(decision, action, begun)?.choose ?? []).map(
          ([name]) => `${language} ${kind}: "${action.label}" chooses ${name}, which "${whole}" does not name`,
        ),
      ),
    ]
  })
}

describe('labels', () => {
  test('no two options of a question read alike, and each names its card, place and target', () => {
    const complaints = new Map<string, string>()
    const kinds = new Set<string>()
    const count = everyQuestion(40, (position) => {
      const { state, decision } = position
      if (decision.shape.type === 'choose' && decision.shape.options.length > 0) kinds.add(decision.kind)
      const [proposal, nothing] = draftsOf(position)
      const said = [
        ...complaintsAbout(youngJedi as AnyGame, state, isPrinting, youngJediNames),
        ...[proposal, nothing].flatMap((begun) => (begun === undefined ? [] : panelComplaints(position, begun))),
      ]
      for (const one of said) complaints.set(one.slice(0, 30), one)
    })
    expect([...complaints.values()]).toEqual([])
    expect(count).toBeGreaterThan(2000)
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  })
})
