/** The Objectives of Luke and Vader: their set-up, bans, totals of attempts, and cards that lie face down. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import { laid } from '../lent-texts.ts'
import { STARTERS } from '../starter-lists.ts'
import { lukeDeck } from './luke-decks.ts'

const HELD = 'Endor Back Door, dark | Lord Vader + Luke Skywalker Jedi Knight captive; Midge'

/** Lays cards of a side face down under a card on table. */
function hide({ state }: PlayedScenario, side: Side, title: string, count: number): void {
  const bearer = state.pieces.find(({ card }) => cardOf(card).title === title)!
  bearer.hidden = count
  state.sides[side].hidden = Array.from({ length: count }, () => ({
    under: bearer.handle,
    card: state.sides[side].reserve.pop()!,
  }))
}

describe('set-up', () => {
  test('SD-004: rule 36.3: Light begins with Luke and a lightsaber at the Hut, a Landing Platform and an Effect, for free', () => {
    const step = swccg.setup({ format: 'starter' }, { ...STARTERS, light: lukeDeck('light') }, 'luke')
    const decision = swccg.decisions(step.state).find(({ seat }) => seat === 'dark')
    const played = swccg.play(step.state, 'dark', [{ decision: decision?.id ?? '', exit: 'choose', choose: ['8_165'] }])
    if (!('state' in played)) throw new Error(JSON.stringify(played))
    let { state } = played
    for (const asked of swccg.decisions(state).filter(({ kind }) => kind === 'bring')) {
      if (asked.shape.type !== 'choose') continue
      const next = swccg.play(state, 'light', [
        { decision: asked.id, exit: 'do', choose: [asked.shape.options[0]!.id] },
      ])
      if ('state' in next) state = next.state
    }
    const lying = state.pieces.map(({ card, on }) => [
      card,
      state.pieces.find(({ handle }) => handle === on)?.card ?? null,
    ])
    expect(lying).toEqual([
      ['9_61', null],
      ['9_24', null],
      ['9_90', '9_24'],
      ['9_34', null],
    ])
    const luke = state.pieces.find(({ card }) => card === '9_24')
    expect(state.places.find(({ id }) => id === luke?.at)?.cards).toEqual(['8_71'])
    for (const side of SIDES) expect(cardsOfSide(state, side, (card) => cardOf(card).side)).toHaveLength(60)
  })

  test('rule 36.4: without the Hut it is out of play', () => {
    const step = swccg.setup({ format: 'starter' }, { ...STARTERS, light: lukeDeck('light', '8_71') }, 'luke')
    const decision = swccg.decisions(step.state).find(({ seat }) => seat === 'dark')
    const played = swccg.play(step.state, 'dark', [{ decision: decision?.id ?? '', exit: 'choose', choose: ['8_165'] }])
    if (!('state' in played)) throw new Error(JSON.stringify(played))
    expect(played.state.sides.light.out).toEqual(['9_61'])
  })

  test('rule 36.3: Dark begins with the Throne Room and two Effects, one of them on the Objective', () => {
    const step = swccg.setup({ format: 'starter' }, { ...STARTERS, dark: lukeDeck('dark') }, 'vader')
    const decision = swccg.decisions(step.state).find(({ seat }) => seat === 'light')
    const played = swccg.play(step.state, 'light', [{ decision: decision?.id ?? '', exit: 'choose', choose: ['8_75'] }])
    if (!('state' in played)) throw new Error(JSON.stringify(played))
    const { pieces, places } = played.state
    expect(places.map(({ cards }) => cards)).toContainEqual(['9_147'])
    const on = (id: string) => pieces.find(({ handle }) => handle === pieces.find(({ card }) => card === id)?.on)?.card
    expect(pieces.map(({ card }) => card)).toEqual(['9_151', '9_127', '9_134'])
    expect(on('9_134')).toBe('9_151')
  })
})

describe('attempts', () => {
  /** Light tries it with a destiny of 6, and such cards under the Effects. */
  function tried(hidden: number, places: readonly string[] = [HELD], drawn = '6') {
    const played = laid({
      ...{ turn: 'light', phase: 'control', table: ['I Can Save Him', 'I Feel The Conflict'], places },
      light: { next: drawn, reserve: '0' },
    })
    hide(played, 'dark', 'I Feel The Conflict', hidden)
    played.choose('light', ['act'], 'do', ({ card = '' }) => card === '9_61b', 'the attempt')
    played.settle()
    const total = played.events.find(({ type }) => type === 'crossing-total')?.data
    return { played, total }
  }

  test('SD-084: rule 33.1: each card under I Feel The Conflict adds 3; more than 14 ends the game', () => {
    const { played, total } = tried(3)
    expect(total).toMatchObject({ drawn: 6, added: 9, total: 15, above: 14 })
    // The captive is free first.
    played.choose('light', ['freed'], 'do', ({ id }) => id === 'stay', 'the site')
    expect(played.state.outcome).toMatchObject({ winner: 'light' })
    expect(played.state.sides.dark.reserve).toEqual([])
  })

  test('SD-084: with the Emperor present it is 12, and nothing happens', () => {
    const { played, total } = tried(3, [`${HELD}; Emperor Palpatine`])
    expect(total).toMatchObject({ total: 12 })
    expect(played.state.outcome).toBeNull()
  })

  test('SD-091: rule 33.1: Luke’s own text takes 3 from an attempt, each card under Insignificant Rebellion adds 3', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'control', table: ["Take Your Father's Place", 'Insignificant Rebellion'] },
      places: ['Death Star II Throne Room, dark | Lord Vader + Luke Skywalker Jedi Knight captive; Emperor Palpatine'],
      dark: { next: '1; 1; 6', reserve: '0' },
      light: { next: '5; 5' },
    })
    hide(played, 'light', 'Insignificant Rebellion', 2)
    played.choose('dark', ['act'], 'do', ({ card = '' }) => card === '9_151b', 'the duel')
    played.settle()
    const total = played.events.find(({ type }) => type === 'crossing-total')?.data
    expect(total).toMatchObject({ drawn: 6, added: 3, total: 9, above: 12 })
    expect(played.state.outcome).toBeNull()
  })
})

