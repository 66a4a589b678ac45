/** The own last turn again, as far as it is possible now: a plan that its player may choose as a whole. */
import type { SeenEvent } from '../../../../contract/index.ts'
import { inPhase } from '../../policies/turn-ahead.ts'
import {
  battlesIn,
  deployName,
  moveName,
  type PlannedTurn,
  planOf,
  regularMoves,
  STEP,
} from '../../policies/turn-plan.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import { pieceOf, whereIs } from '../../state/nesting.ts'
import { storyEvents } from '../../story/story-words.ts'
import type { StoryEvent } from '../../story/telling-context.ts'
import { ofSide } from '../../texts/values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'
import { type DeployWay, waysOf } from '../deploy-ways.ts'

const titleOf = (card: string): string => cardOf(card).title

/** How well a way fits to how a card was deployed before; null: it leads elsewhere. */
function likenessTo(
  { data }: StoryEvent<'deployed'>,
  view: View,
  crews: ReadonlySet<string>,
  { way, at, pilot }: DeployWay,
): number | null {
  const isAlone = pilot === null ? 0 : crews.has(titleOf(pilot)) ? 2 : -2
  if ('on' in way) {
    if (data.on === null) return null
    if (way.on === data.onHandle) return 'role' in way && way.role === data.role ? 4 : 3
    const carrier = pieceOf(view, way.on)?.card
    return carrier !== undefined && titleOf(carrier) === titleOf(data.on) ? 1 : null
  }
  return data.on === null && at === data.place ? isAlone : null
}

/** The step that deploys a card of the same title as before to the same place or carrier. */
function deployAgain(plan: PlannedTurn, side: Side, before: StoryEvent<'deployed'>, crews: ReadonlySet<string>) {
  const { view, start } = plan
  const title = titleOf(before.data.card)
  if (view.hand.every(({ card }) => titleOf(card) !== title)) return null
  const [best] = waysOf(view, side)
    .filter(({ card }) => titleOf(card) === title)
    .flatMap((way) => {
      const likeness = likenessTo(before, view, crews, way)
      return likeness === null ? [] : [{ way, likeness }]
    })
    .toSorted((one, other) => other.likeness - one.likeness)
  return best === undefined ? null : STEP.deploy(deployName(start, best.way))
}

/** The step that moves a card of the same title from the same place to the same place. */
function moveAgain({ last, start, moves }: PlannedTurn, side: Side, { data }: StoryEvent<'moved'>): string | null {
  const view = inPhase(last, 'move')
  const movers = ofSide(start.pieces, side).filter(
    (piece) =>
      titleOf(piece.card) === titleOf(data.card) &&
      whereIs(view, piece) === data.from &&
      moves.every((move) => move.piece !== piece.handle),
  )
  for (const { handle } of movers) {
    const piece = pieceOf(view, handle)
    const move = (piece === null ? [] : regularMoves(view, piece)).find(({ on, at }) =>
      data.onHandle === null ? on === null && at === data.place : on === data.onHandle,
    )
    if (move !== undefined) return STEP.move(moveName({ piece: handle, move }))
  }
  return null
}

/** How many cards were drawn in the draw phase. */
function drawnIn(events: readonly StoryEvent[]): number {
  const from = events.findLastIndex((one) => one.type === 'phase' && one.data.phase === 'draw')
  if (from < 0) return 0
  return events.slice(from).reduce((sum, one) => sum + (one.type === 'drew' ? one.data.count : 0), 0)
}

/**
 * Returns the own last turn as a plan of this one: cards of the same titles to the same places, in their order, then a battle
 * at the same place, or the same moves and as many cards drawn. Other steps are left out; null: no card could be
 * deployed or moved.
 * @param last the facts of the own last turn
 */
export function sameTurn(now: View, side: Side, last: readonly SeenEvent[]): PlannedTurn | null {
  const events = storyEvents(last).filter(({ seat }) => seat === side)
  const crews = new Set(events.flatMap((one) => (one.type === 'deployed' ? [titleOf(one.data.card)] : [])))
  let plan = planOf(now, side, [])
  const add = (step: string | null) => {
    if (step !== null) plan = planOf(now, side, [...plan.steps, step])
  }
  for (const one of events) if (one.type === 'deployed' && !one.data.react) add(deployAgain(plan, side, one, crews))
  const battles = battlesIn(plan.view)
  const battle = events.findLast((one) => one.type === 'battle' && battles.includes(one.data.place ?? ''))
  if (battle?.type === 'battle') add(STEP.battle(battle.data.place ?? ''))
  else for (const one of events) if (one.type === 'moved' && !one.data.react) add(moveAgain(plan, side, one))
  if (plan.deploys.length + plan.moves.length === 0) return null
  const draws = drawnIn(events)
  if (plan.battle === null && draws > 0) add(STEP.draw(draws))
  return plan
}
