import { describe, expect, it } from 'vitest'
import type {
  BattleCard,
  Card,
  CharacterCard,
  Place,
  Selector,
  Selectors,
  WeaponCard,
} from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { selectsBuiltIn, titlesOf } from '../../../src/games/young-jedi/cards/selecting.ts'
import {
  asBattleCard,
  destinyOf,
  type Fighter,
  groupSize,
  groupSizes,
  lineFor,
  placeBonus,
  selects,
  worksForGroup,
  worksForOne,
  worksForTwoWeapons,
} from '../../../src/games/young-jedi/cards/users.ts'
import { PUBLISHED, published } from './published.ts'

const characters = cards.filter((card): card is CharacterCard => card.type === 'character')
const weapons = cards.filter((card): card is WeaponCard => card.type === 'weapon')

const person = (id: string): CharacterCard => cardById(id) as CharacterCard
const fighter = (id: string): Fighter => cardById(id) as Fighter
const weapon = (id: string): WeaponCard => cardById(id) as WeaponCard
const battle = (id: string): BattleCard => cardById(id) as BattleCard

const HERE: Place = 'Mos Espa'

const meantBy = (who: Selectors, own = true): string[] =>
  published.filter((card) => who.some((selector) => selects(selector, card, HERE, { own }))).map(({ id }) => id)

/**
 * The meaning of phrases on cards, for cards of either owner: "set numbers; set numbers", in the order of the
 * catalogue.
 */
