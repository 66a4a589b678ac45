/** The last act that standing orders would have done in a match, in words and as the picture of the question. */
import type { Answer, OrderOffer, PanelQuestion, Scene, StandingOrder } from '../../contract/index.ts'
import { answerBy } from '../../kit/decisions/chosen.ts'
import { plainly, type Say, speak } from '../../locales/index.ts'
import type { PastAct } from '../../matches/api.ts'
import { draftedAnswer } from '../../matches/draft.ts'
import { toldTurn, turnsOf } from '../../matches/turns/turns.ts'
import { notUndone } from '../../matches/undone.ts'
import { begunOf } from '../match/begun.ts'
import { type PanelInput, voices } from '../match/panel-input.ts'
import type { App } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'

/** The last act of an order, for its owner. */
export interface ShownAct {
  /** The order would have stopped the game instead of answering. */
  readonly stops: boolean
  /** The button that gives the same answer; where the game stops, the question. Without markup. */
  readonly deed: string
  /** "Turn 8"; empty before the first turn. */
  readonly turn: string
  /** The question with that answer filled in. */
  scene(): Scene
}

/** The parts of a panel's input that tell what orders would have done. */
type ActInput = Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>

/** Returns the last act of each of these orders; null where it would not have acted, or is not filled in. */
export async function lastActs(
  app: Pick<App, 'matches'>,
  input: ActInput,
  orders: readonly (StandingOrder | null)[],
): Promise<readonly (ShownAct | null)[]> {
  const { match, reader } = input.sight
  const person = match.players[reader] ?? ''
  const acts = await app.matches.lastActs(match.id, person, orders)
  if (acts.every((act) => act === null)) return acts.map(() => null)
  const turn = turnNames(input, (await app.matches.history(match.id, person)) ?? [])
  return acts.map((act) => (act === null ? null : shownAct(input, act, turn(act.row))))
}

type History = Parameters<typeof turnsOf>[1]

/** Returns the name of the turn in which a row of the log was played. */
function turnNames(input: ActInput, rows: History): (row: number) => string {
  const { game } = input
  const { plain } = voices(input)
  const turns = notUndone(turnsOf(game, rows, plain))
  return (row) => {
    // A row without events belongs to the turn before it.
    const turn = turns.findLast((one) => (one.rows[0] ?? 0) <= row)
    return turn === undefined || turn.number === 0 ? '' : toldTurn(game, turn, plain, null).turn
  }
}

function shownAct(input: ActInput, { decision, view, reply }: PastAct, turn: string): ShownAct {
  const { game } = input
  const { plain } = voices(input)
  const stops = reply === 'ask'
  const begun = stops ? begunOf(game, decision, view, {}, false) : { ...draftedAnswer(reply), suggested: false }
  const question = game.panels.ask(decision, view, begun, plain)
  const given = stops ? null : buttonOf(question, decision, begun, reply)
  const exit = stops ? undefined : game.words.decision(decision, view, plain).exits[reply.exit]
  return { stops, deed: given ?? exit ?? question.question, turn, scene: () => question.scene() }
}

/** The label of the button that gives this answer; null if there is none. */
function buttonOf(
  { actions, more }: PanelQuestion,
  decision: PastAct['decision'],
  begun: Parameters<typeof answerBy>[2],
  answer: Answer,
): string | null {
  const same = (one: Omit<Answer, 'decision'>) => JSON.stringify([one.exit, [...(one.choose ?? [])].sort(), one.number])
  const found = [...actions, ...more].find((action) => {
    const given = answerBy(decision, action, begun)
    return given !== null && same(given) === same(answer)
  })
  return found?.label ?? null
}

/** Returns the last act of an order that is listed, as the hint of its entry. */
export const actHint = ({ stops, deed, turn }: ShownAct, say: Say): string =>
  [plainly(say)(stops ? 'orders.last-stop' : 'orders.last-answer', { deed }), ...(turn === '' ? [] : [turn])].join(
    ' · ',
  )

/** Returns the head of an order's panel: what it would have done last; where it would not have acted, that. */
export function actHead(input: ActInput, offer: OrderOffer, act: ShownAct | null): readonly string[] {
  const say = speak(input.language)
  if (act === null) return [`-# ${say('orders.never-acted')}`]
  const { title } = input.game.words.order(offer, input.sight.view, voices(input).spoken)
  const deed = literal(act.deed)
  const head = say(act.stops ? 'orders.last-stop-of' : 'orders.last-answer-of', { title: literal(title), deed })
  return [head, ...(act.turn === '' ? [] : [`-# ${act.turn}`])]
}
