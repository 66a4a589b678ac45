/** Parts 31 and 36 of the rules: how an Objective begins the game, what may go wrong, turning over, out of play. */
import { describe, expect, test } from 'vitest'
import type { DeckList, Step } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { optionsIn } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import { mayLie } from '../../../src/games/swccg/texts/values/rows.ts'
import { laid, lendTexts, run } from '../lent-texts.ts'
import { STARTERS } from '../starter-lists.ts'
import { objectiveDeck } from './objective-decks.ts'
import { TRIAL } from './trial-texts.ts'

lendTexts({
  ...TRIAL,
  // An Interrupt of Dark that changes Light's drain, and one that cancels it.
  '1_234': {
    ...{ offer: 'used', at: [{ word: 'drain begins', by: 'opponent', at: 'site' }] },
    does: [{ word: 'cancel', of: { word: 'it' } }],
  },
  '8_118': {
    word: 'add',
    ...{ stat: 'Force drain', amount: -1, whose: 'opponent', at: 'site' },
  },
})

const VOICE = { language: 'en', names: { dark: 'Ann', light: 'Bob' }, reader: 'spectator' } as const

const begun = (decks: Partial<Record<Side, DeckList>>): Step<State> =>
  swccg.setup({ format: 'starter' }, { ...STARTERS, ...decks }, 'objective')
const asked = ({ state }: Step<State>) => swccg.decisions(state).map(({ seat, kind }) => `${seat} ${kind}`)
const told = ({ events }: Pick<Step<State>, 'events'>, ...types: readonly string[]) =>
  events
    .filter(({ type }) => types.includes(type))
    .map(({ type, data }) => `${type} ${(data as { card: string }).card}`)
const rows = ({ state }: Step<State>) => state.places.map(({ cards }) => cards.join('+'))

/** The same after a side has chosen its starting location. */
function started(step: Step<State>, seat: Side, card: string): Step<State> {
  const decision = swccg.decisions(step.state).find((one) => one.seat === seat)
  const played = swccg.play(step.state, seat, [{ decision: decision?.id ?? '', exit: 'choose', choose: [card] }])
  if (!('state' in played)) throw new Error(JSON.stringify(played))
  return played
}

describe('set-up', () => {
  test('rule 36.2: it is shown first, and only the other player chooses a starting location', () => {
    const step = begun({ dark: objectiveDeck('dark') })
    expect(told(step, 'objective-shown', 'placed')).toEqual(['objective-shown 8_167'])
    expect(asked(step)).toEqual(['light start'])
    for (const reader of [...SIDES, 'spectator'] as const) {
      expect(swccg.calls(step.state, reader)).toEqual(['light'])
      expect(swccg.view(step.state, reader).pieces).toMatchObject([{ card: '8_167' }])
    }
  })

  test('rules 36.1, 36.3: it stands in place of a starting location, and brings its cards in their order for free', () => {
    const step = started(begun({ dark: objectiveDeck('dark') }), 'light', '8_75')
    expect(told(step, 'placed')).toEqual(['placed 8_75', 'placed 8_157', 'placed 8_160', 'placed 8_166'])
    expect(rows(step)).toEqual(['8_160', '8_166', '8_75', '8_157'])
    expect(step.state.started).toMatchObject({ dark: null, light: expect.any(String) })
    expect(asked(step)).toEqual(['dark starting', 'light starting'])
  })

  test('rules 8.2.5, 36.3: Dark’s Objective comes first, and Light’s system lies on that of Dark', () => {
    const step = begun({ dark: objectiveDeck('dark'), light: objectiveDeck('light') })
    expect(told(step, 'objective-shown', 'placed')).toEqual([
      ...['objective-shown 8_167', 'objective-shown 8_78'],
      ...['placed 8_157', 'placed 8_160', 'placed 8_166', 'placed 8_68', 'placed 8_77'],
    ])
    expect(rows(step)).toEqual(['8_160', '8_166', '8_77', '8_157+8_68'])
  })

  test('rule 36.3: its player chooses among several places in the row', () => {
    const step = started(begun({ light: objectiveDeck('light') }), 'dark', '8_165')
    expect(rows(step)).toEqual(['8_165', '8_68'])
    expect(asked(step)).toEqual(['light bring'])
    expect(swccg.calls(step.state, 'dark')).toEqual(['light'])
    const [decision] = swccg.decisions(step.state)
    if (decision?.shape.type !== 'choose') throw new Error('no choice')
    expect(decision.shape.options.map(({ id }) => id)).toEqual(['8_77-slot-0', '8_77-slot-1'])
    const after = swccg.play(step.state, 'light', [{ decision: decision.id, exit: 'do', choose: ['8_77-slot-0'] }])
    expect(rows(after as Step<State>)).toEqual(['8_77', '8_165', '8_68'])
  })

  test('rule 36.4: where a card is missing it goes out of play, and all that it brought goes back', () => {
    const step = started(begun({ dark: objectiveDeck('dark', '8_160') }), 'light', '8_75')
    expect(told(step, 'objective-gone')).toEqual(['objective-gone 8_167'])
    expect(rows(step)).toEqual(['8_75'])
    expect(step.state.pieces).toEqual([])
    expect(step.state.sides.dark.out).toEqual(['8_167'])
    expect(step.state.sides.dark.reserve).toHaveLength(59)
    expect(step.state.sides.dark.reserve).toContain('8_157')
    expect(swccg.view(step.state, 'spectator').out).toEqual({ dark: ['8_167'], light: [] })
    for (const side of SIDES) expect(cardsOfSide(step.state, side, (card) => cardOf(card).side)).toHaveLength(60)
  })

  test('rule 36.4: a card on a location of the opponent goes back alone', () => {
    const light = objectiveDeck('light', '8_77')
    const step = begun({ dark: objectiveDeck('dark'), light })
    expect(rows(step)).toEqual(['8_160', '8_166', '8_157'])
    expect(step.state.sides.light.reserve).toContain('8_68')
  })
})

