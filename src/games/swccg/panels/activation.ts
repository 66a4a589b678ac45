/** The activation of Force on one screen, with the drains or the whole turn that follow it. */

import type { AnswerContent, PanelAction, PanelList, Scene } from '../../../contract/index.ts'
import { onceFor } from '../../../kit/library/once-for.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { fitBelow, fitFinal, fitQuestion, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { planOrder } from '../policies/plan-order.ts'
import { activated, inPhase, type TurnAhead, turnAhead } from '../policies/turn-ahead.ts'
import type { DecisionOf } from '../rules/abouts.ts'
import { isRegular } from '../rules/move/ways.ts'
import type { Side } from '../state/engine-card.ts'
import { pieceOf } from '../state/nesting.ts'
import type { View } from '../view/player-view.ts'
import type { Panel, PanelAsking, PanelMaker } from './asking.ts'
import { placeNames } from './card-names.ts'
import { handMarks, restMarks, takenCards } from './deploy-marks.ts'
import { waysOf } from './deploy-ways.ts'
import { wayEntry } from './deploy-words.ts'
import {
  afterDrains,
  drainBelow,
  drainEntry,
  drainsIn,
  drainTotal,
  freeDrains,
  type PossibleDrain,
  payableDrains,
} from './draining.ts'
import { changeLine } from './position-lines.ts'
import { ALL, NEXT } from './rest-of-turn.ts'
import { tableScene } from './scenes/table-scene.ts'
import { cardsIn, restLabel, turnTrack } from './turn-labels.ts'

/** The most entries of a list. */
const MOST_ENTRIES = 25

type ActivateAsking = PanelAsking<DecisionOf<'activate'>>

/** Cards that stay in the Reserve Deck for destinies. */
const KEPT = 3

/** The longest name of what follows an answer: custom ids are short. */
const NEXT_ROOM = 48

/** All the Force; less where the Reserve Deck would be left with fewer than three cards. */
const usualForce = ({ about }: DecisionOf<'activate'>): number =>
  Math.max(0, Math.min(about.most, about.reserve - KEPT))

/** The whole turn is proposed where it has no drain that costs nothing, and deploys, uses, moves or draws something. */
function wholeTurn(view: View, side: Side, count: number): TurnAhead | null {
  const then = activated(view, side, count)
  if (freeDrains(drainsIn(inPhase(then, 'control'), side)).length > 0) return null
  const ahead = turnAhead(afterActivation(view, side, count), side)
  return ahead.deploys.length > 0 || ahead.goesOn === 'end' || ahead.goesOn === 'text' ? ahead : null
}

/** The rest of a turn that can be laid ahead while drains are unpaid: cards on table now make regular moves. */
function plannedRest(view: View, side: Side, count: number): TurnAhead | null {
  const then = activated(view, side, count)
  const drains = payableDrains(freeDrains(drainsIn(inPhase(then, 'control'), side)), then.sizes[side].force)
  if (drains.length === 0) return null
  const ahead = turnAhead(afterActivation(view, side, count), side)
  const isThere = ({ piece, move }: TurnAhead['moves'][number]) =>
    isRegular(move) &&
    pieceOf(view, piece) !== null &&
    (move.on === null || pieceOf(view, move.on) !== null) &&
    (move.at === null || view.places.some(({ id }) => id === move.at))
  return ahead.goesOn === 'end' && ahead.moves.every(isThere) ? ahead : null
}

/** Positions after activation, one for each view, so that what follows is put together once. */
const ACTIVATED = onceFor<View, View>()

const afterActivation = (view: View, side: Side, count: number): View =>
  ACTIVATED(view, `${side}/${count}`, () => inPhase(activated(view, side, count), 'deploy'))

