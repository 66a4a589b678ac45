/** Tells words with their arguments: finds the definition of each word and gives it the helper that it needs. */
import {
  type Adjunct,
  adjunct,
  type Clause,
  type Clauses,
  type NounKey,
  type NounLimit,
  noun,
  type Phrase,
  pronoun,
  type Verb,
  verb,
} from '../language/lexicon.ts'
import type { PhrasePart, Say } from '../language/say.ts'
import type { Condition, Family, Filter, Test, While } from '../language/words.ts'
import { language, lexicons } from '../registry.ts'
import { type PhraseContext, phraseOf, together } from './phrases.ts'

/** The card that speaks. */
export interface Speaker {
  readonly noun: NounKey
  /** A location: "here" is itself. */
  readonly isPlace: boolean
  /** A weapon or device, which lies on others. */
  readonly isCarried: boolean
}
/** Cards that the acts of an offer mean by names: chosen ones, and the card of the moment. */
export interface Meanings {
  readonly chosen: ReadonlyMap<string, Phrase>
  readonly ofMoment: Phrase
}
const NOTHING: Meanings = { chosen: new Map(), ofMoment: pronoun('that card') }

interface AnyNode {
  readonly word: string
}
/** Tells a word by its definition. @throws for a word that has none */
function told<T>(family: Family, node: AnyNode, say: Say): T {
  const entry = language.words[family].get(node.word)
  if (entry === undefined) throw new Error(`no definition of «${node.word}» in ${family}`)
  return entry.say(node as never, say) as T
}

/** Returns the helper for texts of this card. */
export function sayFor(speaker: Speaker, meanings: Meanings = NOTHING): Say {
  const { isPlace, isCarried } = speaker
  const isFeminine = lexicons.fr.nouns[speaker.noun].feminine === true
  const self: Phrase = noun(speaker.noun, 'this')
  const context: PhraseContext = {
    self,
    carries: isFeminine ? 'that carries it, feminine' : 'that carries it',
    isPlace,
  }
  const part = (filter: Filter): PhrasePart =>
    typeof filter === 'string'
      ? lexicons.hasNoun(filter)
        ? { kinds: [filter] }
        : { posts: [{ p: 'phrase', phrase: filter as never }] }
      : told<PhrasePart>('filters', filter, say)
  const say: Say = {
    part,
    together,
    value: (stat) => language.stats.get(stat)!.noun,
    span: (span) => language.spans[span]!,
    cards: (filter, det = 'a', many = false) => phraseOf(part(filter), det, many, context),
    all: (filter) => phraseOf(part(filter), 'all', true, context),
    those: (filter) => (isMeant(filter) ? say.cards(filter, 'the') : say.all(filter)),
    placed: (filter) => phraseOf({ ...part(filter), place: true }, 'a', false, context),
    where: (preposition, filter) => where(preposition, filter, say),
    having: (filter, none = false) => having(filter, none, say),
    number: (amount) => (typeof amount === 'number' ? { n: 'number', number: amount } : told('amounts', amount, say)),
    condition: (condition) => clausesOf(condition, say),
    player: (player) => pronoun(PLAYERS[player ?? 'you']),
    steps: (acts) => acts.flatMap((act) => told<never>('acts', act, say)),
    rule: (rule) => told('rules', rule, say),
    moment: (moment) => told('moments', moment, say),
    cost: (cost) => told('costs', cost, say),
    deed: (deed, limits) => told('deeds', { ...limits, word: deed }, say),
    leave: (leave, limits) => told('leaves', { ...limits, word: leave }, say),
    during: (x, isAboutSelf = false) => during(x, isAboutSelf, say),
    chosen: (name) => meanings.chosen.get(name) ?? pronoun('the target'),
    self,
    it: pronoun(isFeminine ? 'it, feminine' : 'it'),
    ofMoment: meanings.ofMoment,
    isPlace,
    isCarried,
    isCarrier: speaker.noun === 'starship' || speaker.noun === 'vehicle',
  }
  return say
}
const PLAYERS = {
  you: 'you',
  opponent: 'your opponent',
  each: 'each player',
  owner: 'its owner',
  payer: 'that player',
} as const

// ---------------------------------------------------------------- places

const wordOf = (filter: Filter): string | null => (typeof filter === 'string' ? null : filter.word)
/** Cards that are meant already. */
const MEANT: ReadonlySet<string | null> = new Set(['self', 'it', 'the', 'host', 'named', 'titled'])
function isMeant(filter: Filter): boolean {
  if (typeof filter === 'object' && filter.word === 'all') return filter.fit.some(isMeant)
  return MEANT.has(wordOf(filter))
}

