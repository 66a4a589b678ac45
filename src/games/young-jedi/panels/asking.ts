/** The parts that all questions on one screen share: reading the draft, fitting labels, marking the proposal. */
import {
  type Begun,
  type Given,
  type Option,
  PANEL_BELOW,
  PANEL_LABEL,
  type PanelAction,
  type PanelList,
  type SeenEvent,
} from '../../../contract/index.ts'
import { answerBy, isForced, takenOf } from '../../../kit/decisions/chosen.ts'
import { opposite, type Side } from '../cards/card.ts'
import { cardById, findCard } from '../cards/index.ts'
import { fullName } from '../cards/text.ts'
import { type DecisionOf, optionsOf } from '../rules/abouts.ts'
import { asDeployed } from '../rules/deploy.ts'
import type { QuestionKind } from '../rules/state.ts'
import type { View } from '../view.ts'
import { titleOf } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'

/** A question that is put on one screen. */
export interface PanelAsking<One = DecisionOf> {
  readonly decision: One
  readonly view: View
  readonly begun: Begun
  readonly speaker: Speaker
  readonly side: Side
  /** The opponent by name. */
  readonly name: string
  /** The game's proposal, where the draft is that proposal; else null. */
  readonly proposal: Given | null
  /** Facts of the seat's own last turn; empty where they are not known. */
  readonly last: readonly SeenEvent[]
  /** Ids of the options that the draft takes, as far as they can be taken together. */
  readonly taken: readonly string[]
}

/** A question on one screen, without its picture. */
export interface Panel {
  readonly question: string
  readonly below?: string | null
  readonly final?: boolean
  /** The ordinary one first. */
  readonly actions: readonly PanelAction[]
  readonly list?: PanelList | undefined
  readonly more?: readonly PanelAction[]
}

/** The maker of the panel of each kind of question. */
export type PanelMakers = {
  readonly [Kind in QuestionKind]: (asking: PanelAsking<DecisionOf<Kind>>) => Panel
}

// ---------------------------------------------------------------- room

/** Room for a label that may carry the mark of the proposal. */
const MARK = '✦ '
/** The most characters of a label, without the mark of the proposal. */
export const LABEL = PANEL_LABEL - MARK.length

/** Returns the first text that has room; the last one if none has. */
export const fitting = (room: number, ...texts: readonly [string, ...string[]]): string =>
  texts.find((text) => text.length <= room) ?? (texts.at(-1) as string)

/** The most characters of a question that a phone shows in one line. */
const ONE_LINE = 34

/** Returns the first of these questions that has room in one line, or else the shortest. */
export const fitQuestion = (...texts: readonly [string, ...string[]]): string =>
  texts.find(({ length }) => length <= ONE_LINE) ??
  texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest))

/** The most characters below a question beside which a phone shows the time in the same line. */
const BESIDE_TIME = 31

/** Returns the first of these lines that has room beside the time, or else the last that has room; null if none has. */
export const fitBelow = (...texts: readonly string[]): string | null =>
  texts.find(({ length }) => length <= BESIDE_TIME) ?? texts.findLast(({ length }) => length <= PANEL_BELOW) ?? null

/** Cuts a text that is too long, never within a word. */
export function cut(text: string, room: number): string {
  if (text.length <= room) return text
  const words = text.slice(0, room).split(' ')
  const kept = words.slice(0, -1).join(' ')
  return `${kept.replace(/[\s,;:·(–-]+$/u, '')}…`
}

// ---------------------------------------------------------------- names

/** The names of a card from the longest to the shortest: with its subtitle, its title alone. */
export function namesOf(id: string): readonly [string, string] {
  const card = findCard(id)
  if (card === undefined) return [id, id]
  const laid = card.type === 'double' ? asDeployed(id) : null
  const named = laid === null ? card : cardById(laid)
  return [fullName(named), titleOf(named.id)]
}

/** A label with a card in it: named in full, by its title, or as "this one". */
export const labelled = (id: string, asking: Pick<PanelAsking, 'speaker'>, label: (card: string) => string): string => {
  const { say } = asking.speaker
  const person = findCard(id)?.type === 'character'
  return fitting(LABEL, label(namesOf(id)[1]), label(say(person ? 'panel.this.character' : 'panel.this')))
}

/** A question with a card in it. */
export const askedOf = (id: string, label: (card: string) => string, plain: string): string =>
  fitQuestion(label(namesOf(id)[1]), plain)

