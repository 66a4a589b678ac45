/** Puts the whole program together except its front ends: storage, matches, deadlines and outbox. */
import { randomBytes } from 'node:crypto'
import { type Logger, pino } from 'pino'
import { MatchAnalyses, type MatchAnalysesOptions } from './analysis/match-analyses.ts'
import { Cluster } from './cluster/cluster.ts'
import { LEAGUES_DUTY } from './cluster/duties.ts'
import type { ProcessRole } from './cluster/roles.ts'
import { SignedRequests } from './cluster/signed-requests.ts'
import { type Alarms, TimerAlarms } from './deadlines/alarm.ts'
import { BullAlarms } from './deadlines/bull-alarm.ts'
import { Clockwork } from './deadlines/clockwork.ts'
import { Deadlines } from './deadlines/deadlines.ts'
import { LostTime } from './deadlines/lost-time.ts'
import { Reminders } from './deadlines/reminders.ts'
import { TimeCheck, type TimeCheckOptions } from './deadlines/time-check.ts'
import { setAlarmsOf, type TimedSitting } from './deadlines/timed.ts'
import { OutageRefunds, type UnansweredOptions } from './deadlines/unanswered.ts'
import type { Decks } from './decks/deck.ts'
import { StoredDecks } from './decks/stored-decks.ts'
import type { Games } from './games/games.ts'
import type { LeagueHerald, Leagues, Queue, Ratings } from './league-play/api.ts'
import { markDrawn } from './league-play/drawn-marks.ts'
import { type LeaguePlay, openLeaguePlay } from './league-play/league-play.ts'
import { poolsOf } from './league-play/own-pools.ts'
import { markRated } from './league-play/rated-marks.ts'
import { RightsRecords } from './league-play/rights-records.ts'
import type { Limits } from './limits/limits.ts'
import { StoredLimits } from './limits/stored-limits.ts'
import type { Challenges, Herald, Matches, OutboxNotice, PersonId, ServerPresence } from './matches/api.ts'
import { StoredChallenges } from './matches/challenges.ts'
import type { WriteNews } from './matches/changing.ts'
import type { MatchClocks } from './matches/clock-api.ts'
import { DeadLetters } from './matches/dead-letters.ts'
import { FairPlays } from './matches/fair-play/fair-play.ts'
import { newId } from './matches/ids.ts'
import type { Rebuilt } from './matches/log.ts'
import { StoredClocks } from './matches/match-clocks.ts'
import { StoredMatches } from './matches/matches.ts'
import { type DeliveryResult, Outbox } from './matches/outbox.ts'
import { Thinker, type ThinkingThread } from './matches/practice/thinker.ts'
import { thinkingThread } from './matches/practice/thinking-thread.ts'
import { Reach } from './matches/reach.ts'
import { rebuild } from './matches/replays.ts'
import { HostDesk, type HostDeskOptions } from './operations/host-desk.ts'
import { StoredDmChannels } from './people/dm-channels.ts'
import { Newcomers } from './people/newcomers.ts'
import type { Calls, Persons } from './people/person.ts'
import { StoredCalls, StoredPersons } from './people/stored-people.ts'
import { WorkingTimes } from './people/working-time.ts'
import { PersonalData } from './privacy/personal-data.ts'
import type { Servers } from './servers/server.ts'
import { StoredServers } from './servers/stored-servers.ts'
import { hearOthers, personsWritten, serversWritten, shareOf } from './sharing.ts'
import { StoredStatistics } from './statistics/stored-statistics.ts'
import { databaseTrouble } from './storage/database-trouble.ts'
import { type Database, openStorage } from './storage/open.ts'
import { type Clock, systemClock } from './time/clock.ts'
import { CorrectedClock } from './time/corrected-clock.ts'

