/** The middle of a panel whose game asks its questions itself. Pure. */
import type { Decision, PanelQuestion } from '../../contract/index.ts'
import type { Say } from '../../locales/index.ts'
import { type Row, row } from '../shell/components.ts'
import { relative } from '../shell/text-limits.ts'
import { begunOf } from './begun.ts'
import { laneRow } from './lanes.ts'
import type { Middle } from './middle.ts'
import { type PanelInput, voices } from './panel-input.ts'
import { actionButtons, actionEntries, decisionId, listRow, MOST_BUTTONS, type Place, sureRow } from './question.ts'

/** Returns a question of the game as it stands with what its player has begun. */
export function questionOf(input: PanelInput, decision: Decision) {
  const { game, sight, suggests = true, draft = {} } = input
  const begun = begunOf(game, decision, sight.view, draft, suggests)
  const question = game.panels?.ask(decision, sight.view, begun, voices(input).plain)
  return { begun, question }
}

/** Lays the question of a game out. @throws if the game has no panels */
export function posedQuestion(input: PanelInput, decision: Decision, say: Say): Middle {
  const { sight, draft = {}, mark = '' } = input
  const { begun, question } = questionOf(input, decision)
  if (question === undefined) throw new Error(`The game ${input.game.id} has no panels.`)
  const place: Place = { sight, decision, suggested: begun.suggested, page: draft.page ?? 0, mark }
  const sure = [...question.actions, ...question.more].find(({ id }) => id === input.sure)
  if (sure?.sure !== undefined)
    return {
      lines: [`### ${sure.sure.question}`, ...small(sure.sure.below)],
      controls: [sureRow(place, sure)],
      entries: [],
      scene: question.scene,
    }
  const next = input.lesson?.button ?? null
  const room = next === null ? MOST_BUTTONS : MOST_BUTTONS - 1
  const buttons = [...actionButtons(place, question, room), ...(next === null ? [] : [next])]
  return {
    lines: [`### ${question.question}`, ...belowLine(input, question, say)],
    controls: [
      ...chooser(input, place, question, begun.arrange ?? [], say),
      ...(buttons.length === 0 ? [] : [row(...buttons)]),
    ],
    entries: actionEntries(place, question, room),
    scene: question.scene,
  }
}

const small = (line: string | undefined): string[] => (line === undefined ? [] : [`-# ${line}`])

/** The number that changes, then whether it is final, then the time. */
function belowLine({ sight }: PanelInput, { below, final = false }: PanelQuestion, say: Say): string[] {
  const own = sight.calls.find(({ seat }) => seat === sight.reader)
  const time = own === undefined ? [] : [`⏳ ${relative(own.deadline)}`]
  const words = [...(below === undefined ? [] : [below]), ...time].join(' ')
  return small(
    [...(words === '' ? [] : [words]), ...(final && words !== '' ? [say('panel.final')] : [])].join(' · ') || undefined,
  )
}

/** The list of the question; of a plan the moves of its cards, from the order that has begun. */
function chooser(
  input: PanelInput,
  place: Place,
  question: PanelQuestion,
  arrange: readonly string[],
  say: Say,
): Row[] {
  const { decision } = place
  const { shape } = decision
  if (shape.type !== 'arrange') return listRow(place, question.list, say)
  const { game, sight, draft = {} } = input
  const titles = shape.pieces.map(({ id, card }) => [
    id,
    card === undefined ? id : game.cards.sheet(card, input.language).title,
  ])
  return laneRow({
    shape,
    draft: { ...draft, arrange: [...arrange] },
    names: Object.fromEntries(titles),
    id: (...action) => decisionId(sight, decision.id, ...action, place.mark),
    say,
  })
}
