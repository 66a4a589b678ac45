/** Moves a league on by commands and by time, and collects all that follows. Pure. */
import { isRefusal } from '../contract/index.ts'
import type { LeagueCommand } from '../leagues/command-types.ts'
import { due } from '../leagues/due.ts'
import type { Knowledge } from '../leagues/due-step.ts'
import type { League, PersonId, PlayerId } from '../leagues/league.ts'
import { decide } from '../leagues/league-commands.ts'
import { type Effect, effectsOf } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import type { LeagueRefusal } from '../leagues/league-refusals.ts'
import { apply } from '../leagues/reducer.ts'
import { isGone } from '../matches/api.ts'
import { awayNow, restedAt, restedBetween } from '../matches/seat-time.ts'
import type { LeagueHost } from './api.ts'
import { caseTellings } from './case-tellings.ts'
import type { LeagueMatch, LoadedLeague } from './league-rows.ts'
import { matchClockOf } from './league-time.ts'
import { announcedTellings, organiserTellings } from './organiser-tellings.ts'

/** A command with its author. */
export interface AuthoredCommand {
  readonly command: LeagueCommand
  readonly by: PersonId | 'clock'
}

/** A league after commands and due work. */
export interface LeagueStep {
  readonly league: League
  readonly events: readonly LeagueEvent[]
  readonly effects: readonly Effect[]
  readonly nextAt: Date | null
  /** Time that was given back to its deadlines, in milliseconds. */
  readonly paidMs: number
  /** The refusal of each command, in order; null for those that were done. */
  readonly refusals: readonly (LeagueRefusal | null)[]
}

/** Returns the league after these commands and all that is due; lost time is given back first. */
export function advance(from: LoadedLeague, commands: readonly AuthoredCommand[], now: Date): LeagueStep {
  const at = now.getTime()
  const events: LeagueEvent[] = []
  let present = from.league
  const outage: readonly AuthoredCommand[] =
    from.owedMs > 0 ? [{ command: { type: 'makeUpForOutage', ms: from.owedMs }, by: 'clock' }] : []
  const refusals: (LeagueRefusal | null)[] = []
  const carryOut = ({ command, by }: AuthoredCommand) => {
    const decided = decide(present, command, by, at)
    refusals.push(isRefusal(decided) ? (decided as LeagueRefusal) : null)
    if (isRefusal(decided)) return
    const done = decided as Exclude<typeof decided, LeagueRefusal>
    present = done.league
    events.push(...done.events)
  }
  for (const asked of [...outage, ...commands]) carryOut(asked)
  for (const asked of leavingOf(present)) carryOut(asked)
  const fallen = from.lost || from.reportsFirst ? null : due(present, at, knowledgeOf(from, now))
  if (fallen !== null) events.push(...fallen.events)
  const next = fallen === null ? from.nextAt : fallen.nextAt === null ? null : new Date(fallen.nextAt)
  return {
    league: fallen?.league ?? present,
    events,
    effects: effectsFrom(from.league, events, from.events, from.host),
    nextAt: next,
    paidMs: from.owedMs,
    refusals: refusals.slice(outage.length, outage.length + commands.length),
  }
}

/** Phases in which a place can be given up. */
const PLAYED: readonly League['phase'][] = ['signUp', 'checkIn', 'ready', 'running']

/** Returns the withdrawals of players who have deleted their data: nobody is paired with them or waits for them. */
const leavingOf = ({ phase, players }: League): readonly AuthoredCommand[] =>
  PLAYED.includes(phase)
    ? players.flatMap(({ id, person, status }) =>
        isGone(person) && status !== 'out' && status !== 'disqualified'
          ? [{ command: { type: 'withdraw', player: id, reason: 'own' }, by: person }]
          : [],
      )
    : []

/** Returns the effects of new events, each from the league as it was then. @param host names those who are told of cases */
export function effectsFrom(
  league: League,
  events: readonly LeagueEvent[],
  first: number,
  host: Pick<LeagueHost, 'organisers' | 'helperRole'> = { organisers: [], helperRole: null },
): readonly Effect[] {
  let before = league
  return events.flatMap((event, index) => {
    const after = apply(before, event)
    const sequence = first + index
    const effects = effectsOf(before, event, after, sequence)
    const told = [
      ...caseTellings(host, event, after, sequence),
      ...announcedTellings(host, event, after, sequence),
      ...organiserTellings(host, event, { before, after }, sequence),
    ]
    before = after
    return [...effects, ...told]
  })
}

