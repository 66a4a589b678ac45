/** Cards of Endor that ask the questions of a mechanism. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { optionsIn } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { laid, run } from '../lent-texts.ts'
import { TRIAL } from './trial-texts.ts'

describe('Don’t Move!', () => {
  const places =
    "places: ['Endor Great Forest, dark | Navy Trooper + Blaster Rifle; Elite Squadron Stormtrooper + Blaster Rifle; Midge; Delevar']"
  const moves =
    'moves: [dark battles at Endor Great Forest, dark plays Dont Move! at Midge, dark seizes with Elite Squadron Stormtrooper]'

  test('rule 32.2: with a destiny of 5 a warrior or bounty hunter there captures, and the battle goes on', () => {
    const holds = 'then: { holds: [Midge rests under Elite Squadron Stormtrooper, there is a battle] }'
    expect(run('phase: battle', places, "dark: { hand: Dont Move!, next: '5' }", moves, holds)).toEqual([])
  })
})

describe('missing characters', () => {
  const gone = (next: string) =>
    laid({
      ...{ turn: 'light', phase: 'control', light: { next } },
      places: ['Endor Great Forest, dark | Kensaric missing; Midge; Delevar; Tarl'],
    })
  /** Midge and Delevar search for Kensaric. */
  function searched(next: string) {
    const played = gone(next)
    played.choose('light', ['act'], 'do', ({ card = '' }) => card === '8_7', 'the search')
    const decision = played.question('light', 'text-target')
    played.answer('light', { decision: decision.id, exit: 'do', choose: optionsIn(decision).map(({ id }) => id) })
    played.settle()
    return played
  }

  test('rule 46.3: the rules give each of them one text', () => {
    expect(Object.keys(TRIAL)).toEqual(['search'])
  })

  test('rules 46.1, 46.2: it rests at its site by itself, and both players see it', () => {
    const played = gone('0')
    expect(played.state.resting).toMatchObject([{ card: '8_7', mark: 'missing', on: null }])
    for (const side of ['dark', 'light'] as const)
      expect(swccg.view(played.state, side).resting?.map(({ card }) => card)).toEqual(['8_7'])
  })

  test('rules 46.3 to 46.5: over 5 it is found, and nobody of them moves or battles in this turn', () => {
    const { state } = searched('2')
    expect(state.resting ?? []).toEqual([])
    expect(state.today.moved.length).toBe(3)
    expect(state.today.fought.length).toBe(3)
  })

  test('rules 46.3 to 46.5: with 5 it stays missing, and the party does not search again', () => {
    const played = searched('1')
    expect(played.state.resting?.map(({ card }) => card)).toEqual(['8_7'])
    expect(played.state.today.moved.length).toBe(2)
    const asked = played.now('light', 'act')
    expect(asked === null ? [] : optionsIn(asked).map(({ card }) => card)).not.toContain('8_7')
  })

  test('rule 32.2: Oberk captures a missing character at the same site', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'control', dark: { next: '1' } },
      places: ['Endor Great Forest, dark | Corporal Oberk + Blaster Rifle; Kensaric missing; Midge'],
    })
    played.choose('dark', ['act'], 'do', ({ card = '' }) => card === '8_99', 'the search')
    played.choose('dark', ['seize'], 'do', ({ card = '' }) => card === '8_99', 'the escort')
    expect(played.state.resting).toMatchObject([{ card: '8_7', mark: 'captive' }])
  })
})