function where(preposition: 'at' | 'to' | 'into' | 'from' | 'on', filter: Filter, say: Say): NounLimit {
  const word = wordOf(filter)
  const held = heldThere(filter)
  if (preposition === 'at' && held !== null)
    return { p: 'prep', prep: 'at', of: { k: 'value', noun: 'location', of: say.cards(held) } }
  if (word === 'here')
    return { p: 'phrase', phrase: preposition === 'from' ? 'from here' : preposition === 'into' ? 'to here' : 'here' }
  if (word === 'it') return { p: 'phrase', phrase: 'there' }
  if (preposition === 'to' && typeof filter === 'object' && filter.word === 'aboard')
    return { p: 'prep', prep: 'aboard', of: say.cards(filter.fit) }
  if (word === 'self' && say.isCarrier) return { p: 'prep', prep: 'aboard', of: say.cards(filter) }
  if (preposition === 'into') {
    const to = where('to', filter, say)
    // French: "vers un système", where one moves; only what deploys goes "à un système".
    return to.p === 'prep' && to.prep === 'to' ? { ...to, prep: 'toward' } : to
  }
  if (preposition === 'on' || word === 'self') return { p: 'prep', prep: 'on', of: say.cards(filter) }
  if (preposition === 'to' && say.isCarried) return { p: 'prep', prep: 'on', of: say.cards(filter) }
  if (preposition === 'to' && hasNames(say.part(filter))) return { p: 'prep', prep: 'toward', of: say.placed(filter) }
  return { p: 'prep', prep: preposition, of: say.placed(filter) }
}
/** The one card, meant already, whose place is all that is said of a place. */
function heldThere(filter: Filter): Filter | null {
  if (typeof filter === 'string' || filter.word !== 'holding' || filter.number !== undefined) return null
  return wordOf(filter.fit) === 'the' || wordOf(filter.fit) === 'it' ? filter.fit : null
}
/** Limits a place to where such a card is, or is none. */
function having(filter: Filter, none: boolean, say: Say): NounLimit {
  const whose = typeof filter === 'object' && filter.word === 'all' ? filter.whose : undefined
  if (whose === undefined || none) return { p: 'prep', prep: none ? 'without' : 'with', of: say.cards(filter) }
  const { fit } = filter as Extract<Exclude<Filter, string>, { readonly word: 'all' }>
  const bare: Filter = fit.length === 1 ? fit[0]! : { word: 'all', fit }
  const who = whose === 'you' ? 'where you have' : 'where your opponent has'
  const slots = { own: say.cards(filter), some: say.cards(bare) }
  return { p: 'phrase', phrase: who, slots }
}
const hasNames = ({ names, either = [] }: PhrasePart): boolean => names !== undefined || either.some(hasNames)

// ---------------------------------------------------------------- conditions

/** When a rule holds. Its conditions speak of the card that speaks; where the rule is about others they name it. */
function during(
  { while: holds, unless, cumulative, first }: While,
  isAboutSelf: boolean,
  say: Say,
): readonly Adjunct[] {
  const around = (clauses: Clauses): Clauses => (isAboutSelf ? clauses : explicit(clauses, say.it))
  const alone = holds === undefined ? undefined : onlyNegated(holds)
  return [
    ...(first === undefined ? [] : [adjunct('first in each phase')]),
    ...(cumulative === undefined ? [] : [adjunct('each copy')]),
    ...(holds === undefined || alone !== undefined ? [] : [{ a: 'while' as const, of: around(say.condition(holds)) }]),
    ...(alone === undefined ? [] : [{ a: 'unless' as const, of: around(say.condition(alone)) }]),
    ...(unless === undefined ? [] : [{ a: 'unless' as const, of: around(say.condition(unless)) }]),
  ]
}
const isList = (condition: Condition): condition is readonly Test[] => Array.isArray(condition)
/** A single test that must fail, as one that must not hold: "unless". */
export function onlyNegated(condition: Condition): Test | undefined {
  if (isList(condition) || 'any' in condition || condition.no === undefined) return undefined
  const { no: _, ...holds } = condition
  return holds as Test
}
/** Names the subject of clauses that have none. */
export const explicit = (clauses: Clauses, subject: Phrase): Clauses => ({
  ...clauses,
  of: clauses.of.map((one) =>
    'of' in one ? explicit(one, subject) : one.subject === undefined ? { ...one, subject } : one,
  ),
})

function clausesOf(condition: Condition, say: Say): Clauses {
  if (isList(condition))
    return {
      join: 'and',
      of: joined(
        inBattle(
          between(
            condition.map((test) => ({ test })),
            say,
          ),
          say,
        ),
        say,
        'and',
      ),
    }
  if ('any' in condition) {
    const all = condition.any.map((tests) => clausesOf(tests, say))
    return { join: 'or', of: all.map((one) => (one.of.length === 1 ? one.of[0]! : one)) }
  }
  return clausesOf([condition], say)
}
/** A test that is still to be told, or one that is told already. */
type Statement = { readonly test: Test } | { readonly clause: Clause | Clauses }
const testOf = (one: Statement): Test | null => ('test' in one ? one.test : null)

