/** Translates cards, places, conditions and numbers. */
import type {
  Amount as OldAmount,
  Condition as OldCondition,
  Filter as OldFilter,
  Who,
  Whose,
} from '../../cards/vocabulary.ts'
import { all, amount, filter, test } from '../language/makers.ts'
import type { Amount, Condition, Filter, Stat, Test, TextPlayer } from '../language/words.ts'

export const WHOSE: Readonly<Record<Whose, TextPlayer>> = {
  yours: 'you',
  theirs: 'opponent',
  both: 'each',
  owner: 'owner',
}
const WHO: Readonly<Record<Who, TextPlayer>> = { you: 'you', they: 'opponent', player: 'payer' }

// ---------------------------------------------------------------- cards and places

export const here = filter('here')

/** Translates cards or places. */
export function toFilter(old: OldFilter): Filter {
  if (typeof old === 'string') return old
  switch (old.cards) {
    case 'all':
    case 'yours':
    case 'theirs': {
      const whose = { all: undefined, yours: 'you', theirs: 'opponent' } as const
      return all(old.fit.map(toFilter), whose[old.cards])
    }
    case 'any':
      return filter('or', { fit: old.fit.map(toFilter) })
    case 'not':
      return filter('not', { fit: toFilter(old.fit) })
    case 'named':
      return filter('named', { names: old.names })
    case 'titled':
      return filter('titled', { titles: old.names })
    case 'on planet':
      return all(['site', filter('of', { system: old.planet })])
    case 'of planet':
      return filter('of', { system: old.planet })
    case 'occupied by':
      return filter('occupied', { by: WHO[old.by] })
    case 'controlled by':
      return filter('controlled', { by: WHO[old.by] })
    case 'having':
      return filter('has', {
        stat: toStat(old.stat),
        ...(old.than === undefined ? {} : { by: old.than.by, than: toAmount(old.than.number) }),
      })
    case 'proof':
      return filter('proof against', { title: old.against })
    case 'lies on':
      if (old.spots.join() !== 'table,your side') throw new Error('other spots than on table')
      return filter('deploys on table')
    case 'target':
      return filter('the', { name: 'target' })
    case 'fresh':
      return filter('deployed', { in: 'phase' })
    case 'unpiloted':
      return filter('not', { fit: filter('piloted') })
    case 'adjacent':
      return all(['site', filter('adjacent', { to: here })])
    case 'at':
      return filter('at', { place: toFilter(old.to) })
    case 'borne by':
      return filter('on', { fit: toFilter(old.to) })
    case 'related to':
      return filter('related', { to: toFilter(old.to) })
    case 'aboard':
    case 'piloting':
    case 'piloted by':
    case 'driven by':
    case 'bearing':
    case 'armed with':
    case 'targeted by':
    case 'attacked by':
    case 'copy of':
    case 'orbited by':
    case 'holding':
      return filter(old.cards, { fit: toFilter(old.to) })
    default:
      return filter(old.cards)
  }
}
const STATS: Readonly<Record<string, Stat>> = { 'transit from': 'transit cost', 'transit to': 'transit cost' }
export const toStat = (old: string): Stat => STATS[old] ?? (old as Stat)
export const optional = <K extends string>(key: K, old: OldFilter | undefined): { readonly [P in K]?: Filter } =>
  (old === undefined ? {} : { [key]: toFilter(old) }) as never

// ---------------------------------------------------------------- conditions and numbers

/** Translates a condition to a list of alternatives of lists of tests. */
function alternatives(old: OldCondition): readonly (readonly Test[])[] {
  switch (old.when) {
    case 'any':
      return old.of.flatMap(alternatives)
    case 'all':
      return old.of
        .map(alternatives)
        .reduce<readonly (readonly Test[])[]>(
          (before, next) => before.flatMap((one) => next.map((two) => [...one, ...two])),
          [[]],
        )
    case 'not': {
      const [tests = []] = alternatives(old.fails)
      if (tests.length !== 1) throw new Error('only a single test can be negated')
      return [[{ ...tests[0]!, no: true }]]
    }
    default:
      return [[toTest(old)]]
  }
}
function toTest(old: Exclude<OldCondition, { readonly when: 'all' | 'any' | 'not' }>): Test {
  switch (old.when) {
    case 'is':
      return test('is', { fit: all(old.fit.map(toFilter)) })
    case 'there':
      return test('exists', { fit: all(old.fit.map(toFilter)) })
    case 'compare':
      return test('compares', { left: toAmount(old.left), by: old.by, right: toAmount(old.right) })
    case 'battle at':
      return test('battle', { at: toFilter(old.at) })
    case 'all ability from':
      return test('all ability', { from: toFilter(old.from), ...optional('at', old.at) })
    default:
      return test(old.when)
  }
}
/** Translates a condition. */
export function toCondition(old: OldCondition): Condition {
  const any = alternatives(old)
  if (any.length > 1) return { any }
  return any[0]!.length === 1 ? any[0]![0]! : any[0]!
}

/** Translates a number. */
export function toAmount(old: OldAmount): Amount {
  if (typeof old === 'number') return old
  switch (old.amount) {
    case 'given':
      return amount('given', { if: toCondition(old.if), number: toAmount(old.then), else: toAmount(old.else) })
    case 'if it is':
      return amount('by card', { of: toFilter(old.what), number: toAmount(old.then), else: toAmount(old.else) })
    case 'count':
      return amount('count', { of: toFilter(old.of), ...(old.max === undefined ? {} : { max: old.max }) })
    case 'pairs':
      return amount('pairs', { one: toFilter(old.of[0]), two: toFilter(old.of[1]) })
    case 'times': {
      const [factor, of] = old.of
      if (typeof factor !== 'number') throw new Error('a number is multiplied by a number')
      return amount('times', { factor, of: toAmount(of) })
    }
    case 'value':
      return amount('value', {
        stat: toStat(old.stat),
        ...(old.of === undefined ? (OF_PLAYERS.has(old.stat) ? { whose: 'you' } : {}) : { of: toFilter(old.of) }),
      })
    case 'highest':
      return amount('highest', { stat: toStat(old.stat), of: toFilter(old.of) })
    case 'hand size':
      return amount('cards', { in: 'hand', whose: WHOSE[old.whose] })
    case 'force lost':
      return amount('amount')
    default:
      return amount(old.amount)
  }
}
const OF_PLAYERS: ReadonlySet<string> = new Set(['battle damage', 'attrition', 'total power'])
