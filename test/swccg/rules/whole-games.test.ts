/** Whole games of the two starter decks with random answers. */
import { describe, expect, test } from 'vitest'
import { isRefusal, LANGUAGES, type Reader, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { safest } from '../../../src/games/swccg/policies/safest-answer.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { begun, playedOut, STARTERS } from '../starter-lists.ts'

const SEEDS = Array.from({ length: runs(2) }, (_, seed) => seed)
/** `npm run duels` plays many of them. */
const GAMES = runs(1)

/** The 60 cards of a side in a fixed order. */
const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted()

const allOf = (state: State, side: 'dark' | 'light') => sorted(cardsOfSide(state, side, (card) => cardOf(card).side))

describe('random games', () => {
  test('rules 1.2, 1.4: each side has the 60 cards of its deck at every move, wherever they are', () => {
    for (const seed of SEEDS) {
      const decks = SIDES.map((side) =>
        sorted(STARTERS[side].flatMap(({ card, count }) => Array<string>(count).fill(card))),
      )
      expect(decks.map(({ length }) => length)).toEqual([60, 60])
      playedOut(seed, ({ after }) => {
        expect(SIDES.map((side) => allOf(after, side))).toEqual(decks)
      })
    }
  })

  test('rule 12.1: every game ends, by the Life Force of one side', () => {
    for (const seed of SEEDS) {
      const { outcome, sides } = playedOut(seed + 100, () => {})
      expect(outcome?.kind).toBe('life-force')
      const loser = sides[outcome?.winner === 'dark' ? 'light' : 'dark']
      expect([loser.reserve.length, loser.force.length, loser.used.length]).toEqual([0, 0, 0])
    }
  })

  test('the same answers give the same game, also when it is saved and loaded between moves', () => {
    const loaded = (state: State): State => JSON.parse(JSON.stringify(state)) as State
    for (const seed of SEEDS.slice(0, 2))
      playedOut(seed, ({ before, decision, answer, after }) => {
        const again = swccg.play(loaded(before), decision.seat, [answer])
        expect('state' in again ? again.state : again).toEqual(after)
      })
  })

  test('the list without options names the same questions as the list with them', () => {
    for (const seed of SEEDS.slice(0, 2))
      playedOut(seed, ({ after }) => {
        const asked = swccg
          .decisions(after)
          .map(({ id, seat, kind, silence }) => ({ id, seat, kind, silent: silence !== undefined }))
        expect(swccg.awaits?.(after)).toEqual(asked)
      })
  })

  test('every question, fact and table has words in both languages', () => {
    playedOut(3, ({ after, events }) => {
      for (const language of LANGUAGES) {
        const voice = { language, names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' as Reader }
        const view = swccg.view(after, 'dark')
        expect(swccg.layout(view, voice).headline).toContain(String(after.turn))
        for (const decision of swccg.decisions(after)) {
          const words = swccg.words.decision(decision, swccg.view(after, decision.seat), {
            ...voice,
            reader: decision.seat,
          })
          expect(words.title).not.toBe(decision.kind)
          for (const { label } of [...Object.values(words.options)]) expect(label.length).toBeGreaterThan(1)
          for (const [id, label] of Object.entries(words.exits)) expect(label, id).not.toBe(id)
        }
        const lines = swccg.words.events(
          events.map((event) => seenBy(event, 'dark')),
          voice,
        )
        for (const line of lines) expect(line).not.toMatch(/\{\{|undefined|…/)
      }
    })
  })

  test('U-36: a game in which both only pass ends after 20 such turns, and both are told before', () => {
    let { state } = begun('passing')
    const told: unknown[] = []
    for (let moves = 0; moves < 1_000; moves++) {
      const [decision] = swccg.decisions(state)
      if (decision === undefined) break
      const step = swccg.play(state, decision.seat, [safest(swccg.view(state, decision.seat), decision)])
      if (isRefusal(step)) throw new Error(step.refused)
      state = step.state
      told.push(...step.events.filter(({ type }) => type === 'standstill').map(({ data }) => data))
    }
    expect(state.outcome?.kind).toBe('standstill')
    expect(told).toEqual([{ turns: 10 }, { turns: 4 }, { turns: 2 }])
    // Both drew 8 cards and lost none.
    expect(state.outcome?.winner).toBeNull()
  })

  test('U-36: a card deployed or lost begins the count anew', () => {
    let longest = 0
    playedOut(200, ({ before, after, events }) => {
      longest = Math.max(longest, after.still)
      if (events.some(({ type }) => type === 'turn') && before.today.stirred) expect(after.still).toBe(0)
      const stirring = ['deployed', 'placed', 'lost', 'gone', 'forfeited']
      if (after.turn === before.turn && events.some(({ type }) => stirring.includes(type)))
        expect(after.today.stirred).toBe(true)
    })
    expect(longest).toBeGreaterThan(0)
  })

  test('the safest answers and the plain player end games with legal answers only', () => {
    const report = simulate(swccg, {
      games: GAMES,
      seed: 'plain',
      format: 'starter',
      orders: 'none',
      player: 'practice',
    })
    expect([report.finished, report.illegal]).toEqual([GAMES, 0])
  })
})

describe('secrets (rules 4.11, 21.5)', () => {
  test('rule 3.1: a chosen starting location shows nothing until both have chosen', () => {
    const { state } = begun('secret')
    const [decision] = swccg.decisions(state)
    const ends = [0, 1].map((at) => {
      const { shape } = decision!
      const card = shape.type === 'choose' ? shape.options[at]!.id : ''
      const step = swccg.play(state, 'dark', [{ decision: decision!.id, exit: 'choose', choose: [card] }])
      return 'state' in step ? step : null
    })
    const [one, two] = ends
    for (const reader of ['light', 'spectator'] as const) {
      expect(swccg.view(one!.state, reader)).toEqual(swccg.view(two!.state, reader))
      expect(swccg.calls(one!.state, reader)).toEqual(['dark', 'light'])
    }
    expect(swccg.calls(one!.state, 'dark')).toEqual(['light'])
    expect(one!.events).toEqual([])
  })

  test('hands and face-down piles can be exchanged and nobody else sees a difference', () => {
    let moves = 0
    playedOut(7, ({ after }) => {
      moves += 1
      if (moves % 7 !== 0) return
      const other = structuredClone(after)
      const { hand, reserve, force, used } = other.sides.dark
      const mixed = [...hand.map(({ card }) => card), ...reserve, ...force, ...used].toReversed()
      const next = () => mixed.pop() ?? ''
      for (const pile of [used, reserve, force]) for (const at of pile.keys()) pile[at] = next()
      other.sides.dark.hand.splice(0, hand.length, ...hand.map(({ handle }) => ({ handle, card: next() })))
      for (const reader of ['light', 'spectator'] as const) {
        expect(swccg.view(other, reader)).toEqual(swccg.view(after, reader))
        expect(swccg.calls(other, reader)).toEqual(swccg.calls(after, reader))
      }
      const light = (state: State) => swccg.decisions(state).filter(({ seat }) => seat === 'light')
      expect(light(other)).toEqual(light(after))
      expect(swccg.awaits?.(other)).toEqual(swccg.awaits?.(after))
    })
    expect(moves).toBeGreaterThan(100)
  })
})
