/**
 * A question of a game as the controls of a panel: one list, at most three buttons, and entries for the menu. Pure: it
 * lays out what the game asks, and knows no card.
 */

import type {
  AnswerContent,
  AnswerDraft,
  Decision,
  PanelAction,
  PanelList,
  PanelQuestion,
  Shape,
  StandingOrder,
} from '../../contract/index.ts'
import { answerBy, answerOfEntry } from '../../kit/decisions/chosen.ts'
import type { Say } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import type { Draft } from '../../matches/draft.ts'
import { drafted } from '../../matches/draft-start.ts'
import type { PanelVerb } from '../acts/acts.ts'
import { button, type ControlRow, type MenuEntry, MOST, row, select } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { entryIds, entryValue, valueOfEntry } from './begun.ts'
import type { ClockEntry } from './clock-entries.ts'

/** The most buttons of a panel. */
export const MOST_BUTTONS = 3
/** The value of the entry that turns the page of a list. */
export const NEXT_PAGE = '$page'

/** The panel to which the controls of a question belong. */
export interface QuestionPlace {
  readonly sight: Sight
  readonly decision: Decision
  /** The question shows the game's proposal. */
  readonly suggested: boolean
  /** The page of the list that is open. */
  readonly page: number
  /** Differs from edit to edit, so that clients forget what was ticked. */
  readonly mark: string
}

/** The custom id of an action on a decision. */
export const decisionCustomId = (
  { match, reader }: Pick<Sight, 'match' | 'reader'>,
  decision: string,
  verb: PanelVerb,
  ...more: readonly string[]
): string => customId('p', match.id, reader, decision, verb, ...more)

const idOf = ({ sight, decision }: QuestionPlace, verb: PanelVerb, ...more: readonly string[]): string =>
  decisionCustomId(sight, decision.id, verb, ...more)

/** The custom id of an action: it answers, changes what is chosen, or asks first. */
function actionId(place: QuestionPlace, action: PanelAction): string {
  if (action.sure !== undefined) return idOf(place, 'sure', action.id)
  // An order, and options of later answers, have no room in an id: the click finds its action again.
  const isPut = action.exit === undefined || action.sets !== undefined || action.later !== undefined
  return isPut ? idOf(place, 'put', action.id) : answerId(place, action)
}

/**
 * The custom id of an answer: `do|exit|next|how|value`. How it is made: `d` of the draft, `s` of the proposal, `c` of the
 * options in the value, `n` of the number in it.
 */
function answerId(place: QuestionPlace, { exit = '', next = '', choose, number }: PanelAction): string {
  if (choose !== undefined) return idOf(place, 'do', exit, next, 'c', entryValue(choose))
  if (number !== undefined) return idOf(place, 'do', exit, next, 'n', String(number))
  return idOf(place, 'do', exit, next, place.suggested ? 's' : 'd')
}

/** The buttons of a question, at most this many: the ordinary answer first. */
export function actionButtons(
  place: QuestionPlace,
  { actions }: PanelQuestion,
  most: number,
): ReturnType<typeof button>[] {
  return actions
    .slice(0, most)
    .map((action) => button(actionId(place, action), action.label, action.look, action.off === true))
}

/** The entries of a question for the menu: its actions from that one on, and its variants. */
export const actionEntries = (place: QuestionPlace, { actions, more }: PanelQuestion, from: number): ClockEntry[] =>
  [...actions.slice(from), ...more]
    .filter(({ off }) => off !== true)
    .map((action) => ({ id: actionId(place, action), label: action.label }))

/** The list of a question; none where nothing is to be chosen. */
export function listRow(place: QuestionPlace, list: PanelList | undefined, say: Say): ControlRow[] {
  if (list === undefined || list.entries.length === 0) return []
  const { entries, placeholder, acts, adds } = list
  const { shown, turns } = entriesOnPage(list, place.page)
  const choices = shown.map(
    (entry): MenuEntry => ({
      value: valueOfEntry(entry),
      label: entry.label,
      hint: entry.hint,
      taken: entry.chosen && acts === undefined,
    }),
  )
  if (turns) choices.push({ value: NEXT_PAGE, label: say('list.next', { count: entries.length }) })
  const id =
    acts === undefined ? idOf(place, 'mark', String(place.page), place.mark) : idOf(place, 'act', acts, place.mark)
  // Marks are never refused: the game says what of them counts.
  const marks = acts === undefined && adds === undefined
  const range =
    marks && list.max > 1 ? { min: 0, max: choices.length } : { min: marks && list.min === 0 ? 0 : 1, max: 1 }
  return [select(id, placeholder, choices, range)]
}

