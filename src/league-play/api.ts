/**
 * The requests that the rest of the program may make of leagues, of ratings and of the queue for an opponent. Discord uses
 * this and nothing behind it. Tables, schedules, brackets and explanations are pure functions of `src/leagues` on
 * `LeagueSight.league`: `tableOf`, `crossTable`, `explainRow`, `compareRows`, `recordsOf`, `readySlots`.
 */
import type { Deck, Denial, InteractionId, Refusal, Seat } from '../contract/index.ts'
import type { AnnouncedCommand, PlayCommand, RulingCommand, SignUpCommand } from '../leagues/command-types.ts'
import type {
  GameResult,
  League,
  LeaguePhase,
  LeagueSettings,
  Pair,
  Pairing,
  PersonId,
  PlayerId,
} from '../leagues/league.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import type { SettingsWarning } from '../leagues/league-settings.ts'
import type { AbuseFlag } from '../leagues/ratings/abuse-flags.ts'
import type { UnratedReason } from '../leagues/ratings/rated-games.ts'
import type { BadgeKind } from '../leagues/standings/earned-badges.ts'
import type { PlaceForecast } from '../leagues/standings/likely-places.ts'
import type { LeagueNotice, NoticeTopic } from '../leagues/tellings.ts'
import type { DeckOffer, Delivery, MatchRecord, Terms } from '../matches/api.ts'
import type { Pool } from './pools.ts'
import type { LeagueStatistics } from './statistics.ts'

export { type DeckRules, deckRulesOf, type ThemePick } from './deck-rules.ts'

/*
 * Why a request was denied: `league.<code>` for the codes of `leagues/league-refusals.ts`, and besides: `league.unknown`,
 * `league.not-organiser`, `league.not-in`, `league.role` (values: role), `league.decks` (a seat without a legal deck),
 * `league.stale` (the same interaction has counted), `league.backGone` (the match can't go back there any more, or more is
 * known since than the player has read), `league.deck-*` (see `deck-rules.ts`), `queue.*` for the queue.
 */
export type { Denial }

/** The person who looks, with what only Discord knows of them. */
export interface LeagueReader {
  readonly person: PersonId
  /** The server of which the rest tells; it counts for leagues of that server alone. Left out: that of the league. */
  readonly guildId?: string | null
  /** Whether they are a member there now; left out: they are. */
  readonly member?: boolean
  /** The ids of their roles there. */
  readonly roles?: readonly string[]
  /** Whether they may manage the server: they can do what an organiser can. */
  readonly manages?: boolean
}

/** A person who asks for something. */
export interface Requester extends LeagueReader {
  readonly interaction: InteractionId
}

/** The place of a league, and its people. */
export interface LeagueHost {
  readonly guildId: string
  /** The channel of its public messages and of the threads of its games. */
  readonly channelId: string
  /** The organisers; the first one founded it. */
  readonly organisers: readonly PersonId[]
  /** People of this role rule on games, too. */
  readonly helperRole: string | null
  /** Only people of this role may join. */
  readonly joinRole: string | null
  /** The champion gets this role. */
  readonly championRole: string | null
  /** An admin has confirmed that this role gives rights to moderate or manage. Absent: nobody has. */
  readonly championSure?: boolean
}

/** A league in a list. */
export interface LeagueBrief {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly phase: LeaguePhase
  readonly guildId: string
  /** The last round of its table; null before the first one, in a bracket, and where a form has no rounds. */
  readonly round: number | null
  readonly players: number
  /** The reader's place in it; null if they have none. */
  readonly player: PlayerId | null
  readonly organises: boolean
  /** Open cases, for organisers; 0 for others. */
  readonly cases: number
}

/** Public facts of a game of a league that has begun. */
export interface GameFacts {
  readonly matchId: string
  readonly threadId: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** The players to move, as everybody may know: both, while both answer in secret. Empty once it is over. */
  readonly waitsFor: readonly PlayerId[]
  /** The time of the player to move; the later one if both are. Null while the clocks stand still, or once it is over. */
  readonly deadline: Date | null
  /** The last answer of each player that everybody could see, in the order of `LeagueGame.seats`. */
  readonly lastSeen: Pair<Date | null>
}

