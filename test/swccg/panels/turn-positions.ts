/** Questions of whole games, and the drafts in which panels put them. */
import type { AnswerDraft, Decision, PanelQuestion, StandingOrder, Voice } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { Kind, State } from '../../../src/games/swccg/state/game-state.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { begun, played } from '../starter-lists.ts'

/** The kinds of questions of a player's own turn. */
export const TURN_KINDS: readonly Kind[] = [
  ...([
    'start',
    'starting',
    'activate',
    'act',
    'begin',
    'draw',
    'deploy-where',
    'move-where',
    'company',
    'plan',
  ] as const),
  ...(['amount', 'one-of', 'goal'] as const),
]

/** A question in a game. */
export interface Position {
  readonly state: State
  readonly decision: Decision<Side>
  readonly view: View
}

/** Names as long as Discord allows them, and short ones. */
const NAMES = [
  { dark: 'Ann', light: 'Bob' },
  { dark: 'Maximiliana Xantippe of Nowhere', light: 'Bartholomew the Unpronounceable' },
] as const

/** Returns the voice of a seat; from call to call in another language, and with other names. */
export const voiceAt = (reader: Side, at: number): Voice => ({
  reader,
  language: at % 2 === 0 ? 'en' : 'fr',
  names: NAMES[Math.floor(at / 2) % 2] as Voice['names'],
})

/**
 * Plays games in which this share of the answers is given by chance, all others by the practice opponent, and visits
 * their questions.
 */
export function everyQuestion(seeds: readonly string[], chance: number, visit: (position: Position) => void): number {
  let count = 0
  for (const seed of seeds) {
    const next = seededNumbers(seed)
    let { state } = begun(seed)
    while (state.outcome === null) {
      const [decision] = swccg.decisions(state)
      if (decision === undefined) break
      const view = viewOf(state, decision.seat)
      count += 1
      visit({ state, decision, view })
      const answer = next() < chance ? randomAnswer(decision, next) : practice(view, decision)
      state = played(state, decision.seat, answer).state
    }
  }
  return count
}

/** Returns the panel of a question with a draft. */
export const panelOf = ({ decision, view }: Position, draft: AnswerDraft, voice: Voice): PanelQuestion =>
  swccg.panels.ask(decision, view, draft, voice)

/** Returns the drafts that a player reaches from a panel by one choice. */
export function draftsFrom({ decision }: Position, panel: PanelQuestion): readonly AnswerDraft[] {
  const { list, actions, more } = panel
  const isNumber = decision.shape.type === 'number'
  const put = [...actions, ...more].flatMap(({ puts }) => (puts === undefined ? [] : [{ ...puts, suggested: false }]))
  const marked = (list?.entries ?? []).flatMap(({ choose, marks }): readonly AnswerDraft[] => {
    if (list?.ahead === true) return [{ ahead: choose, suggested: false }]
    if (list?.acts !== undefined && marks !== true) return []
    return [isNumber ? { number: Number(choose[0]), suggested: false } : { choose, suggested: false }]
  })
  return [...put, ...marked]
}

/** Returns the drafts with which a question begins: with the proposal, and without proposals. */
export function firstDrafts({ decision, view }: Position): readonly AnswerDraft[] {
  const proposal = swccg.panels.suggest(decision, view)
  if (proposal === null) return [{ suggested: false }]
  const { exit, ...given } = proposal
  return [{ ...given, exit, suggested: true }, { suggested: false }]
}

/** Plays on by an order of one side and the practice opponent until the turn is over, or that side is asked all the same. */
export function finishedTurn(
  from: State,
  seat: Side,
  order: StandingOrder,
): { readonly state: State; readonly asked: string | null } {
  let state = from
  while (state.outcome === null && state.turn === from.turn) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined) break
    const view = viewOf(state, decision.seat)
    const answer = decision.seat === seat ? swccg.obey(view, decision, [order]) : practice(view, decision)
    if (answer === 'ask') return { state, asked: decision.kind }
    state = played(state, decision.seat, answer).state
  }
  return { state, asked: null }
}
