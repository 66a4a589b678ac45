/**
 * The panel of a seat on one screen: what has happened since this person's last answer, the table, the question, the
 * time left. Pure: its input holds everything that it shows, and its custom ids hold everything that its buttons need.
 */

import type { Decision, DecisionWords, Exit } from '../../contract/index.ts'
import { fits } from '../../kit/decisions/shapes.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { type Draft, draftedAnswer } from '../../matches/draft.ts'
import { startDraft } from '../../matches/draft-start.ts'
import type { PanelId } from '../acts/acts.ts'
import { directExit, renderDirect } from '../editors/direct.ts'
import { renderShape } from '../editors/editor.ts'
import { type Aid, aidFor } from '../editors/planning-aid.ts'
import { helpRow } from '../explain/explain-panel.ts'
import { lessonParts } from '../lesson/lesson-panel.ts'
import {
  type Body,
  button,
  type ControlRow,
  countOf,
  type MessagePart,
  MOST,
  picture,
  row,
  rows,
  select,
  separator,
  text,
} from '../shell/components.ts'
import { customId, MENU } from '../shell/custom-id.ts'
import { firstLines, lastLines, relative } from '../shell/text-limits.ts'
import { called, spokenName } from '../table/player-names.ts'
import { storyLines } from '../table/story.ts'
import { tableLines } from '../table/table-text.ts'
import { wordsButtons } from '../table/words-button.ts'
import { type LivePart, livePart } from './live-part.ts'
import { clockPart } from './more-menu.ts'
import { ordersBeside } from './orders-beside.ts'
import { type Ended, endLines, type PanelInput, voices } from './panel-input.ts'
import { decisionCustomId } from './question.ts'
import { backButtons, backLines, isBackOpen, laidLines, undoButtons } from './sitting-lines.ts'

/** Characters that each part may take; what has happened gets what the others leave of what a message may hold. */
const ROOM = { word: 300, done: 400, table: 1600, question: 1500, all: MOST.text - 20 }

/** The decision that a panel shows. */
export const focused = (sight: Sight, focus: string | undefined): Decision | undefined =>
  sight.decisions.find(({ id }) => id === focus) ?? sight.decisions[0]

/** The panel of a seat. Parts that have no room left are shortened or left out; the question never is. */
export function renderPanel(input: PanelInput): Body {
  const { game, sight } = input
  const { spoken } = voices(input)
  const say = speak(input.language)
  const decision = focused(sight, input.focus)
  const { head, controls } = decision === undefined ? waiting(input, say) : asking(input, decision, say)
  const word = input.word === undefined ? [] : [clipWords(`⚠️ ${input.word}`, ROOM.word)]
  const done = input.done === undefined ? [] : [clipWords(`✅ ${input.done}`, ROOM.done)]
  const { titles } = called(game, input.names, input.language)
  const { pictures = [] } = input
  const lesson = input.lesson === undefined ? [] : lessonParts(input.lesson)
  const live = livePart(input, decision === undefined)
  // That a move may be taken back is not said beside answers that may not: they could be mistaken for each other.
  const back =
    decision !== undefined && isFinal(decision) && isBackOpen(sight) ? [] : backLines(game, sight, spoken, say)
  const said = [...word, ...done, ...live.lines, ...laidLines(game, sight, spoken, say), ...back]
  const asked = [...said, clipWords(head, ROOM.question)]
  // A learner has enough to read.
  const orders = lesson.length > 0 ? { lines: [], rows: [] } : ordersBeside(input, decision)
  const below = [...asked, ...asFit(orders.lines, ROOM.all - lengthOf([...asked, ...wordsOf(lesson)]))]
  const left = ROOM.all - lengthOf([...below, ...wordsOf(lesson)])
  const room = Math.min(ROOM.table, left)
  const table = pictures.length > 0 ? '' : firstLines(tableLines(game, sight.view, sight.reader, spoken, titles), room)
  const lead = input.lead ?? ''
  const happened = happenedLines(input, say, left - table.length - lead.length)
  const above = [lead, ...happened, table].filter((part) => part !== '')
  const parts: MessagePart[] = [...above.map(text), ...pictures.map(picture)]
  parts.push(separator(), ...lesson, ...below.map(text))
  for (const control of [
    ...controls,
    ...orders.rows,
    ...refreshRow(input, say),
    ...liveRow(live),
    helpRow(game, sight, input.happened, spoken, wordsButtons(sight.match.id, pictures, say)),
    ...clockRow(input, say),
  ])
    if (countOf([...parts, control]) <= MOST.components) parts.push(control)
  return { components: parts, files: pictures }
}

