/**
 * The tasks that an event of a league gives to the rest of the program: matches to be made or stopped, ratings, people to be
 * told, messages to be renewed. Every effect has an id that follows from the league alone, so that a second run of the
 * same event changes nothing.
 */

import type { StopReason } from '../contract/index.ts'
import type { League, LeagueGame, Pairing, PersonId, PlayerId, SideIndex } from './league.ts'
import type { Happening, LeagueEvent } from './league-events.ts'
import { gameById, playerById, seatIn } from './record.ts'
import { type LeagueNotice, type NoticeTopic, tellings } from './tellings.ts'

export type Effect =
  /** A match begins. */
  | { readonly kind: 'makeGame'; readonly id: string; readonly pairing: string; readonly game: LeagueGame }
  /** A match ends outside of its rules: it is closed as it stands and says why. */
  | { readonly kind: 'stopGame'; readonly id: string; readonly game: string; readonly why: StopReason }
  /** A match goes back to the state before a move of its log. */
  | { readonly kind: 'goBack'; readonly id: string; readonly game: string; readonly move: number }
  /** Matches go on as friendly ones, outside of their league. */
  | { readonly kind: 'befriend'; readonly id: string; readonly games: readonly string[] }
  /** The clocks of matches stand still, or go on. */
  | { readonly kind: 'holdClocks' | 'releaseClocks'; readonly id: string; readonly games: readonly string[] }
  /** A missed sitting counts no more towards the loss of its match. */
  | { readonly kind: 'excuseMiss'; readonly id: string; readonly game: string; readonly seat: SideIndex }
  /** Decks are copied as they are now, and can't change any more. `once`: only those that are not locked yet. */
  | {
      readonly kind: 'lockDecks'
      readonly id: string
      readonly persons: readonly PersonId[]
      readonly once?: true
    }
  /** A rated game was played out. */
  | { readonly kind: 'rate'; readonly id: string; readonly game: string }
  /** The message that tells the result of a game says that a ruling has set or corrected it. */
  | { readonly kind: 'showResult'; readonly id: string; readonly game: string }
  /** The public message of the league shows the present state. `news`: at once, however old the message is. */
  | { readonly kind: 'showBoard'; readonly id: string; readonly news?: true }
  /** One line on the living call of a person. `sound`: it may notify them. */
  | {
      readonly kind: 'tell'
      readonly id: string
      readonly to: PersonId
      readonly about: NoticeTopic
      readonly values: LeagueNotice['values']
      readonly sound: boolean
    }
  /** Everybody who has asked for it and may join is told, once, that sign-up has opened; `by` has opened it. */
  | { readonly kind: 'tellWatchers'; readonly id: string; readonly by: PersonId | 'clock' }
  /** People of the helpers' role, or the server's admins, are told of a new case, as far as they are known. */
  | {
      readonly kind: 'tellHelpers' | 'tellAdmins'
      readonly id: string
      readonly player: PlayerId
      readonly pairing: string
      readonly case: string
      readonly game?: string
    }
  /** Somebody looks whether these players are still in the server. */
  | { readonly kind: 'checkMembers'; readonly id: string; readonly players: readonly PlayerId[] }
  /** Roles and badges are given; those that a ruling has moved to somebody else are taken back. */
  | { readonly kind: 'honour'; readonly id: string; readonly places: readonly PlayerId[] }

/**
 * Returns what an event wants done.
 *
 * @param before the league before the event; null for the one that made it
 * @param after the league after it
 * @param sequence the event's number in the log, from 0: the same for the same event for ever
 */
export function effectsOf(
  before: League | null,
  event: LeagueEvent,
  after: League,
  sequence: number,
): readonly Effect[] {
  if (before === null || event.type === 'created') return []
  const name = `${after.id}.e${sequence}`
  return [
    ...gamesOf(before, event, after, name),
    ...membersOf(event, after, name),
    ...(event.type === 'published' ? [{ kind: 'tellWatchers', id: `${name}.watchers`, by: event.by } as const] : []),
    ...(shown(event)
      ? [
          {
            kind: 'showBoard',
            id: `${name}.board`,
            ...(NEWS.includes(event.type) ? { news: true as const } : {}),
          } as const,
        ]
      : []),
    ...tellings(before, event, after).map(
      ({ to, about, values, sound }, at): Effect => ({
        kind: 'tell',
        id: `${name}.t${at}`,
        to,
        about,
        values,
        sound,
      }),
    ),
  ]
}