describe('bans', () => {
  test('rule 32.6: Vader hands Luke over to nobody, other escorts do', () => {
    for (const table of ['I Can Save Him', 'Bring Him Before Me']) {
      const { reading, state } = laid({ table: [table], places: [`${HELD}; Grond + Page captive`] })
      const find = (id: string) => [...state.pieces, ...(state.resting ?? [])].find(({ card }) => card === id)!
      const asked = (of: string, by: string) =>
        ({ question: 'hand over', card: { piece: find(of) }, by: { piece: find(by) } }) as const
      expect(reading.forbids('be handed over', asked('9_24', '9_113'))).toBe(true)
      expect(reading.forbids('be handed over', asked('9_24', '8_102'))).toBe(false)
    }
  })

  test('9_151: cards of Light put no Luke out of play, cards of Dark do', () => {
    const { reading, state } = laid({ table: ['Bring Him Before Me'], places: [HELD] })
    const luke = state.resting!.find(({ card }) => card === '9_24')!
    const asked = (player: Side) => ({ question: 'put out of play', card: { piece: luke }, player }) as const
    expect(reading.forbids('be put out of play', asked('light'))).toBe(true)
    expect(reading.forbids('be put out of play', asked('dark'))).toBe(false)
  })
})

describe('rule 4.13: cards that lie face down under a card', () => {
  const played = laid({ table: ['I Feel The Conflict'], places: ['Endor Back Door, dark | Midge'] })
  hide(played, 'dark', 'I Feel The Conflict', 2)

  test('nobody sees which they are, everybody how many', () => {
    for (const reader of [...SIDES, 'spectator'] as const) {
      const view = swccg.view(played.state, reader)
      expect(view.pieces.find(({ card }) => card === '9_34')).toMatchObject({ hidden: 2 })
      expect(JSON.stringify(view)).not.toContain('"under"')
    }
  })

  test('they are lost, face up, when that card leaves', () => {
    const table = new GameTable(structuredClone(played.state))
    const before = cardsOfSide(table.state, 'dark', (card) => cardOf(card).side).length
    const { handle } = table.state.pieces.find(({ card }) => card === '9_34')!
    table.leave(handle, 'lost')
    expect(table.state.sides.dark.lost).toHaveLength(2)
    expect(cardsOfSide(table.state, 'dark', (card) => cardOf(card).side)).toHaveLength(before)
  })

  test('9_53: after a battle that a Rebel of ability over 2 has won, one of them comes back into hand, unseen by the opponent', () => {
    const won = laid({
      ...{ turn: 'light', phase: 'battle', table: ['Insignificant Rebellion'], light: { hand: 'Our Only Hope' } },
      places: ['Endor Back Door, dark | Grond; General Solo; Midge'],
    })
    hide(won, 'light', 'Insignificant Rebellion', 2)
    won.choose('light', ['act'], 'do', ({ id }) => id.startsWith('battle'), 'the battle')
    won.answer('light', { decision: won.question('light', 'destiny').id, exit: 'no' })
    won.choose('light', ['respond'], 'do', ({ card }) => card === '9_53', 'Our Only Hope')
    won.settle()
    expect(won.state.sides.light.hidden).toHaveLength(1)
    expect(won.state.sides.light.hand).toHaveLength(1)
    const told = won.events.find(({ type }) => type === 'taken-hidden')!
    expect(told.data).toEqual({ by: '9_53' })
  })

  test('9_53: the same after a duel', () => {
    const won = laid({
      ...{ turn: 'dark', phase: 'control', table: ["Take Your Father's Place", 'Insignificant Rebellion'] },
      places: ['Death Star II Throne Room, dark | Lord Vader + Luke Skywalker Jedi Knight captive; Emperor Palpatine'],
      dark: { next: '1; 1' },
      light: { next: '5; 5', hand: 'Our Only Hope' },
    })
    hide(won, 'light', 'Insignificant Rebellion', 1)
    won.choose('dark', ['act'], 'do', ({ card = '' }) => card === '9_151b', 'the duel')
    won.choose('light', ['respond'], 'do', ({ card }) => card === '9_53', 'Our Only Hope')
    won.settle()
    expect(won.state.sides.light.hidden).toHaveLength(0)
  })

  test('9_42: texts of Dark do not change Light’s drains at a system with a Star Cruiser while Light controls a battleground site', () => {
    const asked = (places: readonly string[]) => {
      const { reading, state } = laid({ table: ['Strikeforce'], places })
      const at = { place: state.places[0]!.id }
      return reading.forbids('change a drain', { question: 'touch a drain', player: 'dark', at })
    }
    const cruiser = 'Endor, light | Home One'
    expect(asked([cruiser, 'Endor Back Door, light | Midge'])).toBe(true)
    expect(asked([cruiser])).toBe(false)
  })
})
