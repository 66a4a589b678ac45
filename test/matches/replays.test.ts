/** Finished matches, step by step: the view of each reader, and the rest of matches that an older engine has played. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GameEvent, seenBy } from '../../src/contract/index.ts'
import { chronicle } from '../../src/discord/replay/match-export.ts'
import { framesFor } from '../../src/discord/replay/replay-panel.ts'
import type { AnyGame } from '../../src/games/games.ts'
import type { Correction } from '../../src/league-play/api.ts'
import { type MatchRecord, PRACTICE, type Replay } from '../../src/matches/api.ts'
import { Course } from '../../src/matches/course.ts'
import { type LoggedRow, loadLog } from '../../src/matches/match-rows.ts'
import { eyesOf, stepsOf } from '../../src/matches/replays.ts'
import { isOpen, mayResume, opensAt } from '../../src/matches/resuming.ts'
import { chaptersOf } from '../../src/matches/turns/chronicle.ts'
import { tiny, tinyDecks } from '../games/high-card.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { begin, type Net, open, playOut, see } from './net.ts'

const game = tiny as unknown as AnyGame
const NAMES = { left: 'Ann', right: 'Bob' }
const at = new Date('2030-01-01T12:00:00Z')

/** A match that is over, and how it ended. */
function ended({
  rated = false,
  opens,
  kind = 'points',
}: {
  rated?: boolean
  opens?: boolean | undefined
  kind?: string
}) {
  const record: MatchRecord = {
    id: 'match',
    terms: {
      ...{ game: 'tiny', format: 'short', rules: {}, rated, sittingMs: 1 },
      ...(opens === undefined ? {} : { opens }),
    },
    place: { guildId: null, channelId: 'channel' },
    status: 'over',
    players: { left: 'ann', right: 'bob' },
    threadId: null,
    startedAt: at,
    endedAt: at,
    outcome: { kind, winner: 'left', values: {} },
  }
  return record
}

/** A whole match of practice opponents, as its log holds it. */
function logOf(seed: string): LoggedRow[] {
  const course = new Course(game, null)
  course.setup([{ format: 'short' }, tinyDecks, seed])
  course.followUp({ players: { left: PRACTICE, right: PRACTICE }, orders: {} })
  return course.rows.map((row, seq) => ({ ...JSON.parse(JSON.stringify(row)), seq, at }))
}

const replayedOf = (rows: readonly LoggedRow[], reader: string): Replay => ({
  match: {
    id: 'm',
    terms: { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: 1000 },
    place: { guildId: null, channelId: 'c' },
    status: 'over',
    players: { left: 'ann', right: 'bob' },
    threadId: null,
    startedAt: at,
    endedAt: at,
    outcome: null,
  },
  reader,
  readers: [reader],
  steps: stepsOf(game, rows, reader),
  decks: null,
})

