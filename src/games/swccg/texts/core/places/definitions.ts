/** How words for locations are told. */
import { define } from '../../language/definitions.ts'
import { noun } from '../../language/lexicon.ts'
import { placeWords } from './vocabulary.ts'

const isHere = (filter: unknown): boolean => typeof filter === 'object' && (filter as { word?: string }).word === 'here'

export const places = define(placeWords, {
  filters: {
    here: { say: () => ({ here: true, place: true }) },
    at: { say: ({ place }, say) => ({ posts: [say.where('at', place)] }), examples: [{ place: 'site' }] },
    of: { say: ({ system }) => ({ within: system, place: true }), examples: [{ system: 'Endor' }] },
    adjacent: {
      say: ({ to }, say) =>
        isHere(to)
          ? { adjectives: ['adjacent'], place: true }
          : { posts: [{ p: 'phrase', phrase: 'adjacent to', slots: { o: say.cards(to) } }], place: true },
      examples: [{ to: 'site' }],
    },
    related: {
      say: ({ to }, say) =>
        isHere(to)
          ? { adjectives: ['related'], place: true }
          : { posts: [{ p: 'phrase', phrase: 'related to', slots: { o: say.cards(to) } }], place: true },
      examples: [{ to: 'system' }],
    },
    holding: {
      say: ({ fit }, say) => ({ posts: [say.having(fit)], place: true }),
      examples: [{ fit: 'rebel' }],
    },
    occupied: {
      say: ({ by }, say) => ({
        posts: [{ p: 'that', subject: say.player(by), verb: { v: 'occupy' } }],
        place: true,
      }),
      examples: [{ by: 'you' }, { by: 'opponent' }],
    },
    controlled: {
      say: ({ by }, say) => ({
        posts: [{ p: 'that', subject: say.player(by), verb: { v: 'control' } }],
        place: true,
      }),
      examples: [{ by: 'you' }, { by: 'opponent' }],
    },
    generic: { say: () => ({ adjectives: ['generic'], place: true }) },
    'orbited by': {
      say: ({ fit }, say) => ({
        nouns: ['system orbited'],
        posts: [{ p: 'phrase', phrase: 'orbited by', slots: { o: say.cards(fit) } }],
        place: true,
      }),
      examples: [{ fit: 'system' }],
    },
    start: { say: () => ({ phrase: noun('starting location', 'the', { owner: 'you' }) }) },
    within: {
      say: ({ sites }) => ({
        posts: [
          {
            p: 'phrase',
            phrase: 'up to sites away',
            slots: { n: { k: 'quantity', number: { n: 'number', number: sites }, of: 'site' } },
          },
        ],
        place: true,
      }),
      examples: [{ sites: 2 }],
    },
  },
})
