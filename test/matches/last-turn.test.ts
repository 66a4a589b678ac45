/** The facts of a player's own last turn, from whole games: the same from the last rows as from the whole log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GameEvent, seenBy } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import type { Sight } from '../../src/matches/api.ts'
import { type RecentRow, recentOf } from '../../src/matches/last-turn.ts'
import { beginsTurn, turnLine } from '../../src/matches/turns/chronicle.ts'
import { type SimulatedMove, simulate } from '../../src/simulation/simulate.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { must, type Net, open } from './net.ts'

let place: Place
let net: Net
beforeAll(async () => {
  place = quickest()
  net = await open(place, { games })
})
afterAll(async () => {
  await net?.close()
  await place?.remove()
})

const PEOPLE = { dark: 'ann', light: 'bob' } as const
let ids = 0
const next = () => `last-turn ${++ids}`

async function begin(format: string, rated = false): Promise<string> {
  const terms = { game: 'young-jedi', format, rules: {}, rated, sittingMs: 86_400_000 }
  const where = { guildId: 'g', channelId: 'c' }
  const asked = { by: 'ann', to: 'bob', terms, place: where, seat: 'dark', interaction: next() }
  let challenge = must(await net.challenges.draft(asked))
  for (const person of ['ann', 'bob']) {
    const [deck] = must(await net.challenges.decksFor(challenge.id, person))
    const chosen = { challengeId: challenge.id, person, deckId: deck!.id, interaction: next() }
    challenge = must(await net.challenges.chooseDeck(chosen))
  }
  return challenge.matchId!
}

const deployed = (events: readonly GameEvent[], seat: string) =>
  events.filter((event) => event.type === 'deploy' && event.seat === seat)

/** Returns the deployments of a seat in its last turn that is over, from the whole story. */
function deployedBefore(events: readonly GameEvent[], seat: string): readonly GameEvent[] {
  const begins = events.flatMap(({ type, seat: by }, at) => (type === 'turn' ? [{ at, by }] : []))
  const over = begins.findLastIndex(
    ({ by }, at) => by === seat && begins[at + 1]?.by !== undefined && begins[at + 1]!.by !== seat,
  )
  return over < 0 ? [] : deployed(events.slice(begins[over]!.at, begins[over + 1]!.at), seat)
}