/** The reader's own decks in a league. */
export interface OwnDeck {
  readonly seat: Seat
  readonly name: string
  /** Id of the own deck, or of a ready-made one, as `DeckOffer` has it. */
  readonly deckId: string
  /** Since when the list can't change; null: it still follows the deck. */
  readonly lockedAt: Date | null
  /** Why the list can't be played now; the last legal one counts. */
  readonly faults: readonly Refusal[]
}

/** A league as one reader may see it. */
export interface LeagueSight {
  readonly id: string
  readonly host: LeagueHost
  /**
   * The league without what this reader may not know: no seed, no signs of life of running games (`GameFacts` has the
   * public ones), and only the reader's own second calls, cases, requests to open a hand and proposals to go back.
   * Organisers see all of these but second calls.
   */
  readonly league: League
  /** The reader's place; null if they have none. */
  readonly player: PlayerId | null
  /** They judge games: an organiser, an admin, or a helper by role. */
  readonly organises: boolean
  /** Whether the bot has given the champion's role to the present champion. */
  readonly honoured: boolean
  /** They run the league itself: an organiser or an admin, no helper. */
  readonly governs: boolean
  /** Games that have begun, by the id of `LeagueGame`. */
  readonly games: Readonly<Record<string, GameFacts>>
  readonly ownDecks: readonly OwnDeck[]
  /** The players of a ladder that the reader may challenge now, the highest first. */
  readonly challenges: readonly PlayerId[]
  /** Players whose decks are legal, for organisers; null for others. Nobody sees more of hidden lists. */
  readonly legal: ReadonlySet<PlayerId> | null
  /** The public facts of the draw of pools; null in leagues without pools. */
  readonly draw: PoolDraw | null
  /** The next time at which something happens by itself. */
  readonly nextAt: Date | null
}

/** The draw of the pools of a league, as everybody may know it. */
export interface PoolDraw {
  /** SHA-256 of the seed from which all pools follow. */
  readonly hash: string
  /** The seed; null until the league is over. */
  readonly seed: string | null
}

/** A pool, with the place in the league to which it belongs. */
export interface SeenPool {
  readonly player: PlayerId
  readonly pool: Pool
  /** The decks that it holds for certain, one a seat: they are played by people who build none. */
  readonly starters: readonly Deck[]
}

/** The pool to which an own deck is limited. */
export interface DeckPool {
  readonly leagueId: string
  readonly league: string
  readonly pool: Pool
}

type Without<Command, Key extends PropertyKey> = Command extends unknown ? Omit<Command, Key> : never

/** The requests of players for themselves; the player is known from the person. */
export type OwnCommand = Without<
  | Extract<SignUpCommand, { type: 'checkIn' | 'takePlace' | 'declinePlace' | 'return' | 'setAway' }>
  | Extract<
      PlayCommand,
      { type: 'answerByeOffer' | 'takeGrace' | 'challenge' | 'report' | 'answerHands' | 'proposeBack' | 'answerBack' }
    >
  | { readonly type: 'leave'; readonly player: PlayerId },
  'player'
>

/** The requests of organisers. */
export type OrganiserCommand =
  | Extract<SignUpCommand, { type: 'changeSettings' | 'publish' | 'changeDates' | 'changeTexts' | 'cancel' }>
  | RulingCommand
  | Exclude<AnnouncedCommand, { type: 'announce' }>

/** The result of a match by a ruling of its league, where the match itself tells another one or none yet. */
export interface Correction {
  readonly league: string
  readonly sides: readonly [Seat, Seat]
  readonly result: GameResult
  /** The result before it; null: the end of the match itself. */
  readonly before: GameResult | null
  readonly reason: string
}

/** The league after a request, with what has happened. */
export interface LeagueDone {
  readonly sight: LeagueSight
  readonly events: readonly LeagueEvent[]
}

/** The hands that two players have opened to a ruling. */
export interface OpenHands {
  readonly sight: LeagueSight
  readonly game: string
  readonly match: MatchRecord
  /** The match as each seat sees it now, by the game's own rules: no pending answers, no orders, no order of a deck. */
  readonly views: Readonly<Record<Seat, unknown>>
}