/** "from 1 to 3": two comparisons of the same number. */
function between(statements: readonly Statement[], say: Say): readonly Statement[] {
  const found: Statement[] = []
  for (const one of statements) {
    const [last, now] = [found.at(-1) === undefined ? null : testOf(found.at(-1)!), testOf(one)]
    const isRange =
      last?.word === 'compares' &&
      now?.word === 'compares' &&
      last.by === '>=' &&
      now.by === '<=' &&
      JSON.stringify(last.left) === JSON.stringify(now.left)
    if (!isRange) found.push(one)
    else {
      const left = say.number(last.left)
      const subject: Phrase = left.n === 'phrase' ? left.phrase : { k: 'counted', number: left }
      found[found.length - 1] = {
        clause: { subject, verbs: [verb('be from to', { n: say.number(last.right), m: say.number(now.right) })] },
      }
    }
  }
  return found
}
const isInBattle = (filter: Filter): boolean => wordOf(filter) === 'in battle'
/** "it is in battle at a site with Chewie": what is said of one battle. */
function inBattle(statements: readonly Statement[], say: Say): readonly Statement[] {
  const own = statements.find((one) => {
    const test = testOf(one)
    return test?.word === 'is' && test.no === undefined && isInBattle(test.fit)
  })
  if (own === undefined) return statements
  const at = statements.find((one) => testOf(one)?.word === 'battle' && testOf(one)?.no === undefined)
  const place = at === undefined ? undefined : (testOf(at) as Extract<Test, { readonly word: 'battle' }>).at
  const others = statements.filter((one) => {
    const test = testOf(one)
    return (
      test?.word === 'exists' &&
      test.no === undefined &&
      typeof test.fit === 'object' &&
      test.fit.word === 'all' &&
      test.fit.fit.some(isInBattle)
    )
  })
  const withThem = others.map((one): Phrase => {
    const { fit } = testOf(one) as Extract<Test, { readonly word: 'exists' }>
    const { fit: fits, whose } = fit as Extract<Exclude<Filter, string>, { readonly word: 'all' }>
    const left = fits.filter((each) => !isInBattle(each))
    return say.cards(
      left.length === 1 && whose === undefined
        ? left[0]!
        : { word: 'all', fit: left, ...(whose === undefined ? {} : { whose }) },
    )
  })
  const clause: Clause = {
    verbs: [
      verb('be in battle', {
        ...(place === undefined ? {} : { place: say.where('at', place) }),
        ...(withThem.length === 0
          ? {}
          : {
              with: {
                p: 'prep',
                prep: 'with',
                of: withThem.length === 1 ? withThem[0]! : { k: 'several', join: 'and', of: withThem },
              },
            }),
      }),
    ],
  }
  return statements.flatMap((one) => (one === own ? [{ clause }] : one === at || others.includes(one) ? [] : [one]))
}
const JOINED: ReadonlySet<string> = new Set(['have', 'occupy', 'control'])
/** "you occupy a site and a system": statements that differ in their object alone. */
function joined(statements: readonly Statement[], say: Say, join: 'and' | 'or'): readonly (Clause | Clauses)[] {
  const found: (Clause | Clauses)[] = []
  for (const one of statements) {
    const next: Clause | Clauses = 'clause' in one ? one.clause : told<Clause | Clauses>('tests', one.test, say)
    const last = found.at(-1)
    const object = last === undefined ? null : sameBut(last, next, join)
    if (object === null) found.push(next)
    else found[found.length - 1] = object
  }
  return found
}
function sameBut(one: Clause | Clauses, two: Clause | Clauses, join: 'and' | 'or'): Clause | null {
  if ('of' in one || 'of' in two) return null
  const [a, b] = [one.verbs[0]!, two.verbs[0]!] as [Verb, Verb]
  const isObject = ({ slots = {} }: Verb) => Object.keys(slots).join() === 'o'
  const [who, whoElse] = [one.subject, two.subject]
  // "Leia, Han and Chewie are in battle"
  if (
    who !== undefined &&
    whoElse !== undefined &&
    JSON.stringify(a) === JSON.stringify(b) &&
    join === 'and' &&
    !a.not
  ) {
    const before = who.k === 'several' && who.join === 'and' ? who.of : [who]
    return { ...one, subject: { k: 'several', join, of: [...before, whoElse] } }
  }
  const isSame = a.v === b.v && a.not === b.not && JSON.stringify(who) === JSON.stringify(whoElse)
  if (isSame && a.v === 'be so') {
    const post: NounLimit = {
      p: 'phrase',
      phrase: 'one limit and another',
      slots: { one: a.slots!.post, two: b.slots!.post },
    }
    return { ...one, verbs: [{ ...a, slots: { post } }] }
  }
  if (!isSame || !JOINED.has(a.v) || !isObject(a) || !isObject(b)) return null
  const objects = [a.slots!.o, b.slots!.o] as Phrase[]
  return { ...one, verbs: [{ ...a, slots: { o: { k: 'several', join, of: objects } } }] }
}
