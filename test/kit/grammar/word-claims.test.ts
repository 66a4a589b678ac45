import { describe, expect, it } from 'vitest'
import { claimsOf, contradicted } from '../../../scripts/texts/word-claims.ts'
import { FRENCH_ENDINGS } from '../../../src/kit/grammar/french-endings.ts'
import type { FrenchLexicon } from '../../../src/kit/grammar/lexicon.ts'

const EMPTY = { nouns: {}, verbs: {}, adjectives: {}, phrases: {}, prepositions: {}, pronouns: {}, numbers: [] }
/** As Grammalecte's word list has them. */
const LIST = new Map([
  ['arme', ['>arme/:N:f:s/*', '>armer/:V1__t_q__a:Ip:Sp:1s:3s/*']],
  ['armes', ['>arme/:N:f:p/*']],
  ['vaisseau', ['>vaisseau/:N:m:s/*']],
  ['vaisseaux', ['>vaisseau/:N:m:p/*']],
  ['capital', ['>capital/:N:A:m:s/*']],
  ['capitaux', ['>capital/:N:A:m:p/*']],
  ['sonde', ['>sonde/:N:f:s/*']],
  ['droïde', ['>droïde/:N:m:s/*']],
  ['piloté', ['>piloter/:V1__t___zz:Q:A:1ŝ:m:s/*']],
  ['piloter', ['>piloter/:V1__t___zz:Y/*']],
  ['pilote', ['>piloter/:V1__t___zz:Ip:Sp:1s:3s/*', '>pilote/:N:A:e:s/*']],
  ['cèle', ['>celer/:V1__t___zz:Ip:Sp:1s:3s/*']],
  ['cèler', ['>autre/:N:m:s/*']],
  ['ce', ['>ce/:G:Dd:m:s/*', '>ce/:G:Od:e:i/*']],
])
const faults = (lexicon: object): readonly string[] =>
  contradicted(claimsOf({ ...EMPTY, ...lexicon } as FrenchLexicon, FRENCH_ENDINGS), LIST).map(
    ({ entry, word, is }) => `${entry}: ${word} is no ${is}`,
  )

describe('The French words of a lexicon', () => {
  it('are looked up with their gender and number', () => {
    expect(faults({ nouns: { weapon: { one: 'arme', feminine: true } } })).toEqual([])
    // An article agrees with a word that the lexicon does not have.
    expect(faults({ nouns: { weapon: { one: 'arme ce', many: 'armes ce', feminine: true } } })).toEqual([])
    expect(faults({ nouns: { weapon: { one: 'arme' } } })).toEqual([
      'nouns weapon: arme is no masculine singular',
      'nouns weapon: armes is no masculine plural',
    ])
    expect(faults({ nouns: { weapon: { one: 'armes', feminine: true, plural: true } } })).toEqual([])
    expect(faults({ nouns: { weapon: { one: 'armes', many: 'armes', feminine: true } } })).toEqual([
      'nouns weapon: armes is no feminine singular',
    ])
  })

  it('agree within a noun phrase, but for a noun in apposition and a complement', () => {
    const ship = { one: 'vaisseau capital', many: 'vaisseaux capitaux' }
    expect(faults({ nouns: { ship } })).toEqual([])
    expect(faults({ nouns: { ship: { ...ship, many: 'vaisseaux capital' } } })).toEqual([
      'nouns ship: capital is no masculine plural',
    ])
    expect(
      faults({
        nouns: {
          probe: { one: 'droïde sonde', many: 'droïdes sondes' },
          arms: { one: 'vaisseau à armes', many: 'vaisseaux' },
        },
      }),
    ).toEqual([])
  })

  it('have the forms of adjectives and verbs', () => {
    expect(faults({ adjectives: { piloted: 'piloté{e}' }, verbs: { pilot: 'y piloter {o}' } })).toEqual([])
    expect(faults({ adjectives: { piloted: 'pilote{e}' } })).toEqual([])
    expect(faults({ adjectives: { piloted: 'capital{e}' } })).toEqual([])
    expect(faults({ adjectives: { big: 'capitaux' } })).toEqual([
      'adjectives big: capitaux is no masculine singular',
      'adjectives big: capitaux is no feminine singular',
    ])
    expect(faults({ verbs: { hide: 'cèler {o}' } })).toContain('verbs hide: cèler is no infinitive of «cèler»')
  })
})