/** The open cases of a league, with facts that organisers should know. */
export interface OrganiserDesk {
  readonly cases: readonly {
    readonly case: string
    /** The rules decide at this time. */
    readonly until: Date
    /** The reader plays in it, or plays one of the two next: they may not rule. */
    readonly ownGame: boolean
  }[]
  readonly flags: readonly AbuseFlag[]
  readonly warnings: readonly SettingsWarning[]
  readonly runningGames: number
  /** Players with an undelivered message. */
  readonly unreached: readonly PlayerId[]
}

/** A line of the log of a league. */
export interface LogLine {
  readonly sequence: number
  readonly event: LeagueEvent
}

/** The requests that the rest of the program may make of leagues. */
export interface Leagues {
  /** Makes a draft, which only organisers see. The game's two seats are its sides. Denied with `league.badSetting`. */
  create(
    request: Requester & { readonly settings: LeagueSettings; readonly host: Omit<LeagueHost, 'organisers'> },
  ): Promise<LeagueDone | Denial>
  /** The league as this reader may see it; null if there is none, or if it is a draft of others. */
  find(leagueId: string, reader: LeagueReader): Promise<LeagueSight | null>
  /** Leagues in which a person plays or which they organise: those that go on first, then the last ended. */
  of(person: PersonId, most: number): Promise<readonly LeagueBrief[]>
  /** Leagues of a server, without drafts: those that go on first, then the last ended. */
  inServer(guildId: string, reader: LeagueReader, most: number): Promise<readonly LeagueBrief[]>
  /** The league, round and pairing to which a match belongs; null if it is not of a league. */
  ofMatch(matchId: string): Promise<LeagueOfMatch | null>
  /** The score of the pairing to which a match belongs, with its own result; null if it is not of a league. */
  scoreOf(matchId: string): Promise<PairingScore | null>
  /** The last rulings on the results of these matches, running ones too; no entry for those that stand as they were played. */
  corrections(matchIds: readonly string[]): Promise<ReadonlyMap<string, Correction>>
  /** Invitations of organisers. */
  readonly invitations: Invitations
  /** The champion's roles that the bot has given. */
  readonly roles: ChampionRoles

  /** Decks that a person may join with: legal ones first, each with its faults by the rules of this league. */
  decksFor(leagueId: string, person: PersonId): Promise<readonly DeckOffer[] | Denial>
  /** Joins, or comes late, with one deck a seat. Roles and decks are checked. */
  join(
    request: Requester & { readonly leagueId: string; readonly decks: Readonly<Record<Seat, string>> },
  ): Promise<LeagueDone | Denial>
  /** Takes other decks, as long as lists are not locked, or once if an organiser permits it. */
  chooseDecks(
    request: Requester & { readonly leagueId: string; readonly decks: Readonly<Record<Seat, string>> },
  ): Promise<LeagueDone | Denial>
  /**
   * The pool of the reader, or of another player once the league is over: until then nobody sees it, organisers neither.
   * Denied with `league.pool-none` (no pools, or not drawn yet) and `league.pool-hidden`.
   */
  pool(leagueId: string, reader: LeagueReader, player: PlayerId | null): Promise<SeenPool | Denial>
  /** The pool to which an own deck of a person is limited, because a running league plays it; null if none is. */
  poolOfDeck(person: PersonId, deckId: string): Promise<DeckPool | null>
  /** A request of a player for themselves. */
  act(request: Requester & { readonly leagueId: string; readonly command: OwnCommand }): Promise<LeagueDone | Denial>
  /**
   * Both hands of a game, for the judge who has asked for them, once both players have opened them and until the ruling.
   * The first look is logged, and both are told. Denied to everybody else, with the same answer whatever the hands hold.
   */
  hands(request: Requester & { readonly leagueId: string; readonly opening: string }): Promise<OpenHands | Denial>
  /**
   * A request of an organiser, or of a helper who rules on games. Nobody rules on their own game. A pause or an end of the
   * league by somebody who plays in it is announced, and takes effect a day later: the events then hold `announced`.
   */
  organise(
    request: Requester & { readonly leagueId: string; readonly command: OrganiserCommand },
  ): Promise<LeagueDone | Denial>
  /** Changes channel, organisers or roles; organisers only. At least one organiser stays. */
  rehost(
    request: Requester & { readonly leagueId: string; readonly host: Partial<Omit<LeagueHost, 'guildId'>> },
  ): Promise<LeagueDone | Denial>