describe('a match that is over', () => {
  let place: Place
  let net: Net
  let matchId: string
  beforeAll(async () => {
    place = quickest()
    net = await open(place)
    matchId = await begin(net)
    await playOut(net, matchId)
  })
  afterAll(async () => {
    await net?.close()
    await place?.remove()
  })

  it('is shown to its players as they saw it, to others as spectators did', async () => {
    const own = (await net.matches.replay(matchId, 'ann', null))!
    expect([own.reader, own.readers]).toEqual(['left', ['left', 'spectator']])
    expect(own.decks).toBeNull()
    expect(own.steps.length).toBeGreaterThan(3)
    for (const { view } of own.steps) expect(view).toMatchObject({ reader: 'left' })
    expect(JSON.stringify(own.steps[0]!.events)).toContain('"left":{"cards"')
    expect(JSON.stringify(own.steps)).not.toContain('"right":{"cards"')
    // The last table is the final one.
    expect(own.steps.at(-1)!.view).toEqual((await see(net, matchId, 'ann')).view)
    for (const [person, as] of [
      ['ann', 'spectator'],
      ['carol', null],
      ['carol', 'left'],
      ['ann', 'nonsense'],
    ] as const) {
      const seen = (await net.matches.replay(matchId, person, as))!
      if (as === 'nonsense') expect(seen.reader).toBe('left')
      else {
        expect(seen.reader).toBe('spectator')
        expect(JSON.stringify(seen.steps)).not.toContain('secret')
      }
    }
  })

  it('is listed for its players, the last first; a running one is neither listed nor shown', async () => {
    const running = await begin(net)
    const next = await begin(net)
    net.clock.advance(1000)
    await playOut(net, next)
    const finished = await net.matches.finished('ann', 10)
    expect(finished.map(({ id }) => id)).toEqual([next, matchId])
    expect((await net.matches.finished('ann', 1)).length).toBe(1)
    expect(await net.matches.finished('carol', 10)).toEqual([])
    expect(await net.matches.replay(running, 'ann', null)).toBeNull()
    expect(await net.matches.replay('nothing', 'ann', null)).toBeNull()
  })

  it('a match of an older engine is told from its stored events, without tables', async () => {
    const rows = (await loadLog(net.prisma, matchId)).map((row) => ({ ...row, engine: '0' }))
    const steps = stepsOf(game, rows, 'spectator')
    expect(steps.every(({ view }) => view === null)).toBe(true)
    const now = stepsOf(game, await loadLog(net.prisma, matchId), 'spectator')
    expect(steps.map(({ events }) => events)).toEqual(now.map(({ events }) => events))
    // If an engine fails to replay a match, its events are still shown.
    const broken = {
      ...game,
      play: (): never => {
        throw new Error('no')
      },
    } as AnyGame
    expect(stepsOf(broken, await loadLog(net.prisma, matchId), 'left').length).toBe(now.length)
  })

  it('is open to all, with its decks, if the game says so', () => {
    const players = { left: 'ann', right: PRACTICE }
    const opening = { ...game, opensAtEnd: true } as AnyGame
    expect(eyesOf(game, { players }, 'ann', false)).toEqual(['left', 'spectator'])
    expect(eyesOf(opening, { players }, 'ann', true)).toEqual(['left', 'spectator', 'right'])
    expect(eyesOf(opening, { players }, 'carol', true)).toEqual(['spectator', 'left', 'right'])
    expect(eyesOf(opening, { players }, 'carol', false)).toEqual(['spectator'])
  })

  it('is open by its terms alone: friendly matches unless both have agreed otherwise', () => {
    const opening = { ...game, opensAtEnd: true } as AnyGame
    const opened = (opens?: boolean) => [false, true].map((rated) => isOpen(opening, ended({ rated, opens }), at))
    expect(opened()).toEqual([true, false])
    expect(opened(true)).toEqual([true, true])
    expect(opened(false)).toEqual([false, false])
    expect(isOpen(game, ended({ opens: true }), at)).toBe(false)
  })

  it('stays closed while the match can be resumed, and the match can’t be resumed once it is open', () => {
    const opening = { ...game, opensAtEnd: true } as AnyGame
    const friendly = ended({ kind: 'time-out' })
    const later = (days: number, hours = 0) => new Date(at.getTime() + (days * 24 + hours) * 3_600_000)
    const both = (match: MatchRecord, when: Date) => [mayResume(match, when), isOpen(opening, match, when)]
    expect(both(friendly, at)).toEqual([true, false])
    expect(both(friendly, new Date(later(7).getTime() - 1))).toEqual([true, false])
    // In between it is neither: the clocks of two processes may differ.
    expect(both(friendly, later(7))).toEqual([false, false])
    expect(both(friendly, later(7, 1))).toEqual([false, true])
    expect(opensAt(opening, friendly, at)).toEqual(later(7, 1))
    // A player has let the result stand, or there never was a way on.
    const practice = { ...friendly, players: { left: 'ann', right: PRACTICE } }
    for (const match of [{ ...friendly, resultStands: true } as const, ended({ kind: 'concession' }), practice])
      expect(both(match, at)).toEqual([false, true])
    for (let hours = 0; hours < 9 * 24; hours++) expect(both(friendly, later(0, hours))).not.toEqual([true, true])
  })
})

