/**
 * The panel of a seat on one screen: the news, one picture made for the question, the question, its controls, and the
 * menu. Pure: its input holds everything that it shows, and its custom ids hold
 * everything that its buttons need.
 */

import { ComponentType } from 'discord-api-types/v10'
import { type Decision, type Scene, seenBy } from '../../contract/index.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import { ours } from '../../locales/safe-text.ts'
import type { Sight } from '../../matches/api.ts'
import { lessonButtons } from '../lesson/lesson-panel.ts'
import { button, type ControlRow, type MessagePart, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal, relative } from '../shell/text-limits.ts'
import { aroundPicture, type LaidPanel } from '../table/laid-panel.ts'
import { spokenName } from '../table/player-names.ts'
import { timeUpWords } from '../table/time-up-words.ts'
import { thinkingWords } from '../table/waiting-words.ts'
import { posedQuestion, questionOf } from './asked-question.ts'
import { foughtMiddle } from './fought-panel.ts'
import { lessonRow } from './lesson-row.ts'
import { livePart } from './live-part.ts'
import { moreRow } from './more-menu.ts'
import { endLines, type Middle, type PanelInput, voices } from './panel-input.ts'
import { planAsked } from './plan-ahead.ts'
import { backButtons, backLines, keptButtons, keptLines, timeLeft } from './sitting-lines.ts'
import { changedOrders, obeyedOrders, stopAt } from './standing-orders.ts'

/** Characters that each part may take. */
const ROOM = { word: 300, news: 200, question: 1500, order: 90 }

/** The decision that a panel shows: the most urgent if that one isn't open. */
export const focused = (sight: Sight, focus: string | undefined): Decision | undefined =>
  sight.decisions.find(({ id }) => id === focus) ?? sight.decisions[0]

/** Lays the panel of a seat out; its game is asked for the question once. */
export function laidPanel(input: PanelInput): LaidPanel {
  const { lesson } = input
  const say = speak(input.language)
  const middle = middleOf(input, say)
  const lines = [...middle.lines, ...orderLines(input, say)]
  const menu = moreRow(input, middle.entries, say)
  // An explanation says what has happened where that matters to a learner.
  const explains =
    input.fought === undefined &&
    (lesson?.words.length ?? 0) > 0 &&
    input.word === undefined &&
    input.done === undefined
  const above: MessagePart[] = explains && input.lead === undefined ? [] : newsOf(input).map(text)
  const below: MessagePart[] = [
    ...(lesson?.words ?? []),
    text(clipWords(lines.join('\n'), ROOM.question)),
    ...middle.controls,
    ...(middle.confirmsLoss ? [] : menu),
    ...(lesson?.after ?? []),
    ...(input.foot ?? []),
  ]
  const scene = () => {
    const question = middle.scene?.() ?? tableOf(input)
    return input.highlight?.scene(question) ?? question
  }
  return aroundPicture(above, scene, below, input.language)
}

const tableOf = (input: PanelInput): Scene => input.game.panels.scene(input.sight.view, voices(input).plain)

// ---------------------------------------------------------------- above the question

/** Returns the result of the click before, or else the most important news. */
function newsOf(input: PanelInput): string[] {
  const { word, done, game, sight, ended, lead } = input
  if (lead !== undefined) return [lead]
  const said = [
    ...(word === undefined ? [] : [clipWords(`⚠️ ${word}`, ROOM.word)]),
    ...(done === undefined ? [] : [clipWords(`✅ ${done}`, ROOM.word)]),
  ]
  // A result needs no news: its card tells what decided the match.
  if (said.length > 0 || ended !== undefined) return said.length === 0 ? [] : [said.join('\n')]
  if (input.highlight !== undefined) return headed(input.highlight.news.map(literal))
  const events = (sight.pending?.answers.flatMap((laid) => laid.events) ?? input.happened).map((event) =>
    seenBy(event, sight.reader),
  )
  const { spoken } = voices(input)
  // A player who has begun to answer has read it.
  const late = sight.pending === null ? timeUpWords(input.timedOut ?? [], spoken).flat() : []
  return headed([...late, ...game.panels.news(events, sight.view, spoken)])
}

/** Returns a headline with what follows it; nothing where there is none. */
const headed = ([head, ...more]: readonly string[]): string[] =>
  head === undefined ? [] : [clipWords([`**${head}**`, ...more].join(' '), ROOM.news)]

/**
 * Says which orders have answered, which stop asks, that orders rest on facts that have changed since they were set, what was
 * left out of orders, and which have ended.
 */
function orderLines(input: PanelInput, say: Say): string[] {
  const { game, sight, focus } = input
  if (sight.match.outcome !== null) return []
  const obeyed = obeyedOrders(input).join(' · ')
  const stop = stopAt(input, focused(sight, focus))
  const order = stop === undefined ? '' : game.words.standing(stop, sight.view, voices(input).plain)
  const count = changedOrders(input).length
  return [
    ...(obeyed === '' ? [] : [`-# ${clipWords(say('panel.obeyed', { orders: ours(obeyed) }), ROOM.order)}`]),
    ...(stop === undefined ? [] : [`-# ${clipWords(say('panel.asked-by', { order: literal(order) }), ROOM.order)}`]),
    ...(count === 0 ? [] : [`-# ${say('panel.order-changed', { count })}`]),
    ...[...skippedSteps(input), ...lapsedOrders(input)].map((line) => `-# ${line}`),
  ]
}

