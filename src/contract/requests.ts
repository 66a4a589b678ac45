/** Words for the requests of people: the person, the interaction, and the denial. Games know none of them. */
import type { Refusal } from './refusals.ts'

/** A Discord user id, or `practice` for the opponent that the program plays itself. */
export type PersonId = string

/** The id of the Discord interaction that brought a request: the same one never counts twice. */
export type InteractionId = string

/** Why a request was denied. The module that denies it names its codes. */
export type Denial = Refusal
