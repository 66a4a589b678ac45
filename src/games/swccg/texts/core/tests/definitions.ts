/** How statements about the position are told. */
import { define } from '../../language/definitions.ts'
import {
  type Clause,
  type NounLimit,
  type NumberPhrase,
  noun,
  type Phrase,
  pronoun,
  type Slots,
  type Verb,
  type VerbKey,
  verb,
  worded,
} from '../../language/lexicon.ts'
import type { Say } from '../../language/say.ts'
import type { Amount, ComparedStat, Filter, TextPlayer } from '../../language/words.ts'
import { compare } from '../compared.ts'
import { testWords } from './vocabulary.ts'

type No = true | undefined
const clause = (subject: Phrase | undefined, of: Verb, no: No = undefined): Clause => ({
  ...(subject === undefined ? {} : { subject }),
  verbs: [no ? { ...of, not: true } : of],
})
type Node = Exclude<Filter, string>
const isWord = <W extends Node['word']>(filter: Filter, word: W): filter is Extract<Node, { readonly word: W }> =>
  typeof filter === 'object' && filter.word === word
/** The filters that must fit at once. */
const fitsOf = (filter: Filter): readonly Filter[] =>
  isWord(filter, 'all') && filter.whose === undefined ? filter.fit : [filter]
const both = (fit: readonly Filter[]): Filter => (fit.length === 1 ? fit[0]! : { word: 'all', fit })

const HERE: Filter = { word: 'at', place: { word: 'here' } }
/** Such a card here. */
const atHere = (fit: Filter): Filter =>
  isWord(fit, 'all') ? { ...fit, fit: [...fit.fit, HERE] } : { word: 'all', fit: [fit, HERE] }

// ---------------------------------------------------------------- this card

/** Words that are verbs where they are said of one card. */
const VERBS: Readonly<Record<string, VerbKey>> = { piloting: 'pilot', bearing: 'carry' }

/** "it is at a site", "it pilots Saber 3", "you occupy this location". */
function isClause(fit: Filter, say: Say, subject: Phrase | undefined, no: No): Clause {
  const fits = fitsOf(fit)
  const [only] = fits
  // A location is not with a card: the card is there.
  const isHolding = (one: Filter): one is Extract<Node, { readonly word: 'holding' }> =>
    isWord(one, 'holding') && one.number === undefined
  if (fits.length === 1 && say.isPlace && subject === undefined && only !== undefined && isHolding(only))
    return existsClause(atHere(only.fit), say, no)
  const held = fits.find((one) => isWord(one, 'occupied') || isWord(one, 'controlled'))
  const holding = fits.find(isHolding)
  if (held !== undefined && fits.every((one) => one === held || one === holding)) {
    const { word, by } = held as { readonly word: 'occupied' | 'controlled'; readonly by: TextPlayer }
    const slots: Slots = {
      o: subject ?? say.self,
      ...(holding === undefined ? {} : { with: { p: 'prep', prep: 'with', of: say.cards(holding.fit) } }),
    }
    return clause(say.player(by), verb(word === 'occupied' ? 'occupy' : 'control', slots), no)
  }
  const [first] = fits
  const isVerb = typeof first === 'object' && VERBS[first.word] !== undefined && !('number' in first)
  if (fits.length === 1 && isVerb)
    return clause(subject, verb(VERBS[first.word]!, { o: say.cards((first as { readonly fit: Filter }).fit) }), no)
  const part = say.part(fit)
  const { adjectives = [] } = part
  // "it is piloted": an adjective alone stands behind the verb.
  if (Object.keys(part).join() === 'adjectives' && adjectives.every(isPiloted))
    return clause(
      subject,
      verb('be so', { post: joined(adjectives.map((one) => ({ p: 'phrase', phrase: `being ${one}` }))) }),
      no,
    )
  const isBehind = (one: typeof part): boolean =>
    one.posts !== undefined && Object.keys(one).every((key) => key === 'posts' || key === 'place')
  const { either = [] } = part
  if (either.length > 0 && either.every(isBehind) && Object.keys(part).every((key) => key === 'either'))
    return clause(subject, verb('be so', { post: eitherOf(either.map((one) => joined(one.posts!))) }), no)
  const isSo = Object.keys(part).every((key) => key === 'posts' || key === 'place') && part.posts !== undefined
  if (!isSo) return clause(subject, verb('be', { o: say.cards(fit) }), no)
  return clause(subject, verb('be so', { post: joined(part.posts!) }), no)
}
const isPiloted = (one: string): one is 'piloted' | 'unpiloted' => one === 'piloted' || one === 'unpiloted'
const joined = (posts: readonly NounLimit[]): NounLimit =>
  posts.length === 1
    ? posts[0]!
    : {
        p: 'phrase',
        // "present at a site and present with Vader"
        phrase: posts.slice(0, 2).every(saysPresent) ? 'one limit and another' : 'both limits',
        slots: { one: posts[0]!, two: joined(posts.slice(1)) },
      }