/** A call has this button: it holds the name of the notice, by which the message is found again. */
function refreshRow({ lead, mark = '', sight }: PanelInput, say: Say): ControlRow[] {
  const id = customId('open', sight.match.id, sight.reader, mark)
  return lead === undefined ? [] : [row(button(id, say('panel.refresh')))]
}

/** The menu of the clock; games with a menu of their own have its entries there. */
function clockRow(input: PanelInput, say: Say): ControlRow[] {
  const choices = clockPart(input, say).map(({ id, label }) => ({ value: id, label }))
  return choices.length === 0 ? [] : [select(customId(MENU, input.mark ?? ''), say('more.clock'), choices)]
}

/** The buttons of a live session. */
function liveRow({ buttons, entries }: LivePart): ControlRow[] {
  const all = buttons.length > 0 ? buttons : entries.map(({ id, label }) => button(id, label))
  return all.length === 0 ? [] : [row(...all)]
}

function happenedLines({ game, sight, happened, ...rest }: PanelInput, say: Say, room: number): string[] {
  const { spoken } = voices({ sight, ...rest })
  const told = storyLines(game, happened, sight.reader, spoken, sight.match.outcome)
  const title = `**${say('panel.happened')}**\n`
  return told.length === 0 ? [] : [`${title}${lastLines(told.map(quoted), room - title.length)}`]
}

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0)

/** As many of the first parts as there is room for. */
const asFit = (parts: readonly string[], room: number): string[] =>
  parts.filter((_, at) => lengthOf(parts.slice(0, at + 1)) <= room)

const wordsOf = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => ('content' in part ? [part.content] : []))

const quoted = (line: string): string => `> ${line}`

// ---------------------------------------------------------------- nothing asked

function waiting(input: PanelInput, say: Say): { head: string; controls: ControlRow[] } {
  const { game, sight, ended } = input
  const { spoken } = voices(input)
  const { outcome, id } = sight.match
  const plays = game.seats.includes(sight.reader)
  if (outcome !== null) {
    const head = endLines(input).join('\n')
    return { head, controls: ended === undefined ? [] : [ended.buttons, ...variants(ended, say)] }
  }
  const others = sight.calls
    .filter(({ seat }) => seat !== sight.reader)
    .map(({ seat, deadline }) => say('panel.waits-for', { name: spokenName(spoken, seat), time: relative(deadline) }))
  const head = [`### ${say('panel.nothing')}`, ...others].join('\n')
  const refresh = button(customId('open', id, sight.reader), say('panel.refresh'))
  return { head, controls: plays ? [row(refresh, ...backButtons(sight, say))] : [] }
}

/** The variants of a rematch, in a menu. */
function variants({ entries }: Ended, say: Say): ControlRow[] {
  const choices = entries.map(({ id, label }) => ({ value: id, label }))
  return choices.length === 0 ? [] : [select(customId(MENU, ''), say('more'), choices)]
}

// ---------------------------------------------------------------- a decision

