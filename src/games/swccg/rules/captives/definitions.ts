/** How captives are told, read and made. */
import { define } from '../../texts/language/definitions.ts'
import type { From } from '../../texts/language/from.ts'
import { type PhraseKey, type Slots, verb } from '../../texts/language/lexicon.ts'
import type { PhrasePart } from '../../texts/language/say.ts'
import type { Filter } from '../../texts/language/words.ts'
import { fatesOf } from '../../texts/language/worth.ts'
import { captiveWords, isCaptiveMark } from './vocabulary.ts'

const behind = (phrase: PhraseKey, slots: Slots = {}): PhrasePart => ({ posts: [{ p: 'phrase', phrase, slots }] })

const isCaptive = <S>(card: S, from: From<S>): boolean => isCaptiveMark(from.markOf(card))
/** Whether a card escorts nobody yet. */
const isFree = <S>(card: S, from: From<S>): boolean => !from.restingUnder(card).some((one) => isCaptive(one, from))

/** Whether a card is meant that was chosen before: then there is one. */
const isChosen = (filter: Filter): boolean => typeof filter === 'object' && filter.word === 'the'

export const captiveDefinitions = define(captiveWords, {
  filters: {
    captive: {
      say: () => behind('in captivity'),
      read: (card, _, from) => isCaptive(card, from),
      resting: true,
    },
    frozen: {
      say: () => ({ adjectives: ['frozen'] }),
      read: (card, _, from) => from.markOf(card) === 'frozen',
      resting: true,
    },
    'even captive': {
      say: () => behind('even in captivity'),
      // Rule 32.4: of captives the one whose escort is present.
      read: (card, _, from) => from.markOf(card) === null || (from.markOf(card) === 'captive' && from.isPresent(card)),
      resting: true,
    },
    escorting: {
      say: ({ fit }, say) => behind('escorting', { o: say.cards(fit) }),
      read: (card, { fit }, from) => from.restingUnder(card).some((one) => isCaptive(one, from) && from.fits(one, fit)),
      examples: [{ fit: 'rebel' }],
    },
  },
  deeds: {
    'be handed over': {
      asks: { question: 'hand over', roles: { of: 'card', by: 'by' } },
      say: ({ by }, say) => verb('be handed over', { by: say.cards(by) }),
      examples: [{ of: 'rebel', by: 'imperial' }],
    },
  },
  acts: {
    capture: {
      // Rule 32.2: of those that the text names one has room, else nothing happens.
      can: ({ of, by }, from) =>
        isChosen(of) ||
        (from.cardsFitting(of).length > 0 &&
          (by === undefined || from.cardsFitting(by).some((one) => isFree(one, from) && from.hasSeatBeside(one)))),
      do: ({ of, by }, game) => game.start('capture', of, by),
      worth: ({ of }, seen) => fatesOf(of, 'captured', seen),
      say: ({ of, by }, say) => ({
        verb: verb('capture', { o: say.those(of), ...(by === undefined ? {} : { by: say.cards(by) }) }),
      }),
      examples: [{ of: 'rebel', by: 'warrior' }],
    },
    'hand over': {
      // Rule 32.6: there is one who could take it, present at the same site.
      can: ({ of, to }, from) =>
        isChosen(of) ||
        from.cardsFitting(of).some((captive) => {
          const place = from.placeOf(captive)
          return (
            place !== null &&
            from.isPresent(captive) &&
            from.fits(place, 'site') &&
            from.cardsFitting(to, place).some((one) => from.isPresent(one) && isFree(one, from))
          )
        }),
      do: ({ of, to }, game) => game.start('hand-over', of, to),
      worth: 'a captive is one of the same player before and after',
      say: ({ of, to }, say) => ({ verb: verb('hand over', { o: say.those(of), to: say.cards(to) }) }),
      examples: [{ of: { word: 'captive' }, to: 'warrior' }],
    },
    release: {
      can: ({ of }, from) => isChosen(of) || from.cardsFitting(of).length > 0,
      do: ({ of }, game) => game.start('release', of),
      worth: ({ of }, seen) => fatesOf(of, 'freed', seen),
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('be released')] } }),
      examples: [{ of: { word: 'all', fit: ['rebel', { word: 'captive' }] } }],
    },
  },
})
