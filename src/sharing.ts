/** Joins the parts of the program to the other processes on the same database: who delivers what, and who hears of what. */
import type { Logger } from 'pino'
import type { Cluster } from './cluster/cluster.ts'
import { BOARDS_DUTY, LEAGUES_DUTY, outboxDuty, outboxPart, partOf } from './cluster/duties.ts'
import type { Clockwork } from './deadlines/clockwork.ts'
import type { OtherProcesses } from './discord/start.ts'
import type { LeaguePlay } from './league-play/league-play.ts'
import type { OutboxNotice } from './matches/api.ts'
import type { Outbox, Share } from './matches/outbox.ts'
import { laneOf } from './matches/outbox-lane.ts'
import type { StoredDmChannels } from './people/dm-channels.ts'
import type { StoredPersons } from './people/stored-people.ts'
import type { StoredServers } from './servers/stored-servers.ts'
import { stands } from './storage/leases.ts'

/** This many ids of notices go into one signal: PostgreSQL takes 8,000 bytes. */
const MOST_IDS = 250

/** The matches whose notices this process delivers, by its duties; it tells the others of their notices. */
export function shareOf({ duties, signals }: Cluster): Share {
  return {
    owns: (lane) => duties.everything || duties.has(outboxDuty(lane)),
    stands: (lane) => stands(duties.fence(outboxDuty(lane))),
    elsewhere(notices) {
      const parts = new Map<number, OutboxNotice[]>()
      for (const notice of notices) {
        const part = partOf(laneOf(notice))
        parts.set(part, [...(parts.get(part) ?? []), notice])
      }
      for (const [part, own] of parts)
        for (let from = 0; from < own.length; from += MOST_IDS)
          signals.send('notices', { part, ids: own.slice(from, from + MOST_IDS).map(({ id }) => id) })
    },
  }
}

interface SignalListeners {
  readonly outbox: Outbox
  readonly clockwork: Pick<Clockwork, 'wake'>
  readonly leaguePlay: Pick<LeaguePlay, 'start' | 'pause'>
  readonly services: {
    readonly persons: StoredPersons
    readonly servers: StoredServers
    readonly dmChannels: StoredDmChannels
  }
  readonly log: Logger
}

/** Does what other processes ask for, and forgets what they have changed. */
export function hearOthers(
  { duties, signals }: Cluster,
  { outbox, clockwork, leaguePlay, services, log }: SignalListeners,
): void {
  const { persons, servers, dmChannels } = services
  const safely = (what: Promise<unknown>) => {
    what.catch((error: unknown) => log.warn({ err: error }, 'what another process has changed could not be read'))
  }
  duties.onChange((begun, ended) => {
    if (ended.includes(LEAGUES_DUTY)) void leaguePlay.pause()
    if (begun.includes(LEAGUES_DUTY)) leaguePlay.start()
    void outbox.shared()
    void clockwork.wake()
  })
  signals.on('notices', ({ part, ids }) => duties.has(outboxPart(part)) && void outbox.written(ids))
  signals.on('wake', () => void clockwork.wake())
  signals.on('hurry', () => outbox.hurry())
  signals.on('person', ({ id, settings, erased }) => {
    persons.forget(id)
    if (erased) dmChannels.forgotten(id)
    if (settings) outbox.release(id)
  })
  signals.on('server', ({ id }) => safely(servers.changedElsewhere(id)))
  signals.on('locales', () => safely(servers.reread()))
  signals.onGap(() => {
    persons.forgetAll()
    safely(servers.reread())
    void outbox.shared()
    void clockwork.wake()
  })
}

/** Returns the listeners to changes of people: notices may be delivered now, and other processes read the person again. */
export function personsWritten({ signals }: Cluster, outbox: Outbox) {
  return {
    changed: (person: string) => {
      outbox.release(person)
      signals.send('person', { id: person, settings: true, erased: false })
    },
    written: (person: string) => signals.send('person', { id: person, settings: false, erased: false }),
  }
}

export function serversWritten({ signals, duties }: Cluster) {
  return {
    written: (server: string | null) =>
      server === null ? signals.send('locales', null) : signals.send('server', { id: server }),
    fence: () => duties.fence(BOARDS_DUTY),
  }
}

/** The other processes on the same database, as the Discord side knows them. */
export function otherProcessesOf(cluster: Cluster): OtherProcesses {
  const { signals, duties, role } = cluster
  return {
    claim: (applicationId) => cluster.claim(applicationId),
    alone: (what, act) => cluster.alone(what, act),
    turn: (key) => cluster.identifyTurn(key),
    keepsBoards: () => duties.has(BOARDS_DUTY),
    panels: {
      there: role !== 'all',
      ask: (matchId, seat) => signals.send('panel', { matchId, seat }),
      open: (matchId, seat) => signals.send('panel-open', { matchId, seat }),
      listen({ ask, open }) {
        signals.on('panel', ({ matchId, seat }) => ask(matchId, seat))
        signals.on('panel-open', ({ matchId, seat }) => open(matchId, seat))
      },
    },
  }
}
