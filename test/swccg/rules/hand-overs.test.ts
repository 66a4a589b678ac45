/** The price of a turn by message: scripted turns of each kind, with orders and without, and the count of a simulation. */
import { describe, expect, test } from 'vitest'
import type { Decision, Option } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { type Laid, laid, order, type Played, pick, playedTurn } from '../scripted-turns.ts'

const QUIET = {
  phase: 'deploy',
  places: ['Kessel | TIE Interceptor'],
  dark: { hand: 'Tarl' },
  light: { hand: 'Midge' },
}
const DRAIN = {
  phase: 'control',
  places: ['Endor Back Door, dark | Tarl', 'Kessel'],
  light: { hand: 'Midge; Beezer' },
}
const drains = { dark: { act: [pick('drain-')] } } as const

/** A battle that the defender loses: each side has to pay something. */
const BATTLE = {
  phase: 'battle',
  turn: 'light',
  places: ['Endor Back Door, dark | Tarl + Blaster Rifle; Elite Squadron Stormtrooper; Chewbacca Of Kashyyyk; Beezer'],
  dark: { next: '3; 3', hand: 'Tarl' },
  light: { next: '2; 2', hand: 'Midge' },
}

/** The initiator has a weapon as well. */
const ARMED =
  'Endor Back Door, dark | Tarl + Blaster Rifle; Elite Squadron Stormtrooper; Chewbacca Of Kashyyyk; Beezer + BlasTech E-11B Blaster Rifle'

const optionsOf = ({ shape }: Decision) => (shape.type === 'choose' ? shape.options : [])

/** Lays no shot ahead. */
const nothing = (exit: string) => () => (exit === 'ask' ? { exit } : { exit, choose: [] })

const battles = { light: { act: [pick('battle-')], plan: [nothing('plan-ask')] } }

/** Begins the battle, and leaves the rest to orders. */
const begins = { light: { act: [pick('battle-')] } }

/** Aims at a card of this id. */
const aimedAt = (card: string) => (options: readonly Option[]) => ({
  exit: 'fire',
  choose: options.filter((option) => option.card === card).map(({ id }) => id),
})

/** Orders of a defender that answer everything in a battle. */
const DEFENCE = [order('pass-through', { pass: 'battle' }), order('damage'), order('destinies', { cards: 1 })]

describe('a quiet turn', () => {
  test('costs one call, that of the opponent for the next turn', () => {
    expect(playedTurn(QUIET).calls).toBe(1)
  })

  test('costs one call however much is done in it', () => {
    const { calls, events } = playedTurn(
      { ...QUIET, places: ['Endor Back Door, dark', 'Kessel | TIE Interceptor'] },
      { dark: { act: [pick('deploy-')], draw: [() => ({ exit: 'draw', number: 2 })] } },
    )
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['deployed', 'drew']))
    expect(calls).toBe(1)
  })

  test('costs one call where the opponent has an Interrupt that could be played at any time', () => {
    const given = { ...QUIET, light: { hand: 'Grimtaash' } }
    expect(playedTurn(given).asked.filter((one) => one.startsWith('light'))).toEqual([])
  })

  test('is asked strictly at every chance', () => {
    const given = { ...QUIET, pace: 'strict', dark: { hand: 'Tarl; Tarl' }, light: { hand: 'Grimtaash' } }
    expect(playedTurn(given).calls).toBeGreaterThan(1)
  })
})

