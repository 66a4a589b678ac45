/** An entry of a list that can't be undone is confirmed by a button before it is played. */
import { expect, test } from 'vitest'
import { posedQuestion } from '../../src/discord/match/asked-question.ts'
import { entryIds, valueOfEntry } from '../../src/discord/match/begun.ts'
import type { PanelInput } from '../../src/discord/match/panel-input.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { speak } from '../../src/locales/index.ts'
import type { Sight } from '../../src/matches/api.ts'
import { entryAnswers, tried } from '../swccg/panels/turn-entries.ts'
import { everyQuestion, panelOf, voiceAt } from '../swccg/panels/turn-positions.ts'
import { clicked, record, requestOf } from './entry-clicks.ts'

test('an entry that ends the turn with the last Force is not played until its button confirms it', () => {
  let found = 0
  everyQuestion(['final-13'], 0.3, (position) => {
    const { decision, view } = position
    if (found >= 6 || (decision.kind !== 'move-where' && decision.about.phase !== 'move')) return
    const panel = panelOf(position, { suggested: false }, voiceAt(decision.seat, 0))
    for (const { entry, given } of entryAnswers(position, panel)) {
      if (!tried(position, given, entry.next).final) continue
      found += 1
      const seat = decision.seat
      const asked = requestOf(position, entry, given)
      expect(clicked(position, asked, true)).toMatchObject({ answered: { came: 'unsure' } })
      const sight = { match: record, reader: seat, view, decisions: [decision], pending: null, orders: [], calls: [] }
      for (const language of ['en', 'fr'] as const) {
        const input = {
          ...{ game: swccg as unknown as AnyGame, sight: sight as unknown as Sight, language, happened: [] },
          ...{ names: { dark: 'Ann', light: 'Bob' }, suggests: false, picked: valueOfEntry(entry) },
        } satisfies PanelInput
        const { controls, lines } = posedQuestion(input, decision, speak(language))
        expect(lines.join('\n')).toContain(entry.label)
        const buttons = controls.flatMap(({ components }) => components)
        expect(buttons.map((one) => ('label' in one ? one.label : ''))).toEqual(
          { en: ['Confirm', 'Choose again'], fr: ['Confirmer', 'Choisir à nouveau'] }[language],
        )
        // The button gives the very answer that was picked.
        const [confirm] = buttons as readonly { custom_id: string }[]
        const [, , , ...action] = readCustomId(confirm!.custom_id)!.parts
        const [verb, by, next, how, value = ''] = action
        expect([verb, by, next, how]).toEqual(['do', given.exit, entry.next ?? '', 'c'])
        const confirmed = { ...asked, given: { choose: entryIds([value]) } }
        expect(clicked(position, confirmed, false).kind).toBe('final')
      }
    }
  })
  expect(found).toBeGreaterThan(2)
})
