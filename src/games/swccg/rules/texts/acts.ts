/** Doing the acts of texts: each word says what it asks and does (`do`), here its turn comes. */
import type { TextFrame } from '../../state/game-frames.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { ActChoice, ActDecision } from '../../texts/language/doing.ts'
import type { Act } from '../../texts/language/words.ts'
import { wordOf } from '../../texts/reading/defined.ts'
import { language } from '../../texts/registry.ts'
import { looksThrough } from './deciding.ts'
import { ActDoing } from './doing.ts'

/** Does the act that is first in the list, or asks what it needs. */
export function perform(table: GameTable, frame: TextFrame, act: Act, meant: TextAt): void {
  const doing = new ActDoing(table, frame, meant, act)
  const decision = doing.decisionOf(act)
  if (decision !== null && frame.picked === null && doing.isAsked(decision)) return ask(table, doing, decision)
  const chosen = chosenOf(doing, decision, frame.picked ?? [])
  frame.picked = null
  frame.todo.shift()
  wordOf(language.words.acts, act.word).do(act as never, doing, chosen)
  if (decision?.asks === 'option') doing.payEarly(chosen.option)
}

function ask(table: GameTable, doing: ActDoing, decision: ActDecision): void {
  if (decision.asks === 'number') return table.ask(doing.you, 'amount')
  if (decision.asks === 'option') return table.ask(doing.sideOf(decision.by), 'one-of')
  if (looksThrough(decision)) doing.tellLooked()
  table.ask(doing.you, 'pick')
}

function chosenOf(doing: ActDoing, decision: ActDecision | null, picked: readonly string[]): ActChoice<Subject> {
  const none = { cards: [], number: null, option: null }
  const [first] = picked
  switch (decision?.asks) {
    case 'cards':
      return { ...none, cards: doing.picksFor(decision).options.filter(({ id }) => picked.includes(id)) }
    case 'number':
      return { ...none, number: first === undefined ? null : Number(first) }
    case 'option':
      return { ...none, option: Object.keys(decision.options)[Number(first ?? 0)] ?? null }
    default:
      return none
  }
}
