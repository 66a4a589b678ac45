/** The middle of a panel that asks a question. Pure. */
import { type Decision, type PanelAction, type PanelQuestion, seenBy } from '../../contract/index.ts'
import type { Say } from '../../locales/index.ts'
import { ours } from '../../locales/safe-text.ts'
import { lessonButtons } from '../lesson/lesson-panel.ts'
import { button, type ControlRow, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { relative } from '../shell/text-limits.ts'
import { begunOf, valueOfEntry } from './begun.ts'
import { laneRow } from './lanes.ts'
import { lessonRow } from './lesson-row.ts'
import { type LivePart, livePart } from './live-part.ts'
import { type Middle, type PanelInput, voices } from './panel-input.ts'
import {
  actionButtons,
  actionEntries,
  decisionCustomId,
  listRow,
  MOST_BUTTONS,
  pickedRow,
  type QuestionPlace,
  sureRow,
} from './question.ts'
import { timeLeft, undoButtons, undoId } from './sitting-lines.ts'
import { sureScene } from './sure-scene.ts'
import { whichMatchLine } from './which-match.ts'

/** Returns a question of the game as it stands with what its player has begun. */
export function questionOf(input: PanelInput, decision: Decision) {
  const { game, sight, suggests = true, draft = {}, last = [] } = input
  const begun = begunOf(game, decision, sight.view, draft, suggests)
  const question = game.panels.ask(
    decision,
    sight.view,
    begun,
    voices(input).plain,
    last.map((event) => seenBy(event, sight.reader)),
  )
  return { begun, question: suggests ? question : withoutPlans(decision, question) }
}

/** Returns a question about a row without the rows that the game puts together: they would be suggestions, too. */
function withoutPlans({ shape }: Decision, question: PanelQuestion): PanelQuestion {
  if (shape.type !== 'arrange') return question
  const isOwn = ({ puts }: PanelAction) => puts === undefined
  return { ...question, actions: question.actions.filter(isOwn), more: question.more.filter(isOwn) }
}

/** Lays the question of a game out. */
export function posedQuestion(input: PanelInput, decision: Decision, say: Say): Middle {
  const { sight, draft = {}, mark = '' } = input
  const { begun, question } = questionOf(input, decision)
  const place: QuestionPlace = { sight, decision, suggested: begun.suggested, page: draft.page ?? 0, mark }
  const sure = [...question.actions, ...question.more].find(({ id }) => id === input.sure)
  if (sure?.sure !== undefined) {
    const { question: title, cost } = sure.sure
    const asked = { controls: [sureRow(place, sure, confirmingParts(input))], entries: [] }
    // An order is no loss: what it does stands below the question, and the picture stays.
    if (sure.sets !== undefined)
      return { ...asked, lines: [`### ${title}`, `-# ${cost}`, whichMatchLine(input)], scene: question.scene }
    return {
      ...asked,
      lines: [`### ${title}`, whichMatchLine(input)],
      scene: () => sureScene(input, { title: cost, notes: [] }),
      confirmsLoss: true,
    }
  }
  const picked = question.list?.entries.find((entry) => valueOfEntry(entry) === input.picked)
  if (picked !== undefined && question.list?.acts !== undefined)
    return {
      lines: [
        `### ${say('panel.picked', { entry: ours(picked.label) })}`,
        ...small([...(picked.hint === undefined ? [] : [picked.hint]), say('panel.picked.final')].join(' · ')),
      ],
      controls: [pickedRow(place, question.list.acts, picked, say)],
      entries: [],
      scene: question.scene,
    }
  const { lesson } = input
  const learns = lessonButtons(lesson).length > 0
  const laid =
    lesson !== undefined && learns
      ? lessonRow(actionButtons(place, question, MOST_BUTTONS - 1), lesson)
      : { buttons: actionButtons(place, question, MOST_BUTTONS), answers: MOST_BUTTONS, entries: [] }
  const answers = laid.buttons
  const live = livePart(input, false)
  const beside = besideAnswers(input, live, learns ? 0 : MOST_BUTTONS - answers.length, say)
  const buttons = [...answers.slice(0, 1), ...beside.buttons, ...answers.slice(1)]
  return {
    lines: [`### ${question.question}`, ...belowLine(input, question, live, say), ...live.lines],
    controls: [
      ...chooser(input, place, question, begun.arrange ?? [], say),
      ...(buttons.length === 0 ? [] : [row(...buttons)]),
    ],
    entries: [...laid.entries, ...beside.entries, ...actionEntries(place, question, laid.answers)],
    scene: input.lesson?.scene ?? question.scene,
  }
}

/** Returns *Undo* and the buttons of a live session: as buttons where there is room for them, else for the menu. */
function besideAnswers({ sight }: PanelInput, live: LivePart, room: number, say: Say) {
  const { pending } = sight
  const buttons = [...undoButtons(sight, say), ...live.buttons]
  if (room >= buttons.length) return { buttons, entries: live.buttons.length > 0 ? [] : live.entries }
  const undo = pending === null ? [] : [{ id: undoId(sight, pending), label: say('sitting.undo') }]
  return { buttons: [], entries: [...undo, ...live.entries] }
}

/** Returns buttons that open the parts of the table that bear on what is confirmed. */
const confirmingParts = (input: PanelInput) =>
  (input.game.closeUps?.menu(input.sight.view, voices(input).plain) ?? [])
    .filter(({ confirming }) => confirming === true)
    .map(({ id, label }) => button(customId('help', input.sight.match.id, 'near', id), label))

const small = (line: string | undefined): string[] => (line === undefined ? [] : [`-# ${line}`])

/** The number that changes, then whether it is final, then the time. */
function belowLine(
  { sight }: PanelInput,
  { below, final = false }: PanelQuestion,
  { endsAt }: LivePart,
  say: Say,
): string[] {
  const time = endsAt === null ? timeLeft(sight, say) : [`🟢 ${relative(endsAt)}`]
  const words = [...(below === undefined ? [] : [below]), ...time].join(' ')
  return small(
    [...(words === '' ? [] : [words]), ...(final && words !== '' ? [say('panel.final')] : [])].join(' · ') || undefined,
  )
}

/** The list of the question; of a plan the moves of its cards, from the order that has begun. */
function chooser(
  input: PanelInput,
  place: QuestionPlace,
  question: PanelQuestion,
  arrange: readonly string[],
  say: Say,
): ControlRow[] {
  const { decision } = place
  const { shape } = decision
  if (shape.type !== 'arrange') return listRow(place, question.list, say)
  const { game, sight, draft = {} } = input
  const { options } = game.words.decision(decision, sight.view, voices(input).plain)
  const titles = shape.pieces.map(({ id, card }) => [
    id,
    card === undefined ? (options[id]?.label ?? id) : game.cards.sheet(card, input.language).title,
  ])
  return laneRow({
    shape,
    draft: { ...draft, arrange: [...arrange] },
    names: Object.fromEntries(titles),
    id: (verb, ...more) => decisionCustomId(sight, decision.id, verb, ...more, place.mark),
    say,
  })
}
