/** Every open question of whole games, with the view of its seat. */
import fc from 'fast-check'
import type { AnswerContent, AnswerDraft, Decision, Language, Voice } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { type View, viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { anyDeck, type Move, matches, numbers, playOut } from '../properties/games.ts'

export const LANGUAGES: readonly Language[] = ['en', 'fr']
const STYLES = ['keen', 'curious', 'practice', 'mixed'] as const

/** Names as long as Discord allows them, and short ones. */
const NAMES = [
  { dark: 'Anna', light: 'Bob' },
  { dark: 'Anna-Maximiliana von und zu Xant', light: 'Bartholomew the Unpronounceable' },
] as const

export const voiceOf = (reader: Side | 'spectator', language: Language, at = 0): Voice => ({
  language,
  reader,
  names: NAMES[at % NAMES.length] as Voice['names'],
})

/** A question in a game. */
export interface Position {
  readonly state: State
  readonly decision: Decision<Side>
  readonly view: View
  /** Numbers for chance choices. */
  readonly next: () => number
}

/** The drafts in which each question is looked at: the proposal, nothing, a choice and ticks at random. */
export function draftsOf({ decision, view, next }: Position): AnswerDraft[] {
  const { exit: _, ...proposed }: AnswerContent = panels.suggest(decision, view) ?? { exit: '' }
  const exits = decision.exits.filter(({ bare }) => bare !== true)
  const asked = exits.length > 0 ? { ...decision, exits } : decision
  const { exit: __, decision: ___, ...chance } = randomAnswer(asked, next)
  const { shape } = decision
  const ticked = shape.type === 'choose' ? shape.options.map(({ id }) => id).filter(() => next() < 0.6) : []
  return [
    { ...proposed, suggested: true },
    { suggested: false },
    { ...chance, suggested: false },
    ...(shape.type === 'choose' ? [{ choose: ticked, suggested: false }] : []),
  ]
}

/** Visits every question of this many games. @returns how many there were */
export function everyQuestion(numRuns: number, visit: (position: Position, move: Move) => void): number {
  let count = 0
  fc.assert(
    fc.property(matches(anyDeck, STYLES), (match) => {
      const next = numbers(match.choices)
      playOut(match, (move) => {
        for (const decision of decisions(move.after)) {
          count += 1
          visit({ state: move.after, decision, view: viewOf(move.after, decision.seat), next }, move)
        }
        return undefined
      })
    }),
    { numRuns },
  )
  return count
}
