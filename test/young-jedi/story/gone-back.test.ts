/** A battle that a judge has taken back counts no more: in turns, replays, pictures and the card of the result. */
import { describe, expect, it } from 'vitest'
import { type GameEvent, seenBy } from '../../../src/contract/index.ts'
import { framesFor } from '../../../src/discord/replay/replay-panel.ts'
import { games } from '../../../src/games/registry.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { PRACTICE } from '../../../src/matches/api.ts'
import { Course } from '../../../src/matches/course.ts'
import { replayLog } from '../../../src/matches/log.ts'
import type { LoggedRow } from '../../../src/matches/match-rows.ts'
import { stepsOf } from '../../../src/matches/replays.ts'
import { OPENING, turnsAfter, turnsOf } from '../../../src/matches/turns/turns.ts'
import { NAMES, voice } from '../words/reading.ts'

const game = games['young-jedi']!
const SEATS = { players: { dark: PRACTICE, light: PRACTICE }, orders: {} }
const AT = new Date('2030-01-01T12:00:00Z')

const logged = (course: Course, from: number): LoggedRow[] =>
  course.rows.map((row, at) => ({ ...JSON.parse(JSON.stringify(row)), seq: from + at, at: AT }))

const deckOf = (seat: string) => decks.find((deck) => deck.seat === seat && deck.format === 'full')!.list

/** The log of a match that has gone back behind its first battle, this many turns after it. */
function goneBack(turnsLater: number): { rows: LoggedRow[]; from: number; until: number } {
  const whole = new Course(game, null)
  whole.setup([{ format: 'full' }, { dark: deckOf('dark'), light: deckOf('light') }, 'gone back'])
  whole.followUp(SEATS)
  const all = logged(whole, 0)
  const has = (type: string) => (row: LoggedRow) => row.events.some((event) => event.type === type)
  const battle = all.findIndex(has('battle'))
  const ended = all.findIndex(has('battle-end'))
  const turns = all.flatMap((row, at) => (at > ended && has('turn')(row) ? [at] : []))
  const last = turnsLater === 0 ? ended : turns[turnsLater - 1]!
  const played = all.slice(0, last + 1)
  const states = replayLog(game, played)!.states
  const course = new Course(game, states.get(last))
  course.goBack(battle, states.get(battle - 1))
  course.followUp(SEATS)
  return { rows: [...played, ...logged(course, last + 1)], from: battle, until: last }
}

const count = (events: readonly GameEvent[], type: string) => events.filter((event) => event.type === type).length

describe.each([0, 1, 2])('a battle that was taken back %i turns later', (turnsLater) => {
  const { rows, from, until } = goneBack(turnsLater)
  const standing = rows.filter(({ seq }) => seq < from || seq > until)
  const facts = standing.flatMap(({ events }) => events)
  const steps = stepsOf(game, rows, 'spectator')

  it('was a battle with fights', () => {
    const undone = rows.filter((row) => !standing.includes(row)).flatMap(({ events }) => events)
    expect(count(undone, 'fight')).toBeGreaterThan(0)
    expect(count(undone, 'turn')).toBe(turnsLater)
    expect(steps.filter((step) => step.undone).every(({ seq }) => seq >= from && seq <= until)).toBe(true)
    expect(steps.find(({ undoes }) => undoes !== null)?.undoes).toBe(from)
  })

  it('is in no turn that counts', () => {
    const turns = turnsOf(game, steps, voice('spectator'))
    const counting = turns.filter(({ undone }) => undone !== true)
    const wanted = turnsAfter(
      game,
      OPENING,
      steps.filter(({ undone }) => !undone).flatMap(({ events }) => events),
      voice('spectator'),
    )
    expect(counting.map(({ events }) => events)).toEqual(wanted.map(({ events }) => events))
    // Each message of the thread tells one turn.
    expect(new Set(turns.map(({ number }) => number)).size).toBe(turns.length)
  })

  it('is in no frame of the replay, and its fights are not on the card of the result', () => {
    const view = steps.at(-1)!.view
    const outcome = game.outcome(replayLog(game, rows)!.state)
    const match = {
      ...({ id: 'm', place: { guildId: null, channelId: 'c' }, status: 'over', threadId: null } as const),
      terms: { game: 'young-jedi', format: 'full', rules: {}, rated: false, sittingMs: 1000 },
      players: { dark: 'ann', light: 'bob' },
      ...{ startedAt: AT, endedAt: AT, outcome },
    }
    const replayed = { match, reader: 'spectator', readers: ['spectator'], steps, decks: null }
    const frames = framesFor({ game, replayed, language: 'en', names: NAMES })
    const fights = frames.filter(({ moment }) => moment !== null && moment !== 'end' && moment.kind === 'fight')
    expect(fights).toHaveLength(count(facts, 'fight'))
    const seen = steps
      .filter(({ undone }) => !undone)
      .flatMap(({ events }) => events.map((one) => seenBy(one, 'spectator')))
    const end = game.moments!.end(seen, view, voice('spectator'))
    const late = { kind: 'time-out' as const, winner: null, values: {} }
    expect(game.moments!.end(seen, { ...(view as object), outcome: late }, voice('spectator'))?.claim).toBe('No winner')
    const won = facts.filter(({ type, seat }) => type === 'fight' && seat !== undefined).length
    expect(end?.counts[2]?.value.split('–').reduce((sum, one) => sum + Number(one), 0)).toBe(won)
  })
})