describe('the story and the export of a match', () => {
  /** The same log with other secrets for everybody but one. */
  const scrambled = (rows: readonly LoggedRow[], keep: string): LoggedRow[] =>
    rows.map((row) => ({
      ...row,
      events: row.events.map(({ secret, ...open }): GameEvent => {
        if (secret === undefined) return open
        const others = Object.keys(secret).filter((seat) => seat !== keep)
        return { ...open, secret: { ...secret, ...Object.fromEntries(others.map((seat) => [seat, { cards: ['x'] }])) } }
      }),
    }))

  it('hold nothing that their reader may not know', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('left', 'right', 'spectator'), (seed, reader) => {
        const rows = logOf(seed)
        const written = (log: readonly LoggedRow[]) =>
          chronicle({ games: { tiny: game }, game, replayed: replayedOf(log, reader), language: 'en', names: NAMES })
        expect(written(scrambled(rows, reader))).toBe(written(rows))
        expect(stepsOf(game, scrambled(rows, reader), reader).map(({ events }) => events)).toEqual(
          stepsOf(game, rows, reader).map(({ events }) => events),
        )
        if (reader === 'spectator') expect(written(rows)).not.toMatch(/\bYou\b/)
      }),
      { numRuns: 30 },
    )
  })

  it('say the result that counts, and name the one that was played, after a ruling has corrected it', () => {
    const { match, ...rest } = replayedOf(logOf('corrected'), 'spectator')
    const outcome = { kind: 'concession', winner: 'left', values: {} }
    const replayed: Replay = { ...rest, match: { ...match, outcome } }
    const result = { differential: 0, turns: null, at: 0 }
    const correction: Correction = {
      league: 'Winter League',
      sides: ['left', 'right'],
      result: { ...result, scores: [0, 1], how: 'ruling' },
      before: null,
      reason: 'A misplay.',
    }
    const input = { game, replayed, language: 'en', names: NAMES } as const
    const file = (more: { readonly correction?: Correction }) => chronicle({ games: { tiny: game }, ...input, ...more })
    expect(file({})).toMatch(/## Result\nAnn wins/)
    expect(file({ correction })).toMatch(/## Result\nBob wins {2}\n.*Winter League.* {2}\nAs played: Ann wins/)
    const last = (more: { readonly correction?: Correction }) => framesFor({ ...input, ...more }).at(-1)!
    expect(last({}).lines.join()).not.toContain('As played')
    expect(last({ correction }).lines.at(-1)).toMatch(/^⚖️ Bob wins · as played: Ann wins/)
    // A ruling that is taken back gives the match its own end again.
    const played = { ...result, scores: [1, 0], how: 'concession' } as const
    const back = { ...correction, result: played, before: correction.result }
    expect(file({ correction: back })).toBe(file({}))
  })

  it('go turn by turn and leave nothing out', () => {
    const steps = stepsOf(game, logOf('chapters'), 'left')
    const voice = { language: 'en', names: NAMES, reader: 'left' } as const
    const chapters = chaptersOf(game, steps, voice)
    const rounds = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'round').length
    expect(chapters.map(({ title }) => title)).toEqual([
      null,
      ...Array.from({ length: rounds }, (_, n) => `Round ${n + 1}.`),
    ])
    const all = tiny.words.events(
      steps.flatMap(({ events }) => events).map((event) => seenBy(event, 'left')),
      voice,
    )
    expect(chapters.flatMap(({ title, lines }) => [...(title === null ? [] : [title]), ...lines])).toEqual(all)
  })
})
