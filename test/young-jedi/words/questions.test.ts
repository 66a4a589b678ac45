/** Every kind of question in words, from a game that asks it: as a player reads it, in a file to be read through. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/contract/index.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { ASKED } from './asked.ts'
import { question } from './reading.ts'

/** As the panel shows it: title, prompt, options with their hints, buttons. */
function panel(kind: QuestionKind, language: Language): string {
  const [game, side] = ASKED[kind]()
  const { title, prompt, options, exits } = question(game, side, kind, language)
  return [
    `${kind} · ${title}`,
    prompt,
    ...Object.values(options).map(({ label, hint }) => `  ${label}${hint === undefined ? '' : ` | ${hint}`}`),
    `  ${Object.values(exits)
      .map((exit) => `[${exit}]`)
      .join(' ')}`,
  ].join('\n')
}

describe('every question', () => {
  it.each(['en', 'fr'] as const)('is asked in words: %s', async (language) => {
    const text = QUESTION_KINDS.map((kind) => panel(kind, language)).join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`questions.${language}.txt`)
  })

  it.each(QUESTION_KINDS)('fits where it is shown: %s', (kind) => {
    const [game, side] = ASKED[kind]()
    const decision = game.decision(side, kind)
    for (const language of ['en', 'fr'] as const) {
      const { title, prompt, options, exits } = question(game, side, kind, language)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(prompt.length).toBeLessThanOrEqual(600)
      const { shape } = decision
      const ids = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
      expect(Object.keys(options).sort()).toEqual(ids.map(({ id }) => id).sort())
      for (const { label, hint = '' } of Object.values(options)) {
        expect(label.length).toBeLessThanOrEqual(100)
        expect(hint.length).toBeLessThanOrEqual(100)
      }
      // Behind it stands what choosing it sets off.
      for (const { id, consequences } of shape.type === 'choose' ? shape.options : [])
        if (consequences !== undefined) expect(options[id]?.hint?.length ?? 0).toBeLessThanOrEqual(70)
      expect(Object.keys(exits)).toEqual(decision.exits.map(({ id }) => id))
      for (const [id, text] of Object.entries(exits)) {
        expect(text).not.toBe(id)
        expect(text.length).toBeLessThanOrEqual(80)
      }
    }
  })
})
