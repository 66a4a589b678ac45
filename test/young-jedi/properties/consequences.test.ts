/** An answer that names no consequences shows nothing new and can be undone. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type Decision, type GameEvent, isRefusal } from '../../../src/contract/index.ts'
import { opposite, SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import { irrevocable } from '../../../src/games/young-jedi/rules/irrevocable.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { restore } from '../../../src/games/young-jedi/state/take-back.ts'
import { hasConsequences } from '../../../src/matches/pending.ts'
import { freeze } from '../position.ts'
import { anyDeck, type Move, matches, numbers, playOut } from './games.ts'
import { known, permuted, told } from './secrets.ts'

const STYLES = ['keen', 'random', 'practice', 'mixed'] as const

const revocable = (events: readonly GameEvent[]): boolean => !events.some(irrevocable)

const handles = (cards: readonly { readonly handle: string }[]) => cards.map(({ handle }) => handle)

/** The part of the state that only chance, a look or the opponent changes. */
function untouchable(state: State, side: Side): unknown {
  const other = state.sides[opposite(side)]
  const both = SIDES.map((one) => {
    const { deck, shuffles, handles } = state.sides[one]
    return { deck, shuffles, duel: handles.duel }
  })
  return { both, seed: state.seed, hand: other.hand, asked: other.asked, outcome: state.outcome }
}

/** Whether a move had a result that its side could not foresee or can't undo. */
function happened({ before, decision, after, events }: Move): boolean {
  const side = decision.seat as Side
  const waits = decisions(after).some(({ seat }) => seat !== side) || decisions(after).length === 0
  const changed = JSON.stringify(untouchable(before, side)) !== JSON.stringify(untouchable(after, side))
  const looks = decisions(after).some(({ kind }) => kind === 'search' || kind === 'peek')
  return waits || changed || looks || gained(before, after, side) || !revocable(events)
}

const gained = (before: State, after: State, side: Side): boolean => {
  const had = handles(before.sides[side].hand)
  return handles(after.sides[side].hand).some((handle) => !had.includes(handle))
}

/** The answer in a form for counting: its question, its exit and the kind of the chosen action. */
const formOf = ({ kind, shape }: Decision, { exit, choose = [] }: Answer): string => {
  const actions = shape.type === 'choose' && kind === 'deploy' ? choose.filter((id) => id.includes(':')) : []
  return [kind, exit, ...actions.map((id) => id.split(':')[0])].join(' ')
}

describe('an answer without consequences', () => {
  it('draws, shuffles and shows nothing new, and asks nobody else', () => {
    const tried: Record<string, number> = {}
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        playOut(match, (move) => {
          const { before, decision, answer, after, events } = move
          if (hasConsequences(decision, answer)) return undefined
          const side = decision.seat as Side
          const form = formOf(decision, answer)
          expect(happened(move), `${form} ${JSON.stringify([answer, decision, events])}`).toBe(false)
          const other = play(freeze(permuted(before, side, next)), side, [answer])
          if (isRefusal(other)) throw new Error(`${form}: ${other.refused}`)
          expect(known(other.state, side)).toEqual(known(after, side))
          expect(told(other.events, side)).toEqual(told(events, side))
          tried[decision.kind] = (tried[decision.kind] ?? 0) + 1
          return undefined
        })
      }),
      { numRuns: 20, endOnFailure: true },
    )
    for (const kind of ['deploy', 'battle', 'duel', 'text', 'thrust', 'battle-cards'])
      expect(tried).toHaveProperty(kind)
  })
})

describe('an answer with consequences', () => {
  it('has them in some of the games', () => {
    const said: Record<string, { times: number; happened: number }> = {}
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, (move) => {
          if (!hasConsequences(move.decision, move.answer)) return undefined
          const form = formOf(move.decision, move.answer)
          const count = said[form] ?? { times: 0, happened: 0 }
          said[form] = count
          count.times += 1
          count.happened += Number(happened(move))
          return undefined
        })
      }),
      { numRuns: 20, endOnFailure: true },
    )
    const idle = Object.entries(said).filter(([, { times, happened: did }]) => times >= 20 && did === 0)
    expect(idle).toEqual([])
  })
})

describe('a move that is taken back', () => {
  it('leaves everything as it was, except for the ids of questions', () => {
    let restored = 0
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const asked = new Set<string>()
        let left = 8
        playOut(match, ({ before, decision, after, events }) => {
          for (const open of decisions(before)) asked.add(open.id)
          for (const open of decisions(after)) asked.add(open.id)
          if (!revocable(events) || decisions(after).every(({ seat }) => seat === decision.seat)) return undefined
          // A player who always undid the same move would never finish.
          if (left-- <= 0) return undefined
          const side = decision.seat as Side
          const back = restore(freeze(before), freeze(after), side)
          const [again] = decisions(back.state)
          expect({ ...again, id: '' }).toEqual({ ...decision, id: '' })
          expect(asked).not.toContain(again!.id)
          expect(stripped(back.state)).toEqual(stripped(before))
          expect(back.events.map((event: GameEvent) => event.type)).toEqual(['taken-back'])
          restored += 1
          // The match continues from this state.
          return back.state
        })
      }),
      { numRuns: 15, endOnFailure: true },
    )
    expect(restored).toBeGreaterThan(10)
  })
})

function stripped(state: State): unknown {
  const { sides, questions, ...rest } = state
  const side = ({ asked: _, ...one }: State['sides'][Side]) => one
  return { ...rest, dark: side(sides.dark), light: side(sides.light), kinds: questions.map(({ kind }) => kind) }
}