// biome-ignore format: a table is read by its rows
const MEANT: readonly (readonly [phrase: string, who: Selectors, ids: string])[] = [
  ['Anakin Skywalker', [{ name: 'Anakin Skywalker' }], 'DM 4; JC 4; BL 4; DF 3; EB P9; BP 1; V1-JC 4'],
  ['Obi-Wan Kenobi', [{ name: 'Obi-Wan Kenobi' }], 'DM 1 33; JC 1 39; BL 1 33 F1; DF 1; EB P8; V1-JC 39'],
  ['Jabba the Hutt', [{ name: 'Jabba the Hutt' }], 'DM 76; JC 75; BL 76; EB P17; BP 34'],
  ['Queen Amidala', [{ name: 'Queen Amidala' }], 'DM 8 9; JC 8 9; BL 8 9; EM P3; DF 6; V1-JC 9'],
  ['Padmé Naberrie', [{ name: 'Padmé Naberrie' }], 'DM 5; JC 5; BL 5; EB P10'],
  ['Darth Maul', [{ name: 'Darth Maul' }], 'DM 71 106; JC 71 105; BL 71 108 F10; EM P4; DF 31'],
  ['Aurra Sing', [{ name: 'Aurra Sing' }], 'DM 75; BL 75 F11; DF 33; EB P16; RF A7; BP 33'],
  ['Watto', [{ name: 'Watto' }], 'DM 74; JC 74; BL 74; EB P15; BP 32; V2-JC 74'],
  ['Rep Been', [{ name: 'Rep Been' }], 'DM 17'],
  ['Fode and Beed', [{ name: 'Fode and Beed' }], 'JC 82'],
  ['P-59', [{ name: 'P-59' }], 'BL 83; RF A11'],
  ['R2-D2', [{ name: 'R2-D2' }], 'DM 11; JC 11; BL 11; DF 8; EB P13'],
  ['Darth Maul, Sith Apprentice', [{ name: 'Darth Maul', subtitle: 'Sith Apprentice' }], 'DM 71'],
  ['Qui-Gon Jinn, Jedi Master', [{ name: 'Qui-Gon Jinn', subtitle: 'Jedi Master' }], 'DM 2'],
  ['any Jedi', [{ kind: 'Jedi' }], 'DM 1 2 7 10 33; JC 1 2 7 10 12 13 14 15 16 17 18 19 20 21 39; BL 1 2 7 10 33 F1 F2; EM P1 P2; DF 1 2 5 7; EB P8 P12; RF A3 A4 A5; BP 2; V1-JC 7 12 14 16 21 39'],
  ['any Jedi Master', [{ kind: 'Jedi Master' }], 'DM 2 7 10; JC 2 7 10 13 14 15 16 17 18 19 20 21; BL 2 7 10 F2; EM P1 P2; DF 2 5 7; EB P12; RF A3 A4; BP 2; V1-JC 7 14 16 21'],
  ['any handmaiden', [{ kind: 'handmaiden' }], 'DM 5 16; JC 5 25; BL 5 16 17 18; EB P10'],
  ['any Gungan', [{ kind: 'Gungan' }], 'DM 3 13 15 17 22 23 24 25 26; JC 3 22 24; BL 3 12 14 28 29 30 31 32; RF A1 A2; BP 10; V1-JC 3'],
  ['any Rep', [{ kind: 'Rep' }], 'DM 17; BL 32'],
  ['each Naboo Officer', [{ kind: 'Naboo Officer' }], 'DM 19; JC 28; BL 19 20; EB P11'],
  ['each Royal Guard', [{ kind: 'Royal Guard' }], 'DM 31 32; EB P11'],
  ['each Naboo Security', [{ kind: 'Naboo Security' }], 'DM 20; JC 30; BL 22 23; EB P11'],
  ['any senator', [{ kind: 'senator' }], 'DM 87; JC 81 88 89 90 37 38; BL 90 91 92 26; DF 37; RF A12'],
  ['any Jawa', [{ kind: 'Jawa' }], 'DM 29 30'],
  ["an Anakin's Friend", [{ kind: "Anakin's Friend" }], 'BP 5 6 7 8 9'],
  ['any Podracer pilot', [{ kind: 'Podracer pilot' }], 'DM 73 80 81 82 83 4; JC 73 83 84 85 86 87 4; BL 73 4; EM P5; DF 3; EB P9; BP 1 11 12 13 14 31; V1-JC 4'],
  ['any battle droid', [{ kind: 'battle droid' }], 'DM 79 97 98 99 100 101 102 103 104; JC 79 96 97 98 99 100 101 102 103; BL 80 84 99 100 101 102 103 104 105 106; DF 35; RF A9 A10'],
  ['any destroyer droid', [{ kind: 'destroyer droid' }], 'DM 78 89 90; JC 78 92 93; BL 79 83 96 97; RF A11'],
  ['any destroyer droid squad', [{ kind: 'destroyer droid squad' }], 'DM 78; JC 78; BL 79'],
  ['any pit droid', [{ kind: 'pit droid' }], 'DM 92 93 94; V2-DM 94'],
  ['any Sith probe droid', [{ kind: 'Sith probe droid' }], 'DM 91; JC 94; BL 98'],
  ['any Starfighter Droid', [{ kind: 'Starfighter Droid' }], 'DF 38 39 40'],
  ['a droid', [{ kind: 'droid' }], 'DM 78 79 89 90 91 92 93 94 97 98 99 100 101 102 103 104 11; JC 78 79 92 93 94 96 97 98 99 100 101 102 103 11; BL 79 80 83 84 96 97 98 99 100 101 102 103 104 105 106; DF 8 35 38 39 40; EB P13; RF A9 A10 A11; BP 3 35; V2-DM 94'],
  ['any Trade Federation Tank', [{ kind: 'Trade Federation Tank' }], 'DM 88; JC 80; BL 81 82; EM P6'],
  ['any Tank', [{ kind: 'Tank' }], 'DM 88; JC 80; BL 81 82; EM P6'],
  ['any Neimoidian', [{ kind: 'Neimoidian' }], 'DM 105; JC 76 77 81 104; BL 77 78 85 107; DF 34; EB P18 P19; RF A8; BP 39'],
  ['any Tusken Raider', [{ kind: 'Tusken Raider' }], 'DM 95 96; BP 36 37 38'],
  ['any Nikto', [{ kind: 'Nikto' }], 'BL 94; BP 43'],
  ['any Pacithhip', [{ kind: 'Pacithhip' }], 'BL 95'],
  ['any Quarren', [{ kind: 'Quarren' }], 'BL 89'],
  ['each Rodian', [{ kind: 'Rodian' }], 'JC 95'],
  ['each Hutt', [{ kind: 'Hutt' }], 'DM 76 77; JC 75; BL 76; EB P17; BP 34'],
  ['each Diva', [{ kind: 'Diva' }], 'BL 86 87'],
  ['each Bith', [{ kind: 'Bith' }], 'BL 88; BP 41'],
  ['each Weequay', [{ kind: 'Weequay' }], 'BL 93'],
  ['any ◆ Gungan', [{ kind: 'Gungan', diamond: true }], 'DM 22 23 24 25 26; BL 28 29 30 31 32'],
  ['any ◆ Gungan Official', [{ kind: 'Gungan Official', diamond: true }], 'DM 22'],
  ['any ◆ Naboo Officer', [{ kind: 'Naboo Officer', diamond: true }], 'DM 19; JC 28; BL 19 20; EB P11'],
  ['any ◆ Naboo Security', [{ kind: 'Naboo Security', diamond: true }], 'DM 20; JC 30; BL 22 23; EB P11'],
  ['any ◆ Royal Guard', [{ kind: 'Royal Guard', diamond: true }], 'DM 31 32; EB P11'],
  ['any ◆ Bravo Pilot', [{ kind: 'Bravo Pilot', diamond: true }], 'DM 21; JC 29; BL 24; DF 10'],
  ['any ◆ Coruscant Guard', [{ kind: 'Coruscant Guard', diamond: true }], 'JC 33 34 35 36; BL 25'],
  ['any ◆ Republic Pilot', [{ kind: 'Republic Pilot', diamond: true }], 'JC 32; V1-JC 32'],
  ['any ◆ Republic Captain', [{ kind: 'Republic Captain', diamond: true }], 'JC 31'],
  ['any ◆ battle droid', [{ kind: 'battle droid', diamond: true }], 'DM 97 98 99 100 101 102 103 104; JC 96 97 98 99 100 101 102 103; BL 99 100 101 102 103 104 105 106'],
  ['any ◆ destroyer droid', [{ kind: 'destroyer droid', diamond: true }], 'DM 89 90; JC 92 93; BL 96 97'],
  ['any ◆ Neimoidian', [{ kind: 'Neimoidian', diamond: true }], 'DM 105; JC 104; BL 107'],
  ['a ◆ pilot', [{ kind: 'pilot', diamond: true }], 'DM 97 101 105 21; JC 96 100 29 32; BL 99 103 24; DF 10; V1-JC 32'],
  ['any two ◆ Republic Guards', [{ kind: 'Republic Guard', diamond: true }], ''],
  ['any Podracer pilot (except Sebulba)', [{ kind: 'Podracer pilot', except: 'Sebulba' }], 'DM 80 81 82 83 4; JC 83 84 85 86 87 4; BL 4; DF 3; EB P9; BP 1 11 12 13 14; V1-JC 4'],
  ['a musician, singer, or dancer', [{ kind: 'musician' }, { kind: 'singer' }, { kind: 'dancer' }], 'BL 86 87 88; BP 41'],
  ["Obi-Wan Kenobi's Lightsaber", [{ type: 'weapon', name: "Obi-Wan Kenobi's Lightsaber" }], 'DM 34'],
  ["Qui-Gon Jinn's Lightsaber", [{ type: 'weapon', name: "Qui-Gon Jinn's Lightsaber" }], 'JC 40; DF 12'],
  ['Sith Lightsaber', [{ type: 'weapon', name: 'Sith Lightsaber' }], 'DM 107; BL 110'],
  ['a lightsaber', [{ type: 'weapon', kind: 'lightsaber' }], 'DM 107 34 35; JC 106 40 42; BL 109 110 34 35; DF 12 41; V1-JC 42'],
  ['electropole', [{ type: 'weapon', kind: 'electropole' }], 'DM 38 39; JC 45; BL 36 39'],
  ['any speeder', [{ type: 'weapon', kind: 'speeder' }], 'DM 42; JC 107 47 48; BL 41'],
  ['a Podracer Weapon card', [{ type: 'weapon', kind: 'Podracer' }], 'DM 109 110 111 112 113 36; JC 108 109 110 111 112; BP 16 17 18 19'],
  ['Wisdom Of The Council', [{ type: 'battle', name: 'Wisdom Of The Council' }], 'JC 64; RF D6'],
  ['Yoka To Bantha Poodoo', [{ type: 'battle', name: 'Yoka To Bantha Poodoo' }], 'JC 133; RF C12'],
  ['Senator Palpatine', [{ type: 'battle', name: 'Senator Palpatine' }], 'JC 60'],
  ['Jedi Training', [{ type: 'effect', name: 'Jedi Training' }], 'DF 26; RF D6'],
  ['cards with dueling text', [{ type: 'battle', duels: true }, { type: 'weapon', duels: true }], 'DF 14 16 19 21 22 45 46 47 51 53; RF D5 D11; V1-JC 42'],
  ['your starfighters', [{ type: 'starfighter' }], 'DM 138 139 68 69; JC 138 139 68 69; BL 138 139 68 69; DF 30 60'],
  ['your transport starships', [{ type: 'transport' }], 'DM 140 70; JC 140 70; BL 137 140 67 70; BP 30 60'],
  ["Amidala's Starship", [{ type: 'starship', name: "Amidala's Starship" }], 'BL 67; BP 30'],
  ['Droid Starfighter', [{ type: 'starship', name: 'Droid Starfighter' }], 'DM 139; JC 139; BL 139; DF 60'],
  ['Republic Cruiser', [{ type: 'starship', kind: 'Republic Cruiser' }], 'DM 70; JC 70; BL 70'],
  ['Naboo Starfighter', [{ type: 'starship', kind: 'Naboo Starfighter' }], 'DM 68 69; JC 68 69; BL 68 69; DF 30'],
  ['any Republic ship', [{ type: 'starship', kind: 'Republic' }], 'DM 70; JC 70; BL 70'],
  ['a Location card', [{ type: 'location' }], 'DM 135 136 137 65 66 67; JC 135 136 137 65 66 67; BL 134 135 136 64 65 66'],
]

