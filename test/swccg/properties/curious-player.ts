/** A player by chance for counts of texts: it takes the text that has run least, and in some games works towards one. */
import type { Answer, Decision, Option } from '../../../src/contract/index.ts'
import { cardOf, opponentOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { sideOfPiece, whereIs } from '../../../src/games/swccg/state/nesting.ts'
import { nameOfPiece } from '../../../src/games/swccg/study/texts-run.ts'
import type { CardKind } from '../../../src/games/swccg/texts/core/kinds/vocabulary.ts'
import { kindsOf } from '../../../src/games/swccg/texts/reading/kinds.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'

/** Uses from which a text is no longer preferred. */
export const USES = 100
/** How often a chance to begin something at any time is taken. */
const TAKEN = 0.15
/** How often a step is taken that leads to the text for which a game is played. */
const STEADY = 0.9

type Runs = ReadonlyMap<string, number>
type Asked = Decision<Side>

/** The counts so far, chance, and the text for which this game is played, or none. */
export interface Curiosity {
  readonly runs: Runs
  readonly next: () => number
  readonly aim: string | null
}

/** The cards that a text needs on table beside its own, by kind; without an entry any card will do. */
const NEEDS: Readonly<Record<string, readonly CardKind[]>> = {
  '8_61/light/0': ['scout', 'spy'],
  '8_15/light/2': ['scout'],
  '7_105/light/0': ['starship weapon', 'starship'],
  '7_105/light/1': ['starship weapon', 'starship'],
  '7_250/dark/0': ['starship weapon', 'starship'],
  '7_250/dark/1': ['starship weapon', 'starship'],
}

/** Returns the text of the list that has run least, or null once all have run often enough. */
export function rarest(names: readonly string[], runs: Runs): string | null {
  const [least] = names.toSorted((one, other) => (runs.get(one) ?? 0) - (runs.get(other) ?? 0))
  return least === undefined || (runs.get(least) ?? 0) >= USES ? null : least
}

const optionsOf = ({ shape }: Asked): readonly Option[] => (shape.type === 'choose' ? shape.options : [])
const exitOf = ({ exits }: Asked): string => exits.find(({ bare }) => bare !== true)?.id ?? ''
const taking = (decision: Asked, { id }: Option): Answer => ({
  ...{ decision: decision.id, exit: exitOf(decision) },
  choose: [id],
})

/** The offered text that has run least, if it has not run often enough. */
function rareText(decision: Asked, runs: Runs): Option | null {
  const offered = optionsOf(decision).flatMap((option) => {
    const piece = option.about?.text
    if (typeof piece !== 'string' || option.card === undefined) return []
    return [{ option, count: runs.get(nameOfPiece(option.card, decision.seat, piece)) ?? USES }]
  })
  const [least] = offered.toSorted((one, other) => one.count - other.count)
  return least === undefined || least.count >= USES ? null : least.option
}

/** Whether the opponent of a side has cards at a place. */
const isMet = (state: State, side: Side, place: unknown): boolean =>
  state.pieces.some((piece) => sideOfPiece(piece) === opponentOf(side) && whereIs(state, piece) === place)

/** Whether a card is the one of the aim, or one that its text needs beside it. */
function serves(aim: string, id: string): boolean {
  const card = cardOf(id)
  const needs = NEEDS[aim]
  return (
    aim.startsWith(`${id}/`) ||
    card.type === 'location' ||
    needs === undefined ||
    needs.some((kind) => kindsOf(id).has(kind))
  )
}

/** Options that lead to the aim: battles, shots, cards that it needs, places where both sides are, losses but of the hand. */
function leading(state: State, decision: Asked, aim: string): readonly Option[] {
  const options = optionsOf(decision)
  const of = (...groups: readonly string[]) => options.filter(({ group = '' }) => groups.includes(group))
  switch (decision.kind) {
    case 'act':
      if (state.phase === 'deploy') return of('deploy').filter(({ card = '' }) => serves(aim, card))
      return of('battle')
    case 'deploy-where':
    case 'move-where':
      return options.filter(({ about }) => isMet(state, decision.seat, about?.place))
    case 'weapons':
      return of('fire')
    case 'lose':
      return of('piles')
    case 'satisfy':
      return of('forfeit').length > 0 ? of('forfeit') : of('piles')
    default:
      return []
  }
}

/** A step that leads to the aim of the game, or null: large hands, much Force, then whatever leads there. */
function steered(state: State, decision: Asked, { aim, next }: Curiosity): Answer | null {
  if (aim === null || next() > STEADY) return null
  const { shape, kind, id } = decision
  if (shape.type === 'number' && (kind === 'activate' || kind === 'draw'))
    return { decision: id, exit: kind, number: kind === 'draw' ? Math.ceil(shape.max / 2) : shape.max }
  const exit = { plan: 'ask', destiny: 'draw' }[kind as string]
  if (exit !== undefined) return { decision: id, exit }
  const options = leading(state, decision, aim)
  const option = options[Math.floor(next() * options.length)]
  return option === undefined ? null : taking(decision, option)
}

/** Returns an answer by chance, but the text that has run least where one is offered, or a step that leads to the aim. */
export function curious(state: State, decision: Asked, curiosity: Curiosity): Answer {
  const { next, runs } = curiosity
  const rare = rareText(decision, runs)
  if (rare !== null && decision.kind !== 'begin') return taking(decision, rare)
  if (decision.kind === 'begin' && next() > TAKEN) return { decision: decision.id, exit: 'pass' }
  return steered(state, decision, curiosity) ?? randomAnswer(decision, next)
}
