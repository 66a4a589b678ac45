/** Rules that no scenario can show: set-up, piles, timing and the stack, one by one. */
import { describe, expect, test } from 'vitest'
import type { Decision, GameEvent } from '../../../src/contract/index.ts'
import { checkDeck } from '../../../src/games/swccg/decks/deck-check.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { beginDrain, drainAmount, drainStep, mayDrain } from '../../../src/games/swccg/rules/drain/steps.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { type DrainFrame, PHASES } from '../../../src/games/swccg/state/game-frames.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import type { Position } from '../../../src/games/swccg/state/position-reading.ts'
import { immunity } from '../../../src/games/swccg/texts/adjusting.ts'
import { rule } from '../../../src/games/swccg/texts/language/makers.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid, order, pick, playedTurn } from '../scripted-turns.ts'
import { begun, playedOn, STARTERS } from '../starter-lists.ts'

const optionsOf = ({ shape }: Decision) => (shape.type === 'choose' ? shape.options : [])

/** Answers every open question of the set-up: this location, and no Starting Interrupt. */
function setUp(locations: Readonly<Record<'dark' | 'light', readonly string[]>>, seed = 'set-up') {
  let { state } = begun(seed)
  const events: GameEvent[] = []
  const left = { dark: [...locations.dark], light: [...locations.light] }
  while (state.flow.some(({ frame }) => frame === 'setup')) {
    const decision = swccg.decisions(state)[0]!
    const { seat, id } = decision
    const answer =
      decision.kind === 'start'
        ? { decision: id, exit: 'choose', choose: [left[seat].shift() ?? ''] }
        : { decision: id, exit: 'none' }
    const step = swccg.play(state, seat, [answer])
    if (!('state' in step)) throw new Error(step.refused)
    events.push(...step.events)
    state = step.state
  }
  return { state, events }
}

const ENDOR = { dark: '8_157', light: '8_68' }
const [KESSEL, TATOOINE, BACK_DOOR] = ['1_288', '1_127', '8_159']

describe('players and decks', () => {
  test('rule 1.1: there are two players, Dark and Light', () => {
    expect(swccg.seats).toEqual(['dark', 'light'])
  })

  test('rule 1.3: a deck may hold any number of copies, of unique cards too', () => {
    const many = [
      { card: '8_114', count: 50 },
      { card: KESSEL, count: 10 },
    ]
    expect(checkDeck(many, 'dark', { format: 'starter' })).toEqual([])
  })

  test('rule 1.5: a player whose Life Force is used up loses', () => {
    const state = laid({
      phase: 'control',
      places: ['Endor Back Door, dark | Tarl'],
      light: { reserve: '2', force: '0' },
    })
    const [decision] = swccg.decisions(state)
    const step = swccg.play(state, 'dark', [
      { decision: decision!.id, ...pick('drain-')(optionsOf(decision!), decision!) },
    ])
    expect('state' in step ? step.state.outcome : null).toMatchObject({ kind: 'life-force', winner: 'dark' })
  })
})

describe('Force drains (part 7)', () => {
  test('rule 7.7, U10: a drain of 0 can be begun, and takes nothing', () => {
    // No card of the pool lowers a drain at a place with one icon: the texts there are made to.
    class Dry extends GameTable {
      override get reading(): Position {
        const reading = readingOf(this.board)
        return {
          ...reading,
          adjust: (stat, base, about) => (stat === 'Force drain' ? 0 : reading.adjust(stat, base, about)),
        }
      }
    }
    const table = new Dry(laid({ phase: 'control', places: ['Endor Back Door, dark | Tarl'] }))
    const [place] = table.board.places
    const at = place!.id
    expect(drainAmount(table.reading, 'dark', at)).toBe(0)
    expect(mayDrain(table.reading, at)).toBe(true)
    beginDrain(table, 'dark', at)
    const frame = table.state.flow.at(-1) as DrainFrame
    expect(frame).toMatchObject({ frame: 'drain', at })
    drainStep(table, { ...frame, step: 'result' } as DrainFrame)
    expect(table.state.flow.some((one) => one.frame === 'loss')).toBe(false)
    expect(mayDrain(table.reading, at)).toBe(false)
  })
})

