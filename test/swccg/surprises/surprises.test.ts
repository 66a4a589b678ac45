/** Cards of Endor that ask the questions of a mechanism. */
import { describe, expect, test } from 'vitest'
import { seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { safest } from '../../../src/games/swccg/policies/safest-answer.ts'
import { movesInPhase } from '../../../src/games/swccg/rules/move/ways.ts'
import { optionsIn } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, cardsOfSide } from '../../../src/games/swccg/state/game-state.ts'
import { sideOfPiece } from '../../../src/games/swccg/state/nesting.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
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

describe('revealed cards', () => {
  /** Bruckman reveals the top card, and its owner is asked. */
  function revealed(next: string) {
    const played = laid({
      ...{ turn: 'dark', phase: 'battle', light: { next } },
      places: ['Endor Great Forest, dark | Bruckman; Midge; Tarl'],
    })
    played.choose('dark', ['act'], 'do', ({ group }) => group === 'battle', 'the battle')
    played.choose('light', ['respond'], 'do', ({ card = '' }) => card === '8_28', 'the reveal')
    return { played, decision: played.question('light', 'surprise') }
  }
  const bruckman = (next: string, exit: 'do' | 'leave') => {
    const { played, decision } = revealed(next)
    const { id, exits } = decision
    expect(exits.map((one) => one.id)).toEqual(['do', 'leave'])
    played.answer('light', { decision: id, exit, ...(exit === 'do' ? { choose: ['0'] } : {}) })
    played.settle()
    return played.state
  }

  test('rule 54.1: a scout on top may come to the battle of Bruckman, and takes part', () => {
    const { pieces, sides } = bruckman('Kensaric', 'do')
    expect(pieces.map(({ card }) => card)).toContain('8_7')
    expect(sides.light.reserve.length).toBe(20)
  })

  test.each([
    ['clock', safest],
    ['practice opponent', practice],
  ])('rule 54.1: the %s deploys the first card that is revealed', (_, answers) => {
    const { played, decision } = revealed('Kensaric')
    played.answer('light', answers(swccg.view(played.state, 'light'), decision))
    played.settle()
    expect(played.state.pieces.map(({ card }) => card)).toContain('8_7')
  })

  test('rule 54.1: its owner may leave it on top', () => {
    const { pieces, sides } = bruckman('Kensaric', 'leave')
    expect(pieces.map(({ card }) => card)).not.toContain('8_7')
    expect(sides.light.reserve.at(-1)).toBe('8_7')
  })
})

describe('stealing', () => {
  test('rules 49.1, 49.2, 49.4, 49.5: a bike is stolen with its cannon, and both go to the piles of their first owner', () => {
    const played = laid({
      ...{ turn: 'light', phase: 'move', light: { hand: '8_52' } },
      places: ['Endor Great Forest, dark | Midge; 8_169 + Speeder Bike Cannon'],
    })
    played.choose('light', ['act'], 'do', ({ card = '' }) => card === '8_52', 'Free Ride')
    played.settle()
    const { state } = played
    const [bike, cannon] = state.pieces.slice(1)
    expect([bike, cannon].map((one) => one && sideOfPiece(one))).toEqual(['light', 'light'])
    expect(cardsOfSide(state, 'dark', (card) => cardOf(card).side)).toContain('8_169')
    expect(movesInPhase(readingOf(boardOf(state)), state.pieces[0]!).map(({ kind }) => kind)).toContain('embark')
  })

  test('rule 49.3: a card that may not be stolen is known to the thief alone', () => {
    const played = laid({
      ...{ turn: 'light', phase: 'move', light: { hand: '8_52' }, dark: { hand: 'Tarl' } },
      places: ['Endor Great Forest, dark | Midge'],
    })
    played.choose('light', ['act'], 'do', ({ card = '' }) => card === '8_52', 'Free Ride')
    played.settle()
    const peeked = played.events.find(({ type }) => type === 'hand-peeked')
    expect(peeked === undefined ? null : seenBy(peeked, 'light').own).toEqual({ cards: ['8_114'] })
    expect(peeked === undefined ? null : seenBy(peeked, 'dark').own).toBeUndefined()
  })
})

describe('Ewok Rescue', () => {
  const places = (escort: string) => `places: ['Endor Great Forest, dark | ${escort} + Midge captive; Ewok Sentry']`
  const rescue = (escort: string, then: string) =>
    run(
      'turn: light',
      'phase: move',
      places(escort),
      "light: { hand: Ewok Rescue, next: '0' }",
      'moves: [light plays Ewok Rescue at Midge]',
      then,
    )

  test('rule 32.7: an Ewok scout adds 2, and more than the defense value of the escort frees the captive', () => {
    expect(rescue('Biker Scout Trooper', 'then: { holds: [light is asked freed] }')).toEqual([])
    expect(rescue('Elite Squadron Stormtrooper', 'then: { not: [light is asked freed] }')).toEqual([])
  })
})
