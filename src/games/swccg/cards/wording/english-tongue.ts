/** English noun phrases, numbers and conditions of card texts. */
import { lists, signed, spaced } from '../../../../kit/wording/words.ts'
import type { Amount, Compared, Condition, Filter, Relation, Stat, Who, Whose } from '../vocabulary.ts'
import { nounOf, TRAILING, trails } from './nouns.ts'
import { type ClauseFilter, type Head, type Phrase, type Pronoun, phraseOf, type Quality } from './phrase.ts'
import type { NounForm, Self, Tongue } from './tongue.ts'

const and = lists('en', 'conjunction')
const or = lists('en', 'disjunction')

const QUALITY: Readonly<Record<Quality, string>> = {
  other: 'other',
  unique: 'unique',
  'non-unique': 'non-unique',
  generic: 'generic (<>)',
  unpiloted: 'unpiloted',
}
export const ENGLISH_STATS: Readonly<Record<Stat, string>> = {
  power: 'power',
  maneuver: 'maneuver',
  hyperspeed: 'hyperspeed',
  landspeed: 'landspeed',
  forfeit: 'forfeit value',
  defense: 'defense value',
  ability: 'ability',
  destiny: 'destiny',
  'deploy cost': 'deploy cost',
  'move cost': 'move cost',
  'fire cost': 'cost to fire',
  'drain cost': 'cost of each Force drain',
  'battle cost': 'cost of each battle',
  'transit from': 'docking bay transit from here',
  'transit to': 'docking bay transit to here',
  'landspeed needed': 'landspeed needed to leave on foot',
  'ability needed': 'ability needed to draw battle destiny',
  'total power': 'total power',
  attrition: 'attrition',
  'battle damage': 'battle damage',
  'battle destinies': 'number of battle destinies',
  'power destinies': 'number of destinies to power only',
  'battle destiny': 'battle destiny draw',
  'total battle destiny': 'total battle destiny',
  'weapon destiny': 'weapon destiny draw',
  'total weapon destiny': 'total of the shot',
  'Force drain': 'Force drain',
  retrieval: 'retrieved Force',
  X: 'X of its text',
}
const PER_SIDE: ReadonlySet<Stat> = new Set([
  'total power',
  'battle destinies',
  'power destinies',
  'battle destiny',
  'total battle destiny',
  'battle damage',
  'Force drain',
  'retrieval',
  'ability needed',
  'battle cost',
  'drain cost',
])
const AFTER: Readonly<Record<Relation, (x: string) => string>> = {
  at: (x) => `at ${x}`,
  aboard: (x) => `aboard ${x}`,
  piloting: (x) => `piloting ${x}`,
  'piloted by': (x) => `piloted by ${x}`,
  'driven by': (x) => `driven by ${x}`,
  'borne by': (x) => `carried by ${x}`,
  bearing: (x) => `with ${x} on it`,
  'armed with': (x) => `armed with ${x}`,
  'targeted by': (x) => `targeted this turn by ${x}`,
  'attacked by': (x) => `attacked by ${x}`,
  'copy of': (x) => `on table with the same title as ${x}`,
  'related to': (x) => `related to ${x}`,
  'orbited by': (x) => `that ${x} orbits`,
  holding: (x) => `with ${x}`,
}
/** Words that only places fit. */
const PLACES: ReadonlySet<string> = new Set(['related to', 'orbited by', 'holding', 'occupied by', 'controlled by'])
/** Words that follow "is". */
const PLACED: ReadonlySet<string> = new Set([
  'at',
  'aboard',
  'present',
  'in battle',
  'copy of',
  'armed with',
  'piloting',
])
const isPlaced = (one: ClauseFilter): boolean => typeof one === 'object' && PLACED.has(one.cards)
const COMPARED: Readonly<Record<Compared, string>> = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' }
const IN_WORDS: Readonly<Record<Compared, string>> = {
  '<': 'is lower than',
  '<=': 'is at most',
  '=': 'is',
  '>=': 'is at least',
  '>': 'is higher than',
}
const OWNERS: Readonly<Record<'yours' | 'theirs', string>> = { yours: 'your', theirs: 'your opponent’s' }
const WHO: Readonly<Record<Who, string>> = { you: 'you', they: 'your opponent', player: 'the player who pays' }
const article = (noun: string): string =>
  noun.startsWith('other') ? `an${noun}` : /^(?:[aeio]|un(?!i)|x-|fx)/i.test(noun) ? `an ${noun}` : `a ${noun}`

