/** How numbers are told that are found. */
import type { Definitions } from '../../language/definitions.ts'
import { type Adjunct, adjunct, type NumberPhrase, noun, type Phrase, pronoun } from '../../language/lexicon.ts'
import type { TextPlayer } from '../../language/words.ts'
import type { numberWords } from './vocabulary.ts'

type NumberCase = { readonly for: Phrase } | { readonly if: Adjunct }
const phrase = (of: Phrase): NumberPhrase => ({ n: 'phrase', phrase: of })
const ownerOf = (whose: TextPlayer | undefined) =>
  whose === undefined ? ('it' as const) : whose === 'opponent' ? ('opponent' as const) : ('you' as const)

export const numberAmounts: Definitions<typeof numberWords>['amounts'] = {
  count: {
    say: ({ of, max }, say) => ({
      n: 'per',
      each: 1,
      of: say.cards(of, 'each'),
      ...(max === undefined ? {} : { max }),
    }),
    examples: [{ of: { word: 'all', fit: ['scout'], whose: 'you' }, max: 6 }],
  },
  pairs: {
    say: ({ one, two }, say) => ({
      n: 'per',
      each: 1,
      of: noun('pair', 'each', {
        posts: [{ p: 'phrase', phrase: 'of two', slots: { one: say.cards(one), two: say.cards(two) } }],
      }),
    }),
    examples: [{ one: 'alien', two: 'droid' }],
  },
  value: {
    say: ({ stat, of, whose }, say) =>
      phrase({
        k: 'value',
        noun: say.value(stat),
        ...(of === undefined ? { owner: ownerOf(whose) } : { of: say.cards(of, 'the') }),
      }),
    examples: [
      { stat: 'ability', of: 'rebel' },
      { stat: 'battle damage', whose: 'you' },
    ],
  },
  highest: {
    say: ({ stat, of }, say) =>
      phrase({ k: 'worded', phrase: 'the highest', slots: { n: noun(say.value(stat), 'bare'), o: say.all(of) } }),
    examples: [{ stat: 'ability', of: { word: 'all', fit: ['character'], whose: 'you' } }],
  },
  drawn: { say: () => phrase(pronoun('that destiny')) },
  amount: { say: () => phrase(pronoun('that loss')) },
  times: {
    say: ({ factor, of }, say) => {
      const found = say.number(of)
      return found.n === 'per' ? { ...found, each: found.each * factor } : { n: 'times', factor, of: found }
    },
    examples: [{ factor: -1, of: { word: 'distance' } }],
  },
  given: {
    say: (x, say) => ({
      n: 'cases',
      first: say.number(x.else),
      others: [[{ if: { a: 'if', of: say.condition(x.if) } }, say.number(x.number)]],
    }),
    examples: [{ if: { word: 'exists', fit: 'effect' }, number: 3, else: 2 }],
  },
  'by card': {
    say: ({ of, number, else: other }, say) => {
      // Another number for such a card, if something else is so too.
      const isBoth = typeof number === 'object' && number.word === 'given' && number.else === other
      const which: NumberCase = isBoth
        ? { if: adjunct('for if', { o: say.cards(of), when: { a: 'if', of: say.condition(number.if) } }) }
        : { for: say.cards(of) }
      return { n: 'cases', first: say.number(other), others: [[which, say.number(isBoth ? number.number : number)]] }
    },
    examples: [{ of: 'rifle', number: 3, else: 2 }],
  },
  cards: {
    say: ({ in: pile, whose }) => ({
      n: 'number of',
      of: noun('card', 'bare', {
        many: true,
        posts: [{ p: 'prep', prep: 'in', of: noun(`pile ${pile}`, 'the', { owner: ownerOf(whose) }) }],
      }),
    }),
    examples: [
      { in: 'hand', whose: 'you' },
      { in: 'used', whose: 'opponent' },
    ],
  },
  distance: { say: () => ({ n: 'per', each: 1, of: noun('site in between', 'each') }) },
}