/** Lines about steps that were left out of an order of the player since their last answer. */
function skippedSteps(input: PanelInput): readonly string[] {
  const { game, sight, happened } = input
  const { orders, passedOrders, view, reader } = sight
  const { ahead } = game.panels
  if (ahead === undefined || reader === 'spectator' || sight.pending !== null) return []
  const all = [...orders, ...passedOrders]
  if (all.length === 0) return []
  const since = happened.map((event) => seenBy(event, reader))
  return ahead.skipped(view, all, since, voices(input).spoken)
}

/** Lines about orders that have ended since the player's last answer, once they are asked something. */
function lapsedOrders({ game, sight, happened, ...input }: PanelInput): readonly string[] {
  const { decisions, passedOrders, pending, reader, view } = sight
  if (game.panels.lapsed === undefined || pending !== null || decisions.length === 0) return []
  if (passedOrders.length === 0) return []
  const since = happened.map((event) => seenBy(event, reader))
  return game.panels.lapsed(passedOrders, since, view, voices({ sight, ...input }).spoken)
}

// ---------------------------------------------------------------- the question

function middleOf(input: PanelInput, say: Say): Middle {
  const { sight } = input
  if (sight.takeBack !== null && sight.takeBack.by !== sight.reader) return takeBackAsked(input, say)
  const decision = focused(sight, input.focus)
  if (decision === undefined) return waiting(input, say)
  if (input.fought !== undefined) return foughtMiddle(input, input.fought, decision, small(timeLeft(sight, say)))
  return posedQuestion(input, decision, say)
}

const small = (lines: readonly string[]): string[] => lines.map((line) => `-# ${line}`)

/** The opponent asks to take a move back. Their own question, if there is one, waits: its picture and its title say so. */
function takeBackAsked(input: PanelInput, say: Say): Middle {
  const { game, sight } = input
  const { spoken } = voices(input)
  const lines = backLines(game, sight, spoken, say)
  const controls = [row(...backButtons(sight, say))]
  const [decision] = sight.decisions
  if (decision === undefined) return { lines, controls, entries: [] }
  const { title } = game.words.decision(decision, sight.view, spoken)
  const waits = [say('back.question.waits', { question: ours(title) }), ...timeLeft(sight, say)].join(' ')
  return {
    lines: [...lines, ...small([waits])],
    controls,
    entries: [],
    scene: questionOf(input, decision).question.scene,
  }
}

const isClickable = (one: ControlRow['components'][number]): one is ReturnType<typeof button> =>
  one.type === ComponentType.Button && 'custom_id' in one

function waiting(input: PanelInput, say: Say): Middle {
  const { game, sight, ended } = input
  const { spoken } = voices(input)
  const { outcome, id } = sight.match
  const plays = game.seats.includes(sight.reader)
  const lesson = lessonButtons(input.lesson)
  const explained = lesson.length === 0 ? [] : [row(...lesson)]
  if (outcome !== null) {
    const lines = endLines(input)
    if (ended === undefined) return { lines, controls: [], entries: [] }
    if (input.lesson === undefined) return { lines, controls: [ended.buttons], entries: ended.entries }
    const { buttons, entries } = lessonRow(ended.buttons.components.filter(isClickable), input.lesson)
    return { lines, controls: [row(...buttons)], entries: [...entries, ...ended.entries] }
  }
  const back = sight.takeBack === null ? [] : backLines(game, sight, spoken, say)
  const plan = planAsked(game, sight, input.draft)
  if (plan !== null) {
    const asked = posedQuestion({ ...input, draft: plan.draft }, plan.decision, say)
    return { ...asked, lines: [...asked.lines, ...back] }
  }
  const live = livePart(input, true)
  const [next] = sight.calls.filter(({ seat }) => seat !== sight.reader)
  const thinking = next === undefined ? null : thinkingWords(sight.match, next.seat, say)
  const head =
    next === undefined
      ? [`### ${say('panel.nothing')}`]
      : [
          `### ${thinking ?? say('panel.theirs', { name: spokenName(spoken, next.seat) })}`,
          ...(thinking !== null || live.state === 'on'
            ? []
            : [`-# ${say('panel.called-later')} ⏳ ${relative(next.deadline)}`]),
        ]
  // In a live session the panel refreshes by itself.
  const refresh = live.state === 'on' ? [] : [button(customId('open', id, sight.reader), say('panel.refresh'))]
  const buttons = [...refresh, ...keptButtons(sight, say), ...live.buttons]
  const controls = plays ? [row(...buttons), ...explained] : []
  const kept = small(keptLines(game, sight, voices(input).plain, say))
  return { lines: [...head, ...kept, ...live.lines, ...back], controls, entries: [] }
}
