/** The parts that all questions on one screen share: the question with its draft, names of cards, lists of cards. */
import {
  type AnswerContent,
  type AnswerDraft,
  type Option,
  PANEL_QUESTION,
  type PanelAction,
  type PanelList,
  type SeenEvent,
} from '../../../contract/index.ts'
import { type Choose, isForced, takenOf } from '../../../kit/decisions/chosen.ts'
import { panelEntries, shortly } from '../../../kit/panels/entries.ts'
import { cutWords, fitQuestion, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { opposite, type Side } from '../cards/card.ts'
import { cardById, findCard } from '../cards/index.ts'
import { asDeployed } from '../rules/deploy.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import type { QuestionKind } from '../state/game-state.ts'
import { fullName } from '../texts/card-text.ts'
import type { View } from '../view/player-view.ts'
import { titleOf } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'

/** A question that is put on one screen. */
export interface PanelAsking<One = DecisionOf> {
  readonly decision: One
  readonly view: View
  readonly begun: AnswerDraft
  readonly speaker: Speaker
  readonly side: Side
  /** The opponent by name. */
  readonly name: string
  /** The game's proposal, where the draft is that proposal; else null. */
  readonly proposal: AnswerContent | null
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

// ---------------------------------------------------------------- names

/** The names of a card from the longest to the shortest: with its subtitle, its title alone. */
export function namesOf(id: string): readonly [string, string] {
  const card = findCard(id)
  if (card === undefined) return [id, id]
  const laid = card.type === 'double' ? asDeployed(id) : null
  const named = laid === null ? card : cardById(laid)
  return [fullName(named), titleOf(named.id)]
}

/** A label with the title of a card in it, cut by words where it is too long. */
export const labelled = (id: string, label: (card: string) => string): string => {
  const title = namesOf(id)[1]
  return fitting(LABEL, label(title), label(cutWords(title, LABEL - label('').length)))
}

/** A question with the title of a card in it. */
export const askedOf = (id: string, label: (card: string) => string, plain: string): string =>
  fitting(PANEL_QUESTION, label(namesOf(id)[1]), plain)

/** A question with a picked card in it, in one line where the list names the card too. */
export function askedOfPicked(asking: PanelAsking, id: string, label: (card: string) => string, plain: string): string {
  const listed = optionsOf(asking.decision).length > 1
  return listed ? fitQuestion(label(namesOf(id)[1]), plain) : askedOf(id, label, plain)
}

/** The card of an option. */
export const cardOfOption = (asking: PanelAsking, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (optionsOf(asking.decision) as readonly Option[]).find((one) => one.id === id)?.card

// ---------------------------------------------------------------- lists

/** Names of a card for an entry. */
export const namesFor = (id: string | undefined, fallback: string): readonly [string, string] =>
  id === undefined ? [fallback, fallback] : namesOf(id)

/** The longest title that buttons have room for, behind their verb. */
const TITLE_IN_BUTTON = 20

/** Whether a single card has to be taken, and its name has room in the button. */
const isSaidByButton = (shape: Choose): boolean =>
  isForced(shape) &&
  shape.options.every(({ card }) => card === undefined || namesOf(card)[1].length <= TITLE_IN_BUTTON) &&
  shape.options.length === 1

/** A list of the options that are cards, one an entry; nothing where a button names all there is. */
export function cardList(
  asking: PanelAsking,
  placeholder: string,
  hint: (option: Option) => string | null,
): PanelList | undefined {
  const { shape } = asking.decision
  if (shape.type !== 'choose' || shape.options.length === 0 || isSaidByButton(shape)) return undefined
  const entries = (shape.options as readonly Option[]).map((option) => ({
    choose: [option.id],
    names: namesFor(option.card, option.id),
    hint: hint(option),
  }))
  return {
    placeholder,
    min: shape.min,
    max: Math.min(shape.max, shape.options.length),
    entries: panelEntries(shape.max > 1 ? shortly(entries) : entries, asking.taken),
  }
}

/** Returns the options of its question that the draft takes. */
export function takenBy({ shape }: PanelAsking['decision'], { choose = [] }: AnswerDraft): readonly string[] {
  return shape.type === 'choose' ? takenOf(shape, choose) : []
}

/** The side that is not asked. */
export const foeOf = ({ side }: Pick<PanelAsking, 'side'>): Side => opposite(side)
