import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/games/game.ts'
import { decisions, rules, search } from '../../../src/games/young-jedi/rulebook/index.ts'

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
