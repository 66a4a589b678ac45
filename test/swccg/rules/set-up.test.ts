/** Set-up: starting locations, Starting Interrupts, first hands (part 3). */
import { describe, expect, test } from 'vitest'
import { isRefusal, type Step } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { begun } from '../starter-lists.ts'

/** Answers the question of a side with these cards, or with an exit. */
function answer({ state }: Step<State>, side: Side, ...chosen: readonly string[]): Step<State> {
  const decision = swccg.decisions(state).find(({ seat }) => seat === side)
  if (decision === undefined) throw new Error(`${side} is not asked`)
  const options = decision.shape.type === 'choose' ? decision.shape.options : []
  const ids = chosen.map((card) => options.find((option) => option.id === card || option.card === card)?.id ?? card)
  const exit = chosen[0] === 'none' ? 'none' : (decision.exits[0]?.id ?? '')
  const given = exit === 'none' ? { exit } : { exit, choose: ids }
  const step = swccg.play(state, side, [{ decision: decision.id, ...given }])
  if (isRefusal(step)) throw new Error(`${step.refused}: ${chosen.join(', ')}`)
  return step
}

const offered = ({ state }: Step<State>, side: Side): readonly string[] =>
  swccg
    .decisions(state)
    .filter(({ seat }) => seat === side)
    .flatMap(({ shape }) => (shape.type === 'choose' ? shape.options.map(({ card = '' }) => cardOf(card).title) : []))

/** A game after both have chosen where to start. */
const started = (dark: string, light: string): Step<State> =>
  answer(answer(begun('set-up'), 'dark', dark), 'light', light)

const sizes = ({ state }: Step<State>, side: Side) => {
  const { hand, reserve, lost } = state.sides[side]
  return { hand: hand.length, reserve: reserve.length, lost: lost.length }
}
const rows = ({ state }: Step<State>) => state.places.map(({ cards }) => cardOf(cards.at(-1) ?? '').title)

describe('starting locations', () => {
  test('rule 3.2, SC-020, SC-021: the same title twice is set aside and barred, and goes back into the decks', () => {
    const once = started('9_150', '9_60')
    expect(rows(once)).toEqual([])
    expect(offered(once, 'dark')).not.toContain('Sullust')
    expect(offered(once, 'light')).not.toContain('Sullust')
    const twice = answer(answer(once, 'dark', '8_157'), 'light', '8_68')
    expect(rows(twice)).toEqual([])
    expect(offered(twice, 'dark')).not.toContain('Endor')
    const laid = answer(answer(twice, 'dark', '1_288'), 'light', '8_69')
    const begins = answer(answer(laid, 'dark', 'none'), 'light', 'none')
    expect(rows(begins)).toEqual(['Kessel', 'Endor: Back Door'])
    // One location of each lies on table; the others are in the decks and hands again.
    expect(sizes(begins, 'dark')).toEqual({ hand: 8, reserve: 51, lost: 0 })
    expect(sizes(begins, 'light')).toEqual({ hand: 8, reserve: 51, lost: 0 })
  })

  test('rule 3.3, SC-022: related locations lie side by side, the docking bay inside', () => {
    expect(rows(started('8_159', '8_76'))).toEqual(['Endor: Landing Platform (Docking Bay)', 'Endor: Back Door'])
  })
})