describe('a turn with a drain', () => {
  test('costs three calls where the loser chooses', () => {
    const { calls, asked } = playedTurn(DRAIN, drains)
    expect(asked).toContain('light lose')
    expect(calls).toBe(3)
  })

  test('costs one with the order for losses', () => {
    const { calls, asked, events } = playedTurn(DRAIN, drains, { light: [order('losses')] })
    expect(events.map(({ type }) => type)).toContain('lost')
    expect(asked).not.toContain('light lose')
    expect(calls).toBe(1)
  })

  test('costs three again where a stop at drains stands before that order', () => {
    const orders = (least: number) => ({ light: [order('losses'), order('drain-stop', { least })] })
    expect(playedTurn(DRAIN, drains, orders(1)).calls).toBe(3)
    expect(playedTurn(DRAIN, drains, orders(9)).calls).toBe(1)
  })

  test('a stop at drains there is silent about drains elsewhere', () => {
    const at = (...places: readonly string[]) => ({ light: [order('losses'), order('drain-stop', { places })] })
    expect(playedTurn(DRAIN, drains, at('p1', 'p2')).calls).toBe(3)
    expect(playedTurn(DRAIN, drains, at('p2')).calls).toBe(1)
  })

  test('costs three calls as well where two drains are begun together', () => {
    const given = { ...DRAIN, places: ['Endor Back Door, dark | Tarl', 'Kessel | TIE Interceptor'] }
    const { calls, events } = playedTurn(given, { dark: { act: [together] } })
    expect(events.filter(({ type }) => type === 'drained')).toHaveLength(2)
    expect(calls).toBe(3)
  })
})

/** Begins all drains one after the other. */
const together = (options: readonly Option[]) => ({
  exit: 'do',
  choose: options.filter(({ group }) => group === 'drain').map(({ id }) => id),
})

describe('a turn with a battle', () => {
  test('costs at most five calls without orders where the defender does nothing', () => {
    const { calls, asked, events } = playedTurn(BATTLE, battles)
    expect(events.filter(({ type }) => type === 'destiny')).not.toEqual([])
    expect(asked).not.toContain('light weapons')
    expect(asked).not.toContain('light destiny')
    expect(asked).toEqual(expect.arrayContaining(['dark satisfy', 'light satisfy']))
    expect(calls).toBe(5)
  })

  const fires = { dark: { weapons: [pick('fire-')], target: [aimedAt('8_4')] } }
  const armed = { ...BATTLE, places: [ARMED] }

  test('costs seven where the defender fires and the initiator wants to answer', () => {
    const { calls, asked } = playedTurn(armed, {
      ...fires,
      light: { act: [pick('battle-')], plan: [nothing('plan-ask')] },
    })
    expect(asked).toContain('light weapons')
    expect(calls).toBe(7)
  })

  test('costs five where the initiator passes whatever is fired', () => {
    const { calls, asked } = playedTurn(armed, { ...fires, light: { act: [pick('battle-')], plan: [nothing('plan')] } })
    expect(asked).not.toContain('light weapons')
    expect(calls).toBe(5)
  })

  test('costs three with the orders of the initiator', () => {
    const orders = { light: [...DEFENCE, order('shots', { after: 'pass-all' })] }
    expect(playedTurn(BATTLE, begins, orders).calls).toBe(3)
  })

  test('costs one with the orders of both', () => {
    expect(
      playedTurn(BATTLE, begins, { dark: DEFENCE, light: [...DEFENCE, order('shots', { after: 'ask' })] }).calls,
    ).toBe(1)
  })
})