const saysPresent = (one: NounLimit): boolean => one.p === 'phrase' && one.phrase.startsWith('present')

const eitherOf = (posts: readonly NounLimit[]): NounLimit =>
  posts.length === 1
    ? posts[0]!
    : { p: 'phrase', phrase: 'either limit', slots: { one: posts[0]!, two: eitherOf(posts.slice(1)) } }

// ---------------------------------------------------------------- some card

/** Words that can follow "is". */
const SO: ReadonlySet<string> = new Set([
  ...['at', 'present', 'present at', 'present with', 'alone', 'aboard'],
  ...['in battle', 'on', 'armed with', 'piloting'],
])

/** Cards that are meant already: "its bearer is Red 5". */
const DEFINITE = ['self', 'it', 'the', 'host'] as const

/** "you have no Rebel", but "you do not have Luke". */
const isNone = (one: Phrase): boolean => one.k === 'noun' || (one.k === 'several' && one.of.every(isNone))

function existsClause(fit: Filter, say: Say, no: No): Clause {
  const fits = isWord(fit, 'all') ? fit.fit : [fit]
  const whose = isWord(fit, 'all') ? fit.whose : undefined
  const held = fits.find((one) => isWord(one, 'occupied') || isWord(one, 'controlled'))
  if (held !== undefined) {
    const { word, by } = held as { readonly word: 'occupied' | 'controlled'; readonly by: TextPlayer }
    const left = fits.filter((one) => one !== held)
    const place: Filter = whose === undefined ? both(left) : { word: 'all', fit: left, whose }
    const o = say.cards(place, no ? 'no' : 'a')
    return clause(say.player(by), verb(word === 'occupied' ? 'occupy' : 'control', { o }), isNone(o) ? undefined : no)
  }
  if (whose !== undefined) {
    const o = say.cards(both(fits), no ? 'no' : 'a')
    return clause(say.player(whose), verb('have', { o }), isNone(o) ? undefined : no)
  }
  const meant = fits.find((one) => DEFINITE.some((word) => isWord(one, word)))
  const rest = fits.filter((one) => one !== meant)
  if (meant !== undefined && rest.length > 0) return isClause(both(rest), say, say.cards(meant), no)
  const isSo = (one: Filter) => typeof one === 'object' && SO.has(one.word)
  const [posts, nouns] = [fits.filter(isSo), fits.filter((one) => !isSo(one))]
  if (posts.length > 0 && nouns.length > 0) return isClause(both(posts), say, say.cards(both(nouns)), no)
  return clause(say.cards(fit), verb('be on table'), no)
}

// ---------------------------------------------------------------- numbers

const COMPARED: Readonly<Record<ComparedStat, VerbKey>> = {
  '<': 'be lower than',
  '<=': 'be at most',
  '=': 'be exactly',
  '>=': 'be at least',
  '>': 'be higher than',
}
const subjectOf = (number: NumberPhrase): Phrase => (number.n === 'phrase' ? number.phrase : { k: 'counted', number })
const isCount = (amount: Amount): amount is Extract<Exclude<Amount, number>, { readonly word: 'count' }> =>
  typeof amount === 'object' && amount.word === 'count'
