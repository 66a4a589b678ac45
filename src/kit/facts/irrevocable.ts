/** Irrevocable facts by the map of a game. */
import type { FactMap, GameEvent, IrrevocableFacts, SeenEvent } from '../../contract/index.ts'
import { alike } from './readers.ts'

/** Returns whether a fact is irrevocable by the map of its game; a fact of an unknown name is. */
export const irrevocableBy =
  <F extends FactMap<F>>(facts: IrrevocableFacts<F>) =>
  ({ secret: _, ...event }: GameEvent): boolean => {
    if (!Object.hasOwn(facts, event.type)) return true
    // The compiler can't follow that a fact and the entry of its name belong together.
    const entry = facts[event.type as keyof typeof facts] as boolean | ((fact: SeenEvent) => boolean)
    return typeof entry === 'boolean' ? entry : entry(event)
  }

/** The entries of facts that are not irrevocable, by their names. */
export const revocable = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, false>> =>
  alike(names, false as const)
