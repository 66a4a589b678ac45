/** The panels of a player's own turn over whole games, in both languages. */
import { describe, expect, test } from 'vitest'
import {
  type AnswerDraft,
  type Decision,
  PANEL_BELOW,
  PANEL_LABEL,
  PANEL_QUESTION,
  type PanelAction,
  type PanelQuestion,
} from '../../../src/contract/index.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { EMOJI } from '../../games/label-complaints.ts'
import {
  draftsFrom,
  everyQuestion,
  firstDrafts,
  type Position,
  panelOf,
  TURN_KINDS,
  voiceAt,
} from './turn-positions.ts'

/** The most entries of a list that a phone shows at once. */
const ENTRIES = 25

/** The most characters that stand in one line with the time and the word for a final answer. */
const BESIDE_FINAL = 24

/** The longest name of what follows an answer that has room in the id of a button. */
const NEXT = 48

/** Returns the faults of a panel in words, none as a rule. */
function faultsOf(panel: PanelQuestion, { decision }: Position, begun: AnswerDraft): readonly string[] {
  const { question, below = '', actions, list, more } = panel
  const entries = list?.entries ?? []
  const lists = [actions, more, entries].map((some) => some.map(({ label }) => label))
  const all = [...actions, ...more]
  const said = [question, below, ...lists.flat(), list?.placeholder ?? '', ...entries.map(({ hint = '' }) => hint)]
  const standing = actions.filter(({ look }) => look === 'good' || look === 'main')
  const values = entries.map(({ choose, next }) => JSON.stringify([choose, next]))
  const faults: readonly (readonly [boolean, string])[] = [
    [question.length > PANEL_QUESTION || question === '', `question of ${question.length}`],
    [below.length > PANEL_BELOW, `line of ${below.length}`],
    [decision.kind === 'draw' && below.length > BESIDE_FINAL, `line of ${below.length} beside the time and “final”`],
    [actions.length === 0 || actions.length > 3, `${actions.length} actions`],
    [lists.flat().some((label) => label.length > PANEL_LABEL || label === ''), 'label too long or empty'],
    [lists.some((some) => new Set(some).size < some.length), 'equal labels'],
    [new Set(all.map(({ id }) => id)).size < all.length, 'equal ids'],
    [new Set(values).size < values.length, 'equal entries'],
    [said.some((text) => /\{\{|undefined|NaN|null|panel\.|Infinity/.test(text)), 'words that are not filled in'],
    [
      said.some((text) => /(?:Activate|Activer|Drain|Drainer|Deploy|Déployer|Draw|Piocher) 0\b/.test(text)),
      'a deed of 0',
    ],
    [said.some((text) => /\b0 (?:cards?|cartes?)\b/.test(text)), 'asks about no card'],
    [lists.flat().some((label) => EMOJI.test(label)), 'an emoji in a label'],
    [entries.length > ENTRIES && decision.shape.type !== 'number', `${entries.length} entries`],
    [entries.some(({ hint = '' }) => hint.length > 100), 'a long hint'],
    [all.some(({ next = '' }) => next.length > NEXT), 'a name that no button can hold'],
    [entries.some(({ choose, next = '' }) => [...choose, next].join(' ').length > 90), 'a value that no list can hold'],
    [standing.length > 1 || standing.some((action) => action !== actions[0]), 'not one primary action'],
    [all.some(({ exit, puts }) => (exit === undefined) === (puts === undefined)), 'an action without effect'],
    [all.some(({ look, sure }) => look === 'bad' && sure === undefined), 'red without being asked again'],
    [all.some((action) => !isLegal(decision, action, begun)), 'an answer that does not fit'],
    [list !== undefined && (list.min > list.max || list.max > entries.length), 'a list with wrong limits'],
    [!begun.suggested && all.some(({ label }) => label.includes('✦')), 'a mark without a proposal'],
    [all.filter(({ label }) => label.includes('✦')).length > 1, 'two marks'],
  ]
  return faults.flatMap(([is, name]) => (is ? [`${decision.kind} ${decision.about.phase ?? ''}: ${name}`] : []))
}

const isLegal = (decision: Decision, action: PanelAction, begun: AnswerDraft): boolean => {
  const answer = answerBy(decision, action, begun)
  return answer === null || fits(decision, answer) === null
}

describe('the panels of a turn', () => {
  test('keep to their room, and all that they offer can be answered', () => {
    const faults = new Map<string, string>()
    let panels = 0
    const look = (position: Position, begun: AnswerDraft) => {
      panels += 1
      const panel = panelOf(position, begun, voiceAt(position.decision.seat, panels))
      if (panels % 4 === 0 && /\{\{|undefined|NaN/.test(JSON.stringify(panel.scene())))
        faults.set('words of a picture that are not filled in', position.decision.kind)
      for (const fault of faultsOf(panel, position, begun))
        if (!faults.has(fault)) faults.set(fault, JSON.stringify([begun, panel]))
      return panel
    }
    everyQuestion(['room-1'], 0.3, (position) => {
      if (!TURN_KINDS.includes(position.decision.kind as (typeof TURN_KINDS)[number])) return
      for (const begun of firstDrafts(position)) {
        const panel = look(position, begun)
        for (const draft of draftsFrom(position, panel).slice(0, 3)) look(position, draft)
      }
    })
    expect([...faults]).toEqual([])
    expect(panels).toBeGreaterThan(500)
  })
})