/** The settings of the whole program, with its dependencies. */
export interface HoloNetOptions {
  /** The URL of a PostgreSQL server, with `?schema=` if needed. Without it PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** With it alarms are jobs of BullMQ, else timers of this process. */
  readonly redisUrl?: string | undefined
  /** The prefix of all keys in Redis; default `holonet`. */
  readonly redisPrefix?: string | undefined
  /** The work of this process; default: all of it. Other roles need PostgreSQL, and `cluster.join` before `start`. */
  readonly role?: ProcessRole | undefined
  readonly games: Games
  /** The clock of all deadlines. One that can be corrected is kept at the time of the database. */
  readonly clock: Clock
  /** The time of the network; default: real time, whatever `clock` is. */
  readonly network?: Clock | undefined
  /** Delivers notices to people; may be set later. Until then notices wait. */
  readonly herald?: Herald | undefined
  readonly log?: Logger | undefined
  /** The number of consecutive missed sittings that loses the match; default 2. */
  readonly missesToLose?: number | undefined
  /** The number of matches that a person may play at once if they have set no number; default 10. */
  readonly openMatches?: number | undefined
  /** Gives the seeds of matches, in the place of those that follow from their seals, and of leagues: for tests and the sandbox. */
  readonly newSeed?: (() => string) | undefined
  /** Returns the id of a new league; default: ten random letters and digits. */
  readonly newLeagueId?: (() => string) | undefined
  /** Called with the result of each try to deliver a notice. */
  readonly tried?: ((kind: OutboxNotice['kind'], result: DeliveryResult) => void) | undefined
  /** Answers for opponents that think; default: a thread. */
  readonly thinks?: ThinkingThread | undefined
  /** How matches are analysed; default: at once, in the usual size. */
  readonly analysing?: Pick<MatchAnalysesOptions, 'thread' | 'size'> | undefined
  /** Called with every statement that goes to the database. */
  readonly onQuery?: ((sql: string) => void) | undefined
}

