import { describe, expect, it } from 'vitest'
import type { CardFilter } from '../../../src/contract/index.ts'
import { cards, printingsOf } from '../../../src/games/young-jedi/cards/index.ts'
import { titlesOf } from '../../../src/games/young-jedi/cards/selecting.ts'
import { book } from '../../../src/games/young-jedi/library/card-book.ts'
import { usersOf } from '../../../src/games/young-jedi/library/card-filters.ts'
import { decisionByNumber, ruleByNumber } from '../../../src/games/young-jedi/rulebook/index.ts'
import { PUBLISHED } from './published.ts'

const ids = new Set(book.all.map(({ id }) => id))
const facts = (id: string) => book.all.find((card) => card.id === id)!

describe('versions', () => {
  it('are other cards, one printing of each', () => {
    for (const { id, printings } of book.all) {
      const versions = book.versions(id)
      expect(new Set(versions).size, id).toBe(versions.length)
      expect(
        versions.filter((version) => printings.includes(version)),
        id,
      ).toEqual([])
      for (const version of versions) expect(printingsOf(version)[0], id).toBe(version)
    }
  })

  it('list all versions of a person first, then cards with the person’s name, then cards played with the person', () => {
    expect(book.versions('DM-71').slice(0, 12)).toEqual([
      ...['DM-106', 'JC-71', 'JC-105', 'BL-71', 'BL-108', 'EM-P4', 'DF-31'],
      ...['DM-138', 'JC-106', 'JC-107', 'BL-109', 'BL-111'],
    ])
    expect(book.versions('DM-71')).toContain('BL-125')
    expect(book.versions('DM-71')).not.toContain('BL-53')
  })

  it('list other makes of the same version before other versions', () => {
    expect(book.versions('JC-12').slice(0, 2)).toEqual(['RF-A5', 'V1-JC-12'])
    expect(book.versions('BL-84')[0]).toBe('RF-A9')
    expect(book.versions('JC-2')[0]).toBe('EM-P1')
  })

  it('know a person whose title the sets write in two ways', () => {
    expect(book.versions('BL-76').slice(0, 4)).toEqual(['DM-76', 'JC-75', 'EB-P17', 'BP-34'])
  })

  it('keep the blasters of both sides apart, and leave out other printings', () => {
    expect(book.versions('DM-45')).toEqual([])
    expect(book.versions('BL-F10')).not.toContain('BL-71')
    expect(book.versions('DM-139')).toEqual(['DF-60'])
  })

  it('lead from Combo and Double Impact cards to the cards they were made of, and back', () => {
    expect(book.versions('RF-C12')).toEqual(['DM-128', 'JC-133'])
    expect(book.versions('JC-133')).toEqual(['RF-C12'])
    expect(book.versions('RF-D6')).toEqual(['JC-64', 'DF-26'])
    expect(book.versions('RF-D6/2')).toEqual(['DF-26'])
  })

  it('throw for an unknown card', () => {
    expect(() => book.versions('DM-999')).toThrow('DM-999')
  })
})

