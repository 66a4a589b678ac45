/** Joins sentences that share a subject, a mood and conditions; places choices that are meant once; tells equal cases once. */
import type { ClauseTree, Keys, NounTree, Num, NumberCase, PatternTree, PhraseTree, SentenceTree } from './tree.ts'

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)
const isClause = <K extends Keys>(clause: ClauseTree<K> | PatternTree<K>): clause is ClauseTree<K> => !('k' in clause)

/** Only statements join: of two permissions one sentence would make two parts of one choice. */
const joins = <K extends Keys>(clause: ClauseTree<K>): boolean =>
  (clause.mood === undefined || clause.mood === 'states' || clause.mood === 'may not') && clause.or === undefined

/** Joins neighbours with the same subject, mood and conditions into one sentence: "gets +2 power and +1 armor". */
export function joinedRules<K extends Keys>(sentences: readonly SentenceTree<K>[]): readonly SentenceTree<K>[] {
  const found: SentenceTree<K>[] = []
  for (const sentence of sentences) {
    const last = found.at(-1)
    const together = last === undefined ? null : oneOf(last, sentence)
    if (together === null) found.push(sentence)
    else found[found.length - 1] = together
  }
  return found
}
function oneOf<K extends Keys>(one: SentenceTree<K>, two: SentenceTree<K>): SentenceTree<K> | null {
  if (!isClause(one.clause) || !isClause(two.clause) || !joins(one.clause) || !joins(two.clause)) return null
  const shared = ({ clause, front, back }: SentenceTree<K>): unknown => {
    const { subject, mood, join, to } = clause as ClauseTree<K>
    return [subject, mood, join, to, front ?? [], back ?? []]
  }
  if (!isSame(shared(one), shared(two))) return null
  return { ...one, clause: { ...one.clause, verbs: [...one.clause.verbs, ...two.clause.verbs] } }
}

// ---------------------------------------------------------------- choices

/** Cards that a text chooses, by the pronoun that stands for each. */
export type ChosenNouns<K extends Keys> = Readonly<Partial<Record<K['pronoun'], NounTree<K>>>>

/**
 * Tells each choice where it is meant, if that is once and in the first act: "capture an opposing spy". The others are
 * chosen first, by a sentence of their own, and are meant by their pronoun.
 * @param choose makes the sentence that chooses
 */
export function placedChoices<K extends Keys>(
  acts: readonly SentenceTree<K>[],
  choices: ChosenNouns<K>,
  choose: (noun: NounTree<K>) => SentenceTree<K>,
): readonly SentenceTree<K>[] {
  const entries = Object.entries(choices) as [K['pronoun'], NounTree<K>][]
  const isPlaced = (pronoun: string): boolean =>
    timesMeant(acts, pronoun) === 1 && timesMeant(acts.slice(0, 1), pronoun) === 1
  const placed = new Map<string, NounTree<K>>(entries.filter(([pronoun]) => isPlaced(pronoun)))
  const first = entries.filter(([pronoun]) => !placed.has(pronoun)).map(([, noun]) => choose(noun))
  return [...first, ...(replaced(acts, placed) as readonly SentenceTree<K>[])]
}
const isPronoun = (value: unknown): value is { readonly pronoun: string; readonly posts?: readonly never[] } =>
  typeof value === 'object' && value !== null && 'k' in value && value.k === 'pronoun'

function timesMeant(tree: unknown, pronoun: string): number {
  if (typeof tree !== 'object' || tree === null) return 0
  if (isPronoun(tree) && tree.pronoun === pronoun) return 1
  return Object.values(tree).reduce<number>((sum, part) => sum + timesMeant(part, pronoun), 0)
}
function replaced(tree: unknown, nouns: ReadonlyMap<string, NounTree>): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map((one) => replaced(one, nouns))
  const noun = isPronoun(tree) ? nouns.get(tree.pronoun) : undefined
  if (noun !== undefined) {
    const posts = [...(noun.posts ?? []), ...((tree as { readonly posts?: NounTree['posts'] }).posts ?? [])]
    return posts.length === 0 ? noun : { ...noun, posts }
  }
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, replaced(part, nouns)]))
}

// ---------------------------------------------------------------- cases

/** Makes a number with other values in other cases; cases with the same number are told together. */
export function casesOf<K extends Keys>(first: Num<K>, others: readonly (readonly [NumberCase<K>, Num<K>])[]): Num<K> {
  const found: (readonly [NumberCase<K>, Num<K>])[] = []
  for (const [of, number] of others) {
    if (isSame(number, first)) continue
    const at = found.findIndex(([, other]) => isSame(other, number))
    const before = found[at]?.[0]
    const both = before === undefined ? null : bothCases(before, of)
    if (both === null) found.push([of, number])
    else found[at] = [both, number]
  }
  return found.length === 0 ? first : { n: 'cases', first, others: found }
}
function bothCases<K extends Keys>(one: NumberCase<K>, two: NumberCase<K>): NumberCase<K> | null {
  if (isSame(one, two)) return one
  if (!('for' in one) || !('for' in two)) return null
  const of: readonly PhraseTree<K>[] = one.for.k === 'several' && one.for.join === 'or' ? one.for.of : [one.for]
  return { for: { k: 'several', join: 'or', of: [...of, two.for] } }
}