describe('shots laid ahead (SG-83)', () => {
  const planned = (exit: string, choose: number, given = {}) =>
    playedTurn(
      { ...BATTLE, places: [ARMED], ...given },
      {
        light: {
          act: [pick('battle-')],
          plan: [(options) => ({ exit, choose: options.slice(0, choose).map(({ id }) => id) })],
        },
      },
    )

  test('are fired while the defender does nothing, and nobody is called for them', () => {
    const { events, asked, calls } = planned('plan', 1)
    expect(events.filter(({ type }) => type === 'fired')).toHaveLength(1)
    expect(asked).not.toContain('light weapons')
    expect(calls).toBeLessThanOrEqual(5)
  })

  test('a further shot of the same weapon may be among them', () => {
    const { events } = planned('plan', 2, { light: { next: '0; 0; 0', hand: 'Midge' } })
    expect(events.filter(({ type }) => type === 'fired')).toHaveLength(2)
  })

  test('show nothing to the opponent before they are fired', () => {
    const state = laid({ ...BATTLE, places: [ARMED] })
    const laidAhead = (exit: string, choose: number) => {
      const [act] = swccg.decisions(state)
      const begun = swccg.play(state, 'light', [{ decision: act!.id, ...pick('battle-')(optionsOf(act!), act!) }])
      const battle = 'state' in begun ? begun.state : state
      const [plan] = swccg.decisions(battle)
      const shots = optionsOf(plan!)
        .slice(0, choose)
        .map(({ id }) => id)
      const step = swccg.play(battle, 'light', [
        { decision: plan!.id, exit, ...(exit === 'ask' ? {} : { choose: shots }) },
      ])
      return 'state' in step ? step : { state, events: [] }
    }
    const [none, one, ask] = [laidAhead('plan', 0), laidAhead('plan-ask', 1), laidAhead('ask', 0)]
    expect(one.state.sides.light.shots?.left).toHaveLength(1)
    for (const reader of ['dark', 'spectator'] as const)
      for (const other of [one, ask]) {
        expect(swccg.view(other.state, reader)).toEqual(swccg.view(none.state, reader))
        expect(other.events).toEqual(none.events)
      }
    expect(swccg.decisions(one.state)).toEqual(swccg.decisions(none.state))
  })

  test('are asked for by a battle, but not under the strict pace', () => {
    expect(planned('plan', 0).asked).toContain('light plan')
    expect(playedTurn({ ...BATTLE, pace: 'strict', places: [ARMED] }, begins).asked).not.toContain('light plan')
  })
})

describe('stops', () => {
  const stopped = (kind: string, settings: Parameters<typeof order>[1] = {}) =>
    playedTurn(BATTLE, battles, { dark: [order(kind, settings), ...DEFENCE], light: DEFENCE })

  test('a stop in battles asks at each chance, also where an order would answer', () => {
    const { asked } = stopped('battle-stop')
    expect(asked).toEqual(expect.arrayContaining(['dark weapons', 'dark destiny']))
  })

  test('a stop in battles elsewhere stays silent', () => {
    expect(stopped('battle-stop', { places: ['p9'] }).asked.filter((one) => one.startsWith('dark'))).toEqual([])
  })

  test('a stop at shots asks the owner of the target, and for several titles at once', () => {
    const shot = (titles: readonly string[]) =>
      playedTurn(
        { ...BATTLE, turn: 'dark', dark: { next: '3; 3' } },
        {
          dark: { act: [pick('battle-')], weapons: [pick('fire-')], target: [aimedAt('8_2')], plan: [nothing('ask')] },
        },
        { light: [order('shot-stop', { titles }), ...DEFENCE], dark: [order('damage')] },
      ).asked.includes('light respond')
    expect(shot([])).toBe(true)
    expect(shot(['8_2', '8_25'])).toBe(true)
    expect(shot(['8_25'])).toBe(false)
  })

  test('a stop at new cards asks after a card of a chosen type', () => {
    const asked = (types: readonly string[]) =>
      playedTurn(
        {
          ...QUIET,
          places: ['Endor Back Door, dark', 'Kessel | TIE Interceptor'],
          light: { hand: 'Grimtaash' },
        },
        { dark: { act: [pick('deploy-')] } },
        { light: [order('appear-stop', { types })] },
      ).asked.includes('light begin')
    expect(asked(['character', 'vehicle'])).toBe(true)
    expect(asked(['effect'])).toBe(false)
  })
})

