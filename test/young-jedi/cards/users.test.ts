import { describe, expect, it } from 'vitest'
import type {
  BattleCard,
  CharacterCard,
  Place,
  Selector,
  WeaponCard,
} from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import {
  groupSize,
  lineFor,
  placeBonus,
  selects,
  worksForGroup,
  worksForOne,
} from '../../../src/games/young-jedi/cards/users.ts'

const characters = cards.filter((card): card is CharacterCard => card.type === 'character')
const weapons = cards.filter((card): card is WeaponCard => card.type === 'weapon')
const battles = cards.filter((card): card is BattleCard => card.type === 'battle')

const person = (id: string): CharacterCard => cardById(id) as CharacterCard
const weapon = (id: string): WeaponCard => cardById(id) as WeaponCard
const battle = (id: string): BattleCard => cardById(id) as BattleCard
const ids = (...numbers: readonly number[]): string[] => numbers.map((number) => `DM-${number}`)

const HERE: Place = 'Mos Espa'

/** Whom each phrase on a card of this set means, within the set. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'Anakin Skywalker': ids(4),
  'Ann and Tann Gella': ids(85),
  'Aurra Sing': ids(75),
  'Ben Quadinaros': ids(80),
  'Bib Fortuna': ids(84),
  'C-3PO': ids(12),
  'Captain Panaka': ids(6),
  'Darth Maul': ids(71, 106),
  'Darth Sidious': ids(72),
  'Fode and Beed': [],
  'Gardulla the Hutt': ids(77),
  Gasgano: ids(81),
  'Jabba the Hutt': ids(76),
  'Jar Jar Binks': ids(3),
  'Ki-Adi-Mundi': [],
  Mawhonic: ids(82),
  'Obi-Wan Kenobi': ids(1, 33),
  'Padmé Naberrie': ids(5),
  'Queen Amidala': ids(8, 9),
  'Qui-Gon Jinn': ids(2),
  'R2-D2': ids(11),
  Sebulba: ids(73),
  'Teemto Pagalies': ids(83),
  Watto: ids(74),
  'any battle droid': ids(79, 97, 98, 99, 100, 101, 102, 103, 104),
  'any destroyer droid': ids(78, 89, 90),
  'any Gungan': ids(3, 13, 15, 17, 22, 23, 24, 25, 26),
  'any Jawa': ids(29, 30),
  'any Jedi': ids(1, 2, 7, 10, 33),
  'any Neimoidian': ids(105),
  'any pit droid': ids(92, 93, 94),
  'any Podracer pilot': ids(4, 73, 80, 81, 82, 83),
  'any Trade Federation Tank': ids(88),
  'any Tusken Raider': ids(95, 96),
  'any ◆ battle droid': ids(97, 98, 99, 100, 101, 102, 103, 104),
  'any ◆ Bravo Pilot': ids(21),
  'any ◆ destroyer droid': ids(89, 90),
  'any ◆ Gungan': ids(22, 23, 24, 25, 26),
  'any ◆ Naboo Officer': ids(19),
  'any ◆ Naboo Security': ids(20),
  'any ◆ Royal Guard': ids(31, 32),
  'any character': characters.map((card) => card.id),
}

const phrase = ({ name, kind, diamond }: Selector): string => name ?? `any ${diamond ? '◆ ' : ''}${kind ?? 'character'}`

const selectorsOf = ({ use }: BattleCard): readonly Selector[] => {
  if (use.for === 'one') return [...use.with, ...(use.bonusIf?.fighting ?? [])]
  return 'sameStack' in use.members ? [] : use.members.flat()
}
const ON_CARDS = new Map<string, Selector>(
  [...weapons.flatMap((card) => card.uses.flatMap((line) => line.by)), ...battles.flatMap(selectorsOf)].map(
    ({ at: _, ...selector }) => [phrase(selector), selector],
  ),
)

describe('who is meant (27.1, 12.4)', () => {
  it('knows every phrase of the set', () => {
    expect([...ON_CARDS.keys()].sort()).toEqual(Object.keys(MEANT).sort())
  })

  it.each([...ON_CARDS])('%s', (words, selector) => {
    expect(characters.filter((card) => selects(selector, card, HERE)).map((card) => card.id)).toEqual(MEANT[words])
  })

  const invented = (title: string, subtitle: string | null): CharacterCard => ({ ...person('DM-1'), title, subtitle })

  it('takes kinds from title or subtitle as whole words, in any case, plural too', () => {
    const senator: Selector = { kind: 'senator' }
    expect(selects(senator, person('DM-87'), HERE)).toBe(true)
    expect(selects(senator, invented('Someone', 'Speaker of the Senators'), HERE)).toBe(true)
    expect(selects(senator, invented('Someone', 'Senatorial Guest'), HERE)).toBe(false)
    expect(selects({ kind: 'Rep' }, invented('Republic Captain', null), HERE)).toBe(false)
    expect(selects({ kind: 'Young Guard' }, invented('So Young', 'Guard'), HERE)).toBe(false)
  })

  it('takes persons from the title alone', () => {
    expect(selects({ name: 'Sebulba' }, person('DM-85'), HERE)).toBe(false)
    expect(selects({ name: 'Anakin Skywalker' }, invented('Shmi Skywalker', "Anakin's Mother"), HERE)).toBe(false)
    expect(selects({ name: 'Jabba The Hutt' }, person('DM-76'), HERE)).toBe(true)
  })

  it('takes one version where the subtitle is named (27.1.6)', () => {
    const lord: Selector = { name: 'Darth Maul', subtitle: 'Sith Lord' }
    expect(characters.filter((card) => selects(lord, card, HERE)).map((card) => card.id)).toEqual(['DM-106'])
  })

  it.each([
    ['Anakin Skywalker', 'Tested by the Jedi Council', 'Jedi', false],
    ['Anakin Skywalker', 'Padawan', 'Jedi', false],
    ['Anakin Skywalker', 'Child of Prophecy', 'Podracer pilot', true],
    ['Sebulba', 'Bad-Tempered Dug', 'Podracer pilot', true],
    ['Ki-Adi-Mundi', 'Cerean Jedi Knight', 'Jedi Master', false],
    ['Obi-Wan Kenobi', 'Young Jedi', 'Jedi Master', false],
    ['Mace Windu', 'Jedi Warrior', 'Jedi Master', true],
  ])('follows the rulings: %s, %s as %s is %s (27.1.1 to 27.1.4)', (title, subtitle, kind, expected) => {
    expect(selects({ kind }, invented(title, subtitle), HERE)).toBe(expected)
  })

  it('minds the place, or any place of the planet', () => {
    const watto = person('DM-74')
    expect(selects({ at: 'Podrace Arena' }, watto, 'Podrace Arena')).toBe(true)
    expect(selects({ at: 'Podrace Arena' }, watto, 'Mos Espa')).toBe(false)
    expect(selects({ at: 'Tatooine' }, watto, 'Mos Espa')).toBe(true)
    expect(selects({ at: 'Tatooine' }, watto, 'Theed Palace')).toBe(false)
  })
})

describe('weapon lines (11.2)', () => {
  it.each([
    ["Obi-Wan Kenobi's Lightsaber", 'DM-34', 'DM-33', [2, 1]],
    ["Obi-Wan Kenobi's Lightsaber, other Jedi", 'DM-34', 'DM-10', [0, 1]],
    ["Obi-Wan Kenobi's Lightsaber, no Jedi", 'DM-34', 'DM-4', null],
    ['Jedi Lightsaber, other Jedi', 'DM-35', 'DM-1', [1, 1]],
    ["Sebulba's Podracer", 'DM-109', 'DM-73', [3, 1]],
    ["Sebulba's Podracer, other pilot", 'DM-109', 'DM-80', [0, 1]],
    ["Sebulba's Podracer, no pilot", 'DM-109', 'DM-85', null],
    ['Multi Troop Transport, destroyer droid squad', 'DM-115', 'DM-78', [2, 1]],
    ['Multi Troop Transport, battle droid', 'DM-115', 'DM-97', [0, 1]],
    ['Multi Troop Transport, neither', 'DM-115', 'DM-92', null],
    ['STAP, battle droid squad', 'DM-116', 'DM-79', [2, 1]],
    ['Electropole, ◆ Gungan', 'DM-39', 'DM-22', [2, 1]],
    ['Electropole, Gungan without ◆', 'DM-39', 'DM-13', [0, 1]],
    ['Eopie, Padmé', 'DM-40', 'DM-5', [1, 1]],
    ['Blaster, tank', 'DM-119', 'DM-88', [0, 1]],
  ] as const)('%s', (_, card, user, gain) => {
    const line = lineFor(weapon(card), person(user), HERE)
    expect(line && [line.bonus, line.draws]).toEqual(gain)
  })

  it('puts "other" lines after the lines they set themselves apart from (11.2.1)', () => {
    const others = weapons.filter((card) => card.uses.some((line) => line.other))
    expect(others).toHaveLength(16)
    for (const card of others) expect(card.uses.map((line) => line.other ?? false)).toEqual([false, true])
  })
})

describe('Battle cards for one fighter (12.2)', () => {
  it.each([
    ['DM-125', 'DM-97', HERE, true], // a ◆ battle droid
    ['DM-125', 'DM-79', HERE, false], // a battle droid without ◆
    ['DM-51', 'DM-88', 'Podrace Arena', true], // anywhere on Tatooine; a tank is a character (12.5)
    ['DM-51', 'DM-1', 'Gungan Swamp', false],
    ['DM-130', 'DM-95', HERE, true], // a Tusken Raider anywhere
    ['DM-130', 'DM-71', 'Desert Landing Site', true],
    ['DM-130', 'DM-71', HERE, false],
    ['DM-121', 'DM-106', HERE, true], // works against anybody, though the bonus hangs on a Jedi
    ['DM-127', 'DM-74', HERE, true],
    ['DM-131', 'DM-97', HERE, false], // needs a group
  ] as const)('%s with %s at %s: %s', (card, user, place, expected) => {
    expect(worksForOne(battle(card), person(user), place)).toBe(expected)
  })
})

describe('Battle cards for a group (part 13)', () => {
  const works = (card: string, ...users: readonly string[]) => worksForGroup(battle(card), users.map(person), HERE)

  it('knows how many they take', () => {
    const sizes = battles.map((card) => groupSize(card)).filter((size) => size !== null)
    expect(sizes.filter((size) => size === 2)).toHaveLength(12)
    expect(sizes.filter((size) => size === 3)).toHaveLength(3)
    expect(groupSize(battle('DM-125'))).toBeNull()
  })

  it('takes the named pair in either order, and nobody else', () => {
    expect(works('DM-132', 'DM-76', 'DM-77')).toBe(true)
    expect(works('DM-132', 'DM-77', 'DM-76')).toBe(true)
    expect(works('DM-132', 'DM-76', 'DM-76')).toBe(false)
    expect(works('DM-132', 'DM-76', 'DM-84')).toBe(false)
  })

  it('takes the exact number', () => {
    expect(works('DM-131', 'DM-97', 'DM-98')).toBe(false)
    expect(works('DM-131', 'DM-97', 'DM-97', 'DM-104')).toBe(true)
    expect(works('DM-131', 'DM-97', 'DM-98', 'DM-99', 'DM-100')).toBe(false)
    expect(works('DM-131')).toBe(false)
  })

  it('takes only ◆ where it says so', () => {
    expect(works('DM-131', 'DM-97', 'DM-98', 'DM-79')).toBe(false)
    expect(works('DM-122', 'DM-89', 'DM-90')).toBe(true)
    expect(works('DM-122', 'DM-89', 'DM-78')).toBe(false)
  })

  it('mixes kinds freely where it lists them', () => {
    expect(works('DM-62', 'DM-20', 'DM-31', 'DM-21')).toBe(true)
    expect(works('DM-62', 'DM-31', 'DM-31', 'DM-32')).toBe(true)
    expect(works('DM-62', 'DM-31', 'DM-20', 'DM-19')).toBe(false)
  })

  it('gives each member another entry, whichever comes first', () => {
    const gungan: Selector = { kind: 'Gungan' }
    const pair: BattleCard = {
      ...battle('DM-132'),
      use: { for: 'group', members: [[gungan], [{ name: 'Jar Jar Binks' }]], bonus: 0, draws: 0 },
    }
    const [jarJar, nass] = [person('DM-3'), person('DM-13')]
    expect(worksForGroup(pair, [jarJar, nass], HERE)).toBe(true)
    expect(worksForGroup(pair, [nass, jarJar], HERE)).toBe(true)
    expect(worksForGroup(pair, [jarJar, jarJar], HERE)).toBe(true)
    expect(worksForGroup(pair, [nass, nass], HERE)).toBe(false)
  })

  it('adds two cards of one stack together, whatever the subtitle (6.2.2), and no others', () => {
    expect(works('DM-64', 'DM-1', 'DM-33')).toBe(true)
    expect(works('DM-64', 'DM-1', 'DM-1')).toBe(true)
    expect(works('DM-64', 'DM-1', 'DM-2')).toBe(false)
    expect(works('DM-134', 'DM-97', 'DM-97')).toBe(false)
    expect(works('DM-64', 'DM-1')).toBe(false)
  })

  it('is not for those that take a single fighter', () => {
    expect(works('DM-125', 'DM-97')).toBe(false)
  })
})

describe('dots at a place (10.2)', () => {
  it.each([
    ['DM-4', [1, 1, 3]],
    ['DM-71', [1, 2, 1]],
    ['DM-99', [0, 2, 0]],
  ] as const)('%s on its own planet', (id, dots) => {
    const places: readonly Place[] = ['Mos Espa', 'Desert Landing Site', 'Podrace Arena']
    expect(places.map((place) => placeBonus(person(id), place))).toEqual(dots)
  })

  it('gives none on another planet', () => {
    expect(placeBonus(person('DM-71'), 'Gungan Swamp')).toBe(0)
    expect(placeBonus(person('DM-72'), 'Capital City')).toBe(2)
    expect(placeBonus(person('DM-25'), 'Theed Palace')).toBe(2)
  })
})
