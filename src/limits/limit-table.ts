/**
 * The table of limits: how often a person may ask for what costs others something beside the game. `docs/limits.md` is made
 * of it. Nothing is counted that follows from a move, a deadline or the course of a league.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/lengths.ts'

/** The things for which uses are counted: each combination of those that a count names has a count of its own. */
export type LimitedBy =
  | 'person'
  | 'target'
  | 'server'
  | 'channel'
  | 'league'
  | 'match'
  | 'move'
  | 'sitting'
  | 'pairing'
  | 'game'
  | 'challenge'
  | 'terms'

/** This many within a time, for each combination of these things. */
export interface Count {
  readonly most: number
  /** Uses older than this count no more. `Infinity`: they count for ever, or, of things that exist, as long as they exist. */
  readonly withinMs: number
  readonly of: readonly LimitedBy[]
  /** Once reached, nothing is possible for this time after the last use. */
  readonly rests?: true
}

/** One limit. */
export interface Limit {
  /** The limited thing in words, for the page of limits. */
  readonly what: string
  readonly counts: readonly Count[]
  /**
   * Where uses are counted: `database` for all processes together, `memory` in each process, `rows` by counting the things
   * that are there.
   */
  readonly kept: 'database' | 'memory' | 'rows'
  /** The file that takes it, before anything is written or sent. */
  readonly taken: string
  /** The exceptions: not counted, or given back. */
  readonly free?: string
}

const count = (most: number, withinMs: number, ...of: LimitedBy[]): Count => ({ most, withinMs, of })
const WEEK_MS = 7 * DAY_MS
const EVER = Infinity

/** A server may ask for heavy things ten times as often as a person: a crowd of accounts must not ask without limit. */
const SERVER_TIMES = 10
const heavy = (most: number, withinMs: number): readonly Count[] => [
  count(most, withinMs, 'person'),
  count(most * SERVER_TIMES, withinMs, 'server'),
]

const ALLOWANCES = 'src/discord/shell/allowances.ts'
const CHALLENGES = 'src/matches/challenge-limits.ts'
const CLOCKS = 'src/matches/match-clocks.ts'
const LEAGUES = 'src/league-play/league-limits.ts'
const QUEUE = 'src/league-play/queue-limits.ts'
const REQUESTS = 'src/discord/shell/request-limits.ts'

