/**
 * *Rest of my turn* on one screen, put together while the opponent pays for a drain: deployments, moves or a battle, cards
 * drawn. Each step is seen on the picture, and the last one can be taken back. The plan is kept as an order.
 */
import type {
  AnswerContent,
  Decision,
  PanelAction,
  PanelList,
  PanelsAhead,
  Scene,
  StandingOrder,
} from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow } from '../../../../kit/panels/fitting.ts'
import { planKey, plannedSteps, planOrder } from '../../policies/plan-order.ts'
import { ratedMoves } from '../../policies/practice/moves-chosen.ts'
import { inPhase, turnAhead } from '../../policies/turn-ahead.ts'
import {
  battlesIn,
  deployName,
  leadsOnTable,
  moveName,
  type PlannedTurn,
  planOf,
  planStart,
  regularMoves,
  STEP,
  stepsOf,
} from '../../policies/turn-plan.ts'
import { moveId } from '../../rules/move/ways.ts'
import type { Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { ofSide } from '../../texts/values/fighting-values.ts'
import { knownView } from '../../view/known-views.ts'
import type { View } from '../../view/player-view.ts'
import { besideEachOther, type Panel, type PanelAsking } from '../asking.ts'
import { cardNames, pieceNames, placeNames } from '../card-names.ts'
import { handMarks, planMarks, takenCards } from '../deploy-marks.ts'
import { byCard, type DeployWay, waysOf } from '../deploy-ways.ts'
import { wayHint, wayNames } from '../deploy-words.ts'
import { moveHint, moveNames } from '../moves/move-words.ts'
import { changeLine } from '../position-lines.ts'
import { tableScene } from '../scenes/table-scene.ts'
import { cardsIn } from '../turn-labels.ts'
import { skippedLines } from './skipped-steps.ts'

/** The kind of the question; no rule asks it. */
export const AHEAD = 'ahead'
/** The exit by which a plan is kept. */
const KEEP = 'keep'

/** The most entries of a list. */
const MOST_ENTRIES = 25

/** Marks the list that is open: it stands in the draft behind the steps, and is none itself. */
const STAGE = '@'
const OPEN = {
  deploy: `${STAGE}deploy`,
  battle: `${STAGE}battle`,
  move: `${STAGE}move`,
  draw: `${STAGE}draw`,
  card: (held: string) => `${STAGE}c:${held}`,
  piece: (handle: string) => `${STAGE}p:${handle}`,
} as const

/** The list that is open, by the last step that opens one. */
const stageOf = (choose: readonly string[]): string => choose.findLast((id) => id.startsWith(STAGE)) ?? OPEN.deploy

// ---------------------------------------------------------------- the question

/** Returns the id of the question about the plan of a turn; null while none of its drains is being paid. */
const idOf = (view: View, seat: Side): string | null =>
  view.outcome === null && view.reader === seat && view.active === seat && view.drain !== null
    ? `${AHEAD}-${view.turn}`
    : null

/** The plan among these orders. */
const keptIn = (view: View, orders: readonly StandingOrder[]): StandingOrder | undefined =>
  orders.find(({ kind, key }) => kind === 'plan' && key === planKey(view))

/**
 * Returns the question, as a decision that no rule asks.
 * @param choose the steps and lists of the draft; absent: untouched
 * @param orders that stand: the plan among them is what was kept
 */
function planDecision(
  view: View,
  seat: Side,
  choose: readonly string[] | undefined,
  orders: readonly StandingOrder[],
): Decision<Side> {
  const kept = keptIn(view, orders)
  const stands = kept === undefined ? null : planOf(view, seat, plannedSteps(kept)).steps
  const plan = planOf(view, seat, choose ?? stands ?? [])
  const entries = additionsOf(plan, seat, stageOf(choose ?? []))
  const ids = [
    ...plan.steps,
    ...(proposedSteps(view, seat) ?? []),
    ...entries.map(({ id }) => id),
    ...(choose ?? []).filter((id) => id.startsWith(STAGE)),
    ...[OPEN.deploy, OPEN.battle, OPEN.move, OPEN.draw, STEP.fight],
  ]
  const options = [...new Set(ids)].map((id) => ({ id }))
  return {
    ...{ id: `${AHEAD}-${view.turn}`, seat, kind: AHEAD },
    shape: { type: 'choose', options, min: 0, max: options.length, ordered: true },
    exits: [{ id: KEEP }],
    about: { stands: stands === null ? null : [...stands] },
  }
}

/** The steps of the practice opponent, as far as a plan can hold them; null where it would use a text first. */
function proposedSteps(view: View, seat: Side): readonly string[] | null {
  const start = planStart(view)
  const ahead = turnAhead(start, seat)
  if (ahead.goesOn === 'text' || ahead.goesOn === 'move') return null
  const ends = ahead.goesOn === 'end'
  const plan = {
    deploys: ahead.deploys,
    moves: ends ? ahead.moves.filter(({ move }) => leadsOnTable(start, move)) : [],
    battle: ahead.battle,
    fights: false,
    draws: ends ? ahead.draws : 0,
  }
  return planOf(view, seat, stepsOf(start, plan)).steps
}

/** Returns the proposal: what the practice opponent would do; null where a plan stands, or nothing can be proposed. */
export function proposedPlan({ about, seat }: Decision<Side>, view: View): AnswerContent | null {
  if (about.stands !== null) return null
  const steps = proposedSteps(view, seat)
  return steps === null || steps.length === 0 ? null : { exit: KEEP, choose: steps }
}

// ---------------------------------------------------------------- what can be added

/** Something that can be added, or a card whose ways are listed next. */
interface Addition {
  readonly id: string
  readonly names: (asking: PlanAsking) => readonly [string, ...string[]]
  readonly hint: (asking: PlanAsking) => string
}

/** The parts of a panel's question that a plan needs. */
export type PlanAsking = Omit<PanelAsking, 'decision' | 'proposal' | 'last' | 'taken'> & {
  readonly decision: Decision<Side>
}

/** Returns what a list offers, the best first. */
function additionsOf(plan: PlannedTurn, side: Side, stage: string): readonly Addition[] {
  switch (stage) {
    case OPEN.battle:
      return battleAdditions(plan)
    case OPEN.move:
      return moveAdditions(plan, side)
    case OPEN.draw:
      return drawAdditions(plan, side)
    default:
      return wayAdditions(plan, side, stage)
  }
}

/** The ways of all cards or of one, or the moves of one card. */
function wayAdditions(plan: PlannedTurn, side: Side, stage: string): readonly Addition[] {
  const ways = waysOf(plan.view, side).filter((way) => leavesRest(plan, side, way))
  const own = ways.filter(({ held }) => stage === OPEN.card(held))
  if (own.length > 0) return own.slice(0, MOST_ENTRIES).map((one) => wayAddition(plan, one))
  const moves = movesIn(plan, side).filter(({ piece }) => stage === OPEN.piece(piece.handle))
  if (moves.length > 0) return moves.slice(0, MOST_ENTRIES).map((one) => moveAddition(plan, one))
  return ways.length <= MOST_ENTRIES ? ways.map((one) => wayAddition(plan, one)) : cardAdditions(plan, ways)
}

/** Whether the moves or the battle of a plan are still possible with one more card: it costs Force, and comes before them. */
function leavesRest(plan: PlannedTurn, side: Side, way: DeployWay): boolean {
  if (plan.moves.length === 0 && plan.battle === null) return true
  const then = planOf(plan.start, side, [...plan.steps, STEP.deploy(deployName(plan.start, way))])
  return then.moves.length === plan.moves.length && then.battle === plan.battle
}

const wayAddition = (plan: PlannedTurn, way: DeployWay): Addition => ({
  id: STEP.deploy(deployName(plan.start, way)),
  names: (asking) => wayNames({ ...asking, view: plan.view }, way),
  hint: (asking) => wayHint({ ...asking, view: plan.view }, way),
})

/** Cards with the number of their ways, where all ways are too many for one list. */
const cardAdditions = (plan: PlannedTurn, ways: readonly DeployWay[]): readonly Addition[] =>
  [...byCard(ways).values()].slice(0, MOST_ENTRIES).flatMap((own): readonly Addition[] => {
    const [best] = own
    if (best === undefined) return []
    if (own.length === 1) return [wayAddition(plan, best)]
    return [
      {
        id: OPEN.card(best.held),
        names: () => cardNames(best.card),
        hint: ({ speaker }) => speaker.say('panel.deploy.places', { count: own.length }),
      },
    ]
  })

interface PossibleMove {
  readonly piece: TableCard
  readonly move: ReturnType<typeof regularMoves>[number]
  readonly gain: number
}

/** The moves of cards that were on table before the plan, the best first; a card moves once. */
function movesIn({ start, last, moves }: PlannedTurn, side: Side): readonly PossibleMove[] {
  const view = inPhase(last, 'move')
  const done = new Set(moves.map(({ piece }) => piece))
  const known = new Set(start.pieces.map(({ handle }) => handle))
  return ofSide(view.pieces, side)
    .filter(({ handle }) => known.has(handle) && !done.has(handle))
    .flatMap((piece) => {
      const rated = ratedMoves(view, side, piece)
      return regularMoves(view, piece)
        .filter((move) => leadsOnTable(start, move))
        .map((move) => ({
          ...{ piece, move },
          gain: rated.find((one) => moveId(one.move) === moveId(move))?.gain ?? Number.NEGATIVE_INFINITY,
        }))
    })
    .toSorted((one, other) => other.gain - one.gain)
}

const moveAddition = ({ last }: PlannedTurn, { piece, move }: PossibleMove): Addition => ({
  id: STEP.move(moveName({ piece: piece.handle, move })),
  names: (asking) => moveNames({ ...asking, view: last }, piece, move),
  hint: (asking) => moveHint({ ...asking, view: last }, piece, move),
})

/** Moves, or the cards where they are too many for one list. */
function moveAdditions(plan: PlannedTurn, side: Side): readonly Addition[] {
  if (plan.battle !== null) return []
  const moves = movesIn(plan, side)
  if (moves.length <= MOST_ENTRIES) return moves.map((one) => moveAddition(plan, one))
  const pieces = new Map<string, PossibleMove[]>()
  for (const one of moves) pieces.set(one.piece.handle, [...(pieces.get(one.piece.handle) ?? []), one])
  return [...pieces].slice(0, MOST_ENTRIES).map(
    ([handle, own]): Addition => ({
      id: OPEN.piece(handle),
      names: () => pieceNames(plan.last, handle),
      hint: ({ speaker }) => speaker.say('panel.move.ways', { count: own.length }),
    }),
  )
}

const battleAdditions = ({ view, battle }: PlannedTurn): readonly Addition[] =>
  battlesIn(view)
    .filter((place) => place !== battle)
    .map((place) => ({
      id: STEP.battle(place),
      names: ({ speaker: { say } }) =>
        placeNames(view, place).map((name) => say('panel.battle.entry', { place: name })) as [string, ...string[]],
      hint: ({ speaker: { say } }) => say('panel.rest.battle.hint'),
    }))

function drawAdditions({ last, battle, draws }: PlannedTurn, side: Side): readonly Addition[] {
  if (battle !== null) return []
  const { force } = last.sizes[side]
  return Array.from({ length: Math.min(force, MOST_ENTRIES) }, (_, at) => at + 1)
    .filter((count) => count !== draws)
    .map((count) => ({
      id: STEP.draw(count),
      names: ({ speaker: { say } }) => [say('panel.draw.entry', { count })],
      hint: ({ speaker: { say } }) => say('panel.draw.keeps', { force: force - count }),
    }))
}

// ---------------------------------------------------------------- the panel

/** Returns the panel on which a plan is put together, or as which it stands. */
export function planPanel(asking: PlanAsking): Panel {
  const { decision, view, side, begun, speaker } = asking
  const stands = decision.about.stands as readonly string[] | null
  const { choose } = begun
  const plan = planOf(view, side, choose ?? stands ?? [])
  const isKept = choose === undefined && stands !== null
  const { say } = speaker
  return {
    question: say(isKept ? 'panel.rest.kept' : 'panel.rest'),
    below: belowOf(asking, plan),
    scene: () => planScene(asking, plan),
    ...(isKept ? keptParts(asking, plan) : openParts(asking, plan, stageOf(choose ?? []))),
  }
}

/** "Plays when Bob has paid. Force 11 → 1", or the part of it that has room. */
function belowOf(asking: PlanAsking, { start, last, battle }: PlannedTurn): string | null {
  const { name, speaker } = asking
  const { say } = speaker
  const change = changeLine({ ...asking, view: start }, last, battle)
  const plays = say('panel.rest.plays', { name })
  return change === null ? fitBelow(plays, say('panel.rest.plays.short')) : fitBelow(`${plays}. ${change}`, change)
}

/** A plan that stands: it is changed or deleted. */
function keptParts({ view, speaker: { say } }: PlanAsking, { steps }: PlannedTurn): Pick<Panel, 'actions'> {
  return {
    actions: [
      { id: 'change', label: say('panel.rest.change'), look: 'plain', puts: { choose: steps } },
      { id: 'drop', label: say('panel.rest.delete'), look: 'plain', drops: { kind: 'plan', key: planKey(view) } },
    ],
  }
}

/** A plan that is put together: it is kept, gets another step, or loses its last one. */
function openParts(asking: PlanAsking, plan: PlannedTurn, stage: string): Pick<Panel, 'actions' | 'more' | 'list'> {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { steps, battle, fights, moves, draws, last } = plan
  const puts = (id: string, label: string, choose: readonly string[]): PanelAction => ({
    ...{ id, label, look: 'plain', puts: { choose } },
  })
  const opens = (id: string, label: string, to: string, isOpen: boolean): PanelAction[] =>
    isOpen && stage !== to ? [puts(id, label, [...steps, to])] : []
  const others = [
    ...(battle !== null && !fights ? [puts('fight', say('panel.rest.fight'), [...steps, STEP.fight, stage])] : []),
    ...opens('deploy', say('panel.deploy.list'), OPEN.deploy, waysOf(plan.view, side).length > 0),
    ...opens(
      'battle',
      say('panel.battle.more'),
      OPEN.battle,
      moves.length === 0 && draws === 0 && battlesIn(plan.view).length > 0,
    ),
    ...opens('move', say('panel.move.more'), OPEN.move, battle === null && movesIn(plan, side).length > 0),
    ...opens('draw', say('panel.draw.list'), OPEN.draw, battle === null && last.sizes[side].force > 0),
  ]
  const [next, ...rest] = others
  const undo = steps.length === 0 ? [] : [puts('undo', say('panel.rest.undo'), [...steps.slice(0, -1), stage])]
  const over = steps.length < 2 ? [] : [puts('over', say('panel.rest.over'), [OPEN.deploy])]
  const keep = answers(KEEP, keepLabel(asking, plan), {
    id: KEEP,
    look: 'good',
    sets: planOrder(view, side, plan),
  })
  const buttons = [keep, ...(next === undefined ? [] : [next]), ...undo]
  return {
    // The way back stays a button.
    actions: besideEachOther(buttons) > 2 || next === undefined ? buttons : [keep, ...undo, next],
    list: listOf(asking, plan, stage),
    more: [...rest, ...over],
  }
}

function keepLabel({ speaker: { say } }: PlanAsking, { steps, battle, fights }: PlannedTurn): string {
  if (battle !== null) return say(fights ? 'panel.rest.keep.fight' : 'panel.rest.keep.battle')
  return say(steps.length === 0 ? 'panel.rest.end' : 'panel.rest.keep')
}

function listOf(asking: PlanAsking, plan: PlannedTurn, stage: string): PanelList | undefined {
  const entries = additionsOf(plan, asking.side, stage)
  if (entries.length === 0) return undefined
  const made = entries.map(
    ({ id, names, hint }): PanelEntry => ({ choose: [id], names: names(asking), hint: hint(asking) }),
  )
  return {
    placeholder: asking.speaker.say('panel.rest.list'),
    adds: true,
    min: 1,
    max: 1,
    entries: panelEntries(made, []),
  }
}

/** The table after the plan. */
function planScene({ view, side, voice, decision, begun }: PlanAsking, plan: PlannedTurn): Scene {
  const isProposed = begun.suggested && decision.about.stands === null
  const { start, deploys, moves, battle, draws, last } = plan
  const marks = planMarks(start, plan, isProposed)
  const cards = takenCards(deploys, isProposed ? 'suggested' : 'chosen')
  const state = isProposed ? ('suggested' as const) : ('planned' as const)
  const count = cardsIn(deploys)
  const cell = (value: number) => (value === 0 ? {} : { state, value: String(value) })
  return tableScene({ ...last, phase: view.phase, drain: view.drain }, voice, {
    ...marks,
    places: battle === null ? marks.places : new Map([...marks.places, [battle, isProposed ? 'suggested' : 'chosen']]),
    ...handMarks(start, waysOf(start, side), cards),
    track: {
      deploy: cell(count),
      battle: cell(battle === null ? 0 : 1),
      move: cell(moves.length),
      draw: battle === null ? { state, value: String(draws) } : {},
    },
  })
}

/** The plan that a player can put together while the opponent pays for a drain. */
export const turnAheadPanels: PanelsAhead<View, Side> = {
  id: idOf,
  isKept: (view, orders) => keptIn(view, orders) !== undefined,
  decision: (view, seat, choose, orders) => planDecision(knownView(view), seat, choose, orders),
  skipped: skippedLines,
}