  /** The open cases; denied to everybody but organisers. */
  desk(leagueId: string, reader: LeagueReader): Promise<OrganiserDesk | Denial>
  /** The log, the last line first, without signs of life and second calls. @param before a sequence; null: the end */
  log(leagueId: string, reader: LeagueReader, before: number | null, most: number): Promise<readonly LogLine[]>
  /**
   * Likely final places; null while there are none. Kept until the next result. @param winning supposes that the reader
   * wins this running pairing
   */
  forecast(
    leagueId: string,
    reader: LeagueReader,
    winning: string | null,
  ): Promise<readonly PlaceForecast[] | null | Denial>
  /** Win rates, durations, waiting games. Lists that are hidden count only once the league is over. */
  statistics(leagueId: string, reader: LeagueReader): Promise<LeagueStatistics | Denial>
  /**
   * The league as a file: its table or its games as CSV, or everything as JSON.
   *
   * @param nameOf the name under which the file lists a person
   */
  export(
    leagueId: string,
    reader: LeagueReader,
    as: 'table' | 'games' | 'json',
    nameOf: (person: PersonId) => string,
  ): Promise<string | Denial>
  /** Records who of its players was found in the server of a league just now. */
  recordMembers(leagueId: string, found: ReadonlyMap<PersonId, boolean>): Promise<void>
  /** Whether a person is told of the next league that opens on a server. */
  watches(guildId: string, person: PersonId): Promise<boolean>
  /** Tells a person once, by a line `opened`, of the next league that others open on a server; or does so no more. */
  watch(guildId: string, person: PersonId, wanted: boolean): Promise<void>
  /** The public message of a league is stored with it. */
  boardPosted(leagueId: string, board: { readonly channelId: string; readonly messageId: string }): Promise<void>
  board(leagueId: string): Promise<LeagueBoard | null>
}

/** A role that the bot has given for a league, or is about to give. */
export interface GivenRole {
  readonly person: PersonId
  readonly role: string
  /** False: it is not known whether the request for it has arrived. */
  readonly given: boolean
}

/** Keeps which roles the bot has given, and tells organisers what keeps it from that. */
export interface ChampionRoles {
  /** Returns the roles given for a league. */
  of(leagueId: string): Promise<readonly GivenRole[]>
  /** Whether a person has a role from the bot, for a league other than this one. */
  elsewhere(leagueId: string, person: PersonId, role: string): Promise<boolean>
  /** Keeps that a role is about to be given: after a crash it is known whose it is. */
  giving(leagueId: string, person: PersonId, role: string): Promise<void>
  /** Keeps that a role was given; the public message of the league then says so. */
  gave(leagueId: string, person: PersonId, role: string): Promise<void>
  /** Forgets a role that was taken back, or could not be given. */
  forget(leagueId: string, person: PersonId, role: string): Promise<void>
  /** Tells the organisers that Discord refuses a role, by its name, with a reason that the front end puts in words. */
  refused(
    leagueId: string,
    about: Extract<NoticeTopic, 'roleRefused' | 'roleKept'>,
    role: string,
    why: string,
  ): Promise<void>
}

/** Changes who organises leagues: nobody does without having said yes. */
export interface Invitations {
  /**
   * Keeps those of the organisers who are among these people, and invites the others among them. An admin who names
   * themselves is an organiser at once. The caller has checked that new ones are members, and no bots.
   */
  name(request: Requester & { readonly leagueId: string; readonly people: readonly PersonId[] }): Promise<Denial | null>
  /** Whether a person is asked to organise a league, and has not answered. */
  invites(leagueId: string, person: PersonId): Promise<boolean>
  /** The answer of a person who is invited. The caller has checked that they are a member of the server now. */
  answer(request: Requester & { readonly leagueId: string; readonly accepts: boolean }): Promise<Denial | null>
}

/** The public message of a league. */
export interface LeagueBoard {
  readonly channelId: string
  readonly messageId: string
  readonly postedAt: Date
  readonly editedAt: Date
}

/** The league to which a match belongs. */
export interface LeagueOfMatch {
  readonly leagueId: string
  readonly name: string
  readonly round: number
  readonly pairing: string
  readonly game: string
  /** Whether one message of the league announces all matches of its round: not so on a ladder, whose matches begin one by one. */
  readonly announced: boolean
}