/** The entries on a page of a list, and whether there are other pages. */
function entriesOnPage({ entries }: PanelList, page: number) {
  if (entries.length <= MOST.options) return { shown: entries, turns: false }
  const size = MOST.options - 1
  const at = page % Math.ceil(entries.length / size)
  return { shown: entries.slice(at * size, (at + 1) * size), turns: true }
}

/** The place at which entries of a list were picked. */
interface PickPlace {
  readonly shape: Shape
  readonly draft: Draft
  /** The part of the answer of which the list was made. */
  readonly begun: AnswerDraft
  readonly page: number
}

/**
 * Returns the draft after entries were picked: the next page; one more of them, where the list adds; else those that are
 * ticked on this page, with those of the other pages.
 * @param values of the picked entries
 */
export function pickedDraft(
  list: PanelList,
  { shape, draft, begun, page }: PickPlace,
  values: readonly string[],
): Draft {
  if (values.includes(NEXT_PAGE)) return { ...draft, page: page + 1 }
  const ids = entryIds(values)
  // The answer itself stays as it was shown: a proposal that is changed is the player's own.
  if (list.ahead === true)
    return { ...draft, ...drafted({ exit: '', ...begun }), ahead: [...tickedElsewhere(list, page), ...ids] }
  if (shape.type === 'number') return { ...draft, number: Number(ids[0]) }
  if (list.adds === true) return { ...draft, choose: [...(begun.choose ?? []), ...ids] }
  if (list.max === 1) return { ...draft, choose: ids }
  return { ...draft, choose: [...tickedElsewhere(list, page), ...ids] }
}

/** The options of the entries that are ticked on other pages of a list. */
function tickedElsewhere(list: PanelList, page: number): readonly string[] {
  const { shown } = entriesOnPage(list, page)
  const here = new Set(shown.flatMap(({ choose }) => choose))
  return list.entries
    .filter(({ chosen, choose }) => chosen && !choose.some((id) => here.has(id)))
    .flatMap(({ choose }) => choose)
}

/** The answer that a picked entry gives. */
export interface PickedAnswer {
  readonly exit: string
  readonly given: Omit<AnswerContent, 'exit'>
  readonly next?: string
  readonly later?: readonly string[]
  readonly sets?: StandingOrder
}

/** Returns the answer of an action that has no room in an id; null for one that only puts something together. */
export function foundAnswer(action: PanelAction, decision: Decision, begun: AnswerDraft): PickedAnswer | null {
  const { next, later, sets } = action
  const answer = sets === undefined && later === undefined ? null : answerBy(decision, action, begun)
  if (answer === null) return null
  const { exit, ...given } = answer
  return {
    ...{ exit, given },
    ...(next === undefined ? {} : { next }),
    ...(later === undefined ? {} : { later }),
    ...(sets === undefined ? {} : { sets }),
  }
}

/**
 * Returns the answer of the entry that was picked in a list that acts. It is the draft where the entry only marks, where
 * the page is turned, and where the list as it is now has no such entry.
 */
export function pickedAnswer(
  list: PanelList,
  decision: Pick<Decision, 'shape' | 'exits'>,
  draft: Draft,
  values: readonly string[],
): Draft | PickedAnswer {
  if (values.includes(NEXT_PAGE)) return { ...draft, page: (draft.page ?? 0) + 1 }
  const entry = list.entries.find((one) => values.includes(valueOfEntry(one)))
  if (entry === undefined || list.acts === undefined) return draft
  const { choose, next, marks } = entry
  if (marks === true) return { choose: [...choose] }
  const { exit, ...given } = answerOfEntry(decision, list.acts, choose)
  return { exit, given, ...(next === undefined ? {} : { next }) }
}

/** The row below a picked entry that can't be undone: the button that gives its answer, and the way back to the list. */
export function pickedRow(
  place: QuestionPlace,
  acts: string,
  { choose, next }: PanelList['entries'][number],
  say: Say,
): ControlRow {
  const { sight, decision } = place
  const { exit, ...given } = answerOfEntry(decision, acts, choose)
  const label = say('panel.picked.do')
  const action: PanelAction = {
    id: 'picked',
    label,
    look: 'good',
    exit,
    ...given,
    ...(next === undefined ? {} : { next }),
  }
  return row(
    button(actionId(place, action), label, action.look),
    button(customId('open', sight.match.id, sight.reader), say('panel.picked.back')),
  )
}

/**
 * The row that asks whether a great loss is meant.
 * @param beside buttons that only show something
 */
export function sureRow(
  place: QuestionPlace,
  action: PanelAction,
  beside: readonly ReturnType<typeof button>[],
): ControlRow {
  const { sight } = place
  const keep = customId('open', sight.match.id, sight.reader)
  const { sure, ...meant } = action
  return row(
    button(keep, sure?.keep ?? '', 'plain'),
    button(actionId(place, meant), sure?.give ?? action.label, action.sets === undefined ? 'bad' : 'good'),
    ...beside,
  )
}
