import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type Decision, isRefusal, type Option, type Reader } from '../../../src/contract/index.ts'
import { SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import { obey } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import { isFetchable } from '../../../src/games/young-jedi/rules/fetch.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { fullOrders } from '../../../src/games/young-jedi/study/turn-kinds.ts'
import { type View, viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { runs } from '../../runs.ts'
import { freeze, throughJson } from '../position.ts'
import { anyDeck, begin, matches, numbers, playOut, READERS, singleDeck } from './games.ts'
import {
  agree,
  GOING_ON,
  hangsOnNoSecret,
  known,
  mustEqual,
  occurring,
  permuted,
  REVEALING,
  secretIds,
  told,
} from './secrets.ts'

const STYLES = ['keen', 'random', 'practice', 'mixed'] as const

/** Facts that show a card that may become secret again. */
const SHOWING = [
  ...['start-draw', 'destiny', 'draw-two', 'guess', 'hand-shown', 'fetch', 'found', 'reshuffle', 'peek'],
  ...['attack', 'block', 'hit', 'duel-text', 'dueling-hand', 'dueling-draw', 'lap-card', 'lap', 'evacuated'],
]

/** Questions in which a player looks through their draw deck, or at the top of the opponent's. */
const LOOKING = ['start-location', 'next-location', 'fetch', 'search', 'peek']

function mustPlay(state: State, seat: string, answer: Answer) {
  const result = play(freeze(state), seat, [answer])
  if (isRefusal(result)) throw new Error(`${result.refused} ${JSON.stringify(answer)}`)
  return result
}

describe('a secret of another player', () => {
  it('changes neither the reader’s view and questions nor who is notified', () => {
    const changed = hangsOnNoSecret(matches(anyDeck, STYLES), known, runs(25))
    expect(changed).toBeGreaterThan(200)
  })

  it('changes nothing in the facts and refusals after the reader’s next answer, until it comes to light', () => {
    let compared = 0
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        playOut(match, ({ after }) => {
          for (const decision of decisions(after)) {
            const reader = decision.seat
            // The reader's own deck stays as it is, because the reader will see the cards drawn from it.
            const other = permuted(after, reader, next, { order: false })
            const answer = randomAnswer(decision, next)
            const one = mustPlay(after, reader, answer)
            const two = mustPlay(other, reader, answer)
            if (!agree(told(one.events, reader), told(two.events, reader))) continue
            // The reader may look at the top card now, or a card with two numbers is face up: these come to light.
            const open = [...decisions(one.state), ...decisions(two.state)]
            if (open.some(({ kind, seat }) => kind === 'destiny-number' || (kind === 'peek' && seat === reader)))
              continue
            mustEqual(known(two.state, reader), known(one.state, reader))
            compared += 1
          }
          return undefined
        })
      }),
      { numRuns: runs(25) },
    )
    expect(compared).toBeGreaterThan(200)
  })

  it('changes nothing in the reader’s refusals', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        playOut(match, ({ before, decision, answer, after }) => {
          for (const reader of SIDES) {
            const other = permuted(after, reader, next)
            // The same move again, the opponent's open questions, and an answer that is never legal.
            const tries: Answer[] = [
              answer,
              ...decisions(after).map((open) => ({
                decision: open.id,
                exit: open.exits[0]?.id as string,
                choose: ['dh1'],
              })),
              ...decisions(after).map((open) => ({ ...randomAnswer(decision, next), decision: open.id })),
            ]
            for (const attempt of tries) {
              const one = play(after, reader, [attempt])
              const two = play(other, reader, [attempt])
              expect(isRefusal(two)).toBe(isRefusal(one))
              if (isRefusal(one)) expect(two).toEqual(one)
            }
          }
          expect(before).not.toBe(after)
          return undefined
        })
      }),
      { numRuns: runs(12) },
    )
  })

  it('never decides whether a standing order answers or asks', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), fc.constantFrom('ask', 'newest', 'locations'), (match, aboveSix) => {
        const next = numbers(match.choices)
        const answers = (state: State) =>
          decisions(state).map((decision) => {
            const view = viewOf(state, decision.seat)
            const standing = fullOrders(view, decision.seat).map((order) =>
              order.kind === 'even-up'
                ? { ...order, settings: { 'above-six': { exit: 'ok', choose: [aboveSix] } } }
                : order,
            )
            return obey(view, decision, standing) === 'ask'
          })
        playOut(match, ({ after }) => {
          for (const reader of READERS) {
            const other = permuted(after, reader, next)
            mustEqual(answers(other), answers(after))
          }
          return undefined
        })
      }),
      { numRuns: runs(20) },
    )
  })

  it('stays secret after an answer: two answers that are alike in public look the same', () => {
    const compared: Record<string, number> = {}
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        playOut(match, ({ after }) => {
          for (const decision of decisions(after)) {
            const pair = alike(after, decision, next)
            if (pair === null) continue
            const [one, two] = pair.map((answer) => mustPlay(after, decision.seat, answer))
            if (one === undefined || two === undefined) continue
            for (const reader of READERS.filter((name) => name !== decision.seat)) {
              mustEqual(told(two.events, reader), told(one.events, reader))
              mustEqual(known(two.state, reader), known(one.state, reader))
            }
            compared[decision.kind] = (compared[decision.kind] ?? 0) + 1
          }
          return undefined
        })
      }),
      { numRuns: runs(20) },
    )
    for (const kind of ['deploy', 'battle', 'battle-cards', 'plan']) expect(compared[kind], kind).toBeGreaterThan(0)
  })

  it('is in no view, question, order or fact of the reader', () => {
    fc.assert(
      fc.property(matches(singleDeck, STYLES), (match) => {
        playOut(match, ({ before, after, events }) => {
          for (const reader of READERS) {
            const secret = secretIds(after, reader)
            expect(occurring(whereThingsLie(viewOf(after, reader)), secret)).toEqual([])
            // A player who searches for a card sees the cards that the text allows. Orders name cards of the catalogue
            // that could be there; the tests above show that they depend on no secret.
            const {
              own,
              view,
              orders: _,
              ...rest
            } = known(after, reader) as {
              own: Decision[]
              view: View
              orders: unknown
            }
            expect(occurring([whereThingsLie(view), rest], secret)).toEqual([])
            const others = own.filter((open) => !LOOKING.includes(open.kind))
            expect(occurring(others, secret)).toEqual([])
            for (const open of own.filter((one) => LOOKING.includes(one.kind)))
              expect(occurring(open, secret).filter((id) => !mayBeSeen(after, open, id))).toEqual([])

            const before_ = secretIds(before, reader)
            const always = new Set([...secret].filter((id) => before_.has(id)))
            const rumours = told(events, reader).filter((event) => !SHOWING.includes(event.type))
            expect(occurring(rumours, always)).toEqual([])
          }
          return undefined
        })
      }),
      { numRuns: runs(25) },
    )
  })
})

