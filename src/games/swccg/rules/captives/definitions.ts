/** How captives are told, read and made. */
import { define } from '../../texts/language/definitions.ts'
import { type PhraseKey, type Slots, verb } from '../../texts/language/lexicon.ts'
import type { PhrasePart } from '../../texts/language/say.ts'
import type { Filter } from '../../texts/language/words.ts'
import { captiveWords } from './vocabulary.ts'

const behind = (phrase: PhraseKey, slots: Slots = {}): PhrasePart => ({ posts: [{ p: 'phrase', phrase, slots }] })

/** Whether a card is meant that was chosen before: then there is one. */
const isChosen = (filter: Filter): boolean => typeof filter === 'object' && filter.word === 'the'

export const captiveDefinitions = define(captiveWords, {
  filters: {
    captive: {
      say: () => behind('in captivity'),
      read: (card, _, from) => from.markOf(card) === 'captive',
      resting: true,
    },
    escorting: {
      say: ({ fit }, say) => behind('escorting', { o: say.cards(fit) }),
      read: (card, { fit }, from) =>
        from.restingUnder(card).some((one) => from.markOf(one) === 'captive' && from.fits(one, fit)),
      examples: [{ fit: 'rebel' }],
    },
  },
  acts: {
    capture: {
      can: ({ of }, from) => isChosen(of) || from.cards.some((card) => from.fits(card, of)),
      do: ({ of, by }, game) => game.start('capture', of, by),
      say: ({ of, by }, say) => ({
        verb: verb('capture', { o: say.those(of), ...(by === undefined ? {} : { by: say.cards(by) }) }),
      }),
      examples: [{ of: 'rebel', by: 'warrior' }],
    },
    release: {
      do: ({ of }, game) => game.start('release', of),
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('be released')] } }),
      examples: [{ of: { word: 'all', fit: ['rebel', { word: 'captive' }] } }],
    },
  },
})
