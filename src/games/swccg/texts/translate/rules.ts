/** Translates what holds by itself. */
import type { Modifier, Condition as OldCondition, Filter as OldFilter, Whose } from '../../cards/vocabulary.ts'
import { rule } from '../language/makers.ts'
import type { Rule, While } from '../language/words.ts'
import { here, optional, toAmount, toCondition, toFilter, toStat, WHOSE } from './meanings.ts'
import { toMoment } from './moments.ts'

/** ValueLimits of a modifier. */
interface OldLimits {
  readonly of?: OldFilter
  readonly to?: OldFilter
  readonly from?: OldFilter
  readonly at?: OldFilter
  readonly by?: OldFilter
  readonly against?: OldFilter
  readonly whose?: Whose
  readonly while?: OldCondition
  readonly unless?: OldCondition
  readonly cumulative?: true
  readonly per?: string
}
const limitsOf = (x: OldLimits) => ({
  ...optional('of', x.of),
  ...optional('to', x.to),
  ...optional('from', x.from),
  ...optional('at', x.at),
  ...optional('by', x.by),
  ...optional('against', x.against),
  ...(x.whose === undefined ? {} : { whose: WHOSE[x.whose] }),
})
const whileOf = (x: OldLimits): While => ({
  ...(x.while === undefined ? {} : { while: toCondition(x.while) }),
  ...(x.unless === undefined ? {} : { unless: toCondition(x.unless) }),
  ...(x.cumulative === undefined ? {} : { cumulative: true as const }),
  ...(x.per === 'phase' ? { first: 'phase' as const } : {}),
})
/** Docking bay transit goes from here or to here. */
const transit = (stat: string) => (stat === 'transit from' ? { from: here } : stat === 'transit to' ? { to: here } : {})
const ofStat = (x: { readonly stat: string } & OldLimits) => ({
  stat: toStat(x.stat),
  ...limitsOf(x),
  ...transit(x.stat),
  ...whileOf(x),
})

export function toRule(old: Exclude<Modifier, { readonly does: 'during' | 'later' }>): Rule {
  switch (old.does) {
    case 'add':
      return rule('add', { ...ofStat(old), amount: toAmount(old.amount) })
    case 'set':
      return rule('set', { ...ofStat(old), amount: toAmount(old.amount) })
    case 'free':
      return rule('free', ofStat(old))
    case 'at least':
      return rule('limit', { ...ofStat(old), min: toAmount(old.bound) })
    case 'at most':
      return rule('limit', { ...ofStat(old), max: toAmount(old.bound) })
    case 'no lower':
    case 'no higher':
      return rule('lock', { ...ofStat(old), way: old.does === 'no lower' ? 'down' : 'up' })
    case 'pilots':
      return rule('pilots', {
        amount: toAmount(old.amount),
        ...(old.stat === undefined ? {} : { stat: toStat(old.stat) }),
        ...optional('of', old.of),
      })
    case 'immune':
      return old.below === 'all'
        ? rule('immune to all', { ...optional('of', old.of), ...whileOf(old) })
        : rule('immune', { below: toAmount(old.below), ...optional('of', old.of), ...whileOf(old) })
    case 'immune to':
      return rule('immune to', { title: old.title, ...optional('of', old.of) })
    case 'forbid':
      return forbidden(old)
    case 'allow':
      return allowed(old)
    case 'react':
      return reacting(old)
    case 'path':
      return rule('path', {
        one: toFilter(old.between[0]),
        two: toFilter(old.between[1]),
        ...optional('of', old.of),
        ...whileOf(old),
      })
    case 'lies':
      return lies(old)
    case 'may forfeit':
      return rule('worth in battle', { of: toFilter(old.what), value: old.value })
    case 'forfeits to':
      return rule('forfeits to', { of: toFilter(old.of ?? { cards: 'self' }), pile: old.pile })
    case 'pays all':
      return rule('pays all', whileOf(old))
    case 'blank':
      return rule('blank', { of: toFilter(old.what), whose: WHOSE[old.whose ?? 'yours'], ...whileOf(old) })
    case 'plays as':
      return rule('plays as', {
        of: toFilter(old.of ?? { cards: 'self' }),
        as: old.pile === 'used' ? 'used' : 'lost',
        ...whileOf(old),
      })
    case 'stack copies':
      return rule('stack copies', { more: old.more })
  }
}
type ModifierOf<D> = Extract<Modifier, { readonly does: D }>

function reacting(old: ModifierOf<'react'>): Rule {
  return rule('react', {
    way: old.way,
    ...optional('of', old.of),
    ...optional('to', old.to),
    ...optional('with', old.with),
    ...(old.cost === undefined ? {} : { cost: old.cost }),
    ...(old.free === undefined ? {} : old.free === true ? { free: true } : { freeIf: toCondition(old.free) }),
    ...whileOf(old),
  })
}

function forbidden(old: ModifierOf<'forbid'>): Rule {
  if (old.what.includes('be immune'))
    return rule('limit', { stat: 'immunity', max: 0, ...limitsOf(old), ...whileOf(old) })
  const deeds = old.what as readonly ('deploy' | 'move' | 'react to' | 'react from')[]
  // Nowhere but there: "may deploy only to …".
  if (old.of === undefined && typeof old.to === 'object' && old.to.cards === 'not')
    return rule('only', { deeds, to: toFilter(old.to.fit) })
  return rule('ban', { deeds, ...limitsOf(old), ...(old.never ? { final: true } : {}), ...whileOf(old) })
}
const LEAVES = {
  deploy: 'deploy to',
  'deploy anyway': 'deploy anyway',
  battle: 'battle without presence',
  'move alone': 'move without driver',
  'fire twice': 'fire twice',
  'fire all': 'fire all',
  'fire at adjacent': 'fire at adjacent',
} as const
function allowed({ what, of, to, while: holds }: ModifierOf<'allow'>): Rule {
  // Which weapons may be fired twice: the card that speaks fires them.
  const cards = what === 'fire twice' ? optional('what', of) : optional('of', of)
  return rule('allow', {
    leave: LEAVES[what],
    ...cards,
    ...optional('to', to),
    ...(holds === undefined ? {} : { while: toCondition(holds) }),
  })
}
const TABLES = { table: 'any', 'your side': 'yours', 'their side': 'theirs' } as const
function lies({ on, cost: number, when, of, whose, while: holds }: ModifierOf<'lies'>): Rule {
  const table = typeof on === 'string' && on in TABLES ? TABLES[on as keyof typeof TABLES] : undefined
  return rule('deploys', {
    ...(table === undefined ? { on: toFilter(on as OldFilter) } : { table }),
    ...(number === undefined ? {} : { cost: number }),
    ...(when === undefined
      ? {}
      : { when: toMoment(when, { ...(of === undefined ? {} : { of }), ...(whose === undefined ? {} : { whose }) }) }),
    ...(holds === undefined ? {} : { if: toCondition(holds) }),
  })
}
