/**
 * Notifications by direct message, in the thread and by mention: over whole games of Young Jedi they keep Discord's
 * limits, and don't depend on anything that is secret from their reader.
 */
import { ChannelType, MessageFlags, type REST, Routes } from 'discord.js'
import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Component } from '../../sandbox/limits.ts'
import { type GameEvent, LANGUAGES, type Language, type Reader } from '../../src/contract/index.ts'
import { DiscordHerald } from '../../src/discord/notices/herald.ts'
import type { OtherNews } from '../../src/discord/notices/other-news.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { text } from '../../src/discord/shell/components.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import { OpenPanels } from '../../src/discord/shell/open-panels.ts'
import { games } from '../../src/games/registry.ts'
import { SIDES } from '../../src/games/young-jedi/cards/card.ts'
import type { State } from '../../src/games/young-jedi/rules/state.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import type { Matches, MatchRecord, Notice, Sight } from '../../src/matches/api.ts'
import { partFor } from '../../src/matches/notices.ts'
import { sightOf } from '../../src/matches/sight.ts'
import { type Settings, USUAL } from '../../src/people/person.ts'
import { UNSET } from '../../src/servers/server.ts'
import { HandClock } from '../hand-clock.ts'
import { anyDeck, begin, matches, numbers, playOut, singleDeck } from '../young-jedi/properties/games.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { complaintsAboutSent } from './complaints.ts'
import { EACH, LONGEST, NOW, presentOf, STYLES } from './positions.ts'

const DARK = '100000000000000001'

const cards = new CardIndex(games)

interface Sent {
  readonly route: string
  readonly body: { readonly components?: Component[]; readonly [field: string]: unknown }
}

/** A match in some state, and the events since its reader's last answer. */
interface Position {
  readonly state: State
  readonly since: readonly GameEvent[]
  /** The opponent's time was up since. */
  readonly late?: boolean
}

/** Returns all requests that are sent for a notice. */
async function sentFor(
  notice: Notice,
  { state, since, late = false }: Position,
  settings: Partial<Settings>,
  language: Language,
  news: OtherNews | null = null,
): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const post = async (route: string, { body }: { body: Sent['body'] }) => {
    sent.push({ route, body })
    return { id: `${sent.length}` }
  }
  const rest = { post, patch: post, get: async () => [], delete: async () => ({}) } as unknown as REST
  // The opponent requests a take-back.
  const by = SIDES.find((side) => side !== readerOf(notice)) ?? 'dark'
  const submissions = { [by]: { move: 3, asked: 'yes' } } as const
  const sight = (reader: Reader): Sight =>
    sightOf({ ...presentOf(state, reader === 'light' ? 'light' : 'dark', [], true), submissions }, reader)
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
    }),
    sightOf: async (_, reader) => sight(reader),
    since: async (_, person) => read(seatOf(person)),
    sinceOfEach: async () => ({ dark: read('dark'), light: read('light') }),
    recent: async ({ reader }) => ({ since: read(reader), last: [], timedOut: [] }),
    of: async (person) => [sight(seatOf(person)), other(sight(seatOf(person)))],
    record: async (): Promise<MatchRecord> => sight('spectator').match,
    history: async () => [{ seq: 0, at: NOW, events: read('spectator') }],
  }
  const app = {
    commandIds: new Map(),
    games,
    cards,
    pictures: null,
    clock: new HandClock(NOW),
    log: pino({ level: 'silent' }),
    matches: known,
    leagues: { corrections: async () => new Map() },
    servers: { of: () => UNSET },
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
    messenger: new Messenger(rest, {
      of: async () => null,
      keep: async () => {},
      opened: () => {},
      unstored: () => null,
      stored: () => {},
      has: () => false,
      forget: async () => {},
    }),
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

/** Returns the notices of a position, with the settings of their readers. */
function noticesOf(state: State, events: readonly GameEvent[]): readonly [Notice, Partial<Settings>][] {
  const address = { id: 'n', matchId: 'abcdefghijkl', at: NOW }
  const told: [Notice, Partial<Settings>][] = [
    [{ ...address, kind: 'story', events: events.map((event) => partFor(event, null)) }, {}],
  ]
  const { outcome } = state
  for (const seat of SIDES) {
    const call = { ...address, kind: 'called', seat, deadline: NOW } as const
    told.push(
      [call, {}],
      [call, { calls: 'gathered' }],
      [call, { dms: false }],
      [{ ...call, kind: 'reminder' }, {}],
      [{ ...address, kind: 'take-back', seat, what: 'asked', move: 3 }, {}],
    )
    if (outcome !== null) told.push([{ ...address, kind: 'result', seat, outcome }, {}])
  }
  if (outcome !== null) told.push([{ ...address, kind: 'over', outcome }, {}])
  return told
}

/** Returns the reader of a notice. */
const readerOf = (notice: Notice): Reader => ('seat' in notice ? notice.seat : 'spectator')

/** The first words of a message as a phone shows them. */
const firstWords = ({ body }: Sent): string => {
  const first = body.components?.find(({ content }) => content !== undefined)?.content ?? ''
  return String(first)
    .replaceAll('**', '')
    .replace(/<t:\d+:R>/g, 'in 3 months')
}

describe('notifications over whole games', () => {
  it('keep Discord’s limits with the longest names, in both languages', async () => {
    let looked = 0
    await fc.assert(
      fc.asyncProperty(matches(anyDeck, STYLES), async (match) => {
        const seen: Position[] = []
        let since = [...begin(match).events]
        let moves = 0
        playOut(match, ({ after, events, decision }) => {
          since = decision.kind === 'end-turn' ? [...events] : [...since, ...events]
          if (moves++ % EACH === 0 || after.outcome !== null) seen.push({ state: after, since, late: true })
          return undefined
        })
        for (const position of seen)
          for (const [notice, settings] of noticesOf(position.state, position.since))
            for (const language of LANGUAGES)
              for (const one of await sentFor(notice, position, settings, language)) {
                expect([notice.kind, complaintsAboutSent(one.body)]).toEqual([notice.kind, []])
                looked += 1
              }
      }),
      { numRuns: 6, endOnFailure: true },
    )
    expect(looked).toBeGreaterThan(300)
  })

  it('do not depend on secrets of the opponent', async () => {
    const compared: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(matches(singleDeck, STYLES), async (match) => {
        const next = numbers(match.choices)
        const seen: Position[] = []
        let moves = 0
        playOut(match, ({ after, events }) => {
          if (moves++ % EACH === 0 || after.outcome !== null) seen.push({ state: after, since: events })
          return undefined
        })
        for (const { state, since } of seen)
          for (const [notice, settings] of noticesOf(state, since)) {
            const hidden = permuted(state, readerOf(notice), next)
            if (JSON.stringify(hidden.sides) === JSON.stringify(state.sides)) continue
            const sent = await sentFor(notice, { state, since }, settings, 'en')
            expect(await sentFor(notice, { state: hidden, since }, settings, 'en')).toEqual(sent)
            compared[notice.kind] = (compared[notice.kind] ?? 0) + sent.length
          }
      }),
      { numRuns: 8, endOnFailure: true },
    )
    for (const kind of ['story', 'called', 'reminder', 'take-back'])
      expect([kind, compared[kind] ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count > 20)])
  })

  it('begin each call with eighty characters that anybody may know', async () => {
    let looked = 0
    await fc.assert(
      fc.asyncProperty(matches(singleDeck, STYLES), async (match) => {
        const next = numbers(match.choices)
        const seen: Position[] = []
        let moves = 0
        playOut(match, ({ after, events }) => {
          if (moves++ % EACH === 0 && after.outcome === null) seen.push({ state: after, since: events })
          return undefined
        })
        for (const { state, since } of seen)
          for (const seat of SIDES)
            for (const language of LANGUAGES) {
              const notice = { id: 'n', matchId: 'abcdefghijkl', at: NOW, kind: 'called', seat, deadline: NOW } as const
              const [sent] = await sentFor(notice, { state, since, late: true }, {}, language)
              if (sent === undefined) continue
              // The same with other cards in every hand and deck, and without anything that only its reader was told.
              const open = {
                state: permuted(state, 'spectator', next),
                since: since.map((event) => partFor(event, null)),
                late: true,
              }
              const [other] = await sentFor(notice, open, {}, language)
              expect(other === undefined ? '' : firstWords(other)).toBe(firstWords(sent))
              expect(firstWords(sent).length).toBeGreaterThanOrEqual(80)
              looked += 1
            }
      }),
      { numRuns: 4, endOnFailure: true },
    )
    expect(looked).toBeGreaterThan(40)
  })
})