/** The score of a pairing, with results of which its league has not heard yet. */
export interface PairingScore {
  readonly league: League
  readonly pairing: Pick<Pairing, 'id' | 'slot'>
  /** The game points of both players, by the seats that they have in the match that was asked about. */
  readonly points: Readonly<Record<Seat, number>>
  /** The number of its games that are not over. */
  readonly running: number
  /** All its games are over, and one more is due. */
  readonly another: boolean
}

// ---------------------------------------------------------------- ratings

/** A rating as it is shown now. */
export interface ShownRating {
  readonly rating: number
  readonly deviation: number
  /** Shown with a question mark. */
  readonly provisional: boolean
  readonly games: number
}

/** Wins, draws, losses. */
export interface Tally {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

/** The ratings and the record of a person in one game and format. */
export interface PersonRecord {
  readonly game: string
  readonly format: string
  readonly both: ShownRating
  readonly sides: Readonly<Record<Seat, ShownRating>>
  readonly tally: Readonly<Record<Seat, Tally>>
  /** The rating after each rated game, the first first. */
  readonly curve: readonly { readonly at: Date; readonly rating: number; readonly deviation: number }[]
  /** The most frequent opponents first. */
  readonly opponents: readonly { readonly person: PersonId; readonly tally: Tally }[]
  /** Results by deck; decks of running leagues with hidden lists are left out for everybody else. */
  readonly decks: readonly { readonly name: string; readonly seat: Seat; readonly tally: Tally }[]
}

/** A rated game that does not count, from the view of one of its players. */
export interface UncountedGame {
  readonly game: string
  readonly format: string
  /** Null: the practice opponent. */
  readonly opponent: PersonId | null
  readonly at: Date
  readonly why: UnratedReason
}

/** A badge that a league has given. */
export interface Badge {
  readonly kind: BadgeKind
  readonly leagueId: string
  readonly league: string
  readonly at: Date
}

/** A page of a person. */
export interface Profile {
  readonly person: PersonId
  readonly records: readonly PersonRecord[]
  /** The last rated games that do not count, the newest first. */
  readonly uncounted: readonly UncountedGame[]
  readonly badges: readonly Badge[]
  readonly leagues: readonly { readonly leagueId: string; readonly name: string; readonly place: number | null }[]
}

/** A row of the ladder of a server. */
export interface LadderRow {
  readonly person: PersonId
  readonly place: number
  readonly rating: ShownRating
  readonly lastAt: Date
}

/** Why a finished game does not count for ratings, or what it changed. */
export type RatingOutcome =
  | { readonly counts: true; readonly before: Pair<ShownRating>; readonly after: Pair<ShownRating> }
  | { readonly counts: false; readonly why: UnratedReason }

/** The requests about ratings. */
export interface Ratings {
  /** @param reader decks of running leagues with hidden lists are shown to their owner alone */
  profile(person: PersonId, reader: PersonId): Promise<Profile>
  of(person: PersonId, game: string, format: string): Promise<ShownRating>
  /**
   * People who have played rated games in a server, settled ones only, the best first.
   * @returns a page of them, and the row of the reader, whatever page it is on; null if they are not listed
   */
  ladder(
    guildId: string,
    game: string,
    format: string,
    page: { readonly skip: number; readonly most: number; readonly reader: PersonId },
  ): Promise<{ readonly rows: readonly LadderRow[]; readonly total: number; readonly own: LadderRow | null }>
  /** The rating change of a finished match; null if it is not known, or not rated. */
  ofMatch(matchId: string): Promise<RatingOutcome | null>
  /** Points that a person wins or loses against an opponent now, and whether the game would count. */
  stakes(
    person: PersonId,
    opponent: PersonId,
    game: string,
    format: string,
  ): Promise<{ readonly win: number; readonly loss: number; readonly counts: boolean; readonly met: number }>
}

// ---------------------------------------------------------------- queue

/** The wishes of a person who looks for an opponent. */
export interface QueueWishes {
  readonly game: string
  readonly format: string
  /** Sitting times in milliseconds that suit, the favourite first. */
  readonly sittings: readonly number[]
  readonly rated: boolean
  /** The greatest difference of ratings at first; null: any. It grows while they wait. */
  readonly range: number | null
  readonly seat: Seat | null
  readonly acrossServers: boolean
  /** The deck for each seat that they may get, as `DeckOffer` has them. */
  readonly decks: Readonly<Record<Seat, string>>
}

/** The state of a person's search. */
export type QueueState =
  | {
      readonly state: 'looking'
      readonly wishes: QueueWishes
      readonly since: Date
      readonly until: Date
      /** Others who look in the same game and format; never who. */
      readonly others: number
      /** Half of the last searches took this long, in milliseconds; null: too few are known. */
      readonly usualMs: number | null
    }
  | {
      readonly state: 'found'
      readonly id: string
      readonly opponent: PersonId
      /** The seat and the deck of the reader. */
      readonly seat: Seat
      readonly deckId: string
      readonly terms: Terms
      readonly since: Date
      /** Both must accept until then; who has not accepted leaves the queue, the other keeps their place. */
      readonly until: Date
      readonly accepted: boolean
    }
  | { readonly state: 'playing'; readonly matchId: string }
  /** Nobody was found in time. */
  | { readonly state: 'over'; readonly since: Date }

/** "Find me an opponent." */
export interface Queue {
  /** Begins to look, or changes what is looked for; the time of waiting stays. Denied with `queue.deck` (seat) or `queue.wishes`. */
  join(
    request: Requester & { readonly wishes: QueueWishes; readonly guildId: string; readonly channelId: string },
  ): Promise<QueueState | Denial>
  leave(request: Requester): Promise<boolean>
  of(person: PersonId): Promise<QueueState | null>
  /** The number of others who look now and may meet somebody of this server, in any game; never who. */
  looking(guildId: string, person: PersonId): Promise<number>
  /** Accepts an opponent, with another deck if given. The match begins when both have. */
  accept(request: Requester & { readonly id: string; readonly deckId?: string }): Promise<QueueState | Denial>
  /** Looks for somebody else; the two are not offered to each other again in this search. */
  decline(request: Requester & { readonly id: string }): Promise<QueueState | Denial>
  /** Decks for the wishes of a person, legal ones first. */
  decksFor(person: PersonId, game: string, format: string): Promise<readonly DeckOffer[]>
}

// ---------------------------------------------------------------- what leagues ask of Discord

/** A line for the living call of a person. */
export interface LeagueLine {
  /** The same for each try. */
  readonly id: string
  /** Null: of the queue. */
  readonly leagueId: string | null
  /** `queueFound` and `queueOver` come from the queue; `opened` goes to people who asked for the next league. */
  readonly about: NoticeTopic | 'opened' | 'queueFound' | 'queueOver'
  readonly values: LeagueNotice['values']
  /** Whether it may notify. */
  readonly sound: boolean
  readonly at: Date
}

/** Brings to people what leagues have to say; the Discord side implements it. Every call may come twice. */
export interface LeagueHerald {
  /** Puts lines on the one living call of a person: all that wait for them, the oldest first. */
  tell(person: PersonId, lines: readonly LeagueLine[]): Promise<Delivery>
  /** Brings the public message of a league up to date. */
  board(leagueId: string): Promise<Delivery>
  /**
   * Looks whether these players are still in the server, and reports it by `recordMembers`. Held until a player who was
   * known to be outside is back, or out of the league.
   */
  members(leagueId: string, players: readonly PlayerId[]): Promise<Delivery>
  /**
   * Shows a result as it counts now in the message that has told it.
   *
   * @param once names this change; null: only a message that stands is changed, and no new one is sent
   */
  result(matchId: string, once: string | null): Promise<Delivery>
  /** Returns those of these people who have a role of a server (null: who are members), or how looking for it went. */
  holders(guildId: string, role: string | null, persons: readonly PersonId[]): Promise<readonly PersonId[] | Delivery>
  /** Returns those who manage a server, its owner and those of these people, or how looking for them went. */
  admins(guildId: string, persons: readonly PersonId[]): Promise<readonly PersonId[] | Delivery>
  /** Gives the champion's role, and takes back what the bot gave to people who are champion no more. */
  honour(leagueId: string): Promise<Delivery>
}
