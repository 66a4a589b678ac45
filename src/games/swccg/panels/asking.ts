/** The parts that all questions on one screen share: the question with its draft, and how its panel is made. */
import type {
  AnswerContent,
  AnswerDraft,
  PanelAction,
  PanelList,
  Scene,
  SeenEvent,
  Voice,
} from '../../../contract/index.ts'
import type { DecisionOf } from '../rules/abouts.ts'
import type { Side } from '../state/engine-card.ts'
import type { Kind } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import type { StorySpeaker } from '../words/speaker.ts'

/** A question that is put on one screen. */
export interface PanelAsking<One = DecisionOf> {
  readonly decision: One
  readonly view: View
  readonly begun: AnswerDraft
  readonly speaker: StorySpeaker
  readonly voice: Voice
  readonly side: Side
  readonly foe: Side
  /** The opponent by name. */
  readonly name: string
  /** The game's proposal, where the draft is that proposal; else null. */
  readonly proposal: AnswerContent | null
  /** Facts of the seat's own last turn; empty where they are not known. */
  readonly last: readonly SeenEvent[]
  /** Ids of the options that the draft takes, as far as they can be taken together. */
  readonly taken: readonly string[]
}

/** A question on one screen. */
export interface Panel {
  readonly question: string
  readonly below?: string | null
  readonly final?: boolean
  scene(): Scene
  /** The ordinary one first. */
  readonly actions: readonly PanelAction[]
  readonly list?: PanelList | undefined
  readonly more?: readonly PanelAction[]
}

/** The panel of one kind of question. */
export interface PanelMaker<One = DecisionOf> {
  /**
   * The proposal: a choice that needs judgement. Arithmetic is no proposal. Null: nothing is proposed.
   * Absent: the answer of the practice opponent.
   */
  readonly suggest?: (decision: One, view: View) => AnswerContent | null
  readonly ask: (asking: PanelAsking<One>) => Panel
}

/** The panels of the kinds of questions that have one; others get the kit's plain panel. */
export type PanelMakers = { readonly [K in Kind]?: PanelMaker<DecisionOf<K>> }

/**
 * The answer to a question that comes after an action; null where the player is asked.
 * @param words of the action's `next`, behind its name
 * @param later options with which the action goes on
 */
export type FollowUp = (
  words: readonly string[],
  decision: DecisionOf,
  view: View,
  later: readonly string[],
) => AnswerContent | null

/** Returns the name by which an action goes on, with what it needs for that. */
export const nextOf = (name: string, ...words: readonly string[]): string => [name, ...words].join(' ')

/** The letters of three buttons that a phone shows in one row. */
const ROW = 30

/** Returns how many of these actions are buttons: three where they have room in one row, else two. */
export const besideEachOther = (actions: readonly PanelAction[]): number => {
  const letters = actions.slice(0, 3).reduce((sum, { label }) => sum + label.length, 0)
  return actions.length > 2 && letters > ROW ? 2 : 3
}