const ownerOf = (filter: Filter): 'you' | 'opponent' | undefined => (isWord(filter, 'all') ? filter.whose : undefined)
/** "you occupy at least 2 sites", "you have at least 2 scouts": as many as that of a player. */
function atLeastOf(of: Filter, least: number, say: Say, no: No): Clause | null {
  const o = (filter: Filter): Phrase => ({
    k: 'worded',
    phrase: 'at least this many',
    slots: { n: { n: 'number', number: least }, o: say.cards(filter, 'bare', true) },
  })
  const owner = ownerOf(of)
  if (owner !== undefined) return clause(say.player(owner), verb('have', { o: o(ownerless(of)) }), no)
  const held = fitsOf(of).find((one) => isWord(one, 'occupied') || isWord(one, 'controlled'))
  if (held === undefined || held === of) return null
  const { word, by } = held as { readonly word: 'occupied' | 'controlled'; readonly by: TextPlayer }
  const places = o(both(fitsOf(of).filter((one) => one !== held)))
  return clause(say.player(by), verb(word === 'occupied' ? 'occupy' : 'control', { o: places }), no)
}
const ownerless = (filter: Filter): Filter => (isWord(filter, 'all') ? both(filter.fit) : filter)

function compared(left: Amount, by: ComparedStat, right: Amount, say: Say, no: No): Clause {
  if (isCount(left) && isCount(right) && by === '>' && left.max === undefined && right.max === undefined) {
    const [one, two] = [ownerOf(left.of), ownerOf(right.of)]
    if (
      one !== undefined &&
      two !== undefined &&
      JSON.stringify(ownerless(left.of)) === JSON.stringify(ownerless(right.of))
    )
      return clause(
        say.player(one),
        verb('have more', { o: say.cards(ownerless(left.of), 'bare', true), who: say.player(two) }),
        no,
      )
  }
  if (isCount(left) && left.max === undefined && by === '>=' && typeof right === 'number' && right > 1) {
    const told = atLeastOf(left.of, right, say, no)
    if (told !== null) return told
  }
  if (typeof left === 'object' && left.word === 'cards' && typeof right === 'number') {
    const o: Phrase = noun('card', 'bare', { count: [right], many: right !== 1 })
    const place: Slots = { in: noun(`pile ${left.in}`, 'bare') }
    if (by === '>=' || by === '<=')
      return clause(say.player(left.whose), verb(by === '>=' ? 'have at least' : 'have at most', { o, ...place }), no)
    if (by === '>' && right === 0)
      return clause(say.player(left.whose), verb('have in', { o: noun('card', 'bare', { many: true }), ...place }), no)
  }
  return clause(subjectOf(say.number(left)), verb(COMPARED[by], { n: say.number(right) }), no)
}

