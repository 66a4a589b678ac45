/** How rules are told that change numbers. */
import type { Definitions } from '../../language/definitions.ts'
import {
  type Clause,
  type NounLimit,
  noun,
  type Phrase,
  pronoun,
  type Sentence,
  type Slots,
  type Verb,
  verb,
  worded,
} from '../../language/lexicon.ts'
import type { Say } from '../../language/say.ts'
import type { Amount, Filter, Stat } from '../../language/words.ts'
import { sentence, subject, surrounded } from '../sentences.ts'
import {
  apart,
  at,
  force,
  gain,
  going,
  OF_CARDS,
  takesAway,
  to,
  totalOf,
  toward,
  transit,
  type ValueLimits,
  valueOfCard,
  withoutSign,
} from './values.ts'
import type { numberWords } from './vocabulary.ts'

// ---------------------------------------------------------------- what is added

type Change = { readonly stat: Stat; readonly amount: Amount } & ValueLimits

/** At which site a ship lands, or from which it takes off. */
const landing = (x: ValueLimits, say: Say): Slots => ({
  ...(x.from === undefined ? {} : { from: say.where('from', x.from) }),
  ...(x.to === undefined ? {} : { to: say.where('at', x.to) }),
})
const shotAt = ({ against }: ValueLimits, say: Say): Slots =>
  against === undefined ? {} : { against: say.cards(against) }
