/** The figures of `npm run panels`, counted from recorded panels and taps. */

import { describe, expect, test } from 'vitest'
import {
  figuresOf,
  kindsOf,
  OPENING,
  type SeenPanel,
  type SeenTap,
  stretchesOf,
  tapsByStretch,
  within,
} from '../../bench/panels/counting.ts'
import { swccg } from '../../bench/panels/played/swccg.ts'
import { reportOf, tapsListed } from '../../bench/panels/report.ts'
import { swccg as starWars } from '../../src/games/swccg/index.ts'
import { laid } from '../swccg/scripted-turns.ts'

const panel = (height: number, controls = 3, kind = 'deploy', expected = height): SeenPanel => ({
  kind,
  language: 'en',
  heights: { height, expected },
  controls,
})

const TURN: SeenTap = {
  game: 0,
  seat: 'dark',
  turn: 1,
  own: true,
  attacker: null,
  duel: false,
  drain: null,
  proposed: true,
  touches: 1,
  chosen: 0,
  opens: false,
  battle: null,
  kind: 'act',
  words: 'Pass',
}
const OPENED: SeenTap = { ...TURN, touches: 0, opens: true }

describe('the value within which a share of all values lies', () => {
  test('of 20 values, 19 lie within the second greatest', () => {
    const values = Array.from({ length: 20 }, (_, at) => (at * 7) % 20)
    expect(within(values, 0.95)).toBe(18)
    expect(within(values, 1)).toBe(19)
  })

  test('of one value it is that value, of none there is none', () => {
    expect(within([5], 0.95)).toBe(5)
    expect(within([], 0.95)).toBeNull()
  })

  test('the order of the values does not matter', () => {
    expect(within([3, 1, 2], 0.5)).toBe(within([1, 2, 3], 0.5))
  })
})

describe('the figures', () => {
  test('the median of an even number of heights is the mean of the two in the middle', () => {
    expect(figuresOf([panel(100), panel(400), panel(300), panel(200)], []).heightMedian).toBe(250)
  })

  test('a panel that asks nothing lowers no median, but counts for the greatest height', () => {
    const figures = figuresOf([panel(700, 4), panel(600, 4), panel(950, 9, 'waiting')], [])
    expect(figures).toMatchObject({ panels: 2, heightMedian: 650, heightMax: 950, controlsMedian: 4, controlsMax: 9 })
  })

  test('the estimate is off by the largest differences in both directions, of panels that ask', () => {
    const seen = [panel(600, 4, 'deploy', 610), panel(500, 4, 'plan', 496), panel(300, 2, 'waiting', 100)]
    expect(figuresOf(seen, [])).toMatchObject({ overEstimate: 4, underEstimate: 10 })
  })

  test('without a turn of a kind its taps are empty, not 0', () => {
    expect(figuresOf([], [OPENED, TURN])).toMatchObject({ tapsQuiet: 3, tapsAttack: null, tapsDefence: null })
  })

  test('the panels of each kind are listed with the tallest kind first', () => {
    const kinds = kindsOf([panel(500), panel(700), panel(800, 6, 'plan')])
    expect(kinds.map(({ kind, panels, heightMax }) => [kind, panels, heightMax])).toEqual([
      ['plan', 1, 800],
      ['deploy', 2, 700],
    ])
  })
})

