/**
 * The dispatcher of limits. Words name the role that each of their limits asks about; here a filter has to fit the card or
 * place of its role, a player to be the player, a value to be equal. No word checks its limits itself.
 */
import { onceFor } from '../../../../kit/library/once-for.ts'
import type { Side } from '../../state/engine-card.ts'
import type { FilledRoles, Subject, TextAt } from '../../state/position-reading.ts'
import type { AnyLimitRoles } from '../language/roles.ts'
import { argumentsIn, type Table } from '../language/takes.ts'
import type { Condition, Filter, TextPlayer } from '../language/words.ts'
import { fits, holds } from './fits.ts'

type Limit = { readonly role: string } & (
  | { readonly filter: Filter }
  | { readonly player: TextPlayer }
  | { readonly value: unknown }
)
/** The limits of a node, those of arguments that are left out included. */
interface Limits {
  readonly limits: readonly Limit[]
  readonly conditions: readonly Condition[]
}
const LIMITS = onceFor<object, Limits>()

/** Returns the limits of a node of a word with these arguments and roles; found once. */
const limitsOf = (node: object, table: Table, named: AnyLimitRoles): Limits =>
  LIMITS(node, named, () => limitsIn(node, table, named))

const SELF: Filter = { word: 'self' }
function limitsIn(node: object, table: Table, { roles, absent = [], own, yours }: AnyLimitRoles): Limits {
  const given = new Map<string, unknown>()
  const conditions: Condition[] = []
  for (const { without, given: more } of absent) {
    if (without.some((argument) => argument in node)) continue
    for (const [argument, value] of Object.entries(more))
      if (argument === 'while') conditions.push(value)
      else given.set(argument, value)
  }
  const takes = argumentsIn(table)
  const limits = Object.entries(roles).flatMap(([argument, role]): Limit[] => {
    const value = given.get(argument) ?? (node as Readonly<Record<string, unknown>>)[argument]
    if (value === undefined) return []
    const take = takes.get(argument)?.take
    if (take === 'filter') return [{ role, filter: value as Filter }]
    return [take === 'player' ? { role, player: value as TextPlayer } : { role, value }]
  })
  if (own !== undefined) limits.push({ role: own, filter: SELF })
  if (yours !== undefined) limits.push({ role: yours, player: 'you' })
  return { limits, conditions }
}

/** Whether all limits of a node are met. @throws for a player that no limit can name */
export function areLimitsMet(
  node: object,
  word: { readonly table: Table },
  named: AnyLimitRoles,
  roles: FilledRoles,
  meant: TextAt,
): boolean {
  const { limits, conditions } = limitsOf(node, word.table, named)
  return limits.every((limit) => isMet(limit, roles, meant)) && conditions.every((one) => holds(one, meant))
}

function isMet(limit: Limit, roles: FilledRoles, meant: TextAt): boolean {
  const filled = roles[limit.role] ?? null
  if ('filter' in limit) {
    if (filled === null || typeof filled === 'string') return false
    const subjects = Array.isArray(filled) ? (filled as readonly Subject[]) : [filled as Subject]
    return subjects.some((one) => fits(one, limit.filter, meant))
  }
  return 'player' in limit ? isPlayer(limit.player, filled, meant.you) : filled === limit.value
}

function isPlayer(player: TextPlayer, filled: FilledRoles[string], you: Side): boolean {
  switch (player) {
    case 'each':
      return true
    case 'you':
      return filled === you
    case 'opponent':
      return filled !== null && filled !== you
    default:
      throw new Error(`«${player}» limits nothing`)
  }
}
