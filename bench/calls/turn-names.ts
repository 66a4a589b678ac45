/** The names of turns in the count of calls. */
import type { GameEvent } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'

/** The sides that have paid in a battle of the Star Wars CCG. */
interface PaidBattle {
  readonly paid?: Readonly<Record<string, { readonly damage: number; readonly attrition: number }>>
}

/** Whether both sides have paid damage or attrition in a battle. */
const bothPay = (events: readonly GameEvent[]): boolean =>
  events.some(({ type, data }) => {
    const sides = type === 'battle-over' ? Object.values((data as PaidBattle).paid ?? {}) : []
    return sides.length > 1 && sides.every(({ damage, attrition }) => damage + attrition > 0)
  })

/** Returns the name of a turn by its facts: what the game counts, and whether both sides have paid in a battle. */
export function turnName({ statistics }: AnyGame, events: readonly GameEvent[]): string {
  const name = statistics?.kindsOfTurn(events, []).join(', ') ?? 'turn'
  return bothPay(events) ? `${name}, both pay` : name
}
