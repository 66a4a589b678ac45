/** *Same as last turn* on one screen: the cards lie on the table, each can be left out, and one button plays them. */
import type { PanelAction, PanelList, Scene } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { afterDeploy, type MoveAhead, type TurnAhead } from '../../policies/turn-ahead.ts'
import { deployName, moveName, type PlannedTurn, planOf, STEP } from '../../policies/turn-plan.ts'
import { type DecisionOf, optionsOf } from '../../rules/abouts.ts'
import { pieceOf } from '../../state/nesting.ts'
import type { Panel, PanelAsking } from '../asking.ts'
import { placeNames } from '../card-names.ts'
import { handMarks, planMarks, takenCards } from '../deploy-marks.ts'
import { type DeployWay, waysOf } from '../deploy-ways.ts'
import { wayHint, wayNames } from '../deploy-words.ts'
import { moveHint, moveNames } from '../moves/move-words.ts'
import { changeLine } from '../position-lines.ts'
import { NEXT } from '../rest-of-turn.ts'
import { tableScene } from '../scenes/table-scene.ts'
import { cardsIn, restLabel, turnTrack } from '../turn-labels.ts'
import { sameTurn } from './same-turn.ts'

type ActAsking = PanelAsking<DecisionOf<'act'>>

/** The looks of a plan: copies of a card are the same. */
const looksOf = ({ deploys, moves, battle, draws }: Pick<PlannedTurn, 'deploys' | 'moves' | 'battle' | 'draws'>) =>
  JSON.stringify([deploys.map(({ card, at }) => [card, at]).toSorted(), moves.map(moveName).toSorted(), battle, draws])

/**
 * Returns the action that plans the own last turn again; none where nothing of it is possible, or where it is what the game
 * proposes. It only puts the steps together: a button plays them.
 */
export function sameTurnAction(asking: ActAsking, ahead: TurnAhead | null): readonly PanelAction[] {
  const { view, side, last, speaker } = asking
  const plan = last.length === 0 ? null : sameTurn(view, side, last)
  if (plan === null || (ahead !== null && looksOf(ahead) === looksOf(plan))) return []
  const puts = { choose: [], ahead: plan.steps }
  return [{ id: 'again', label: speaker.say('panel.deploy.again'), look: 'plain', puts }]
}

/** Returns the panel of a turn whose steps are planned; null where none is, or none is possible any more. */
export function laidTurnPanel(asking: ActAsking): Panel | null {
  const { view, side, begun, last, speaker } = asking
  const { say } = speaker
  const plan = planOf(view, side, begun.ahead ?? [])
  if (plan.deploys.length + plan.moves.length === 0) return null
  const all = sameTurn(view, side, last) ?? plan
  const rest = asRest(plan)
  const count = cardsIn(plan.deploys)
  const moves = plan.moves.length
  const undo: PanelAction = { id: 'undo', label: say('panel.rest.undo'), look: 'plain', puts: {} }
  return {
    question:
      count === 0
        ? say('panel.move.these', { count: moves })
        : moves === 0
          ? say('panel.deploy.these', { count })
          : say('panel.deploy.and.move', { count, moves }),
    below: changeLine(asking, plan.last, plan.battle),
    scene: () => laidScene(asking, plan, rest),
    actions: [playAction(asking, plan, rest), undo],
    list: stepList(asking, all, plan),
  }
}

/** A plan as the rest of a turn. */
const asRest = ({ battle, ...plan }: PlannedTurn): TurnAhead => ({
  ...plan,
  battle,
  goesOn: battle === null ? 'end' : 'battle',
})

/** Plays all steps: then the turn ends, or the panel of the battle opens. */
function playAction(asking: ActAsking, { steps, battle }: PlannedTurn, rest: TurnAhead): PanelAction {
  const { decision, side } = asking
  const { text } = restLabel(asking, rest)
  const next = NEXT.laid(rest.last, side, battle === null ? 'end' : 'battle', rest.draws)
  const more = { id: 'laid', next, later: steps, look: 'good' as const }
  const [first] = rest.deploys
  const option = optionsOf(decision).find(({ group, about }) => group === 'deploy' && about?.held === first?.held)
  return option === undefined ? answers('pass', text, more) : answers('do', text, { ...more, choose: [option.id] })
}

// ---------------------------------------------------------------- the steps

/** All steps that were possible, the planned ones ticked. */
function stepList(asking: ActAsking, all: PlannedTurn, plan: PlannedTurn): PanelList {
  const { say } = asking.speaker
  const entries: readonly PanelEntry[] = [
    ...deployEntries(asking, all),
    ...all.moves.map((one) => moveEntry(asking, all, one)),
    ...(all.battle === null ? [] : [battleEntry(asking, all.battle)]),
    ...(all.draws === 0 ? [] : [drawEntry(all.draws, say)]),
  ]
  const chosen = plan.draws === 0 ? plan.steps : [...plan.steps, STEP.draw(all.draws)]
  return {
    ...{ placeholder: say('panel.laid.list'), ahead: true, min: 0, max: entries.length },
    entries: panelEntries(entries, chosen),
  }
}

/** Each deployment on the position after those before it: a carrier may come with the plan itself. */
function deployEntries(asking: ActAsking, { start, deploys }: PlannedTurn): readonly PanelEntry[] {
  const { side } = asking
  let view = start
  return deploys.map((one): PanelEntry => {
    const { way } = one
    const pilot = 'pilot' in way ? start.hand.find(({ handle }) => handle === way.pilot)?.card : undefined
    const step: DeployWay = { ...one, option: '', id: '', pilot: pilot ?? null }
    const before = { ...asking, view }
    view = afterDeploy(view, side, one)
    return {
      choose: [STEP.deploy(deployName(start, one))],
      names: wayNames(before, step),
      hint: wayHint(before, step),
    }
  })
}

function moveEntry(asking: ActAsking, { start, view }: PlannedTurn, one: MoveAhead): PanelEntry {
  const piece = pieceOf(start, one.piece)
  if (piece === null) throw new Error('a move without its card')
  const then = { ...asking, view }
  return {
    choose: [STEP.move(moveName(one))],
    names: moveNames(then, piece, one.move),
    hint: moveHint(then, piece, one.move),
  }
}

function battleEntry({ view, speaker: { say } }: ActAsking, place: string): PanelEntry {
  const [long, ...more] = placeNames(view, place).map((name) => say('panel.battle.entry', { place: name }))
  return { choose: [STEP.battle(place)], names: [long ?? place, ...more], hint: say('panel.rest.battle.hint') }
}

const drawEntry = (count: number, say: ActAsking['speaker']['say']): PanelEntry => ({
  choose: [STEP.draw(count)],
  names: [say('panel.draw.entry', { count })],
})

// ---------------------------------------------------------------- the picture

function laidScene({ view, side, voice }: ActAsking, plan: PlannedTurn, rest: TurnAhead): Scene {
  const { start } = plan
  const marks = planMarks(start, rest, false)
  const track = Object.fromEntries(
    Object.entries(turnTrack(rest, view.today.fresh.length)).map(([phase, mark]) => [
      phase,
      mark.state === 'suggested' ? { ...mark, state: 'planned' as const } : mark,
    ]),
  )
  return tableScene({ ...plan.last, phase: view.phase }, voice, {
    ...marks,
    ...handMarks(start, waysOf(start, side), takenCards(plan.deploys, 'chosen')),
    track,
  })
}