/** @param self the type of the card that speaks */
export class EnglishTongue implements Tongue {
  readonly self: Self
  private readonly pronouns: Readonly<Record<Pronoun, string>>
  constructor(self: Self) {
    this.self = self
    this.pronouns = {
      self: `this ${self === 'effect' ? 'Effect' : self === 'interrupt' ? 'Interrupt' : self}`,
      host: 'its carrier',
      it: 'that card',
      target: 'the target',
      here: self === 'location' ? 'this location' : 'its location',
      adjacent: 'an adjacent site',
      start: 'your starting location',
    }
  }

  // ---------------------------------------------------------------- noun phrases

  head(heads: readonly Head[], many: boolean): string {
    const ranked = [...heads].sort((a, b) => this.weight(a) - this.weight(b))
    return ranked.map((one, at) => this.headWord(one, at < ranked.length - 1, many)).join(' ')
  }
  readonly weight = (one: Head): number =>
    typeof one === 'string' ? nounOf(one).weight : Math.max(...one.map((each) => (typeof each === 'string' ? 1.5 : 1)))
  headWord(one: Head, beside: boolean, many: boolean): string {
    if (typeof one !== 'string')
      return or(one.map((each) => this.phrase(each, beside ? 'bare' : many ? 'bare many' : 'bare')))
    const noun = nounOf(one)
    return beside ? (noun.mod?.en ?? noun.en[0]) : noun.en[many ? 1 : 0]
  }

  after(one: ClauseFilter): string {
    if (typeof one === 'string') return trails(one) ? TRAILING[one].en : `which is ${this.phrase(one, 'one')}`
    switch (one.cards) {
      case 'any':
        return or(one.fit.map((each) => this.after(each as ClauseFilter)))
      case 'not':
        return this.without(one.fit)
      case 'on planet':
        return `on ${one.planet}`
      case 'of planet':
        return `at ${one.planet}`
      case 'occupied by':
        return `that ${WHO[one.by]} ${one.by === 'you' ? 'occupy' : 'occupies'}`
      case 'controlled by':
        return `that ${WHO[one.by]} ${one.by === 'you' ? 'control' : 'controls'}`
      case 'having':
        return this.having(one)
      case 'proof':
        return `always immune to ${one.against}`
      case 'lies on':
        return `deploying on ${or(one.spots.map((one) => this.spot(one)))}`
      case 'here':
        return 'here'
      case 'present':
        return 'present here'
      case 'in battle':
        return 'in this battle'
      case 'fresh':
        return 'deployed in this phase'
      case 'at':
        return this.isHere(one.to) ? 'here' : `at ${this.phrase(one.to, 'any')}`
      default:
        if ('to' in one) return AFTER[one.cards](this.phrase(one.to, 'any'))
        return spaced('which is', this.phrase(one, 'one'))
    }
  }
  readonly having = ({ stat, than }: Extract<Filter, { cards: 'having' }>): string =>
    than === undefined
      ? `with ${ENGLISH_STATS[stat]}`
      : `with ${ENGLISH_STATS[stat]} ${COMPARED[than.by]} ${this.value(than.number)}`
  without(fit: Filter): string {
    if (typeof fit === 'object' && fit.cards === 'holding') return `without ${this.phrase(fit.to, 'any')}`
    if (typeof fit === 'string' && trails(fit)) return `not ${TRAILING[fit].en}`
    return `other than ${this.phrase(fit, 'any')}`
  }

  core(parts: Phrase, many: boolean): string {
    const named = parts.byTitle && parts.names.length > 0 ? or(parts.names) : or(parts.names)
    return spaced(...parts.qualities.map((one) => QUALITY[one]), named, this.head(parts.heads, many))
  }

  /** All cards of a filter at once: "the target and all weapons that it carries". */
  together(filter: Filter): string {
    if (typeof filter !== 'object' || filter.cards !== 'any') return this.phrase(filter, 'one')
    return and(filter.fit.map((one) => this.phrase(one, 'all')))
  }

