/**
 * How a game asks its questions on one screen: a question, a picture, one ordinary answer, at most two others, a list to
 * choose from, and what else may be done. Front ends lay it out and know no card.
 */
import type { AnswerContent, Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { StandingOrder } from './orders.ts'
import type { Scene } from './scenes.ts'
import type { Seat } from './seats.ts'
import type { Voice } from './words.ts'

/** The most characters of a label of a button or an entry, after filling in. */
export const PANEL_LABEL = 34
/** The most characters of a question. */
export const PANEL_QUESTION = 76
/** The most characters of the line below a question, without the time. */
export const PANEL_BELOW = 44
/** The most characters of what has happened: a headline and a sentence. */
export const PANEL_NEWS = 66

/** The part of an answer that has been put together so far. */
export interface AnswerDraft {
  readonly choose?: readonly string[]
  readonly arrange?: readonly string[]
  readonly number?: number
  /**
   * The plan beyond the answer: the ticked options of a list that looks ahead (`PanelList.ahead`), or the steps that an action
   * has put together. Absent: the player has changed nothing.
   */
  readonly ahead?: readonly string[]
  /** It is the game's own proposal, and the player has changed nothing. */
  readonly suggested: boolean
  /** Of a proposal: the exit by which it answers. Absent where it is not known. */
  readonly exit?: string
}

/** A way to answer, or to begin with an answer: a button, or an entry of the menu. */
export interface PanelAction {
  /** Unique among the actions of its question. */
  readonly id: string
  /** Begins with a verb and says how much: "Deploy 2, end turn". */
  readonly label: string
  /**
   * - `good`: gives what is proposed or chosen
   * - `main`: begins something that the opponent answers, or opens
   * - `plain`: the other way
   * - `bad`: gives something up
   */
  readonly look: 'good' | 'main' | 'plain' | 'bad'
  /** Id of the exit by which it answers. Absent: it answers nothing yet, and `puts` says what it puts together. */
  readonly exit?: string
  /** The options that it chooses in the place of what has been put together; empty: none of them. */
  readonly choose?: readonly string[]
  /** The number that it gives in the place of what has been put together. */
  readonly number?: number
  /** Its name for `follow`, which answers the questions after it; absent: nothing is answered after it. */
  readonly next?: string
  /**
   * Ids of options with which `next` goes on, in their order, each as often as it is taken. They have no room in an id: the
   * click finds its action again.
   */
  readonly later?: readonly string[]
  /** The standing order that is set with its answer, and may act at once. It is left out where the answer becomes pending. */
  readonly sets?: StandingOrder
  /** The standing order that it deletes instead of answering. */
  readonly drops?: Pick<StandingOrder, 'kind' | 'key'>
  /** The draft that it makes instead of answering; without parts the draft begins again, with the proposal where there is one. */
  readonly puts?: Omit<AnswerDraft, 'suggested' | 'exit'>
  /**
   * It gives up something great, or sets an order: the player is asked this first. `cost` says what they lose or what the
   * order does, in at most `PANEL_BELOW` characters and in other words than the question; `keep` and `give` are labels.
   */
  readonly sure?: { readonly question: string; readonly cost: string; readonly keep: string; readonly give: string }
  /** It can't be done with what is put together so far. */
  readonly off?: boolean
}

/** The list of a panel. */
export interface PanelList {
  /** The words in it while nothing is chosen: "Choose other cards…". */
  readonly placeholder: string
  /** Choosing answers at once by this exit, except for entries that mark; absent: choosing only marks. */
  readonly acts?: string
  /**
   * Choosing an entry adds its options behind those that are chosen already, as often as it is chosen, one entry at a
   * time. The entries are what can be added now, none of them chosen.
   */
  readonly adds?: true
  /** Its entries stand for options of a question that comes after the answer: what is ticked is `Begun.ahead`. */
  readonly ahead?: true
  readonly min: number
  readonly max: number
  readonly entries: readonly {
    /** The options that it stands for, in order: one as a rule. */
    readonly choose: readonly string[]
    /** At most `PANEL_LABEL` characters, no two alike. */
    readonly label: string
    /** At most 100 characters. */
    readonly hint?: string
    readonly chosen: boolean
    /** In a list that acts: its name for `follow`, which answers the questions after it. */
    readonly next?: string
    /** In a list that acts: choosing it only marks it. Nothing that can't be undone is played by choosing it in a list. */
    readonly marks?: true
  }[]
}

/** A question as a panel asks it. */
export interface PanelQuestion {
  /** At most `PANEL_QUESTION` characters. */
  readonly question: string
  /** The one number that the choice changes: at most `PANEL_BELOW` characters. */
  readonly below?: string
  /** The answer can't be undone. */
  readonly final?: boolean
  /** Made only where a picture is shown. */
  scene(): Scene
  /** The ordinary one first, at most three. */
  readonly actions: readonly PanelAction[]
  /** Absent where nothing is to be chosen. A row of pieces has a list of its own. */
  readonly list?: PanelList
  /** Variants of the answer for the menu, the most useful first. */
  readonly more: readonly PanelAction[]
}

/**
 * The order for what follows that a player may put together while the game waits for their opponent. Everything follows
 * from what the seat sees, and shows nothing to anybody else.
 */
export interface PanelsAhead<V, Side extends Seat = Seat> {
  /** The id of the question now, under which its draft is kept; null: nothing can be put together. */
  id(view: V, seat: Side): string | null
  /** Whether an order stands that was put together so. */
  isKept(view: V, orders: readonly StandingOrder[]): boolean
  /**
   * The question with which it is put together, as a decision that no rule asks: its actions set and delete orders, and
   * nobody answers it.
   * @param choose the options that have been put together so far; absent: its player has changed nothing
   * @param orders that stand
   */
  decision(view: V, seat: Side, choose: readonly string[] | undefined, orders: readonly StandingOrder[]): Decision<Side>
  /**
   * Returns the steps that were left out of such an order when it was played, or the reason why its player is asked all
   * the same, a line each.
   * @param orders that stand or have passed
   * @param since the facts from the player's last answer on
   */
  skipped(view: V, orders: readonly StandingOrder[], since: readonly SeenEvent[], voice: Voice): readonly string[]
}

/** An answer that waits to be played, as far as words about it need it. */
export interface KeptStep {
  /** The kind of its question. */
  readonly kind: string
  readonly exit: string
  /** The groups of the options that it chooses, in their order; an option without a group has none here. */
  readonly groups: readonly string[]
  readonly number?: number
}

/** The panels of a game. Everything follows from what the seat sees. */
export interface Panels<V, Side extends Seat = Seat> {
  /** The game's proposal for a question, or null where it has none. */
  suggest(decision: Decision<Side>, view: V): AnswerContent | null
  /**
   * @param begun fits the shape of the decision, but need not be complete
   * @param last facts of the seat's own last turn, where they are known, to offer the same again
   */
  ask(decision: Decision<Side>, view: V, begun: AnswerDraft, voice: Voice, last?: readonly SeenEvent[]): PanelQuestion
  /**
   * The answer to a question that comes after an action.
   * @param next of the action or entry
   * @param later of the action
   * @returns null where the player is asked
   */
  follow(next: string, decision: Decision<Side>, view: V, later?: readonly string[]): AnswerContent | null
  /**
   * The same for a question that the seat is asked right after an answer that can't be undone, before anybody else is
   * asked: windows in which its player does nothing, the rest of a payment. Absent: the player is asked.
   */
  through?(next: string, decision: Decision<Side>, view: V, later?: readonly string[]): AnswerContent | null
  /**
   * An entry of a list whose answer can't be undone is asked about once more, by a button that gives the answer. Absent: picking
   * it answers.
   */
  readonly confirmsEntries?: true
  /**
   * Returns which of these orders have ended with something that is over now, such as a turn, a line each.
   * @param orders that are not offered any more
   * @param since the facts from the player's last answer on: what ended before them has been told
   */
  lapsed?(orders: readonly StandingOrder[], since: readonly SeenEvent[], view: V, voice: Voice): readonly string[]
  /**
   * Returns what answers would do that an opponent's stop has cut off, and that wait until they have answered: "deploy 1,
   * move 2, end turn". Null or absent: a front end only says that something is kept.
   */
  kept?(steps: readonly KeptStep[], voice: Voice): string | null
  /** Absent: nothing can be put together while nothing is asked. */
  readonly ahead?: PanelsAhead<V, Side>
  /** The table while nothing is asked, and for spectators. */
  scene(view: V, voice: Voice): Scene
  /**
   * Returns what matters most of these facts: a headline, and one sentence more where there is more. At most
   * `PANEL_NEWS` characters together.
   */
  news(events: readonly SeenEvent[], view: V, voice: Voice): readonly string[]
}
