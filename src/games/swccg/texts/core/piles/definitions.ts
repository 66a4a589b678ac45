/** How Force, piles and hands are told. */
import { define } from '../../language/definitions.ts'
import type { HowMany } from '../../language/doing.ts'
import { type Noun, type NumberPhrase, noun, type Phrase, type Verb, verb } from '../../language/lexicon.ts'
import type { Say, TextStep } from '../../language/say.ts'
import type { Act, Amount, Filter, PileName, TextPlayer } from '../../language/words.ts'
import { fatesOf } from '../../language/worth.ts'
import { pileWords } from './vocabulary.ts'

const force = (number: NumberPhrase, upTo: true | undefined = undefined): Phrase => ({
  k: 'quantity',
  number,
  of: 'Force',
  ...(upTo ? { upTo } : {}),
})
const digits = (number: number): NumberPhrase => ({ n: 'number', number })
const pile = (name: PileName, owner: Noun['owner'] = 'you'): Noun => noun(`pile ${name}`, 'the', { owner })
/** Done by you, or a statement about another player. */
const by = (who: TextPlayer, of: Verb, say: Say): TextStep =>
  who === 'you' ? { verb: of } : { clause: { subject: say.player(who), verbs: [of] } }
const whose = (player: TextPlayer): Noun['owner'] => (player === 'opponent' ? 'opponent' : 'you')

/** "2 sites", "up to 3 Effects": as many of what is meant. */
function numbered(of: Filter, number: number | undefined, upTo: true | undefined, say: Say): Phrase {
  const many = number !== undefined && number > 1
  const told = many ? say.cards(of, 'bare', true) : say.cards(of)
  if (number === undefined) return told
  if (told.k === 'several')
    return { k: 'worded', phrase: upTo ? 'up to this many' : 'this many', slots: { n: digits(number), o: told } }
  if (told.k !== 'noun')
    return {
      k: 'worded',
      phrase: upTo ? 'up to this many of' : 'this many of',
      slots: { n: digits(number), o: say.all(of) },
    }
  return { ...told, det: 'a', count: [number], ...(upTo ? { upTo } : {}) }
}
const forced = (amount: Amount, say: Say): NumberPhrase => say.number(amount)
/** Weapons and devices deploy on cards, all others to a place. */
const liesOnCards = (of: Filter, say: Say): boolean => {
  const { kinds = [], either = [] } = say.part(of)
  return [...kinds, ...either.flatMap((one) => one.kinds ?? [])].some((kind) => /\b(weapon|device)s?$/.test(kind))
}

