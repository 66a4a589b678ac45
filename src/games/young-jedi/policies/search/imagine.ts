/**
 * Imagines a whole state from what one seat sees and remembers. The frames under way follow from the question that is
 * asked; questions in whose middle more is under way than the seat sees are left to the practice policy.
 */
import type { ChanceStream, Decision, SeatKnowledge } from '../../../../contract/index.ts'
import { bySeat } from '../../../../kit/seats/seats.ts'
import { opposite, SIDES, type Side } from '../../cards/card.ts'
import { planPieces } from '../../rules/battle/plan.ts'
import { planShape } from '../../rules/questions/battle-questions.ts'
import { madeHere } from '../../state/abouts.ts'
import {
  type BattleFrame,
  type DuelFrame,
  type Frame,
  frameOf,
  NEW_TURN,
  type QuestionKind,
  type State,
  type TurnFrame,
} from '../../state/game-state.ts'
import { placeInView, type View } from '../../view/player-view.ts'
import { goodPlan, type PlanManner } from '../plan.ts'
import { type DealtSide, dealOther, dealOwn } from './deals.ts'
import { type CardKnowledge, readKnown } from './knowledge.ts'

/** A number below this is drawn for the seed of an imagined state. */
const SEEDS = 2 ** 31

/** The parts from which the frames of a state are made. */
interface ImaginedParts {
  readonly view: View
  readonly decision: Decision<Side>
  readonly knowledge: CardKnowledge
  readonly dealt: Readonly<Record<Side, DealtSide>>
}

type Frames = (imagined: ImaginedParts) => Frame[]

const turn = ({ view }: ImaginedParts, step: TurnFrame['step']): TurnFrame => ({
  ...NEW_TURN,
  step,
  spent: view.spent ?? 0,
  again: false,
  raced: view.raced,
  offered: true,
})

/** The frames of each question that can be imagined. */
const FRAMES: { readonly [Kind in QuestionKind]?: Frames } = {
  'start-location': ({ decision }) => [
    {
      frame: 'setup',
      step: 'location',
      starter: decision.seat,
      aside: { dark: [], light: [] },
      numbers: { dark: null, light: null },
    },
  ],
  'next-location': ({ view }) => {
    const last = view.won.at(-1)
    if (last === undefined) throw new Error('no planet was won before the next one')
    return [
      {
        frame: 'move-on',
        step: 'location',
        loser: opposite(last.by),
        surrendered: last.surrendered,
        due: [],
      },
    ]
  },
  fetch: ({ view, decision }) => {
    // The side that laid the first Location of the planet fetches first (rule 20.6).
    const first = view.locations[0]?.owner === decision.seat
    const { shown } = madeHere(decision).about as { readonly shown: string | null }
    return [{ ...NEW_TURN }, { frame: 'fetch', sides: first ? [opposite(decision.seat)] : [], shown }]
  },
  deploy: (imagined) => [turn(imagined, 'deploy')],
  duel: (imagined) => [turn(imagined, 'duel')],
  battle: (imagined) => [turn(imagined, 'battle')],
  remove: (imagined) => [turn(imagined, 'even-up')],
  'even-up': (imagined) => [turn(imagined, 'even-up')],
  'discard-down': (imagined) => {
    // Only an answer after which the player is asked once more asks nobody else.
    const asks = imagined.decision.exits.some(({ consequences = [] }) => consequences.includes('asks'))
    return [{ ...turn(imagined, 'draw'), ending: asks ? 'end' : 'review' }]
  },
  'battle-cards': (imagined) => [turn(imagined, 'even-up'), battle(imagined, 'numbers')],
  plan: (imagined) => [turn(imagined, 'even-up'), battle(imagined, 'plans')],
  attack: (imagined) => [turn(imagined, 'battle'), duel(imagined)],
  block: (imagined) => [turn(imagined, 'battle'), duel(imagined)],
  'dueling-text': (imagined) => [turn(imagined, 'battle'), duel(imagined)],
}

/** Whether this game can imagine the states in which this may be asked. */
export const isImagined = (view: View, { kind }: Pick<Decision, 'kind'>): boolean =>
  kind in FRAMES && view.battle?.where !== 'space'