/** The panel with which a turn begins. */
export const activate: PanelMaker<DecisionOf<'activate'>> = {
  suggest(decision, view): AnswerContent | null {
    const number = usualForce(decision)
    const isProposed =
      wholeTurn(view, decision.seat, number) !== null || plannedRest(view, decision.seat, number) !== null
    return isProposed ? { exit: 'activate', number } : null
  },

  ask(asking) {
    const { decision, view, side, begun, proposal } = asking
    const count = begun.number ?? usualForce(decision)
    const ahead = proposal === null ? null : wholeTurn(view, side, count)
    if (ahead !== null) return turnPanel(asking, count, ahead)
    const drains = drainsIn(inPhase(activated(view, side, count), 'control'), side)
    return drains.length > 0 ? drainingPanel(asking, count, drains) : activatingPanel(asking, count)
  },
}

const activates = (asking: ActivateAsking, count: number, more: Partial<PanelAction> = {}): PanelAction => {
  const { say } = asking.speaker
  const label = count === 0 ? say('panel.activate.do.none') : say('panel.activate.do', { count })
  return answers('activate', label, { id: 'activate', number: count, next: NEXT.begin([]), ...more })
}

/** Activation alone: what is to be decided in the control phase is asked. */
const activatesOnly = (asking: ActivateAsking, count: number): PanelAction =>
  answers(
    'activate',
    count === 0 ? asking.speaker.say('panel.activate.only.none') : asking.speaker.say('panel.activate.only', { count }),
    { id: 'only', number: count },
  )

function activatingPanel(asking: ActivateAsking, count: number): Panel {
  const { decision, view, side, voice, speaker } = asking
  const { say } = speaker
  return {
    question: count === 0 ? say('panel.activate.none') : say('panel.activate', { count }),
    below: activationLine(asking, count),
    scene: () =>
      tableScene(activated(view, side, count), voice, {
        track: { activate: { value: count === 0 ? null : `+${count}` } },
      }),
    actions: [activates(asking, count, { look: 'good' })],
    list: fewer(asking, decision.about.most, count),
    more: [activatesOnly(asking, count)],
  }
}

function activationLine({ decision, view, side, speaker: { say } }: ActivateAsking, count: number): string | null {
  const { force } = view.sizes[side]
  const { reserve } = decision.about
  const [before, after] = [force, force + count]
  return fitBelow(
    say('panel.activate.below', { before, after, reserve, left: reserve - count }),
    say('panel.activate.force', { before, after }),
  )
}

/** Smaller numbers, the largest first; choosing one only marks it. */
function fewer({ decision, speaker: { say } }: ActivateAsking, most: number, count: number): PanelList | undefined {
  const numbers = Array.from({ length: most + 1 }, (_, at) => most - at)
  if (numbers.length < 2) return undefined
  const entries = numbers.map(
    (number): PanelEntry => ({
      choose: [String(number)],
      names: [number === 0 ? say('panel.activate.do.none') : say('panel.activate.do', { count: number })],
      hint: say('panel.activate.left', { count: decision.about.reserve - number }),
    }),
  )
  return { placeholder: say('panel.activate.fewer'), min: 1, max: 1, entries: panelEntries(entries, [String(count)]) }
}

