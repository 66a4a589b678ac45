/** Answers that go on by themselves in one sitting: payments, windows in which nothing is played, a drain that is passed. */
import { describe, expect, it } from 'vitest'
import { type Decision, isRefusal, type PanelAction, type Seat } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import { isText } from '../../../src/games/swccg/rules/option-facts.ts'
import { lifeForce } from '../../../src/games/swccg/state/game-state.ts'
import { shortName } from '../../../src/games/swccg/words/short-names.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { goOn, nothingPending, type TriedAnswer, tryOut } from '../../../src/matches/pending.ts'
import { voiceOf } from './full-tables.ts'
import { type AskedAt, playGame } from './played-positions.ts'

const game = swccg as unknown as AnyGame

/** The questions of some games. */
const all: readonly AskedAt[] = Array.from({ length: 8 }, (_, at) => at).flatMap((at) => {
  const found: AskedAt[] = []
  playGame({ seed: `going on ${at}`, chance: at * 0.06, most: 500 }, (asked) => {
    if (asked.decision.silence === undefined) found.push(asked)
  })
  return found
})

/** The questions of this kind. */
const questions = (kind: string, fits: (asked: AskedAt) => boolean = () => true): readonly AskedAt[] =>
  all.filter((asked) => asked.decision.kind === kind && fits(asked))

const firstOf = ({ decision, view }: AskedAt): PanelAction =>
  swccg.panels!.ask(decision, view, { choose: [], suggested: false }, voiceOf(decision.seat, 'en')).actions[0]!

/** Gives an action as a tap does, and goes on. */
function tapped({ state, decision }: AskedAt, action: PanelAction): TriedAnswer {
  const answer = { ...answerBy(decision as Decision, action, { choose: [] })!, decision: decision.id }
  const tried = tryOut(game, decision.seat, nothingPending(state), answer, [])
  if (isRefusal(tried)) throw new Error(JSON.stringify(tried))
  return action.next === undefined
    ? tried
    : goOn(game, decision.seat, tried, { next: action.next, later: action.later }, [])
}

const open = ({ ahead }: TriedAnswer) => swccg.decisions(ahead.state as AskedAt['state'])
const asks = (tried: TriedAnswer, seat: Seat) => open(tried).filter((one) => one.seat === seat)

describe('a payment of several cards', () => {
  const several = questions('satisfy').filter((one) => firstOf(one).next !== undefined)

  it('is given in one tap as long as nobody else is asked', () => {
    expect(several.length).toBeGreaterThan(5)
    let more = 0
    for (const one of several) {
      const action = firstOf(one)
      const tried = tapped(one, action)
      if (tried.ahead.answers.length > 1) more += 1
      const again = asks(tried, one.decision.seat).filter(({ kind }) => kind === 'satisfy')
      const alone = open(tried).every(({ seat }) => seat === one.decision.seat)
      // The last Life Force is asked about each time.
      if (alone && action.sure === undefined) expect(again).toEqual([])
      expect(tried.final).toBe(true)
    }
    expect(more).toBeGreaterThan(3)
  })
})

describe('a drain to which a react is possible', () => {
  const drains = questions('respond', ({ decision }) => decision.about.moment === 'drain begun')

  it('is passed and paid in one tap', () => {
    expect(drains.length).toBeGreaterThan(3)
    let paid = 0
    for (const one of drains) {
      const action = firstOf(one)
      if (action.next === undefined) continue
      const tried = tapped(one, action)
      const given = tried.ahead.answers.filter(({ exit }) => exit === 'lose').flatMap(({ choose = [] }) => choose)
      // All that its button names; where a single pile is left it pays without a question, and cards of the hand are asked.
      if (given.length > 0) expect(given.slice(0, action.later?.length)).toEqual(action.later)
      paid += given.length
      if (one.view.hand.length === 0)
        expect(asks(tried, one.decision.seat).map(({ kind }) => kind)).not.toContain('lose')
    }
    expect(paid).toBeGreaterThan(1)
  })

  it('can be passed and paid otherwise', () => {
    for (const { decision, view } of drains) {
      const { actions, more } = swccg.panels!.ask(
        decision,
        view,
        { choose: [], suggested: false },
        voiceOf(decision.seat, 'en'),
      )
      expect([...actions, ...more].some(({ exit, next }) => exit === 'pass' && next === undefined)).toBe(true)
    }
  })
})

describe('several drains of one turn', () => {
  const drains = questions('lose', ({ decision }) => decision.about.cause === 'drain').flatMap((one) => {
    const { actions } = swccg.panels!.ask(
      one.decision,
      one.view,
      { choose: [], suggested: false },
      voiceOf(one.decision.seat, 'en'),
    )
    const every = actions.find(({ id }) => id === 'all-drains')
    return every === undefined ? [] : [{ one, every }]
  })

  it('are paid from one pile by one tap, and the last Life Force is asked', () => {
    expect(drains.length).toBeGreaterThan(10)
    let several = 0
    for (const { one, every } of drains) {
      const tried = tapped(one, every)
      const paid = tried.ahead.answers.filter(({ exit }) => exit === 'lose')
      if (paid.length > 1) several += 1
      expect(new Set(paid.flatMap(({ choose = [] }) => choose)).size).toBe(1)
      const view = swccg.view(tried.ahead.state as AskedAt['state'], one.decision.seat)
      expect(lifeForce(view, one.decision.seat)).toBeGreaterThan(0)
    }
    expect(several).toBeGreaterThan(3)
  })
})

