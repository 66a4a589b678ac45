/** Organisers are told of what they would otherwise have to look for: the end, a cancellation, drop-outs, announced acts. */
import type { League, PersonId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { cancelledValues, type LeagueNotice } from '../leagues/tellings.ts'
import type { LeagueHost } from './api.ts'

type Host = Pick<LeagueHost, 'organisers'>
type Line = Pick<LeagueNotice, 'about' | 'values' | 'sound'>

/** The people who hold a place of a league, and so are told of it as players. */
const playersOf = ({ players }: League): readonly PersonId[] =>
  players.filter(({ status }) => status !== 'out' && status !== 'disqualified').map(({ person }) => person)

const lines = (persons: readonly PersonId[], { about, values, sound }: Line, name: string): readonly Effect[] =>
  persons.map((to, at) => ({ kind: 'tell', id: `${name}${at}`, to, about, values, sound }))

/**
 * Returns the messages to organisers of the end, of a cancellation with its reason, and of players who drop out. Organisers
 * who play hear of the end as players; nobody is told of what they have done themselves.
 *
 * @param sequence the event's number in the log
 */
export function organiserTellings(
  { organisers }: Host,
  event: LeagueEvent,
  { before, after }: { readonly before: League; readonly after: League },
  sequence: number,
): readonly Effect[] {
  const name = `${after.id}.e${sequence}.g`
  const others = organisers.filter((person) => person !== event.by)
  const apart = others.filter((person) => !playersOf(before).includes(person))
  switch (event.type) {
    case 'finished':
      return lines(apart, { about: 'leagueOver', values: { champion: event.final[0] ?? null }, sound: true }, name)
    case 'cancelled': {
      if (before.phase === 'draft') return []
      const judge = event.asked ?? (event.by === 'clock' ? null : event.by)
      const values = {
        ...cancelledValues(before, event.reason),
        ...(event.friendly === true ? { friendly: 1 } : {}),
        ...(judge === null ? {} : { judge }),
      }
      return lines(apart, { about: 'leagueCancelled', values, sound: true }, name)
    }
    case 'withdrew': {
      const { player, reason } = event
      const person = before.players.find(({ id }) => id === player)?.person
      const told = others.filter((one) => one !== person)
      return lines(told, { about: 'droppedOut', values: { player, why: reason }, sound: false }, name)
    }
    default:
      return []
  }
}

/** Returns the messages to the other organisers when an act on the whole league is announced: one of them may agree. */
export function announcedTellings(
  { organisers }: Pick<LeagueHost, 'organisers'>,
  event: LeagueEvent,
  league: League,
  sequence: number,
): readonly Effect[] {
  if (event.type !== 'announced') return []
  const { act, author, until } = event
  const players = league.players.filter(({ status }) => status !== 'out').map(({ person }) => person)
  return organisers
    .filter((person) => person !== author && !players.includes(person))
    .map((to, at) => ({
      kind: 'tell',
      id: `${league.id}.e${sequence}.a${at}`,
      to,
      about: 'announced',
      values: { what: act.type, reason: act.reason, until, judge: author },
      sound: true,
    }))
}