export const tests = define(testWords, {
  tests: {
    is: {
      say: ({ fit, no }, say) => isClause(fit, say, undefined, no),
      read: ({ fit }, from) => from.fits(from.self, fit),
      examples: [{ fit: { word: 'aboard', fit: 'starship' } }],
    },
    exists: {
      say: ({ fit, no }, say) => existsClause(fit, say, no),
      read: ({ fit }, from) => from.exists(fit),
      examples: [{ fit: 'effect' }, { fit: { word: 'all', fit: ['scout'], whose: 'you' } }],
    },
    compares: {
      say: ({ left, by, right, no }, say) => compared(left, by, right, say, no),
      // A number that is none counts as 0: the ability of a droid, of a target not chosen yet.
      read: ({ left, by, right }, from) => compare(from.amountOf(left) ?? 0, by, from.amountOf(right) ?? 0),
      examples: (['<', '<=', '=', '>=', '>'] as const).map((by) => ({
        left: { word: 'drawn' } as const,
        by,
        right: 3,
      })) as never,
    },
    'out of play': {
      say: ({ fit, no }, say) => clause(say.cards(fit), verb('be out of play'), no),
      read: ({ fit }, from) => from.isOutOfPlay(fit),
      examples: [{ fit: 'rebel' }],
    },
    battle: {
      say: ({ at, no }, say) =>
        at === 'location'
          ? clause(noun('battle', 'a'), verb('be under way'), no)
          : clause(noun('battle', 'the'), verb('be so', { post: say.where('at', at) }), no),
      read: ({ at }, from) => from.battle !== null && from.fits(from.battle, at),
      examples: [{ at: 'site' }],
    },
    drain: {
      say: ({ at, no }, say) => clause(noun('Force drain', 'a'), verb('be made', { at: say.where('at', at) }), no),
      read: ({ at }, from) => from.drain !== null && from.fits(from.drain, at),
      examples: [{ at: 'site' }],
    },
    'fighting draw': {
      say: ({ no }) => clause(pronoun('that destiny'), verb('be fighting destiny'), no),
      read: (_, from) => from.drawnFor === 'battle' || from.drawnFor === 'weapon',
    },
    'all ability': {
      say: ({ from, at, no }, say) =>
        clause(
          worded('all your ability', {
            where: at === undefined ? { p: 'phrase', phrase: 'in battle' } : say.where('at', at),
          }),
          verb('come from', { o: say.cards(from, 'bare', true) }),
          no,
        ),
      read({ from: cards, at }, from) {
        const fighters =
          at === undefined
            ? from.fighters('you')
            : from.cards.filter((one) => from.isFighter(one) && from.isOf(one, 'you') && from.fits(one, at))
        const able = fighters.filter((one) => (from.valueOf(one, 'ability') ?? 0) > 0)
        return able.length > 0 && able.every((one) => from.fits(one, cards))
      },
      examples: [{ from: 'scout', at: 'site' }, { from: 'scout' }],
    },
    initiated: {
      say: ({ by }, say) => clause(say.player(by), verb('have initiated the battle')),
      read: ({ by }, from) => from.hasInitiated(by),
      examples: [{ by: 'you' }, { by: 'opponent' }],
    },
    'has fired': {
      say: ({ of, number, no }, say) =>
        clause(
          pronoun('you'),
          verb('have fired', {
            o: {
              k: 'worded',
              phrase: 'at least this many',
              slots: { n: { n: 'number', number }, o: say.cards(of, 'bare', true) },
            },
          }),
          no,
        ),
      read: ({ of, number }, from) =>
        from.firedWeapons.filter((one) => from.isOf(one, 'you') && from.fits(one, of)).length >= number,
      examples: [{ of: 'blaster', number: 2 }],
    },
    turn: {
      say: ({ whose }) => clause(noun('turn', 'the', { owner: whose }), verb('be under way')),
      read: ({ whose }, from) => from.isTurnOf(whose),
      examples: [{ whose: 'you' }, { whose: 'opponent' }],
    },
    'in phase': {
      say: ({ phase, whose }) => clause(noun(`phase ${phase}`, 'the', { owner: whose }), verb('be under way')),
      read: ({ phase, whose }, from) => from.phase === phase && from.isTurnOf(whose),
      examples: [
        { phase: 'move', whose: 'you' },
        { phase: 'activate', whose: 'opponent' },
        { phase: 'control', whose: 'you' },
        { phase: 'deploy', whose: 'you' },
        { phase: 'battle', whose: 'you' },
        { phase: 'draw', whose: 'you' },
      ],
    },
    'phase begins': {
      say: () => clause(noun('phase', 'the'), verb('have just begun')),
      read: (_, from) => !from.hasBegun(),
    },
    'taken in battle': {
      say: ({ of }, say) => clause(say.cards(of), verb('be lost in that battle')),
      read: ({ of }, from) => from.taken().some((card) => from.fits(card, of)),
      examples: [{ of: 'character' }],
    },
    'no objective': {
      say: ({ no }) => clause(pronoun('you'), verb('have deployed', { o: noun('objective', no ? 'a' : 'no') })),
      read: (_, from) => !from.cards.some((one) => from.isOf(one, 'you') && from.fits(one, 'objective')),
    },
    'nothing to forfeit': {
      say: ({ no }) => clause(pronoun('you'), verb('have to forfeit', { o: noun('card', no ? 'a' : 'no') })),
      read: (_, from) => from.fighters('you').length === 0,
    },
  },
})
