import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import type {
  BattleCard,
  Card,
  CharacterCard,
  Group,
  Place,
  Selector,
  WeaponCard,
} from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { both } from '../../../src/games/young-jedi/cards/notation.ts'
import { groupSize, lineFor, worksForGroup, worksForOne } from '../../../src/games/young-jedi/cards/users.ts'
import { filters } from '../../../src/games/young-jedi/library/card-filters.ts'
import { sheetOf, sheetOfCard } from '../../../src/games/young-jedi/library/card-sheet.ts'
import { facts, ruleText } from '../../../src/games/young-jedi/texts/card-text.ts'
import { LABELS } from '../../../src/games/young-jedi/texts/wording/labels.ts'
import { sheetLines } from '../../../src/kit/wording/sheet-lines.ts'
import { frenchKind } from './kind-words.ts'

/** The first set is enough to show that texts and rules read the same data; `wording.test.ts` checks all cards. */
const firstSet = cards.filter(({ id }) => id.startsWith('DM-'))
const only = <T extends Card['type']>(type: T) =>
  firstSet.filter((card): card is Extract<Card, { type: T }> => card.type === type)
const characters = only('character')
const weapons = only('weapon')
const battles = only('battle')

const ANYWHERE: readonly Place[] = ['Mos Espa', 'Desert Landing Site', 'Podrace Arena', 'Theed Palace']

/** Expects that a change in the data changes the text in every language. */
function expectOtherWords(card: Card, changed: Card): void {
  const [before, after] = [ruleText(card), ruleText(changed)]
  for (const language of LANGUAGES) expect(after?.[language]).not.toBe(before?.[language])
}

describe('rule texts', () => {
  it('name all users of the card in both languages, and nobody else', () => {
    const selectors = (card: WeaponCard | BattleCard): readonly Selector[] => {
      if (card.type === 'weapon') return card.uses.flatMap((line) => line.by)
      if (card.use.for !== 'group') return card.use.with
      return card.use.groups.flatMap(({ members, titles }) => (titles === 'stack' ? [] : members.flat()))
    }
    for (const card of [...weapons, ...battles]) {
      const { en, fr } = ruleText(card)!
      for (const selector of selectors(card)) {
        if (selector.name !== undefined) {
          expect(en).toContain(selector.name)
          expect(fr).toContain(selector.name)
        }
        if (selector.kind !== undefined) {
          expect(en).toContain(`${selector.diamond ? '◆ ' : ''}${selector.kind}`)
          expect(frenchKind(selector.kind).some((word) => fr.includes(`${selector.diamond ? '◆ ' : ''}${word}`))).toBe(
            true,
          )
        }
        if (selector.at !== undefined) expect(en).toContain(selector.at)
      }
      const named = characters.filter((person) => en.includes(person.title) && person.copies !== 'diamond')
      for (const person of named) expect(selectors(card).map(({ name }) => name)).toContain(person.title)
    }
  })
})

