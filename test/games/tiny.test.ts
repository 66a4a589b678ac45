/** The tiny game on the kit: it ends, keeps its secrets, and has words for all that happens. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type Decision, isRefusal, LANGUAGES, type Reader, seenBy } from '../../src/contract/index.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { SEATS, type Seat, type State, tiny } from './tiny.ts'

const lists = Object.fromEntries(SEATS.map((seat) => [seat, tiny.decks().find((deck) => deck.seat === seat)!.list]))
const begin = (seed: string) => tiny.setup({ format: 'short' }, lists as never, seed).state

const NORTH = { language: 'en' as const, names: {}, reader: 'north' }

function mustPlay(state: State, seat: Seat, answer: Answer): State {
  const step = tiny.play(state, seat, [answer])
  if (isRefusal(step)) throw new Error(step.refused)
  return step.state
}

/** Plays to the end with random answers; `visit` sees every state. */
function playOut(seed: string, visit: (state: State) => void): State {
  let state = begin(seed)
  let count = 0
  const random = () => {
    count = (count * 1664525 + 1013904223) % 2 ** 32
    return (count % 1000) / 1000
  }
  for (;;) {
    visit(state)
    const [decision] = tiny.decisions(state)
    if (decision === undefined) return state
    const answer = tiny.policies.random(tiny.view(state, decision.seat), decision, { random }) as Answer
    state = mustPlay(state, decision.seat, answer)
  }
}

describe('Outpost', () => {
  it('has legal decks and says what is wrong with others', () => {
    for (const { list, seat, format } of tiny.decks()) expect(tiny.checkDeck(list, seat, { format })).toEqual([])
    const wrong = tiny.checkDeck(lists.north!.slice(1), 'south', { format: 'short' })
    expect(wrong.map(({ refused }) => refused)).toEqual([...Array(5).fill('deck.card'), 'deck.size'])
  })

  it('ends whatever the answers and survives JSON between moves', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const end = playOut(seed, (state) => {
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
          expect(tiny.decisions(state).length === 0).toBe(tiny.outcome(state) !== null)
          expect(tiny.awaits!(state)).toEqual(
            tiny
              .decisions(state)
              .map(({ id, seat, kind, silence }) => ({ id, seat, kind, silent: silence !== undefined })),
          )
        })
        expect(tiny.outcome(end)).not.toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  it('gives others the same view when secret cards are permuted', () => {
    const state = begin('permuted')
    const swapped = structuredClone(state)
    swapped.sides.north.deck.reverse()
    const permuted = swapped.sides.north.hand.map(({ handle }, at, hand) => ({
      handle,
      card: hand.at(-1 - at)!.card,
    }))
    swapped.sides.north.hand.splice(0, permuted.length, ...permuted)
    expect(swapped).not.toEqual(state)
    for (const reader of ['south', 'spectator']) expect(tiny.view(swapped, reader)).toEqual(tiny.view(state, reader))
    expect(JSON.stringify(tiny.view(state, 'spectator'))).not.toContain('"n1"')
  })

  it('has words and a table in both languages for all that happens', () => {
    const seen: Decision[] = []
    playOut('words', (state) => {
      for (const language of LANGUAGES) {
        const voice = { language, names: { north: 'Ann', south: 'Bob' }, reader: 'north' as Reader }
        const view = tiny.view(state, 'north')
        for (const decision of tiny.decisions(state)) {
          seen.push(decision)
          const words = tiny.words.decision(decision, tiny.view(state, decision.seat), voice)
          expect(decision.exits.every(({ id }) => words.exits[id] !== id)).toBe(true)
          if (decision.shape.type === 'choose')
            for (const { id, group } of decision.shape.options) {
              expect(words.options[id]!.label).not.toBe('')
              if (group !== undefined) expect(words.groups?.[group]).not.toBe(group)
            }
        }
        expect(tiny.layout(view, voice).board?.[0]?.places.map(({ next }) => next)).toEqual([['camp'], ['bridge']])
        for (const offer of tiny.orders(view, 'north')) expect(tiny.words.order(offer, view, voice).title).not.toBe('')
      }
    })
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['act', 'pay', 'respond']))
    const { events } = tiny.setup({ format: 'short' }, lists as never, 'words')
    const told = (reader: Reader) =>
      tiny.words.events(
        events.map((event) => seenBy(event, reader)),
        { language: 'en', names: { north: 'Ann', south: 'Bob' }, reader },
      )
    expect(told('spectator')).toContain('Ann draws: ….')
    expect(told('north').filter((line) => line === 'Ann draws: ….')).toEqual([])
  })

  it('knows its pool, warns of a short deck, and turns a cancelled unit that waits', () => {
    const cards = new Set(lists.north!.map(({ card }) => card))
    expect(new Set(tiny.pool!({ format: 'short' }, 'north'))).toEqual(cards)
    const seen = { turned: 0, contests: 0 }
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      playOut(seed, (state) => {
        const { zones, stack = [], contest } = tiny.layout(tiny.view(state, 'north'), NORTH)
        expect(zones.filter(({ order, lowest }) => order === 'hidden' && lowest === 3)).toHaveLength(2)
        expect(contest?.at).toBe(stack[0]?.targets?.[0])
        seen.turned += stack.some(({ face }) => face.turned === true) ? 1 : 0
        seen.contests += SEATS.some((seat) => (contest?.sides[seat]?.length ?? 0) > 0) ? 1 : 0
      })
    expect(Math.min(seen.turned, seen.contests)).toBeGreaterThan(0)
  })

  it('tells turns, and deployments as parts of them', () => {
    const told = (type: string, data: object) => [{ type, seat: 'north', data }] as never
    const kinds = (type: string, data: object) => tiny.words.story(told(type, data), NORTH).map(({ kind }) => kind)
    expect(kinds('turn', { turn: 1 })).toEqual(['turn'])
    expect(kinds('announced', { card: 'north-guard', place: 'camp' })).toEqual(['phase'])
    expect(kinds('landed', { card: 'north-guard' })).toEqual(['head'])
  })

  it('shows a scout that was turned over with its back', () => {
    const { sheet } = tiny.cards
    expect(sheet('north-scout', 'en').back?.title).toBe('Veteran')
    expect(sheet('north-guard', 'en').back).toBeUndefined()
  })

  it('is simulated to its end, and windows that are passed cost no hand-over', () => {
    const report = simulate(tiny, { games: 20, seed: 'outpost', format: 'short', orders: 'none', player: 'practice' })
    expect(report).toMatchObject({ finished: 20, illegal: 0 })
    // Each seat ends two turns; the last one calls nobody.
    expect(report.handoffs.perGame).toBe(3)
  })

  it('finds its rules by number and by words', () => {
    expect(tiny.rulebook.find('1.2')?.text.en).toContain('trick')
    expect(tiny.rulebook.search('tricks', 'en')[0]).toBe('1.2')
  })
})
