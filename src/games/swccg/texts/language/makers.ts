/** The functions that make nodes: one for each family. A word that is unknown, or an argument that no table names, does not compile. */
import type { Arguments } from './takes.ts'
import type {
  Act,
  Amount,
  ANY_SCOPE,
  ArgumentsOf,
  Condition,
  Cost,
  Deed,
  Family,
  Filter,
  Leave,
  Moment,
  Rule,
  ScopeOf,
  Stat,
  TableOf,
  Test,
  Vocabularies,
  While,
  WordOf,
} from './words.ts'

/** The arguments of a word, which may be left out if all of them may; a word without any gets none. */
type Rest<A, T> = Record<never, never> extends A ? readonly [given?: A & None<T>] : readonly [given: A]
type None<T> = keyof T extends never ? never : unknown

/** The makers of a family. Its types say what each word takes; what it does is the same for all. */
const maker = <F extends Family, N>() =>
  ((word: string, given?: object) => ({ word, ...given })) as unknown as <W extends WordOf<F>>(
    word: W,
    ...given: Rest<ArgumentsOf<F, W>, TableOf<F, W>>
  ) => N

export const test = maker<'tests', Test>()
export const amount = maker<'amounts', Amount>()
export const rule = maker<'rules', Rule>()
export const act = maker<'acts', Act>()
export const moment = maker<'moments', Moment>()
export const cost = maker<'costs', Cost>()
const one = maker<'filters', Filter>()
export const filter = one

/** A rule about a stat, with the limits that its class of subject has. */
export const about = <W extends 'add' | 'set' | 'defines' | 'limit' | 'lock' | 'double' | 'free', S extends Stat>(
  word: W,
  stat: S,
  given: Omit<Arguments<ChangingRules[W]>, 'stat' | keyof AnyScope> & ScopeOf<S> & While,
): Rule => ({ word, stat, ...given }) as unknown as Rule
/** The rules that change numbers, all of one folder: the compiler gives up on a word that any folder may have. */
type ChangingRules = Vocabularies['numbers']['rules']
/** The limits of all stats together: those of the stat take their place. */
type AnyScope = Arguments<typeof ANY_SCOPE>

/** A deed that is forbidden, with the limits that it has; `final`: no text lifts the ban. */
export const ban = <D extends Deed>(
  deeds: D | readonly D[],
  given: ArgumentsOf<'deeds', D> & While & { readonly final?: true } = {} as never,
): Rule => ({ word: 'ban', deeds: typeof deeds === 'string' ? [deeds] : deeds, ...given }) as unknown as Rule

/** A deed that is allowed against the rules, with the limits that it has. */
export const allow = <L extends Leave>(leave: L, given: ArgumentsOf<'leaves', L> & While = {} as never): Rule =>
  ({ word: 'allow', leave, ...given }) as unknown as Rule

// ---------------------------------------------------------------- filters in normal form

/**
 * All of these at once, in normal form: `all` never stands directly in `all`, and one of a single filter is that filter.
 * @throws for cards of two owners
 */
export function all(fit: readonly Filter[], whose?: 'you' | 'opponent'): Filter {
  let owner = whose
  const flat = fit.flatMap((each): readonly Filter[] => {
    if (typeof each === 'string' || each.word !== 'all') return [each]
    if (each.whose !== undefined && owner !== undefined && each.whose !== owner) throw new Error('a card of two owners')
    owner = each.whose ?? owner
    return each.fit
  })
  if (owner === undefined && flat.length === 1) return flat[0]!
  return one('all', { fit: flat, ...(owner === undefined ? {} : { whose: owner }) })
}

// ---------------------------------------------------------------- conditions in normal form

/** The alternatives of a condition: each a list of tests that have to be true together. */
const alternativesOf = (condition: Condition): readonly (readonly Test[])[] =>
  'any' in condition ? condition.any : [Array.isArray(condition) ? condition : [condition as Test]]

/** All of these conditions at once: a list of alternatives of lists of tests, as short as it can be written. */
export function allOf(conditions: readonly Condition[]): Condition {
  const any = conditions
    .map(alternativesOf)
    .reduce((before, next) => before.flatMap((one) => next.map((two) => [...one, ...two])), [[]])
  if (any.length > 1) return { any }
  return any[0]!.length === 1 ? any[0]![0]! : any[0]!
}