/** Activation with the drains that follow it at once. */
function drainingPanel(asking: ActivateAsking, count: number, all: readonly PossibleDrain[]): Panel {
  const { decision, view, side, begun, voice, speaker } = asking
  const { say } = speaker
  const { ahead } = begun
  const force = view.sizes[side].force + count
  const wanted = ahead === undefined ? freeDrains(all) : all.filter(({ place }) => ahead.includes(place))
  const drains = payableDrains(wanted, force)
  const places = drains.map(({ place }) => place)
  const amount = drainTotal(drains)
  const then = afterDrains(activated(view, side, count), side, drains)
  const without = activates(asking, count)
  const usual = usualForce(decision)
  const next = NEXT.begin(places.length === all.length ? ALL : places)
  const rest = asking.proposal === null || drains.length === 0 ? null : plannedRest(view, side, count)
  return {
    ...drainingQuestion(asking, count, drains),
    ...(rest === null ? {} : { below: restLine(asking, rest) }),
    ...(drains.length > 0 ? { final: true } : {}),
    scene: () =>
      rest !== null
        ? plannedScene(asking, rest, { count, amount, places })
        : tableScene(then, voice, {
            places: new Map(places.map((place) => [place, 'chosen'])),
            track: {
              activate: { value: count === 0 ? null : `+${count}` },
              control: drains.length === 0 ? {} : { state: 'planned', value: String(amount) },
            },
          }),
    actions:
      drains.length === 0
        ? [{ ...without, look: 'good' }]
        : [
            ...(rest === null ? [] : [plansRest(asking, rest, { count, amount, next })]),
            answers('activate', drainLabel(asking, count, amount), {
              id: 'drain',
              number: count,
              ...(next.length > NEXT_ROOM ? {} : { next }),
              look: rest === null ? 'good' : 'plain',
            }),
            { ...without, label: say('panel.drain.no') },
          ],
    list:
      count === usual
        ? {
            placeholder: say('panel.drain.list'),
            ahead: true,
            min: 0,
            max: all.length,
            entries: panelEntries(
              all.map((one) => drainEntry({ ...asking, view: then }, one, one.place)),
              places,
            ),
          }
        : fewer(asking, decision.about.most, count),
    more: [activatesOnly(asking, count), ...fewerAction(asking, count)],
  }
}

/** The button of drains; that nothing is activated before them is not said. */
const drainLabel = ({ speaker: { say } }: ActivateAsking, count: number, amount: number): string =>
  count === 0 ? say('panel.drain.do', { amount }) : say('panel.activate.drain.do', { force: count, amount })

/** The rest of the turn, which follows the drains. */
function restLine({ speaker: { say } }: ActivateAsking, { deploys, moves, draws }: TurnAhead): string | null {
  const cards = cardsIn(deploys)
  const parts = [
    ...(cards === 0 ? [] : [say('panel.plan.part.deploy', { count: cards })]),
    ...(moves.length === 0 ? [] : [say('panel.plan.part.move', { count: moves.length })]),
    ...(draws === 0 ? [] : [say('panel.plan.part.draw', { count: draws })]),
  ]
  return parts.length === 0 ? null : fitFinal(say('panel.plan.then', { parts: parts.join(', ') }))
}

/** The table after the drains and the rest of the turn. */
function plannedScene(
  { view, side, voice }: ActivateAsking,
  ahead: TurnAhead,
  { count, amount, places }: { readonly count: number; readonly amount: number; readonly places: readonly string[] },
): Scene {
  const after = afterActivation(view, side, count)
  const marks = restMarks(after, ahead)
  return tableScene({ ...ahead.last, phase: 'activate' }, voice, {
    ...marks,
    places: new Map([...marks.places, ...places.map((place) => [place, 'chosen'] as const)]),
    ...handMarks(after, waysOf(after, side), takenCards(ahead.deploys, 'suggested')),
    track: {
      ...turnTrack(ahead, 0),
      activate: { value: count === 0 ? null : `+${count}` },
      control: { state: 'planned', value: String(amount) },
    },
  })
}

/** Drains, and lays the rest of the turn ahead for the time when the opponent has paid. */
function plansRest(
  { view, side, speaker: { say } }: ActivateAsking,
  { deploys, moves, draws }: TurnAhead,
  { count, amount, next }: { readonly count: number; readonly amount: number; readonly next: string },
): PanelAction {
  const cards = cardsIn(deploys)
  const long = say('panel.plan.deploy.draw', { amount, cards, draws })
  const label =
    moves.length > 0
      ? say('panel.plan.rest', { amount })
      : cards === 0
        ? draws === 0
          ? say('panel.plan.end', { amount })
          : say('panel.plan.draw', { amount, draws })
        : draws === 0
          ? say('panel.plan.deploy', { amount, cards })
          : fitting(LABEL, long, say('panel.plan.rest', { amount }))
  return answers('activate', label, {
    id: 'planned',
    number: count,
    next,
    look: 'good',
    sets: planOrder(view, side, { deploys, moves, battle: null, fights: false, draws }),
  })
}

