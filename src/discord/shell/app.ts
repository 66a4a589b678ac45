/** The parts of the program that handlers of commands and clicks may use. */

import type { Logger } from 'pino'
import type { MatchAnalyses } from '../../analysis/match-analyses.ts'
import type { Language, Refusal, Seat } from '../../contract/index.ts'
import type { Decks } from '../../decks/deck.ts'
import type { ListReader } from '../../decks/list-reader.ts'
import type { AnyGame, Games } from '../../games/games.ts'
import type { LeagueLine, Leagues, Queue, Ratings } from '../../league-play/api.ts'
import type { RightsRecords } from '../../league-play/rights-records.ts'
import type { Limits } from '../../limits/limits.ts'
import { type Key, known, speak } from '../../locales/index.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import type { CardIndex } from '../../lookup/search.ts'
import type { Challenges, Matches, MatchRecord, Notice, PersonId } from '../../matches/api.ts'
import type { PlayerClocks } from '../../matches/clock-api.ts'
import type { DeadLetters } from '../../matches/dead-letters.ts'
import type { FairPlays } from '../../matches/fair-play/fair-play.ts'
import type { HostDesk } from '../../operations/host-desk.ts'
import type { DmChannels } from '../../people/dm-channels.ts'
import type { Newcomers } from '../../people/newcomers.ts'
import type { Calls, Persons } from '../../people/person.ts'
import type { WorkingTimes } from '../../people/working-time.ts'
import type { PersonalData } from '../../privacy/personal-data.ts'
import type { MatchExports } from '../../records/match-exports.ts'
import type { Servers } from '../../servers/server.ts'
import type { StoredStatistics } from '../../statistics/stored-statistics.ts'
import type { Clock } from '../../time/clock.ts'
import type { Allowances } from './allowances.ts'
import type { FileFetcher } from './attachments.ts'
import type { DmDoor } from './dm-door.ts'
import type { Hosts } from './hosts.ts'
import type { KnownMembers } from './members.ts'
import type { Messenger } from './messenger.ts'
import type { OpenPanels } from './open-panels.ts'
import type { KnownPeople } from './people.ts'
import type { Pictures } from './pictures.ts'
import type { Places } from './places.ts'
import type { IncomingRequest } from './requests.ts'
import { literal, relative } from './text-limits.ts'

/** Rights that handlers ask for themselves, because they find the thing only on their way. */
export interface AppRights {
  /** Whether the person of a request may write where they are: nobody else makes the bot write there. */
  writesHere(incoming: IncomingRequest): boolean
  /** The request with the person's standing in the server of a league; null: they may not see it. */
  league<A extends IncomingRequest>(incoming: A, leagueId: string): Promise<A | null>
  /** Whether a person may be told this now, by the table of tellings. @throws NoAnswer */
  mayBeTold(person: PersonId, line: Pick<LeagueLine, 'about' | 'leagueId'>): Promise<boolean>
  /** Whether a person may be called by name where a match is played, by the same table. @throws NoAnswer */
  mayBeCalled(person: PersonId, notice: { readonly kind: Notice['kind']; readonly matchId: string }): Promise<boolean>
  /** Whether they may create leagues where they are. */
  mayCreate(incoming: IncomingRequest): Promise<boolean>
}

