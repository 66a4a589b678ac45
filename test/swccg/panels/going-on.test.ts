/** Answers that go on by themselves in one sitting: payments, windows in which nothing is played, a drain that is passed. */
import { describe, expect, it } from 'vitest'
import { type Decision, isRefusal, type PanelAction, type Seat } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { goOn, nothingPending, type TriedAnswer, tryOut } from '../../../src/matches/pending.ts'
import { voiceOf } from './full-tables.ts'
import { type AskedAt, playGame } from './played-positions.ts'

const game = swccg as unknown as AnyGame

/** The questions of this kind in some games. */
function questions(kind: string, fits: (asked: AskedAt) => boolean = () => true): readonly AskedAt[] {
  const found: AskedAt[] = []
  for (let at = 0; at < 8; at++)
    playGame({ seed: `going on ${at}`, chance: at * 0.06, most: 500 }, (asked) => {
      if (asked.decision.kind === kind && asked.decision.silence === undefined && fits(asked)) found.push(asked)
    })
  return found
}

const firstOf = ({ decision, view }: AskedAt): PanelAction =>
  swccg.panels!.ask(decision, view, { choose: [], suggested: false }, voiceOf(decision.seat, 'en')).actions[0]!

/** Gives an action as a tap does, and goes on. */
function tapped({ state, decision }: AskedAt, action: PanelAction): TriedAnswer {
  const answer = { ...answerBy(decision as Decision, action, { choose: [] })!, decision: decision.id }
  const tried = tryOut(game, decision.seat, nothingPending(state), answer, [])
  if (isRefusal(tried)) throw new Error(JSON.stringify(tried))
  return action.next === undefined ? tried : goOn(game, decision.seat, tried, action.next, [])
}

const open = ({ ahead }: TriedAnswer) => swccg.decisions(ahead.state as AskedAt['state'])
const asks = (tried: TriedAnswer, seat: Seat) => open(tried).filter((one) => one.seat === seat)

describe('a payment of several cards', () => {
  const several = questions('satisfy').filter((one) => firstOf(one).next !== undefined)

  it('is given in one tap as long as nobody else is asked', () => {
    expect(several.length).toBeGreaterThan(5)
    let more = 0
    for (const one of several) {
      const tried = tapped(one, firstOf(one))
      if (tried.ahead.answers.length > 1) more += 1
      const again = asks(tried, one.decision.seat).filter(({ kind }) => kind === 'satisfy')
      const alone = open(tried).every(({ seat }) => seat === one.decision.seat)
      if (alone) expect(again).toEqual([])
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
      // Where a single pile is left it pays without a question.
      expect(asks(tried, one.decision.seat).map(({ kind }) => kind)).not.toContain('lose')
      paid += tried.ahead.answers.filter(({ exit }) => exit === 'lose').length
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
