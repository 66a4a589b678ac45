/** How words for cards are told. */
import { define } from '../../language/definitions.ts'
import type { From, RoleName } from '../../language/from.ts'
import type { NounLimit, Phrase, PhraseKey, Slots } from '../../language/lexicon.ts'
import type { PhrasePart, Say } from '../../language/say.ts'
import type { Amount, Filter } from '../../language/words.ts'
import { compare } from '../compared.ts'
import { cardWords } from './vocabulary.ts'

const behind = (phrase: PhraseKey, slots: Slots = {}): PhrasePart => ({ posts: [{ p: 'phrase', phrase, slots }] })
/** A word that stands behind a noun, with a card: "aboard a starship". */
const beside =
  (phrase: PhraseKey) =>
  ({ fit }: { readonly fit: Filter }, say: Say): PhrasePart =>
    behind(phrase, { o: say.cards(fit) })

const SEATS: readonly RoleName[] = ['pilot', 'driver', 'passenger']

const isPlain = (part: PhrasePart): boolean => Object.keys(part).every((key) => key === 'posts' || key === 'place')
/** Phrases that have an opposite of their own. */
const OPPOSITES: Readonly<Partial<Record<PhraseKey, PhraseKey>>> = {
  shielded: 'unshielded',
  carrying: 'carrying none',
  'with a permanent pilot': 'without a permanent pilot',
  'where present': 'where none is present',
  'that is hit': 'that is not hit',
}
const oppositeOf = (post: NounLimit): PhraseKey | undefined =>
  post.p === 'phrase' ? OPPOSITES[post.phrase] : undefined
const negated = (post: NounLimit): NounLimit =>
  oppositeOf(post) !== undefined
    ? ({ ...post, phrase: oppositeOf(post) } as NounLimit)
    : post.p === 'that'
      ? { ...post, verb: { ...post.verb, not: true } }
      : 'not' in post || post.p === 'or' || post.p === 'except'
        ? post
        : ({ ...post, not: true } as NounLimit)
/** An exception: "not at a site", "unpiloted", "other than a lightsaber". */
function except(fit: Filter, say: Say): PhrasePart {
  if (typeof fit === 'object' && fit.word === 'holding' && fit.number === undefined)
    return { posts: [say.having(fit.fit, true)], place: true }
  if (typeof fit === 'object' && fit.word === 'here') return { other: true, place: true }
  const part = say.part(fit)
  const [first] = part.adjectives ?? []
  if (first === 'piloted') return { adjectives: ['unpiloted'] }
  if (isPlain(part) && part.posts !== undefined)
    return { posts: part.posts.map(negated), ...(part.place ? { place: true } : {}) }
  return { posts: [{ p: 'except', of: say.cards(fit) }] }
}

/** Whether a card that may be missing is the other one. */
const isCard = <S>(from: From<S>, one: S | null, other: S | null): boolean =>
  one !== null && other !== null && from.isSame(one, other)
/** Whether a card is on such another one in that role. */
function isOnAs<S>(from: From<S>, card: S, role: RoleName, fit: Filter): boolean {
  if (from.roleOf(card) !== role) return false
  const carrier = from.carrierOf(card)
  return carrier !== null && from.fits(carrier, fit)
}
/** How many such cards are on it in one of these roles. */
const onAs = <S>(from: From<S>, card: S, roles: readonly RoleName[], fit: Filter): number =>
  from.cardsOn(card).filter((one) => roles.includes(from.roleOf(one)) && from.fits(one, fit)).length
/** Whether that many are found, and at least one. */
const isReached = <S>(from: From<S>, number: Amount, found: number): boolean =>
  found > 0 && found >= (from.amountOf(number) ?? 0)
/** "a weapon", "at least 2 weapons". */
const soMany = (fit: Filter, number: Amount | undefined, say: Say): Phrase =>
  number === undefined
    ? say.cards(fit)
    : { k: 'worded', phrase: 'at least this many', slots: { n: say.number(number), o: say.cards(fit, 'bare', true) } }
/** Whether such a card is on it in that role. */
const hasOnAs = <S>(from: From<S>, card: S, role: RoleName, fit: Filter): boolean =>
  from.cardsOn(card).some((one) => from.roleOf(one) === role && from.fits(one, fit))