describe('Starting Interrupts', () => {
  test('rule 3.4, SC-024: both choose in secret, then Dark carries out first', () => {
    const chosen = answer(started('1_288', '8_69'), 'dark', '9_139')
    const none = answer(started('1_288', '8_69'), 'dark', 'none')
    expect(swccg.view(chosen.state, 'light')).toEqual(swccg.view(none.state, 'light'))
    const both = answer(chosen, 'light', '8_44')
    expect(swccg.decisions(both.state).map(({ seat }) => seat)).toEqual(['dark'])
  })

  test('rules 3.5 and 3.6, SC-025: three Effects and the Interrupt leave 47 cards under a hand of 8', () => {
    const chosen = answer(answer(started('1_288', '8_69'), 'dark', 'none'), 'light', '9_51')
    const begins = answer(chosen, 'light', '8_35', '9_39', '9_43')
    expect(sizes(begins, 'light')).toEqual({ hand: 8, reserve: 47, lost: 1 })
    expect(begins.state.pieces.map(({ card }) => card).toSorted()).toEqual(['8_35', '9_39', '9_43'])
  })

  test('SC-026: the Interrupt that finds a site goes back into the Reserve Deck', () => {
    const chosen = answer(answer(started('1_288', '8_69'), 'dark', 'none'), 'light', '8_44')
    const begins = answer(answer(chosen, 'light', '0'), 'light', '8_75')
    const there = 'Endor: Hidden Forest Trail'
    const [slot] = swccg.decisions(begins.state)
    const laid = slot?.kind === 'deploy-where' ? answer(begins, 'light', 'slot-1') : begins
    expect(rows(laid)).toContain(there)
    expect(sizes(laid, 'light')).toEqual({ hand: 8, reserve: 50, lost: 0 })
  })

  test('a choice between two acts names each of them', () => {
    const chosen = answer(answer(started('1_288', '8_69'), 'dark', 'none'), 'light', '8_44')
    const [asked] = swccg.decisions(chosen.state)
    expect(asked).toMatchObject({ seat: 'light', kind: 'one-of' })
    const labels = (language: 'en' | 'fr') => {
      const voice = { language, names: {}, reader: 'light' } as const
      return Object.values(swccg.words.decision(asked!, swccg.view(chosen.state, 'light'), voice).options)
    }
    expect(labels('en')).toEqual([
      { label: 'Deploy a battleground site related to your starting location from your Reserve Deck' },
      { label: 'Deploy 2 generic (<>) sites related to your starting location from your Reserve Deck' },
    ])
    expect(labels('fr')[0]).toEqual({
      label: 'Déployer un site champ de bataille connexe à votre localisation de départ depuis votre pile de…',
      hint: '…réserve',
    })
  })

  test('S-E26, SC-027: without a site to find it goes there, too', () => {
    const chosen = answer(answer(started('1_288', '8_69'), 'dark', '8_136'), 'light', 'none')
    const searches = answer(chosen, 'dark', '0')
    // A search that finds nothing is asked for all the same: nobody else sees that it found nothing.
    expect(swccg.decisions(searches.state)).toMatchObject([{ seat: 'dark', kind: 'pick', shape: { options: [] } }])
    const begins = answer(searches, 'dark')
    expect(sizes(begins, 'dark')).toEqual({ hand: 8, reserve: 51, lost: 0 })
  })

  test('rule 3.7, SC-029: Dark takes the first turn', () => {
    const begins = answer(answer(started('1_288', '8_69'), 'dark', 'none'), 'light', 'none')
    expect([begins.state.turn, begins.state.active, begins.state.phase]).toEqual([1, 'dark', 'activate'])
  })
})

test('rule 4.11, SC-040: of the piles the opponent sees the Lost Pile, and counts', () => {
  const { state } = answer(answer(started('1_288', '8_69'), 'dark', 'none'), 'light', '9_51')
  const view = swccg.view(answer({ state, events: [] }, 'light', '8_35').state, 'dark')
  expect(view.lost.light).toEqual(['9_51'])
  expect(view.sizes.light).toEqual({ hand: 8, reserve: 49, force: 0, used: 0 })
  expect(Object.keys(view)).not.toContain('sides')
})

test('rule 4.1, U-37: the larger Life Force is ahead in a game that has to end, for every reader', () => {
  const { state } = started('9_150', '9_60')
  const life = (side: Side) =>
    state.sides[side].reserve.length + state.sides[side].force.length + state.sides[side].used.length
  const [dark, light] = [life('dark'), life('light')]
  const lead = swccg.measure!(swccg.view(state, 'spectator'))
  expect(lead).toEqual({
    leader: dark === light ? null : dark > light ? 'dark' : 'light',
    differential: Math.abs(dark - light),
  })
  const fewer: State = {
    ...state,
    sides: { ...state.sides, dark: { ...state.sides.dark, used: [], force: [], reserve: ['x'] } },
  }
  expect(swccg.measure!(swccg.view(fewer, 'spectator'))).toEqual({ leader: 'light', differential: light - 1 })
  expect(swccg.measure!(swccg.view(fewer, 'dark'))).toEqual({ leader: 'light', differential: light - 1 })
})

describe('rule 3.6, SD-008: Operational As Planned', () => {
  /** A game of Dark with these cards and Royal Guards, after the starting locations: Kessel, and one of the Light Side. */
  const planned = (light: string) => {
    const own = ['9_138', '9_142', '9_117', '9_121', '9_178', '1_288']
    const dark = [...own.map((card) => ({ card, count: 1 })), { card: '9_119', count: 60 - own.length }]
    const lights = [
      { card: light, count: 1 },
      { card: '8_10', count: 59 },
    ]
    const first = swccg.setup({ format: 'ds2', rules: {} }, { dark, light: lights }, 'planned')
    return answer(answer(first, 'dark', '1_288'), 'light', light)
  }

  test('takes the system, Jerjerrod and an Effect, after which 6 cards are drawn', () => {
    const taken = ['9_142', '9_117', '9_121'].reduce(
      (step, card) => answer(step, 'dark', card),
      answer(answer(planned('8_68'), 'dark', '9_138'), 'light', 'none'),
    )
    expect(sizes(taken, 'dark')).toEqual({ hand: 9, reserve: 49, lost: 1 })
    expect(taken.state.sides.dark.hand.map(({ card }) => card)).toEqual(
      expect.arrayContaining(['9_142', '9_117', '9_121']),
    )
    expect(sizes(taken, 'light')).toEqual({ hand: 8, reserve: 51, lost: 0 })
  })

  test('needs Endor on table', () => {
    expect(offered(planned('8_69'), 'dark')).toEqual([])
    expect(offered(planned('8_68'), 'dark')).toEqual(['Operational As Planned'])
  })
})