const firedBy = ({ by }: ValueLimits, say: Say): Slots => (by === undefined ? {} : { by: say.cards(by) })
/** Costs and needs: who pays or needs what. */
function costing(x: Change, say: Say): Clause | null {
  const n = withoutSign(say.number(x.amount))
  const [isLess, q] = [takesAway(x.amount), force(n)]
  const player = { subject: say.player(x.whose ?? 'you') }
  switch (x.stat) {
    case 'deploy cost':
      return {
        ...subject(x.of, say),
        verbs: [verb(isLess ? 'cost less to deploy' : 'cost more to deploy', { n, ...going(x, say) })],
      }
    case 'move cost':
      return {
        ...subject(x.of, say),
        verbs: [verb(isLess ? 'cost less to move' : 'cost more to move', { n, ...toward(x, say) })],
      }
    case 'landing cost':
      return {
        ...subject(x.of, say),
        verbs: [verb(isLess ? 'use less to land' : 'use more to land', { n, q, ...landing(x, say) })],
      }
    case 'fire cost': {
      const key = isLess ? 'pay less to fire' : 'pay more to fire'
      return { ...subject(x.by, say), verbs: [verb(key, { n, q, o: say.cards(x.of ?? 'weapon'), ...shotAt(x, say) })] }
    }
    case 'landspeed needed':
      return {
        ...subject(x.of, say),
        verbs: [verb(isLess ? 'need less landspeed' : 'need more landspeed', { n, ...to(x, say) })],
      }
    case 'transit cost':
      return { subject: transit(x, say), verbs: [verb(isLess ? 'cost less Force' : 'cost more Force', { n, q })] }
    case 'cross-over total': {
      const o = x.of === undefined ? say.self : say.all(x.of)
      const key = isLess ? 'take from attempts' : 'add to attempts'
      return { verbs: [verb(key, { ...apart(n), o })] }
    }
    case 'retrieval cost':
      return { ...player, verbs: [verb('use to retrieve', { q })] }
    case 'drain cost':
      return { ...player, verbs: [verb(isLess ? 'use less to drain' : 'use more to drain', { n, q })] }
    case 'battle cost':
      return { ...player, verbs: [verb(isLess ? 'use less to battle' : 'use more to battle', { n, q })] }
    default:
      return null
  }
}
/** More landspeed is needed to walk away from here. */
function leavingHere(x: Change, say: Say): Sentence | null {
  const isHere = typeof x.from === 'object' && x.from.word === 'here'
  if (x.stat !== 'landspeed needed' || !isHere || x.to !== undefined || x.of === undefined) return null
  const key = takesAway(x.amount) ? 'need less to leave' : 'need more to leave'
  const slots = { who: say.all(x.of), n: withoutSign(say.number(x.amount)) }
  return surrounded({ clause: worded(key, slots) as Sentence['clause'] }, x, say)
}
/** A number is added: to what a card gets, to a cost, to the draws of a player, to a total. */
function added(x: Change, say: Say): Sentence {
  const leaving = leavingHere(x, say)
  if (leaving !== null) return leaving
  const costs = costing(x, say)
  if (costs !== null) return sentence(costs, x, say)
  const number = say.number(x.amount)
  const n = withoutSign(number)
  const isLess = takesAway(x.amount)
  const { stat } = x
  if (OF_CARDS.has(stat)) {
    const o = gain(stat, number, say)
    const gets = isLess
      ? verb('get less', { o, ...apart(n), value: noun(say.value(stat), 'bare') })
      : verb('get', { o })
    return sentence({ ...subject(x.of, say), verbs: [gets] }, x, say)
  }
  if (stat === 'battle destinies' || stat === 'power destinies') {
    const kind = say.value(stat)
    const slots = {
      ...{ n, kind: noun(kind, 'bare', { many: x.amount !== 1 }) },
      ...{ q: { k: 'quantity', number: n, of: kind } as const, ...at(x, say) },
    }
    // "2 more battle destinies", but "more battle destinies equal to its ability".
    const key = n.n === 'phrase' ? 'draw as many more' : 'draw more'
    const draws = verb(stat === 'power destinies' ? `${key} to power` : key, slots)
    return sentence({ subject: say.player(x.whose ?? 'you'), verbs: [draws] }, x, say)
  }
  const adds = verb(isLess ? 'subtract from' : 'add to', { ...apart(n), o: totalOf(stat, x, say) })
  return sentence({ verbs: [adds] }, x, say, true)
}
/** A value of its own: what a card, a way or a place has instead of what is printed or usual. */
function defined(x: Change, say: Say): Sentence {
  const n = say.number(x.amount)
  if (x.stat === 'transit cost')
    return sentence({ subject: transit(x, say), verbs: [verb('cost Force', { o: force(n) })] }, x, say)
  if (x.stat === 'ability needed')
    return surrounded(
      {
        clause: worded(x.whose === 'opponent' ? 'your opponent needs ability' : 'you need ability', {
          n,
          q: { k: 'quantity', number: n, of: say.value(x.stat) },
          ...at(x, say),
        }) as never,
      },
      x,
      say,
    )
  if (OF_CARDS.has(x.stat))
    return sentence(
      { ...subject(x.of, say), verbs: [verb('have value', { n, o: noun(say.value(x.stat), 'bare') })] },
      x,
      say,
    )
  return reset(x, say)
}
function reset(x: Change, say: Say): Sentence {
  if (x.stat === 'transit cost') {
    const o = force(say.number(x.amount))
    return sentence({ subject: transit(x, say), verbs: [verb('cost Force in all', { o })] }, x, say)
  }
  const value = OF_CARDS.has(x.stat) ? valueOfCard(x.stat, x.of, say) : totalOf(x.stat, x, say)
  return sentence({ subject: value, verbs: [verb('be exactly', { n: say.number(x.amount) })] }, x, say)
}

