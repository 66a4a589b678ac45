/**
 * Notifications by direct message, in the thread and by mention: over whole games of Young Jedi they keep Discord's
 * limits, and don't depend on anything that is secret from their reader.
 */
import { MessageFlags } from 'discord.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameEvent, LANGUAGES, type Language, type Seat } from '../../src/contract/index.ts'
import type { OtherNews } from '../../src/discord/notices/other-news.ts'
import { text } from '../../src/discord/shell/components.ts'
import { SIDES } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import type { Notice } from '../../src/matches/api.ts'
import { CLOCK_NEWS } from '../../src/matches/clock-terms.ts'
import { partFor } from '../../src/matches/notices.ts'
import type { Settings } from '../../src/people/person.ts'
import { anyDeck, begin, matches, numbers, playOut, singleDeck } from '../young-jedi/properties/games.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { complaintsAboutSent } from './complaints.ts'
import { EACH, LONGEST, NOW, STYLES } from './positions.ts'
import { expectRinging } from './ringing.ts'
import { type Position, readerOf, type Sent, sentFor } from './sent-notices.ts'

/** Returns the notices of a position, with the settings of their readers. */
function noticesOf(state: State, events: readonly GameEvent[]): readonly [Notice, Partial<Settings>][] {
  const address = { id: 'n', matchId: 'abcdefghijkl', at: NOW }
  const told: [Notice, Partial<Settings>][] = [
    [{ ...address, kind: 'story', row: 0, events: events.map((event) => partFor(event, null)) }, {}],
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

// ---------------------------------------------------------------- what rings

/** Whether a request makes a phone ring: it posts a message with a sound. */
const rings = ({ method, body }: Sent): boolean =>
  method === 'POST' && (Number(body.flags) & MessageFlags.SuppressNotifications) === 0

/** A notice for a seat, without its address. */
type Rings = readonly (readonly [(seat: Seat) => object, Partial<Position>?])[]

/** The notices that ring in a match, by their kind; a reason for those that ring for nobody in particular. */
const RINGING: Readonly<Record<Notice['kind'], Rings | string>> = {
  called: [[(seat) => ({ seat, deadline: NOW })], [(seat) => ({ seat, deadline: NOW, stands: true })]],
  reminder: [[(seat) => ({ seat, deadline: NOW })]],
  'take-back': ['asked', 'refused', 'stands'].map((what) => [(seat) => ({ seat, what, move: 3 })] as const),
  clock: CLOCK_NEWS.map((what) => [(seat) => ({ seat, what, ms: 3_600_000, deadline: NOW })] as const),
  late: [[(seat) => ({ seat, misses: 1 })], [(seat) => ({ seat, misses: 2 })]],
  'server-lost': [[(seat) => ({ seat })]],
  outage: [
    [() => ({ lostMs: 3_600_000, extendedMs: 7_200_000 }), { threadless: true }],
    [() => ({ lostMs: 3_600_000, extendedMs: 7_200_000, byHost: true }), { threadless: true }],
  ],
  'server-paused': [[() => ({}), { threadless: true }]],
  started: [[() => ({})]],
  result: 'of a match that is over, see there',
  over: 'of a match that is over, see there',
  missed: [[(seat) => ({ seat, misses: 1 })]],
  reopened: [[() => ({})]],
  story: 'silent',
  answered: 'changes a message',
  live: 'changes a panel',
  'challenge-expired': 'changes a message',
  'challenge-begun': 'changes a message',
}

/** The notices that tell a thread something: they mention nobody, and the name of the thread names the match. */
const OPEN: readonly Notice['kind'][] = ['over', 'missed', 'reopened']

/** The people and the match that a notification names. */
function namedIn(kind: Notice['kind'], reader: Seat | 'all', language: Language): readonly string[] {
  if (OPEN.includes(kind)) return []
  return [youngJedi.words.title(language), ...(reader === 'all' ? [] : [LONGEST[reader === 'dark' ? 'light' : 'dark']])]
}

/** The ids of the people that a message mentions. */
const mentionedIn = ({ body }: Sent): readonly string[] =>
  (body.allowed_mentions as { users?: readonly string[] } | undefined)?.users ?? []

/** Returns the request that makes a message one of components, if there is one. */
const changeOf = (sent: readonly Sent[], posted: Sent): readonly Sent[] =>
  sent.filter(({ method, route }) => method === 'PATCH' && route.endsWith(`/messages/${sent.indexOf(posted) + 1}`))

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

  it('show a locked phone the opponent, the game and what is wanted, and no card and no time', async () => {
    const looked: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(matches(singleDeck, STYLES), async (match) => {
        const next = numbers(match.choices)
        const seen: Position[] = []
        let moves = 0
        playOut(match, ({ after, events }) => {
          if (moves++ % (2 * EACH) === 0 || after.outcome !== null) seen.push({ state: after, since: events })
          return undefined
        })
        for (const position of seen)
          for (const [notice, settings, given] of ringingIn(position))
            for (const language of LANGUAGES) {
              const told = { ...position, ...given, late: true }
              const sent = await sentFor(notice, told, settings, language)
              const rung = sent.filter(rings)
              for (const [at, one] of rung.entries()) {
                // Without a thread both players are told, each by a message of their own.
                const reader = 'seat' in notice ? notice.seat : given.threadless === true ? SIDES[at]! : 'all'
                const mentions = mentionedIn(one)
                // In a server a call mentions its person, and the welcome both.
                expect(mentions).toHaveLength(
                  notice.kind === 'started' ? 2 : !OPEN.includes(notice.kind) && settings.dms === false ? 1 : 0,
                )
                expectRinging([one, ...changeOf(sent, one)], namedIn(notice.kind, reader, language), mentions)
                looked[notice.kind] = (looked[notice.kind] ?? 0) + 1
              }
              // The same with other cards in every hand and deck, and without anything that only its reader was told.
              const open = {
                ...told,
                state: permuted(position.state, 'spectator', next),
                since: position.since.map((event) => partFor(event, null)),
              }
              const others = (await sentFor(notice, open, settings, language)).filter(rings)
              expect(others.map(({ body }) => body.content)).toEqual(rung.map(({ body }) => body.content))
            }
      }),
      { numRuns: 2, endOnFailure: true },
    )
    expect(Object.keys(looked).toSorted()).toEqual(
      Object.keys(RINGING)
        .filter((kind) => ['result', 'over'].includes(kind) || typeof RINGING[kind as Notice['kind']] !== 'string')
        .toSorted(),
    )
  })
})

