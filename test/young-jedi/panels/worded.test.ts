/** Every kind of question on one screen, from a game that asks it: as a player sees it, in a file to be read through. */
import { describe, expect, it } from 'vitest'
import type { AnswerDraft, Language, PanelAction, PanelQuestion } from '../../../src/contract/index.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { ASKED } from '../words/asked.ts'
import { voiceOf } from './positions.ts'

const LOOKS: Readonly<Record<PanelAction['look'], string>> = { good: 'green', main: 'blue', plain: 'grey', bad: 'red' }

const button = ({ label, look, off, sure, next }: PanelAction): string =>
  [
    `[${label}]`,
    LOOKS[look],
    ...(off === true ? ['off'] : []),
    ...(next === undefined ? [] : [`then ${next}`]),
    ...(sure === undefined ? [] : [`asks "${sure.question}" ${sure.cost} [${sure.keep}] [${sure.give}]`]),
  ].join(' ')

function drawn({ question, below, final, actions, list, more }: PanelQuestion): string[] {
  return [
    `  ### ${question}`,
    ...(below === undefined && final !== true ? [] : [`  -# ${below ?? ''}${final === true ? ' · final' : ''}`]),
    ...(list === undefined ? [] : [`  ▾ ${list.placeholder}${list.acts === undefined ? '' : ' (acts)'}`]),
    ...(list?.entries ?? []).map(
      ({ label, hint, chosen }) => `    ${chosen ? '☑' : '☐'} ${label}${hint === undefined ? '' : ` | ${hint}`}`,
    ),
    ...actions.map((action) => `  ${button(action)}`),
    ...more.map((action) => `  More: ${button(action)}`),
  ]
}

function worded(kind: QuestionKind, language: Language): string {
  const [game, side] = ASKED[kind]()
  const decision = game.decision(side, kind)
  const view = viewOf(game.state, side)
  const voice = voiceOf(side, language)
  const drafts: readonly (readonly [string, AnswerDraft])[] = [
    ['proposed', { suggested: true }],
    ['nothing chosen', { suggested: false }],
  ]
  const asked = drafts.map(([name, begun]) => [`  (${name})`, ...drawn(panels.ask(decision, view, begun, voice))])
  return [kind, ...asked.flat()].join('\n')
}

describe('every question on one screen', () => {
  it.each(['en', 'fr'] as const)('is worded: %s', async (language) => {
    const text = QUESTION_KINDS.map((kind) => worded(kind, language)).join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`panels.${language}.txt`)
  })

  it.each(QUESTION_KINDS)('is asked in French words of its own: %s', (kind) => {
    const [game, side] = ASKED[kind]()
    const decision = game.decision(side, kind)
    const view = viewOf(game.state, side)
    const [en, fr] = (['en', 'fr'] as const).map((language) =>
      panels.ask(decision, view, { suggested: false }, voiceOf(side, language)),
    )
    expect(fr?.question).not.toBe(en?.question)
    expect(fr?.question).not.toMatch(/ [:;?!»]/)
  })
})