test('rule 36.1: a deck with two Objectives is refused, in both languages', () => {
  const faults = (...ids: readonly string[]) =>
    swccg
      .checkDeck(
        ids.map((card) => ({ card, count: 1 })),
        'light',
        { format: 'starter' },
      )
      .filter(({ refused }) => refused === 'deck.objectives')
  expect(faults('8_78')).toEqual([])
  const [fault] = faults('8_78', '9_61')
  expect(swccg.words.refusal(fault!, 'en')).toBe('The deck holds 2 Objectives: it may have one. (rule 36.1)')
  expect(swccg.words.refusal(fault!, 'fr')).toContain('2 objectifs')
})

describe('turning over', () => {
  test('rule 36.5: everybody is told, and nobody is asked before', () => {
    const played = laid({
      ...{ turn: 'light', phase: 'move', table: ['Rebel Strike Team'] },
      places: [
        'Endor Back Door, light | Endor Scout Trooper; Endor Scout Trooper; Corporal Beezer',
        'Endor Great Forest, light | Corporal Midge',
        'Endor Hidden Forest Trail, light | Endor Scout Trooper; Endor Scout Trooper',
      ],
    })
    const from = played.events.length
    played.choose(
      'light',
      ['act'],
      'do',
      ({ card = '' }) => cardOf(card).title === 'Corporal Beezer',
      'Corporal Beezer',
    )
    if (played.now('light', 'move-where') !== null)
      played.choose(
        'light',
        ['move-where'],
        'do',
        ({ card = '' }) => cardOf(card).place === 'Great Forest',
        'Great Forest',
      )
    const after = played.events.slice(from)
    expect(told({ events: after }, 'turned-over')).toEqual(['turned-over 8_78b'])
    expect(after.at(-1)?.type).toBe('turned-over')
    expect(swccg.words.events(after as never, VOICE).join(' ')).toContain(
      'Rebel Strike Team turns over: Garrison Destroyed.',
    )
  })

  test('rule 36.6: with its back up it leaves the table as the same card', () => {
    const played = laid({ places: ['Endor, dark'] })
    const table = new GameTable(structuredClone(played.state))
    const { handle } = table.lay('8_167b', { at: null, on: null, role: null })
    table.leave(handle, 'out')
    expect(table.state.sides.dark.out).toEqual(['8_167'])
  })
})

describe('out of play', () => {
  test('rule 31.1: a text takes a card from the table, and what lay on it is lost', () => {
    expect(
      run(
        ...['turn: dark', 'phase: deploy', "dark: { hand: '2_132; Stormtrooper' }"],
        "places: ['Endor Back Door, light | Corporal Midge + Blaster; Stormtrooper']",
        "moves: ['dark plays 2_132']",
        'then: { holds: [Corporal Midge is out of play, Blaster is lost, life of light is 30] }',
      ),
    ).toEqual([])
  })

  test('rule 31.2: no other card of that person is deployed, other cards are', () => {
    const played = laid({ places: ['Endor, dark'] })
    const { board } = new GameTable(structuredClone(played.state))
    const out = { dark: ['9_113'], light: [] }
    expect(mayLie(board, cardOf('9_113'))).toBe(true)
    expect(mayLie({ ...board, out }, cardOf('9_113'))).toBe(false)
    expect(mayLie({ ...board, out }, cardOf('8_114'))).toBe(true)
  })
})

describe('pieces of the backs that no card of the pool meets (8_78, 8_167)', () => {
  const places = ['Endor Back Door, light | Endor Scout Trooper', 'Endor Great Forest, light | General Solo']
  const at = (front: string) =>
    laid({
      ...{ turn: 'light', phase: 'control', places, dark: { hand: 'dark Alter' } },
      table: [front, '8_118'],
    })

  test('a text of the opponent changes them only while the front is up', () => {
    const drain = (front: string) => {
      const { reading, state } = at(front)
      const place = state.places[0]?.id ?? ''
      return reading.adjust('Force drain', 2, { player: 'light', at: { place } })
    }
    expect(drain('Garrison Destroyed')).toBe(2)
    expect(drain('Rebel Strike Team')).toBe(1)
  })

  test('Imperial Outpost: the opponent draws one battle destiny at most', () => {
    const destinies = (name: string, player: Side) => {
      const lies = name === 'Imperial Outpost' ? ' | Establish Secret Base; Ominous Rumors' : ''
      const { reading, state } = laid({ table: [name], places: [`Endor, dark${lies}`] })
      const at = { place: state.places[0]?.id ?? '' }
      return reading.adjust('battle destinies', 2, { player, at })
    }
    expect(destinies('Imperial Outpost', 'light')).toBe(1)
    expect(destinies('Imperial Outpost', 'dark')).toBe(2)
    expect(destinies('Endor Operations', 'light')).toBe(2)
  })

  test('a text of the opponent cancels them only while the front is up', () => {
    const offered = (front: string) => {
      const played = at(front)
      played.choose('light', ['act'], 'do', ({ id }) => id.startsWith('drain'), 'the drain')
      return swccg.decisions(played.state).some((one) => optionsIn(one).some(({ card }) => card === '1_234'))
    }
    expect(offered('Rebel Strike Team')).toBe(true)
    expect(offered('Garrison Destroyed')).toBe(false)
  })
})
