/** Standing orders and stops, and what they save. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type StandingOrder } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { playedOut } from '../starter-lists.ts'

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

describe('pace (SG-83)', () => {
  test('at the table chances pass in silence; strictly every one of them is asked', () => {
    const silences = (pace: string) => {
      let count = 0
      let chances = 0
      const visit = ({ decision }: { readonly decision: { readonly kind: string; readonly silence?: unknown } }) => {
        if (decision.kind !== 'begin') return
        chances += 1
        if (decision.silence !== undefined) count += 1
      }
      playedOut(9, visit, { pace })
      return { count, chances }
    }
    const [table, matter, strict] = [silences('table'), silences('can-matter'), silences('strict')]
    expect(table.count).toBe(table.chances)
    expect(matter.count).toBeLessThan(matter.chances)
    expect(matter.count).toBeGreaterThan(0)
    expect([strict.count, strict.chances > 0]).toEqual([0, true])
  })
})