  phrase(filter: Filter, form: NounForm): string {
    if (typeof filter === 'object' && filter.cards === 'not') return `anything but ${this.phrase(filter.fit, 'one')}`
    if (typeof filter === 'object' && filter.cards === 'any' && !filter.fit.every((one) => typeof one === 'string'))
      return or(filter.fit.map((one) => this.phrase(one, form)))
    const parts = phraseOf(filter)
    const behind = parts.after.map((one) => this.after(one))
    if (parts.pronoun !== null) return this.withPronoun(parts.pronoun, parts, behind)
    const bare = parts.heads.length === 0 && parts.names.length === 0
    if (bare && typeof filter === 'object' && 'planet' in filter)
      return filter.cards === 'on planet' ? `a site on ${filter.planet}` : `a location at ${filter.planet}`
    const many = form === 'all' || form === 'bare many'
    const words = bare
      ? spaced(...parts.qualities.map((one) => QUALITY[one]), this.placeOrCard(parts, many))
      : this.core(parts, many)
    return spaced(this.determined(words, parts, form), ...behind)
  }
  withPronoun(pronoun: Pronoun, parts: Phrase, behind: readonly string[]): string {
    if (pronoun === 'here' && parts.heads.length > 0)
      return spaced('the same', this.head(parts.heads, false), ...behind)
    if (pronoun === 'host' && parts.heads.length > 0)
      return spaced(
        parts.whose === null ? 'the' : OWNERS[parts.whose],
        this.head(parts.heads, false),
        'that carries it',
        ...behind,
      )
    return spaced(this.pronouns[pronoun], ...behind)
  }
  determined(words: string, parts: Phrase, form: NounForm): string {
    if (form === 'bare' || form === 'bare many') return words
    if (parts.whose !== null) return `${OWNERS[parts.whose]} ${words}`
    if (parts.names.length > 0 && parts.heads.length === 0) return words
    return form === 'all' ? words : article(words)
  }
  readonly placeOrCard = ({ after: behind }: Phrase, many: boolean): string => {
    const word = behind.some((one) => typeof one === 'object' && PLACES.has(one.cards)) ? 'place' : 'card'
    return many ? `${word}s` : word
  }
  readonly isHere = (filter: Filter): boolean => typeof filter === 'object' && filter.cards === 'here'
  readonly spot = (one: string): string =>
    one === 'table' ? 'the table' : one === 'your side' ? 'your side of the table' : 'your opponent’s side of the table'

  // ---------------------------------------------------------------- numbers

  value(amount: Amount): string {
    if (typeof amount === 'number') return `${amount}`
    switch (amount.amount) {
      case 'given':
        return `${this.value(amount.else)} (${this.value(amount.then)} while ${this.condition(amount.if)})`
      case 'if it is':
        return `${this.value(amount.else)} (${this.value(amount.then)} for ${this.phrase(amount.what, 'one')})`
      case 'count':
        return `the number of ${this.phrase(amount.of, 'all')}${amount.max === undefined ? '' : `, ${amount.max} at most`}`
      case 'pairs':
        return `the pairs of ${this.phrase(amount.of[0], 'one')} and ${this.phrase(amount.of[1], 'one')}`
      case 'times':
        return `${this.value(amount.of[0])} × ${this.value(amount.of[1])}`
      case 'value':
        return amount.of === undefined
          ? this.ownStat(amount.stat)
          : `the ${ENGLISH_STATS[amount.stat]} of ${this.phrase(amount.of, 'one')}`
      case 'highest':
        return `the highest ${ENGLISH_STATS[amount.stat]} of ${this.phrase(amount.of, 'all')}`
      case 'hand size':
        return `the number of cards in ${this.hand(amount.whose)}`
      case 'drawn':
        return 'the destiny drawn'
      case 'force lost':
        return 'the Force just lost'
      case 'distance':
        return 'the sites in between'
    }
  }
  readonly ownStat = (stat: Stat): string =>
    PER_SIDE.has(stat) ? `your ${ENGLISH_STATS[stat]}` : `its own ${ENGLISH_STATS[stat]}`

  readonly each = (cards: Filter): string =>
    phraseOf(cards).whose === null ? this.phrase(cards, 'bare') : `of ${this.phrase(cards, 'all')}`

  gain(amount: Amount): string {
    if (typeof amount === 'number') return signed(amount)
    switch (amount.amount) {
      case 'given':
        return `${this.gain(amount.else)} (${this.gain(amount.then)} while ${this.condition(amount.if)})`
      case 'if it is':
        return `${this.gain(amount.else)} (${this.gain(amount.then)} for ${this.phrase(amount.what, 'one')})`
      case 'count':
        return `+1 for each ${this.each(amount.of)}${amount.max === undefined ? '' : `, ${signed(amount.max)} at most`}`
      case 'pairs':
        return `+1 for each pair of ${this.phrase(amount.of[0], 'one')} and ${this.phrase(amount.of[1], 'one')}`
      case 'times': {
        const [factor, of] = amount.of
        return typeof factor === 'number' ? this.gain(of).replace(/^\+1/, signed(factor)) : `+ ${this.value(amount)}`
      }
      case 'distance':
        return '+1 for each site in between'
      default:
        return `+ ${this.value(amount)}`
    }
  }