/** The card of an option. */
export const cardOfOption = (asking: PanelAsking, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (optionsOf(asking.decision) as readonly Option[]).find((one) => one.id === id)?.card

// ---------------------------------------------------------------- lists

/** An entry before its label is made different from all others. */
export interface PanelEntry {
  readonly choose: readonly string[]
  /** Its names from the longest to the shortest. */
  readonly names: readonly [string, ...string[]]
  readonly hint?: string | null
}

const HINT = 100

/** The longest number behind a label: " 12". */
const NUMBER = 3

/**
 * Entries with labels that have room and are all different: of those that would be alike all but the first get a number.
 * @param chosen ids of the options that are ticked
 */
export function entriesOf(
  entries: readonly PanelEntry[],
  chosen: readonly string[],
  say: Speaker['say'],
): PanelList['entries'] {
  const plain = entries.map(({ names }) => fitting(PANEL_LABEL, ...names))
  const used = new Set<string>()
  return entries.map(({ choose, names, hint }, at) => {
    const alike = plain.filter((one) => one === plain[at]).length > 1
    const room = alike ? PANEL_LABEL - NUMBER : PANEL_LABEL
    const base = cut(fitting(room, ...names), room)
    let label = base
    for (let number = 2; used.has(label); number++)
      label = say('panel.numbers', { label: cut(base, PANEL_LABEL - NUMBER), number })
    used.add(label)
    const entry = { choose, label, chosen: choose.every((id) => chosen.includes(id)) }
    return hint == null || hint === '' ? entry : { ...entry, hint: cut(hint, HINT) }
  })
}

/**
 * Entries of a list in which several may be ticked: by their titles, because each ticked one takes a line of the screen
 * if it is long. The rest of the name begins the hint. Cards that have only their title in common keep their full names.
 */
export function shortly(entries: readonly PanelEntry[]): PanelEntry[] {
  const titleIn = ({ names }: PanelEntry) => names.at(-1) as string
  return entries.map((entry) => {
    const [full] = entry.names
    const title = titleIn(entry)
    const alike = entries.filter((other) => titleIn(other) === title)
    const rest = full.startsWith(title) ? full.slice(title.length).replace(/^[\s,:–-]+/u, '') : ''
    if (rest === '' || alike.some(({ names }) => names[0] !== full)) return entry
    return { ...entry, names: [title], hint: [rest, entry.hint ?? ''].filter((part) => part !== '').join(' · ') }
  })
}

/** Names of a card for an entry. */
export const namesFor = (id: string | undefined, fallback: string): readonly [string, string] =>
  id === undefined ? [fallback, fallback] : namesOf(id)

/** A list of the options that are cards, one an entry; nothing where there is nothing to pick. */
export function cardList(
  asking: PanelAsking,
  placeholder: string,
  hint: (option: Option) => string | null,
): PanelList | undefined {
  const { shape } = asking.decision
  if (shape.type !== 'choose' || shape.options.length === 0 || isForced(shape)) return undefined
  const entries = (shape.options as readonly Option[]).map((option) => ({
    choose: [option.id],
    names: namesFor(option.card, option.id),
    hint: hint(option),
  }))
  return {
    placeholder,
    min: shape.min,
    max: Math.min(shape.max, shape.options.length),
    entries: entriesOf(shape.max > 1 ? shortly(entries) : entries, asking.taken, asking.speaker.say),
  }
}

// ---------------------------------------------------------------- actions

/** An action that answers by this exit. */
export const answers = (exit: string, label: string, more: Partial<PanelAction> = {}): PanelAction => ({
  id: exit,
  label,
  look: 'plain',
  exit,
  ...more,
})

/** Whether the draft takes as many options as have to be taken. */
export function isComplete({ decision: { shape }, taken }: PanelAsking): boolean {
  return shape.type !== 'choose' || taken.length >= shape.min
}

/** An action that gives what is put together: it can't be done before that is complete. */
export const gives = (asking: PanelAsking, exit: string, label: string, more: Partial<PanelAction> = {}): PanelAction =>
  answers(exit, label, isComplete(asking) ? more : { ...more, off: true })

const isSame = (one: Given | null, other: Given | null): boolean =>
  one !== null && other !== null && JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

const ordered = ({ exit, choose = [], arrange = [], number }: Given) => [exit, choose, arrange, number ?? null]

/** Whether an answer of these actions is the player's own choice, and not only the exit. */
function isChosen({ decision, begun, taken }: PanelAsking, action: PanelAction): boolean {
  const exit = decision.exits.find(({ id }) => id === action.exit)
  if (exit?.bare === true || action.choose !== undefined || action.number !== undefined || action.off === true)
    return false
  switch (decision.shape.type) {
    case 'choose':
      return taken.length > 0 && (begun.choose ?? []).length > 0 && !isForced(decision.shape)
    case 'arrange':
      return begun.arrange !== undefined
    case 'number':
      return begun.number !== undefined
    default:
      return false
  }
}

/**
 * The actions as they are shown. The one that gives the proposal comes first, is green and marked; without a proposal the
 * first is green if it gives something that the player has chosen. Others that were to stand out don't beside it.
 */
export function dressed(actions: readonly PanelAction[], asking: PanelAsking): PanelAction[] {
  const { decision, begun, proposal } = asking
  const proposed = actions.find(
    (action) => action.look !== 'bad' && action.off !== true && isSame(answerBy(decision, action, begun), proposal),
  )
  const first = proposed ?? actions[0]
  if (first === undefined) return []
  const rest = actions.filter((action) => action !== first).map((one) => (one.look === 'main' ? plain(one) : one))
  if (proposed !== undefined) return [{ ...first, label: `${MARK}${first.label}`, look: 'good' }, ...rest]
  const good = first.look !== 'bad' && !begun.suggested && isChosen(asking, first)
  return [good ? { ...first, look: 'good' } : first, ...rest]
}

const plain = (action: PanelAction): PanelAction => ({ ...action, look: 'plain' })

/** Returns the options of its question that the draft takes. */
export function takenBy({ shape }: PanelAsking['decision'], { choose = [] }: Begun): readonly string[] {
  return shape.type === 'choose' ? takenOf(shape, choose) : []
}

/** The side that is not asked. */
export const foeOf = ({ side }: Pick<PanelAsking, 'side'>): Side => opposite(side)
