/**
 * The data of each kind of decision and of its options. The questions of the rules fill these types; texts, policies
 * and standing orders read them.
 */
import type { Decision, Option, Shape } from '../../../contract/index.ts'
import type { DuelText, MomentText, Planet, Side } from '../cards/card.ts'
import type { Purpose } from './game-facts.ts'
import type { QuestionKind, WaitingText } from './game-state.ts'

type Both<T> = { readonly dark: T; readonly light: T }
type Nothing = Readonly<Record<never, never>>

/** The state of a duel: hits, the DAMAGE that defeats each duelist, and the cards of the dueling hands. */
type DuelScore = { readonly hits: Both<number>; readonly damage: Both<number>; readonly cards: Both<number> }
type Totals = { readonly totals: Both<number> }
/** The purpose of a drawn number: a purpose in a fight, or a guess against the opponent. */
export type DrawnFor = Purpose | 'guess'

/** The data of each kind of decision; the seat that is asked may know all of it. */
export interface Abouts {
  // set-up and between planets
  'start-number': { readonly card: string; readonly theirs: string | null }
  'start-location': Nothing
  'next-location': { readonly planets: readonly Planet[] }
  fetch: { readonly planet: Planet | null; readonly shown: string | null }
  // a turn
  deploy: {
    readonly spent: number
    readonly limit: number
    readonly hidden: boolean
    readonly planet: Planet | null
  }
  thrust: { readonly next: number; readonly left: number; readonly laps: number }
  refuel: { readonly deck: number }
  'raise-limit': { readonly limit: number }
  text: Nothing
  'text-cards': { readonly card: string; readonly does: 'discard' | 'bottom'; readonly count: number }
  'text-either': { readonly card: string }
  'text-target': { readonly card: string; readonly does: MomentText['form'] }
  peek: { readonly top: string | null }
  search: {
    readonly card: string
    readonly to: Extract<MomentText, { form: 'search' }>['to']
    readonly free: boolean
  }
  reshuffle: { readonly most: number }
  duel: Nothing
  battle: { readonly own: number; readonly theirs: number }
  'even-up': { readonly hand: number; readonly size: number; readonly planet: Planet | null }
  remove: { readonly card: string | null }
  'discard-down': { readonly count: number }
  'end-turn': { readonly planet: Planet | null }
  'control-text': {
    readonly card: string
    readonly discard: number
    readonly draw: number
    readonly planet: Planet | null
  }
  // a battle
  intercept: { readonly planet: Planet; readonly cards: number; readonly own: number; readonly theirs: number }
  /** `number`: the number of cards that the opponent has chosen; null before they choose. */
  'battle-cards': {
    readonly number: number | null
    readonly attacker: boolean
    readonly where: 'planet' | 'space'
  }
  plan: {
    readonly attacker: boolean
    readonly number: number
    readonly theirs: number
    readonly where: 'planet' | 'space'
  }
  // a fight
  'show-hand': { readonly card: string | null } & Totals
  strike: { readonly card: string | null }
  'destiny-number': { readonly card: string; readonly for: DrawnFor }
  'destiny-card': { readonly for: DrawnFor }
  redraw: {
    readonly card: string | null
    readonly number: number
    readonly for: DrawnFor
    readonly deck: number
  } & Totals
  replace: { readonly number: number; readonly drawn: readonly number[] } & Totals
  switch: { readonly drawn: readonly number[] }
  'call-tie': { readonly count: number } & Totals
  'give-up': Nothing
  'defeat-text': { readonly card: string | null; readonly does: MomentText['form'] | null; readonly deck: number }
  'forced-discard': { readonly card: string }
  // a duel
  substitute: { readonly foe: string; readonly own: string }
  'name-numbers': { readonly count: number }
  'duel-weapon': { readonly own: string; readonly foe: string }
  attack: DuelScore
  block: DuelScore & { readonly number: number; readonly card: string | null }
  'dueling-text': DuelScore & { readonly card: string; readonly does: DuelText['form'] | null }
}

/** The data of each option, for kinds of decisions whose options are more than a card or a number. */
export interface OptionAbouts {
  'next-location': { readonly from: 'deck' | 'hand' | 'discard' }
  deploy: DeployAction
  text: WaitingText
  search: { readonly target: 'usual' | 'objective' }
  reshuffle: { readonly from: 'hand'; readonly handle: string } | { readonly from: 'discard'; readonly at: number }
  duel: { readonly role: 'who' | 'with' | 'foe'; readonly handle: string }
  attack: { readonly handle: string; readonly number: number }
  /** Indexes of two draws in `drawn`. */
  switch: { readonly own: number; readonly theirs: number }
}

/** One action of a Deploy step. */
export type DeployAction =
  | { readonly does: 'deploy'; readonly handle: string; readonly target: 'usual' | 'objective' }
  | { readonly does: 'text'; readonly handle: string; readonly text: number }
  | { readonly does: 'evacuate'; readonly planet: Planet }
  | { readonly does: 'thrust' | 'partner' | 'limit' }

type Choose = Extract<Shape, { readonly type: 'choose' }>

/** The type of an option in a decision of this kind. */
export type OptionOf<Kind extends QuestionKind> = Kind extends keyof OptionAbouts
  ? Option & { readonly about: OptionAbouts[Kind] }
  : Option

/** The shape of a decision of this kind. */
export type ShapeOf<Kind extends QuestionKind> = Kind extends keyof OptionAbouts
  ? Omit<Choose, 'options'> & { readonly options: readonly OptionOf<Kind>[] }
  : Shape

/** A decision of one of these kinds with its data. */
export type DecisionOf<Kind extends QuestionKind = QuestionKind> = {
  [One in Kind]: Omit<Decision<Side>, 'kind' | 'about' | 'shape'> & {
    readonly kind: One
    readonly about: Abouts[One]
    readonly shape: ShapeOf<One>
  }
}[Kind]

/** The options of a shape; none where there is nothing to choose. */
type OptionsIn<S> = S extends { readonly type: 'choose'; readonly options: infer Options } ? Options : readonly Option[]

/** Returns the options of a decision; empty if there is nothing to choose. */
export const optionsOf = <One extends { readonly shape: Shape }>({ shape }: One): OptionsIn<One['shape']> =>
  (shape.type === 'choose' ? shape.options : []) as unknown as OptionsIn<One['shape']>

/** Returns the same decision with the types of this game. The contract's type leaves out the data of the kind. */
export const madeHere = (decision: Decision<Side>): DecisionOf => decision as unknown as DecisionOf