const written = (list: string): string[] =>
  list === ''
    ? []
    : list.split('; ').flatMap((part) => {
        const [set, ...numbers] = part.split(' ')
        return numbers.map((number) => `${set}-${number}`)
      })

describe('a selector (27.1, 12.4)', () => {
  it.each(MEANT)('%s', (_, who, ids) => {
    expect(meantBy(who).sort()).toEqual(written(ids).sort())
  })

  it('fits every card of its type if it has no other field; Double Impact cards are Battle cards, Tanks characters', () => {
    const count = (who: Selectors, own?: boolean) => meantBy(who, own).length
    expect(count([{}])).toBe(314)
    expect(count([{ type: 'character' }])).toBe(314)
    expect(count([{ type: 'weapon' }])).toBe(88)
    expect(count([{ type: 'battle' }])).toBe(144)
    expect(count([{ type: 'starship' }])).toBe(24)
    expect(meantBy([{}])).toContain('DM-88')
    expect(meantBy([{ type: 'effect' }])).toContain('RF-D6')
    expect(meantBy([{ type: 'effect' }])).not.toContain('RF-D5')
  })

  /** Every selector in the data that has a name or kind. */
  function* selectorsIn(part: unknown): Generator<Selector> {
    if (typeof part !== 'object' || part === null) return
    const keys = Object.keys(part)
    const known = ['type', 'name', 'subtitle', 'kind', 'diamond', 'except', 'duels', 'at']
    if (keys.length > 0 && keys.every((key) => known.includes(key))) yield part as Selector
    else for (const inner of Object.values(part)) yield* selectorsIn(inner)
  }

  it('fits some card, for every phrase of every card', () => {
    const phrases = cards.flatMap((card) => [...selectorsIn(card)].map((selector) => ({ id: card.id, selector })))
    expect(phrases.length).toBeGreaterThan(300)
    const nobody = phrases.filter(
      ({ selector: { at: _, ...selector } }) => !cards.some((card) => selects(selector, card, HERE)),
    )
    expect(nobody).toEqual([])
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

  it.each([
    ['the plural in Leader of the Gungans', 'Gungan', 'DM-13', true],
    ['a Rep who is a Gungan diplomat', 'Gungan', 'BL-32', true],
    ['a decoy queen is a handmaiden', 'handmaiden', 'BL-16', true],
    ['a battle droid pilot', 'pilot', 'DM-97', true],
    ['a Starfighter Droid', 'droid', 'DF-38', true],
    ['a delegate', 'senator', 'JC-91', false],
    ['the leader of the Senate', 'senator', 'DF-11', false],
    ['a governor', 'Naboo Officer', 'BL-27', false],
    ['a bureaucrat of Naboo', 'Naboo Officer', 'BL-21', false],
    ['a guard of the Gungans', 'Royal Guard', 'DM-24', false],
    ["Amidala's guard", 'Royal Guard', 'JC-30', false],
    ['R2-D2 without the word', 'droid', 'BL-11', false],
    ['Ann and Tann Gella', 'Podracer pilot', 'DM-85', false],
  ])('%s as %s (%s): %s', (_, kind, id, expected) => {
    expect(selects({ kind }, person(id), HERE)).toBe(expected)
  })

  it('takes persons from the title alone (E-01)', () => {
    for (const id of ['BP-5', 'BP-15', 'DM-12'])
      expect(selects({ name: 'Anakin Skywalker' }, person(id), HERE), id).toBe(false)
    expect(selects({ name: 'Sebulba' }, person('DM-85'), HERE)).toBe(false)
    expect(selects({ name: 'Queen Amidala' }, person('BL-16'), HERE)).toBe(false)
  })

  it('takes kinds of weapons from the title alone: its user’s kind does not count', () => {
    expect(meantBy([{ type: 'weapon', kind: 'Obi-Wan Kenobi' }])).toEqual(['DM-34'])
    expect(meantBy([{ type: 'weapon', kind: 'Ki-Adi-Mundi' }])).toEqual([])
    expect(meantBy([{ type: 'weapon', name: 'Jedi Lightsaber' }])).toEqual(['DM-35', 'DF-41'])
  })

  it.each([
    ['Anakin Skywalker', 'Tested by the Jedi Council', 'Jedi', false],
    ['Anakin Skywalker', 'Padawan', 'Jedi', false],
    ['Anakin Skywalker', 'Child of Prophecy', 'Podracer pilot', true],
    ['Sebulba', 'Bad-Tempered Dug', 'Podracer pilot', true],
    ['Ki-Adi-Mundi', 'Cerean Jedi Knight', 'Jedi Master', false],
    ['Obi-Wan Kenobi', 'Young Jedi', 'Jedi Master', false],
    ['Mace Windu', 'Jedi Warrior', 'Jedi Master', true],
    ['Anakin Skywalker', 'Jedi Master', 'Jedi Master', false],
  ])('follows the rulings: %s, %s as %s is %s (27.1.1 to 27.1.4)', (title, subtitle, kind, expected) => {
    expect(selects({ kind }, invented(title, subtitle), HERE)).toBe(expected)
  })

  it('checks the place, or any place of the planet; a fight in space has no place', () => {
    const watto = person('DM-74')
    expect(selects({ at: 'Podrace Arena' }, watto, 'Podrace Arena')).toBe(true)
    expect(selects({ at: 'Podrace Arena' }, watto, 'Mos Espa')).toBe(false)
    expect(selects({ at: 'Tatooine' }, watto, 'Mos Espa')).toBe(true)
    expect(selects({ at: 'Tatooine' }, watto, 'Theed Palace')).toBe(false)
    expect(selects({ at: 'Tatooine' }, watto, null)).toBe(false)
  })

  it('knows a Combo card by both titles, a Double Impact card by those of its halves, a half by its own (24.3, 24.4)', () => {
    expect(titlesOf(cardById('RF-C12'))).toContain('Podrace Preparation')
    expect(titlesOf(cardById('RF-D6/2'))).toEqual(['Jedi Training'])
    const training: Selector = { type: 'effect', name: 'Jedi Training' }
    expect(['RF-D6', 'RF-D6/1', 'RF-D6/2'].map((id) => selects(training, cardById(id), null))).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('a card that declares itself to be something (27.1.5, E-06)', () => {
  const asks = (selector: Selector, own: boolean) => selects(selector, person('EB-P11'), HERE, { own })

  it('has each kind for its owner’s cards, as ◆, and so is a ◆ character', () => {
    for (const kind of ['Naboo Officer', 'Royal Guard', 'Naboo Security']) {
      expect(asks({ kind, diamond: true }, true), kind).toBe(true)
      expect(asks({ kind }, true), kind).toBe(true)
    }
    expect(asks({ diamond: true }, true)).toBe(true)
    expect(asks({ diamond: false }, true)).toBe(false)
    expect(asks({ name: 'Captain Panaka' }, true)).toBe(true)
    expect(asks({ kind: 'Bravo Pilot' }, true)).toBe(false)
  })

  it('has none of these kinds for the opponent’s cards', () => {
    for (const kind of ['Naboo Officer', 'Royal Guard', 'Naboo Security'])
      expect(asks({ kind }, false), kind).toBe(false)
    expect(asks({ diamond: true }, false)).toBe(false)
    expect(asks({ diamond: false }, false)).toBe(true)
    expect(asks({ name: 'Captain Panaka' }, false)).toBe(true)
  })

  it('is the only card whose kind depends on the asking side', () => {
    const ones = (own: boolean) => new Set(meantBy([{ diamond: true }], own))
    expect([...ones(true)].filter((id) => !ones(false).has(id))).toEqual(['EB-P11'])
    expect(ones(false).size).toBe(100)
  })
})

describe('built-in weapons (24.2, E-03)', () => {
  const fambaa: Selector = { type: 'weapon', name: 'Fambaa' }

  it('count by title when used, but are no Weapon cards', () => {
    expect(selectsBuiltIn(fambaa, person('RF-A2'))).toBe(true)
    expect(selectsBuiltIn({ type: 'weapon' }, person('RF-A2'))).toBe(true)
    expect(selectsBuiltIn({ type: 'weapon', kind: 'lightsaber' }, person('RF-A5'))).toBe(true)
    expect(selectsBuiltIn(fambaa, person('RF-A1'))).toBe(false)
    expect(selectsBuiltIn(fambaa, person('BL-12'))).toBe(false)
    expect(selectsBuiltIn({ name: 'Fambaa' }, person('RF-A2'))).toBe(false)
    expect(selects(fambaa, person('RF-A2'), HERE)).toBe(false)
  })

  it('keep their users from using any Weapon card', () => {
    const bearers = characters.filter(({ builtIn }) => builtIn !== undefined)
    expect(bearers.filter(({ id }) => PUBLISHED.includes(id))).toHaveLength(12)
    for (const bearer of bearers)
      expect(
        weapons.filter((card) => lineFor(card, bearer, HERE) !== null),
        bearer.id,
      ).toEqual([])
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
    ['Multi Troop Transport, commander', 'DM-115', 'BL-83', [2, 1]],
    ['Multi Troop Transport, neither', 'DM-115', 'DM-92', null],
    ['STAP, battle droid squad', 'DM-116', 'DM-79', [2, 1]],
    ['STAP, commanders', 'DM-116', 'BL-84', [2, 1]],
    ['Electropole, ◆ Gungan', 'DM-39', 'DM-22', [2, 1]],
    ['Electropole, Gungan without ◆', 'DM-39', 'DM-13', [0, 1]],
    ['Eopie, Padmé', 'DM-40', 'DM-5', [1, 1]],
    ['Blaster, tank', 'DM-119', 'DM-88', [0, 1]],
    ['Naboo Blaster, declared Royal Guard', 'DM-44', 'EB-P11', [2, 1]],
    ['Naboo Blaster, plain Panaka', 'DM-44', 'DM-6', [0, 1]],
    ['Flash Speeder, declared Naboo Officer', 'DM-42', 'EB-P11', [2, 1]],
    ["Amidala's Blaster, decoy", 'JC-41', 'BL-16', [3, 1]],
    ["Qui-Gon's second lightsaber, Obi-Wan", 'DF-12', 'BL-1', [1, 1]],
    ["Qui-Gon's second lightsaber, Yoda", 'DF-12', 'DM-10', null],
    ["Maul's second lightsaber", 'BL-109', 'DM-71', [0, 2]],
    ['Neimoidian Viewscreen, senator', 'DF-43', 'JC-81', [1, 1]],
    ['a saber for Masters, Adi Gallia', 'V1-JC-42', 'JC-13', [3, 1]],
    ['a saber for Masters, Yoda', 'V1-JC-42', 'BL-10', [2, 1]],
    ['a saber for Masters, Obi-Wan', 'V1-JC-42', 'DM-1', null],
    ['a saber for Masters, Ki-Adi-Mundi', 'V1-JC-42', 'JC-12', null],
    ['a starship', 'DM-119', 'DM-138', null],
  ] as const)('%s', (_, card, user, gain) => {
    const line = lineFor(weapon(card), fighter(user), HERE)
    expect(line && [line.bonus, line.draws]).toEqual(gain)
  })

  it('have "other" lines after the lines that they exclude (11.2.1)', () => {
    const others = weapons.filter((card) => card.uses.some((line) => line.other))
    expect(others.length).toBeGreaterThan(40)
    for (const card of others) expect(card.uses[0]!.other, card.id).toBeUndefined()
  })

  it('never fit a user with an "other" line if a line above names that user, even one that does not work now', () => {
    const card: WeaponCard = {
      ...weapon('DM-119'),
      uses: [
        { by: [{ name: 'Watto' }], bonus: 2, draws: 1, notInDuel: true },
        { by: [{}], other: true, bonus: 0, draws: 1 },
      ],
    }
    expect(lineFor(card, person('DM-74'), HERE)?.bonus).toBe(2)
    expect(lineFor(card, person('DM-74'), HERE, { duel: true })).toBeNull()
    expect(lineFor(card, person('DM-71'), HERE, { duel: true })?.bonus).toBe(0)
  })

  const gainOf = (card: string, user: string, against: { foes?: string[]; duel?: boolean }) => {
    const { foes, ...more } = against
    const line = lineFor(weapon(card), person(user), HERE, foes ? { ...more, foes: foes.map(person) } : more)
    return line && [line.bonus, line.draws]
  }

  it('use the line against a Tank once a Tank is met, in a group too (Booma)', () => {
    expect(gainOf('DF-13', 'DM-3', {})).toEqual([2, 1])
    expect(gainOf('DF-13', 'DM-6', {})).toEqual([0, 1])
    expect(gainOf('DF-13', 'DM-6', { foes: ['DM-97'] })).toEqual([0, 1])
    expect(gainOf('DF-13', 'DM-6', { foes: ['DM-97', 'BL-81'] })).toEqual([2, 1])
  })

  it('may exclude duels and require a ◆ opponent (Hold-Out Blaster, E-07)', () => {
    expect(gainOf('BP-21', 'DM-6', {})).toEqual([3, 0])
    expect(gainOf('BP-21', 'DM-6', { foes: ['DM-97'] })).toEqual([3, 1])
    expect(gainOf('BP-21', 'DM-6', { foes: ['DM-71'] })).toEqual([3, 0])
    expect(gainOf('BP-21', 'DM-20', { foes: ['DM-97'] })).toEqual([3, 0])
    expect(gainOf('BP-21', 'DM-6', { foes: ['DM-97'], duel: true })).toEqual([3, 1])
    expect(gainOf('BP-21', 'DM-6', { foes: ['DM-71'], duel: true })).toBeNull()
    expect(gainOf('BP-21', 'EB-P11', { foes: ['DM-97'] })).toEqual([3, 0])
    expect(gainOf('BP-50', 'DM-71', { foes: ['EB-P11'] })).toEqual([3, 0])
    expect(gainOf('BP-20', 'DM-6', { duel: true })).toBeNull()
  })

  it('give only the draw where the bonus does not count (against droids)', () => {
    expect(gainOf('V1-JC-42', 'BL-10', { foes: ['DM-71', 'DM-97'] })).toEqual([0, 1])
    expect(gainOf('V1-JC-42', 'BL-10', { foes: ['DM-71'] })).toEqual([2, 1])
    expect(gainOf('V1-JC-42', 'JC-13', { foes: ['DM-97'] })).toEqual([3, 1])
  })

  it('let a character use a weapon that its own text allows (U-05)', () => {
    expect(gainOf('DM-107', 'DF-33', {})).toEqual([1, 1])
    expect(gainOf('BL-110', 'DF-33', {})).toEqual([1, 1])
    expect(gainOf('DM-107', 'DM-75', {})).toBeNull()
    expect(gainOf('JC-106', 'DF-33', {})).toBeNull()
  })
})

describe('Battle cards for one fighter (12.2)', () => {
  it.each([
    ['DM-125', 'DM-97', HERE, true], // a ◆ battle droid
    ['DM-125', 'DM-79', HERE, false], // a battle droid without ◆
    ['DM-51', 'DM-88', 'Podrace Arena', true], // anywhere on Tatooine; a Tank is a character (12.5)
    ['DM-51', 'DM-1', 'Gungan Swamp', false],
    ['DM-130', 'DM-95', HERE, true], // a Tusken Raider anywhere
    ['DM-130', 'DM-71', 'Desert Landing Site', true],
    ['DM-130', 'DM-71', HERE, false],
    ['DM-121', 'DM-106', HERE, true], // works against anybody; only the bonus needs a Jedi
    ['DM-127', 'DM-74', HERE, true],
    ['DM-131', 'DM-97', HERE, false], // needs a group
    ['DM-58', 'EB-P11', HERE, true], // counts as a ◆ Royal Guard by its text
    ['DM-58', 'DM-6', HERE, false],
    ['BL-47', 'BL-32', HERE, true], // a Rep
    ['JC-64', 'EB-P9', HERE, false], // no Jedi
    ['DF-20', 'DM-14', HERE, true], // a person …
    ['DF-20', 'BL-67', null, true], // … or a starship
    ['DF-20', 'DM-69', null, false],
    ['DF-48', 'BL-137', null, true], // a transport
    ['DF-48', 'DM-138', null, false], // a starfighter
    ['V2-JC-62', 'DM-69', null, true], // any starship
    ['DF-14', 'DM-69', null, false], // any character is no starship
    ['DM-53', 'V1-JC-3', HERE, false],
  ] as const)('%s with %s at %s: %s', (card, user, place, expected) => {
    expect(worksForOne(battle(card), fighter(user), place)).toBe(expected)
  })

  it('never work for a character whose text forbids them, nor for a group with that character', () => {
    expect(worksForOne(battle('BL-49'), person('JC-3'), HERE)).toBe(true)
    expect(worksForOne(battle('BL-49'), person('V1-JC-3'), HERE)).toBe(false)
    expect(worksForGroup(battle('DM-53'), [person('DM-4'), person('JC-3')], HERE)).toBe(true)
    expect(worksForGroup(battle('DM-53'), [person('DM-4'), person('V1-JC-3')], HERE)).toBe(false)
  })

  it('may be a character for a starship (E-24)', () => {
    expect(asBattleCard(person('V1-JC-32'), fighter('JC-70'))?.bonus).toBe(2)
    expect(asBattleCard(person('V1-JC-32'), fighter('DM-69'))).toBeNull()
    expect(asBattleCard(person('JC-32'), fighter('JC-70'))).toBeNull()
  })
})

describe('Battle cards for a group (part 13)', () => {
  const works = (card: string, ...users: readonly string[]) => worksForGroup(battle(card), users.map(fighter), HERE)

  it('lists the sizes of the groups', () => {
    expect(groupSizes(battle('DM-132'))).toEqual([2])
    expect(groupSizes(battle('DM-131'))).toEqual([3])
    expect(groupSizes(battle('BL-55'))).toEqual([2])
    expect(groupSizes(battle('BP-55'))).toEqual([1, 2])
    expect(groupSize(battle('BP-55'))).toBe(2)
    expect(groupSizes(battle('DM-125'))).toEqual([])
    expect(groupSize(battle('DM-125'))).toBeNull()
    expect(groupSize(battle('DF-15'))).toBeNull()
  })

  it('takes the named pair in either order, and nobody else', () => {
    expect(works('DM-132', 'DM-76', 'DM-77')).toBe(true)
    expect(works('DM-132', 'DM-77', 'DM-76')).toBe(true)
    expect(works('DM-132', 'DM-76', 'DM-76')).toBe(false)
    expect(works('DM-132', 'DM-76', 'DM-84')).toBe(false)
    expect(works('DM-132', 'BL-76', 'DM-77')).toBe(true)
  })

  it('takes the exact number', () => {
    expect(works('DM-131', 'DM-97', 'DM-98')).toBe(false)
    expect(works('DM-131', 'DM-97', 'DM-97', 'DM-104')).toBe(true)
    expect(works('DM-131', 'DM-97', 'DM-98', 'DM-99', 'DM-100')).toBe(false)
    expect(works('DM-131')).toBe(false)
  })

  it('takes only ◆ characters where its text has ◆', () => {
    expect(works('DM-131', 'DM-97', 'DM-98', 'DM-79')).toBe(false)
    expect(works('DM-122', 'DM-89', 'DM-90')).toBe(true)
    expect(works('DM-122', 'DM-89', 'DM-78')).toBe(false)
    expect(works('DM-60', 'DM-19', 'EB-P11')).toBe(true)
    expect(works('JC-61', 'JC-33', 'BL-25')).toBe(true)
  })

  it('mixes the kinds that its text lists', () => {
    expect(works('DM-62', 'DM-20', 'DM-31', 'DM-21')).toBe(true)
    expect(works('DM-62', 'DM-31', 'DM-31', 'DM-32')).toBe(true)
    expect(works('DM-62', 'DM-31', 'DM-20', 'DM-19')).toBe(false)
  })

  it('takes one of its alternatives whole, and never mixes them', () => {
    expect(works('BL-55', 'DM-2', 'DM-8')).toBe(true)
    expect(works('BL-55', 'DM-5', 'DM-2')).toBe(true)
    expect(works('BL-55', 'DM-5', 'DM-8')).toBe(false)
    expect(works('DF-18', 'DM-14', 'DM-21')).toBe(true)
    expect(works('DF-18', 'DM-69', 'DM-70')).toBe(true)
    expect(works('DF-18', 'DM-14', 'DM-70')).toBe(false)
    expect(works('DF-18', 'DM-14', 'DM-4')).toBe(false)
  })

  it('takes one or two fighters where its text has both', () => {
    expect(works('BP-55', 'DF-38')).toBe(true)
    expect(works('BP-55', 'DF-38', 'DF-40')).toBe(true)
    expect(works('BP-55', 'DM-139', 'DF-60')).toBe(true)
    expect(works('BP-55', 'DF-38', 'DF-39', 'DF-40')).toBe(false)
    expect(works('BP-55', 'DF-38', 'DM-139')).toBe(false)
  })

  it('takes two titles where they must be different (E-27)', () => {
    expect(works('JC-126', 'DM-80', 'DM-81')).toBe(true)
    expect(works('JC-126', 'DM-80', 'DM-80')).toBe(false)
    expect(works('JC-126', 'DM-80', 'JC-73')).toBe(false)
    expect(works('RF-C11', 'DM-76', 'JC-82')).toBe(true)
    expect(works('RF-C11', 'DM-76', 'BL-76')).toBe(false)
  })

  it('gives each member its own entry, in any order', () => {
    const gungan: Selector = { kind: 'Gungan' }
    const pair: BattleCard = {
      ...battle('DM-132'),
      use: { for: 'group', groups: [{ members: [[gungan], [{ name: 'Jar Jar Binks' }]] }], bonus: 0, draws: 0 },
    }
    const [jarJar, nass] = [person('DM-3'), person('DM-13')]
    expect(worksForGroup(pair, [jarJar, nass], HERE)).toBe(true)
    expect(worksForGroup(pair, [nass, jarJar], HERE)).toBe(true)
    expect(worksForGroup(pair, [jarJar, jarJar], HERE)).toBe(true)
    expect(worksForGroup(pair, [nass, nass], HERE)).toBe(false)
  })

  it('adds two cards of one stack together, with any subtitle (6.2.2), and no others', () => {
    expect(works('DM-64', 'DM-1', 'DM-33')).toBe(true)
    expect(works('DM-64', 'DM-1', 'DM-1')).toBe(true)
    expect(works('DM-134', 'DM-76', 'EB-P17')).toBe(true)
    expect(works('DM-64', 'DM-1', 'DM-2')).toBe(false)
    expect(works('DM-134', 'DM-97', 'DM-97')).toBe(false)
    expect(works('DM-64', 'BP-4', 'BP-4')).toBe(false)
    expect(works('DM-64', 'DM-1')).toBe(false)
  })

  it('has no group sizes if it takes a single fighter', () => {
    expect(works('DM-125', 'DM-97')).toBe(false)
  })
})

describe('Battle cards for two weapons (15.4)', () => {
  const works = (card: string, [one, two]: readonly [string, string], user: string) =>
    worksForTwoWeapons(battle(card), [weapon(one), weapon(two)], person(user), HERE)

  it.each([
    ['a speeder and a blaster, in this order', 'DF-15', ['DM-42', 'DM-44'], 'DM-19', true],
    ['in the other', 'DF-15', ['JC-49', 'JC-48'], 'DM-19', true],
    ['for Panaka as an officer', 'DF-15', ['DM-42', 'DM-44'], 'EB-P11', true],
    ['twice the same', 'DF-15', ['DM-42', 'BL-41'], 'DM-19', false],
    ['for somebody else', 'DF-15', ['DM-42', 'DM-44'], 'DM-31', false],
    ['kaadu and any electropole', 'DF-17', ['DM-41', 'DM-38'], 'DM-13', true],
    ['for a Gungan with a weapon of his own', 'DF-17', ['DM-41', 'DM-38'], 'RF-A1', false],
    ['STAP and rifle', 'RF-C10', ['JC-115', 'BL-115'], 'DM-97', true],
    ['for a droid without ◆', 'RF-C10', ['JC-115', 'BL-115'], 'DM-79', false],
    ['for a card of another kind', 'DM-125', ['JC-115', 'BL-115'], 'DM-97', false],
  ] as const)('%s', (_, card, pair, user, expected) => {
    expect(works(card, pair, user)).toBe(expected)
  })

  it('takes two, neither one nor three', () => {
    const all = ['DM-41', 'DM-39', 'DM-39'].map(weapon)
    for (const count of [1, 3])
      expect(worksForTwoWeapons(battle('DF-17'), all.slice(0, count), person('DM-13'), HERE), `${count}`).toBe(false)
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

  it('gives none on another planet, and none to starships', () => {
    expect(placeBonus(person('DM-71'), 'Gungan Swamp')).toBe(0)
    expect(placeBonus(person('DM-72'), 'Capital City')).toBe(2)
    expect(placeBonus(person('DM-25'), 'Theed Palace')).toBe(2)
    expect(placeBonus(fighter('DM-138'), 'Mos Espa')).toBe(0)
  })
})

describe('destiny (24.5)', () => {
  it.each([
    ['DM-1', 3],
    ['RF-A3', 3],
    ['RF-A2', 4],
    ['BP-29', 0],
  ] as const)('%s: the higher of two, none of an Objective', (id, number) => {
    const card: Card = cardById(id)
    expect(destinyOf(card)).toBe(number)
  })
})
