/** Turns that are played by a script, with the number of times that somebody has to be called. */
import type { Answer, Decision, GameEvent, Option, Seat, StandingOrder } from '../../src/contract/index.ts'
import { isRefusal } from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { safest } from '../../src/games/swccg/policies/safest-answer.ts'
import { positionOf } from '../../src/games/swccg/scenarios/laid-position.ts'
import { scenarioForm } from '../../src/games/swccg/scenarios/scenario-form.ts'
import type { Side } from '../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../src/games/swccg/state/game-state.ts'
import { handovers } from '../../src/kit/study/handovers.ts'

/** A position in the words of a scenario. */
export type Given = Readonly<Record<string, unknown>>

/** The game in this position, with the pool of the starter decks. */
export const laid = (given: Given): State => ({
  ...positionOf(scenarioForm.parse({ id: 'turn', title: 'a turn', rule: '5.1', ...given })).state,
  format: 'starter',
})

/** An answer to a question of this kind: once for each entry; then the safest answer. */
export type Script = Readonly<Partial<Record<Side, Readonly<Record<string, readonly Chosen[]>>>>>
type Chosen = (options: readonly Option[], decision: Decision<Side>) => Omit<Answer, 'decision'>

/** Chooses the option whose id begins so. @throws if there is none */
export const pick =
  (start: string, exit = 'do'): Chosen =>
  (options, decision) => {
    const option = options.find(({ id }) => id.startsWith(start))
    if (option === undefined) throw new Error(`${start} is not offered: ${JSON.stringify(decision)}`)
    return { exit, choose: [option.id] }
  }

/** The orders of each side. */
export type Laid = Readonly<Partial<Record<Side, readonly StandingOrder[]>>>

/** An order with these settings, kept with the match. */
export const order = (kind: string, settings: Readonly<Record<string, string | number | readonly string[]>> = {}) => ({
  kind,
  key: 'match',
  settings: Object.fromEntries(
    Object.entries(settings).map(([field, value]) => [
      field,
      typeof value === 'number' ? { exit: 'ok', number: value } : { exit: 'ok', choose: [value].flat() as string[] },
    ]),
  ),
})

/** The calls, questions and events of a scripted turn, and its end. */
export interface Played {
  /** How often somebody was called, with the call that ends the turn. */
  readonly calls: number
  /** The questions to people, without silences and orders: `dark act`. */
  readonly asked: readonly string[]
  readonly events: readonly GameEvent[]
  readonly state: State
}

const MOST = 400

/** Plays from a position until the next turn has begun and somebody is called. */
export function playedTurn(given: Given, script: Script = {}, orders: Laid = {}): Played {
  let state = laid(given)
  const { turn } = state
  const left = new Map<string, Chosen[]>()
  for (const [side, kinds] of Object.entries(script))
    for (const [kind, chosen] of Object.entries(kinds)) left.set(`${side} ${kind}`, [...chosen])
  const asked: string[] = []
  const events: GameEvent[] = []
  let calls = 0
  let waiting: readonly Seat[] = [state.active]
  const call = (now: readonly Seat[]) => {
    if (now.length === 0) return
    calls += handovers(waiting, now)
    waiting = now
  }
  for (let moves = 0; moves < MOST; moves++) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined) break
    const view = swccg.view(state, decision.seat)
    const reply = swccg.obey(view, decision, orders[decision.seat] ?? [])
    let answer: Answer
    if (reply === 'ask') {
      call([decision.seat])
      if (state.turn !== turn) break
      asked.push(`${decision.seat} ${decision.kind}`)
      const chosen = left.get(`${decision.seat} ${decision.kind}`)?.shift()
      const options = decision.shape.type === 'choose' ? decision.shape.options : []
      answer = chosen === undefined ? safest(view, decision) : { decision: decision.id, ...chosen(options, decision) }
    } else answer = reply
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) throw new Error(`${step.refused}: ${JSON.stringify(answer)}`)
    state = step.state
    events.push(...step.events)
  }
  const unused = [...left].filter(([, chosen]) => chosen.length > 0).map(([name]) => name)
  if (unused.length > 0) throw new Error(`never asked: ${unused.join(', ')}`)
  return { calls, asked, events, state }
}
