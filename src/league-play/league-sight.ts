/**
 * A league as one reader may see it. Left out: the seed, from which pairings could be foretold; signs of life of running
 * games, since an answer in secret is one; other people's second calls and cases; what an opponent wrote to a judge. Pure.
 */

import { challengesOf } from '../leagues/challenges.ts'
import { isPartial } from '../leagues/impartial.ts'
import type { League, PersonId, PlayerId } from '../leagues/league.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { gameById, pairingById } from '../leagues/record.ts'
import { playersCalled, seatsByGame, unavailableTo } from './advance.ts'
import type { GameFacts, LeagueReader, LeagueSight, OwnDeck } from './api.ts'
import type { LeagueDeckRow, LeagueMatch, LoadedLeague } from './league-rows.ts'
import { seedHash } from './seed-hash.ts'

/** The facts of a league on which rights in it depend. */
type RulingHost = Pick<LoadedLeague['host'], 'guildId' | 'organisers' | 'helperRole'>

/** Whether a person may judge games: an organiser, an admin, or a helper by role. */
export const organises = (host: RulingHost, reader: LeagueReader): boolean =>
  governs(host, reader) ||
  (isThere(host, reader) && host.helperRole !== null && (reader.roles ?? []).includes(host.helperRole))

/** Whether a person runs a league itself, not only its games: an organiser who is a member now, or an admin of its server. */
export const governs = (host: Omit<RulingHost, 'helperRole'>, reader: LeagueReader): boolean =>
  isThere(host, reader) && (reader.manages === true || host.organisers.includes(reader.person))

/** Whether a person is a member of the server of a league, as far as is known. */
const isThere = ({ guildId }: Pick<RulingHost, 'guildId'>, reader: LeagueReader): boolean =>
  (reader.guildId === undefined || reader.guildId === guildId) && reader.member !== false

/** Returns the place of a person in a league; null if they have none. The last one counts for a person who came back. */
export function playerOf(league: League, person: PersonId): PlayerId | null {
  const own = league.players.filter((one) => one.person === person && !(one.status === 'out' && one.seed === null))
  return own.at(-1)?.id ?? null
}

/**
 * Returns a league as this reader may see it.
 *
 * @param decks the decks of the reader, or of all players for an organiser
 * @param now the time for which challenges are offered
 */
export function leagueSight(
  loaded: LoadedLeague,
  reader: LeagueReader,
  decks: readonly LeagueDeckRow[],
  faultsOf: (deck: LeagueDeckRow) => OwnDeck['faults'],
  now: Date,
): LeagueSight {
  const { id, host, league, matches, nextAt } = loaded
  const player = playerOf(league, reader.person)
  const rules = organises(host, reader)
  const seats = seatsByGame(league)
  const facts = matches.map((match) => [match.game, factsOf(league, match, seats.get(match.game) ?? [])] as const)
  const own = decks.filter(({ personId }) => personId === reader.person)
  return {
    id,
    host,
    league: openLeague(league, { person: reader.person, player, rules }),
    player,
    organises: rules,
    governs: governs(host, reader),
    honoured: loaded.honoured === true,
    games: Object.fromEntries(facts),
    ownDecks: own.map((deck) => ({
      seat: deck.seat,
      name: deck.name,
      deckId: deck.deckId,
      lockedAt: deck.lockedAt,
      faults: faultsOf(deck),
    })),
    challenges:
      player === null ? [] : challengesOf(league, player, now.getTime(), unavailableTo(loaded, reader.person, now)),
    legal: rules ? legalIn(league, decks) : null,
    draw:
      league.settings.pool == null || league.phase === 'draft'
        ? null
        : { hash: seedHash(league.seed), seed: league.final === null ? null : league.seed },
    nextAt: player === null && !rules ? null : nextAt,
  }
}

/** Somebody who reads a league: as a player, as an organiser, or both. */
interface LeagueAudience {
  readonly person: PersonId
  readonly player: PlayerId | null
  readonly rules: boolean
}

function openLeague(league: League, { person, player, rules }: LeagueAudience): League {
  // A player may write to a judge what their opponent must not know, and the opponent may be an organiser.
  const partial = (pairing: string) => isPartial(league, person, pairingById(league, pairing)?.players ?? [])
  const plays = (game: string) => isTheirs(league, game, player)
  return {
    ...league,
    seed: '',
    cases: league.cases
      .filter(({ by }) => rules || by === player)
      .map((one) => (one.by !== player && partial(one.pairing) ? { ...one, topic: '' } : one)),
    ...(league.openings === undefined ? {} : { openings: league.openings.filter(({ game }) => rules || plays(game)) }),
    ...(league.backs === undefined ? {} : { backs: league.backs.filter(({ game }) => rules || plays(game)) }),
    rounds: league.rounds.map((round) => ({
      ...round,
      pairings: round.pairings.map((pairing) => ({
        ...pairing,
        calledAgain: pairing.calledAgain.filter((id) => id === player),
        games: pairing.games.map((game) => (game.result === null ? { ...game, movedAt: [null, null] as const } : game)),
      })),
    })),
  }
}

function factsOf(league: League, match: LeagueMatch, seats: readonly PlayerId[]): GameFacts {
  const { matchId, threadId, startedAt, endedAt, running, called, seenAt } = match
  const [first, second] = league.settings.sides
  const times = called.flatMap(({ deadline }) => (deadline === null ? [] : [deadline.getTime()]))
  return {
    matchId,
    threadId,
    startedAt,
    endedAt,
    waitsFor: running ? playersCalled(league, seats, called) : [],
    deadline: running && times.length > 0 ? new Date(Math.max(...times)) : null,
    lastSeen: [seenAt[first] ?? null, seenAt[second] ?? null],
  }
}

/** Stored lists are legal: a faulty one never takes the place of the last legal one. */
function legalIn(league: League, decks: readonly LeagueDeckRow[]): ReadonlySet<PlayerId> {
  // Players who have built nothing play the starter lists of their pool.
  const has = (person: PersonId) =>
    league.settings.pool != null ||
    league.settings.sides.every((seat) => decks.some((deck) => deck.personId === person && deck.seat === seat))
  return new Set(league.players.filter(({ person }) => has(person)).map(({ id }) => id))
}

/** Whether a game is one of a player's. */
const isTheirs = (league: League, game: string, player: PlayerId | null): boolean =>
  player !== null && gameById(league, game)?.game.seats.includes(player) === true

/** Events that the log leaves out: signs of life tell of answers in secret, and second calls concern one person. */
const UNSHOWN: readonly LeagueEvent['type'][] = [
  'moved',
  'checkInReminded',
  'calledAgain',
  'placeOffered',
  'byeHolderAsked',
]

/** Whether a reader may find an event in the log. */
export function isLogged(league: League, event: LeagueEvent, player: PlayerId | null, rules: boolean): boolean {
  if (UNSHOWN.includes(event.type)) return false
  // Only what came of a proposal concerns everybody.
  if (event.type === 'backProposed' || event.type === 'backRefused')
    return rules || isTheirs(league, event.game, player)
  return event.type !== 'reported' || rules || event.player === player
}

/** Returns an event as the log shows it: without the seed. */
export const loggedEvent = (event: LeagueEvent): LeagueEvent =>
  event.type === 'created' ? { ...event, seed: '' } : event