/** The facts that a league can't know by itself: blocks, the players to move, as everybody may know, and who is on vacation. */
export function knowledgeOf({ league, matches, blocks, calendars, leaders = {} }: LoadedLeague, now: Date): Knowledge {
  const players = new Map(league.players.map(({ id, person }) => [person, id]))
  const separated = blocks.flatMap(([one, other]): (readonly [PlayerId, PlayerId])[] => {
    const [first, second] = [players.get(one), players.get(other)]
    return first === undefined || second === undefined ? [] : [[first, second]]
  })
  const seatsOf = seatsByGame(league)
  const waitsFor = Object.fromEntries(
    matches
      .filter(({ running }) => running)
      .map(({ game, called }) => [game, playersCalled(league, seatsOf.get(game), called)]),
  )
  const rested = restedAt(matchClockOf(league.settings), calendars, now)
  const waitsSince = Object.fromEntries(
    matches
      .filter(({ running }) => running)
      .map((match) => [match.game, calledSince(league, match, seatsOf.get(match.game), rested)]),
  )
  const resting = restingIn({ league, calendars }, now)
  return { separated, waitsFor, waitsSince, resting, rests: restsOf(league, calendars, now), leaders }
}

/** Returns the players who are on a vacation that stops their clocks, with its end. */
function restingIn(
  { league, calendars }: Pick<LoadedLeague, 'league' | 'calendars'>,
  now: Date,
): NonNullable<Knowledge['resting']> {
  const away = awayNow(matchClockOf(league.settings), calendars, now)
  return Object.fromEntries(
    league.players.flatMap(({ id, person }) => {
      const until = away[person]
      return until === undefined ? [] : [[id, until.getTime()]]
    }),
  )
}

/**
 * Returns the players of a ladder who are out of reach for a person now: on a vacation that stops their clocks, or with a
 * block between the two. The reason shows nowhere, so that nobody learns of a block.
 */
export function unavailableTo(
  loaded: Pick<LoadedLeague, 'league' | 'calendars' | 'blocks'>,
  person: PersonId,
  now: Date,
): Readonly<Record<PlayerId, unknown>> {
  const blocked = new Set(loaded.blocks.flatMap((pair) => (pair.includes(person) ? pair : [])))
  const apart = loaded.league.players.filter((one) => one.person !== person && blocked.has(one.person))
  return { ...restingIn(loaded, now), ...Object.fromEntries(apart.map(({ id }) => [id, true])) }
}

/** The vacations of players of a ladder since their idle days count. */
function restsOf(
  { ladder, players, settings }: League,
  calendars: LoadedLeague['calendars'],
  now: Date,
): NonNullable<Knowledge['rests']> {
  return Object.fromEntries(
    ladder.flatMap(({ player, since }) => {
      const calendar = calendars[players.find(({ id }) => id === player)?.person ?? '']
      if (calendar === undefined) return []
      const ms = restedBetween(matchClockOf(settings), calendar, new Date(since), now)
      return [[player, { since, ms }]]
    }),
  )
}

/**
 * When a match began to wait for each player who is called. A player who has missed a sitting has let it wait all the time:
 * they have no entry.
 */
function calledSince(
  league: League,
  { called }: LeagueMatch,
  seats: readonly PlayerId[] | undefined,
  rested: Readonly<Record<PersonId, Date>>,
): Readonly<Record<PlayerId, number>> {
  return Object.fromEntries(
    called.flatMap((sitting) => {
      const [player] = playersCalled(league, seats, [sitting])
      const person = league.players.find(({ id }) => id === player)?.person
      if (player === undefined || person === undefined || sitting.misses > 0) return []
      return [[player, Math.max(sitting.calledAt.getTime(), rested[person]?.getTime() ?? 0)]]
    }),
  )
}

/** Returns the seats of each game of a league, as players. */
export const seatsByGame = ({ rounds }: League): ReadonlyMap<string, readonly PlayerId[]> =>
  new Map(rounds.flatMap(({ pairings }) => pairings.flatMap(({ games }) => games.map(({ id, seats }) => [id, seats]))))

/** Returns the players of these seats. */
export const playersCalled = (
  { settings }: League,
  seats: readonly PlayerId[] = [],
  called: readonly { readonly seat: string }[],
): readonly PlayerId[] =>
  called.flatMap(({ seat }) => {
    const player = seats[settings.sides.indexOf(seat)]
    return player === undefined ? [] : [player]
  })
