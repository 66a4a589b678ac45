/** How following is told, read and begun. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { followingWords } from './vocabulary.ts'

const SELF = { word: 'self' } as const

export const followingDefinitions = define(followingWords, {
  rules: {
    'goes with': {
      say: ({ of, landspeed }, say) => ({
        clause: {
          subject: say.all(of),
          mood: 'may',
          verbs: [verb('go along', { o: say.those(SELF), n: { n: 'number', number: landspeed } })],
        },
      }),
      asks: { question: 'go along', roles: { of: 'card' }, own: 'with' },
      examples: [{ of: { word: 'all', fit: ['scout'], whose: 'you' }, landspeed: 2 }],
    },
  },
  filters: {
    'can follow': {
      say: (_, say) => ({
        posts: [{ p: 'phrase', phrase: 'within range behind it', slots: { o: say.those({ word: 'it' }) } }],
      }),
      read(card, _, from) {
        const at = from.placeOf(card)
        const to = from.it === null ? null : from.placeOf(from.it)
        if (at === null || to === null || from.left === null || !from.isSame(at, from.left)) return false
        if (from.hasMoved(card) || from.carrierOf(card) !== null || from.printed(to).exterior !== true) return false
        const steps = from.steps(at, to) ?? Infinity
        return steps > 0 && steps <= (from.valueOf(card, 'landspeed') ?? 0) && !from.isBarred(card, to)
      },
    },
  },
  acts: {
    follow: {
      do: ({ of }, game) => game.start('follow', of),
      worth: 'what a move is worth depends on both places, which no act compares',
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('follow')] } }),
      examples: [{ of: 'vehicle' }],
    },
  },
})