/** The whole program except its front ends. */
export interface HoloNet {
  readonly matches: Matches
  readonly challenges: Challenges
  /** The shuffles of matches, as people may know them. */
  readonly fairPlays: FairPlays
  /** Where finished matches were decided. */
  readonly analyses: MatchAnalyses
  /** The clocks of matches: pauses, gifts of time, and what leagues do with them. */
  readonly clocks: MatchClocks
  readonly decks: Decks
  readonly persons: Persons
  /** When time counts for people, and their vacations. */
  readonly workingTimes: WorkingTimes
  readonly calls: Calls
  readonly dmChannels: StoredDmChannels
  readonly servers: Servers
  readonly newcomers: Newcomers
  readonly leagues: Leagues
  readonly ratings: Ratings
  readonly records: RightsRecords
  readonly queue: Queue
  /** Counts what people ask for beside the game. */
  readonly limits: Limits
  readonly signedRequests: SignedRequests
  readonly deadLetters: DeadLetters
  readonly hostDesk: HostDesk
  readonly personalData: PersonalData
  /** Figures of servers, leagues and people. */
  readonly statistics: StoredStatistics
  /** Whether people can play; the front ends report what they see of it. */
  readonly reach: Reach
  /** Told in which servers the bot is. */
  readonly presence: ServerPresence
  /** Called when a person got no answer by a fault of Discord's or ours: their time is given back. */
  readonly unanswered: (person: PersonId) => void
  /** The processes that work on this database. */
  readonly cluster: Cluster
  readonly prisma: Database
  /** The contents of the queues of alarms. */
  readonly alarms: Pick<Alarms, 'figures'>
  /** The place of the data: a server, or the data folder. */
  readonly storage: 'postgresql' | 'pglite'
  setHerald(herald: Herald): void
  /** Brings to people what leagues have to say; until it is set, that waits. */
  setLeagueHerald(herald: LeagueHerald): void
  /** Begins to deliver notices and to keep time. Before that, requests are answered but no notices are delivered. */
  start(): Promise<void>
  /** Ends deliveries; the rest is delivered at the next start. To be called before the front end ends. */
  hush(): Promise<void>
  /** Tries waiting notices now: what was in their way may be gone. */
  hurry(): void
  /** Replays a match from its log; see `log.ts`. */
  rebuild(matchId: string): Promise<Rebuilt | null>
  /** Handles due work now, as an alarm would. */
  wake(): Promise<void>
  /** Returns the next moment until a time at which something becomes due; null: nothing does. */
  nextDue(until: Date): Promise<Date | null>
  /** Resolves when no notice is being delivered and no due work is in progress. */
  idle(): Promise<void>
  /** Finishes work in progress, then closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database and puts the program together. No notice is delivered before `start`.
 *
 * @throws DatabaseNotMade, DataFolderInUse, MigrationFailed, StorageDown (see `storage/errors.ts`)
 */
export async function openHoloNet(options: HoloNetOptions): Promise<HoloNet> {
  const { games, clock, log = pino({ level: 'silent' }) } = options
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
  const storage = await openStorage({ ...options, onError })
  const { prisma } = storage
  if (storage.migrated.length > 0) log.info({ migrations: storage.migrated }, 'database brought up to date')
  const reach = new Reach(clock)
  const timeCheck = await checkedTime(clock, { prisma, reach, log })
  const cluster = clusterOf(options, prisma, reach, log)
  const outbox: Outbox = new Outbox({
    prisma,
    clock,
    log,
    network: options.network,
    late: (call) => lostTime.calledLate(call),
    tried: options.tried,
    think: (notice) => thinker.deliver(notice),
    share: shareOf(cluster),
  })
  if (options.herald !== undefined) outbox.setHerald(options.herald)
  const parts = await assemble(options, prisma, { outbox, reach, cluster, timeCheck }, log)
  const { services, clockwork, lostTime, unanswered, leaguePlay, thinker } = parts
  hearOthers(cluster, { outbox, clockwork, leaguePlay, services, log })
  // Waiting notices need not wait any longer once nothing is in the way.
  reach.onChange((open) => open && outbox.hurry())
  let closed: Promise<void> | null = null
  const close = async () => {
    try {
      timeCheck?.stop()
      for (const part of [clockwork, unanswered, leaguePlay, thinker, outbox]) await part.stop()
      await services.analyses.close()
      await cluster.leave()
    } finally {
      await storage.close()
    }
  }
  return {
    ...services,
    reach,
    presence: lostTime,
    unanswered: (person) => unanswered.note(person),
    cluster,
    prisma,
    storage: storage.kind,
    setHerald: (herald) => outbox.setHerald(herald),
    setLeagueHerald: (herald) => leaguePlay.setHerald(herald),
    async start() {
      // Lost time is given back first, so that waiting notices carry the new deadlines.
      if (cluster.duties.has(LEAGUES_DUTY)) leaguePlay.start()
      if (cluster.role === 'gateway') return
      await clockwork.start()
      await outbox.start()
    },
    async hush() {
      await Promise.all([leaguePlay.stop(), outbox.stop()])
    },
    hurry() {
      outbox.hurry()
      cluster.signals.send('hurry', null)
    },
    rebuild: (matchId) => rebuild(prisma, games, matchId),
    wake: () => clockwork.wake(),
    nextDue: (until) => clockwork.nextDue(until),
    async idle() {
      const parts = [clockwork, leaguePlay, outbox, thinker]
      // Each may give work to another one.
      do {
        for (const part of parts) await part.idle()
      } while (parts.some(({ busy }) => busy))
    },
    close() {
      closed ??= close()
      return closed
    },
  }
}

/** Begins to keep a clock at the time of the database. @returns null for one that can't be corrected */
async function checkedTime(clock: Clock, given: Omit<TimeCheckOptions, 'clock'>): Promise<TimeCheck | null> {
  if (!(clock instanceof CorrectedClock)) return null
  const check = new TimeCheck({ ...given, clock })
  await check.start()
  return check
}

interface Parts {
  readonly outbox: Outbox
  readonly reach: Reach
  readonly cluster: Cluster
  readonly timeCheck: TimeCheck | null
}

function clusterOf(options: HoloNetOptions, prisma: Database, reach: Reach, log: Logger): Cluster {
  const { role = 'all', databaseUrl, network = systemClock } = options
  return new Cluster({ prisma, databaseUrl, role, clock: network, reach, log })
}

/** After each write of `matches`, the outbox delivers the notices and the clockwork sets its alarms. */
async function assemble(
  options: HoloNetOptions,
  prisma: Database,
  { outbox, reach, cluster, timeCheck }: Parts,
  log: Logger,
) {
  const { games, clock, missesToLose = 2, openMatches: usualOpenMatches = 10 } = options
  const { newSeed = () => randomBytes(32).toString('hex') } = options
  const written = ({ notices, sittings, lives = [], reported = false }: WriteNews) => {
    outbox.push(notices)
    moved(sittings)
    if (lives.length > 0) clockwork.set('deadlines', lives)
    if (reported) {
      leaguePlay.reported()
      wakeWorkers()
    }
  }
  const wakeWorkers = () => cluster.signals.send('wake', null)
  const expires = (at: Date) => clockwork.set('deadlines', [at])
  const limits = new StoredLimits({ prisma, clock })
  const clocks = new StoredClocks({ prisma, games, clock, log, written, limits })
  const workingTimes = new WorkingTimes({ prisma, clock, vacationChanged: (person) => clocks.vacationChanged(person) })
  const matches = new StoredMatches({ prisma, games, clock, log, written, missesToLose, vacations: workingTimes })
  const thinker = new Thinker({ prisma, games, clock, log, written, thread: options.thinks ?? thinkingThread() })
  const decks = new StoredDecks({ prisma, games, clock })
  const people = { prisma, clock, usualOpenMatches, workingTimes }
  const persons = new StoredPersons({ ...people, ...personsWritten(cluster, outbox) })
  const challenges = new StoredChallenges({
    ...{ prisma, games, decks, usualOpenMatches, limits },
    ...{ clock, log, givenSeed: options.newSeed, written, expires },
  })
  const push = (notices: readonly OutboxNotice[]) => outbox.push(notices)
  const deadlines = new Deadlines({ prisma, matches, challenges, log, crowd: expires, owns: shareOf(cluster).owns })
  const reminders = new Reminders({ prisma, written: push })
  const moved = (sittings: readonly TimedSitting[]) => setAlarmsOf(sittings, (queue, at) => clockwork.set(queue, at))
  const { lostTime, unanswered } = givingBack({ prisma, clock, log, moved }, push, cluster)
  const alarms = alarmsFor(options, log, reach)
  const leaguePlay: LeaguePlay = openLeaguePlay({
    prisma,
    games,
    clock,
    network: options.network,
    log,
    ...{ decks, matches, clocks, limits, newSeed, givenSeed: options.newSeed },
    newLeagueId: options.newLeagueId ?? newId,
    written,
    falls: (at) => clockwork.set('leagues', at),
    wake: () => void clockwork.wake(),
    effectsWritten: wakeWorkers,
  })
  const work = { deadlines, reminders, leagues: leaguePlay.dueWork }
  const trouble = (error: unknown) => databaseTrouble(error, options.databaseUrl)
  const statistics = new StoredStatistics({ prisma, games, clock })
  const nightly = () => statistics.nightly()
  const common = { prisma, clock, lostTime, unanswered, timeCheck, reach, log }
  const clockwork = new Clockwork({ ...common, trouble, alarms, work, nightly })
  const services = {
    ...{ limits, statistics, matches, challenges, clocks, workingTimes, decks, persons },
    signedRequests: new SignedRequests(prisma, clock),
    ...whenOver(options, prisma),
    calls: new StoredCalls(prisma, persons),
    servers: await StoredServers.open({ prisma, clock, ...serversWritten(cluster) }),
    newcomers: new Newcomers(prisma, clock),
    ...{ leagues: leaguePlay.leagues, ratings: leaguePlay.ratings, queue: leaguePlay.queue },
    ...forHosts({ prisma, clock, reach, alarms, pauses: lostTime }, (notices) => outbox.revive(notices), leaguePlay),
    ...channelsAndData({ prisma, clock, games }, persons, matches, cluster),
  }
  return { services, clockwork, lostTime, unanswered, leaguePlay, thinker }
}

/** Returns the parts for matches that are over. */
function whenOver({ games, clock, analysing }: HoloNetOptions, prisma: Database) {
  const fairPlays = new FairPlays({ prisma, games, clock })
  return { fairPlays, analyses: new MatchAnalyses({ prisma, games, fairPlays, ...analysing }) }
}

/** Gives time back that was lost: to all, and to single people. */
function givingBack(common: UnansweredOptions, written: (notices: readonly OutboxNotice[]) => void, company: Cluster) {
  return { lostTime: new LostTime({ ...common, written, company }), unanswered: new OutageRefunds(common) }
}

/** The messages that Discord has refused, and the desk of those who host the bot. */
function forHosts(
  desk: Omit<HostDeskOptions, 'deadLetters'> & { readonly prisma: Database },
  revived: (notices: readonly OutboxNotice[]) => void,
  leaguePlay: LeaguePlay,
) {
  const deadLetters = new DeadLetters({ prisma: desk.prisma, revived, leaguesRevived: () => leaguePlay.retry() })
  return { alarms: desk.alarms, deadLetters, hostDesk: new HostDesk({ ...desk, deadLetters }) }
}

/** The channels of direct messages, the data of people, which are deleted there, too, and the facts behind their rights. */
function channelsAndData(
  { prisma, clock, games }: Pick<HoloNetOptions, 'games'> & { readonly prisma: Database; readonly clock: Clock },
  persons: StoredPersons,
  matches: Pick<StoredMatches, 'concedeAll'>,
  { signals }: Cluster,
) {
  const dmChannels = new StoredDmChannels(prisma)
  const erased = async (person: string) => {
    persons.forget(person)
    await dmChannels.forget(person)
    signals.send('person', { id: person, settings: false, erased: true })
  }
  const pools = (person: string) => poolsOf(prisma, games, person)
  const personalData = new PersonalData({
    prisma,
    clock,
    pools,
    markDrawn,
    markRated: (person, nobody) => markRated(prisma, person, nobody, clock.now()),
    concede: (person) => matches.concedeAll(person),
    erased,
  })
  return { dmChannels, personalData, records: new RightsRecords(prisma, clock) }
}

/** Returns jobs of BullMQ if there is a Redis, else timers of this process. */
function alarmsFor({ redisUrl, redisPrefix, clock }: HoloNetOptions, log: Logger, reach: Reach): Alarms {
  if (redisUrl === undefined) return new TimerAlarms(clock)
  const told = (what: string | null) => reach.warn('redis', what)
  return new BullAlarms({ redisUrl, prefix: redisPrefix ?? 'holonet', clock, log, told })
}
