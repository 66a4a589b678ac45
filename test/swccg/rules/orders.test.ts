/** Standing orders and stops, and what they save. */
import { describe, expect, test } from 'vitest'
import { isRefusal, LANGUAGES, type StandingOrder } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { ordersOfDeck } from '../../../src/kit/orders/deck-orders.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { begun, playedOut, STARTERS } from '../starter-lists.ts'

const stop: StandingOrder = {
  kind: 'phase-stop',
  key: 'match',
  settings: { phases: { exit: 'ok', choose: ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] } },
}

describe('orders', () => {
  test('all orders together need fewer hand-overs than none, and every game ends', () => {
    const run = (orders: 'none' | 'all') =>
      simulate(swccg, { games: 2, seed: 'orders', format: 'starter', orders, player: 'practice' })
    const [none, all] = [run('none'), run('all')]
    expect([none.finished, all.finished, none.illegal, all.illegal]).toEqual([2, 2, 0, 0])
    expect(all.handoffs.perTurn).toBeLessThanOrEqual(none.handoffs.perTurn)
    expect(none.silences).toBeGreaterThan(0)
  })

  test('a silent chance is passed without a stop, and asked with one', () => {
    let asked = 0
    playedOut(5, ({ before, decision }) => {
      if (decision.silence === undefined) return
      const view = swccg.view(before, decision.seat)
      expect(swccg.obey(view, decision, [])).toEqual({ decision: decision.id, ...decision.silence })
      if (decision.kind !== 'begin') return
      // Within a phase, after a single action, it is passed.
      if (decision.about.last !== true) return expect(swccg.obey(view, decision, [stop])).not.toBe('ask')
      asked += 1
      expect(swccg.obey(view, decision, [stop])).toBe('ask')
    })
    expect(asked).toBeGreaterThan(5)
  })

  test('whether an order answers or asks does not depend on the hand of its owner', () => {
    playedOut(6, ({ before, decision }) => {
      if (decision.silence === undefined || decision.kind !== 'begin') return
      const view = swccg.view(before, decision.seat)
      const titles = swccg.orders(view, decision.seat).find(({ kind }) => kind === 'card-watch')!.fields[0]!.shape
      const choose = titles.type === 'choose' ? titles.options.map(({ id }) => id) : []
      const watch = { kind: 'card-watch', key: 'match', settings: { titles: { exit: 'ok', choose } } }
      const empty = { ...view, hand: view.hand.map((held) => ({ ...held, card: '1_194' })) }
      const reply = swccg.obey(view, decision, [watch])
      expect(swccg.obey(empty, decision, [watch])).toEqual(reply)
    })
  })

  test('every order has words in both languages', () => {
    playedOut(8, ({ after }) => {
      if (after.outcome !== null || after.turn > 1) return
      for (const language of LANGUAGES)
        for (const seat of swccg.seats)
          for (const offer of swccg.orders(swccg.view(after, seat), seat)) {
            const words = swccg.words.order(offer, swccg.view(after, seat), { language, names: {}, reader: seat })
            expect(words.title).not.toBe(offer.kind)
            expect(words.prompt).not.toContain('?}')
            for (const [id, label] of Object.entries(words.fields)) expect(label, id).not.toBe('')
          }
    })
  })
})

describe('opening (rules 3.1 to 3.4)', () => {
  /** Plays until a person is asked. @returns the state, what happened, and the question */
  function openedWith(orders: Readonly<Record<'dark' | 'light', readonly StandingOrder[]>>) {
    let { state } = begun('opening')
    for (let moves = 0; moves < 50; moves++) {
      const now = swccg.decisions(state)
      const replies = now.map((decision) =>
        swccg.obey(swccg.view(state, decision.seat), decision, orders[decision.seat]),
      )
      const at = replies.findIndex((reply) => reply !== 'ask')
      const [decision, reply] = [now[Math.max(0, at)], replies[at]]
      if (decision === undefined || reply === undefined || reply === 'ask') return { state, asked: decision }
      const step = swccg.play(state, decision.seat, [reply])
      if (isRefusal(step)) throw new Error(`${step.refused} ${JSON.stringify(reply)}`)
      state = step.state
    }
    throw new Error('the opening does not end')
  }
  const keptBy = (side: 'dark' | 'light', orders: readonly StandingOrder[] = []) =>
    ordersOfDeck(swccg, begun('opening').state, side, { list: STARTERS[side], format: 'starter', orders })
  const filled = { dark: keptBy('dark'), light: keptBy('light') }

  test('a match of two decks begins with the first turn; nobody is called before', () => {
    const { state, asked } = openedWith(filled)
    expect([state.turn, asked?.seat, asked?.kind]).toEqual([1, 'dark', 'activate'])
    // Each has laid a location and what its Starting Interrupt has found.
    expect(state.started.dark).not.toBeNull()
    expect(state.pieces.length).toBeGreaterThanOrEqual(2)
  })

  test('the first of the own lists counts', () => {
    const settings = {
      start: { exit: 'ok', choose: ['8_159'] },
      starting: { exit: 'ok', choose: ['8_136'] },
      take: { exit: 'ok', choose: ['8_165', '8_166'] },
    }
    const own = { kind: 'opening', key: 'opening', settings }
    const { state } = openedWith({ ...filled, dark: keptBy('dark', [own]) })
    const cards = state.places.flatMap((place) => place.cards)
    expect(cards).toContain('8_159')
    expect(cards).toContain('8_165')
    const none = { ...own, settings: { ...settings, starting: { exit: 'ok', choose: ['none'] } } }
    const without = openedWith({ ...filled, dark: keptBy('dark', [none]) }).state
    expect(without.places.flatMap((place) => place.cards)).not.toContain('8_165')
  })

  test('a question that its owner wants to be asked is put to them', () => {
    const own = { kind: 'opening', key: 'opening', settings: { starting: { exit: 'ask' } } }
    const { state, asked } = openedWith({ ...filled, dark: keptBy('dark', [own]) })
    expect([state.turn, asked?.seat, asked?.kind]).toEqual([0, 'dark', 'starting'])
  })

  test('it has words in both languages', () => {
    for (const language of LANGUAGES)
      for (const side of swccg.seats) {
        const [offer] = swccg.deckOrders?.offers(STARTERS[side], side, 'starter') ?? []
        const words = swccg.deckOrders!.words(offer!, side, language)
        for (const field of offer!.fields) expect(words.fields[field.id]).not.toBe(field.id)
        expect(swccg.deckOrders!.standing(filled[side][0]!, side, language)).toContain(words.title)
      }
  })
})

describe('pace (SG-83)', () => {
  test('at the table chances pass in silence; strictly every one of them is asked', () => {
    const silences = (pace: string) => {
      const counts = { begin: 0, silent: 0, inBattle: 0 }
      const visit = ({ decision }: { readonly decision: { readonly kind: string; readonly silence?: unknown } }) => {
        if (decision.kind === 'begin') counts.begin += 1
        if (decision.silence !== undefined) counts[decision.kind === 'begin' ? 'silent' : 'inBattle'] += 1
      }
      playedOut(9, visit, { pace })
      return counts
    }
    const [table, matter, strict] = [silences('table'), silences('can-matter'), silences('strict')]
    expect(table.silent).toBe(table.begin)
    // No chance of the two decks is on the list of what can matter; in battles every response is asked.
    expect(matter.silent).toBe(matter.begin)
    expect([table.inBattle > 0, matter.inBattle]).toEqual([true, 0])
    expect([strict.silent, strict.begin > 0]).toEqual([0, true])
  })
})