describe('text and behaviour come from the same data', () => {
  const nobody: Selector = { name: 'Nobody' }
  const usersOf = (card: WeaponCard) =>
    characters.filter((person) => ANYWHERE.some((place) => lineFor(card, person, place))).map((person) => person.id)

  it.each(weapons.map((card) => [card.id, card] as const))('%s', (_, card) => {
    for (const [index, line] of card.uses.entries()) {
      const withLine = (change: Partial<typeof line>): WeaponCard => ({
        ...card,
        uses: card.uses.with(index, { ...line, ...change }),
      })
      expectOtherWords(card, withLine({ bonus: line.bonus + 1 }))
      expectOtherWords(card, withLine({ draws: line.draws + 1 }))
      expectOtherWords(card, withLine({ by: [nobody] }))
      const user = characters.find((person) => lineFor(card, person, 'Mos Espa') === line)
      const known = line.by.some(({ name }) => name !== 'Ki-Adi-Mundi') // a character of a later set
      expect(user !== undefined).toBe(known)
      if (user !== undefined) {
        expect(lineFor(withLine({ bonus: line.bonus + 1 }), user, 'Mos Espa')?.bonus).toBe(line.bonus + 1)
      }
    }
    const taken: WeaponCard = { ...card, uses: card.uses.map((line) => ({ ...line, by: [nobody] })) }
    expect(usersOf(card).length).toBeGreaterThan(0)
    expect(usersOf(taken)).toEqual([])
  })

  it.each(battles.map((card) => [card.id, card] as const))('%s', (_, card) => {
    const { use } = card
    const changed = (change: object): BattleCard => ({ ...card, use: { ...use, ...change } })
    expectOtherWords(card, changed({ bonus: use.bonus + 1 }))
    expectOtherWords(card, changed({ draws: use.draws + 1 }))
    if (use.for === 'one') {
      const users = (of: BattleCard): CharacterCard[] =>
        characters.filter((person) => ANYWHERE.some((place) => worksForOne(of, person, place)))
      expect(users(card).length).toBeGreaterThan(0)
      expect(users(changed({ with: [nobody] }))).toEqual([])
      expectOtherWords(card, changed({ with: [nobody] }))
      expectOtherWords(card, changed({ first: !use.first }))
      expectOtherWords(card, { ...card, also: card.also.length > 0 ? [] : [{ form: 'rescue' }] })
      const fighting = use.bonusIf === undefined ? [nobody] : [{ kind: 'Gungan' }]
      // a bonus of 0 can't depend on a condition
      if (use.bonus > 0) expectOtherWords(card, changed({ bonusIf: { fighting } }))
    } else if (use.for === 'group') {
      expectOtherWords(card, changed({ noWeapon: !use.noWeapon }))
      const [group] = use.groups as [Group]
      const groups = [{ members: group.members.with(0, [nobody]) }]
      expectOtherWords(card, changed({ groups }))
      const complete = aGroupFor(card)
      expect(complete).toHaveLength(groupSize(card)!)
      expect(worksForGroup(changed({ groups }), complete, 'Mos Espa')).toBe(false)
    }
  })

  /** The first group of this set that the card takes. */
  function aGroupFor(card: BattleCard): readonly CharacterCard[] {
    const grow = (group: readonly CharacterCard[]): readonly CharacterCard[] | undefined => {
      if (group.length === groupSize(card)) return worksForGroup(card, group, 'Mos Espa') ? group : undefined
      for (const person of characters) {
        const found = grow([...group, person])
        if (found !== undefined) return found
      }
      return undefined
    }
    return grow([])!
  }
})

describe('facts', () => {
  it('tell a character', () => {
    expect(facts(cardById('DM-4'))).toEqual({
      id: 'DM-4',
      set: 'DM',
      number: '4',
      kind: null,
      starfighter: null,
      wild: [],
      corrected: [],
      foilIn: null,
      rules: { text: [] },
      side: 'light',
      type: 'character',
      name: 'Anakin Skywalker, Podracer Pilot',
      title: 'Anakin Skywalker',
      subtitle: 'Podracer Pilot',
      planet: 'Tatooine',
      place: null,
      copies: 'stack',
      counters: 3,
      power: 'destiny',
      damage: 4,
      destiny: 4,
      bonus: { 'Mos Espa': 1, 'Desert Landing Site': 1, 'Podrace Arena': 3 },
      slot: 'blue',
      printings: ['DM-4'],
      rarity: 'rare',
      text: null,
    })
  })

  it('tell a card without a subtitle and a Battle card', () => {
    expect(facts(cardById('DM-24'))).toMatchObject({ name: 'Gungan Guard', subtitle: null })
    expect(facts(cardById('DM-133'))).toMatchObject({
      type: 'battle',
      planet: null,
      copies: null,
      counters: 0,
      power: null,
      bonus: null,
      text: { en: 'Watto: a destiny draw.' },
    })
  })

  it('tell a Location', () => {
    expect(facts(cardById('DM-137'))).toMatchObject({
      name: 'Naboo • Gungan Swamp',
      planet: 'Naboo',
      place: 'Gungan Swamp',
      counters: null,
    })
  })

  it('are plain data', () => {
    for (const card of cards) expect(JSON.parse(JSON.stringify(facts(card)))).toEqual(facts(card))
  })
})

const cardLines = (id: string, language: Language) => sheetLines(sheetOf(id, language))