function bounded(
  x: { readonly stat: Stat; readonly max?: Amount; readonly min?: Amount } & ValueLimits,
  say: Say,
): Sentence {
  const player = { subject: say.player(x.whose ?? 'you') }
  const isDraws = x.stat === 'battle destinies' || x.stat === 'power destinies'
  const draws = (amount: Amount) => ({
    q: { k: 'quantity', number: say.number(amount), of: say.value(x.stat) } as const,
    ...at(x, say),
  })
  if (isDraws && x.min !== undefined)
    return sentence(
      {
        ...player,
        verbs: [
          verb(
            x.whose === 'opponent' ? 'draw if they could not otherwise' : 'draw if you could not otherwise',
            draws(x.min),
          ),
        ],
      },
      x,
      say,
    )
  if (isDraws && x.max === 0)
    return sentence(
      { ...player, verbs: [verb('draw none', { o: noun(say.value(x.stat), 'no'), ...at(x, say) })] },
      x,
      say,
    )
  if (isDraws && x.max !== undefined)
    return sentence({ ...player, verbs: [verb('draw at most', draws(x.max))] }, x, say)
  if (x.stat === 'immunity' && x.max === 0)
    return sentence({ ...subject(x.of, say), verbs: [verb('lose all immunity')] }, x, say)
  const value = OF_CARDS.has(x.stat) ? valueOfCard(x.stat, x.of, say) : totalOf(x.stat, x, say)
  const verbs: Verb[] = [
    ...(x.max === undefined ? [] : [verb('be at most', { n: say.number(x.max) })]),
    ...(x.min === undefined ? [] : [verb('be at least', { n: say.number(x.min) })]),
  ]
  return sentence({ subject: value, verbs }, x, say)
}

function free(x: { readonly stat: Stat } & ValueLimits, say: Say): Sentence {
  const clause = (): Clause => {
    if (x.stat === 'deploy cost') return { ...subject(x.of, say), verbs: [verb('deploy for free', going(x, say))] }
    if (x.stat === 'fire cost')
      return { ...subject(x.of, say), verbs: [verb('fire for free', { ...firedBy(x, say), ...shotAt(x, say) })] }
    if (x.stat === 'move cost') return { ...subject(x.of, say), verbs: [verb('move for free', to(x, say))] }
    if (x.stat === 'landing cost') return { ...subject(x.of, say), verbs: [verb('land for free', landing(x, say))] }
    if (x.stat === 'battle cost') return { subject: say.player(x.whose ?? 'you'), verbs: [verb('battle for free')] }
    if (x.stat === 'drain cost') return { subject: say.player(x.whose ?? 'you'), verbs: [verb('drain for free')] }
    if (x.stat === 'transit cost') return { subject: transit(x, say), verbs: [verb('be free')] }
    throw new Error(`«${x.stat}» is nothing that is paid`)
  }
  return sentence(clause(), x, say)
}

/** A number is added to any such ship or vehicle that this card pilots. */
function piloted(
  { amount, stat = 'power', of }: { readonly amount: Amount; readonly stat?: Stat; readonly of?: Filter },
  say: Say,
): Clause {
  const n = say.number(amount)
  const value = say.value(stat)
  const names = of === undefined ? undefined : say.part(of).names
  if (names !== undefined)
    return {
      verbs: [
        verb('add while piloting', {
          n,
          o: { k: 'value', noun: value, of: say.cards(of!) },
          ship: pronoun('that ship'),
        }),
      ],
    }
  const that: NounLimit = { p: 'that', subject: say.it, verb: { v: 'pilot' } }
  const object: Phrase = of === undefined ? pronoun('anything') : say.cards(of, 'any')
  const posts = 'posts' in object ? [...(object.posts ?? []), that] : [that]
  return {
    verbs: [verb('add to', { ...apart(n), o: { k: 'value', noun: value, of: { ...object, posts } as Phrase } })],
  }
}

