/** A loss that ends the match is confirmed on a panel of its own, from which the battle can be seen. */
import { expect, test } from 'vitest'
import { posedQuestion, questionOf } from '../../src/discord/match/asked-question.ts'
import type { PanelInput } from '../../src/discord/match/panel-input.ts'
import type { ControlRow } from '../../src/discord/shell/components.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { speak } from '../../src/locales/index.ts'
import type { Sight } from '../../src/matches/api.ts'
import { type AskedAt, lookAtShared } from '../swccg/panels/played-positions.ts'

const LANGUAGES = ['en', 'fr'] as const
const SEEN = { en: 'See the battle', fr: 'Voir la bataille' }

/** The panel's input where a player's Life Force is not more than what they owe. */
function inputAt({ decision, view }: AskedAt, language: 'en' | 'fr', choose: string[]): PanelInput {
  const { seat } = decision
  const reserve = Number(decision.about.damage ?? decision.about.left)
  const poor = { ...view, sizes: { ...view.sizes, [seat]: { ...view.sizes[seat], reserve, used: 0, force: 0 } } }
  const match = { id: 'match', players: { dark: '1', light: '2' }, terms: { game: 'swccg' }, outcome: null }
  const sight = { match, reader: seat, view: poor, decisions: [decision], pending: null, orders: [], offers: [] }
  return {
    game: swccg as unknown as AnyGame,
    sight: sight as unknown as Sight,
    language,
    names: { dark: 'Ann', light: 'Bob' },
    happened: [],
    draft: { choose },
  }
}

const labelsOf = (rows: readonly ControlRow[]): readonly string[] =>
  rows.flatMap(({ components }) =>
    components.flatMap((one) => ('label' in one && typeof one.label === 'string' ? [one.label] : [])),
  )

test('the confirmation of a last loss offers the battle where it is owed for one, and nothing more elsewhere', () => {
  const found = { battle: 0, drain: 0 }
  lookAtShared({ careful: 4 }, (asked) => {
    const { kind } = asked.decision
    if (kind !== 'satisfy' && kind !== 'lose') return
    for (const language of LANGUAGES) {
      const count = Number(asked.decision.about.damage ?? asked.decision.about.left)
      const input = inputAt(asked, language, Array<string>(count).fill('reserve'))
      const { question } = questionOf(input, asked.decision)
      const red = [...question.actions, ...question.more].find(({ sure }) => sure !== undefined)
      if (red === undefined) continue
      const { controls } = posedQuestion({ ...input, sure: red.id }, asked.decision, speak(language))
      const fights = asked.view.battle !== null && asked.view.battle.totals !== null
      expect(labelsOf(controls).includes(SEEN[language])).toBe(fights)
      expect(labelsOf(controls)).toHaveLength(fights ? 3 : 2)
      found[fights ? 'battle' : 'drain'] += 1
    }
  })
  expect(found.battle).toBeGreaterThan(1)
  expect(found.drain).toBeGreaterThan(1)
})
