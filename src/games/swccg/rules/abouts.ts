/**
 * The data of each kind of decision and of its options. The questions of the rules fill these types; panels and policies
 * read them.
 */
import type { Decision } from '../../../contract/index.ts'
import type { Side } from '../state/engine-card.ts'
import type { Phase } from '../state/game-frames.ts'
import type { Kind } from '../state/game-state.ts'

type Nothing = Readonly<Record<never, never>>
type OfCard = { readonly card: string }
type AtPlace = { readonly place: string | null }

/** The data of each kind of decision; the seat that is asked may know all of it. */
export interface Abouts {
  start: Nothing
  starting: Nothing
  activate: { readonly most: number; readonly reserve: number }
  act: { readonly phase: Phase; readonly force: number }
  begin: { readonly phase: Phase }
  draw: { readonly most: number }
  'deploy-where': OfCard
  'move-where': OfCard & { readonly piece: string }
  company: OfCard & { readonly place?: string | null; readonly on?: string | null }
  riders: OfCard & { readonly piece: string }
  respond: { readonly moment: string }
  lose: AtPlace & { readonly left: number; readonly cause: string }
  plan: AtPlace
  weapons: AtPlace
  target: OfCard & { readonly force: number }
  again: OfCard & { readonly force: number }
  destiny: AtPlace
  two: OfCard
  which: Nothing
  satisfy: AtPlace & { readonly attrition: number; readonly damage: number; readonly hits: number }
  'text-target': OfCard
  pick: OfCard
  'one-of': OfCard & { readonly title: string; readonly side: Side; readonly path: readonly number[] }
  amount: OfCard & { readonly most: number }
  goal: OfCard
}

/** The parts of a decision by which its kind differs. */
export type MadeOf<K extends Kind> = Pick<Decision<Side>, 'shape' | 'exits'> & {
  readonly about: Abouts[K]
} & Partial<Pick<Decision<Side>, 'window' | 'silence'>>

/** A decision of one of these kinds with its data. */
export type DecisionOf<One extends Kind = Kind> = {
  [K in One]: Omit<Decision<Side>, 'kind' | 'about'> & { readonly kind: K; readonly about: Abouts[K] }
}[One]

/** Returns the same decision with the types of this game. The contract's type leaves out the data of the kind. */
export const madeHere = (decision: Decision<Side>): DecisionOf => decision as unknown as DecisionOf