/** Every limit, by its name. */
export const LIMIT_TABLE = {
  acts: {
    what: 'all acts of a person: commands, clicks, forms',
    counts: [count(120, MINUTE_MS, 'person')],
    kept: 'memory',
    taken: ALLOWANCES,
  },
  completions: {
    what: 'choices while a person types; beyond it the list is empty',
    counts: [count(5, 1_000, 'person')],
    kept: 'memory',
    taken: ALLOWANCES,
  },
  pictures: { what: 'GIFs of whole matches', counts: heavy(6, 10 * MINUTE_MS), kept: 'memory', taken: ALLOWANCES },
  exports: {
    what: 'exports: of decks, leagues, matches, personal data',
    counts: heavy(10, 10 * MINUTE_MS),
    kept: 'memory',
    taken: ALLOWANCES,
  },
  analyses: {
    what: 'analyses of finished matches that are not made yet',
    counts: heavy(3, 10 * MINUTE_MS),
    kept: 'memory',
    taken: ALLOWANCES,
  },
  imports: {
    what: 'lists and share codes that are read',
    counts: heavy(20, 10 * MINUTE_MS),
    kept: 'memory',
    taken: ALLOWANCES,
  },
  searches: { what: 'searches for cards', counts: heavy(60, MINUTE_MS), kept: 'memory', taken: ALLOWANCES },
  foreignTables: {
    what: 'pictures of a match that one does not play; then it is shown in words',
    counts: [count(60, 10 * MINUTE_MS, 'person')],
    kept: 'memory',
    taken: ALLOWANCES,
  },
  posts: {
    what: 'messages, posts and threads that a person makes the bot write where others read',
    counts: [
      count(10, 10 * MINUTE_MS, 'person', 'server'),
      count(40, DAY_MS, 'person', 'server'),
      count(60, 10 * MINUTE_MS, 'server'),
    ],
    kept: 'database',
    taken: REQUESTS,
    free: 'what could not be posted',
  },
  notices: {
    what: 'what one person makes the bot tell one other person, without what they accept',
    counts: [count(5, HOUR_MS, 'person', 'target'), count(15, DAY_MS, 'person', 'target')],
    kept: 'database',
    taken: CHALLENGES,
    free: 'challenges that are accepted',
  },
  approaches: {
    what: 'what a person is told by everybody outside of their matches',
    counts: [count(40, DAY_MS, 'target')],
    kept: 'database',
    taken: CHALLENGES,
    free: 'challenges that are accepted',
  },
  openChallenges: {
    what: 'challenges of a person that wait to be accepted',
    counts: [count(5, EVER, 'person')],
    kept: 'rows',
    taken: CHALLENGES,
  },
  challenges: {
    what: 'challenges and rematches that a person makes; withdrawn ones count',
    counts: [count(10, DAY_MS, 'person', 'target'), count(30, DAY_MS, 'person')],
    kept: 'database',
    taken: CHALLENGES,
    free: 'challenges that are accepted',
  },
  sameChallenges: {
    what: 'the same challenge: same people, same terms',
    counts: [count(2, DAY_MS, 'person', 'target', 'terms')],
    kept: 'database',
    taken: CHALLENGES,
    free: 'challenges that are accepted',
  },
  rematches: {
    what: 'the rematch of one match',
    counts: [count(2, DAY_MS, 'person', 'match')],
    kept: 'database',
    taken: CHALLENGES,
    free: 'rematches that are accepted',
  },
  threads: {
    what: 'threads of practice matches; more are played without a thread',
    counts: [count(5, HOUR_MS, 'person', 'server')],
    kept: 'database',
    taken: CHALLENGES,
  },
  practiceByDm: {
    what: 'a practice match sent to direct messages',
    counts: [count(3, EVER, 'challenge')],
    kept: 'database',
    taken: REQUESTS,
  },
  gifts: {
    what: 'time given to the opponent',
    counts: [count(1, EVER, 'match', 'person', 'sitting')],
    kept: 'database',
    taken: CLOCKS,
  },
  pauses: {
    what: 'the pause of a match asked for: again after the next move in it',
    counts: [count(1, EVER, 'match', 'person', 'move')],
    kept: 'database',
    taken: CLOCKS,
  },
  playOnRequests: {
    what: 'going on with a match after a time-out asked for',
    counts: [count(1, EVER, 'match', 'person')],
    kept: 'database',
    taken: CLOCKS,
  },
  nudges: {
    what: 'a person asked to move, by all opponents together',
    counts: [count(1, DAY_MS, 'target')],
    kept: 'rows',
    taken: CLOCKS,
  },
  orders: {
    what: 'standing orders of a seat',
    counts: [count(50, EVER, 'match', 'person')],
    kept: 'rows',
    taken: 'src/matches/matches.ts',
  },
  searchesForOpponents: {
    what: 'searches for an opponent that find nobody',
    counts: [count(10, DAY_MS, 'person')],
    kept: 'database',
    taken: QUEUE,
    free: 'a search that finds somebody',
  },
  opponentsLeft: {
    what: 'found opponents declined or left: then the person waits before they search again',
    counts: [{ ...count(3, HOUR_MS, 'person'), rests: true }],
    kept: 'database',
    taken: QUEUE,
  },
  blocks: {
    what: 'people whom a person blocks',
    counts: [count(200, EVER, 'person')],
    kept: 'rows',
    taken: 'src/people/stored-people.ts',
  },
  drafts: {
    what: 'drafts of leagues; admins: no limit',
    counts: [count(5, EVER, 'person', 'server')],
    kept: 'rows',
    taken: LEAGUES,
  },
  openLeagues: {
    what: 'leagues of a person that have not ended; admins: no limit',
    counts: [count(5, EVER, 'person', 'server')],
    kept: 'rows',
    taken: LEAGUES,
  },
  serverLeagues: {
    what: 'leagues of a server that have not ended',
    counts: [count(20, EVER, 'server')],
    kept: 'rows',
    taken: LEAGUES,
  },
  publishedLeagues: {
    what: 'leagues that a person publishes; admins: no limit',
    counts: [count(3, DAY_MS, 'person', 'server')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a league that can not be published',
  },
  draftChanges: {
    what: 'changes of the draft of a league',
    counts: [count(20, MINUTE_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
  },
  leagueMentions: {
    what: 'mentions of a player without direct messages in the channel of their league',
    counts: [count(1, 2 * HOUR_MS, 'person', 'league')],
    kept: 'database',
    taken: 'src/discord/league/board/league-herald.ts',
    free: 'the player reads the rest in `/league`',
  },
  leagueJoins: {
    what: 'joining a league, after leaving it',
    counts: [count(3, DAY_MS, 'person', 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  awayRounds: {
    what: 'changes of the rounds in which a player is away',
    counts: [count(10, DAY_MS, 'person', 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  judgeCalls: {
    what: 'a judge called to a pairing',
    counts: [count(3, DAY_MS, 'person', 'pairing')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  goBackRequests: {
    what: 'going back in a league game asked for and refused',
    counts: [count(2, DAY_MS, 'person', 'game')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a request that the opponent accepts',
  },
  sharedPlaces: {
    what: 'the final place in a league shared',
    counts: [count(1, EVER, 'person', 'league')],
    kept: 'database',
    taken: 'src/discord/league/player/league-clicks.ts',
    free: 'a place that could not be posted',
  },
  extensions: {
    what: 'the deadline of a pairing extended by judges',
    counts: [count(5, EVER, 'pairing')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  judgeMessages: {
    what: 'messages of judges to the players of a pairing',
    counts: [count(5, DAY_MS, 'pairing')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  rulings: {
    what: 'rulings on the games of a pairing: results, clocks stopped and started, going back, opened hands',
    counts: [count(10, DAY_MS, 'pairing')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  leaguePauses: {
    what: 'pauses of a league',
    counts: [count(3, WEEK_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  leagueTexts: {
    what: 'changes of the name and the description of a league that is published',
    counts: [count(5, DAY_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  leagueCheckIns: {
    what: 'players whom organisers of a league check in',
    counts: [count(100, HOUR_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  leagueDates: {
    what: 'changes of the dates of a league that is published',
    counts: [count(5, DAY_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  leagueHosts: {
    what: 'changes of the organisers of a league',
    counts: [count(5, DAY_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  leagueRoles: {
    what: 'changes of the roles of a league',
    counts: [count(5, DAY_MS, 'league')],
    kept: 'database',
    taken: LEAGUES,
    free: 'a refused request',
  },
  serverSettings: {
    what: 'changes of the settings of a server',
    counts: [count(60, HOUR_MS, 'server')],
    kept: 'database',
    taken: 'src/discord/setup/setup-clicks.ts',
  },
  serverTests: {
    what: 'test messages of `/setup`',
    counts: [count(5, 10 * MINUTE_MS, 'server')],
    kept: 'database',
    taken: 'src/discord/setup/setup-clicks.ts',
  },
  firstWords: {
    what: 'the first words in a channel that was chosen for challenges',
    counts: [count(1, EVER, 'channel'), count(5, DAY_MS, 'server')],
    kept: 'database',
    taken: 'src/discord/setup/first-words.ts',
    free: 'a refused message',
  },
  refusedMessages: {
    what: 'refused messages of a server tried again',
    counts: [count(1, MINUTE_MS, 'server')],
    kept: 'database',
    taken: 'src/discord/setup/setup-clicks.ts',
  },
  vacationReturns: {
    what: 'a vacation ended early',
    counts: [count(1, DAY_MS, 'person')],
    kept: 'database',
    taken: 'src/discord/clock/vacation-clicks.ts',
  },
  deletions: {
    what: 'all data of a person deleted',
    counts: [count(1, DAY_MS, 'person')],
    kept: 'database',
    taken: REQUESTS,
  },
} as const satisfies Readonly<Record<string, Limit>>

/** The name of a limit. */
export type LimitName = keyof typeof LIMIT_TABLE

/** Returns a limit by its name. */
export const limitNamed = (name: LimitName): Limit => LIMIT_TABLE[name]