  // ---------------------------------------------------------------- conditions

  condition(when: Condition): string {
    switch (when.when) {
      case 'is':
        return this.is(when.fit)
      case 'there':
        return this.there(when.fit, false)
      case 'all':
        return and(when.of.map((one) => this.condition(one)))
      case 'any':
        return `either ${or(when.of.map((one) => this.condition(one)))}`
      case 'not':
        return this.negated(when.fails)
      case 'compare':
        return `${this.value(when.left)} ${IN_WORDS[when.by]} ${this.value(when.right)}`
      case 'battle at':
        return `the battle is at ${this.phrase(when.at, 'one')}`
      case 'all ability from':
        return `all your ability ${when.at === undefined ? 'in this battle' : this.atPlace(when.at)} is from ${this.phrase(when.from, 'all')}`
      case 'no objective':
        return 'you have deployed no Objective'
      case 'nothing to forfeit':
        return 'you can forfeit no card in this battle'
    }
  }
  readonly negated = (fails: Condition): string =>
    fails.when === 'there'
      ? this.there(fails.fit, true)
      : fails.when === 'battle at'
        ? `no battle is at ${this.phrase(fails.at, 'one')}`
        : `it is not so that ${this.condition(fails)}`

  /** "it is aboard Falcon", "you control this location and it has your scout". */
  readonly is = (fit: readonly Filter[]): string => and(fit.map((one) => this.isOne(one)))
  isOne(one: Filter): string {
    const noun = this.self === 'location' ? 'this location' : 'it'
    if (typeof one === 'object') {
      if (one.cards === 'controlled by' || one.cards === 'occupied by') {
        const verb = one.cards === 'controlled by' ? 'control' : 'occupy'
        const word = one.by === 'you' ? verb : verb === 'control' ? 'controls' : 'occupies'
        return `${WHO[one.by]} ${word} ${noun}`
      }
      if (one.cards === 'holding') return `${this.phrase(one.to, 'one')} is there`
      if (one.cards === 'piloted by') return `${this.phrase(one.to, 'one')} pilots it`
      if (one.cards === 'bearing') return `${this.phrase(one.to, 'one')} is on it`
      if (one.cards === 'piloting') return `it pilots ${this.phrase(one.to, 'one')}`
    }
    const parts = phraseOf(one)
    return parts.after.length === 1 && parts.heads.length === 0
      ? `it is ${this.after(parts.after[0]!)}`
      : `it is ${this.phrase(one, 'one')}`
  }

  there(fit: readonly Filter[], no: boolean): string {
    const parts = phraseOf({ cards: 'all', fit })
    const behind = parts.after.map((one) => this.after(one))
    if (parts.pronoun !== null) return `${this.withPronoun(parts.pronoun, parts, [])} is ${spaced(...behind)}`
    const bare = parts.heads.length === 0 && parts.names.length === 0
    const words = bare ? spaced(...parts.qualities.map((one) => QUALITY[one]), 'card') : this.core(parts, false)
    const isName = parts.names.length > 0 && parts.heads.length === 0
    const noun = no ? `no ${words}` : isName ? words : article(words)
    if (parts.whose !== null) return spaced(parts.whose === 'yours' ? 'you have' : 'your opponent has', noun, ...behind)
    if (behind.length === 0) return `${noun} is on table`
    return parts.after.every(isPlaced) ? spaced(noun, 'is', ...behind) : spaced('there is', noun, ...behind)
  }

  // ---------------------------------------------------------------- places and values

  readonly place = (word: 'to' | 'from' | 'at', filter: Filter): string => {
    if (this.isHere(filter)) return word === 'from' ? 'from here' : 'here'
    return `${word} ${this.phrase(filter, 'one')}`
  }
  readonly atPlace = (filter: Filter): string => this.place('at', filter)
  readonly hand = (whose: Whose): string => (whose === 'theirs' ? 'your opponent’s hand' : 'your hand')

  stat(of: Stat, cards: Filter | undefined, whose: Whose | undefined): string {
    const word = ENGLISH_STATS[of]
    if (of === 'attrition') return whose === 'theirs' ? 'attrition against your opponent' : 'attrition against you'
    const side = whose ?? (PER_SIDE.has(of) && cards === undefined ? 'yours' : undefined)
    const owned =
      side === undefined
        ? word
        : side === 'both' || side === 'owner'
          ? `each player’s ${word}`
          : `${OWNERS[side]} ${word}`
    return cards === undefined ? owned : `${owned} of ${this.phrase(cards, 'all')}`
  }
}
