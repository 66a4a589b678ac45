/** The kinds of cards. */
import { cardById, setOf } from '../../cards/index.ts'
import type { TextKind } from '../language/words.ts'
import { language } from '../registry.ts'

const known = new Map<string, ReadonlySet<string>>()

/** Returns all kinds of a card: type, skills, model, classes, squadron, characteristics, features, icons. @throws if there is none */
export function kindsOf(id: string): ReadonlySet<string> {
  const before = known.get(id)
  if (before !== undefined) return before
  const { icon } = setOf(id)
  const facts = { ...cardById(id), ...(icon === undefined ? {} : { icon }) }
  const kinds = new Set([...language.kinds].flatMap(([kind, { is }]) => (is(facts) ? [kind] : [])))
  known.set(id, kinds)
  return kinds
}

/** Whether a card is of a kind. */
export const isOfKind = (id: string, kind: TextKind): boolean => kindsOf(id).has(kind)