/** The rest of the program, and Discord, as handlers use them. */
export interface App {
  readonly games: Games
  readonly matches: Matches
  readonly challenges: Challenges
  /** The shuffles of matches, as people may know them. */
  readonly fairPlays: Pick<FairPlays, 'of' | 'exported' | 'now'>
  /** Where finished matches were decided. */
  readonly analyses: Pick<MatchAnalyses, 'of' | 'make' | 'share'>
  /** The clocks of matches. */
  readonly clocks: PlayerClocks
  /** When time counts for people, and their vacations. */
  readonly workingTimes: Pick<WorkingTimes, 'of' | 'change' | 'take' | 'comeBack'>
  readonly decks: Decks
  readonly leagues: Leagues
  readonly ratings: Ratings
  /** The facts on which rights depend. */
  readonly records: Pick<
    RightsRecords,
    'match' | 'league' | 'searching' | 'found' | 'acquainted' | 'hidingDeck' | 'learn'
  >
  readonly rights: AppRights
  /** Finds the people of servers. */
  readonly members: Pick<KnownMembers, 'of' | 'permissions' | 'server' | 'channel' | 'seenByAll'>
  /** Finds opponents for people who look for one. */
  readonly queue: Queue
  /** Counts what people ask for beside the game, for all processes together. */
  readonly limits: Limits
  /** Requests that were signed for an address, each of which counts once. */
  readonly signedRequests: { isFirst(id: string): Promise<boolean> }
  /** People's own settings. */
  readonly persons: Persons
  /** The settings of servers. */
  readonly servers: Servers
  /** The data that are stored of a person. */
  readonly personalData: Pick<PersonalData, 'of' | 'export' | 'erase'>
  /** Figures of servers, leagues and people. */
  readonly statistics: Pick<StoredStatistics, 'sums' | 'own'>
  /** How things are, for those who host the bot. */
  readonly hostDesk: Pick<HostDesk, 'view' | 'again' | 'pause' | 'resume' | 'pausedSince'>
  readonly hosts: Pick<Hosts, 'has'>
  /** The name of a server; its id if it is not known. */
  readonly serverName: (guildId: string) => string
  /** Notices that Discord has refused. */
  readonly deadLetters: Pick<DeadLetters, 'of' | 'again'>
  /** Finds people who have never played. */
  readonly newcomers: Pick<Newcomers, 'offer'>
  /** The bot's permissions in the channels of servers. */
  readonly places: Places
  /** The messages that call people to their matches. */
  readonly calls: Calls
  readonly clock: Clock
  /** Limits for each person on what costs much. */
  readonly allowances: Allowances
  readonly log: Logger
  /** People's names and languages. */
  readonly people: KnownPeople
  readonly messenger: Messenger
  readonly dmDoor: Pick<DmDoor, 'acted'>
  readonly openPanels: OpenPanels
  readonly files: FileFetcher
  readonly cards: CardIndex
  /** Reads people's deck lists. */
  readonly lists: Pick<ListReader, 'read'>
  /** Makes exports of finished matches. */
  readonly exports: Pick<MatchExports, 'make'>
  /** Null if no pictures can be drawn: cards are shown in words. */
  readonly pictures: Pictures | null
  /** The bot's own user id: challenging it means the practice opponent. */
  readonly botId: string
  /** The id of the bot's application, for the link that installs it. */
  readonly applicationId: string
  /** Ids of the registered commands by name; empty until they are registered. */
  readonly commandIds: ReadonlyMap<string, string>
  /** The language of public messages in a guild; the default in direct messages. */
  readonly guildLanguage: (guildId: string | null) => Language
}

/** The parts of the program that the Discord side needs. */
export interface Services
  extends Pick<
    App,
    | 'matches'
    | 'challenges'
    | 'fairPlays'
    | 'analyses'
    | 'clocks'
    | 'workingTimes'
    | 'decks'
    | 'leagues'
    | 'ratings'
    | 'records'
    | 'queue'
    | 'limits'
    | 'signedRequests'
    | 'persons'
    | 'calls'
    | 'servers'
    | 'newcomers'
    | 'deadLetters'
    | 'hostDesk'
    | 'personalData'
    | 'statistics'
  > {
  readonly dmChannels: DmChannels
}

/** The names of a match's people, by seat. */
export async function namesIn(
  app: Pick<App, 'people'>,
  match: MatchRecord,
  language: Language,
): Promise<Readonly<Record<Seat, string>>> {
  const named = Object.entries(match.players).map(
    async ([seat, person]) => [seat, await app.people.name(person, language)] as const,
  )
  return Object.fromEntries(await Promise.all(named))
}

/** Codes whose names are taken among the texts. */
const OURS: Readonly<Record<string, Key>> = {
  'challenge.time': 'challenge.not-a-time',
  'challenge.deck': 'challenge.not-a-deck',
}

/** The limit that is reached, and when something is possible again. */
function limitText({ refused, values }: Refusal, language: Language): SafeText {
  const say = speak(language)
  const { again, most } = values
  const reached = say(refused as Key, typeof most === 'number' ? { most } : {})
  return typeof again === 'number'
    ? safe`${reached} ${say('limit.again', { time: relative(new Date(again)) })}`
    : reached
}

/** Whether a text is a moment that Discord shows in each reader's zone. */
const isStamp = (text: string): boolean => /^<t:\d{1,12}(?::[tTdDfFR])?>$/.test(text)

/** The reason of a refused request as a sentence: for our own codes, or the game's. */
export function refusalText(refusal: Refusal, language: Language, game: AnyGame | undefined): SafeText {
  const { refused, values } = refusal
  const say = speak(language)
  if (refused.startsWith('limit.')) return limitText(refusal, language)
  const key = OURS[refused] ?? refused
  if (known(key)) {
    const said: Record<string, SafeText | number> = {}
    // A refusal may quote what a person has typed.
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' || typeof value === 'number')
        said[name] = typeof value === 'number' ? value : isStamp(value) ? ours(value) : literal(value)
    return say(key as Key, said)
  }
  return game === undefined ? say('error.refused') : ours(game.words.refusal(refusal, language))
}
