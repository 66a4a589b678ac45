/** Short names of cards: they fit labels, and no two cards share one. */
import { expect, test } from 'vitest'
import { PANEL_LABEL } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { joinedNames } from '../../../src/games/swccg/panels/card-names.ts'
import { briefName, shortName } from '../../../src/games/swccg/words/short-names.ts'

/** The room that labels leave to the name of a card. */
const ROOM = 22

test('every card has a short name with room in a label, and a brief one that is no longer', () => {
  for (const { id, title } of cards) {
    expect(shortName(id).length, title).toBeLessThanOrEqual(ROOM)
    expect(briefName(id).length, title).toBeLessThanOrEqual(shortName(id).length)
  }
})

test('no two titles share a short or a brief name', () => {
  const titles = new Map<string, Set<string>>()
  for (const { id, title } of cards)
    for (const name of new Set([shortName(id), briefName(id)]))
      titles.set(name, (titles.get(name) ?? new Set()).add(title))
  const shared = [...titles].filter(([, named]) => named.size > 1).map(([name, named]) => [name, ...named])
  expect(shared).toEqual([])
})

test('names grow shorter from the last one on, step by step', () => {
  const to = (card = '', place = '') => `${card} → ${place}`
  expect(
    joinedNames(to, ['Victory-Class Star Destroyer', 'Victory Destroyer', 'Victory'], ['Kessel', 'Kessel']),
  ).toEqual([
    'Victory-Class Star Destroyer → Kessel',
    'Victory-Class Star Destroyer → Kessel',
    'Victory Destroyer → Kessel',
    'Victory Destroyer → Kessel',
    'Victory → Kessel',
  ])
})

test('a squadron ship of a ready-made deck with its pilot and a system has room in a label', () => {
  const briefly = (title: string) => briefName(cards.find((card) => card.title === title)?.id ?? title)
  const pairs = [
    ['Gold Squadron 1', 'Nien Nunb', 'Mon Calamari'],
    ['Green Squadron 3', 'Nien Nunb', 'Death Star II'],
    ['Blue Squadron 5', 'Ten Numb', 'Death Star II'],
    ['Y-wing', 'Tycho Celchu', 'Mon Calamari'],
    ['TIE Interceptor', 'Baron Soontir Fel', 'Sullust'],
  ] as const
  for (const [ship, pilot, place] of pairs)
    expect(`${briefly(ship)} + ${briefly(pilot)} → ${place}`.length, ship).toBeLessThanOrEqual(PANEL_LABEL)
})
