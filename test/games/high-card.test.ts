import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, isRefusal, LANGUAGES, seenBy, type Voice } from '../../src/contract/index.ts'
import { fits } from '../../src/kit/decisions/shapes.ts'
import { TINY_SEATS, type TinySeat, type TinyState, tiny, tinyDecks } from './high-card.ts'

const begin = (seed: string, format = 'short') => tiny.setup({ format }, tinyDecks, seed)

function mustPlay(state: TinyState, seat: string, answer: Answer) {
  const step = tiny.play(state, seat, [answer])
  if (isRefusal(step)) throw new Error(step.refused)
  return step
}

/** Plays to the end with random answers; `visit` sees every state. */
function playOut(seed: string, random: () => number, visit: (state: TinyState) => void = () => {}) {
  let state = begin(seed).state
  const answers: { seat: string; answer: Answer }[] = []
  for (;;) {
    visit(state)
    const open = tiny.decisions(state)
    const decision = open[Math.floor(random() * open.length)]
    if (decision === undefined) return { state, answers }
    const answer = tiny.policies.random(tiny.view(state, decision.seat), decision, { random }) as Answer
    answers.push({ seat: decision.seat, answer })
    state = mustPlay(state, decision.seat, answer).state
  }
}

/** A cheap repeatable source of numbers for the tests. */
function numbers(start: number): () => number {
  let value = start >>> 0
  return () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0
    return value / 2 ** 32
  }
}

const pick = (state: TinyState, seat: TinySeat, index = 0): Answer => {
  const decision = tiny.decisions(state).find((one) => one.seat === seat)!
  if (decision.shape.type !== 'choose') throw new Error('no pick')
  return { decision: decision.id, exit: 'lay', choose: [decision.shape.options[index]!.id] }
}

function laidOut(seed: string): TinyState {
  let { state } = begin(seed)
  for (const seat of TINY_SEATS)
    state = mustPlay(state, seat, { decision: `${seat}.order.1`, exit: 'lay', arrange: ['red', 'green', 'blue'] }).state
  return state
}