describe('set-up (part 3)', () => {
  test('rule 3.2: the same location twice is set aside, and both choose again', () => {
    const { state, events } = setUp({ dark: [ENDOR.dark, KESSEL], light: [ENDOR.light, TATOOINE] })
    expect(events.filter(({ type }) => type === 'set-aside')).toHaveLength(2)
    expect(state.places.map(({ cards }) => cards)).toEqual([[KESSEL], [TATOOINE]])
    for (const side of SIDES) {
      const { hand, reserve } = state.sides[side]
      expect([...reserve, ...hand.map(({ card }) => card)]).toContain(ENDOR[side])
    }
  })

  test('rule 3.3: related locations lie side by side, the system at the end', () => {
    const { state } = setUp({ dark: [BACK_DOOR], light: [ENDOR.light] })
    expect(state.places.map(({ system, cards }) => [system, cards])).toEqual([
      ['Endor', [BACK_DOOR]],
      ['Endor', [ENDOR.light]],
    ])
  })

  test('rules 3.4, 3.5, 3.6: after the Starting Interrupts the rest is shuffled, and each draws 8', () => {
    const [one, other] = ['one', 'other'].map((seed) => setUp({ dark: [KESSEL], light: [TATOOINE] }, seed).state)
    for (const side of SIDES) {
      expect(one!.sides[side].hand).toHaveLength(8)
      expect(one!.sides[side].reserve.length + one!.sides[side].hand.length).toBe(59)
      expect(one!.sides[side].reserve).not.toEqual(other!.sides[side].reserve)
    }
  })

  test('rule 3.4: Dark’s Starting Interrupt is carried out first', () => {
    let { state } = begun('starting')
    const played: string[] = []
    const choices = { dark: [KESSEL], light: [TATOOINE] }
    while (state.flow.some(({ frame }) => frame === 'setup')) {
      const decision = swccg.decisions(state).at(-1)!
      const { seat } = decision
      const chosen =
        decision.kind === 'start'
          ? choices[seat]
          : optionsOf(decision)
              .slice(0, 1)
              .map(({ id }) => id)
      const answer = { decision: decision.id, exit: decision.exits[0]!.id, choose: chosen }
      const step = swccg.play(state, seat, [answer])
      if (!('state' in step)) throw new Error(step.refused)
      for (const event of step.events) if (event.type === 'put-away') played.push(String(event.seat))
      state = step.state
    }
    expect(played).toEqual(['dark', 'light'])
  })

  test('rule 3.7: the Dark Side takes the first turn', () => {
    const { state } = setUp({ dark: [KESSEL], light: [TATOOINE] })
    expect([state.turn, state.active, state.phase]).toEqual([1, 'dark', 'activate'])
  })
})

describe('piles (part 4)', () => {
  test('rule 4.1: Life Force is Reserve Deck, Force Pile and Used Pile together', () => {
    const state = laid({ dark: { reserve: '4', force: '3', used: '2', hand: 'Tarl' }, phase: 'control' })
    const { sizes } = swccg.view(state, 'spectator')
    expect(sizes.dark.reserve + sizes.dark.force + sizes.dark.used).toBe(9)
    expect(swccg.outcome(state)).toBeNull()
  })

  test('rule 4.11: of piles only the number is known, but of the Lost Pile the cards', () => {
    const state = laid({ dark: { lost: 'Tarl', hand: 'Grond' } })
    for (const reader of ['light', 'spectator'] as const) {
      const view = swccg.view(state, reader)
      expect(view.lost.dark).toEqual(['8_114'])
      expect(JSON.stringify(view)).not.toContain('8_102')
      expect(view.sizes.dark).toEqual({ hand: 1, reserve: 20, force: 10, used: 0 })
    }
  })

  test('rules 4.9, 15.12, 15.13: a destiny card is shown and goes to the Used Pile before its number is used', () => {
    const given = {
      phase: 'battle',
      places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Midge; Beezer'],
    }
    const { events, state } = playedTurn(
      { ...given, dark: { next: '5' }, light: { next: '0' } },
      { dark: { act: [pick('battle-')] }, light: {} },
      { light: [order('damage')], dark: [order('damage'), order('shots', { after: 'pass-all' })] },
    )
    const types = events.map(({ type }) => type)
    expect(types.indexOf('destiny')).toBeLessThan(types.indexOf('totals'))
    expect(state.sides.dark.reserve.length + state.sides.dark.used.length).toBeGreaterThan(0)
  })
})

