/** How words for locations are told. */
import { define } from '../../language/definitions.ts'
import type { From } from '../../language/from.ts'
import { noun, worded } from '../../language/lexicon.ts'
import { placeWords } from './vocabulary.ts'

const isInBattle = (filter: unknown): boolean =>
  typeof filter === 'object' && (filter as { word?: string }).word === 'in battle'
const isHere = (filter: unknown): boolean => typeof filter === 'object' && (filter as { word?: string }).word === 'here'

/** Whether the place of a card, or the place itself, is so. */
function isAt<S>(from: From<S>, card: S, is: (place: S) => boolean): boolean {
  const place = from.placeOf(card)
  return place !== null && is(place)
}

export const places = define(placeWords, {
  filters: {
    here: {
      say: () => ({ here: true, place: true }),
      read(card, _, from) {
        const place = from.placeOf(card)
        return place !== null && from.here !== null && from.isSame(place, from.here)
      },
    },
    at: {
      say: ({ place }, say) => ({ posts: [say.where('at', place)] }),
      read: (card, { place }, from) => isAt(from, card, (one) => from.fits(one, place)),
      examples: [{ place: 'site' }],
    },
    of: {
      say: ({ system }) => ({ within: system, place: true }),
      read(card, { system }, from) {
        const printed = from.printed(card)
        // A location belongs to its system in a pile, too.
        if (printed.type === 'location') return printed.system === system
        return isAt(from, card, (one) => from.printed(one).system === system)
      },
      examples: [{ system: 'Endor' }],
    },
    adjacent: {
      say: ({ to }, say) =>
        isHere(to)
          ? { adjectives: ['adjacent'], place: true }
          : { posts: [{ p: 'phrase', phrase: 'adjacent to', slots: { o: say.cards(to) } }], place: true },
      read: (card, { to }, from) =>
        isAt(from, card, (place) => from.places.some((one) => from.steps(place, one) === 1 && from.fits(one, to))),
      examples: [{ to: 'site' }],
    },
    related: {
      say: ({ to }, say) =>
        isHere(to)
          ? { adjectives: ['related'], place: true }
          : { posts: [{ p: 'phrase', phrase: 'related to', slots: { o: say.cards(to) } }], place: true },
      read(card, { to }, from) {
        const { type, system } = from.printed(card)
        const isRelated = (one: typeof card) => from.printed(one).system === system && !from.isSame(one, card)
        return type === 'location' && from.places.some((one) => isRelated(one) && from.fits(one, to))
      },
      examples: [{ to: 'system' }],
    },
    holding: {
      say: ({ fit, number }, say) =>
        isInBattle(fit) && number === undefined
          ? { phrase: noun('place of the battle', 'the'), place: true }
          : {
              posts: [
                number === undefined
                  ? say.having(fit)
                  : {
                      p: 'phrase',
                      phrase: 'with at least',
                      slots: { n: say.number(number), o: say.cards(fit, 'bare', true) },
                    },
              ],
              place: true,
            },
      read(card, { fit, number = 1 }, from) {
        const found = from.cardsFitting(fit, card).length
        return found > 0 && found >= (from.amountOf(number) ?? 0)
      },
      examples: [{ fit: 'rebel' }, { fit: 'scout', number: 2 }],
    },
    'where present': {
      say: ({ fit }, say) => ({
        posts: [{ p: 'phrase', phrase: 'where present', slots: { o: say.cards(fit) } }],
        place: true,
      }),
      read: (card, { fit }, from) =>
        isAt(from, card, (place) => from.cardsFitting(fit, place).some((one) => from.isPresent(one))),
      examples: [{ fit: 'starfighter' }],
    },
    there: {
      say: () => ({ phrase: worded('its last location') }),
      read: (card, _, from) =>
        isAt(from, card, (place) => from.it !== null && isAt(from, from.it, (one) => from.isSame(one, place))),
    },
    occupied: {
      say: ({ by }, say) => ({
        posts: [{ p: 'that', subject: say.player(by), verb: { v: 'occupy' } }],
        place: true,
      }),
      read: (card, { by }, from) => isAt(from, card, (place) => from.occupies(by, place)),
      examples: [{ by: 'you' }, { by: 'opponent' }],
    },
    'occupied by': {
      say: ({ fit }, say) => ({
        posts: [{ p: 'that', subject: say.cards(fit), verb: { v: 'occupy' } }],
        place: true,
      }),
      read: (card, { fit }, from) =>
        isAt(from, card, (place) => from.cardsFitting(fit, place).some((one) => from.occupiesAlone(one))),
      examples: [{ fit: 'starship' }],
    },
    controlled: {
      say: ({ by }, say) => ({
        posts: [{ p: 'that', subject: say.player(by), verb: { v: 'control' } }],
        place: true,
      }),
      read: (card, { by }, from) => isAt(from, card, (place) => from.controls(by, place)),
      examples: [{ by: 'you' }, { by: 'opponent' }],
    },
    generic: {
      say: () => ({ adjectives: ['generic'], place: true }),
      never: 'no location of the pool has `<>` before its title',
    },
    'orbited by': {
      say: ({ fit }, say) => ({
        nouns: ['system orbited'],
        posts: [{ p: 'phrase', phrase: 'orbited by', slots: { o: say.cards(fit) } }],
        place: true,
      }),
      read: (card, { fit }, from) =>
        from.places.some((one) => {
          const around = from.orbitedBy(one)
          return around !== null && from.isSame(around, card) && from.fits(one, fit)
        }),
      examples: [{ fit: 'system' }],
    },
    start: {
      say: () => ({ phrase: noun('starting location', 'the', { owner: 'you' }) }),
      read(card, _, from) {
        const start = from.start('you')
        return start !== null && isAt(from, card, (place) => from.isSame(place, start))
      },
    },
    'within parsecs': {
      say: ({ parsecs }) => ({
        posts: [{ p: 'phrase', phrase: 'up to parsecs away', slots: { n: { n: 'number', number: parsecs } } }],
        place: true,
      }),
      read: (card, { parsecs }, from) =>
        isAt(from, card, (place) => {
          const distance = from.here === null ? null : from.parsecs(place, from.here)
          return distance !== null && distance <= parsecs && from.here !== null && !from.isSame(place, from.here)
        }),
      examples: [{ parsecs: 2 }],
    },
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
      read: (card, { sites }, from) =>
        isAt(from, card, (place) => {
          const steps = from.here === null ? null : from.steps(place, from.here)
          return steps !== null && steps <= sites && from.printed(place).exterior === true
        }),
      examples: [{ sites: 2 }],
    },
  },
})