function battle({ view, dealt }: ImaginedParts, step: BattleFrame['step']): BattleFrame {
  if (view.battle === null) throw new Error('no battle is going on')
  const { where, planet, attacker, numbers } = view.battle
  const sides = bySeat(SIDES, (side) => ({
    cards: numbers[side] === null ? null : dealt[side].battle,
    plan: null,
    fights: 0,
    left: [],
    next: null,
    covered: false,
  }))
  return { frame: 'battle', step, where, planet, attacker, sides, results: [] }
}

function duel({ view, decision, knowledge, dealt }: ImaginedParts): DuelFrame {
  if (view.duel === null) throw new Error('no duel is going on')
  const { initiator, duelists, piles, hits, passed, attack } = view.duel
  const { seat } = decision
  const about = madeHere(decision).about as { readonly card?: string | null }
  const handle = (side: Side) => duelists[side]?.handle ?? ''
  return {
    frame: 'duel',
    step: 'exchange',
    initiator,
    duelists: bySeat(SIDES, handle),
    weapons: { ...knowledge.arms },
    ignored: knowledge.struck.map(({ side, card }) => struck(view, knowledge, side, card) ?? handle(side)),
    named: [],
    hands: bySeat(SIDES, (side) => dealt[side].duel),
    piles,
    hits: { ...hits },
    passed,
    turn: decision.kind === 'dueling-text' ? opposite(seat) : seat,
    attack,
    scored: decision.kind === 'dueling-text' ? { side: seat, card: about.card ?? '' } : null,
    drawn: { dark: null, light: null },
    said: { substitute: true },
    beaten: null,
    due: [],
  }
}

/** The handle of a side's weapon in the duel, if it is this card; a built-in weapon has the handle of its character. */
function struck(view: View, { arms }: CardKnowledge, side: Side, card: string): string | null {
  const arm = arms[side]
  return view.sides[side].table.some((laid) => laid.handle === arm && laid.card === card) ? arm : null
}

/** @see Search.imagine */
export function imagine(view: View, decision: Decision<Side>, known: SeatKnowledge, chance: ChanceStream): State {
  const frames = isImagined(view, decision) ? FRAMES[decision.kind as QuestionKind] : undefined
  if (frames === undefined) throw new Error(`nobody imagines what lies under ${decision.kind}`)
  const { seat, id } = decision
  const knowledge = readKnown(known)
  const seed = `${chance(SEEDS)}/${chance(SEEDS)}`
  const other = dealOther(view, opposite(seat), knowledge, chance)
  const own = dealOwn(view, seat, knowledge, Number(/\d+/.exec(id)?.[0] ?? 0), chance)
  const dealt = bySeat(SIDES, (side) => (side === seat ? own : other))
  const state: State = {
    schema: 3,
    format: view.format,
    options: view.rules,
    seed,
    turn: view.turn,
    active: view.active,
    planet: view.planet,
    locations: [...view.locations],
    won: view.won,
    sides: bySeat(SIDES, (side) => dealt[side].zone),
    today: view.today,
    flow: frames({ view, decision, knowledge, dealt }),
    questions: [{ id, side: seat, kind: decision.kind as QuestionKind }],
    stillTurns: knowledge.still,
    stirred: knowledge.stirred,
    outcome: null,
  }
  if (decision.kind === 'plan') planSecretly(state, opposite(seat), chance)
  return state
}

/** Manners of the plans that an opponent may have made. */
const MANNERS: readonly PlanManner[] = [{}, { weakFirst: true }, { alone: true }]

/** The defender plans before the attacker does: a plan that is made already is imagined, too (rule 9.2.6). */
function planSecretly(state: State, side: Side, chance: ChanceStream): void {
  const frame = frameOf(state, 'battle')
  if (frame === null || frame.attacker === side) return
  const pieces = planPieces(state, frame, side)
  const place = placeInView(state)
  const plan =
    pieces.length > 1
      ? goodPlan({ shape: planShape(pieces, frame.where, place) }, place, MANNERS[chance(MANNERS.length)])
      : pieces.map((piece) => piece.id)
  frame.sides[side] = { ...frame.sides[side], plan }
}
