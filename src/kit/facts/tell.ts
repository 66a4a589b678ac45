/** Emitting a fact by the map of a game. */
import type { FactMap, FactName, GameEvent, OwnOf, Seat } from '../../contract/index.ts'

/**
 * The secret part of a fact as the last argument of the function that emits it: absent for a fact without secrets,
 * optional where the map allows it to be missing, required otherwise.
 */
export type OwnPart<One> = [OwnOf<One>] extends [never]
  ? readonly []
  : undefined extends OwnOf<One>
    ? readonly [own?: OwnOf<One>]
    : readonly [own: OwnOf<One>]

/** Returns the fact of this name. @param own the part that only the fact's own seat may know */
export function factOf<F extends FactMap<F>, Name extends FactName<F>>(
  type: Name,
  seat: F[Name]['seat'],
  data: F[Name]['data'],
  ...[own]: OwnPart<F[Name]>
): GameEvent<F> {
  const fact = {
    type,
    data,
    ...(seat === null ? {} : { seat }),
    ...(own === undefined || seat === null ? {} : { secret: { [seat as Seat]: own } }),
  }
  // The compiler can't follow that seat, data and secret belong to the same name.
  return fact as unknown as GameEvent<F>
}