describe('orders for Interrupts', () => {
  const recharged = (hand: string, settings: Parameters<typeof order>[1]) =>
    playedTurn({ ...BATTLE, dark: { next: '3; 3; 3', hand } }, battles, {
      dark: [order('recharge', settings), ...DEFENCE],
      light: DEFENCE,
    }).events.some(({ type, data }) => type === 'played' && 'card' in data && data.card === '8_136')

  test('recharge plays its card as a battle begins, or passes without it, and never asks', () => {
    expect(recharged('Combat Readiness', { when: 'always' })).toBe(true)
    expect(recharged('Tarl', { when: 'always' })).toBe(false)
    expect(recharged('Combat Readiness', { when: 'never' })).toBe(false)
    const asked = (hand: string) =>
      playedTurn({ ...BATTLE, dark: { next: '3; 3; 3', hand } }, battles, {
        dark: [order('recharge', { when: 'always' }), ...DEFENCE],
        light: DEFENCE,
      }).asked
    expect(asked('Combat Readiness')).toEqual(asked('Tarl'))
  })

  test('recharge with little Force only: the number is compared with the own Force Pile', () => {
    expect(recharged('Combat Readiness', { when: 'below', under: 30 })).toBe(true)
    expect(recharged('Combat Readiness', { when: 'below', under: 1 })).toBe(false)
  })

  const TROOPERS = Array(8).fill('Elite Squadron Stormtrooper').join('; ')
  /** A battle at a site; the numbers are the destinies that come next. */
  const raised = (light: string, dark: string, when: readonly string[], hand = 'Heading For The Medical Frigate') =>
    playedTurn(
      {
        ...{ phase: 'battle', turn: 'light' },
        places: [`Endor Back Door, dark | Tarl; Grond; ${TROOPERS}; Chewbacca Of Kashyyyk; Beezer`],
        dark: { next: dark, hand: 'Tarl' },
        light: { next: light, hand },
      },
      begins,
      {
        light: [order('plus-one', { when }), ...DEFENCE, order('shots', { after: 'ask' })],
        dark: DEFENCE,
      },
    ).events.some(({ type, data }) => type === 'played' && 'card' in data && data.card === '9_51')

  test('a battle destiny is raised where that is worth it, and never where nothing is chosen', () => {
    expect(raised('2; 2', '3; 3', ['always'])).toBe(true)
    expect(raised('2; 2', '3; 3', [])).toBe(false)
    expect(raised('2; 2', '3; 3', ['always'], 'Midge')).toBe(false)
    const drawn = ['1', '2', '3', '4', '5', '6']
    const worth = (when: string) => drawn.filter((light) => raised(`${light}; 2`, '3; 3', [when]))
    // Without destinies it stands 12 to 8: 4 ties and is raised to win, 3 loses and is raised to tie.
    expect([worth('wins'), worth('ties')]).toEqual([['4'], ['3']])
    // The cards of the opponent are forfeited for 3 each or less.
    expect(worth('kills')).toEqual(['3', '6'])
  })

  test('aim plays the chosen function at ships of the list, and passes at others', () => {
    const aimed = (settings: Parameters<typeof order>[1]) => {
      const { events, asked } = playedTurn(
        {
          ...{ phase: 'battle', turn: 'dark' },
          places: ['Kessel | Scimitar 2 + Captain Jonus pilot + dark Concussion Missiles; Y-wing'],
          dark: { next: '3; 3', hand: 'Flawless Marksmanship' },
          light: { next: '2; 2', hand: 'Midge' },
        },
        { dark: { act: [pick('battle-')], plan: [nothing('ask')], weapons: [pick('fire-')] } },
        { dark: [order('aim', settings), order('damage'), order('destinies', { cards: 1 })], light: DEFENCE },
      )
      expect(asked).not.toContain('dark respond')
      return events.flatMap(({ type, data }) => (type === 'played' && 'how' in data ? [data.how] : []))
    }
    expect(aimed({ function: 'aim-used' })).toEqual(['used'])
    expect(aimed({ function: 'aim-lost' })).toEqual(['lost'])
    expect(aimed({ function: 'never' })).toEqual([])
    expect(aimed({ function: 'aim-used', titles: ['1_146'] })).toEqual([])
  })
})