describe('a card in a few lines', () => {
  it.each([
    [
      'DM-39',
      'en',
      [
        '**◆ Electropole**',
        'Light Side · Weapon',
        'Counters 2 · Destiny 3',
        '**Any ◆ Gungan** · +2 and a destiny draw.',
        '**Any other character** · A destiny draw.',
        'DM-39 · Menace of Darth Maul · orange · common',
      ],
    ],
    [
      'DM-106',
      'fr',
      [
        '**Darth Maul, Sith Lord**',
        'Côté obscur · Personnage · Tatooine · empilable',
        'Compteurs 6 · Puissance 3 · Dommages 6 · Destinée 1',
        'Mos Espa +2 · Desert Landing Site +2 · Podrace Arena +2',
        'DM-106 · Menace of Darth Maul · rouge · de départ',
      ],
    ],
    [
      'RF-D6',
      'en',
      [
        '**Wisdom Of The Council & Jedi Training**',
        'Light Side · Battle card · Double Impact',
        'Destiny 4 / 5',
        '**Wisdom Of The Council · Battle card** · Any Jedi: if this fighter defeats a ◆ character, it fights your next fight too, with the same weapon.',
        '**Jedi Training · Effect · 2 counters** · When you deploy a Jedi here, you may discard this Effect to search your draw deck for a lightsaber and deploy it.',
        'RF-D6 · Reflections · yellow · rare',
      ],
    ],
    [
      'RF-C1',
      'en',
      [
        `**${both('Are You An Angel?').and("I've Been Trained In Defense").join(' & ')}**`,
        'Light Side · Battle card · Combo Battle',
        'Destiny 3',
        '**Anakin Skywalker and Padmé Naberrie** · Fight together: +4.',
        'Corrected since it was printed: the text box.',
        'RF-C1 · Reflections · yellow · rare',
      ],
    ],
  ] as const)('%s in %s', (id, language, lines) => {
    expect(cardLines(id, language).split('\n')).toEqual(lines)
  })

  it('is never too long to be shown', () => {
    for (const card of cards) {
      for (const language of LANGUAGES) expect(cardLines(card.id, language).length).toBeLessThan(700)
    }
  })

  it('throws for an unknown card', () => {
    expect(() => cardLines('DM-999', 'en')).toThrow('DM-999')
  })
})