describe('the set-up', () => {
  it('asks the same questions for any order of the decks', () => {
    fc.assert(
      fc.property(matches(anyDeck, ['anything']), (match) => {
        const { state } = begin({ ...match, opening: 'set-up' })
        for (const reader of READERS)
          expect(known(permuted(state, reader, numbers(match.choices)), reader)).toEqual(known(state, reader))
      }),
      { numRuns: runs(30) },
    )
  })

  it('tells a reader no secret card except those drawn for the start', () => {
    fc.assert(
      fc.property(matches(singleDeck, ['anything']), (match) => {
        const { state, events } = begin({ ...match, opening: 'set-up' })
        for (const reader of READERS) {
          const secret = secretIds(state, reader)
          expect(occurring(whereThingsLie(viewOf(state, reader)), secret)).toEqual([])
          const rumours = told(events, reader).filter((event) => event.type !== 'start-draw')
          expect(occurring(rumours, secret)).toEqual([])
        }
      }),
      { numRuns: runs(30) },
    )
  })
})

/**
 * Returns a view without the parts that name a card wherever it is now: a player's list of their deck, the current
 * fight, and the cards that fought this turn.
 */
const whereThingsLie = ({ sides, today, fight, ...rest }: View) => ({
  ...rest,
  drawn: fight?.drawn,
  today: { ...today, fought: [] },
  sides: SIDES.map((side) => ({ ...sides[side], list: null })),
})