describe('a search that finds nothing', () => {
  it('asks nothing more', () => {
    const nothing = questions(
      'pick',
      ({ decision: { shape } }) => shape.type === 'choose' && shape.options.length === 0,
    )
    for (const { decision, view } of nothing)
      expect(swccg.panels!.through?.('search', decision, view)).toEqual({ exit: 'do' })
    const some = questions('pick', ({ decision: { shape } }) => shape.type === 'choose' && shape.options.length > 0)
    expect(some.length).toBeGreaterThan(0)
    for (const { decision, view } of some) expect(swccg.panels!.through?.('search', decision, view)).toBeNull()
  })
})

describe('a fight in which nothing is played', () => {
  const begun = questions('respond', ({ decision }) => decision.about.moment === 'battle begun')

  it('goes on until a card on table offers something, a loss is due, or the opponent is asked', () => {
    expect(begun.length).toBeGreaterThan(5)
    let passed = 0
    for (const one of begun) {
      const pass = firstOf(one)
      expect(pass.label).toBe('Fight, play nothing')
      const tried = tapped(one, pass)
      passed += tried.ahead.answers.length
      const [next] = asks(tried, one.decision.seat)
      if (next === undefined || !['respond', 'weapons'].includes(next.kind)) continue
      const options = next.shape.type === 'choose' ? next.shape.options : []
      expect(options.some(({ face, group }) => face !== undefined || group === 'fire' || group === 'text')).toBe(true)
    }
    expect(passed).toBeGreaterThan(begun.length)
  })

  it('asks at the next chance where its player wants it', () => {
    for (const { decision, view } of begun) {
      const { more, actions } = swccg.panels!.ask(
        decision,
        view,
        { choose: [], suggested: false },
        voiceOf(decision.seat, 'en'),
      )
      expect([...actions, ...more].map(({ label }) => label)).toContain('Fight, ask me again')
    }
  })
})

describe('a text that is proposed', () => {
  /** Questions that a text asks of its player. */
  const OF_TEXT = ['text-target', 'pick', 'one-of', 'goal', 'deploy-where']
  const proposing = questions('act').flatMap((one) => {
    const { decision, view } = one
    const proposal = swccg.panels!.suggest(decision, view)
    const option = optionsOf(decision).find(({ id }) => id === proposal?.choose?.[0])
    return option !== undefined && isText(option) ? [{ ...one, proposal: proposal! }] : []
  })
  const actionsOf = ({ decision, view, proposal }: (typeof proposing)[number]) => {
    const { actions, more } = swccg.panels!.ask(
      ...([decision, view, { ...proposal, suggested: true }, voiceOf(decision.seat, 'en')] as const),
    )
    return [...actions, ...more]
  }

  it('is used by one tap with what it asks, and by another one without', () => {
    expect(proposing.length).toBeGreaterThan(5)
    let asked = 0
    for (const one of proposing) {
      const [use, ...others] = actionsOf(one)
      const left = asks(tapped(one, use!), one.decision.seat)
      expect(left.map(({ kind }) => kind).filter((kind) => OF_TEXT.includes(kind))).toEqual([])
      const choosing = others.find(({ id }) => id === 'choose')
      if (choosing === undefined) continue
      const first = asks(tapped(one, choosing), one.decision.seat)
      if (first.some(({ kind }) => OF_TEXT.includes(kind))) asked += 1
    }
    expect(asked).toBeGreaterThan(3)
  })

  it('comes within the rest of a turn, whose button names its card or says that one is used', () => {
    const some = [...questions('activate'), ...questions('act')].filter((_, at) => at % 4 === 0)
    const before = some.flatMap((one) => {
      const { decision, view } = one
      const proposal = swccg.panels!.suggest(decision, view)
      if (proposal === null) return []
      const begun = { ...proposal, suggested: true }
      const [action] = swccg.panels!.ask(decision, view, begun, voiceOf(decision.seat, 'en')).actions
      return action?.next?.startsWith('texts') === true ? [{ one, action }] : []
    })
    expect(before.length).toBeGreaterThan(5)
    let used = 0
    for (const { one, action } of before) {
      const tried = tapped(one, action)
      const texts = tried.ahead.pending.flatMap(({ decision, answer }) =>
        optionsOf(decision as AskedAt['decision']).filter(
          (option) => answer.choose?.includes(option.id) && isText(option),
        ),
      )
      const names = texts.map(({ card = '' }) => shortName(card))
      expect(action.label).toMatch(/ use [^…]+…$|^Use [^…]+…$/i)
      if (names.some((name) => action.label.includes(name))) used += 1
    }
    expect(used).toBeGreaterThan(before.length / 2)
  })
})