describe('High Card', () => {
  it('has legal decks for every seat and format', () => {
    for (const deck of tiny.decks()) expect(tiny.checkDeck(deck.list, deck.seat, deck)).toEqual([])
    expect(tiny.checkDeck(tinyDecks.left, 'right', { format: 'short' }).map((wrong) => wrong.refused)).toContain(
      'deck.side',
    )
  })

  it('ends whatever the answers, survives JSON between moves, and gives the same game for the same answers', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, start) => {
        const { state, answers } = playOut(seed, numbers(start), (between) => {
          expect(JSON.parse(JSON.stringify(between))).toEqual(between)
          const cards = TINY_SEATS.map((seat) => between.sides[seat]).flatMap((side) => [
            ...side.hand.map((held) => held.card),
            ...side.deck,
            ...side.discard,
            ...(side.pick === null ? [] : [side.pick.card]),
          ])
          expect(cards).toHaveLength(20)
          expect(tiny.decisions(between).length === 0).toBe(tiny.outcome(between) !== null)
        })
        expect(tiny.outcome(state)).not.toBeNull()
        const again = answers.reduce((now, { seat, answer }) => mustPlay(now, seat, answer).state, begin(seed).state)
        expect(again).toEqual(state)
      }),
      { numRuns: 50 },
    )
  })

  it('is answered legally by the safest and the practice policy', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('safest' as const, 'practice' as const), (seed, name) => {
        let { state } = begin(seed, 'long')
        for (let open = tiny.decisions(state); open.length > 0; open = tiny.decisions(state)) {
          const answer = tiny.policies[name](tiny.view(state, open[0]!.seat), open[0]!, null)
          if (answer === 'ask') throw new Error('asked')
          expect(fits(open[0]!, answer)).toBeNull()
          state = mustPlay(state, open[0]!.seat, answer).state
        }
        expect(tiny.outcome(state)).not.toBeNull()
      }),
      { numRuns: 30 },
    )
  })

  it('shows nobody that the opponent has played a card in secret', () => {
    const before = laidOut('s')
    const { state, events } = mustPlay(before, 'left', pick(before, 'left'))
    expect(events).toEqual([])
    for (const reader of ['right', 'spectator']) {
      expect(tiny.view(state, reader)).toEqual(tiny.view(before, reader))
      expect(tiny.calls(state, reader)).toEqual(['left', 'right'])
    }
    expect(tiny.calls(state, 'left')).toEqual(['right'])
    expect(tiny.decisions(state)).toEqual(tiny.decisions(before).filter((open) => open.seat === 'right'))
  })

  it('gives the other seat and spectators the same view when secret cards are permuted', () => {
    const state = laidOut('permuted')
    const swapped = structuredClone(state)
    swapped.sides.left.deck.reverse()
    swapped.sides.left.hand = swapped.sides.left.hand.map((held, i, hand) => ({ ...held, card: hand.at(-1 - i)!.card }))
    expect(swapped).not.toEqual(state)
    for (const reader of ['right', 'spectator']) expect(tiny.view(swapped, reader)).toEqual(tiny.view(state, reader))
    expect(JSON.stringify(tiny.view(state, 'spectator'))).not.toContain('left-h')
  })

  it('refuses what does not fit or is not asked and changes nothing', () => {
    const state = laidOut('refused')
    const kept = structuredClone(state)
    const good = pick(state, 'left')
    for (const [seat, answers] of [
      ['right', [good]],
      ['left', [{ ...good, choose: ['left-h99'] }]],
      ['left', [good, good]],
      ['left', [{ ...good, exit: 'no' }]],
    ] as const)
      expect(isRefusal(tiny.play(state, seat, answers))).toBe(true)
    expect(state).toEqual(kept)
  })

  it('lets standing orders answer, from what the seat sees', () => {
    const state = laidOut('orders')
    const seen = tiny.view(state, 'left')
    const [decision] = tiny.decisions(state)
    const offer = tiny.orders(seen, 'left').find((one) => one.kind === 'next')!
    const answer = pick(state, 'left', 1)
    const order = { kind: 'next', key: offer.key, settings: { card: { exit: 'lay', choose: answer.choose! } } }
    expect(tiny.obey(seen, decision!, [])).toBe('ask')
    expect(tiny.obey(seen, decision!, [order])).toEqual(answer)
    expect(tiny.orders(tiny.view(state, 'right'), 'left')).toEqual([])
  })

  it('has words in both languages for all that happens', () => {
    for (const language of LANGUAGES) {
      const voice: Voice = { language, names: { left: 'Ann', right: 'Bob' }, reader: 'left' }
      playOut('words', numbers(7), (state) => {
        const seen = tiny.view(state, 'left')
        for (const decision of tiny.decisions(state)) {
          const view = tiny.view(state, decision.seat)
          const words = tiny.words.decision(decision, view, voice)
          expect(decision.exits.every((exit) => (words.exits[exit.id] ?? '').length > 0)).toBe(true)
          if (decision.shape.type === 'choose')
            for (const { id } of decision.shape.options) expect(words.options[id]!.label).not.toBe(id)
        }
        for (const offer of tiny.orders(seen, 'left'))
          expect(Object.keys(tiny.words.order(offer, seen, voice).fields)).toEqual(
            offer.fields.map((field) => field.id),
          )
        expect(tiny.layout(seen, voice).zones.map((zone) => zone.id)).toContain('left-hand')
      })
      const { events } = begin('words')
      expect(
        tiny.words.events(
          events.map((event) => seenBy(event, 'left')),
          voice,
        ),
      ).toHaveLength(3)
    }
  })

  it('can be stopped from outside', () => {
    const { state } = tiny.stop(laidOut('stop'), 'concession', 'left')
    expect(tiny.outcome(state)).toMatchObject({ kind: 'concession', winner: 'right' })
    expect(tiny.decisions(state)).toEqual([])
  })
})
