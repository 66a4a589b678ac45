import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { rulebook } from '../../../src/games/young-jedi/rulebook/book.ts'
import { decisions, rules } from '../../../src/games/young-jedi/rulebook/index.ts'

const { search } = rulebook

describe('searching the rulebook', () => {
  it('finds every rule and decision by its number, first', () => {
    for (const { number } of [...rules, ...decisions])
      for (const language of LANGUAGES) expect(search(number, language)[0]).toBe(number)
  })

  it('finds with a number what is below it, and nothing that only begins alike', () => {
    expect(search('9.2', 'en')).toEqual(['9.2', '9.2.1', '9.2.2', '9.2.3', '9.2.4', '9.2.5', '9.2.6', '9.2.7'])
    expect(search('1.1', 'fr')).toEqual(['1.1'])
    expect(search('part 8', 'en')).toEqual(['8', '8.1', '8.2', '8.3', '8.4', '8.5', '8.6'])
    expect(search('rule 8.6', 'en')).toEqual(['8.6'])
    expect(search('règle 8.6', 'fr')).toEqual(['8.6'])
  })

  it('takes decisions however they are written', () => {
    for (const asked of ['G-26', 'g26', 'G 26', ' g-26 ']) expect(search(asked, 'en')).toEqual(['G-26'])
    expect(search('U-9', 'en')).toEqual(['U-09'])
  })

  it.each([
    ['breakthrough', 'en', '14.4'],
    ['percée', 'fr', '14.4'],
    ['PERCEES', 'fr', '14.4'],
    ['mulligan', 'en', 'G-09'],
    ['mulligan', 'fr', 'G-09'],
    ['wild cards', 'en', '2.4'],
    ['jokers', 'fr', '2.4'],
    ['hidden cards', 'en', '7.2'],
    ['Force Push', 'en', '24.2.5'],
    ['passing in a duel', 'en', '23.8'],
    ['passer en duel', 'fr', '23.8'],
    ['lap cards', 'en', '25.6'],
    ['surrender first turn', 'en', '18.5.1'],
    ['both decks empty tie', 'en', '19.2.4'],
    ['Jedi Master', 'en', '27.1.4'],
    ['random transport evacuation', 'en', '22.4.7'],
    ['chercher un Effet', 'fr', '20.6'],
    ['Even Up', 'en', '17.1'],
    ['égaliser', 'fr', '17.1'],
  ] as const)('"%s" (%s) leads to %s among its first', (asked, language, number) => {
    expect(search(asked, language).slice(0, 5)).toContain(number)
  })

  // As people type them: the rule that they mean is among the first three.
  it.each([
    ['breakthrough', 'en', ['14.4']],
    ['breaktrough', 'en', ['14.4']],
    ['breaking through', 'en', ['14.4']],
    ['percer les lignes', 'fr', ['14.4']],
    ['14.4', 'en', ['14.4']],
    ['can I deploy anakin on objective', 'en', ['25.2']],
    ['is anakin a jedi?', 'en', ['27.1.1', '27.1.3']],
    ['égaliser', 'fr', ['17.1']],
    ['even up', 'fr', ['17.1']],
    ['hidden cards', 'en', ['7']],
    ['can I attack hidden cards', 'en', ['7.5']],
    ['cartes cachees', 'fr', ['7', '7.5']],
    ['duel damage', 'en', ['23.12']],
    ['dégâts en duel', 'fr', ['23.12']],
    ['lightsabre duel who can start', 'en', ['23.2']],
    ['peut-on passer en duel', 'fr', ['23.8']],
    ['what happens when my deck is empty', 'en', ['19.2']],
    ['how many cards do I draw at the end of my turn', 'en', ['17.3']],
    ['how many effects can i have', 'en', ['20.3']],
    ['combien de cartes dans un deck', 'fr', ['2.2']],
    ['qui commence ?', 'fr', ['3.2.2']],
    ['who goes first', 'en', ['3.2.2']],
    ['can I use two weapons', 'en', ['11.1']],
    ['wild card limit', 'en', ['2.4']],
    ['abandonner la partie', 'fr', ['G-77']],
    ['evacutaion', 'en', ['22.4']],
    ['surender', 'en', ['18.5']],
    ['changer de lieu', 'fr', ['8.2']],
    ['both have the same power', 'en', ['10.5']],
    ['can he see my hand', 'en', ['28.4']],
    ['undo', 'en', ['G-11']],
    ['time is up', 'en', ['G-78']],
    ['armed and dangerous', 'en', ['24.2']],
  ] as const)('"%s" (%s) means %s', (asked, language, numbers) => {
    const first = search(asked, language).slice(0, 3)
    for (const number of numbers) expect(first).toContain(number)
  })

  it('forgives one slip in any word that is the name of a rule', () => {
    const names = rules.flatMap(({ number, text }) => {
      const [, name = ''] = /^\*\*(\p{Letter}{6,})\*\*/u.exec(text.en) ?? []
      return name === '' ? [] : [{ number, name: name.toLowerCase() }]
    })
    expect(names.length).toBeGreaterThan(8)
    for (const { number, name } of names)
      for (let at = 1; at < name.length; at++) {
        const missing = name.slice(0, at) + name.slice(at + 1)
        const swapped = name.slice(0, at - 1) + name[at] + name[at - 1] + name.slice(at + 1)
        for (const typed of [missing, swapped])
          expect(search(typed, 'en').slice(0, 12), `${typed} for ${name}`).toContain(number)
      }
  })

  it('reads numbers that are not finished, whole groups and parts', () => {
    expect(search('23.', 'en')[0]).toBe('23')
    expect(search('G', 'en')[0]).toBe('G')
    expect(search('g-', 'fr')).toHaveLength(1 + decisions.filter(({ number }) => number.startsWith('G-')).length)
  })

  it('puts what has all the words before what has some', () => {
    const [first] = search('starfighter without cube transport', 'en')
    expect(['1.3.6', '22.3']).toContain(first)
  })

  it('finds nothing for nonsense, and says each number once', () => {
    for (const asked of ['', '   ', '?!', 'xyzzy', '99.9', 'U-99', '**']) expect(search(asked, 'en'), asked).toEqual([])
    const found = search('card', 'en')
    expect(new Set(found).size).toBe(found.length)
  })
})
