/**
 * Facts as a story: a game has a teller for each fact of its map, or the reason why nobody tells the fact. A fact
 * without either does not compile.
 */
import type { FactMap, FactName, SeenEvent } from '../../contract/index.ts'

/** The fact to tell, among all facts in their order. */
export interface FactInContext<Any, Context, Fact = Any> {
  readonly facts: readonly Any[]
  /** Where the fact stands among them. */
  readonly at: number
  readonly fact: Fact
  readonly context: Context
}

/** Lines, and how many facts they tell: a teller may take along the facts that follow. */
export interface ToldLines {
  readonly lines: readonly string[]
  readonly taken: number
}

/** Tells a fact, and the facts after it if they belong to it. */
export type Teller<Any, Context, Fact = Any> = (telling: FactInContext<Any, Context, Fact>) => ToldLines

/** Stands for the teller of a fact that nobody tells. */
export interface Silent {
  /** Why it is not told. */
  readonly silent: string
}

/** Marks a fact that nobody tells. @param why the reason */
export const silent = (why: string): Silent => ({ silent: why })

/** A teller for each fact of a game, or why it has none. */
export type Tellers<F extends FactMap<F>, Context> = {
  readonly [Name in FactName<F>]: Teller<SeenEvent<F>, Context, SeenEvent<F, Name>> | Silent
}

const NOTHING: ToldLines = { lines: [], taken: 1 }

/** Tells the fact at this place. */
export function tellOne<F extends FactMap<F>, Context>(
  tellers: Tellers<F, Context>,
  facts: readonly SeenEvent<F>[],
  at: number,
  context: Context,
): ToldLines {
  const fact = facts[at]
  if (fact === undefined) throw new Error(`no fact at ${at}`)
  // The compiler can't follow that a fact and the teller of its name belong together.
  const teller = tellers[fact.type] as unknown as Teller<SeenEvent<F>, Context> | Silent
  return typeof teller === 'function' ? teller({ facts, at, fact, context }) : NOTHING
}

/** The facts with a teller: facts that nobody tells must not separate the others. */
export const toldAmong = <F extends FactMap<F>, Context>(
  tellers: Tellers<F, Context>,
  facts: readonly SeenEvent<F>[],
): readonly SeenEvent<F>[] => facts.filter(({ type }) => typeof tellers[type] === 'function')

interface Place<Fact> {
  readonly facts: readonly Fact[]
  readonly at: number
}

/** The facts from a place on that are alike, up to the first that isn't. */
export function runOf<Fact, Like extends Fact>(place: Place<Fact>, isLike: (fact: Fact) => fact is Like): Like[]
/** The same for a test that narrows no type. */
export function runOf<Fact>(place: Place<Fact>, isLike: (fact: Fact) => boolean): Fact[]
export function runOf<Fact>({ facts, at }: Place<Fact>, isLike: (fact: Fact) => boolean): Fact[] {
  const end = facts.findIndex((fact, index) => index >= at && !isLike(fact))
  return facts.slice(at, end < 0 ? facts.length : end)
}