describe('the last turn of a player', () => {
  it.each(['starter', 'full'])('holds what they have deployed in it, in a whole game (%s)', async (format) => {
    const matchId = await begin(format)
    let compared = 0
    for (let moves = 0; moves < 500; moves++) {
      let asked = false
      for (const [seat, person] of Object.entries(PEOPLE)) {
        const sight = (await net.matches.sight(matchId, person))!
        const [decision] = sight.decisions
        if (decision === undefined) continue
        asked = true
        if (decision.kind === 'deploy') {
          const story = (await net.matches.history(matchId, person))!.flatMap(({ events }) => events)
          const { since, last } = await net.matches.recent(sight)
          expect(deployed(last, seat)).toEqual(deployedBefore(story, seat))
          expect(since).toEqual(await net.matches.since(matchId, person))
          const told = (await net.matches.told(matchId, seat))!
          expect({ since: told.since, last: told.last }).toEqual({ since, last })
          if (last.length > 0) compared++
        }
        const reply = youngJedi.policies.practice(sight.view as View, decision as never, null)
        const answers = [reply === 'ask' ? { decision: decision.id, exit: decision.exits[0]!.id } : reply]
        must(await net.matches.play({ matchId, person, answers, interaction: next() }))
      }
      if (!asked) break
    }
    expect((await net.matches.record(matchId))!.status).toBe('over')
    expect(compared).toBeGreaterThan(3)
  })

  it.each([
    ['with proposals', false],
    ['without proposals, as rated matches are', true],
  ])('comes with each answer as it is read alone, and so do the offered orders, %s', async (_, rated) => {
    const matchId = await begin('full', rated)
    const compared = { pending: 0, submitted: 0 }
    const proposed = { now: 0, ahead: 0 }
    for (let moves = 0; moves < 500; moves++) {
      let asked = false
      for (const [seat, person] of Object.entries(PEOPLE)) {
        const sight = (await net.matches.sight(matchId, person))!
        const { view, decisions } = sight.pending ?? sight
        const [decision] = decisions
        if (decision === undefined) continue
        asked = true
        const reply = youngJedi.policies.practice(view as View, decision as never, null)
        const { exit, ...given } = reply === 'ask' ? { exit: decision.exits[0]!.id } : reply
        const request = { matchId, person, seat, decision: decision.id, exit, given, interaction: next() }
        const answered = await net.matches.answer(request)
        if (answered.came !== 'pending' && answered.came !== 'submitted') throw new Error(answered.came)
        const isAsked = (answered.sight.pending ?? answered.sight).decisions.length > 0
        const read =
          isAsked || answered.came === 'pending' ? (await net.matches.recent(answered.sight)).last : undefined
        expect(answered.last).toEqual(read)
        const { sight: after } = answered
        const proposing = ({ offers }: Pick<Sight, 'offers'>) => offers.filter((offer) => offer.proposes).length
        proposed.now += proposing(after)
        proposed.ahead += after.pending === null ? 0 : proposing(after.pending)
        for (const seen of after.pending === null ? [after] : [after, after.pending])
          expect(seen.mayOrder).toBe(seen.offers.length > 0)
        if ((read ?? []).length > 0) compared[answered.came]++
      }
      if (!asked) break
    }
    expect((await net.matches.record(matchId))!.status).toBe('over')
    if (rated) expect(proposed).toEqual({ now: 0, ahead: 0 })
    else expect(Math.min(proposed.now, proposed.ahead)).toBeGreaterThan(0)
    expect(Math.min(compared.pending, compared.submitted)).toBeGreaterThan(3)
  })

  it('holds no secret of the opponent, and nothing of an older turn', () => {
    const turn = (seat: string, number: number): GameEvent => ({
      type: 'turn',
      seat,
      data: { turn: number, planet: null },
    })
    const deploys = (card: string): GameEvent => ({
      type: 'deploy',
      seat: 'dark',
      data: { where: 'table' },
      secret: { dark: { card }, light: { card: 'hidden from dark' } },
    })
    const row = (seat: string, ...events: GameEvent[]): RecentRow => ({
      seat,
      events,
      byClock: false,
      order: null,
      since: false,
      near: true,
      first: false,
    })
    const rows = [
      row('dark', deploys('old'), turn('light', 2)),
      row('light', turn('dark', 3)),
      row('dark', deploys('one')),
      row('dark', deploys('two'), turn('light', 4)),
      row('light', turn('dark', 5)),
      row('dark', deploys('now')),
    ]
    const { last } = recentOf(youngJedi, rows, 'dark')
    expect(JSON.stringify(last)).not.toContain('hidden from dark')
    expect(last.map(({ secret }) => secret?.dark?.card)).toEqual(['one', 'two'])
    expect(recentOf(youngJedi, rows.slice(4), 'dark').last).toEqual([])
  })

  it('holds the turn up to the last answer, none of it where it began too long ago, and no secret of the opponent', () => {
    const turn = (seat: string, number: number): GameEvent => ({
      type: 'turn',
      seat,
      data: { turn: number, planet: null },
    })
    const draws = (card: string): GameEvent => ({
      ...{ type: 'drew', seat: 'light', data: { count: 1 } },
      secret: { light: { card } },
    })
    const row = (seat: string, at: 'far' | 'near' | 'since', ...events: GameEvent[]): RecentRow => ({
      ...{ seat, events, byClock: false, order: null },
      ...{ since: at === 'since', near: at !== 'far', first: false },
    })
    const rows = [
      row('dark', 'far', turn('dark', 1)),
      row('light', 'near', turn('light', 2), draws('one')),
      row('light', 'near', draws('two')),
      row('dark', 'since', turn('dark', 3)),
    ]
    const { before } = recentOf(youngJedi, rows, 'dark')
    expect(before?.map(({ type }) => type)).toEqual(['turn', 'drew', 'drew'])
    expect(before?.[0]?.data).toMatchObject({ turn: 2 })
    expect(JSON.stringify(before)).not.toContain('two')
    const late = [rows[0]!, row('light', 'near', draws('two')), rows[3]!]
    expect(recentOf(youngJedi, late, 'dark').before).toBeNull()
    const opening = [{ ...row('light', 'near', draws('two')), first: true }, rows[3]!]
    expect(recentOf(youngJedi, opening, 'dark').before?.map(({ type }) => type)).toEqual(['drew'])
  })

  it('names opponents whose time was up since, once each', () => {
    const row = (seat: string, byClock: boolean, since = true): RecentRow => ({
      seat,
      events: [],
      byClock,
      order: null,
      since,
      near: true,
      first: false,
    })
    const timedOut = (...rows: readonly RecentRow[]) => recentOf(youngJedi, rows, 'dark').timedOut
    expect(timedOut(row('dark', false), row('light', true), row('light', true))).toEqual(['light'])
    expect(timedOut(row('light', true, false), row('dark', false), row('light', false))).toEqual([])
    expect(timedOut(row('dark', true))).toEqual([])
  })

  it('names the orders of the seat that have answered since, once each, and no order of the opponent', () => {
    const row = (seat: string, order: string | null, since = true): RecentRow => ({
      ...{ seat, events: [], byClock: false },
      ...{ order, since, near: true, first: false },
    })
    const obeyed = (...rows: readonly RecentRow[]) => recentOf(youngJedi, rows, 'dark').obeyed
    expect(obeyed(row('dark', 'losses'), row('light', 'damage'), row('dark', 'losses'))).toEqual(['losses'])
    expect(obeyed(row('dark', 'losses', false), row('dark', null))).toEqual([])
  })
})

it.each(Object.values(games))('$id: a turn begins with the facts that the story tells as its beginning', (game) => {
  const begins = new Set<string>()
  const seen = new Set<string>()
  const onMove = ({ events }: SimulatedMove) => {
    for (const event of events)
      for (const reader of [...game.seats, 'spectator']) {
        const isTold = turnLine(game, seenBy(event, reader), { language: 'en', names: {}, reader }) !== null
        expect(beginsTurn(game, event, reader)).toBe(isTold)
        ;(isTold ? begins : seen).add(event.type)
      }
  }
  simulate(game, {
    ...{ games: 1, seed: 'beginnings', format: game.formats[0] ?? '', orders: 'none', player: 'mixed' },
    onMove,
  } as Parameters<typeof simulate>[1])
  expect(begins.size).toBe(1)
  expect(seen.size).toBeGreaterThan(5)
})
