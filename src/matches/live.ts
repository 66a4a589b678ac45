/**
 * Live sessions: both players are at the match at the same time, and agree to play on without notifications. A clock of
 * minutes counts then. When it runs out, the session ends and the ordinary clock goes on: nobody loses by it. All of it
 * follows from answers that everybody could see, so it tells nothing of secret ones. Pure.
 */

import type { Seat } from '../contract/index.ts'
import { type Denial, deny, type Live, type PersonId, type Sight } from './api.ts'
import { isPractice } from './practice/practice.ts'

/** The times of live sessions, in milliseconds. */
export const LIVE = {
  /** Both players are here if each has answered within this time. */
  nearMs: 2 * 60_000,
  /** Time for each sitting of a session. Without a visible answer or a tap in it, the session ends. */
  sittingMs: 5 * 60_000,
} as const

/** No player is known to be here. */
export const NOT_LIVE: Live = { answeredAt: {}, agreed: [], endsAt: null }

/**
 * The part of a reader in a live session.
 * - `off`: nothing
 * - `offered`: both players are here, and nobody has asked
 * - `asked`: the reader has asked, and waits for the opponent
 * - `invited`: the opponent has asked
 * - `on`: the session runs
 */
export type LiveState = 'off' | 'offered' | 'asked' | 'invited' | 'on'

/** Whether a session runs at that time. */
export const isLive = ({ live }: Pick<Sight, 'live'>, now: Date): boolean => live?.endsAt != null && live.endsAt > now

/** Returns the state of a live session for the reader of a sight. */
export function liveStateOf(sight: Pick<Sight, 'live' | 'reader' | 'match'>, now: Date): LiveState {
  const { live, reader, match } = sight
  // Nobody has to agree to one against the practice opponent, and nobody ends it.
  if (!mayPlayLive(match.players)) return 'off'
  if (live === null || match.status === 'over' || match.players[reader] === undefined) return 'off'
  if (isLive(sight, now)) return 'on'
  if (!areNear(live, match.players, now)) return 'off'
  if (live.agreed.includes(reader)) return 'asked'
  return live.agreed.length > 0 ? 'invited' : 'offered'
}

type Players = Readonly<Record<Seat, PersonId>>

/** Whether each player has given a visible answer a short time ago. */
const areNear = ({ answeredAt }: Live, players: Players, now: Date): boolean =>
  Object.keys(players).every((seat) => {
    const at = answeredAt[seat]
    return at !== undefined && now.getTime() - at.getTime() <= LIVE.nearMs
  })

/** Whether live sessions are possible between these players. */
export const mayPlayLive = (players: Players): boolean => !Object.values(players).some(isPractice)

const inFive = (now: Date): Date => new Date(now.getTime() + LIVE.sittingMs)

/**
 * Returns the session after a player's tap: `agree` asks for it or begins it, `stay` gives it more time, `end` ends it.
 * @returns denied with `live.late` if not both are here any more, `match.stale` if there is nothing to do
 */
export function liveAfterTap(
  live: Live,
  players: Players,
  seat: Seat,
  what: 'agree' | 'stay' | 'end',
  now: Date,
): Live | Denial {
  const on = live.endsAt !== null && live.endsAt > now
  switch (what) {
    case 'agree': {
      if (on) return deny('match.stale')
      if (!mayPlayLive(players) || !areNear(live, players, now)) return deny('live.late')
      const agreed = [...new Set([...live.agreed, seat])]
      const all = Object.keys(players).every((one) => agreed.includes(one))
      return all ? { ...live, agreed: [], endsAt: inFive(now) } : { ...live, agreed }
    }
    case 'stay':
      return on ? { ...live, endsAt: inFive(now) } : deny('match.stale')
    case 'end':
      // It is offered again only after both have answered anew.
      return on || live.agreed.length > 0 ? NOT_LIVE : deny('match.stale')
  }
}

/**
 * Returns the session against an opponent that thinks after a change of the match. It runs from the start, and each move of the
 * person gives it its whole time, so that their open panel shows the answer and nobody calls them.
 * @param move `moves`: the person has made a move; `over`: the match is
 */
export function liveAlone(
  live: Live,
  { moves, at, over }: { readonly moves: boolean; readonly at: Date; readonly over: boolean },
): Live {
  if (over) return isAtRest(live) ? live : NOT_LIVE
  return moves ? { ...NOT_LIVE, endsAt: inFive(at) } : live
}

/** Whether nothing of a session is to be written. */
export const isAtRest = ({ endsAt, agreed }: Live): boolean => endsAt === null && agreed.length === 0

/**
 * Returns the session after a change of the match.
 * @param move `by`: the seat whose person has made a move
 *   `visible`: whether the change has events, which everybody is told; `over`: whether it has ended the match
 */
export function liveAfterMove(
  live: Live,
  players: Players,
  { by, visible, at, over }: { by: Seat | undefined; visible: boolean; at: Date; over: boolean },
): Live {
  const answeredAt = by === undefined || !visible ? live.answeredAt : { ...live.answeredAt, [by]: at }
  // Judges read of a game that is over when its players have last moved.
  if (over) return { ...NOT_LIVE, answeredAt }
  if (by === undefined || !visible) return live
  const on = live.endsAt !== null && live.endsAt > at
  return {
    answeredAt,
    // A request lapses when one of the players has gone meanwhile.
    agreed: areNear(live, players, at) ? live.agreed : [],
    endsAt: on ? inFive(at) : live.endsAt,
  }
}
