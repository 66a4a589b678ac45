/**
 * The labels of questions: within one no two read alike, in both languages, each names its card and where it goes or at
 * what it is aimed, and a cost that is shown is the cost that is paid.
 */
import { describe, expect, test } from 'vitest'
import type { GameEvent, Option } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { complaintsAbout } from '../../games/label-complaints.ts'
import { swccgNames } from '../label-names.ts'
import { laid } from '../scripted-turns.ts'
import { playedOn, type Visited } from '../starter-lists.ts'

/** Games by chance and their moves: three have found each fault that ten thousand positions find. `npm run census` plays more. */
const SEEDS = [1, 2, 3]
const MOVES = 300

/** Facts that tell what an action has cost. */
const PRICED = ['deployed', 'moved', 'drained', 'battle', 'fired', 'played', 'used-text']

/** The cost that the first fact of an action tells; null where it tells none. */
const paid = (events: readonly GameEvent[]): number | null => {
  const [fact] = events.filter(({ type }) => PRICED.includes(type))
  return fact === undefined ? null : Number((fact.data as { cost: number }).cost)
}

/** The cost that was shown and the one that was paid, where an answer is one action of a known price. */
function pricesOf({ decision, answer, events }: Visited): readonly (readonly [shown: number, paid: number])[] {
  const { shape } = decision
  const [id, ...more] = answer.choose ?? []
  if (shape.type !== 'choose' || id === undefined || more.length > 0 || decision.kind === 'plan') return []
  const option: Option | undefined = shape.options.find((one) => one.id === id)
  const shown = option?.about?.force
  const cost = paid(events)
  return typeof shown !== 'number' || option?.about?.from === true || cost === null ? [] : [[shown, cost]]
}

describe('labels', () => {
  test('no two options of a question read alike, and costs shown are costs paid', () => {
    const complaints: string[] = []
    const prices: (readonly [number, number])[] = []
    for (const seed of SEEDS)
      playedOn(seed, MOVES, (move) => {
        complaints.push(...complaintsAbout(swccg, move.after, undefined, swccgNames))
        prices.push(...pricesOf(move))
      })
    expect([...new Set(complaints)].slice(0, 20)).toEqual([])
    expect(prices.length).toBeGreaterThan(SEEDS.length * 5)
    expect(prices.filter(([shown, cost]) => shown !== cost)).toEqual([])
  })

  const labelsOf = (given: Parameters<typeof laid>[0], language: 'en' | 'fr' = 'en') => {
    const state = laid(given)
    const [decision] = swccg.decisions(state)
    const voice = { language, names: { dark: 'Ann', light: 'Bob' }, reader: decision!.seat }
    return Object.values(swccg.words.decision(decision!, swccg.view(state, decision!.seat), voice).options).map(
      ({ label }) => label,
    )
  }

  test.each([
    ['', '1 Force', 1],
    ['Battle Plan; Battle Plan', 'free', 0],
  ])('a battle shows what it costs, with %j on table', (table, shown, cost) => {
    const given = {
      ...{ turn: 'light', phase: 'battle', table, light: { force: '9' }, dark: { force: '9' } },
      places: ['Endor Back Door, light | General Solo; Tarl'],
    }
    expect(labelsOf(given)).toContainEqual(expect.stringMatching(new RegExp(`^Battle at .*Back Door · ${shown}$`)))
    const state = laid(given)
    const [decision] = swccg.decisions(state)
    const battle = (decision!.shape as { options: readonly Option[] }).options.find(({ group }) => group === 'battle')
    const step = swccg.play(state, 'light', [{ decision: decision!.id, exit: 'do', choose: [battle!.id] }])
    expect('state' in step ? paid(step.events) : null).toBe(cost)
  })

  test('the only way is named with the card', () => {
    const labels = labelsOf({
      ...{ phase: 'deploy', dark: { hand: 'Tarl', force: '9' } },
      places: ['Endor Back Door, dark |'],
    })
    expect(labels).toEqual(
      ['Deploy Sergeant Tarl → Back Door · 1 Force'].map(() => expect.stringMatching(/Tarl → .*Back Door · \d Force/)),
    )
  })

  test('losses name their pile and amount', () => {
    const state = laid({
      ...{ turn: 'light', phase: 'control', dark: { hand: 'Tarl', force: '3', used: '2' }, light: { force: '3' } },
      places: ['Endor Back Door, light | Midge'],
    })
    const [drain] = swccg.decisions(state)
    const option = (drain!.shape as { options: readonly Option[] }).options.find(({ group }) => group === 'drain')
    let step = swccg.play(state, 'light', [{ decision: drain!.id, exit: 'do', choose: [option!.id] }])
    for (;;) {
      if (!('state' in step)) throw new Error(step.refused)
      const [next] = swccg.decisions(step.state)
      if (next?.kind !== 'respond') break
      step = swccg.play(step.state, next.seat, [{ decision: next.id, exit: 'pass' }])
    }
    const { state: after } = step
    const [lose] = swccg.decisions(after)
    const words = (language: 'en' | 'fr') =>
      swccg.words.decision(lose!, swccg.view(after, 'dark'), { language, names: {}, reader: 'dark' })
    expect(Object.values(words('en').options).map(({ label }) => label)).toEqual([
      'Reserve Deck · 1 Force each, up to 2',
      'Force Pile · 1 Force each, up to 2',
      'Used Pile · 1 Force each, up to 2',
      'Sergeant Tarl · from hand, 1 Force',
    ])
    expect(words('en').prompt).toBe('Left to lose: 2 Force. Choose what you lose.')
    expect(Object.values(words('fr').options)[0]?.label).toBe('Réserve · 1 point de Force par carte, 2 au plus')
  })
})
