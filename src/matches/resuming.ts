/**
 * Resuming a friendly match that ended by time-out. A person who has seen hidden cards can't go on, so hands
 * stay closed for as long as the match can be resumed. Pure.
 */

import type { Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { DAY_MS, HOUR_MS } from '../time/lengths.ts'
import { type MatchRecord, mayOpen, type PersonId } from './api.ts'
import { isLeagueClock } from './clock-terms.ts'
import { isPractice } from './practice/practice.ts'

/** This long after its end a match can be resumed. */
const RESUME_MS = 7 * DAY_MS
/** Hands open this much later: nobody can see them on one process and go on by the clock of another. */
const APART_MS = HOUR_MS

type EndedTerms = Pick<MatchRecord, 'terms' | 'status' | 'outcome' | 'players' | 'endedAt' | 'resultStands'>

/**
 * Returns the moment up to which a match can be resumed; null if it can't. Only a friendly match that ended by time-out
 * can, between two people, until one of them lets the result stand.
 */
function resumableUntil({ terms, status, outcome, players, endedAt, resultStands }: EndedTerms): Date | null {
  if (status !== 'over' || outcome?.kind !== 'time-out' || endedAt === null || resultStands === true) return null
  if (terms.rated || isLeagueClock(terms) || usesPractice(players)) return null
  return new Date(endedAt.getTime() + RESUME_MS)
}

const usesPractice = (players: Readonly<Record<Seat, PersonId>>): boolean => Object.values(players).some(isPractice)

/** Whether a match that is over can be resumed at this time. */
export function mayResume(match: EndedTerms, at: Date): boolean {
  const until = resumableUntil(match)
  return until !== null && at < until
}

/** Whether the game and the terms of a match open hands, hidden cards and decks after its end. */
const opensLater = (game: AnyGame, { terms }: EndedTerms): boolean => game.opensAtEnd === true && mayOpen(terms)

/** The moment from which hands, hidden cards and decks are open if nobody resumes the match; null if they are or never will be. */
export function opensAt(game: AnyGame, match: EndedTerms, at: Date): Date | null {
  const until = opensLater(game, match) ? resumableUntil(match) : null
  const opens = until === null ? null : new Date(until.getTime() + APART_MS)
  return opens === null || opens <= at ? null : opens
}

/**
 * Whether everybody may see the hands, hidden cards and decks of a finished match at this time: by its terms, whatever is
 * set now, and not while it can be resumed.
 */
export const isOpen = (game: AnyGame, match: EndedTerms, at: Date): boolean =>
  opensLater(game, match) && opensAt(game, match, at) === null