describe('turns and phases (part 5)', () => {
  test('rules 5.1, 5.2, 15.3: six phases come in order, each may pass without an act, and turns alternate', () => {
    const phases: string[] = []
    const turns: string[] = []
    playedOn(11, 60, ({ events }) => {
      for (const { type, data, seat } of events) {
        if (type === 'turn') turns.push(String(seat))
        if (type === 'phase') phases.push(String((data as { phase: string }).phase))
      }
    })
    expect(phases.slice(0, 12)).toEqual([...PHASES, ...PHASES])
    expect(turns.slice(0, 4)).toEqual(['dark', 'light', 'dark', 'light'])
  })

  test('rule 7.3: a second drain begins after the loss of the first', () => {
    const given = { phase: 'control', places: ['Endor Back Door, dark | Tarl', 'Endor Ancient Forest | Grond'] }
    const both = (options: readonly { readonly id: string; readonly group?: string }[]) => ({
      exit: 'do',
      choose: options.filter(({ group }) => group === 'drain').map(({ id }) => id),
    })
    const { events } = playedTurn(given, { dark: { act: [both] } }, { light: [order('losses')] })
    const types = events.map(({ type }) => type).filter((type) => type === 'drained' || type === 'lost')
    expect(types).toEqual(['drained', 'lost', 'lost', 'drained', 'lost'])
  })
})

describe('battles (part 9)', () => {
  const given = {
    phase: 'battle',
    places: ['Endor Back Door, dark | Tarl + Blaster Rifle; Midge + BlasTech E-11B Blaster Rifle'],
  }

  test('rules 9.2.1, 9.2.2: weapons actions alternate, the initiator first; two passes end the segment', () => {
    const asked: string[] = []
    let state: State = { ...laid({ ...given, pace: 'strict' }), format: 'named' }
    for (let moves = 0; moves < 40; moves++) {
      const decision = swccg.decisions(state)[0]
      if (decision === undefined || ['destiny', 'satisfy', 'draw'].includes(decision.kind)) break
      if (decision.kind === 'weapons') asked.push(decision.seat)
      const begins = decision.kind === 'act' ? optionsOf(decision).find(({ group }) => group === 'battle') : undefined
      const answer =
        begins === undefined
          ? { decision: decision.id, exit: 'pass' }
          : { decision: decision.id, exit: 'do', choose: [begins.id] }
      const step = swccg.play(state, decision.seat, [answer])
      if (!('state' in step)) throw new Error(step.refused)
      state = step.state
    }
    expect(asked).toEqual(['dark', 'light'])
  })
})