describe('rulings', () => {
  const ruling = (id: string) => book.rulings.find((one) => one.id === id)!

  it('each have their own id, cards, rules, and a text in both languages', () => {
    expect(new Set(book.rulings.map(({ id }) => id)).size).toBe(book.rulings.length)
    for (const { id, cards: about, rules, text } of book.rulings) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(about.length, id).toBeGreaterThan(0)
      expect(
        about.filter((card) => !ids.has(card)),
        id,
      ).toEqual([])
      expect(rules.length, id).toBeGreaterThan(0)
      for (const rule of rules) expect(ruleByNumber(rule) ?? decisionByNumber(rule), `${id}: ${rule}`).toBeDefined()
      expect(text.en.length, id).toBeGreaterThan(10)
      expect(text.fr.length, id).toBeGreaterThan(10)
      expect(text.en).not.toBe(text.fr)
    }
  })

  it('find each printing of the cards that they are about', () => {
    const inPrint = (id: string) => ruling(id).cards.filter((card) => PUBLISHED.includes(card))
    expect(inPrint('stap-squads')).toEqual(['DM-79', 'DM-116', 'JC-79', 'JC-115', 'BL-80', 'BL-114'].sort(bySet))
    expect(inPrint('royal-defender')).toEqual(['EB-P11'])
    expect(inPrint('force-push')).toEqual(['BL-51', 'BL-125', 'RF-C7', 'RF-C9'])
    expect(inPrint('armed-and-dangerous')).toHaveLength(12)
    expect(inPrint('combo')).toHaveLength(14)
    expect(inPrint('double-impact')).toHaveLength(14)
    expect(inPrint('card-into-hand')).toHaveLength(12)
    expect(inPrint('no-damage-no-duel')).toHaveLength(8)
    expect(ruling('light-duelists').cards).not.toContain('EB-P9')
  })

  it('name the change of every corrected card', () => {
    const corrections = new Set(
      book.rulings.filter(({ rules }) => rules.some((rule) => rule.startsWith('30.'))).flatMap((one) => one.cards),
    )
    const corrected = cards.filter((card) => card.corrected !== undefined)
    expect(corrected.length).toBeGreaterThan(4)
    expect(corrected.filter(({ id }) => !corrections.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('cover all listed subjects', () => {
    const about = (id: string) => book.rulings.filter((one) => one.cards.includes(id)).map((one) => one.id)
    expect(about('DM-11')).toContain('no-damage-no-duel')
    expect(about('DF-33')).toEqual(expect.arrayContaining(['dark-duelists', 'aurra-collector']))
    expect(about('DM-73')).toEqual(expect.arrayContaining(['sebulba-pilot', 'sebulba-podracer']))
    expect(about('RF-A11')).toEqual(expect.arrayContaining(['armed-and-dangerous', 'built-in-transport']))
  })
})

const order = new Map(cards.map(({ id }, at) => [id, at]))
const bySet = (one: string, other: string): number => order.get(one)! - order.get(other)!

describe('nicknames', () => {
  const titles = new Set(cards.flatMap(titlesOf))
  const said = Object.entries(book.nicknames)

  it('mean existing titles, and no more than the search reads', () => {
    for (const [nickname, meant] of said) {
      expect(
        meant.filter((title) => !titles.has(title)),
        nickname,
      ).toEqual([])
      expect(meant.length, nickname).toBeGreaterThan(0)
      expect(meant.length, nickname).toBeLessThan(5)
      expect(new Set(meant).size, nickname).toBe(meant.length)
    }
  })

  it('are in lower case, each once', () => {
    for (const [nickname] of said) expect(nickname).toBe(nickname.toLowerCase().trim())
    const plain = said.map(([nickname]) => nickname.normalize('NFD').replace(/\p{M}/gu, ''))
    expect(plain.filter((one, at) => plain.indexOf(one) !== at)).toEqual([])
  })

  it.each([
    ['jjb', 'Jar Jar Binks'],
    ['qui', 'Qui-Gon Jinn'],
    ['oom9', 'OOM-9'],
    ['aat', 'Trade Federation Tank'],
    ['mtt', 'Multi Troop Transport'],
    ['sid', 'Darth Sidious'],
    ['tds', 'Tatooine • Desert Landing Site'],
    ['droïde destructeur', 'Destroyer Droid'],
    ['sabre laser sith', 'Sith Lightsaber'],
  ])('%s: %s', (nickname, title) => {
    expect(book.nicknames[nickname]?.[0]).toBe(title)
  })
})

describe('filters', () => {
  const filter = (id: string): CardFilter => book.filters.find((one) => one.id === id)!
  const has = (id: string, card: string) => filter(id).of(facts(card))
  const having = (id: string, value: string): string[] =>
    book.all.filter((card) => [filter(id).of(card) ?? []].flat().includes(value as never)).map((card) => card.id)

  it('return one of their values or a number for every card', () => {
    expect(book.filters.map(({ id }) => id).sort()).toEqual(
      [
        ...['colour', 'copies', 'cost', 'damage', 'destiny', 'planet', 'power', 'rarity', 'set', 'side', 'type'],
        'user',
      ].sort(),
    )
    for (const { id, values, of } of book.filters) {
      const known = values?.map((value) => value.id)
      expect(new Set(known).size).toBe(known?.length ?? 0)
      for (const card of book.all) {
        const what = of(card)
        if (known === undefined) expect(what === null || typeof what === 'number', `${id} of ${card.id}`).toBe(true)
        else expect([what ?? []].flat().filter((one) => !known.includes(one as string))).toEqual([])
      }
    }
  })

  it('offer only values that some card has, except for users', () => {
    for (const { id, values = [] } of book.filters)
      for (const value of values) {
        expect(value.label.en.length * value.label.fr.length).toBeGreaterThan(0)
        if (id !== 'user') expect(having(id, value.id).length, `${id} ${value.id}`).toBeGreaterThan(0)
      }
  })

  it.each([
    ['side', 'DM-71', ['dark']],
    ['type', 'DM-71', ['character']],
    ['type', 'RF-A7', ['character', 'armed-and-dangerous']],
    ['type', 'RF-C1', ['battle', 'combo-battle']],
    ['type', 'RF-D6', ['battle', 'effect', 'double-impact']],
    ['type', 'RF-D5', ['battle', 'double-impact']],
    ['type', 'BL-139', ['starship', 'starfighter']],
    ['type', 'BL-137', ['starship', 'transport']],
    ['type', 'V1-JC-42', ['weapon', 'virtual']],
    ['type', 'BL-F1', ['character', 'foil']],
    ['set', 'EB-P11', ['EB', 'RF']],
    ['set', 'V2-JC-74', ['V2']],
    ['planet', 'DM-7', ['Coruscant']],
    ['planet', 'DM-137', ['Naboo']],
    ['planet', 'DM-119', null],
    ['colour', 'DM-71', ['red']],
    ['colour', 'BP-29', ['orange', 'yellow', 'purple', 'wild']],
    ['colour', 'EM-P1', ['red', 'orange', 'blue', 'yellow', 'green', 'purple', 'wild']],
    ['copies', 'DM-97', ['diamond']],
    ['copies', 'BP-4', ['unique']],
    ['copies', 'DM-121', null],
    ['rarity', 'DF-31', ['ultra-rare']],
    ['cost', 'RF-A11', 5],
    ['cost', 'DM-40', 1],
    ['cost', 'DM-138', null],
    ['power', 'DM-4', null],
    ['power', 'DM-2', 6],
    ['damage', 'DM-11', 0],
    ['damage', 'DM-121', null],
    ['destiny', 'RF-A2', 4],
    ['destiny', 'BP-29', null],
  ] as const)('%s of %s: %s', (id, card, expected) => {
    expect(has(id, card)).toEqual(expected)
  })

  it('know the users of a weapon or Battle card: those it names by title, and anybody else', () => {
    expect(has('user', 'DM-107')).toEqual(['Darth Maul', 'Darth Sidious', 'Aurra Sing'])
    expect(has('user', 'DM-119')).toEqual(['anybody'])
    expect(has('user', 'DM-37')).toEqual(['Captain Panaka', 'anybody'])
    expect(has('user', 'DM-123')).toEqual(['Jabba the Hutt', 'Gardulla the Hutt', 'Fode and Beed'])
    expect(has('user', 'DM-130')).toEqual(expect.arrayContaining(['Tusken Raider', 'anybody']))
    expect(has('user', 'DF-20')).toEqual(['Ric Olié', "Amidala's Starship"])
    expect(has('user', 'DM-64')).toEqual(['anybody'])
    expect(has('user', 'DM-71')).toBeNull()
    expect(has('user', 'BL-131')).toBeNull()
    expect(having('user', 'Darth Maul')).toEqual(expect.arrayContaining(['DM-107', 'DM-121', 'JC-106', 'RF-D10']))
    expect(having('user', 'Darth Maul')).not.toContain('JC-105')
  })

  it('list the ids of all users', () => {
    expect(usersOf('DM-107')).toEqual(
      book.all
        .filter(({ title, id }) => ['Darth Maul', 'Darth Sidious'].includes(title) || id === 'DF-33')
        .map(({ id }) => id),
    )
    expect(usersOf('DM-58')).toEqual(['DM-31', 'DM-32', 'EB-P11'])
    expect(usersOf('RF-D6/1')).toEqual(usersOf('JC-64'))
    expect(usersOf('RF-D6/2')).toEqual([])
    // All characters of its side except those with a built-in weapon.
    const own = cards.filter((card) => card.side === 'dark' && card.type === 'character' && card.builtIn === undefined)
    expect(usersOf('DM-119')).toEqual(own.map(({ id }) => id))
    // Characters that use no Battle cards don't count, and for two weapons those with a built-in one don't either.
    expect(usersOf('DF-14').filter((id) => PUBLISHED.includes(id))).toHaveLength(158)
    expect(usersOf('DF-14')).not.toContain('V1-JC-3')
    expect(usersOf('DF-17')).toContain('DM-3')
    expect(usersOf('DM-64')).toContain('DM-1')
    expect(usersOf('DM-64')).not.toContain('DM-20')
    expect(usersOf('DF-17')).not.toContain('RF-A1')
    expect(() => usersOf('DM-999')).toThrow('DM-999')
  })
})
