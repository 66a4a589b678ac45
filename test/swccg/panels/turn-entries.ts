/** The panels of a question, the entries of their lists, and what they answer. */
import { type AnswerContent, type AnswerDraft, isRefusal, type PanelQuestion } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { answerOfEntry } from '../../../src/kit/decisions/chosen.ts'
import { goOn, nothingPending, type TriedAnswer, tryOut } from '../../../src/matches/pending.ts'
import { draftsFrom, firstDrafts, type Position, panelOf, voiceAt } from './turn-positions.ts'

const game = swccg as unknown as AnyGame

/** Tries an answer, and all that its player need not be asked after it. */
export function tried(position: Position, given: AnswerContent, next: string | undefined): TriedAnswer {
  const { decision, state } = position
  const first = tryOut(game, decision.seat, nothingPending(state), { ...given, decision: decision.id }, [])
  if (isRefusal(first)) throw new Error(`${first.refused}: ${JSON.stringify(given)}`)
  return next === undefined ? first : goOn(game, decision.seat, first, { next }, [])
}

/** The answers that the entries of a list give at once. */
export function entryAnswers({ decision }: Position, { list }: PanelQuestion) {
  const { acts, entries = [] } = list ?? {}
  if (acts === undefined) return []
  return entries
    .filter(({ marks }) => marks !== true)
    .map((entry) => ({ entry, given: answerOfEntry(decision, acts, entry.choose) }))
}

/** Visits the panels of a question that are reached by at most one choice. */
export function everyPanel(position: Position, visit: (panel: PanelQuestion, begun: AnswerDraft) => void): void {
  const voice = voiceAt(position.decision.seat, 0)
  const seen = new Set<string>()
  for (const begun of firstDrafts(position)) {
    const panel = panelOf(position, begun, voice)
    visit(panel, begun)
    for (const draft of draftsFrom(position, panel)) {
      const key = JSON.stringify(draft)
      if (seen.has(key)) continue
      seen.add(key)
      visit(panelOf(position, draft, voice), draft)
    }
  }
}