/** Opens the list of numbers, where the list of the panel is another one. */
function fewerAction({ decision, speaker: { say } }: ActivateAsking, count: number): readonly PanelAction[] {
  const { most } = decision.about
  if (count !== usualForce(decision) || most === 0) return []
  const number = count > 0 ? count - 1 : most
  return [{ id: 'fewer', label: say('panel.activate.fewer'), look: 'plain', puts: { number } }]
}

function drainingQuestion(
  asking: ActivateAsking,
  count: number,
  drains: readonly PossibleDrain[],
): Pick<Panel, 'question' | 'below'> {
  const { view, speaker } = asking
  const { say } = speaker
  const [first, ...more] = drains
  if (first === undefined)
    return {
      question: count === 0 ? say('panel.activate.none') : say('panel.activate', { count }),
      below: activationLine(asking, count),
    }
  const below = drainBelow(asking, drains)
  const amount = drainTotal(drains)
  const places = drains.length
  if (more.length > 0)
    return {
      question:
        count === 0
          ? say('panel.drains', { amount, count: places })
          : say('panel.activate.drains', { force: count, count: places }),
      below,
    }
  const at = (place: string): string =>
    count === 0 ? say('panel.drain', { amount, place }) : say('panel.activate.drain', { force: count, place })
  const [long, short] = placeNames(view, first.place)
  return { question: fitQuestion(at(long), at(short)), below }
}

/** Asks whether the turn is meant as proposed; that nothing is activated is not said. */
function turnQuestion(
  { speaker: { say } }: ActivateAsking,
  force: number,
  { deploys, moves, draws }: TurnAhead,
): string {
  const cards = cardsIn(deploys)
  const begins = force === 0 ? 'turn' : 'activate'
  if (moves.length > 0)
    return cards > 0
      ? say(`panel.${begins}.moves`, { force, count: cards, moves: moves.length })
      : say(`panel.${begins}.move`, { force, count: moves.length })
  if (cards > 0) return say(`panel.${begins}.deploy`, { force, count: cards })
  if (draws > 0) return say(`panel.${begins}.draw`, { force, count: draws })
  return force === 0 ? say('panel.activate.none') : say('panel.activate', { count: force })
}

/** Activation with the whole turn as proposed. */
function turnPanel(asking: ActivateAsking, count: number, ahead: TurnAhead): Panel {
  const { view, side, voice } = asking
  const after = afterActivation(view, side, count)
  const label = restLabel(asking, ahead)
  const ways = waysOf(after, side)
  return {
    question: turnQuestion(asking, count, ahead),
    below: changeLine({ ...asking, view: after }, ahead.last, null),
    scene: () => {
      const marks = restMarks(after, ahead)
      return tableScene({ ...ahead.last, phase: 'activate' }, voice, {
        ...marks,
        ...handMarks(after, ways, takenCards(ahead.deploys, 'suggested')),
        track: {
          ...turnTrack(ahead, 0),
          activate: { value: count === 0 ? null : `+${count}` },
          control: { state: 'planned' },
        },
      })
    },
    actions: [
      answers('activate', label.text, { id: 'proposed', number: count, next: label.next }),
      activates(asking, count),
    ],
    list: firstWays(asking, after, count),
    more: [activatesOnly(asking, count), ...fewerAction(asking, count)],
  }
}

/** The ways to deploy after the activation: choosing one activates and plans it. */
function firstWays(asking: ActivateAsking, after: View, count: number): PanelList | undefined {
  const { side, speaker } = asking
  const ways = waysOf(after, side)
  if (ways.length === 0 || ways.length > MOST_ENTRIES) return undefined
  const entries = ways.map(
    (way): PanelEntry => ({
      ...wayEntry({ ...asking, view: after }, way),
      choose: [String(count)],
      next: NEXT.first(way.held, way.id),
    }),
  )
  return {
    placeholder: speaker.say('panel.deploy.list'),
    acts: 'activate',
    min: 1,
    max: 1,
    entries: panelEntries(entries, []),
  }
}
