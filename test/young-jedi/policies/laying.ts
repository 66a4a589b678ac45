/** Standing orders that tests set: all of them, some of them, or filled in at random. */
import {
  type Answer,
  type AskedQuestion,
  type Decision,
  type GameEvent,
  isRefusal,
  type StandingOrder,
} from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import { obey, orders } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { fullOrders } from '../../../src/games/young-jedi/study/turn-kinds.ts'
import { type View, viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'

export type Laying = (view: View, side: Side) => readonly StandingOrder[]

export const NONE: Laying = () => []
export const ALL: Laying = fullOrders

export const only =
  (kinds: readonly string[]): Laying =>
  (view, side) =>
    fullOrders(view, side).filter(({ kind }) => kinds.includes(kind))

/** Every field filled in with any answer that fits it, or left out. */
export const anyhow =
  (next: () => number): Laying =>
  (view, side) =>
    orders(view, side).map(({ kind, key, fields }) => {
      const filled = fields.flatMap(({ id, shape, optional }) => {
        if (optional === true && next() < 0.3) return []
        const { decision: _, ...setting } = randomAnswer(
          { id: '', seat: side, kind: '', shape, exits: [{ id: 'ok' }], about: {} },
          next,
        )
        return [[id, setting] as const]
      })
      return { kind, key, settings: Object.fromEntries(filled) }
    })

/** The orders that both sides have set; an order replaces one of its kind and key. */
export class Laid {
  readonly #standing: Record<Side, Map<string, StandingOrder>> = { dark: new Map(), light: new Map() }

  lay(state: State, laying: Laying): void {
    for (const side of SIDES)
      for (const order of laying(viewOf(state, side), side))
        this.#standing[side].set(`${order.kind}/${order.key}`, order)
  }

  of(side: string): StandingOrder[] {
    return [...this.#standing[side as Side].values()]
  }

  reply(state: State, decision: Decision<Side>): Answer | 'ask' {
    return obey(viewOf(state, decision.seat), decision, this.of(decision.seat))
  }
}

export interface Taken {
  readonly asked: AskedQuestion
  readonly events: readonly GameEvent[]
}

/** Lets the orders answer until a person is asked. @throws if an answer of an order doesn't fit */
export function follow(state: State, laid: Laid, renew?: Laying): { readonly state: State; readonly taken: Taken[] } {
  const taken: Taken[] = []
  let now = state
  for (;;) {
    if (renew !== undefined) laid.lay(now, renew)
    const [decision] = decisions(now)
    const answer = decision === undefined ? 'ask' : laid.reply(now, decision)
    if (decision === undefined || answer === 'ask') return { state: now, taken }
    const result = play(now, decision.seat, [answer])
    if (isRefusal(result)) throw new Error(`${decision.kind} refused: ${JSON.stringify([result, answer, decision])}`)
    taken.push({ asked: { decision, answer, byOrder: true }, events: result.events })
    now = result.state
  }
}