const typeOf = (card: string | undefined): string => (card === undefined ? '' : cardById(card).type)

/** Whether a player may see this card in a question: one that the search allows, or the card they may look at. */
function mayBeSeen(state: State, { kind, seat, about }: Decision, id: string): boolean {
  switch (kind) {
    case 'fetch':
      return isFetchable(id)
    case 'search':
      return state.sides[seat === 'dark' ? 'dark' : 'light'].deck.includes(id)
    case 'peek':
      return about.top === id
    default:
      return cardById(id).type === 'location'
  }
}

/** Returns two different answers that must look the same to everybody else; null if there are none. */
function alike(state: State, decision: Decision, next: () => number): readonly [Answer, Answer] | null {
  const { shape } = decision
  if (decision.kind === 'plan') {
    // This is the defender's plan: the attacker has still to make theirs.
    const [one, two] = [randomAnswer(decision, next), randomAnswer(decision, next)]
    const last = mustPlay(throughJson(state), decision.seat, one).events.length > 0
    return last ? null : [one, two]
  }
  if (shape.type !== 'choose') return null
  const secret = {
    battle: true,
    'battle-cards': true,
    deploy: state.sides[state.active].turnsHere === 1,
    // Cards that go on the bottom of the draw deck.
    'text-cards': decision.about.does === 'bottom',
  }
  if (secret[decision.kind as keyof typeof secret] !== true) return null
  // Only a character or weapon on the planet may be hidden; any other card is shown.
  const isHidden = ({ id, card }: Option) => /^[dl]h\d+$/.test(id) && ['character', 'weapon'].includes(typeOf(card))
  const offered = shape.options.filter((option) => decision.kind !== 'deploy' || isHidden(option))
  const exit = decision.exits[0]?.id as string
  const count = Math.max(1, shape.min)
  const pick = () => {
    const from = [...offered]
    return Array.from({ length: count }, () => from.splice(Math.floor(next() * from.length), 1)[0]?.id)
  }
  const [one, two] = [pick(), pick()]
  if (offered.length < count || one.join() === two.join()) return null
  const answer = (ids: readonly (string | undefined)[]): Answer => ({
    decision: decision.id,
    exit,
    choose: ids.filter((id) => id !== undefined),
  })
  const pair = [answer(one), answer(two)] as const
  // The rules decide what comes to light at once: a battle without a further question, or an empty hand, for example.
  const reveals = decision.kind === 'text-cards' ? [...REVEALING, ...GOING_ON] : REVEALING
  const turnsUp = pair.some((given) =>
    mustPlay(throughJson(state), decision.seat, given).events.some((event) => reveals.includes(event.type)),
  )
  return turnsUp ? null : pair
}

/** Checks that the comparison can fail. */
describe('the comparison', () => {
  it('finds a difference that a reader does know', () => {
    fc.assert(
      fc.property(matches(singleDeck, ['practice']), (match) => {
        const next = numbers(match.choices)
        let differing = 0
        playOut(match, ({ after }) => {
          for (const reader of SIDES) {
            const other: Reader = reader === 'dark' ? 'light' : 'dark'
            const changed = permuted(after, other, next)
            differing += Number(JSON.stringify(known(changed, reader)) !== JSON.stringify(known(after, reader)))
          }
          return undefined
        })
        expect(differing).toBeGreaterThan(0)
      }),
      { numRuns: runs(2) },
    )
  })
})
