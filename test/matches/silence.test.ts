/** Windows that are passed in silence, stops that end the silence, and stops that cut a submission short. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Decision, isRefusal, type StandingOrder } from '../../src/contract/index.ts'
import type { Sight } from '../../src/matches/api.ts'
import { Course } from '../../src/matches/course.ts'
import { replayLog } from '../../src/matches/log.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { rebuild } from '../../src/matches/replays.ts'
import { calledIn } from '../../src/matches/silence.ts'
import { SEATS, type Seat, type State, tiny } from '../games/tiny.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { DAY, must, type Net, newInteraction, open, refusedAs, see } from './net.ts'

const GAMES = { [tiny.id]: tiny }
/** Both can pay at once for the unit that north holds then. */
const SEED = 'silence'
const lists = Object.fromEntries(SEATS.map((seat) => [seat, tiny.decks().find((deck) => deck.seat === seat)!.list]))
const watchFrom = (number: number): StandingOrder => ({
  kind: 'watch',
  key: 'match',
  settings: { from: { exit: 'ok', number } },
})
const seats = (south: readonly StandingOrder[] = [], north: readonly StandingOrder[] = []) => ({
  players: { north: 'ann', south: 'bob' },
  orders: { north, south },
})

/** Deploys the first unit that is offered, pays for it with coins, and ends the turn. */
function reply({ id, kind, shape, about }: Decision, ending: boolean): Answer {
  const options = shape.type === 'choose' ? shape.options : []
  if (kind === 'act' && ending) return { decision: id, exit: 'end' }
  if (kind === 'act') return { decision: id, exit: 'do', choose: [options.find(({ group }) => group === 'deploy')!.id] }
  if (kind === 'pay') return { decision: id, exit: 'pay', choose: Array(Number(about.strength)).fill('coins') }
  return { decision: id, exit: 'pass' }
}

/** The three answers of such a turn, as they become pending while nobody stops them. */
function turnOf(state: State, seat: Seat): Answer[] {
  const answers: Answer[] = []
  let now = state
  while (!answers.some(({ exit }) => exit === 'end')) {
    const [decision] = tiny.decisions(now)
    const answer = reply(decision!, answers.length >= 2)
    if (decision!.kind !== 'respond') {
      if (decision!.seat !== seat) throw new Error('not asked')
      answers.push(answer)
    }
    const step = tiny.play(now, decision!.seat, [answer])
    if (isRefusal(step)) throw new Error(step.refused)
    now = step.state
  }
  return answers
}

function begun(): Course {
  const course = new Course(tiny, null)
  course.setup([{ format: 'short' }, lists, SEED])
  course.followUp(seats())
  return course
}
const start = (): State => begun().state as State
const logged = (...courses: readonly Course[]): LoggedRow[] =>
  courses.flatMap(({ rows }) => rows).map((row, seq) => ({ ...JSON.parse(JSON.stringify(row)), seq, at: new Date(0) }))

