import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, DeckList } from '../../../src/contract/index.ts'
import { isRefusal } from '../../../src/contract/index.ts'
import { SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS } from '../../../src/games/young-jedi/cards/editions.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { calls, decisions, play, setup } from '../../../src/games/young-jedi/playing.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import { random } from '../../../src/games/young-jedi/policies/random.ts'
import { safest } from '../../../src/games/young-jedi/policies/safest.ts'
import {
  QUESTION_KINDS,
  type QuestionKind,
  type State,
  turnFrame,
} from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { runs } from '../../runs.ts'
import { cardsOf, freeze, inPlayOf, throughJson } from '../position.ts'
import { anyDeck, cardsIn, type Match, matches, numbers, playOut } from './games.ts'

const STYLES = ['anything', 'keen', 'random', 'practice', 'curious', 'mixed'] as const

/** Questions that only one or two cards ask: too rare for this many games. Each has its own test with the rules. */
const RARE: readonly QuestionKind[] = [
  ...(['text-target', 'reshuffle', 'control-text', 'strike', 'destiny-card', 'redraw', 'replace', 'switch'] as const),
  ...(['call-tie', 'give-up', 'defeat-text', 'forced-discard', 'name-numbers', 'dueling-text', 'show-hand'] as const),
]

const EVERYTHING = [
  ...QUESTION_KINDS.filter((kind) => !RARE.includes(kind)).map((kind) => `asked ${kind}`),
  ...['shuffle', 'draw', 'location', 'turn', 'deploy', 'reveal', 'battle', 'battle-cards', 'fighters', 'fetch'],
  ...['destiny', 'fight', 'defeat', 'damage', 'breakthrough', 'battle-end', 'control', 'surrender', 'over', 'group'],
  ...['used', 'fault', 'unused', 'even-up', 'recycle', 'price', 'planet', 'text'].map((why) => `discard ${why}`),
  ...['search', 'found', 'text', 'evacuation', 'intercept', 'starship-battle', 'evacuated', 'duel', 'attack', 'block'],
  ...['hit', 'pass', 'duel-end', 'dueling-hand', 'thrust', 'lap-card', 'lap', 'refuel', 'token', 'start-draw'],
  ...['deck', 'hand', 'discard'].map((source) => `location from ${source}`),
  ...['planet-victory', 'deck-victory'].map((kind) => `end ${kind}`),
  ...EDITIONS.map((edition) => `edition ${edition}`),
  'three planets',
]

/** The safest answer where decision G-78 names an exit: the one that spends and shows nothing. */
const SAFEST: Readonly<Partial<Record<QuestionKind, string>>> = {
  fetch: 'none',
  deploy: 'done',
  duel: 'pass',
  battle: 'pass',
  'battle-cards': 'ok',
  substitute: 'none',
  block: 'take',
  attack: 'pass',
  intercept: 'let',
  'even-up': 'end',
  'end-turn': 'end',
}

/** A match with ready-made decks, whose answers all come from one policy. */
function passive(format: 'starter' | 'full', style: 'safest' | 'practice'): Match {
  const list = (side: string) => decks.find((deck) => deck.seat === side && deck.format === format)?.list as DeckList
  const endless: Iterator<number> = { next: () => ({ value: 0.5, done: false }) }
  const lists = { dark: list('dark'), light: list('light') }
  return { format, rules: {}, style, seed: 'passive', opening: 'set-up', choices: endless, decks: lists }
}

