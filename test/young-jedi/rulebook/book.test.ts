/** The rulebook behind the contract of a game: its references, and the entries about a card. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { findCard } from '../../../src/games/young-jedi/cards/index.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { book } from '../../../src/games/young-jedi/library/card-book.ts'
import { decisions, parts, rules } from '../../../src/games/young-jedi/rulebook/index.ts'
import {
  below,
  beside,
  lineage,
  rulingsCiting,
  together,
  ways,
  withoutMarkdown,
} from '../../../src/kit/rulebook/ways.ts'

const { rulebook } = youngJedi
const entry = (number: string) => rulebook.find(number)!
const numbers = (list: readonly { number: string }[]) => list.map(({ number }) => number)

describe('the entries of the rulebook', () => {
  it('are all parts, rules and decisions, and the three kinds of decisions', () => {
    expect(numbers(rulebook.entries)).toHaveLength(parts.length + rules.length + decisions.length + 3)
    expect(new Set(numbers(rulebook.entries)).size).toBe(rulebook.entries.length)
  })

  it('contain each other, and the contents of an entry follow it', () => {
    const seen = new Set<string | null>([null])
    for (const { number, above } of rulebook.entries) {
      expect(seen, number).toContain(above)
      seen.add(number)
    }
    expect(numbers(lineage(rulebook, entry('10.2.3')))).toEqual(['10', '10.2'])
    expect(numbers(lineage(rulebook, entry('G-26')))).toEqual(['G'])
  })

  it('lead only to existing entries, cards and rulings', () => {
    for (const { number, links, cards } of rulebook.entries) {
      for (const to of links) expect(rulebook.find(to)?.number, number).toBe(to)
      for (const id of cards) expect(findCard(id), `${number}: ${id}`).toBeDefined()
      expect(links).not.toContain(number)
      expect(new Set(links).size).toBe(links.length)
    }
    for (const { id, rules } of book.rulings) for (const to of rules) expect(rulebook.find(to)?.number, id).toBe(to)
  })

  it('are found by any spelling of their number', () => {
    for (const [asked, number] of [
      ['14.4', '14.4'],
      [' rule 14.4 ', '14.4'],
      ['règle 14.4', '14.4'],
      ['part 14', '14'],
      ['g26', 'G-26'],
      ['u-9', 'U-09'],
      ['E', 'E'],
    ] as const)
      expect(rulebook.find(asked)?.number).toBe(number)
    for (const asked of ['', '99', '14.99', 'G-99', 'breakthrough', 'constructor'])
      expect(rulebook.find(asked)).toBeNull()
  })

  it('can be read through from the first to the last without leaving one out', () => {
    const read: string[] = []
    const readOut = ({ number }: { number: string }): void => {
      read.push(number)
      for (const one of below(rulebook, number)) readOut(one)
    }
    let next: ReturnType<typeof entry> | null = rulebook.entries[0]!
    while (next !== null) {
      readOut(next)
      next = beside(rulebook, next).after
    }
    expect(read).toEqual(numbers(rulebook.entries))
    expect(beside(rulebook, entry('14.9')).after?.number).toBe('15')
    expect(beside(rulebook, entry('14.4.1'))).toMatchObject({ before: null, after: { number: '14.5' } })
    expect(beside(rulebook, rulebook.entries.at(-1)!).after).toBeNull()
  })

  it('lead to each other entry once, decisions of their points included', () => {
    for (const one of rulebook.entries) {
      const { points, decisions, links, citedBy } = ways(rulebook, one)
      const all = numbers([...points, ...decisions, ...links, ...citedBy])
      expect(new Set(all).size, one.number).toBe(all.length)
      expect(all).not.toContain(one.number)
    }
    const { points, decisions, citedBy } = ways(rulebook, entry('23.4'))
    expect(numbers(points)).toHaveLength(6)
    expect(numbers(decisions)).toEqual(expect.arrayContaining(['G-40', 'G-41', 'E-07']))
    expect(numbers(citedBy)).toContain('27.8')
    expect(numbers(together(rulebook, entry('23.4')))).toContain('23.4.3')
    expect(rulingsCiting(youngJedi, entry('25.4')).map(({ id }) => id)).toContain('anakin-pilot')
  })

  it('name what older editions say, and what cannot happen', () => {
    expect(entry('2.3').editions).toEqual([
      {
        label: { en: 'December 2001, December 2000', fr: 'Décembre 2001, décembre 2000' },
        text: { en: 'no limit.', fr: expect.any(String) },
      },
    ])
    expect(entry('28.5').remarks[0]!.label.en).toBe('Cannot happen here')
    const older = rulebook.entries.filter(({ editions }) => editions.length > 0)
    expect(numbers(older)).toEqual(numbers(rules.filter(({ older }) => older !== undefined)))
  })

  it('keep French marks with their words', () => {
    for (const { number, text } of rulebook.entries) expect(text.fr, number).not.toMatch(/ [:;?!»]|« /)
    for (const language of LANGUAGES) expect(withoutMarkdown(entry('14.4').text[language])).not.toMatch(/[*`]/)
  })
})

describe('the entries about a card', () => {
  it('exist for every card, in order, each number once', () => {
    const order = numbers(rulebook.entries)
    for (const { id } of book.all) {
      const about = rulebook.about(id)
      expect(about.length, id).toBeGreaterThan(0)
      expect(about).toEqual(order.filter((number) => about.includes(number)))
    }
    expect(rulebook.about('XX-1')).toEqual([])
  })

  it('are those that name it, by its title or its number', () => {
    expect(rulebook.about('DM-40')).toContain('30.2')
    // One of two cards of this title, in all its printings (rule 30.1).
    expect(entry('30.5').cards).toEqual(['DM-139', 'JC-139', 'BL-139'])
    expect(entry('6.4').cards).toEqual(expect.arrayContaining(['DM-68', 'BP-4']))
    expect(entry('27.1.5').cards).toEqual(['EB-P11'])
  })

  it('are those on which its rulings rest', () => {
    for (const { cards, rules, id } of book.rulings)
      for (const card of cards) expect(rulebook.about(card), id).toEqual(expect.arrayContaining([...rules]))
  })

  it.each([
    ['character', '21'],
    ['weapon', '11'],
    ['battle', '12'],
    ['effect', '20'],
    ['starship', '22'],
    ['location', '8'],
    ['objective', '25'],
    ['double', '24.4'],
  ])('follow from its type: each %s leads to %s', (type, number) => {
    const cards = book.all.filter((card) => card.type === type)
    expect(cards.length).toBeGreaterThan(0)
    for (const { id } of cards) expect(rulebook.about(id), id).toContain(number)
    const others = book.all.filter((card) => card.type !== type)
    expect(others.some(({ id }) => !rulebook.about(id).includes(number))).toBe(true)
  })

  it('follow from its kind: dueling characters, stacks, wild cards, Podracers', () => {
    const concerned = (number: string) => book.all.filter(({ id }) => rulebook.about(id).includes(number))
    expect(concerned('26').every(({ rarity }) => rarity === 'virtual')).toBe(true)
    expect(concerned('6.1').every(({ copies }) => copies === 'diamond')).toBe(true)
    expect(concerned('23.3').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Darth Maul', 'Aurra Sing', 'Qui-Gon Jinn', 'Mace Windu']),
    )
    expect(rulebook.about('DM-4')).toContain('25.4')
    expect(concerned('25.3').some(({ title }) => title === "Anakin Skywalker's Podracer")).toBe(true)
  })
})
