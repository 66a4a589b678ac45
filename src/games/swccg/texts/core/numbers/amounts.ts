/** How numbers are told that are found. */
import type { Definitions } from '../../language/definitions.ts'
import { type Adjunct, adjunct, type NumberPhrase, noun, type Phrase, pronoun } from '../../language/lexicon.ts'
import type { TextPlayer } from '../../language/words.ts'
import type { numberWords } from './vocabulary.ts'

type NumberCase = { readonly for: Phrase } | { readonly if: Adjunct }
const phrase = (of: Phrase): NumberPhrase => ({ n: 'phrase', phrase: of })
const ownerOf = (whose: TextPlayer | undefined) =>
  whose === undefined ? ('it' as const) : whose === 'opponent' ? ('opponent' as const) : ('you' as const)

/** Pairs of a card of each list, each card in one of them (S-E37, S-E64). */
function pairs<S>(first: readonly S[], second: readonly S[]): number {
  const both = first.filter((one) => second.includes(one)).length
  const [a, b] = [first.length - both, second.length - both]
  // Cards of both lists fill the shorter one, then pair with each other.
  const filled = Math.min(both, Math.abs(a - b))
  return Math.min(a, b) + filled + Math.floor((both - filled) / 2)
}

export const numberAmounts: Definitions<typeof numberWords>['amounts'] = {
  count: {
    say: ({ of, max }, say) => ({
      n: 'per',
      each: 1,
      of: say.cards(of, 'each'),
      ...(max === undefined ? {} : { max }),
    }),
    read: ({ of, max = Number.POSITIVE_INFINITY }, from) => Math.min(max, from.count(of)),
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
    read({ one, two }, from) {
      return pairs(from.cardsFitting(one), from.cardsFitting(two))
    },
    examples: [{ one: 'alien', two: 'droid' }],
  },
  value: {
    say: ({ stat, of, whose }, say) =>
      stat === 'attrition' && whose !== undefined
        ? phrase({ k: 'value', noun: say.value(stat), posts: [{ p: 'prep', prep: 'against', of: say.player(whose) }] })
        : phrase({
            k: 'value',
            noun: say.value(stat),
            ...(of === undefined ? { owner: ownerOf(whose) } : { of: say.cards(of, 'the') }),
          }),
    read({ stat, of, whose }, from) {
      if (whose !== undefined) return from.totalOf(whose, stat)
      const card = of === undefined ? from.self : from.cardsFitting(of)[0]
      return card === undefined ? null : from.valueOf(card, stat)
    },
    examples: [
      { stat: 'ability', of: 'rebel' },
      { stat: 'battle damage', whose: 'you' },
    ],
  },
  highest: {
    say: ({ stat, of }, say) =>
      phrase({ k: 'worded', phrase: 'the highest', slots: { n: noun(say.value(stat), 'bare'), o: say.all(of) } }),
    read({ stat, of }, from) {
      const values = from.cardsFitting(of).flatMap((one) => from.valueOf(one, stat) ?? [])
      return values.length === 0 ? null : Math.max(...values)
    },
    examples: [{ stat: 'ability', of: { word: 'all', fit: ['character'], whose: 'you' } }],
  },
  total: {
    say: ({ stat, of }, say) =>
      phrase({ k: 'worded', phrase: 'the total', slots: { n: noun(say.value(stat), 'bare'), o: say.all(of) } }),
    read: ({ stat, of }, from) => from.cardsFitting(of).reduce((sum, one) => sum + (from.valueOf(one, stat) ?? 0), 0),
    examples: [{ stat: 'ability', of: { word: 'all', fit: ['character'], whose: 'you' } }],
  },
  drawn: { say: () => phrase(pronoun('that destiny')), read: (_, from) => from.drawn },
  amount: { say: () => phrase(pronoun('that loss')), read: (_, from) => from.amount },
  plus: {
    say: ({ one, two }, say) => ({ n: 'sum', of: [say.number(one), say.number(two)] }),
    read({ one, two }, from) {
      const numbers = [from.amountOf(one), from.amountOf(two)]
      return numbers.every((number) => number === null) ? null : numbers.reduce<number>((sum, n) => sum + (n ?? 0), 0)
    },
    examples: [{ one: { word: 'drawn' }, two: 2 }],
  },
  times: {
    say: ({ factor, of }, say) => {
      const found = say.number(of)
      return found.n === 'per' ? { ...found, each: found.each * factor } : { n: 'times', factor, of: found }
    },
    read({ factor, of }, from) {
      const number = from.amountOf(of)
      return number === null ? null : factor * number
    },
    examples: [{ factor: -1, of: { word: 'distance' } }],
  },
  given: {
    say: (x, say) => ({
      n: 'cases',
      first: say.number(x.else),
      others: [[{ if: { a: 'if', of: say.condition(x.if) } }, say.number(x.number)]],
    }),
    read: (x, from) => from.amountOf(from.holds(x.if) ? x.number : x.else),
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
    read: ({ of, number, else: other }, from) =>
      from.amountOf(from.getting !== null && from.fits(from.getting, of) ? number : other),
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
    read: ({ in: pile, whose }, from) => from.cardsIn(pile, whose),
    examples: [
      { in: 'hand', whose: 'you' },
      { in: 'used', whose: 'opponent' },
    ],
  },
  hidden: {
    say: ({ under }, say) => ({
      n: 'per',
      each: 1,
      of: noun('card', 'each', { posts: [{ p: 'phrase', phrase: 'face down under', slots: { o: say.cards(under) } }] }),
    }),
    read: ({ under }, from) => from.cardsFitting(under).reduce((sum, one) => sum + from.hiddenUnder(one), 0),
    examples: [{ under: 'effect' }],
  },
  icons: {
    say: ({ side, at }, say) => ({
      n: 'per',
      each: 1,
      of: noun(side === 'dark' ? 'dark icon' : 'light icon', 'each', { posts: [say.where('at', at)] }),
    }),
    read: ({ side, at }, from) =>
      from.places.reduce((sum, one) => (from.fits(one, at) ? sum + from.iconsAt(one, side) : sum), 0),
    examples: [
      { side: 'light', at: { word: 'here' } },
      { side: 'dark', at: 'site' },
    ],
  },
  battles: {
    say: ({ whose }) => ({ n: 'number of', of: noun('battle begun', 'bare', { many: true, owner: ownerOf(whose) }) }),
    read: ({ whose }, from) => from.battlesBegun(whose),
    examples: [{ whose: 'you' }, { whose: 'opponent' }],
  },
  distance: {
    say: () => ({ n: 'per', each: 1, of: noun('site in between', 'each') }),
    read: (_, from) => (from.shot === null ? null : from.steps(from.shot.weapon, from.shot.target)),
  },
}