describe('orders for shots of the opponent', () => {
  const paid = [order('damage'), order('destinies', { cards: 1 })]
  const shotsIn = ({ events }: Played) =>
    events.flatMap(({ type, data }) =>
      type === 'shot' ? [data as { readonly defense: number; readonly hit: boolean }] : [],
    )

  const roared = (orders: Laid['light']) =>
    playedTurn(
      { ...BATTLE, turn: 'dark', dark: { next: '3; 3' } },
      {
        dark: { act: [pick('battle-')], weapons: [pick('fire-')], target: [aimedAt('8_2')], plan: [nothing('ask')] },
      },
      { light: [...(orders ?? []), ...paid], dark: [order('damage')] },
    )

  test('roar sets the defense value of the target where that raises it, and saves the question', () => {
    const count = (asked: readonly string[]) => asked.filter((one) => one === 'light respond').length
    const [asked, raised, never] = [[], ['raises'], ['never']].map((when) =>
      roared(when.length === 0 ? [] : [order('roar', { when })]),
    )
    expect([asked, raised, never].map((one) => shotsIn(one!)[0])).toMatchObject([
      { defense: 2, hit: true },
      { defense: 4, hit: false },
      { defense: 2, hit: true },
    ])
    expect([count(raised!.asked), count(never!.asked)]).toEqual([count(asked!.asked) - 1, count(asked!.asked) - 1])
  })

  /** A shot at an X-wing: whether it hits, whether the Interrupt was played, and who was asked. */
  const evaded = (next: string, hand: string, settings: Parameters<typeof order>[1] = {}) => {
    const played = playedTurn(
      {
        ...{ phase: 'battle', turn: 'dark' },
        places: ['Kessel | Scimitar 2 + Captain Jonus pilot + dark Concussion Missiles; X-wing'],
        dark: { next: `${next}; 3`, hand: 'Tarl' },
        light: { next: '2; 2', hand },
      },
      { dark: { act: [pick('battle-')], plan: [nothing('ask')], weapons: [pick('fire-')] } },
      { light: [order('maneuver', settings), ...DEFENCE], dark: paid },
    )
    const isPlayed = played.events.some(({ type, data }) => type === 'played' && 'card' in data && data.card === '1_70')
    return { hit: shotsIn(played)[0]?.hit, isPlayed, asked: played.asked.filter((one) => one.startsWith('light')) }
  }

  test('maneuver plays its Interrupt where a hit becomes a miss, never asks, and passes without the card', () => {
    for (const next of ['0', '1', '2', '3', '4', '5', '6']) {
      const [without, held] = [evaded(next, 'Midge'), evaded(next, 'A Few Maneuvers')]
      expect([without.isPlayed, without.asked, held.asked]).toEqual([false, [], []])
      // One higher than the defense value of 4 hits; with 2 more maneuver it misses up to 6.
      expect([without.hit, held.isPlayed, held.hit], next).toEqual([
        Number(next) + 1 > 4,
        Number(next) + 1 > 4 && Number(next) + 1 <= 6,
        Number(next) + 1 > 6,
      ])
    }
  })

  test('maneuver leaves ships alone that are not on its list or are worth less', () => {
    const isPlayed = (settings: Parameters<typeof order>[1]) => evaded('4', 'A Few Maneuvers', settings).isPlayed
    expect([isPlayed({ titles: ['1_146'] }), isPlayed({ titles: ['1_147'] })]).toEqual([true, false])
    expect([isPlayed({ worth: 4 }), isPlayed({ worth: 5 })]).toEqual([true, false])
  })

  test('cancel cancels a battle destiny from a number on, if so much Force is left, and saves the question', () => {
    const cancelled = (settings: Parameters<typeof order>[1]) => {
      const { asked, events } = playedTurn(
        {
          ...{ phase: 'battle', turn: 'dark' },
          places: [
            'Endor Back Door, dark | Tarl; Grond; Elite Squadron Stormtrooper; General Solo; Chewbacca Of Kashyyyk',
          ],
          dark: { next: '3; 3', hand: 'Tarl' },
          light: { next: '2; 2', hand: 'Midge', force: '5' },
        },
        { dark: { act: [pick('battle-')], plan: [nothing('ask')] } },
        { light: [order('cancel', settings), ...DEFENCE], dark: DEFENCE },
      )
      expect(asked.filter((one) => one.startsWith('light'))).toEqual([])
      return events.some(({ type }) => type === 'cancelled')
    }
    // A destiny of 3, and 2 of 5 Force are used.
    expect([cancelled({ least: 3 }), cancelled({ least: 4 })]).toEqual([true, false])
    expect([cancelled({ least: 3, keep: 3 }), cancelled({ least: 3, keep: 4 })]).toEqual([true, false])
  })
})