describe('a silence', () => {
  it('is part of the row of the answer that led to it, calls nobody, and is replayed from there', () => {
    const course = new Course(tiny, start())
    const answers = turnOf(start(), 'north')
    expect(course.submit('north', answers, seats())).toBe(3)
    course.followUp(seats())
    expect(course.rows).toHaveLength(1)
    expect(course.rows[0]!.data).toMatchObject({
      answers,
      silent: [
        { after: 2, seat: 'south' },
        { after: 2, seat: 'north' },
      ],
    })
    expect(course.awaited).toEqual(['south'])
    expect(course.opened).toEqual(new Set(['south']))
    const rebuilt = replayLog(tiny, logged(begun(), course))
    expect(rebuilt).toMatchObject({ differs: null, state: course.state })
  })

  it('is refused by the replay if the log holds another one', () => {
    const course = new Course(tiny, start())
    course.submit('north', turnOf(start(), 'north'), seats())
    course.followUp(seats())
    const rows = logged(begun(), course)
    ;(rows[1]!.data as { silent: unknown[] }).silent.pop()
    expect(replayLog(tiny, rows)?.differs).toEqual({ seq: 1, reason: 'refused' })
  })

  it('ends at a stop that acts: the answers before it are one row, and its seat is called', () => {
    const course = new Course(tiny, start())
    expect(course.submit('north', turnOf(start(), 'north'), seats([watchFrom(1)]))).toBe(2)
    course.followUp(seats([watchFrom(1)]))
    expect(course.rows).toHaveLength(1)
    expect(course.awaited).toEqual(['south'])
    expect(tiny.calls(course.state as State, 'spectator')).toEqual([])
    for (const reader of ['north', 'south', 'spectator'])
      expect(calledIn(tiny, course.state, reader)).toEqual(['south'])
    expect(replayLog(tiny, logged(begun(), course))?.differs).toBeNull()
  })

  it('is not broken by a stop whose public condition does not hold', () => {
    const course = new Course(tiny, start())
    expect(course.submit('north', turnOf(start(), 'north'), seats([watchFrom(4)]))).toBe(3)
  })

  it('does not pass for a seat that was called and then removed its stop', () => {
    const course = new Course(tiny, start())
    course.submit('north', turnOf(start(), 'north'), seats([watchFrom(1)]))
    course.followUp(seats([watchFrom(1)]))
    const later = new Course(tiny, course.state)
    later.followUp(seats())
    expect(later.rows).toEqual([])
    expect(later.awaited).toEqual(['south'])
  })

  it('leads to the same state whether its seat was called and passed, or nobody was called', () => {
    const [first, second, last] = turnOf(start(), 'north')
    const silent = new Course(tiny, start())
    silent.submit('north', [first!, second!], seats())
    silent.followUp(seats())
    const stopped = new Course(tiny, start())
    stopped.submit('north', [first!, second!], seats([watchFrom(1)]))
    stopped.followUp(seats([watchFrom(1)]))
    const [window] = tiny.decisions(stopped.state as State)
    expect(stopped.answer('south', [reply(window!, true)], 'player')).toBeNull()
    stopped.followUp(seats([watchFrom(1)]))
    expect(stopped.state).toEqual(silent.state)
    expect(stopped.submit('north', [last!], seats([watchFrom(1)]))).toBe(1)
  })
})