/** Returns the notices that ring in a position, with the settings of their readers. */
function ringingIn({ state }: Position): readonly [Notice, Partial<Settings>, Partial<Position>][] {
  const address = { id: 'n', matchId: 'abcdefghijkl', at: NOW }
  if (state.outcome !== null)
    return [
      ...SIDES.map((seat) => ({ ...address, kind: 'result', seat, outcome: state.outcome! }) as const),
      { ...address, kind: 'over', outcome: state.outcome } as const,
    ].map((notice) => [notice, {}, {}])
  const called = SIDES.flatMap((seat) => {
    const call = { ...address, kind: 'called', seat, deadline: NOW } as const
    return [[call, { calls: 'gathered' } as const, {}] as const, [call, { dms: false }, {}] as const]
  })
  const others = Object.entries(RINGING).flatMap(([kind, ways]) =>
    typeof ways === 'string'
      ? []
      : ways.flatMap(([notice, given = {}]) =>
          SIDES.map((seat) => [{ ...address, kind, ...notice(seat) } as Notice, {}, given] as const),
        ),
  )
  return [...called, ...others].map(([notice, settings, given]) => [notice, settings, given])
}

describe('other news of a person', () => {
  const called = { id: 'n', matchId: 'abcdefghijkl', at: NOW, kind: 'called', seat: 'dark', deadline: NOW } as const
  const position = async (): Promise<Position> => {
    const [drawn] = fc.sample(matches(singleDeck, STYLES), { numRuns: 1, seed: 5 })
    const { state, events } = begin(drawn!)
    return { state, since: events }
  }
  const sent = async (news: OtherNews | null, settings: Partial<Settings> = {}) =>
    sentFor(called, await position(), settings, 'en', news)

  it('stand below a call, not in its notification, and are told once', async () => {
    let joined = 0
    const news: OtherNews = {
      waiting: async () => ({ parts: [text('Round 3: you meet Bob.')], rangAt: null, stays: false }),
      joined: async () => void joined++,
      unreachable: async () => {},
    }
    const [rung, plain] = await sent(null)
    const [alike, both] = await sent(news)
    expect(alike).toEqual(rung)
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
    expect(await sent({ waiting, joined: fails, unreachable: fails })).toHaveLength(2)
  })
})
