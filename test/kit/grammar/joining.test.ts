import { describe, expect, it } from 'vitest'
import { casesOf, joinedRules, placedChoices } from '../../../src/kit/grammar/joining.ts'
import { type PatternPart, partsOf, patternSlots } from '../../../src/kit/grammar/pattern.ts'
import { digits, type Mood } from '../../../src/kit/grammar/tree.ts'
import {
  english,
  french,
  type Harbour,
  lexicons,
  noun,
  plain,
  pronoun,
  type SentenceTree,
  verb,
  you,
} from './harbour.ts'

const both = (sentences: readonly SentenceTree[]) => [english.text(sentences), plain(french.text(sentences))]
const ship = noun('ship', 'this')
const gets = (n: number, mood: Mood = 'states'): SentenceTree => ({
  clause: { subject: ship, mood, verbs: [verb('get', { n: digits(n), o: noun('power', 'bare') })] },
})

describe('rules join', () => {
  it('with the same subject, mood and conditions', () => {
    expect(both(joinedRules([gets(2), gets(3)]))).toEqual([
      'This ship gets +2 power and +3 power.',
      'Ce navire gagne +2 en puissance et +3 en puissance.',
    ])
  })
  it('but not with other conditions', () => {
    const back = [{ a: 'phrase', phrase: 'for free' }] as const
    expect(joinedRules([gets(2), { ...gets(3), back }])).toHaveLength(2)
  })
  it('and options never', () => {
    expect(joinedRules([gets(2, 'may'), gets(3, 'may')])).toHaveLength(2)
    expect(joinedRules([gets(2, 'imperative'), gets(3, 'imperative')])).toHaveLength(2)
    expect(joinedRules([gets(2, 'may not'), gets(3, 'may not')])).toHaveLength(1)
  })
})

describe('a choice', () => {
  const sailor = noun('sailor', 'a', { owner: 'opponent' })
  const that = pronoun('that sailor')
  const act = (one: SentenceTree['clause']): SentenceTree => ({ clause: one })
  const lose = act({ subject: you, mood: 'imperative', verbs: [verb('lose', { o: that })] })
  const carry = act({ subject: you, mood: 'imperative', verbs: [verb('carry', { o: that })] })
  const draw = act({ subject: you, mood: 'imperative', verbs: [verb('draw', { o: noun('card', 'a') })] })
  const choose = (o: typeof sailor): SentenceTree =>
    act({ subject: you, mood: 'imperative', verbs: [verb('win', { o })] })
  const told = (acts: readonly SentenceTree[]) => both(placedChoices<Harbour>(acts, { 'that sailor': sailor }, choose))

  it('that is meant once, by the first act, is told where it is meant', () => {
    expect(told([lose])).toEqual(['Lose an opposing sailor.', 'Perdez un marin adverse.'])
  })
  it('that is meant twice, or behind another act, comes first', () => {
    expect(told([lose, carry])[0]).toBe('Win an opposing sailor. Lose that sailor. Carry that sailor.')
    expect(told([draw, lose])[1]).toBe('Gagnez un marin adverse. Piochez une carte. Perdez ce marin.')
  })
})

describe('cases', () => {
  const hero = { for: noun('hero', 'a') }
  const horse = { for: noun('horse', 'a') }
  it('with equal numbers are told once', () => {
    const number = casesOf<Harbour>(digits(2), [
      [hero, digits(3)],
      [horse, digits(3)],
      [horse, digits(2)],
    ])
    expect(english.words({ k: 'counted', number })).toBe('2 (3 for a hero or a horse)')
  })
  it('that change nothing fall', () => {
    expect(casesOf<Harbour>(digits(2), [[hero, digits(2)]])).toEqual(digits(2))
  })
})

describe('patterns', () => {
  it('of both languages have the same slots', () => {
    const slots = (pattern: string): string[] => {
      const endings = new Set(['e', 's', 'es', 'it', 'its', 'x', 'nt', 'il', 'le', 'son', 'celui', 'them', 'has', 'is'])
      return [...patternSlots(partsOf(pattern, endings))].map(({ slot }) => slot).sort()
    }
    for (const kind of ['verbs', 'phrases'] as const)
      for (const [key, pattern] of Object.entries(lexicons.en[kind]))
        expect(slots(lexicons.fr[kind][key as never]), key).toEqual(slots(pattern))
  })
  it('with brackets that do not match can’t be read', () => {
    const none: ReadonlySet<string> = new Set()
    for (const pattern of ['[a', 'a]', '{a', 'word{slot}']) expect(() => partsOf(pattern, none)).toThrow(pattern)
    const parts: readonly PatternPart[] = partsOf('a [b {c}]', none)
    expect(parts).toHaveLength(2)
  })
})
