/** A mechanism: a part of the rules that brings all of its own, in one folder of `rules/`. */
import type { Answer, Decision, DecisionWords, IrrevocableFacts, Voice } from '../../contract/index.ts'
import type { Both } from '../../kit/wording/words.ts'
import type { AddedShown, AddedText } from './panels/added-shown.ts'
import type { PanelMakers } from './panels/asking.ts'
import type { AddedCloseUps } from './panels/close-ups/added.ts'
import type { AddedAnswers } from './policies/added-answers.ts'
import type { AddedGoal } from './policies/added-goals.ts'
import type { DecisionMaker } from './rules/abouts.ts'
import type { CardTypes } from './rules/deploy/card-types.ts'
import type { AddedWays } from './rules/move/added-ways.ts'
import type { AddedVerb } from './scenarios/added-verbs.ts'
import type { Side } from './state/engine-card.ts'
import type { Facts } from './state/game-facts.ts'
import type { Frames } from './state/game-frames.ts'
import type { AddedKinds } from './state/game-state.ts'
import type { GameTable } from './state/game-table.ts'
import type { AddedMoment } from './story/added-moments.ts'
import type { AddedFact } from './story/storyteller.ts'
import type { Tellings } from './story/telling-context.ts'
import type { CardText } from './texts/language/keyed-text.ts'
import type { MarkName } from './texts/language/words.ts'
import type { OpenTotalReader } from './view/open-totals.ts'
import type { View } from './view/player-view.ts'

/** How a frame goes on, and what the answer to its question does. */
export interface FrameRules<F> {
  step(table: GameTable, frame: F): void
  close(table: GameTable, frame: F, seat: Side, answer: Answer): void
}

/** All that mechanisms bring: each frame, question and event of theirs needs its part, else nothing compiles. */
export interface Mechanism<
  F extends keyof Frames = keyof Frames,
  K extends keyof AddedKinds = keyof AddedKinds,
  E extends AddedFact = AddedFact,
> {
  readonly frames: { readonly [N in F]: FrameRules<Frames[N]> }
  readonly decisions: { readonly [N in K]: DecisionMaker<N> }
  readonly irrevocable: Pick<IrrevocableFacts<Facts>, E>
  readonly tellings: Pick<Tellings<AddedFact>, E>
  readonly panels: Pick<PanelMakers, K>
  /** The words of its questions for plain panels. */
  readonly words: { readonly [N in K]: (asked: Decision<Side>, view: View, voice: Voice) => DecisionWords }
  readonly verbs: readonly AddedVerb[]
  /** The answers of the clock and the practice opponent to its questions. */
  readonly answers: Pick<AddedAnswers, K>
  /** The goals for which the practice opponent plays; without it none. */
  readonly goals?: readonly AddedGoal[]
  /** The types of cards that it brings; without it none. */
  readonly types?: CardTypes
  /** How cards move; without it as the rules say. */
  readonly ways?: AddedWays
  /** The parts of the table that it shows by themselves; without it none. */
  readonly closeUps?: AddedCloseUps
  /** Its windows and moves with pictures of their own; without it none. */
  readonly shown?: AddedShown
  /** Its totals that lie open before their result; without it none. */
  readonly openTotal?: OpenTotalReader
  /** Its texts with a panel of their own; without it none. */
  readonly shownTexts?: AddedText
  /** Its moments with a picture of their own; without it none. */
  readonly moments?: readonly AddedMoment[]
  /** Its part of the rulebook, a rule a line: number | English | French. */
  readonly rules: string
  /** The texts of cards that rest with a mark of its words; without it they have none. */
  readonly texts?: { readonly [M in MarkName]?: CardText }
  /** The names of cards that rest with a mark of its words. */
  readonly marks: { readonly [M in MarkName]?: Both }
}

/** The parts of a mechanism that brings no frame, question, event or verb of its own. */
export const NO_STEPS = {
  ...{ frames: {}, decisions: {}, irrevocable: {}, tellings: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
} as const satisfies Partial<Mechanism<never, never, never>>