describe('other news of a person', () => {
  const called = { id: 'n', matchId: 'abcdefghijkl', at: NOW, kind: 'called', seat: 'dark', deadline: NOW } as const
  const position = async (): Promise<Position> => {
    const [drawn] = fc.sample(matches(singleDeck, STYLES), { numRuns: 1, seed: 5 })
    const { state, events } = begin(drawn!)
    return { state, since: events }
  }
  const sent = async (news: OtherNews | null, settings: Partial<Settings> = {}) =>
    sentFor(called, await position(), settings, 'en', news)

  it('stand below a call, after its eighty public characters, and are told once', async () => {
    let joined = 0
    const news: OtherNews = {
      waiting: async () => ({ parts: [text('Round 3: you meet Bob.')], rangAt: null, stays: false }),
      joined: async () => void joined++,
      unreachable: async () => {},
    }
    const [plain] = await sent(null)
    const [both] = await sent(news)
    expect(firstWords(both!)).toBe(firstWords(plain!))
    expect(both!.body.components!.slice(0, -1)).toEqual(plain!.body.components)
    expect(both!.body.components!.at(-1)).toMatchObject({ content: 'Round 3: you meet Bob.' })
    expect(joined).toBe(1)
    // A person who takes no direct messages is called where everybody reads it: no news there.
    expect(JSON.stringify(await sent(news, { dms: false }))).not.toContain('you meet Bob')
    expect(joined).toBe(1)
  })

  it('take the sound from a call if they have just made one', async () => {
    const silent = async (rangAt: Date) => {
      const waiting = async () => ({ parts: [text('News')], rangAt, stays: false })
      return (
        Number((await sent({ waiting, joined: async () => {}, unreachable: async () => {} }))[0]!.body.flags) &
        MessageFlags.SuppressNotifications
      )
    }
    expect(await silent(new Date(NOW.getTime() - 60_000))).not.toBe(0)
    expect(await silent(new Date(NOW.getTime() - 3_600_000))).toBe(0)
  })

  it('never hold back a call, whatever fails', async () => {
    const fails = () => Promise.reject(new Error('down'))
    const waiting = async () => ({ parts: [text('News')], rangAt: null, stays: false })
    expect(await sent({ waiting: fails, joined: fails, unreachable: fails })).toEqual(await sent(null))
    expect(await sent({ waiting, joined: fails, unreachable: fails })).toHaveLength(1)
  })
})
