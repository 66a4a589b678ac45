/** The last acts of standing orders: their questions are found again in the log. */
import { beforeAll, expect, test } from 'vitest'
import type { StandingOrder } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { starterDecks } from '../../src/games/swccg/decks/starter-decks.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import type { View } from '../../src/games/swccg/view/player-view.ts'
import { PRACTICE } from '../../src/matches/api.ts'
import { Course } from '../../src/matches/course.ts'
import { replayLog } from '../../src/matches/log.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { AskedBefore, PastQuestions } from '../../src/matches/orders/past-acts.ts'

const game = swccg as unknown as AnyGame
const logged = (rows: Course['rows'], from = 0): LoggedRow[] =>
  rows.map((row, at) => ({ ...JSON.parse(JSON.stringify(row)), seq: from + at, at: new Date(0) }))
const order = (kind: string, settings: StandingOrder['settings'] = {}): StandingOrder => ({
  kind,
  key: 'match',
  settings,
})
const seatsAll = { players: { dark: PRACTICE, light: PRACTICE }, orders: { dark: [], light: [] } }

let rows: readonly LoggedRow[] = []
beforeAll(() => {
  const course = new Course(game, null)
  const listOf = (side: string) => starterDecks.find(({ seat }) => seat === side)?.list ?? []
  course.setup([{ format: 'starter', rules: {} }, { dark: listOf('dark'), light: listOf('light') }, 'past acts'])
  course.followUp(seatsAll)
  rows = logged(course.rows)
})

/** The questions of Light in these rows. */
function pastQuestions(all: readonly LoggedRow[]): PastQuestions {
  const questions = new PastQuestions(game, 'light')
  questions.read(all)
  return questions
}

/** The rows of a seat's own answers, by what they hold. */
const answered = (seat: string) =>
  rows.flatMap(({ kind, seat: by, data, seq }) =>
    kind === 'answers' && by === seat
      ? (data as unknown as { answers: readonly { exit: string; decision: string }[] }).answers.map((one) => ({
          ...one,
          seq,
        }))
      : [],
  )

test('the questions of a seat are all that it or its silence answered, the last first, as it saw them', () => {
  const silent = rows.flatMap(
    ({ data }) => (data as { silent?: readonly { seat: string; answer: { decision: string } }[] }).silent ?? [],
  )
  const own = [
    ...answered('light').map(({ decision }) => decision),
    ...silent.flatMap(({ seat, answer }) => (seat === 'light' ? [answer.decision] : [])),
  ]
  const questions = pastQuestions(rows).all()
  expect(own.length).toBeGreaterThan(50)
  expect(questions.map((one) => one.decision()?.id).toSorted()).toEqual(own.toSorted())
  expect(questions.every((one, at) => at === 0 || one.row <= (questions[at - 1]?.row ?? 0))).toBe(true)
  for (const one of questions) {
    expect(one.decision()?.seat).toBe('light')
    expect((one.view() as View).reader).toBe('light')
  }
})

test('an order that answers shows the last question that it would have answered, and its answer', () => {
  const questions = pastQuestions(rows)
  const act = questions.lastAct(order('losses'))
  const last = answered('light').findLast(({ exit }) => exit === 'lose')
  const asked = questions.all().filter((one) => one.decision()?.kind === 'lose')
  expect(asked.length).toBeGreaterThan(1)
  expect([act?.decision.kind, act?.row]).toEqual(['lose', asked[0]?.row])
  expect(act?.row).toBeLessThanOrEqual(last?.seq ?? 0)
  expect(act?.reply).toMatchObject({ exit: 'lose', decision: asked[0]?.decision()?.id })
  // With a limit it asks at greater losses, and an earlier one is shown, if there is any.
  const small = asked.find((one) => Number(one.decision()?.about.left) <= 1)
  const limited = questions.lastAct(order('losses', { most: { exit: 'ok', number: 1 } }))
  expect(limited?.decision.id).toBe(small?.decision()?.id)
  expect(limited?.decision.id).not.toBe(act?.decision.id)
})