function asking(input: PanelInput, decision: Decision, say: Say): { head: string; controls: ControlRow[] } {
  const { game, sight, language } = input
  const { spoken, plain } = voices(input)
  const aid = aidOf(input, decision)
  const draft = startDraft(decision.shape, input.draft ?? {}, aid)
  const words = game.words.decision(decision, sight.view, spoken, draft.choose)
  const labels = plain === spoken ? words : game.words.decision(decision, sight.view, plain, draft.choose)
  const id: PanelId = (verb, ...more) => decisionCustomId(sight, decision.id, verb, ...more)
  const { shape } = decision
  const direct = directExit(decision)
  const edited =
    direct !== null && shape.type === 'choose'
      ? renderDirect(shape.options, direct, { words, labels, id }, say)
      : renderShape(shape, draft, {
          language,
          words: words.options,
          labels: labels.options,
          groups: labels.groups,
          id,
          aid,
        })
  const own = sight.calls.find(({ seat }) => seat === sight.reader)
  const head = [
    `### ${words.title}${own === undefined ? '' : ` · ⏳ ${relative(own.deadline)}`}`,
    words.prompt,
    ...edited.lines,
    ...consequenceLines(decision.exits, labels, say),
  ]
  const shown = decision.exits.filter((exit) => exit !== direct).slice(0, 10)
  const exits = rows(shown.map((exit) => exitButton(exit, decision, draft, labels, id)))
  const beside = [
    ...rows([...undoButtons(sight, say), ...backButtons(sight, say)]),
    ...otherQuestions(input, decision, say),
  ]
  return { head: head.join('\n'), controls: [...edited.rows, ...exits, ...beside] }
}

/** Returns the help with a row of pieces: the game's own, else the row of the practice opponent. */
export function aidOf(
  input: Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>,
  decision: Decision,
): Aid | undefined {
  const { game, sight } = input
  if (decision.shape.type !== 'arrange') return undefined
  const reply = game.rows === undefined ? game.policies.practice(sight.view, decision, null) : 'ask'
  const start = reply === 'ask' ? undefined : reply.arrange
  return aidFor(decision.shape, { game, view: sight.view, voice: voices(input).spoken, start })
}

function exitButton(exit: Exit, decision: Decision, draft: Draft, labels: DecisionWords, id: PanelId) {
  const fit = exit.bare === true || fits(decision, { exit: exit.id, ...draftedAnswer(draft) }) === null
  return button(
    id('exit', exit.id),
    labels.exits[exit.id] ?? exit.id,
    exit === decision.exits[0] ? 'good' : 'plain',
    !fit,
  )
}

/** Whether some answer to a decision can't be undone. */
function isFinal({ exits, shape }: Decision): boolean {
  const options = shape.type === 'choose' ? shape.options : []
  return [...exits, ...options].some(({ consequences = [] }) => consequences.length > 0)
}

/** Names the consequences that can't be undone: once where they are the same for every answer. */
function consequenceLines(exits: readonly Exit[], labels: DecisionWords, say: Say): string[] {
  const what = ({ consequences = [] }: Exit) => consequences.map((one) => say(`exit.${one}`)).join(', ')
  const all = new Set(exits.map(what))
  const [same] = all
  if (same !== undefined && same !== '' && all.size === 1) return [`-# ${say('exit.all', { what: same })}`]
  return exits
    .filter((exit) => what(exit) !== '')
    .map((exit) => `-# ${say('exit.final', { exit: labels.exits[exit.id] ?? exit.id, what: what(exit) })}`)
}

function otherQuestions({ game, sight, ...rest }: PanelInput, shown: Decision, say: Say): ControlRow[] {
  if (sight.decisions.length < 2) return []
  const { plain } = voices({ sight, ...rest })
  const choices = sight.decisions.slice(0, MOST.options).map((decision) => ({
    value: decision.id,
    label: game.words.decision(decision, sight.view, plain).title,
    taken: decision === shown,
  }))
  return [select(customId('focus', sight.match.id, sight.reader), say('panel.questions'), choices)]
}