describe('turns and battles', () => {
  test('a turn without a battle is quiet, and counts its touches and the two that open it', () => {
    expect(stretchesOf([OPENED, TURN, { ...TURN, touches: 3 }])).toMatchObject([
      { stretch: 'quiet', touches: 4, openings: 1 },
    ])
    expect(figuresOf([], [OPENED, TURN, { ...TURN, touches: 3 }]).tapsQuiet).toBe(4 + OPENING)
  })

  test('an attack is the whole turn, also where the opponent is asked in between', () => {
    const battle = { ...TURN, attacker: 'dark' }
    const taps = [OPENED, TURN, battle, { ...OPENED, attacker: 'dark' }, battle, TURN]
    expect(stretchesOf(taps)).toMatchObject([{ stretch: 'attack', touches: 4, openings: 2 }])
    expect(tapsByStretch(taps)).toMatchObject([
      { taps: 4 + OPENING, tapsAllOpenings: 4 + 2 * OPENING, tapsByCalls: 4 + 2 },
    ])
  })

  test('a defence begins with the battle: questions of the same turn before it are none of it', () => {
    const theirs = { ...TURN, own: false }
    const battle = { ...theirs, attacker: 'light', touches: 2 }
    const stretches = stretchesOf([{ ...theirs, opens: true, touches: 0 }, theirs, battle, battle])
    expect(stretches.map(({ stretch, touches }) => [stretch, touches])).toEqual([
      ['other', 1],
      ['defence', 4],
    ])
  })

  test('two battles that the opponent starts in one turn are two defences', () => {
    const defends = (battle: string) => ({ ...TURN, own: false, attacker: 'light', battle })
    const stretches = stretchesOf([defends('endor'), defends('kessel'), defends('kessel')])
    expect(stretches.map(({ stretch, touches }) => [stretch, touches])).toEqual([
      ['defence', 1],
      ['defence', 2],
    ])
  })

  test('the taps of a turn are listed by the words on their controls', () => {
    expect(tapsListed([OPENED, TURN])).toBe('Game 1, turn 1, dark, proposals: quiet, 3\n  act: (opens)\n  act: Pass')
  })

  test('each payment for a drain is counted for itself, with the react to it', () => {
    const theirs = { ...TURN, own: false }
    const pays = (drain: string, touches = 1) => ({ ...theirs, drain, touches })
    const taps = [{ ...OPENED, own: false, drain: '3 endor' }, pays('3 endor'), pays('3 kessel', 3), theirs]
    expect(stretchesOf(taps)).toMatchObject([
      { stretch: 'drain', touches: 1, openings: 1 },
      { stretch: 'drain', touches: 3, openings: 0 },
      { stretch: 'other', touches: 1 },
    ])
    expect(figuresOf([], taps).tapsDrain).toBe(2 + OPENING)
  })

  test('turns of players without proposals count apart, but for two touches for each entry that they choose', () => {
    const without = { ...TURN, proposed: false, seat: 'light' }
    const taps = [TURN, without, { ...without, touches: 4, chosen: 2 }]
    expect(figuresOf([], taps)).toMatchObject({
      tapsQuiet: 1 + OPENING,
      tapsQuietOwn: 1 + OPENING,
      tapsAttack: null,
      tapsAttackOwn: null,
    })
    expect(figuresOf([], [...taps, { ...without, attacker: 'light' }])).toMatchObject({
      tapsQuietOwn: null,
      tapsAttackOwn: 2 + OPENING,
    })
  })

  test('a turn with a duel is neither quiet nor an attack', () => {
    const taps = [TURN, { ...TURN, duel: true }, { ...TURN, attacker: 'dark' }]
    expect(stretchesOf(taps).map(({ stretch }) => stretch)).toEqual(['duel'])
  })

  test('turns of other games, players and numbers are counted apart', () => {
    const taps = [TURN, { ...TURN, game: 1 }, { ...TURN, turn: 2 }, { ...TURN, seat: 'light' }]
    expect(stretchesOf(taps)).toHaveLength(4)
  })

  test('a panel that was opened and never touched is no turn', () => {
    expect(stretchesOf([OPENED])).toEqual([])
  })
})

test('the report names every figure, kind of turn and question', () => {
  const report = reportOf([panel(700), panel(800, 6, 'plan')], [OPENED, TURN], { games: 1, seconds: 2 })
  for (const word of ['heightMedian', 'tapsDefence', 'quiet', 'plan', 'deploy']) expect(report).toContain(word)
})

test('a turn of the Star Wars CCG has a battle, though its initiator is asked nothing in it', () => {
  const state = laid({ phase: 'battle', places: ['Endor Back Door, dark | Tarl; Janse'] })
  const attackerIn = (view: unknown) => swccg.standing({ reader: 'dark', view, decisions: [] }).attacker
  const view = starWars.view(state, 'dark')
  expect(attackerIn(view)).toBeNull()
  expect(attackerIn({ ...view, today: { ...view.today, battled: [view.places[0]!.id] } })).toBe('dark')
})
