/**
 * The practice opponent in the place of a person. Its level is a part of its id, and so is stored wherever the players of a
 * match are.
 */
import type { Seat } from '../../contract/index.ts'
import { OPPONENT_LEVELS, type OpponentLevel } from '../../opponents/levels.ts'
import { type PersonId, PRACTICE } from '../api.ts'

export type { OpponentLevel }

/** Returns the practice opponent of a level. */
export const practiceOf = (level: OpponentLevel): PersonId => (level === 'fair' ? PRACTICE : `${PRACTICE}:${level}`)

/** The ids of the practice opponent, at all levels. */
export const PRACTICE_IDS: readonly PersonId[] = OPPONENT_LEVELS.map(practiceOf)

/** Returns the level of the practice opponent; null: it is a person, or nobody. */
export const practiceLevel = (person: PersonId | null | undefined): OpponentLevel | null =>
  OPPONENT_LEVELS.find((level) => practiceOf(level) === person) ?? null

/** Whether it is the practice opponent, at any level. */
export const isPractice = (person: PersonId | null | undefined): boolean => practiceLevel(person) !== null

/** Whether it is a practice opponent that thinks before it answers. *Fair* answers with the change that asks it. */
export const thinks = (person: PersonId | null | undefined): boolean => isPractice(person) && person !== PRACTICE

/** Returns the seats of opponents that think. */
export const thinkingIn = (players: Readonly<Record<Seat, PersonId>>): readonly Seat[] =>
  Object.keys(players).filter((seat) => thinks(players[seat]))