export const numberRules: Definitions<typeof numberWords>['rules'] = {
  add: {
    say: added as never,
    asks: 'value',
    examples: [
      { stat: 'power', amount: 2, of: 'rebel', while: { word: 'exists', fit: 'effect' } },
      { stat: 'deploy cost', amount: -2, to: 'site', unless: { word: 'exists', fit: 'effect' }, first: 'phase' },
      { stat: 'move cost', amount: 1, of: 'starship', from: 'system', to: 'sector' },
      { stat: 'weapon destiny', amount: 1, by: { word: 'self' }, of: 'blaster', against: 'droid', cumulative: true },
      { stat: 'total power', amount: 1, at: 'site', whose: 'you' },
      { stat: 'retrieval', amount: -3, by: 'interrupt', whose: 'opponent' },
      { stat: 'retrieval cost', amount: 1, whose: 'opponent' },
      { stat: 'Force generation', amount: 2, at: { word: 'here' }, whose: 'you' },
      { stat: 'Force icons', amount: 1, at: 'site', whose: 'opponent' },
      { stat: 'landing cost', amount: 1, of: 'starfighter', to: 'site' },
      { stat: 'Force loss', amount: -2, by: { word: 'all', fit: ['effect'], whose: 'opponent' } },
      { stat: 'Force loss', amount: -2, at: 'site', whose: 'opponent' },
    ],
  },
  set: {
    say: reset as never,
    asks: 'value',
    examples: [
      { stat: 'defense', amount: 4, of: 'rebel', while: { word: 'exists', fit: 'effect' } },
      { stat: 'Force drain', amount: 0, at: { word: 'here' }, whose: 'opponent' },
    ],
  },
  defines: {
    say: defined as never,
    asks: 'value',
    examples: [
      { stat: 'landspeed', amount: 2, of: 'rebel', while: { word: 'exists', fit: 'effect' } },
      { stat: 'ability needed', amount: 6, at: { word: 'here' } },
      { stat: 'transit cost', amount: 7, from: { word: 'here' } },
    ],
  },
  limit: {
    say: bounded as never,
    asks: 'value',
    examples: [
      { stat: 'battle destinies', min: 1, whose: 'you' },
      { stat: 'battle destinies', max: 0, whose: 'opponent', at: 'site' },
      { stat: 'Force drain', max: 1, whose: 'opponent', at: { word: 'here' } },
      { stat: 'immunity', max: 0, of: 'rebel' },
      { stat: 'Force generation', max: 0, whose: 'opponent', at: 'site' },
    ],
  },
  lock: {
    say: ({ stat, way, of, ...x }, say) =>
      sentence(
        {
          subject: OF_CARDS.has(stat) ? valueOfCard(stat, of, say) : totalOf(stat, x, say),
          mood: 'may not',
          verbs: [verb(way === 'down' ? 'be reduced' : 'be increased')],
        },
        x,
        say,
      ),
    asks: 'value',
    examples: [
      { stat: 'forfeit', way: 'down', of: 'rebel' },
      { stat: 'landspeed', way: 'up' },
    ],
  },
  double: {
    say: ({ stat, of, ...x }, say) =>
      sentence(
        {
          subject: OF_CARDS.has(stat) ? valueOfCard(stat, of, say) : totalOf(stat, x, say),
          verbs: [verb('be doubled')],
        },
        x,
        say,
      ),
    asks: 'value',
    examples: [
      { stat: 'total battle destiny', whose: 'opponent' },
      { stat: 'power', of: 'rebel' },
    ],
  },
  free: {
    say: free as never,
    asks: 'value',
    examples: [
      { stat: 'deploy cost', of: 'cannon', to: 'starship' },
      { stat: 'battle cost', whose: 'you' },
      { stat: 'landing cost', of: 'starfighter', to: 'site' },
    ],
  },
  pilots: {
    say: (x, say) => ({ clause: piloted(x, say) }),
    asks: 'value',
    examples: [{ amount: 2, stat: 'maneuver', of: 'TIE' }, { amount: 2 }],
  },
  immune: {
    say: (x, say) =>
      sentence({ ...subject(x.of, say), verbs: [verb('be immune', { n: say.number(x.below) })] }, x, say),
    asks: 'value',
    examples: [{ below: 4, of: 'rebel' }],
  },
  'immune to all': {
    say: (x, say) => sentence({ ...subject(x.of, say), verbs: [verb('be immune')] }, x, say),
    asks: 'value',
    examples: [{ of: 'rebel' }],
  },
}
