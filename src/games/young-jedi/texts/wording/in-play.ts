/** Texts of cards in play, as sentences of phrases. */
import { joinedRules } from '../../../../kit/grammar/joining.ts'
import { digits } from '../../../../kit/grammar/tree.ts'
import type { Condition, Selectors, Text, Whose } from '../../cards/card.ts'
import { allOf, cardOf, cards, counted, oneOf, titled } from './cards-named.ts'
import { type ConditionContext, deeds, moment, selfOf, when } from './conditions.ts'
import {
  type Adjunct,
  adjunct,
  and,
  type CardType,
  type Clause,
  noun,
  or,
  type Phrase,
  pronoun,
  type Sentence,
  type Verb,
  verb,
  worded,
} from './keys.ts'

/** A change of power or damage. Several with the same cards and condition become one sentence. */
type ValueChange = Extract<Text, { readonly form: 'power' | 'damage' }>
type Tellers = {
  readonly [F in Exclude<Text, ValueChange>['form']]: (
    text: Extract<Text, { readonly form: F }>,
    self: CardType,
  ) => Sentence
}

const says = (key: Parameters<typeof worded>[0], slots: Parameters<typeof worded>[1] = {}): Sentence => ({
  clause: worded(key, slots) as Extract<Phrase, { readonly k: 'worded' }>,
})
const you = pronoun('you')
const mayAt = (front: readonly Adjunct[], verbs: readonly Verb[], more: Partial<Clause> = {}): Sentence => ({
  front,
  clause: { subject: you, mood: 'may', verbs, ...more },
})
/** A deed and its price: "discard this Effect to look at …". */
const forPrice = (price: readonly Verb[], deed: Verb): Pick<Clause, 'verbs' | 'to'> =>
  price.length === 0 ? { verbs: [deed] } : { verbs: price, to: [deed] }

const whoseCards = (of: Whose): Phrase | undefined => (of === 'this' ? undefined : allOf(of.each, of.theirs ?? false))
const told = (who: Phrase | undefined): ConditionContext => (who === undefined ? {} : { who })
const afterwards = (condition: Condition | undefined, how: ConditionContext): readonly Adjunct[] =>
  condition === undefined ? [] : [when(condition, how)]

const TEXTS: Tellers = {
  cost({ of, counters, if: condition }) {
    const subject = whoseCards(of)
    return {
      clause: {
        ...(subject === undefined ? {} : { subject }),
        verbs: [verb('cost', { o: counted('counter', counters) })],
      },
      back: afterwards(condition, { ...told(subject), deployed: true }),
    }
  },
  'counter-limit': ({ counters, discard }) =>
    discard === undefined
      ? says('counter limit', { n: counted('counter', counters) })
      : says('counter limit for a price', { price: cards(discard), n: counted('counter', counters) }),
  'even-up-size': ({ size }) => says('even up size', { n: cards(size) }),
  'may-use': ({ weapon }) => says('may also use', { o: cardOf(weapon, 'a') }),
  'is-also': ({ kinds }, self) =>
    says('is also', { self: selfOf(self), o: and(kinds.map((kind) => cardOf({ kind, diamond: true }, 'a'))) }),
  'no-weapons': ({ each }) => ({
    clause: {
      subject: allOf(each, true),
      verbs: [verb('use', { o: noun('weapon', 'no', { many: true }) })],
    },
  }),
  'no-battle-cards': () => says('no Battle cards'),
  hurts: ({ more }, self) =>
    says('more damage', { n: digits(more), o: noun('damage', 'bare', { many: more > 1 }), self: selfOf(self) }),
  'hurts-double': (_, self) => says('doubled damage', { self: selfOf(self) }),
  redraw: (_, self) => says('destinies again', { self: selfOf(self) }),
  'draw-two': (_, self) => says('two destinies', { self: selfOf(self) }),
  'as-battle-card': ({ with: users, bonus }, self) =>
    says('as a Battle card', { self: selfOf(self), o: oneOf(users), n: digits(bonus) }),
  tie: ({ against, discard }) => says('tie', { o: oneOf(against), price: cards(discard) }),
  'no-substitute': (_, self) => says('no substitute', { self: selfOf(self) }),
  'no-passing': (_, self) => says('no passing', { self: selfOf(self) }),
  'first-pass': ({ draw }, self) => says('first pass', { self: selfOf(self), n: cards(draw) }),
  'no-dueling-text': (_, self) => says('no dueling text', { self: selfOf(self) }),
  'name-numbers': ({ count }, self) => says('named numbers', { self: selfOf(self), n: counted('number', count) }),
  'dueling-hand': ({ damages }, self) =>
    says('dueling hand', { self: selfOf(self), n: { n: 'any of', numbers: damages } }),
  handling: ({ number }) => says('handling number', { n: digits(number) }),
  podrace: () => says('Podrace'),
  search({ when: at, for: what, to, free, price }, self) {
    const front = momentOfSearch(moment(at, self, price?.thisCard), what)
    const o = what === 'matching' ? worded('matching card') : oneOf(what)
    return mayAt(front, [], forPrice(deeds(price, undefined, self), searching(o, to, free, self)))
  },
  hand({ when: at, may, price, draw, or: other }, self) {
    return {
      front: [moment(at, self, price?.thisCard)],
      clause: {
        subject: you,
        mood: may ? 'may' : 'imperative',
        join: 'then',
        verbs: deeds(price, draw, self),
        ...(other === undefined ? {} : { or: { verbs: deeds(other.price, other.draw, self), join: 'then' } }),
      },
    }
  },
  harm: ({ when: at, damage, discard }, self) => ({
    front: [moment(at, self)],
    clause: {
      subject: pronoun('opponent'),
      verbs: [
        ...(damage === undefined ? [] : [verb('take', { o: counted('damage', damage) })]),
        ...(discard === undefined ? [] : [verb('discard from hand', { o: cards(discard) })]),
      ],
    },
  }),
  'lap-card': ({ when: at }, self) => mayAt([moment(at, self)], [verb('discard the last lap card')]),
  remove: ({ when: at, what, price }, self) =>
    mayAt(
      [moment(at, self, price.thisCard)],
      [],
      forPrice(deeds(price, undefined, self), verb('discard opposing', { o: oneOf(what) })),
    ),
  peek: ({ when: at }, self) => mayAt([moment(at, self)], [verb('look at the top card')]),
  'stay-out': ({ when: at, with: who }, self) =>
    mayAt([moment(at, self)], [verb('choose to stay out', { o: oneOf(who), self: selfOf(self) })]),
  'strike-weapon': (_, self) => says('strike a weapon', { self: selfOf(self) }),
  thrust: ({ when: at, tokens }, self) => ({
    front: [moment(at, self)],
    clause: {
      subject: pronoun(self === 'weapon' ? 'it, feminine' : 'it'),
      verbs: [verb('get', { o: counted('Thrust token', tokens, { more: true }) })],
    },
  }),
  reshuffle: ({ discarded, what, most }, self) =>
    says('reshuffle', { self: selfOf(self), price: titled(discarded, null), o: upToOf(what, most) }),
}