describe('any sequence of legal answers', () => {
  it('ends, and until then waits for a side', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const { state } = playOut(match, ({ before, after }) => {
          for (const now of [before, after]) expect(decisions(now).length > 0).toBe(now.outcome === null)
          expect(calls(after)).toEqual([...new Set(decisions(after).map((decision) => decision.seat))])
          return undefined
        })
        expect(state.outcome).not.toBeNull()
        expect(state.turn).toBeLessThanOrEqual(300)
      }),
      { numRuns: runs(24) },
    )
  })

  it('ends even if nobody ever does anything (G-85)', () => {
    for (const format of ['starter', 'full'] as const) {
      const { state } = playOut(passive(format, 'safest'))
      expect(state.outcome).toEqual({ kind: 'tie', winner: null, values: { why: 'standstill' } })
    }
  })

  it('neither loses nor doubles a card', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const whole = { dark: cardsIn(match.decks.dark), light: cardsIn(match.decks.light) }
        playOut(match, ({ after }) => {
          for (const side of SIDES) expect(cardsOf(after, side)).toEqual(whole[side])
          return undefined
        })
      }),
      { numRuns: runs(12) },
    )
  })

  it('gives no two cards of a side the same handle, and asks under no id twice', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const asked = new Map<string, string>()
        playOut(match, ({ before, decision, after }) => {
          const wording = JSON.stringify(decision)
          expect(asked.get(decision.id) ?? wording).toBe(wording)
          asked.set(decision.id, wording)
          expect(decisions(after).map((open) => open.id)).not.toContain(decision.id)
          expect(decisions(before).map((open) => open.id)).toContain(decision.id)
          for (const side of SIDES) {
            const zone = after.sides[side]
            const away = after.flow.flatMap((frame) => {
              if (frame.frame === 'duel') return frame.hands[side]
              return frame.frame === 'battle' ? (frame.sides[side].cards ?? []) : []
            })
            const handles = [...zone.hand, ...inPlayOf(zone), ...away].map((held) => held.handle)
            expect(new Set(handles).size).toBe(handles.length)
          }
          return undefined
        })
      }),
      { numRuns: runs(12) },
    )
  })

  it('gives the same game again, even from a JSON copy between any two moves', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const log: { seat: string; answer: Answer; before: State; state: State; events: unknown }[] = []
        const played = playOut(match, ({ before, decision, answer, after, events }) => {
          expect(throughJson(after)).toStrictEqual(after)
          expect(throughJson(events)).toStrictEqual(events)
          log.push({ seat: decision.seat, answer, before, state: after, events })
          return undefined
        })
        let state = throughJson(log[0]?.before ?? played.state)
        for (const move of log) {
          const again = play(freeze(state), move.seat, [throughJson(move.answer)])
          if (isRefusal(again)) throw new Error(again.refused)
          expect(again.state).toStrictEqual(move.state)
          expect(again.events).toStrictEqual(move.events)
          expect(decisions(again.state)).toStrictEqual(decisions(move.state))
          state = throughJson(again.state)
        }
        expect(state).toStrictEqual(played.state)
      }),
      { numRuns: runs(12) },
    )
  })

  it('begins alike with the same seed', () => {
    fc.assert(
      fc.property(matches(anyDeck, ['anything']), ({ format, rules, decks: lists, seed }) => {
        const one = setup({ format, rules }, lists, seed)
        expect(setup({ format, rules }, throughJson(lists), seed)).toStrictEqual(one)
        expect(throughJson(one)).toStrictEqual(one)
      }),
      { numRuns: runs(30) },
    )
  })

  it('may be sent one by one or a whole sitting at once', () => {
    fc.assert(
      fc.property(matches(anyDeck, ['random', 'practice']), (match) => {
        let start: State | null = null
        let sitting: Answer[] = []
        playOut(match, ({ before, decision, answer, after }) => {
          start ??= before
          sitting.push(answer)
          if (decisions(after).some((open) => open.seat === decision.seat)) return undefined
          const whole = play(freeze(start), decision.seat, sitting)
          if (isRefusal(whole)) throw new Error(whole.refused)
          expect(whole.state).toStrictEqual(after)
          start = null
          sitting = []
          return undefined
        })
      }),
      { numRuns: runs(8) },
    )
  })
})

describe('the games of these tests', () => {
  it('meet every fact and every kind of question', () => {
    const met = new Set<string>()
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const { state } = playOut(match, ({ decision, events }) => {
          met.add(`asked ${decision.kind}`)
          for (const event of events) {
            met.add(event.type)
            if (event.type === 'discard') met.add(`discard ${event.data.why}`)
            if (event.type === 'location') met.add(`location from ${event.data.from}`)
            const fighters = event.type === 'fighters' ? (event.data.characters as readonly unknown[]) : []
            if (fighters.length > 1) met.add('group')
          }
          return undefined
        })
        met.add(`end ${state.outcome?.kind}`)
        met.add(`edition ${state.options.edition}`)
        if (state.won.length === 3) met.add('three planets')
      }),
      // The same games each time, so that chance never misses a rare one.
      { numRuns: 250, seed: 1 },
    )
    expect(EVERYTHING.filter((thing) => !met.has(thing))).toEqual([])
  })
})

describe('every decision', () => {
  it('gets a legal answer from each policy', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, ({ after }) => {
          for (const decision of decisions(after)) {
            const view = viewOf(after, decision.seat)
            expect(decision.exits.length).toBeGreaterThan(0)
            const replies = [
              safest(view, decision),
              practice(view, decision),
              random(view, decision, { random: numbers(match.choices) }),
            ]
            for (const answer of replies) {
              expect(answer.decision).toBe(decision.id)
              expect(fits(decision, answer)).toBeNull()
            }
          }
          return undefined
        })
      }),
      { numRuns: runs(12) },
    )
  })

  it('G-78 – has a safest answer that spends and reveals nothing without need', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, ({ after }) => {
          for (const decision of decisions(after)) {
            const side = decision.seat === 'dark' ? 'dark' : 'light'
            const answer = safest(viewOf(after, side), decision)
            const result = play(after, side, [answer])
            if (isRefusal(result)) throw new Error(result.refused)
            const { exits, kind } = decision
            const exit = SAFEST[kind as QuestionKind]
            if (exit !== undefined && exits.length > 1) expect(answer.exit, kind).toBe(exit)
            const bare = exits.find(({ id }) => id === answer.exit)?.bare === true
            const must = decision.shape.type === 'choose' && !bare ? decision.shape.min : 0
            expect((answer.choose ?? []).length).toBe(must)
            const own = result.events.filter((event) => event.seat === side).map((event) => event.type)
            const turn = turnFrame(after)
            // Earlier actions of the step are still done.
            const asked = after.active === side && (turn?.queue.length ?? 0) > 0
            if (!asked) for (const type of ['deploy', 'battle', 'duel']) expect(own).not.toContain(type)
            // A player who has surrendered the planet already only discards down to six.
            if (turn?.ending !== 'surrender') expect(own).not.toContain('surrender')
            if (must === 0 && !asked) {
              const held = new Set(result.state.sides[side].hand.map((card) => card.handle))
              expect(after.sides[side].hand.every((card) => held.has(card.handle))).toBe(true)
            }
          }
          return undefined
        })
      }),
      { numRuns: runs(12) },
    )
  })
})