/** Events that no public message shows. */
const PRIVATE: readonly Happening['type'][] = [
  'checkInReminded',
  'settingsChanged',
  'announced',
  'announcementRecalled',
  'placeOffered',
  'byeHolderAsked',
  'byeHolderAnswered',
  'calledAgain',
  'serverLeft',
  'serverRejoined',
  'moved',
  'missExcused',
  'gameAdded',
  'reported',
  'caseSettled',
  'decksPermitted',
  'decksReplaced',
  'writtenToBoth',
  'handsAsked',
  'handOpened',
  'handKept',
  'handsSeen',
  'backProposed',
  'backRefused',
]
/** Events that the public message tells at once: a round begins, or the league ends. */
const NEWS: readonly Happening['type'][] = ['roundPaired', 'finished', 'cancelled']
const shown = ({ type }: LeagueEvent): boolean => type !== 'created' && !PRIVATE.includes(type)

const openGames = (league: League, only: (pairing: Pairing) => boolean = () => true): readonly string[] =>
  league.rounds.flatMap(({ pairings }) =>
    pairings
      .filter((pairing) => !pairing.voided && only(pairing))
      .flatMap(({ games }) => games.filter(({ result }) => result === null).map(({ id }) => id)),
  )

const made = (pairing: Pairing): readonly Effect[] =>
  pairing.games.map((game) => ({ kind: 'makeGame', id: game.id, pairing: pairing.id, game }))

function gamesOf(before: League, event: LeagueEvent, after: League, name: string): readonly Effect[] {
  switch (event.type) {
    case 'rosterFixed': {
      // Players of pools have yet to build their decks.
      if (after.settings.pool != null) return []
      const persons = after.players.flatMap(({ person, seed }) => (seed !== null ? [person] : []))
      return [{ kind: 'lockDecks', id: `${name}.decks`, persons }]
    }
    case 'joinedLate':
    case 'replaced':
      if (after.settings.pool != null) return []
      return [{ kind: 'lockDecks', id: `${name}.decks`, persons: [event.person] }]
    case 'roundPaired':
      return [...poolDecks(after, event.round, name), ...event.pairings.flatMap(made)]
    case 'paired':
      return made(event.pairing)
    case 'missExcused': {
      const known = gameById(after, event.game)
      const seat = known === null ? null : seatIn(known.game, event.player)
      return seat === null ? [] : [{ kind: 'excuseMiss', id: `${name}.excuse`, game: event.game, seat }]
    }
    case 'gameAdded':
      return [{ kind: 'makeGame', id: event.game.id, pairing: event.pairing, game: event.game }]
    case 'pairingVoided':
      return [
        ...openGames(before, ({ id }) => id === event.pairing).map((game) => stopped(game, 'void', name)),
        ...honoured(after, name),
      ]
    case 'gameEnded':
    case 'resultCorrected':
      return [...ended(event, after, name), ...honoured(after, name)]
    case 'paused':
      return [{ kind: 'holdClocks', id: `${name}.hold`, games: openGames(after) }]
    case 'resumed':
      return [{ kind: 'releaseClocks', id: `${name}.release`, games: openGames(after) }]
    case 'frozen':
      return [{ kind: 'holdClocks', id: `${name}.freeze`, games: openGames(after, ({ id }) => id === event.pairing) }]
    case 'unfrozen':
      return [{ kind: 'releaseClocks', id: `${name}.go`, games: openGames(after, ({ id }) => id === event.pairing) }]
    case 'wentBack':
      return [{ kind: 'goBack', id: `${name}.${event.game}.back`, game: event.game, move: event.move }]
    case 'cancelled':
      return event.friendly ? freed(before, name) : openGames(before).map((game) => stopped(game, 'void', name))
    case 'finished':
    case 'placesCorrected':
    case 'disqualified':
      return honoured(after, name)
    default:
      return []
  }
}