describe('the rest of the turn', () => {
  const { turn, pieces } = laid(BATTLE)
  const handleOf = (card: string) => pieces.find((piece) => piece.card === card)?.handle ?? ''
  const rested = (
    settings: Parameters<typeof order>[1] = {},
    given: Readonly<Record<string, unknown>> = {},
    key = `turn:${turn}`,
  ) =>
    playedTurn({ ...BATTLE, ...given }, begins, {
      light: [...DEFENCE, order('shots', { after: 'pass-all' }), { ...order('rest', settings), key }],
    })

  test('laid ahead, a battle costs one call instead of three', () => {
    const { calls, asked, events } = rested({ draws: 2 })
    expect(asked.filter((one) => one.startsWith('light'))).toEqual(['light act'])
    expect(calls).toBe(1)
    expect(events.find(({ type }) => type === 'drew')?.data).toMatchObject({ count: 2 })
    expect(rested({}, {}, `turn:${turn + 2}`).calls).toBe(3)
  })

  test('its owner is asked if a card of the list is gone, or if the opponent is still there', () => {
    expect([rested({ watched: [handleOf('8_4')] }).calls, rested({ watched: [handleOf('8_2')] }).calls]).toEqual([3, 1])
    expect([rested({ stays: 'theirs-stay' }).calls, rested({ stays: 'never' }).calls]).toEqual([3, 1])
  })

  test('it makes the chosen moves that are still possible', () => {
    const places = [...BATTLE.places, 'Endor Great Forest, dark']
    const there = laid({ ...BATTLE, places })
    const offer = swccg.orders(swccg.view(there, 'light'), 'light').find(({ kind }) => kind === 'rest')
    const field = offer?.fields.find(({ id }) => id === 'moves')?.shape
    const moves = field?.type === 'choose' ? field.options.map(({ id }) => id) : []
    // Beezer is forfeited in the battle; that move is left out.
    expect(moves.length).toBe(2)
    const { state, calls } = rested({ moves }, { places })
    const at = (card: string) => state.pieces.find((piece) => piece.card === card)?.at
    expect([at('8_2'), at('8_4')]).toEqual([there.places[1]?.id, undefined])
    expect(calls).toBe(1)
    const words = swccg.words.standing(
      { kind: 'rest', key: '', settings: { moves: { exit: 'ok', choose: moves } } },
      swccg.view(there, 'light'),
      { language: 'en', names: {}, reader: 'light' },
    )
    expect(words).toContain('Chewbacca Of Kashyyyk → ')
  })
})

describe('simulated games', () => {
  const run = (orders: 'none' | 'all') =>
    simulate(swccg, { games: runs(3), seed: 'calls', format: 'starter', orders, player: 'practice' })

  test('all orders need at most 1.3 calls a turn', () => {
    expect(run('all').handoffs.perTurn).toBeLessThanOrEqual(1.3)
  })

  test('without orders each kind of turn costs what it must', () => {
    const { byKind } = run('none').handoffs
    for (const [kind, { counts }] of Object.entries(byKind)) {
      const parts = kind.split(', ').map((part) => /^(?:(\d+) )?(\w+?)(?:e?s)?$/.exec(part))
      const count = (word: string) =>
        parts.reduce((sum, part) => sum + (part?.[2]?.startsWith(word) === true ? Number(part[1] ?? 1) : 0), 0)
      const most =
        1 +
        2 * (count('drain') + 2 * count('battl') + count('exchang') + count('payment') + count('los') + count('stop'))
      for (const calls of Object.keys(counts)) expect(Number(calls), kind).toBeLessThanOrEqual(most)
      for (const calls of Object.keys(counts)) expect(Number(calls) % 2, kind).toBe(1)
    }
    expect(Object.keys(byKind.quiet?.counts ?? {})).toEqual(['1'])
  })
})
