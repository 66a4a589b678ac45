/** Questions on one screen, over whole games of both formats, in both languages. */
import { describe, expect, it } from 'vitest'
import {
  type AnswerDraft,
  type Decision,
  PANEL_BELOW,
  PANEL_LABEL,
  PANEL_QUESTION,
  type PanelAction,
  type PanelQuestion,
  type Scene,
} from '../../../src/contract/index.ts'
import { textHeight } from '../../../src/discord/table/phone-room.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { EMOJI } from '../../games/label-complaints.ts'
import { idsIn } from '../properties/secrets.ts'
import { draftsOf, everyQuestion, LANGUAGES, voiceOf } from './positions.ts'

/** The height of a line of small print. */
const SMALL_LINE = textHeight('-# 1')

/** Returns the faults of a panel in words, none as a rule. */
function faultsOf(panel: PanelQuestion, decision: Decision, begun: AnswerDraft): string[] {
  const { question, below = '', actions, list, more } = panel
  const labels = [actions, more].map((some) => some.map(({ label }) => label))
  const entries = (list?.entries ?? []).map(({ label }) => label)
  const lists = [...labels, entries]
  const ids = [...actions, ...more].map(({ id }) => id)
  const said = [question, below, ...lists.flat(), list?.placeholder ?? '']
  const good = actions.filter(({ look }) => look === 'good')
  const standing = actions.filter(({ look }) => look === 'good' || look === 'main')
  const all = [...actions, ...more]
  const faults: (readonly [boolean, string])[] = [
    [question.length > PANEL_QUESTION, `question of ${question.length}`],
    [question === '', 'no question'],
    [below.length > PANEL_BELOW, `line of ${below.length}`],
    [textHeight(`-# ${below} ⏳ <t:1:R>`) > SMALL_LINE, 'a line that breaks before the time'],
    [actions.length === 0 || actions.length > 3, `${actions.length} actions`],
    [lists.flat().some((label) => label.length > PANEL_LABEL || label === ''), 'label too long or empty'],
    [[...lists.flat(), ...all.map(({ label }) => label)].some((label) => EMOJI.test(label)), 'an emoji in a label'],
    [lists.some((some) => new Set(some).size < some.length), 'equal labels'],
    [new Set(ids).size < ids.length, 'equal ids'],
    [said.some((text) => /\{\{|undefined|NaN|null|panel\./.test(text)), 'words that are not filled in'],
    [idsIn(said).length > 0, 'an id of a card'],
    [standing.length > 1 || standing.some((action) => action !== actions[0]), 'not one primary action'],
    [good.length > 0 && !begun.suggested && nothing(begun), 'green where nothing is chosen or proposed'],
    [all.some(({ look, sure }) => look === 'bad' && sure === undefined), 'red without being asked again'],
    [all.some(({ exit, puts }) => (exit === undefined) === (puts === undefined)), 'an action without effect'],
    [list !== undefined && (list.min > list.max || list.max > list.entries.length), 'a list with wrong limits'],
    [(list?.entries ?? []).some(({ hint = '' }) => hint.length > 100), 'a long hint'],
    [all.some((action) => !isLegal(decision, action, begun)), 'an answer that does not fit'],
    [begun.suggested && !marked(panel), 'no mark on the proposal'],
    [!begun.suggested && all.some(({ label }) => label.includes('✦')), 'a mark without a proposal'],
  ]
  return faults.flatMap(([is, name]) => (is ? [`${decision.kind}: ${name}`] : []))
}

const nothing = ({ choose = [], arrange, number }: AnswerDraft): boolean =>
  choose.length === 0 && arrange === undefined && number === undefined

const isLegal = (decision: Decision, action: PanelAction, begun: AnswerDraft): boolean => {
  if (action.off === true) return true
  const answer = answerBy(decision, action, begun)
  return answer === null || fits(decision, answer) === null
}

const marked = ({ actions: [first, ...rest] }: PanelQuestion): boolean =>
  (first?.look === 'bad' || first?.label.startsWith('✦ ') === true) && rest.every(({ label }) => !label.includes('✦'))

/** Returns the faults of a picture in words, none as a rule. */
function sceneFaults(scene: Scene): string[] {
  const { blocks } = scene
  const text = JSON.stringify(blocks)
  const tiles = blocks.flatMap((block) => (block.block === 'band' || block.block === 'tray' ? block.tiles : []))
  const handles = tiles.map(({ handle }) => handle)
  return [
    ...(['strip', 'lanes'].includes(blocks[0]?.block ?? '') ? [] : ['neither score nor lanes']),
    ...(/\{\{|undefined|NaN|"scene\./.test(text) ? ['words of a picture that are not filled in'] : []),
    ...(tiles.some(({ name }) => name === '') ? ['a tile without a name'] : []),
    ...(new Set(handles).size < handles.length ? ['a card that is drawn twice'] : []),
  ]
}

describe('questions on one screen', () => {
  it('keep to their room, and all that they offer can be answered', () => {
    // One example of each fault is enough.
    const faults = new Map<string, string>()
    let at = 0
    let followed = 0
    const count = everyQuestion(20, (position) => {
      for (const next of ['end-turn', 'attack', 'never named']) {
        const given = panels.follow(next, position.decision, position.view)
        if (given === null) continue
        followed += 1
        const { kind } = position.decision
        if (fits(position.decision, given) !== null) faults.set(`${kind}: ${next} does not fit`, JSON.stringify(given))
      }
      for (const begun of draftsOf(position)) {
        at += 1
        const { decision, view } = position
        const language = LANGUAGES[at % LANGUAGES.length] ?? 'en'
        const panel = panels.ask(decision, view, begun, voiceOf(decision.seat, language, at % 3))
        if (begun.suggested) for (const fault of sceneFaults(panel.scene())) faults.set(fault, decision.kind)
        for (const fault of faultsOf(panel, decision, begun)) faults.set(fault, JSON.stringify([begun, panel]))
      }
    })
    expect([...faults]).toEqual([])
    expect(count).toBeGreaterThan(800)
    expect(at).toBeGreaterThan(3000)
    expect(followed).toBeGreaterThan(100)
  })
})