/** The running games of a cancelled league go on as friendly ones, and so do clocks that it has stopped. */
function freed(before: League, name: string): readonly Effect[] {
  const games = openGames(before)
  return [
    { kind: 'befriend', id: `${name}.friendly`, games },
    { kind: 'releaseClocks', id: `${name}.release`, games },
    { kind: 'releaseClocks', id: `${name}.go`, games },
  ]
}

/** Returns what gives roles and badges to the players of a league that is over, and gives them anew after a ruling. */
export const honoured = ({ final }: League, name: string): readonly Effect[] =>
  final === null ? [] : [{ kind: 'honour', id: `${name}.honour`, places: final }]

/** Decks from pools are locked when the first round of their players is paired. */
function poolDecks({ settings, players }: League, round: number, name: string): readonly Effect[] {
  if (settings.pool == null) return []
  const persons = players.flatMap(({ person, seed, from }) => (seed !== null && from <= round ? [person] : []))
  return [{ kind: 'lockDecks', id: `${name}.decks`, persons, once: true }]
}

/**
 * The members of the server are checked when sign-up ends, when a round begins, and when somebody doesn't move. The effect
 * of `serverLeft` checks those who have left until they are back or out.
 */
function membersOf(event: LeagueEvent, { players }: League, name: string): readonly Effect[] {
  const check = (ids: readonly PlayerId[]): readonly Effect[] =>
    ids.length === 0 ? [] : [{ kind: 'checkMembers', id: `${name}.members`, players: ids }]
  const unseen = players.filter(({ status, leftServerAt = null }) => status === 'in' && leftServerAt === null)
  switch (event.type) {
    case 'rosterFixed':
    case 'roundPaired':
      return check(unseen.map(({ id }) => id))
    case 'calledAgain':
      return check(unseen.filter(({ id }) => id === event.player).map(({ id }) => id))
    case 'serverLeft':
      return check([event.player])
    default:
      return []
  }
}

const stopped = (game: string, why: StopReason, name: string): Effect => ({
  kind: 'stopGame',
  id: `${name}.${game}.stop`,
  game,
  why,
})

/** Ends that the match itself has reported; all others have to stop it. */
const OWN_ENDS = ['played', 'concession', 'time-out', 'void']

function ended(
  event: Extract<LeagueEvent, { readonly type: 'gameEnded' | 'resultCorrected' }>,
  after: League,
  name: string,
): readonly Effect[] {
  const known = gameById(after, event.game)
  if (known === null) return []
  // Ratings follow games as they were played: a correction changes none. One that was not played to its end says so.
  const rated = after.settings.rated && event.type === 'gameEnded'
  const { how } = event.result
  const byPlayers = event.type === 'resultCorrected' || (event.by !== 'clock' ? false : OWN_ENDS.includes(how))
  return [
    ...(byPlayers ? [] : [stopped(event.game, reasonOf(event, known.game, after), name)]),
    ...(rated ? [{ kind: 'rate', id: `${name}.rate`, game: event.game } as const] : []),
    // The match may have ended by itself, and told that end, before the league heard of it.
    ...(event.reason === null ? [] : [{ kind: 'showResult', id: `${name}.result`, game: event.game } as const]),
  ]
}

/** The reason that a match gives when its league ends it: a ruling, a player who leaves, or the time. */
function reasonOf(
  { result: { how, scores }, reason, by }: Extract<LeagueEvent, { readonly type: 'gameEnded' | 'resultCorrected' }>,
  { seats }: LeagueGame,
  after: League,
): StopReason {
  if (how === 'void' || how === 'round-over') return how
  if (by === 'clock') return 'time-out'
  if (how === 'double-loss') return how
  const { person } = playerById(after, seats[scores[0] < scores[1] ? 0 : 1])
  // A player who drops out concedes; a player who is put out by somebody else does not.
  return reason === null && (how === 'concession' || by === person) ? 'concession' : 'ruling'
}