/** Rule 25.3: the place beside pilot or Podracer may be filled later, but only once. */
const momentOfSearch = (at: Adjunct, what: Selectors | 'matching'): readonly Adjunct[] =>
  what === 'matching' ? [at, adjunct('before it has a partner')] : [at]

function searching(o: Phrase, to: 'play' | 'objective' | 'hand', free: true | undefined, self: CardType): Verb {
  if (to === 'hand') return verb('search', { o })
  if (to === 'objective' && self === 'objective' && !free) return verb('deploy from deck, here too', { o })
  const where = to === 'play' ? undefined : adjunct(self === 'objective' ? 'here too' : 'to the Objective')
  return verb('deploy from deck', {
    o,
    ...(where === undefined ? {} : { to: where }),
    ...(free ? { free: adjunct('for free') } : {}),
  })
}

/** Cards with dueling text come first, because words after the last one would seem to apply to all. */
function upToOf(what: Selectors, most: number): Phrase {
  const isAll = what.every(({ duels }) => duels)
  const inOrder = [...what.filter(({ duels }) => duels), ...what.filter(({ duels }) => !duels)]
  const of = inOrder.map((selector, at): Phrase => {
    const { duels: _, ...plain } = selector
    const isTold = !isAll || at === inOrder.length - 1
    const meant = at === 0 ? { count: [most], upTo: true } : { many: true }
    return cardOf(isTold ? selector : plain, 'bare', meant)
  })
  return or(of)
}

// ---------------------------------------------------------------- changes

const changeOf = (text: ValueChange): Phrase =>
  text.form === 'power'
    ? worded('power change', { n: digits(text.bonus) })
    : worded('damage change', { n: digits(text.change) })

function changes([first, ...rest]: readonly [ValueChange, ...ValueChange[]]): Sentence {
  const who = whoseCards(first.of)
  return says('numbers of', {
    n: and([first, ...rest].map(changeOf)),
    ...(who === undefined ? {} : { o: who }),
    ...(first.if === undefined ? {} : { when: when(first.if, told(who)) }),
  })
}
const isChange = (text: Text): text is ValueChange => text.form === 'power' || text.form === 'damage'
const goTogether = (one: ValueChange, two: ValueChange): boolean =>
  JSON.stringify([one.of, one.if]) === JSON.stringify([two.of, two.if])

/** Returns the sentences of a card in play; neighbouring changes of the same cards become one. */
export function textsInPlay(texts: readonly Text[], self: CardType): readonly Sentence[] {
  const found: Sentence[] = []
  let run: readonly ValueChange[] = []
  const end = () => {
    const [first, ...rest] = run
    if (first !== undefined) found.push(changes([first, ...rest]))
    run = []
  }
  for (const text of texts) {
    if (!isChange(text)) {
      end()
      // The compiler can’t tell that a teller and its text have the same form; the table is complete by its type.
      found.push((TEXTS[text.form] as (text: Text, self: CardType) => Sentence)(text, self))
      continue
    }
    if (run.length > 0 && !goTogether(run[0]!, text)) end()
    run = [...run, text]
  }
  end()
  return joinedRules(found)
}