describe('actions and timing (part 15)', () => {
  test('rules 15.1, 15.4, 15.5: actions nest on a stack, and the innermost one goes on', () => {
    const depths = new Set<number>()
    playedOn(6, 120, ({ after }) => {
      if (after.outcome !== null) return
      depths.add(after.flow.length)
      expect(after.questions.length).toBeGreaterThan(0)
      expect(after.flow.filter(({ frame }) => frame === 'turn').length).toBeLessThanOrEqual(1)
    })
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(3)
  })

  test('rules 15.2, 15.9: after each action of the active player the opponent has a chance to begin something', () => {
    const given = { phase: 'deploy', pace: 'strict', places: ['Endor Back Door, dark |'] }
    const { asked } = playedTurn(
      { ...given, dark: { hand: 'Tarl; Tarl' }, light: { hand: 'Grimtaash' } },
      { dark: { act: [pick('deploy-')] } },
    )
    expect(asked.slice(0, 2)).toEqual(['dark act', 'light begin'])
  })

  test('rules 15.7, 8.1.1: the cost is used before the card lies on table', () => {
    const given = { phase: 'deploy', places: ['Endor Back Door, dark |'], dark: { hand: 'Tarl' } }
    const { events } = playedTurn(given, { dark: { act: [pick('deploy-')] } })
    const types = events.map(({ type }) => type)
    expect(types.indexOf('used-force')).toBeGreaterThanOrEqual(0)
    expect(types.indexOf('used-force')).toBeLessThan(types.indexOf('deployed'))
  })

  test('rules 12.2, 12.3: both Life Forces used up at once is a draw, and a card in the open still counts', () => {
    const state = laid({ phase: 'control', dark: { reserve: '0', force: '0' }, light: { reserve: '0', force: '0' } })
    expect(state.outcome).toMatchObject({ kind: 'both-exhausted', winner: null })
    const drawing = laid({ phase: 'control' })
    const open = structuredClone(drawing)
    const { reserve, force, revealed } = open.sides.dark
    revealed.push(...reserve.splice(0), ...force.splice(0))
    expect(swccg.view(open, 'dark').sizes.dark.used).toBe(30)
  })
})

test('rule 15.15: of duties that fall due together the active player’s comes first', () => {
  const given = {
    phase: 'battle',
    places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Midge; Beezer'],
  }
  const { events } = playedTurn(
    { ...given, table: 'Abyss; Tauntaun Bones', dark: { next: 'Tarl' }, light: { next: '0' } },
    { dark: { act: [pick('battle-')] } },
    { light: [order('damage')], dark: [order('damage'), order('shots', { after: 'pass-all' })] },
  )
  const used = events.filter(({ type }) => type === 'used-text').map(({ seat }) => seat)
  expect(used[0]).toBe('dark')
})

test('rule 15A.5: of two immunities the higher one counts, and they do not add up', () => {
  const state = laid({ places: ['Endor Back Door, dark | Tempest 1'] })
  const reading = readingOf(boardOf(state))
  const [piece] = state.pieces
  const [own] = reading.active('immunity')
  const twice = (below: number): Position => ({
    ...reading,
    active: (what) =>
      what === 'immunity' ? [own!, { ...own!, key: 'another', rule: rule('immune', { below }) }] : reading.active(what),
  })
  expect([3, 6].map((below) => immunity(twice(below), piece!))).toEqual([4, 6])
})

test('the starter decks are the pool of these tests', () => {
  expect(SIDES.map((side) => STARTERS[side].reduce((sum, { count }) => sum + count, 0))).toEqual([60, 60])
})

describe('the order of payments after a battle', () => {
  /** The sides that pay, in their order. */
  const paying = (damage: string) =>
    playedTurn(
      {
        ...{ phase: 'battle', turn: 'light', damage },
        places: [
          'Endor Back Door, dark | Tarl; Grond; Elite Squadron Stormtrooper; Elite Squadron Stormtrooper; Corporal Beezer; Midge; Corporal Janse; Corporal Delevar',
        ],
        dark: { next: '6; 6', hand: 'Tarl' },
        light: { next: '6; 6', hand: 'Midge' },
      },
      { light: { act: [pick('battle-')] } },
    ).asked.flatMap((one) => (one.endsWith(' satisfy') ? [one.split(' ')[0]] : []))

  test('rule 9.6.13: in turns one loss each, the player who began the battle first', () => {
    const row = paying('turns')
    expect(row.slice(0, 3)).toEqual(['light', 'dark', 'light'])
  })

  test('rule 9.6.12: as a whole the defender pays everything first', () => {
    const row = paying('whole')
    expect(row.indexOf('light')).toBe(row.filter((side) => side === 'dark').length)
    expect(row.filter((side) => side === 'dark').length).toBeGreaterThan(1)
  })
})
