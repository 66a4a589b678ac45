/** The errors of a deck as sentences. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Refusal } from '../../../src/contract/index.ts'
import { checkDeck, deckById, deckRefusal, type Format } from '../../../src/games/young-jedi/decks/index.ts'
import { parts } from '../../../src/games/young-jedi/rulebook/index.ts'
import { changed } from './lists.ts'

const light = deckById('light-jedi').list
const rules = new Set(parts.flatMap((part) => part.rules.map(({ number }) => number)))

/** One of each error. */
const faults: readonly Refusal[] = [
  ...checkDeck(
    [
      { card: 'DM-71', count: 6 },
      { card: 'x', count: 1 },
      { card: 'DM-1', count: 0 },
      { card: 'EM-P2', count: 7 },
      { card: 'BP-29', count: 2 },
    ],
    'light',
    'full',
  ),
  ...checkDeck([], 'dark', 'starter'),
  ...checkDeck([], 'dark', 'none' as Format),
  ...checkDeck([], 'dark', 'full', { edition: 'none' }),
]
const said = (refusal: Refusal, language: 'en' | 'fr' = 'en') => deckRefusal(refusal, language)

describe('the errors of a deck', () => {
  it('have a sentence in both languages, with a rule that is in the rulebook', () => {
    const codes = new Set(faults.map(({ refused }) => refused))
    expect(codes.size).toBe(12)
    for (const fault of faults) {
      const sentences = LANGUAGES.map((language) => {
        const sentence = said(fault, language) ?? ''
        const [, rule] = /^[\p{Lu}\d].*\. \((?:rule|règle) ([\d.]+)\)$/u.exec(sentence) ?? []
        expect([sentence, rules.has(rule ?? '')]).toEqual([sentence, true])
        expect(sentence).not.toMatch(/undefined|null|\[|\{/)
        return sentence
      })
      expect(new Set(sentences).size).toBe(2)
    }
  })

  it('name numbers, cards, colours and sides', () => {
    const [short, slot] = checkDeck(changed(light, { 'DM-2': -1 }), 'light', 'full')
    expect(said(short!)).toBe('The deck holds 59 cards and needs 60. (rule 2.2)')
    expect(said(slot!)).toBe('9 cards fill the red slot; it needs 10. (rule 2.2)')
    expect(said(slot!, 'fr')).toBe('En rouge\u00a0: 9 cartes, il en faut 10. (règle 2.2)')
    const [foreign] = checkDeck(changed(light, { 'DM-45': -1, 'DM-119': 1 }), 'light', 'full')
    expect(said(foreign!, 'fr')).toBe('Blaster n’est pas une carte du Côté lumineux. (règle 2.2)')
  })

  it('have correct singulars and plurals', () => {
    const slot = (count: number): Refusal => ({
      refused: 'deck.slot',
      values: { rule: '2.1', slot: 'blue', count, needed: 5 },
    })
    expect([0, 1, 2].map((count) => said(slot(count)))).toEqual([
      '0 cards fill the blue slot; it needs 5. (rule 2.1)',
      '1 card fills the blue slot; it needs 5. (rule 2.1)',
      '2 cards fill the blue slot; it needs 5. (rule 2.1)',
    ])
    expect([0, 1, 2].map((count) => said(slot(count), 'fr'))).toEqual([
      'En bleu\u00a0: 0 carte, il en faut 5. (règle 2.1)',
      'En bleu\u00a0: 1 carte, il en faut 5. (règle 2.1)',
      'En bleu\u00a0: 2 cartes, il en faut 5. (règle 2.1)',
    ])
  })

  it('report a wild card without a place', () => {
    const wild = (count: number): Refusal => ({ refused: 'deck.wild', values: { rule: '2.4.2', card: 'EM-P2', count } })
    expect(said(wild(1))).toBe(
      'Mace Windu, Jedi Warrior is a wild card, and no slot has room for it: each takes one wild card at most. (rule 2.4.2)',
    )
    expect(said(wild(2))).toContain('no slot has room for 2 copies of it')
    expect(said(wild(2), 'fr')).toContain('de place pour 2 exemplaires')
  })

  it('have no sentence for other refusals', () => {
    expect(said({ refused: 'answer.none', values: {} })).toBeNull()
    expect(said({ refused: 'toString', values: {} })).toBeNull()
  })
})
