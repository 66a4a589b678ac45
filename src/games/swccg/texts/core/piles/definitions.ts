/** How Force, piles and hands are told. */
import { define } from '../../language/definitions.ts'
import { type Noun, type NumberPhrase, noun, type Phrase, type Verb, verb } from '../../language/lexicon.ts'
import type { Say, TextStep } from '../../language/say.ts'
import type { Amount, Filter, PileName, TextPlayer } from '../../language/words.ts'
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
  if (told.k !== 'noun')
    return {
      k: 'worded',
      phrase: upTo ? 'up to so many of' : 'so many of',
      slots: { n: digits(number), o: say.all(of) },
    }
  return { ...told, det: 'a', count: [number], ...(upTo ? { upTo } : {}) }
}
const forced = (amount: Amount, say: Say): NumberPhrase => say.number(amount)

export const piles = define(pileWords, {
  costs: {
    use: { say: ({ number }) => verb('use', { o: force(digits(number)) }), examples: [{ number: 3 }] },
  },
  acts: {
    activate: {
      say: ({ number, upTo }, say) => ({ verb: verb('activate', { o: force(forced(number, say), upTo) }) }),
      examples: [{ number: { word: 'drawn' }, upTo: true }],
    },
    'lose Force': {
      say: ({ number, who }, say) => by(who, verb('lose', { o: force(forced(number, say)) }), say),
      examples: [
        { number: 2, who: 'opponent' },
        { number: 2, who: 'you' },
      ],
    },
    retrieve: {
      say: ({ number, of }, say) => ({
        verb: verb('retrieve', {
          o: force(forced(number, say)),
          ...(of === undefined ? {} : { only: { p: 'phrase', phrase: 'such cards only', slots: { o: say.all(of) } } }),
        }),
      }),
      examples: [{ number: 3, of: 'stormtrooper' }],
    },
    take: {
      say: ({ of, from }, say) => ({ verb: verb('take', { o: say.cards(of), from: pile(from) }) }),
      examples: [
        { of: 'effect', from: 'reserve' },
        { of: 'effect', from: 'lost' },
      ],
    },
    deploy: {
      say: ({ of, from, to, free, number, upTo }, say) => ({
        verb: verb('deploy from', {
          o: numbered(of, number, upTo, say),
          from: pile(from),
          ...(to === undefined ? {} : { to: say.where('to', to) }),
          ...(free ? { free: { p: 'phrase', phrase: 'for free' } } : {}),
        }),
      }),
      examples: [
        { of: 'device', from: 'reserve', to: 'site', free: true, number: 2, upTo: true },
        { of: 'character', from: 'hand' },
      ],
    },
    'deploy pair': {
      say: ({ one, two }, say) => ({ verb: verb('deploy pair', { one: say.cards(one), two: say.cards(two) }) }),
      examples: [{ one: 'starfighter', two: 'pilot' }],
    },
    'draw cards': {
      say: ({ number, from }) => ({
        verb: verb('draw cards', { o: noun('card', 'a', { count: [number] }), from: pile(from) }),
      }),
      examples: [
        { number: 1, from: 'reserve' },
        { number: 1, from: 'used' },
      ],
    },
    place: {
      say: ({ of, to, from }, say) => ({
        verb:
          from === undefined
            ? verb('place', { o: say.those(of), pile: pile(to, isSelf(of) ? 'you' : 'owner') })
            : verb('place from', { o: say.cards(of), from: noun(`pile ${from}`, 'bare'), pile: pile(to, 'owner') }),
      }),
      examples: [
        { of: 'character', to: 'lost', from: 'used' },
        { of: { word: 'self' }, to: 'reserve' },
      ],
    },
    lose: {
      say: ({ of }, say) =>
        isSelf(of)
          ? { verb: verb('lose', { o: say.self }) }
          : { clause: { subject: say.those(of), verbs: [verb('be lost')] } },
      examples: [{ of: 'effect' }],
    },
    stack: { say: ({ of }, say) => ({ verb: verb('stack', { o: say.those(of) }) }), examples: [{ of: 'interrupt' }] },
    exchange: { say: () => ({ verb: verb('exchange') }) },
    'trim hand': {
      say: ({ whose: who, to }) => ({
        verb: verb('trim hand', { hand: pile('hand', whose(who)), n: digits(to), pile: pile('used', whose(who)) }),
      }),
      examples: [{ whose: 'opponent', to: 8 }],
    },
    'show hand': {
      say: ({ whose: who }) => ({ verb: verb('show', { o: pile('hand', whose(who)) }) }),
      examples: [{ whose: 'opponent' }, { whose: 'you' }],
    },
    'lose copies': {
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
  },
})
function isSelf(filter: Filter): boolean {
  return typeof filter === 'object' && filter.word === 'self'
}