describe('a match with windows', () => {
  let place: Place
  let net: Net
  beforeAll(async () => {
    place = quickest()
    net = await open(place, { games: GAMES })
    await net.start()
  })
  afterAll(async () => {
    await net?.close()
    await place?.remove()
  })

  /** Ann plays north, which begins; Bob may have a stop. */
  async function begin(stop: boolean): Promise<string> {
    net.seeds.push(SEED)
    // The safest answer is played when time is up.
    const clock = { kind: 'each', sittingMs: 3 * DAY, counts: 'all', misses: 3 } as const
    const terms = { game: tiny.id, format: 'short', rules: {}, rated: false, sittingMs: 3 * DAY, clock }
    const where = { guildId: 'guild', channelId: 'channel' }
    const request = { by: 'ann', to: 'bob', terms, place: where, seat: 'north', interaction: newInteraction() }
    const { id: challengeId } = must(await net.challenges.draft(request))
    let matchId = ''
    for (const [person, seat] of [
      ['ann', 'north'],
      ['bob', 'south'],
    ]) {
      const chosen = { challengeId, person: person!, deckId: `${seat}-short`, interaction: newInteraction() }
      matchId = must(await net.challenges.chooseDeck(chosen)).matchId ?? matchId
    }
    const order = { matchId, person: 'bob', order: watchFrom(1), interaction: newInteraction() }
    if (stop) must(await net.matches.setOrder(order))
    await net.idle()
    net.herald.news(matchId)
    return matchId
  }

  async function answer(matchId: string, person: string, ending: boolean) {
    const sight = await see(net, matchId, person)
    const decision = (sight.pending ?? sight).decisions[0]!
    const { decision: _, exit, ...given } = reply(decision, ending)
    const asked = { matchId, person, seat: sight.reader, decision: decision.id, exit, given }
    return net.matches.answer({ ...asked, interaction: newInteraction() })
  }

  /** The contents of a sight, without the name of the match. */
  const shown = ({ match: _, calls, ...sight }: Sight) => ({ ...sight, calls: calls.map(({ seat }) => seat) })

  it('shows the same with and without a stop of the opponent until the answers are submitted', async () => {
    const [plain, stopped] = [await begin(false), await begin(true)]
    for (const _ of ['deploy', 'pay']) {
      const came = await Promise.all([answer(plain, 'ann', false), answer(stopped, 'ann', false)])
      expect(came.map((one) => one.came)).toEqual(['pending', 'pending'])
      for (const person of ['ann', 'carl'])
        expect(shown(await see(net, stopped, person))).toEqual(shown(await see(net, plain, person)))
    }
    const { pending } = await see(net, stopped, 'ann')
    expect(pending!.answers.map(({ decision }) => decision.kind)).toEqual(['act', 'pay'])
    expect(pending!.answers.at(-1)!.events.map(({ type }) => type)).toContain('landed')
    expect(pending!.decisions.map(({ kind }) => kind)).toEqual(['act'])
    await net.idle()
    expect([...net.herald.news(plain), ...net.herald.news(stopped)]).toEqual([])
  })

  it('cuts a submission short at a stop, calls its seat, and keeps the rest until the game comes back', async () => {
    const matchId = await begin(true)
    await answer(matchId, 'ann', false)
    await answer(matchId, 'ann', false)
    const handed = await answer(matchId, 'ann', true)
    expect(handed.came === 'submitted' && handed.answers).toHaveLength(2)
    expect(await see(net, matchId, 'ann')).toMatchObject({
      decisions: [],
      pending: null,
      stopped: true,
      dropped: false,
    })
    const bob = await see(net, matchId, 'bob')
    expect(bob.decisions.map(({ kind }) => kind)).toEqual(['respond'])
    expect(bob.calls.map(({ seat }) => seat)).toEqual(['south'])
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['story', 'called south'])
    expect(must(await answer(matchId, 'bob', true)).came).not.toBe('stale')
    const back = await see(net, matchId, 'ann')
    expect(back).toMatchObject({ stopped: true, dropped: false })
    expect(back.decisions.map(({ kind }) => kind)).toEqual(['act'])
    expect((await answer(matchId, 'ann', true)).came).toBe('submitted')
    expect(await see(net, matchId, 'ann')).toMatchObject({ stopped: false, decisions: [] })
    expect((await rebuild(net.prisma, GAMES, matchId))?.differs).toBeNull()
  })

  it('passes for a seat that stopped the game and let its time run out', async () => {
    const matchId = await begin(true)
    for (const ending of [false, false, true]) await answer(matchId, 'ann', ending)
    // The call arrives before any time goes by.
    await net.idle()
    net.clock.advance(4 * DAY)
    await net.idle()
    const ann = await see(net, matchId, 'ann')
    expect(ann.calls.map(({ seat }) => seat)).toEqual(['north'])
    expect((ann.view as State).units).toHaveLength(1)
    expect((await rebuild(net.prisma, GAMES, matchId))?.differs).toBeNull()
  })

  it('refuses an answer to a window that is passed', async () => {
    const matchId = await begin(false)
    for (const ending of [false, false, true]) await answer(matchId, 'ann', ending)
    const answers = [{ decision: 'south-1', exit: 'pass' }]
    const late = await net.matches.play({ matchId, person: 'bob', answers, interaction: newInteraction() })
    expect(refusedAs(late)).toBe('match.stale')
  })
})
