import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/games/game.ts'
import type {
  BattleCard,
  Card,
  CharacterCard,
  Place,
  Selector,
  WeaponCard,
} from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { kindWords } from '../../../src/games/young-jedi/cards/kinds.ts'
import { cardLines, facts, ruleText } from '../../../src/games/young-jedi/cards/text.ts'
import { groupSize, lineFor, worksForGroup, worksForOne } from '../../../src/games/young-jedi/cards/users.ts'

const only = <T extends Card['type']>(type: T) =>
  cards.filter((card): card is Extract<Card, { type: T }> => card.type === type)
const characters = only('character')
const weapons = only('weapon')
const battles = only('battle')

const ANYWHERE: readonly Place[] = ['Mos Espa', 'Desert Landing Site', 'Podrace Arena', 'Theed Palace']

/** The text changes in every language when the data does. */
function expectOtherWords(card: Card, changed: Card): void {
  const [before, after] = [ruleText(card), ruleText(changed)]
  for (const language of LANGUAGES) expect(after?.[language]).not.toBe(before?.[language])
}

describe('rule texts', () => {
  it('are there for weapons and Battle cards, and for nothing else in this set', () => {
    for (const card of cards) {
      const hasText = card.type === 'weapon' || card.type === 'battle'
      expect(ruleText(card) !== null).toBe(hasText)
    }
  })

  it.each([
    [
      'DM-115',
      'Any destroyer droid: +2 and a destiny draw. Any battle droid: a destiny draw.',
      'Tout droïde destroyer\u00a0: +2 et un tirage de la destinée. Tout droïde de bataille\u00a0: un tirage de la destinée.',
    ],
    [
      'DM-130',
      'For any Tusken Raider or any character at Desert Landing Site: +4.',
      'Pour tout pillard Tusken ou tout personnage à Desert Landing Site\u00a0: +4.',
    ],
    [
      'DM-121',
      'For Darth Maul: +3, but only against a Jedi.',
      'Pour Darth Maul\u00a0: +3, mais seulement contre un Jedi.',
    ],
    ['DM-60', 'Two ◆ Naboo Officers fight together: +1.', 'Deux ◆ officiers de Naboo combattent ensemble\u00a0: +1.'],
    [
      'DM-62',
      'Three characters, each a ◆ Royal Guard, a ◆ Naboo Security or a ◆ Bravo Pilot, fight together.',
      'Trois personnages, chacun étant un ◆ garde royal, un ◆ agent de sécurité de Naboo ou un ◆ pilote Bravo, combattent ensemble.',
    ],
    ['DM-64', 'Two characters of one stack add together.', "Deux cartes empilables du même personnage s'additionnent."],
  ])('%s reads well', (id, en, fr) => {
    expect(ruleText(cardById(id))).toEqual({ en, fr })
  })

  it('names in both languages everybody who may use the card, and nobody else', () => {
    const selectors = (card: WeaponCard | BattleCard): readonly Selector[] => {
      if (card.type === 'weapon') return card.uses.flatMap((line) => line.by)
      if (card.use.for === 'one') return card.use.with
      return 'sameStack' in card.use.members ? [] : card.use.members.flat()
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
          expect(
            kindWords(selector.kind).fr.some((word) => fr.includes(`${selector.diamond ? '◆ ' : ''}${word}`)),
          ).toBe(true)
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
      const known = line.by.some(({ name }) => name !== 'Ki-Adi-Mundi') // he comes in a later set
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
      expectOtherWords(card, changed({ rescues: !use.rescues }))
      const fighting = use.bonusIf === undefined ? [nobody] : [{ kind: 'Gungan' }]
      expectOtherWords(card, changed({ bonusIf: { fighting } }))
    } else {
      expectOtherWords(card, changed({ noWeapon: !use.noWeapon }))
      const members = 'sameStack' in use.members ? { sameStack: 3 } : use.members.with(0, [nobody])
      expectOtherWords(card, changed({ members }))
      const complete = aGroupFor(card)
      expect(complete).toHaveLength(groupSize(card)!)
      expect(worksForGroup(changed({ members }), complete, 'Mos Espa')).toBe(false)
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
      slots: ['blue'],
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
      text: { en: 'For Watto: a destiny draw.' },
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

describe('a card in a few lines', () => {
  it('in English', () => {
    expect(cardLines('DM-39', 'en').split('\n')).toEqual([
      '**◆ Electropole**',
      'Light Side · Weapon',
      'Counters 2 · Destiny 3',
      'Any ◆ Gungan: +2 and a destiny draw. Any other character: a destiny draw.',
      'DM-39 · orange · common',
    ])
  })

  it('in French', () => {
    expect(cardLines('DM-106', 'fr').split('\n')).toEqual([
      '**Darth Maul, Sith Lord**',
      'Côté obscur · Personnage · Tatooine · empilable',
      'Compteurs 6 · Puissance 3 · Dommages 6 · Destinée 1',
      'Mos Espa +2 · Desert Landing Site +2 · Podrace Arena +2',
      'DM-106 · rouge · starter',
    ])
  })

  it('never too long to be shown', () => {
    for (const card of cards) {
      for (const language of LANGUAGES) expect(cardLines(card.id, language).length).toBeLessThan(600)
    }
  })

  it('only for cards there are', () => {
    expect(() => cardLines('DM-999', 'en')).toThrow('DM-999')
  })
})
