/** How words for cards are told. */
import { define } from '../../language/definitions.ts'
import type { NounLimit, PhraseKey, Slots } from '../../language/lexicon.ts'
import type { PhrasePart, Say } from '../../language/say.ts'
import type { Filter } from '../../language/words.ts'
import { cardWords } from './vocabulary.ts'

const behind = (phrase: PhraseKey, slots: Slots = {}): PhrasePart => ({ posts: [{ p: 'phrase', phrase, slots }] })
/** A word that stands behind a noun, with a card: "aboard a starship". */
const beside =
  (phrase: PhraseKey) =>
  ({ fit }: { readonly fit: Filter }, say: Say): PhrasePart =>
    behind(phrase, { o: say.cards(fit) })

const isPlain = (part: PhrasePart): boolean => Object.keys(part).every((key) => key === 'posts' || key === 'place')
const negated = (post: NounLimit): NounLimit =>
  post.p === 'phrase' && post.phrase === 'shielded'
    ? { p: 'phrase', phrase: 'unshielded' }
    : 'not' in post || post.p === 'or' || post.p === 'except'
      ? post
      : ({ ...post, not: true } as NounLimit)
/** An exception: "not at a site", "unpiloted", "other than a lightsaber". */
function except(fit: Filter, say: Say): PhrasePart {
  if (typeof fit === 'object' && fit.word === 'holding') return { posts: [say.having(fit.fit, true)], place: true }
  const part = say.part(fit)
  const [first] = part.adjectives ?? []
  if (first === 'piloted') return { adjectives: ['unpiloted'] }
  if (isPlain(part) && part.posts !== undefined)
    return { posts: part.posts.map(negated), ...(part.place ? { place: true } : {}) }
  return { posts: [{ p: 'except', of: say.cards(fit) }] }
}

export const cards = define(cardWords, {
  filters: {
    all: {
      say: ({ fit, whose }, say) =>
        say.together(
          fit.map((one) => say.part(one)),
          whose,
        ),
      examples: [
        { fit: ['rebel', 'pilot'], whose: 'you' },
        { fit: ['rebel', 'pilot'], whose: 'opponent' },
      ],
    },
    or: {
      say: ({ fit }, say) => ({ either: fit.map((one) => say.part(one)) }),
      examples: [{ fit: ['rebel', 'starship'] }],
    },
    not: { say: ({ fit }, say) => except(fit, say), examples: [{ fit: 'lightsaber' }] },
    named: { say: ({ names }) => ({ names }), examples: [{ names: ['Han', 'Leia'] }] },
    titled: { say: ({ titles }) => ({ names: titles }), examples: [{ titles: ['Haven', 'Battle Plan'] }] },
    self: { say: (_, say) => ({ phrase: say.self }) },
    host: { say: () => ({ host: true }) },
    other: { say: () => ({ other: true }) },
    it: { say: (_, say) => ({ phrase: say.ofMoment }) },
    the: { say: ({ name }, say) => ({ phrase: say.chosen(name) }), examples: [{ name: 'target' }] },
    unique: { say: () => ({ adjectives: ['unique'] }) },
    'non-unique': { say: () => ({ adjectives: ['non-unique'] }) },
    present: { say: () => behind('present') },
    'in battle': { say: () => behind('in battle') },
    deployed: { say: ({ in: span }) => behind(`deployed this ${span}`), examples: [{ in: 'phase' }] },
    piloted: { say: () => ({ adjectives: ['piloted'] }) },
    aboard: { say: beside('aboard'), examples: [{ fit: 'starship' }] },
    piloting: { say: beside('piloting'), examples: [{ fit: 'TIE' }] },
    'piloted by': { say: beside('piloted by'), examples: [{ fit: 'rebel' }] },
    'driven by': { say: beside('driven by'), examples: [{ fit: 'rebel' }] },
    on: { say: beside('on'), examples: [{ fit: 'character' }] },
    bearing: { say: beside('with on it'), examples: [{ fit: 'weapon' }] },
    'armed with': { say: beside('armed with'), examples: [{ fit: 'blaster' }] },
    'targeted by': { say: beside('targeted by'), examples: [{ fit: 'weapon' }] },
    'attacked by': { say: beside('attacked by'), examples: [{ fit: 'creature' }] },
    'copy of': {
      say: ({ fit }, say) =>
        typeof fit === 'object' && fit.word === 'it'
          ? behind('of that title')
          : behind('of the same title', { o: say.cards(fit, 'the') }),
      examples: [{ fit: 'effect' }],
    },
    has: {
      say: ({ stat, by, than }, say) => ({
        posts: [
          {
            p: 'having',
            noun: say.value(stat),
            ...(by === undefined ? {} : { by }),
            ...(than === undefined ? {} : { than: say.number(than) }),
          },
        ],
      }),
      examples: [
        { stat: 'power', by: '<', than: 3 },
        { stat: 'power', by: '<=', than: 3 },
        { stat: 'ability', by: '=', than: 3 },
        { stat: 'ability', by: '>=', than: 3 },
        { stat: 'ability', by: '>', than: 3 },
      ],
    },
    'proof against': {
      say: ({ title }) => behind('always immune to', { o: { k: 'name', name: title, det: 'bare' } }),
      examples: [{ title: 'Alter' }],
    },
    'deploys on table': { say: () => behind('that deploys on table') },
  },
})