test('a stop shows the last silence that it would have stopped', () => {
  const questions = pastQuestions(rows)
  const stop = order('phase-stop', { phases: { exit: 'ok', choose: ['deploy'] } })
  const act = questions.lastAct(stop)
  expect(act?.reply).toBe('ask')
  expect(act?.decision.silence).toBeDefined()
  const view = act?.view as View
  expect([view.phase, view.active]).toEqual(['deploy', 'dark'])
})

test('an order that would not have acted, or can’t stand in this match, shows nothing', () => {
  const questions = pastQuestions(rows)
  expect(questions.lastAct(order('destiny-stop', { least: { exit: 'ok', number: 99 } }))).toBeNull()
  expect(questions.lastAct({ kind: 'losses', key: 'another', settings: {} })).toBeNull()
  expect(pastQuestions(rows.map((row) => ({ ...row, engine: 'old' }))).all()).toEqual([])
})

test('a move that was taken back shows in no order', () => {
  const move = answered('light').findLast(({ exit }) => exit === 'lose')?.seq ?? 0
  const played = rows.slice(0, move + 1)
  const states = replayLog(game, played)?.states
  const course = new Course(game, states?.get(move))
  course.takeBack('light', move, states?.get(move - 1))
  const all = [...played, ...logged(course.rows, played.length)]
  expect(
    pastQuestions(played)
      .all()
      .some(({ row }) => row === move),
  ).toBe(true)
  expect(
    pastQuestions(all)
      .all()
      .some(({ row }) => row === move),
  ).toBe(false)
})

test('a second look reads the rows that were appended, and finds what a first look at all of them finds', async () => {
  const half = Math.floor(rows.length / 2)
  let length = half
  let plays = 0
  const counted: AnyGame = {
    ...game,
    play(...given) {
      plays += 1
      return game.play(...given)
    },
  }
  const from: number[] = []
  const load = async (first: number) => {
    from.push(first)
    return rows.slice(first, length)
  }
  const asked = new AskedBefore()
  const look = () => asked.of(counted, 'match', 'light', load)
  const orders = [order('losses'), order('phase-stop', { phases: { exit: 'ok', choose: ['deploy'] } })]
  const first = await look()
  const before = orders.map((one) => first.lastAct(one)?.row)
  expect(before).toEqual(orders.map((one) => pastQuestions(rows.slice(0, half)).lastAct(one)?.row))
  const once = plays
  await look()
  expect(plays).toBe(once)
  length = rows.length
  const again = await look()
  expect(from).toEqual([0, half, half])
  expect(again.all().map(({ row }) => row)).toEqual(
    pastQuestions(rows)
      .all()
      .map(({ row }) => row),
  )
  const acts = orders.map((one) => again.lastAct(one)?.row)
  expect(acts).toEqual(orders.map((one) => pastQuestions(rows).lastAct(one)?.row))
  expect(acts).not.toEqual(before)
})

test('a move taken back after a look shows in no order at the next look', async () => {
  const move = pastQuestions(rows).lastAct(order('losses'))?.row ?? 0
  let all: readonly LoggedRow[] = rows.slice(0, move + 1)
  const asked = new AskedBefore()
  const look = () => asked.of(game, 'match', 'light', async (from) => all.slice(from))
  expect((await look()).lastAct(order('losses'))?.row).toBe(move)
  const states = replayLog(game, all)?.states
  const course = new Course(game, states?.get(move))
  course.takeBack('light', move, states?.get(move - 1))
  all = [...all, ...logged(course.rows, all.length)]
  const after = await look()
  expect(after.all().some(({ row }) => row === move)).toBe(false)
  expect(after.lastAct(order('losses'))?.row).toBe(pastQuestions(all).lastAct(order('losses'))?.row)
})

test('the seat that was looked at least recently is read from the beginning again, others are not', async () => {
  const from: number[] = []
  const asked = new AskedBefore()
  const look = (match: string) =>
    asked.of(game, match, 'light', async (first) => {
      from.push(first)
      return rows.slice(first, 1)
    })
  for (let match = 0; match < 17; match++) await look(`match ${match}`)
  await look('match 16')
  await look('match 0')
  expect(from.slice(-2)).toEqual([1, 0])
})