describe('a sheet', () => {
  it('tells a character with a built-in weapon and two destiny numbers', () => {
    expect(sheetOf('RF-A2', 'en')).toEqual({
      id: 'RF-A2',
      side: 'light',
      type: 'character',
      realm: 'Naboo',
      title: 'Boss Nass',
      subtitle: 'Gungan Chief',
      mark: null,
      kind: 'Light Side · Character · Armed & Dangerous · Naboo · stackable',
      sideName: 'Light Side',
      numbers: [
        { id: 'counters', label: 'Counters', value: '4' },
        { id: 'power', label: 'Power', value: '4' },
        { id: 'damage', label: 'Damage', value: '3' },
        { id: 'destiny', label: 'Destiny', value: '1 / 4' },
      ],
      located: [
        { label: 'Theed Palace', bonus: 1 },
        { label: 'Battle Plains', bonus: 1 },
        { label: 'Gungan Swamp', bonus: 1 },
      ],
      blocks: [
        {
          heading: 'Fambaa',
          bonus: 2,
          draws: 1,
          text: 'Built in (1 of the counters), +2 and a destiny draw. Uses no Weapon cards.',
        },
      ],
      icons: [{ id: 'blue', wild: false }],
      imprint: 'RF-A2 · Reflections · blue · rare',
      correction: null,
    })
  })

  it('tells Power that is drawn, and Power to which a draw is added', () => {
    const power = (id: string, language: Language) =>
      sheetOf(id, language).numbers.find((number) => number.id === 'power')?.value
    expect(power('DM-4', 'en')).toBe('destiny draw')
    expect(power('DM-4', 'fr')).toBe('tirage de destinée')
    expect(power('DM-68', 'en')).toBe('4 + draw')
    expect(power('DM-68', 'fr')).toBe('4 + tirage')
    expect(power('DM-70', 'en')).toBe('5')
    expect(power('DM-45', 'en')).toBeUndefined()
  })

  it('names the make of a card', () => {
    const kinds = (id: string) => LANGUAGES.map((language) => sheetOf(id, language).kind)
    expect(kinds('DM-68')).toEqual([
      'Light Side · Starship · starfighter · unique',
      'Côté lumineux · Vaisseau · chasseur · unique',
    ])
    expect(kinds('V1-JC-42')).toEqual([
      'Light Side · Weapon · virtual · stackable',
      'Côté lumineux · Arme · carte virtuelle · empilable',
    ])
    expect(kinds('BL-F1')[0]).toContain(' · foil · ')
    expect(kinds('EM-P1')[0]).not.toContain('foil')
    expect(kinds('BP-29')[0]).toBe('Light Side · Objective')
    expect(kinds('DM-137')).toEqual(['Dark Side · Location · Naboo', 'Côté obscur · Localisation · Naboo'])
  })

  it('uses the search filters’ names for sets, rarities and makes', () => {
    const valuesOf = (filter: string) => filters.find(({ id }) => id === filter)!.values!
    for (const language of LANGUAGES) {
      const { rarity, sets, special } = LABELS[language]
      for (const { id, label } of valuesOf('rarity')) expect(rarity[id as keyof typeof rarity]).toBe(label[language])
      for (const { id, label } of valuesOf('set')) if (id in sets) expect(sets[id]).toBe(label[language])
      const types = valuesOf('type').map(({ label }) => label[language].toLowerCase())
      for (const make of Object.values(special))
        expect(types.some((type) => type.startsWith(make.toLowerCase()))).toBe(true)
    }
  })

  it('names the card under a virtual card', () => {
    expect(sheetOf('V1-JC-42', 'en').imprint).toContain('used on JC-42')
    expect(sheetOf('V1-JC-42', 'fr').imprint).toContain('se joue sur JC-42')
    expect(sheetOf('JC-42', 'en').imprint).not.toContain('used')
  })

  it('lists the colours that a wild card may fill', () => {
    const { icons, imprint } = sheetOf('BP-29', 'fr')
    expect(icons).toEqual([
      { id: 'orange', wild: true },
      { id: 'yellow', wild: true },
      { id: 'purple', wild: true },
    ])
    expect(imprint).toContain('joker (orange, jaune, violet)')
  })

  it('names the difference from print for corrected cards only', () => {
    for (const language of LANGUAGES) {
      const marked = cards.filter(({ id }) => sheetOf(id, language).correction !== null).map(({ id }) => id)
      expect(marked).toEqual(cards.filter(({ corrected }) => (corrected?.length ?? 0) > 0).map(({ id }) => id))
    }
    expect(sheetOf('DM-103', 'fr').correction).toBe('Corrigé depuis l’impression\u00a0: les compteurs.')
    const unknown = { ...cardById('DM-103'), corrected: ['smell'] }
    expect(() => sheetOfCard(unknown, 'en')).toThrow('smell')
  })

  it('names a weapon’s user and the gain, each once', () => {
    expect(sheetOf('DM-44', 'en').blocks).toEqual([
      {
        heading: 'Any ◆ Royal Guard, any ◆ Bravo Pilot or any ◆ Naboo Security',
        bonus: 2,
        draws: 1,
        text: '+2 and a destiny draw.',
      },
      { heading: 'Any other character', bonus: 0, draws: 1, text: 'A destiny draw.' },
    ])
    expect(sheetOf('DF-14', 'fr').blocks.map(({ heading }) => heading)).toEqual(['Tout personnage', 'En duel'])
  })

  it('has all texts for every card, and for the halves of Double Impact cards', () => {
    const halves = cards.flatMap((card) => (card.type === 'double' ? card.halves : []))
    for (const { id } of [...cards, ...halves]) {
      for (const language of LANGUAGES) {
        const sheet = sheetOf(id, language)
        const words = [
          sheet.kind,
          sheet.imprint,
          sheet.sideName,
          ...sheet.numbers.flatMap(({ label, value }) => [label, value]),
          ...sheet.blocks.flatMap(({ heading = '-', text }) => [heading, text]),
        ]
        for (const word of words) expect(word, id).not.toMatch(/^$|undefined|null|NaN|\[object/)
      }
    }
  })

  it('shows both titles of cards that have two', () => {
    for (const card of cards) {
      const both = card.type === 'double' ? card.halves.map(({ title }) => title) : 'titles' in card ? card.titles : []
      for (const title of both ?? []) expect(sheetOf(card.id, 'en').title).toContain(title)
    }
  })
})
