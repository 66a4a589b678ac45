/** The requests that a notice causes, without a network: for properties over whole games. */
import { ChannelType, type REST, Routes } from 'discord.js'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { Component } from '../../sandbox/limits.ts'
import type { GameEvent, Language, Reader } from '../../src/contract/index.ts'
import { DiscordHerald } from '../../src/discord/notices/herald.ts'
import type { OtherNews } from '../../src/discord/notices/other-news.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import { OpenPanels } from '../../src/discord/shell/open-panels.ts'
import { games } from '../../src/games/registry.ts'
import { SIDES } from '../../src/games/young-jedi/cards/card.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import type { Matches, MatchRecord, Notice, Sight } from '../../src/matches/api.ts'
import { partFor } from '../../src/matches/notices.ts'
import { sightOf } from '../../src/matches/sight.ts'
import { type Settings, USUAL } from '../../src/people/person.ts'
import { UNSET } from '../../src/servers/server.ts'
import { HandClock } from '../hand-clock.ts'
import { LONGEST, NOW, presentOf } from './positions.ts'

const DARK = '100000000000000001'

const cards = new CardIndex(games)

/** A request that sends or changes a message. */
export interface Sent {
  readonly method: 'POST' | 'PATCH'
  readonly route: string
  readonly body: { readonly components?: Component[]; readonly [field: string]: unknown }
  readonly files: readonly unknown[]
}

/** A match in some state, and the events since its reader's last answer. */
export interface Position {
  readonly state: State
  readonly since: readonly GameEvent[]
  /** The opponent's time was up since. */
  readonly late?: boolean
  /** The match has no thread. */
  readonly threadless?: boolean
}

/** Returns the reader of a notice. */
export const readerOf = (notice: Notice): Reader => ('seat' in notice ? notice.seat : 'spectator')

/** Returns all requests that are sent for a notice. */
export async function sentFor(
  notice: Notice,
  { state, since, late = false, threadless = false }: Position,
  settings: Partial<Settings>,
  language: Language,
  news: OtherNews | null = null,
): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const sends =
    (method: Sent['method']) =>
    async (route: string, { body, files = [] }: Pick<Sent, 'body'> & Partial<Pick<Sent, 'files'>>) => {
      sent.push({ method, route, body, files })
      return { id: `${sent.length}` }
    }
  const rest = {
    post: sends('POST'),
    patch: sends('PATCH'),
    get: async () => [],
    delete: async () => ({}),
  } as unknown as REST
  // The opponent requests a take-back.
  const by = SIDES.find((side) => side !== readerOf(notice)) ?? 'dark'
  const submissions = { [by]: { move: 3, asked: 'yes' } } as const
  const sight = (reader: Reader): Sight => {
    const present = presentOf(state, reader === 'light' ? 'light' : 'dark', [], true)
    const record = threadless ? { ...present.record, threadId: null } : present.record
    // The opponent's time is up, and the reader decides.
    const upAt = notice.kind === 'clock' && notice.what === 'choose' ? NOW : null
    const sittings = present.sittings.map((sitting) => ({ ...sitting, upAt }))
    return sightOf({ ...present, record, sittings, submissions }, reader)
  }
  const read = (reader: Reader) => since.map((event) => partFor(event, reader))
  const seatOf = (person: string) => (person === DARK ? 'dark' : 'light')
  const rivalOf = (seat: string) => (seat === 'dark' ? 'light' : 'dark')
  const other = (one: Sight): Sight => ({ ...one, match: { ...one.match, id: 'mnopqrstuvwx' } })
  const known: Partial<Matches> = {
    told: async (_, seat) => ({
      sight: sight(seat),
      since: read(seat),
      last: [],
      timedOut: late ? [rivalOf(seat)] : [],
      obeyed: [],
      before: null,
    }),
    sightOf: async (_, reader) => sight(reader),
    since: async (_, person) => read(seatOf(person)),
    sinceOfEach: async () => ({ dark: read('dark'), light: read('light') }),
    recent: async ({ reader }) => ({ since: read(reader), last: [], timedOut: [], obeyed: [], before: null }),
    of: async (person) => [sight(seatOf(person)), other(sight(seatOf(person)))],
    record: async (): Promise<MatchRecord> => sight('spectator').match,
    history: async () => [{ seq: 0, at: NOW, events: read('spectator'), undoes: null, undone: false }],
  }
  const app = {
    commandIds: new Map(),
    games,
    cards,
    pictures: null,
    clock: new HandClock(NOW),
    log: pino({ level: 'silent' }),
    matches: known,
    leagues: { corrections: async () => new Map(), ofMatch: async () => null, scoreOf: async () => null },
    servers: { of: () => UNSET },
    rights: { mayBeCalled: async () => true },
    persons: { of: async (id: string) => ({ ...USUAL, ...settings, id, language, zoneAsked: true }) },
    people: {
      name: async (id: string) => LONGEST[seatOf(id)],
      language: async () => language,
    },
    calls: {
      before: async () => ({ own: null, all: null, rings: false, dm: null, zoneAsked: false }),
      of: async () => null,
      put: async () => {},
      take: async () => [],
    },
    messenger: new Messenger(
      rest,
      {
        of: async () => null,
        keep: async () => {},
        opened: () => {},
        unstored: () => null,
        stored: () => {},
        has: () => false,
      },
      { acted: () => {}, open: (_, act) => act() },
    ),
    openPanels: new OpenPanels(),
    places: { holding: async () => ({ id: '5', type: ChannelType.GuildText }) },
    botId: '9',
    guildLanguage: () => language,
  } as unknown as App
  const herald = new DiscordHerald({ app, answered: async () => {} })
  if (news !== null) herald.setNews(news)
  expect(await herald.deliver(notice)).toBe('sent')
  return sent.filter(({ route }) => route !== Routes.userChannels())
}
