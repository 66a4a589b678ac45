/**
 * The requests about the clocks of matches: those of their players, and those of a league or an organiser, who name
 * matches by their ids.
 */
import type { Seat } from '../contract/index.ts'
import type { Calendar } from '../time/calendar.ts'
import type { Denial, InteractionId, PersonId, PlayResult } from './api.ts'
import type { Stopper } from './clock-terms.ts'
import type { TimeUpChoice } from './time-up.ts'

/** A request of a player about a match. */
export interface ByPlayer {
  readonly matchId: string
  readonly person: PersonId
  readonly interaction: InteractionId
}

/** The requests of a league or an organiser about the clocks of matches. All of it may be done twice without harm. */
export interface LeagueClocks {
  /**
   * Stops the clocks of matches, in the name of `by`. They run again when everybody who has stopped them has released
   * them. Players may go on playing meanwhile. Matches that are over or unknown are left out.
   * @param by for example `league:abc`; stopping twice under one name is stopping once
   */
  hold(matchIds: readonly string[], by: Stopper): Promise<void>
  /** Lets the clocks of matches run again, with the time that was left. */
  release(matchIds: readonly string[], by: Stopper): Promise<void>
  /**
   * Moves all running deadlines of matches by this much time on the wall, backwards if it is negative, but not into the
   * past. Clocks that stand still stay as they are.
   * @param key names this request: the same one counts once in each match
   */
  move(matchIds: readonly string[], ms: number, key: string): Promise<void>
  /**
   * Excuses the last miss of a seat: it counts no more towards the loss.
   * @param key names this request: the same one counts once
   */
  excuse(matchId: string, seat: Seat, key: string): Promise<void>
  /** When time counts for people, by seat: a match that begins without a challenge needs it (`startOf`). */
  calendars(players: Readonly<Record<Seat, PersonId>>): Promise<Readonly<Record<Seat, Calendar>>>
}

/** The requests of players about the clocks of their matches. Refusals are `match.…`. */
export interface PlayerClocks {
  /**
   * Asks for a pause (`ask`), agrees to it or refuses it, or ends it (`resume`). A pause needs both players; either may
   * end it at any time. Players may go on playing meanwhile.
   */
  pause(request: ByPlayer & { readonly what: 'ask' | 'agree' | 'refuse' | 'resume' }): Promise<PlayResult | Denial>
  /** Gives the opponent more time; with a stock also while they are not to move. Nobody can take it back. */
  give(request: ByPlayer & { readonly ms: number }): Promise<PlayResult | Denial>
  /** Asks the opponent to move; each person is asked once a day at most, whatever their matches. */
  nudge(request: ByPlayer): Promise<PlayResult | Denial>
  /** Chooses the consequence when the opponent's time is up in a friendly match. */
  choose(request: ByPlayer & { readonly what: TimeUpChoice }): Promise<PlayResult | Denial>
  /**
   * Asks to resume a friendly match that is over by time-out, agrees to it or refuses it (`resuming.ts`). A refusal lets
   * the result stand for good; it needs no request before it.
   */
  again(request: ByPlayer & { readonly what: 'ask' | 'agree' | 'refuse' }): Promise<PlayResult | Denial>
}

/** The clocks of matches. */
export interface MatchClocks extends LeagueClocks, PlayerClocks {
  /** Reckons all running sittings of a person anew, after they have taken or ended a vacation. */
  vacationChanged(person: PersonId): Promise<void>
}