export const cards = define(cardWords, {
  filters: {
    all: {
      say: ({ fit, whose }, say) =>
        say.together(
          fit.map((one) => say.part(one)),
          whose,
        ),
      read: (card, { fit, whose }, from) =>
        (whose === undefined || from.isOf(card, whose)) && fit.every((one) => from.fits(card, one)),
      examples: [
        { fit: ['rebel', 'pilot'], whose: 'you' },
        { fit: ['rebel', 'pilot'], whose: 'opponent' },
      ],
    },
    or: {
      say: ({ fit }, say) => ({ either: fit.map((one) => say.part(one)) }),
      read: (card, { fit }, from) => fit.some((one) => from.fits(card, one)),
      examples: [{ fit: ['rebel', 'starship'] }],
    },
    not: {
      say: ({ fit }, say) => except(fit, say),
      read: (card, { fit }, from) => !from.fits(card, fit),
      examples: [{ fit: 'lightsaber' }],
    },
    named: {
      say: ({ names }) => ({ names }),
      read(card, { names }, from) {
        const { title, persona, place, called = [], starshipSite, system } = from.printed(card)
        // Sites of a ship on table answer to its name, wherever the ship is (U-52).
        const ship = starshipSite === true && from.isInPlay(card) ? system : undefined
        return [title, persona, place, ship, ...called].some((name) => name !== undefined && names.includes(name))
      },
      examples: [{ names: ['Han', 'Leia'] }],
    },
    titled: {
      say: ({ titles }) => ({ names: titles }),
      read: (card, { titles }, from) => titles.includes(from.printed(card).title),
      examples: [{ titles: ['Haven', 'Battle Plan'] }],
    },
    'in title': {
      say: ({ words }) => behind('with in its title', { o: { k: 'name', name: words, det: 'bare' } }),
      read: (card, { words }, from) => ` ${from.printed(card).title} `.includes(` ${words} `),
      examples: [{ words: 'Ewok' }],
    },
    self: { say: (_, say) => ({ phrase: say.self }), read: (card, _, from) => from.isSelf(card) },
    host: {
      say: () => ({ host: true }),
      read: (card, _, from) => isCard(from, from.carrierOf(from.self), card),
    },
    other: { say: () => ({ other: true }), read: (card, _, from) => !from.isSelf(card) },
    it: {
      say: (_, say) => ({ phrase: say.ofMoment }),
      read: (card, _, from) => isCard(from, from.it, card),
      resting: true,
    },
    the: {
      say: ({ name }, say) => ({ phrase: say.chosen(name) }),
      read: (card, { name }, from) => isCard(from, from.chosen(name), card),
      resting: true,
      examples: [{ name: 'target' }],
    },
    unique: { say: () => ({ adjectives: ['unique'] }), read: (card, _, from) => from.printed(card).unique === 1 },
    'non-unique': {
      say: () => ({ adjectives: ['non-unique'] }),
      read: (card, _, from) => from.printed(card).unique !== 1,
    },
    present: {
      say: () => behind('present'),
      read: (card, _, from) => isCard(from, from.placeOf(card), from.here) && from.isPresent(card),
    },
    'present there': { say: () => behind('present'), read: (card, _, from) => from.isPresent(card) },
    'in battle': { say: () => behind('in battle'), read: (card, _, from) => from.isInBattle(card) },
    fired: { say: () => behind('fired'), read: (card, _, from) => from.isInBattle(card) && from.hasFired(card) },
    deployed: {
      say: ({ in: span }) => behind(`deployed this ${span}`),
      read: (card, { in: span }, from) => from.isFresh(card, span),
      examples: [{ in: 'phase' }],
    },
    piloted: { say: () => ({ adjectives: ['piloted'] }), read: (card, _, from) => from.isPiloted(card) },
    aboard: {
      say: beside('aboard'),
      read(card, { fit }, from) {
        for (let outer = from.carrierOf(card); outer !== null; outer = from.carrierOf(outer))
          if (from.fits(outer, fit)) return true
        return false
      },
      examples: [{ fit: 'starship' }],
    },
    carrying: {
      say: ({ fit, number }, say) => behind('carrying', { o: soMany(fit, number, say) }),
      read: (card, { fit, number = 1 }, from) => isReached(from, number, onAs(from, card, SEATS, fit)),
      examples: [{ fit: 'rebel' }, { fit: 'trooper', number: 2 }],
    },
    'permanent pilot': {
      say: () => behind('with a permanent pilot'),
      read: (card, _, from) => (from.printed(card).permanentPilots?.length ?? 0) > 0,
    },
    piloting: {
      say: beside('piloting'),
      read: (card, { fit }, from) => isOnAs(from, card, 'pilot', fit),
      examples: [{ fit: 'TIE' }],
    },
    'piloted by': {
      say: beside('piloted by'),
      read: (card, { fit }, from) => hasOnAs(from, card, 'pilot', fit),
      examples: [{ fit: 'rebel' }],
    },
    'driven by': {
      say: beside('driven by'),
      read: (card, { fit }, from) => hasOnAs(from, card, 'driver', fit),
      examples: [{ fit: 'rebel' }],
    },
    on: {
      say: beside('on'),
      read: (card, { fit }, from) => isOnAs(from, card, 'carried', fit),
      examples: [{ fit: 'character' }],
    },
    bearing: {
      say: ({ fit, number }, say) => behind('with on it', { o: soMany(fit, number, say) }),
      read: (card, { fit, number = 1 }, from) => isReached(from, number, onAs(from, card, ['carried'], fit)),
      examples: [{ fit: 'weapon' }, { fit: 'device', number: 2 }],
    },
    'present at': {
      say: ({ place }, say) => behind('present at', { at: say.where('at', place) }),
      read(card, { place }, from) {
        const where = from.placeOf(card)
        return where !== null && from.isPresent(card) && from.fits(where, place)
      },
      examples: [{ place: 'site' }],
    },
    'present with': {
      say: beside('present with'),
      read(card, { fit }, from) {
        const where = from.placeOf(card)
        if (where === null) return false
        // The card of the moment may have just left the table.
        if (typeof fit === 'object' && fit.word === 'it')
          return from.it !== null && from.arePresentTogether(from.it, card)
        return from.cardsFitting(fit, where).some((one) => from.arePresentTogether(card, one))
      },
      examples: [{ fit: 'rebel' }],
    },
    alone: {
      say: () => behind('alone'),
      read(card, _, from) {
        const where = from.placeOf(card)
        if (where === null) return false
        const isCompany = (one: typeof card) =>
          !from.isSame(one, card) &&
          from.isOf(one, 'you') === from.isOf(card, 'you') &&
          (from.fits(one, 'character') || (from.valueOf(one, 'ability') ?? 0) > 0)
        return !from.cardsAt(where).some(isCompany)
      },
    },
    'armed with': {
      say: beside('armed with'),
      read: (card, { fit }, from) => from.armsOf(card).some((one) => from.fits(one, fit)),
      examples: [{ fit: 'blaster' }],
    },
    'targeted by': {
      say: beside('targeted by'),
      read: (card, { fit }, from) => from.aimedAt(card).some((one) => from.fits(one, fit)),
      examples: [{ fit: 'weapon' }],
    },
    'attacked by': {
      say: beside('attacked by'),
      never: 'no creature of the pool attacks',
      examples: [{ fit: 'creature' }],
    },
    'copy of': {
      say: ({ fit }, say) =>
        typeof fit === 'object' && fit.word === 'it'
          ? behind('of that title')
          : behind('of the same title', { o: say.cards(fit, 'the') }),
      read(card, { fit }, from) {
        const { title } = from.printed(card)
        const isAlike = (one: typeof card) =>
          !from.isSame(one, card) && from.printed(one).title === title && from.fits(one, fit)
        return from.isInPlay(card) && (from.inPlay.some(isAlike) || (from.it !== null && isAlike(from.it)))
      },
      examples: [{ fit: 'effect' }],
    },
    has: {
      say: ({ stat, by, than }, say) => ({
        posts: [
          {
            p: 'having',
            noun: say.value(stat),
            // Any immunity at all is over 0: "with immunity to attrition".
            ...(by === undefined || (by === '>' && than === 0) ? {} : { by }),
            ...(than === undefined || (by === '>' && than === 0) ? {} : { than: say.number(than) }),
          },
        ],
      }),
      read(card, { stat, by, than }, from) {
        const value = from.valueOf(card, stat)
        if (by === undefined || than === undefined) return value !== null
        return value !== null && compare(value, by, from.amountOf(than) ?? 0)
      },
      examples: [
        { stat: 'power', by: '<', than: 3 },
        { stat: 'power', by: '<=', than: 3 },
        { stat: 'ability', by: '=', than: 3 },
        { stat: 'ability', by: '>=', than: 3 },
        { stat: 'ability', by: '>', than: 3 },
      ],
    },
    hit: { say: () => behind('that is hit'), read: (card, _, from) => from.isHit(card) },
    'proof against': {
      say: ({ title }) => behind('always immune to', { o: { k: 'name', name: title, det: 'bare' } }),
      read: (card, { title }, from) => from.printed(card).immuneTo?.includes(title) === true,
      examples: [{ title: 'Alter' }],
    },
    'deploys on table': {
      say: () => behind('that deploys on table'),
      read: (card, _, from) => from.liesOnTable(card),
    },
  },
})