export const piles = define(pileWords, {
  costs: {
    use: {
      can: ({ number }, paying) => number <= paying.force,
      pay: ({ number }, paying) => paying.use(number),
      say: ({ number }) => verb('use', { o: force(digits(number)) }),
      examples: [{ number: 3 }],
    },
    lose: {
      can: ({ number }, paying) => number <= paying.losable,
      pay: ({ number }, paying) => paying.lose(number),
      say: ({ number }) => verb('lose', { o: force(digits(number)) }),
      examples: [{ number: 1 }],
    },
  },
  acts: {
    activate: {
      decides: ({ number, upTo }, { from }) =>
        upTo ? { asks: 'number', most: Math.min(from.amountOf(number) ?? 0, from.cardsIn('reserve', 'you')) } : null,
      do: ({ number }, game, chosen) => game.activate(chosen.number ?? game.from.amountOf(number) ?? 0),
      worth({ number }, { from, usualDestiny }) {
        const most = Math.min(from.amountOf(number) ?? usualDestiny, from.cardsIn('reserve', 'you'))
        return [{ good: 'Force', whose: 'you', number: most }]
      },
      say: ({ number, upTo }, say) => ({ verb: verb('activate', { o: force(forced(number, say), upTo) }) }),
      examples: [{ number: { word: 'drawn' }, upTo: true }],
    },
    'lose Force': {
      // A number that is drawn is not known before.
      can: ({ number, who, from: pile }, from) =>
        (from.amountOf(number) ?? 1) > 0 && (pile === undefined || from.cardsIn(pile, who) > 0),
      do: ({ number, who, under, from }, game) => game.loseForce(who, game.from.amountOf(number) ?? 0, { under, from }),
      worth: ({ number, who }, { from, usualDestiny }) => [
        { good: 'life', whose: who, number: -(from.amountOf(number) ?? usualDestiny) },
      ],
      say({ number, who, under, from }, say) {
        const o = force(forced(number, say))
        if (from !== undefined) return by(who, verb('lose from', { o, from: pile(from, whose(who)) }), say)
        return by(who, under ? verb('lose under', { o, card: say.self }) : verb('lose', { o }), say)
      },
      examples: [
        { number: 1, who: 'opponent', under: true },
        { number: 2, who: 'opponent' },
        { number: 2, who: 'you' },
        { number: 1, who: 'you', from: 'reserve' },
      ],
    },
    retrieve: {
      decides: ({ number, of, toll }, game) => {
        if (of === undefined || (toll === undefined && game.retrievalCost > 0)) return null
        const most = game.from.amountOf(number) ?? 0
        const count = (found: number) => Math.min(found, toll === undefined ? game.retrieval(most) : most)
        return { asks: 'cards', in: 'lost', of, count: (found) => ({ min: count(found), max: count(found) }) }
      },
      price: ({ toll = 0 }) => toll,
      do({ number, of, toll }, game, { cards }) {
        const most = game.from.amountOf(number) ?? 0
        const count = Math.min(game.found('lost', of), toll === undefined ? game.retrieval(most) : most)
        const price = toll === undefined ? count * game.retrievalCost : 0
        if (price > game.from.cardsIn('force', 'you')) return
        if (price > 0) return game.next([tolled(price, count, of)])
        if (toll !== undefined && toll > 0) game.use(toll)
        if (of === undefined) game.retrieve(count)
        else game.retrieveCards(cards)
      },
      worth({ number, of, toll = 0 }, { from, findable, usualDestiny }) {
        const there = of === undefined ? from.cardsIn('lost', 'you') : findable(of, 'lost')
        return [
          { good: 'life', whose: 'you', number: Math.min(from.amountOf(number) ?? usualDestiny, there) },
          { good: 'Force', whose: 'you', number: -toll },
        ]
      },
      say: ({ number, of, toll }, say) => ({
        verb: verb('retrieve', {
          ...(toll === undefined ? {} : { toll: force(digits(toll)) }),
          o: force(forced(number, say)),
          ...(of === undefined ? {} : { only: { p: 'phrase', phrase: 'such cards only', slots: { o: say.all(of) } } }),
        }),
      }),
      examples: [
        { number: 3, of: 'stormtrooper' },
        { number: 3, toll: 3 },
      ],
    },
    take: {
      decides: ({ of, from, number = 1 }) => ({ asks: 'cards', in: from, of, count: () => ({ min: 0, max: number }) }),
      do: ({ from }, game, { cards }) => game.take(cards, from),
      worth: ({ of, from: pile, number = 1 }, { findable }) => [
        { good: 'found', whose: 'you', number: Math.min(number, findable(of, pile)) },
      ],
      say: ({ of, from, number }, say) => ({
        verb: verb('take', { o: numbered(of, number, true, say), from: pile(from) }),
      }),
      examples: [
        { of: 'effect', from: 'reserve' },
        { of: 'effect', from: 'lost' },
        { of: 'effect', from: 'reserve', number: 2 },
      ],
    },
    deploy: {
      decides: ({ of, from: pile, number, upTo }) => ({
        ...{ asks: 'cards', in: pile, of, that: 'can be deployed by this act' },
        count: (found) => {
          const most = Math.min(found, number ?? (upTo ? found : 1))
          // A card from hand must be laid; of a search that names a number all or none.
          return { min: pile === 'hand' && !upTo ? most : 0, max: !upTo && most < (number ?? 0) ? 0 : most }
        },
      }),
      can: ({ react }, from) => react !== true || from.mayReact(),
      do: ({ from, react }, game, { cards }) => game.deploy(cards, from, react === true),
      worth: ({ of, from: pile, number = 1, free }, { findable }) => {
        if (pile === 'hand') return [] // it can be deployed in its phase in any case
        return [{ good: free ? 'found' : 'hand', whose: 'you', number: Math.min(number, findable(of, pile)) }]
      },
      say: ({ of, from, to, free, number, upTo, less, anyway, react }, say) => ({
        verb: verb('deploy from', {
          o: number === undefined && upTo ? say.cards(of, 'any number of', true) : numbered(of, number, upTo, say),
          from: pile(from),
          ...(to === undefined ? {} : { to: say.where(liesOnCards(of, say) ? 'on' : 'to', to) }),
          ...(free ? { free: { p: 'phrase', phrase: 'for free' } } : {}),
          ...(less === undefined
            ? {}
            : { free: { p: 'phrase', phrase: 'for less', slots: { q: force(digits(less)) } } }),
          ...(anyway ? { anyway: { p: 'phrase', phrase: 'even without presence' } } : {}),
          ...(react ? { react: { p: 'phrase', phrase: 'as a react' } } : {}),
        }),
      }),
      examples: [
        { of: 'device', from: 'reserve', to: 'site', free: true, number: 2, upTo: true },
        { of: 'character', from: 'hand' },
        { of: 'character', from: 'reserve', less: 2 },
        { of: 'starship', from: 'hand', to: 'system', anyway: true, react: true },
      ],
    },
    'deploy pair': {
      // First a card of the hand, then its partner in the Reserve Deck (S-E20).
      decides: ({ one, two }, { earlier }) =>
        earlier === null
          ? { asks: 'cards', in: 'hand', of: { word: 'or', fit: [one, two] }, count: atMostOne }
          : { asks: 'cards', in: 'reserve', matching: [one, two], count: atMostOne },
      do: (_, game, { cards }) => {
        const [shown] = cards
        if (game.earlier !== null || shown === undefined) return game.deployPair(game.earlier, cards)
        game.askAgain(shown)
        game.showCards([shown])
      },
      // One of the two is in hand, and both are paid for.
      worth({ one, two }, { from, findable }) {
        const found =
          findable(one, 'hand') * findable(two, 'reserve') + findable(two, 'hand') * findable(one, 'reserve')
        const number = from.cardsIn('force', 'you') < 4 ? 0 : Math.min(1, found)
        return [{ good: 'found', whose: 'you', number }]
      },
      say: ({ one, two }, say) => ({ verb: verb('deploy pair', { one: say.cards(one), two: say.cards(two) }) }),
      examples: [{ one: 'starfighter', two: 'pilot' }],
    },
    'take hidden': {
      can: ({ under }, from) => from.cardsFitting(under).some((card) => from.hiddenUnder(card) > 0),
      do: ({ under }, game) => game.takeHidden(under),
      worth: () => [{ good: 'life', whose: 'you', number: 1 }],
      say: ({ under }, say) => ({ verb: verb('take hidden', { o: say.cards(under) }) }),
      examples: [{ under: 'effect' }],
    },
    'draw cards': {
      can: ({ from: pile }, from) => from.cardsIn(pile, 'you') > 0,
      do: ({ number, from }, game) => game.drawCards(number, from),
      worth: ({ number, from: pile }, { from }) => [
        { good: 'hand', whose: 'you', number: Math.min(number, from.cardsIn(pile, 'you')) },
      ],
      say: ({ number, from }) => ({
        verb: verb('draw cards', { o: noun('card', 'a', { count: [number] }), from: pile(from) }),
      }),
      examples: [
        { number: 1, from: 'reserve' },
        { number: 1, from: 'used' },
      ],
    },
    'opening hand': {
      do: ({ number }, game) => game.drawsAtFirst(number),
      worth: ({ number }) => [{ good: 'hand', whose: 'you', number }],
      say: ({ number }) => ({ verb: verb('draw for opening hand', { o: noun('card', 'a', { count: [number] }) }) }),
      examples: [{ number: 6 }],
    },
    place: {
      can: ({ of, from: pile }, from) =>
        pile === 'hand' ? from.cardsIn('hand', 'you') > 0 : !isIt(of) || from.canTakeIt,
      decides: ({ of, from }) => {
        if (from === undefined) return null
        // A card of the hand must go, one that is searched for may be missing.
        const count = (found: number) => ({ min: from === 'hand' ? Math.min(1, found) : 0, max: Math.min(1, found) })
        return { asks: 'cards', in: from, ofBoth: true, of, count }
      },
      do: ({ of, to, from, under }, game, { cards }) =>
        from === undefined
          ? game.put(of, to)
          : from === 'hand'
            ? game.putFromHand(cards, to, under === true)
            : game.moveBetweenPiles(cards, from, to),
      worth({ of, to, from }, seen) {
        if (from === undefined) return fatesOf(of, to === 'force' ? 'used' : to, seen)
        if (from === 'hand') return [{ good: 'hand', whose: 'you', number: -1 }]
        const back = Math.min(1, seen.findable(of, from))
        return from === 'lost' ? [{ good: 'life', whose: 'you', number: back }] : []
      },
      say: ({ of, to, from, under }, say) => ({
        verb:
          from === 'hand'
            ? verb(under ? 'put under from' : 'put from', { o: say.cards(of), from: pile(from), pile: pile(to) })
            : from === undefined
              ? verb('place', { o: say.those(of), pile: pile(to, isSelf(of) ? 'you' : 'owner') })
              : verb('place from', { o: say.cards(of), from: noun(`pile ${from}`, 'bare'), pile: pile(to, 'owner') }),
      }),
      examples: [
        { of: 'character', to: 'lost', from: 'used' },
        { of: { word: 'self' }, to: 'reserve' },
        { of: 'character', to: 'used', from: 'hand', under: true },
        { of: 'character', to: 'used', from: 'hand' },
      ],
    },
    'put out of play': {
      can: ({ of }, from) => isSelf(of) || (isIt(of) ? from.canTakeIt : from.cardsFitting(of).length > 0),
      do: ({ of }, game) => game.putOutOfPlay(of),
      worth: ({ of }, seen) => fatesOf(of, 'out of play', seen),
      say: ({ of }, say) => ({ verb: verb('put out of play', { o: say.those(of) }) }),
      examples: [{ of: 'character' }, { of: { word: 'self' } }],
    },
    lose: {
      can: ({ of }, from) => isIt(of) || from.cardsFitting(of).length > 0,
      do: ({ of }, game) => game.put(of, 'lost'),
      worth: ({ of }, seen) => fatesOf(of, 'lost', seen),
      say: ({ of }, say) =>
        isSelf(of)
          ? { verb: verb('lose', { o: say.self }) }
          : { clause: { subject: say.those(of), verbs: [verb('be lost')] } },
      examples: [{ of: 'effect' }],
    },
    keep: {
      do: (_, game) => game.keep(),
      worth: 'a card that is about to be lost has left the view',
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('stay on table')] } }),
      examples: [{ of: { word: 'it' } }],
    },
    stack: {
      can: ({ of }, from) => !isIt(of) || from.canTakeIt,
      do: (_, game) => game.stack(),
      worth: ({ of }, seen) => fatesOf(of, 'used', seen),
      say: ({ of }, say) => ({ verb: verb('stack', { o: say.those(of) }) }),
      examples: [{ of: 'interrupt' }],
    },
    exchange: {
      can: (_, from) => from.stacked > 0 && from.cardsIn('hand', 'you') > 0,
      // First a card of the stack, then one of the hand (SW-020).
      decides: (_, { earlier }) => ({
        ...{ asks: 'cards', in: earlier === null ? 'stack' : 'hand', count: () => ({ min: 1, max: 1 }) },
      }),
      do: (_, game, { cards }) => {
        const [one] = cards
        if (game.earlier === null && one !== undefined) game.askAgain(one)
        else game.exchange(game.earlier, cards)
      },
      worth: 'the card that is better now is chosen when both piles are seen',
      say: () => ({ verb: verb('exchange') }),
    },
    'trim hand': {
      do: ({ whose: who, to }, game) => game.trimHand(who, to),
      worth: ({ whose: who, to }, { from }) => [
        { good: 'hand', whose: who, number: Math.min(0, to - from.cardsIn('hand', who)) },
      ],
      say: ({ whose: who, to }) => ({
        verb: verb('trim hand', { hand: pile('hand', whose(who)), n: digits(to), pile: pile('used', whose(who)) }),
      }),
      examples: [{ whose: 'opponent', to: 8 }],
    },
    'show hand': {
      do: ({ whose: who }, game) => game.showHand(who),
      worth: ({ whose: who }, { from }) => [{ good: 'sight', whose: who, number: from.cardsIn('hand', who) }],
      say: ({ whose: who }) => ({ verb: verb('show', { o: pile('hand', whose(who)) }) }),
      examples: [{ whose: 'opponent' }, { whose: 'you' }],
    },
    'lose copies': {
      do: ({ whose: who }, game) => game.loseCopies(who),
      // Of a hand that nobody sees, a large one holds copies.
      worth: ({ whose: who }, { from }) => [
        { good: 'hand', whose: who, number: Math.min(0, (8 - from.cardsIn('hand', who)) / 2) },
      ],
      say: ({ whose: who }) => ({
        clause: {
          subject: noun('card in several copies', 'all', {
            many: true,
            posts: [{ p: 'prep', prep: 'in', of: pile('hand', whose(who)) }],
          }),
          verbs: [verb('be lost')],
        },
      }),
      examples: [{ whose: 'opponent' }, { whose: 'you' }],
    },
  },
  deeds: {
    'be put out of play': {
      asks: { question: 'put out of play', roles: { of: 'card', whose: 'player' } },
      say: ({ of }, say) => verb('put out of play', { o: say.cards(of) }),
      examples: [
        { of: 'rebel', whose: 'opponent' },
        { of: 'rebel', whose: 'you' },
      ],
    },
  },
  moments: {
    lost: {
      on: { fact: 'lost', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) => ({
        a: 'when',
        of: { join: 'and', of: [{ subject: say.cards(of), mood: 'just', verbs: [verb('be lost')] }] },
      }),
      examples: [{ of: 'droid' }],
    },
    'about to be lost': {
      on: { fact: 'about to be lost', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) => ({
        a: 'when',
        of: { join: 'and', of: [{ subject: say.cards(of), mood: 'about', verbs: [verb('be lost')] }] },
      }),
      examples: [{ of: 'droid' }],
    },
    retrieved: {
      on: { fact: 'retrieved', roles: { by: 'player', with: 'card' } },
      public: true,
      say: ({ by: who, with: card }, say) => ({
        a: 'when',
        of: {
          join: 'and',
          of: [
            {
              subject: say.player(who),
              mood: 'just',
              verbs: [verb('retrieve Force', card === undefined ? {} : { o: say.cards(card) })],
            },
          ],
        },
      }),
      examples: [{ by: 'opponent', with: 'interrupt' }, { by: 'you' }],
    },
  },
})
function isSelf(filter: Filter): boolean {
  return typeof filter === 'object' && filter.word === 'self'
}
/** Whether the card of the moment is meant. */
function isIt(filter: Filter): boolean {
  return typeof filter === 'object' && filter.word === 'it'
}
/** Force is used for each card that would be retrieved, or nothing is (rule 14.5). */
function tolled(toll: number, count: number, of: Filter | undefined): Act {
  const retrieve = { word: 'retrieve', ...(of === undefined ? {} : { of }) } as const
  const options = { pay: [{ ...retrieve, number: count, toll }], none: [{ ...retrieve, number: 0, toll: 0 }] } as const
  return { word: 'choose', options }
}
function atMostOne(found: number): HowMany {
  return { min: 0, max: Math.min(1, found) }
}
