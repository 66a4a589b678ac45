import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isElidedBefore, spelled, spelledWithin, stop } from '../../../src/kit/grammar/spelling.ts'
import { comma, mark, name, sign, type Token, tokensOf, word } from '../../../src/kit/grammar/tokens.ts'

const fr = (text: string): string => spelledWithin(tokensOf(text), 'fr')
const en = (text: string): string => spelledWithin(tokensOf(text), 'en')

describe('French elision and contraction', () => {
  it.each([
    ['de le navire', 'du navire'],
    ['de les navires', 'des navires'],
    ['à le navire', 'au navire'],
    ['à les navires', 'aux navires'],
    ['de la carte', 'de la carte'],
    ['de le arsenal', 'de l’arsenal'],
    ['à le effet', 'à l’effet'],
    ['le habileté', 'l’habileté'],
    ['le hasard', 'le hasard'],
    ['le onzième', 'le onzième'],
    ['que il ne utilise', 'qu’il n’utilise'],
    ['si il est', 's’il est'],
    ['si elle est', 'si elle est'],
    ['ce effet', 'cet effet'],
    ['sa habileté', 'son habileté'],
    ['jusque ici', 'jusqu’ici'],
    ['le yacht', 'le yacht'],
    ['de des cartes', 'de cartes'],
    ['De le navire', 'Du navire'],
  ])('%s is « %s »', (from, to) => {
    expect(fr(from)).toBe(to)
  })
  it('leaves names, signs and pronouns', () => {
    const within = (...tokens: Token[]) => spelledWithin(tokens, 'fr')
    expect(within(word('de'), name('Le Fort'))).toBe('de Le Fort')
    expect(within(word('de'), name('Anakin'))).toBe('d’Anakin')
    expect(within(word('le'), sign('◆'), word('effet'))).toBe('le ◆ effet')
    expect(within(word('de'), sign('8'), word('navires'))).toBe('de 8 navires')
    expect(within(word('de'), { ...word('le'), pronoun: true }, word('perdre'))).toBe('de le perdre')
    expect(within(word('de'), { ...word('le'), pronoun: true }, word('utiliser'))).toBe('de l’utiliser')
    expect(isElidedBefore(mark('«'))).toBe(false)
  })
})

describe('marks and capitals', () => {
  it('French marks have spaces that do not break a line', () => {
    expect(spelled([...tokensOf('titre : « Ambush » ; oui ! non ? (bien), fin'), stop], 'fr')).toBe(
      'Titre\u00a0: «\u00a0Ambush\u00a0»\u00a0; oui\u00a0! Non\u00a0? (Bien), fin.',
    )
  })
  it('English marks have none', () => {
    expect(en('title: “Ambush”; yes (well), end.')).toBe('title: “Ambush”; yes (well), end.')
  })
  it('every sentence begins with a capital, and nothing else gets one', () => {
    expect(spelled(tokensOf('one ends. another begins: not here; nor here. +2 power.'), 'en')).toBe(
      'One ends. Another begins: not here; nor here. +2 power.',
    )
    expect(spelled([name('riot gun'), ...tokensOf('fires.')], 'en')).toBe('Riot gun fires.')
    expect(spelled(tokensOf('« ambush » joue.'), 'fr')).toBe('«\u00a0ambush\u00a0» joue.')
  })
  it('doubled words fall, but for those that may stand twice', () => {
    expect(en('a site site here')).toBe('a site here')
    expect(en('the card that that player had had')).toBe('the card that that player had had')
    expect(fr('vous vous posez')).toBe('vous vous posez')
    expect(spelledWithin([name('Bib'), name('Bib')], 'en')).toBe('Bib Bib')
  })
  it('a comma falls at the beginning and before another stop', () => {
    expect(spelledWithin([comma, word('yes'), comma, comma, word('no'), comma, stop], 'en')).toBe('yes, no.')
  })
})

describe('any tokens', () => {
  const token = fc.oneof(
    fc.constantFrom('a', 'de', 'le', 'les', 'à', 'effet', 'ship', 'que', 'si', 'il', 'ce', 'the', 'and').map(word),
    fc.constantFrom('Anakin', 'Le Fort', 'R2-D2').map(name),
    fc.constantFrom(',', '.', ':', ';', '(', ')', '«', '»').map(mark),
    fc.constantFrom('◆', '+2', '8').map(sign),
  )
  it('have no space before a comma, no two spaces, no doubled word', () => {
    fc.assert(
      fc.property(fc.array(token), fc.constantFrom('en', 'fr'), (tokens, language) => {
        const text = spelled(tokens, language as 'en' | 'fr')
        expect(text).not.toMatch(/[ \u00a0][,.)]|[ \u00a0]{2}|^[ ,]| $/)
        expect(text).not.toMatch(/(?<![\p{L}’])(effet|ship|the|and) \1(?!\p{L})/iu)
        expect(text).not.toMatch(/(?<![\p{L}’])(?:de|le|que|ce) effet/iu)
      }),
    )
  })
})
