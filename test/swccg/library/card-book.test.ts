/** Look-up of the pool: facts, sheets, filters, versions, nicknames. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { cardById, cards } from '../../../src/games/swccg/cards/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { book } from '../../../src/games/swccg/library/card-book.ts'
import { copiesInDeck } from '../../../src/games/swccg/library/card-facts.ts'
import { featureIds, numbersOf } from '../../../src/games/swccg/library/card-sheet.ts'
import { CardIndex } from '../../../src/lookup/search.ts'

const factsOf = (id: string) => book.all.find((card) => card.id === id)

describe('facts', () => {
  test('stand under the names of the printed fields', () => {
    expect(factsOf('9_98')).toMatchObject({
      id: '9_98',
      side: 'dark',
      set: 'Death Star II',
      deck: 1,
      title: 'Admiral Piett',
      name: 'Admiral Piett',
      unique: 1,
      type: 'character',
      kind: 'imperial',
      destiny: [1],
      deploy: 4,
      power: 3,
      ability: 3,
      forfeit: 6,
      landspeed: 1,
      skills: ['pilot', 'warrior'],
      expansionIcon: 'Death Star II',
      matchingShips: ['9_157'],
    })
    expect(factsOf('8_76')).toMatchObject({
      system: 'Endor',
      place: 'Landing Platform',
      dockingBay: true,
      forest: false,
      battleground: true,
    })
  })

  test('that follow from the text are read from it', () => {
    expect(factsOf('9_109')?.immuneToAttrition).toEqual([{ all: true }])
    expect(factsOf('9_70')?.immuneToAttrition).toMatchObject([{ below: 3 }, { below: 5 }])
    expect(factsOf('8_85')?.weapon).toMatchObject({ deploy: 2, fire: 1, again: 2, on: 'your scout warrior' })
    expect(factsOf('9_88')?.weapon).toMatchObject({ add: [{ by: 1 }, { by: -1 }], targets: ['starship'] })
    expect(factsOf('7_322')?.weapon).toMatchObject({ after: 'Used Pile', targets: ['capital starship'] })
    expect(factsOf('1_300')).toMatchObject({ hyperdrive: false, allegiance: 'imperial' })
    expect(factsOf('9_62')).toMatchObject({ hyperdrive: true, allegiance: 'rebel' })
    expect(factsOf('1_109')?.text).toMatchObject({ en: expect.stringContaining('Interrupt') })
    expect(factsOf('1_146')?.text).toBeNull()
  })

  test('are plain JSON', () => {
    for (const card of book.all) expect(JSON.parse(JSON.stringify(card))).toEqual({ ...card, text: card.text })
  })

  test('count the copies of a ready-made deck', () => {
    expect(cards.filter(({ side }) => side === 'dark').reduce((sum, card) => sum + copiesInDeck(card), 0)).toBe(60)
    expect(copiesInDeck(cardById('8_100'))).toBe(3)
    expect(copiesInDeck(cardById('1_109'))).toBe(0)
  })
})

describe('sheets', () => {
  test('of all cards are complete in both languages', () => {
    for (const { id } of cards)
      for (const language of LANGUAGES) {
        const sheet = book.sheet(id, language)
        expect(sheet.numbers.at(-1)?.id).toBe('destiny')
        expect([sheet.kind, sheet.sideName, sheet.imprint].every((part) => part.length > 0)).toBe(true)
        expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN/)
      }
  })

  test('have an icon for every skill, pilot and Force icon', () => {
    expect(book.sheet('8_157', 'en').icons.map(({ id }) => id)).toEqual([
      'dark-force',
      'dark-force',
      'light-force',
      'light-force',
    ])
    expect(book.sheet('9_98', 'en').icons.map(({ id }) => id)).toEqual(['pilot', 'warrior'])
    expect(book.sheet('7_308', 'en').icons.map(({ id }) => id)).toEqual(['permanent-pilot', 'nav-computer'])
  })

  test('show both texts of a location under the name of their side', () => {
    expect(book.sheet('8_157', 'fr').blocks.map(({ heading }) => heading)).toEqual([
      'Côté obscur',
      'Côté lumineux',
      'Détails',
    ])
    expect(featureIds(cardById('8_76'))).toEqual([
      'planet',
      'scompLink',
      'interior',
      'exterior',
      'dockingBay',
      'battleground',
    ])
  })

  test('write fractions of ability and the lack of it as on a card', () => {
    expect(numbersOf(cardById('1_307'))).toContainEqual(['ability', '½'])
    expect(numbersOf(cardById('3_70'))).toContainEqual(['ability', '¼'])
    expect(numbersOf(cardById('6_3'))).toContainEqual(['ability', '–'])
    expect(numbersOf(cardById('2_14'))).toContainEqual(['destiny', '2 / 5'])
    expect(numbersOf(cardById('1_300'))).toContainEqual(['hyperspeed', '–'])
  })
})

describe('filters', () => {
  const found = (filter: string, value: string) => {
    const { of } = book.filters.find(({ id }) => id === filter)!
    return book.all.filter((card) => !card.unwritten && [of(card)].flat().some((has) => `${has}` === value))
  }

  test('give no value that is not listed', () => {
    for (const { values, of } of book.filters) {
      if (values === undefined) continue
      const known = new Set(values.map(({ id }) => id))
      expect(
        book.all.flatMap((card) => (of(card) as readonly string[] | null) ?? []).filter((id) => !known.has(id)),
      ).toEqual([])
    }
  })

  test('find cards without a text by what is printed on them', () => {
    const found = (filter: string, value: string) => {
      const { of } = book.filters.find(({ id }) => id === filter)!
      return book.all.filter((card) => [of(card)].flat().some((has) => `${has}` === value)).map(({ id }) => id)
    }
    expect(found('type', "admiral's order")).toHaveLength(10)
    expect(found('trait', 'Ewok')).toHaveLength(14)
    expect(found('trait', 'Sullustan')).toEqual(['9_28', '9_29'])
    expect(found('model', 'lightsaber')).toEqual(['9_90', '9_178'])
    expect(found('kind', 'squadron')).toEqual(['9_65', '9_172', '9_173'])
    expect(found('planet', 'Executor')).toHaveLength(6)
  })

  test('find cards by side, kind, deck, model, characteristic, icon and number', () => {
    expect(found('side', 'dark')).toHaveLength(cards.filter(({ side }) => side === 'dark').length)
    expect(found('deck', 'starter')).toHaveLength(92)
    expect(found('kind', 'starting')).toHaveLength(5)
    expect(found('model', 'TIE Interceptor').map(({ id }) => id)).toEqual(['9_162', '9_163', '9_164', '9_165', '9_175'])
    expect(found('trait', 'admiral').map(({ id }) => id)).toEqual(['9_6', '9_97', '9_98'])
    expect(found('icon', 'permanent-pilot').every(({ permanentPilots }) => `${permanentPilots}` !== '')).toBe(true)
    expect(found('power', '7').map(({ id }) => id)).toEqual(['9_76', '9_79', '9_113', '9_152'])
    expect(found('planet', 'Sullust').map(({ id }) => id)).toEqual(['9_60', '9_150'])
    expect(found('copies', '2').map(({ id }) => id)).toEqual(['2_103', '8_84'])
    expect(found('destiny', '7').length).toBeGreaterThan(0)
  })
})

test('a card leads to other cards of its persona, and to its ship or pilot', () => {
  expect(book.versions('5_91')).toEqual(['7_167'])
  expect(book.versions('9_107')).toEqual(['9_164'])
  expect(book.versions('9_164')).toEqual(['9_107'])
  expect(book.versions('1_109')).toEqual(['1_267'])
})

test('every nickname leads to titles of the library', () => {
  const titles = new Set(book.all.map(({ title }) => title))
  expect(
    Object.values(book.nicknames)
      .flat()
      .filter((title) => !titles.has(title)),
  ).toEqual([])
})

test('players find cards without a text by the names that they use, and in French', () => {
  const found = new CardIndex({ swccg })
  const best = (typed: string) => found.best(typed)?.card.title
  expect(['ljk', 'leia', 'falcon', 'ssd', 'bhbm'].map(best)).toEqual([
    'Luke Skywalker, Jedi Knight',
    'Daughter Of Skywalker',
    'Gold Squadron 1',
    'Flagship Executor',
    "Bring Him Before Me / Take Your Father's Place",
  ])
  expect(['salle trône', 'planeur ewok'].map(best)).toEqual(['Death Star II: Throne Room', 'Ewok Glider'])
})

test('every French word for titles stands for a word of some title', () => {
  const words = book.all.map(({ title }) => title.toLowerCase()).join(' ')
  expect(Object.values(book.titleWords?.fr ?? {}).filter((word) => !words.includes(word))).toEqual([])
})
