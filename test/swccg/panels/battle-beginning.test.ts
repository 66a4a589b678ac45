/** Where to begin a battle: the only battle that is possible is named, several are counted. */
import { describe, expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { placeNames } from '../../../src/games/swccg/panels/card-names.ts'
import { optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import { LANGUAGES, voiceOf } from './full-tables.ts'
import { type AskedAt, lookAtShared } from './played-positions.ts'

const panels = swccg.panels!

/** The questions of battle phases in which proposals fill in no battle, by how many battles are possible. */
function asked(): ReadonlyMap<number, readonly AskedAt[]> {
  const found = new Map<number, AskedAt[]>()
  lookAtShared({ careful: 8 }, (one) => {
    if (one.decision.kind !== 'act' || one.view.phase !== 'battle') return
    const count = battlesOf(one).length
    found.set(count, [...(found.get(count) ?? []), one])
  })
  return found
}

const battlesOf = ({ decision }: AskedAt) => optionsOf(decision as never).filter(({ group }) => group === 'battle')

describe('the question where to begin a battle', () => {
  const all = asked()
  const questionIn = (one: AskedAt, language: (typeof LANGUAGES)[number]) =>
    panels.ask(one.decision, one.view, { choose: [], suggested: false }, voiceOf(one.decision.seat, language))

  it.each(LANGUAGES)('names the only place, with what the battle costs and both powers (%s)', (language) => {
    const single = all.get(1) ?? []
    expect(single.length).toBeGreaterThan(2)
    for (const one of single) {
      const [battle] = battlesOf(one)
      const names = placeNames(one.view, battle!.about!.place!)
      const { question, below } = questionIn(one, language)
      expect(
        names.some((name) => question.includes(name)),
        question,
      ).toBe(true)
      expect(below).toMatch(language === 'en' ? /\d+ against \d+/ : /\d+ contre \d+/)
    }
  })

  it.each(LANGUAGES)('asks whether to go on without a battle where proposals fight none (%s)', (language) => {
    const peaceful = [...all.values()].flat().filter((one) => battlesOf(one).length > 0)
    const shown = peaceful.map((one) => {
      const { seat } = one.decision
      const { question, actions } = panels.ask(one.decision, one.view, { suggested: true }, voiceOf(seat, language))
      const fights = actions.some(({ exit }) => exit === 'do')
      return { question, goesOn: !fights && actions[0]?.look === 'good' }
    })
    const going = shown.filter(({ goesOn }) => goesOn).map(({ question }) => question)
    expect(going.length).toBeGreaterThan(2)
    const asked =
      language === 'en' ? /^Continue without (a|another) battle\?$/ : /^Continuer sans (autre )?bataille\s\?$/
    for (const question of going) expect(question).toMatch(asked)
  })
})
