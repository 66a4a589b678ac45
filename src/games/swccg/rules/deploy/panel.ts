/** Deploying on one screen: card and place are one choice, planned cards wait, and one button plays the rest. */
import type { PanelAction, PanelList } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion } from '../../../../kit/panels/fitting.ts'
import type { Panel, PanelAsking, PanelMaker } from '../../panels/asking.ts'
import { cardNames, joinedNames, placeNames } from '../../panels/card-names.ts'
import { handMarks, plannedMarks, restMarks, takenCards, wayScene } from '../../panels/deploy-marks.ts'
import { byCard, type DeployWay, deployWaysIn, waysOf } from '../../panels/deploy-ways.ts'
import { deployLabel, wayEntry, wayHint, wayNames, wayQuestion } from '../../panels/deploy-words.ts'
import { laidTurnPanel, sameTurnAction } from '../../panels/plans/same-turn-panel.ts'
import { changeLine } from '../../panels/position-lines.ts'
import { battlePlaces, NEXT } from '../../panels/rest-of-turn.ts'
import { roleAction, rolesPanel } from '../../panels/roles-panel.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import { textEntries, textPanel } from '../../panels/text-panel.ts'
import { canMove, cardsIn, restLabel, turnTrack } from '../../panels/turn-labels.ts'
import { inPhase, type TurnAhead, turnAhead } from '../../policies/turn-ahead.ts'
import { cardOf } from '../../state/engine-card.ts'
import type { Phase } from '../../state/game-frames.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'
import { isText } from '../option-facts.ts'

type ActAsking = PanelAsking<DecisionOf<'act'>>
type WordSource = Pick<PanelAsking, 'view' | 'side' | 'foe' | 'speaker'>

/** The most entries of a list. */
const MOST_ENTRIES = 25

// ---------------------------------------------------------------- the deploy phase

/** The position of a question with what is proposed. */
interface PhaseParts {
  readonly asking: ActAsking
  readonly ways: readonly DeployWay[]
  /** The rest of the turn as proposed; null: nothing is proposed. */
  readonly ahead: TurnAhead | null
  /** Cards deployed in this phase. */
  readonly laid: number
}

/**
 * Returns the panel of the deploy phase. A control phase without drains has the same: its actions pass that phase first.
 */
export function deployPhase(asked: ActAsking): Panel {
  const asking = { ...asked, view: inPhase(asked.view, 'deploy') }
  const { decision, view, side, taken, proposal } = asking
  const options = optionsOf(decision)
  const chosen = options.find(({ id }) => id === taken[0])
  if (chosen !== undefined && isText(chosen)) return textPanel(asking, chosen)
  if (chosen?.group === 'move') return rolesPanel(asking, options)
  const ways = isEarly(asking) ? waysOf(view, side) : deployWaysIn(view, side, decision)
  if (chosen !== undefined && proposal === null)
    return cardPanel(
      asking,
      ways.filter(({ held }) => held === chosen.about?.held),
    )
  const laid = chosen === undefined ? laidTurnPanel(asking) : null
  if (laid !== null) return laid
  const ahead = proposal === null ? null : turnAhead(view, side)
  return phasePanel({ asking, ways, ahead, laid: view.today.fresh.length })
}

function phasePanel(phased: PhaseParts): Panel {
  const { asking } = phased
  const { question, below } = questionOf(phased)
  const actions = actionsOf(phased)
  return {
    question,
    below,
    scene: () => phaseScene(phased),
    actions: actions.slice(0, phased.laid > 0 ? 2 : 3),
    list: listOf(phased),
    more: [...actions.slice(phased.laid > 0 ? 2 : 3), ...sameTurnAction(asking, phased.ahead), ...roleAction(asking)],
  }
}

function questionOf({ asking, ways, ahead, laid }: PhaseParts): {
  readonly question: string
  readonly below: string | null
} {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { force } = view.sizes[side]
  if (ahead !== null && ahead.deploys.length > 0) {
    const count = cardsIn(ahead.deploys)
    const places = [...new Set(ahead.deploys.map(({ at }) => at))]
    const [place = null] = places
    const only = places.length === 1 && place !== null && view.places.some(({ id }) => id === place) ? place : null
    return {
      question:
        ahead.moves.length > 0
          ? say('panel.deploy.and.move', { count, moves: ahead.moves.length })
          : proposedQuestion(asking, ahead.deploys, only, count),
      below: changeLine(asking, ahead.last, only),
    }
  }
  if (ahead !== null && ahead.moves.length > 0)
    return {
      question: say('panel.move.these', { count: ahead.moves.length }),
      below: changeLine(asking, ahead.last, null),
    }
  if (laid > 0)
    return { question: say('panel.deploy.more', { count: laid }), below: say('panel.deploy.force', { force }) }
  if (ways.length === 0 && optionsOf(asking.decision).every(({ group }) => group === 'move')) {
    const costs = view.hand.flatMap(({ card }) => cardOf(card).deploy ?? [])
    const cheapest = Math.min(...costs)
    return {
      question: say('panel.deploy.nothing'),
      below:
        costs.length > 0 && cheapest > force
          ? say('panel.deploy.cheapest', { force, cost: cheapest })
          : say('panel.deploy.force', { force }),
    }
  }
  if (ways.length === 0) return { question: say('panel.deploy.texts'), below: say('panel.deploy.force', { force }) }
  const count = new Set(ways.map(({ held }) => held)).size
  return {
    question: say('panel.deploy.which'),
    below: fitBelow(say('panel.deploy.open', { force, count }), say('panel.deploy.force', { force })),
  }
}

function proposedQuestion(
  asking: ActAsking,
  deploys: TurnAhead['deploys'],
  place: string | null,
  count: number,
): string {
  const { say } = asking.speaker
  const plain = say('panel.deploy.these', { count })
  const [first] = deploys
  if (place === null || first === undefined) return plain
  const there = placeNames(asking.view, place).map((name) => say('panel.deploy.to', { count, place: name }))
  if (count > 1) return fitQuestion(...(there as [string, ...string[]]), plain)
  return fitQuestion(
    ...joinedNames(
      (card = '', name = '') => say('panel.deploy.one', { card, place: name }),
      cardNames(first.card),
      placeNames(asking.view, place),
    ),
    plain,
  )
}

// ---------------------------------------------------------------- buttons

function actionsOf(phased: PhaseParts): PanelAction[] {
  const { asking, ahead } = phased
  const { view, side, speaker } = asking
  const { say } = speaker
  const [first] = ahead?.deploys ?? []
  const then = ahead === null ? view : ahead.view
  const label = ahead === null ? null : restLabel(asking, ahead)
  const option = first === undefined ? undefined : heldOption(asking, first.held)
  const starts = (id: string, text: string, next: string): PanelAction =>
    option === undefined ? answers('pass', text, { id, next }) : answers('do', text, { id, choose: [option.id], next })
  const lays = first !== undefined && (option !== undefined || isEarly(asking))
  const go = (phase: Phase) => (lays ? NEXT.lay(phase) : NEXT.to(phase))
  const forceLeft = then.sizes[side].force > 0
  const end: PanelAction = forceLeft
    ? starts('end', say('panel.end.more'), go('draw'))
    : lays
      ? starts('end', say('panel.end.more'), NEXT.lay('deploy'))
      : answers('end-turn', say('panel.end'), { id: 'end' })
  const battle =
    battlePlaces(inPhase(then, 'battle')).length > 0 ? [starts('battle', say('panel.battle.more'), go('battle'))] : []
  const move = canMove(then, side) ? [starts('move', say('panel.move.more'), go('move'))] : []
  if (label === null) return [end, ...battle, ...move]
  const primary = starts('proposed', label.text, label.next)
  const others = [end, ...battle, ...move].filter(({ id }) => id !== label.instead)
  return [primary, ...others]
}

/** Whether the deploy phase is still to come. */
const isEarly = ({ decision }: ActAsking): boolean => decision.about.phase !== 'deploy'

/** The option that takes a card of the hand. */
const heldOption = ({ decision }: ActAsking, held: string): OptionHere | undefined =>
  optionsOf(decision).find(({ group, about }) => group === 'deploy' && about?.held === held)

// ---------------------------------------------------------------- the list

function listOf({ asking, ways, ahead }: PhaseParts): PanelList | undefined {
  const { decision, speaker } = asking
  const { say } = speaker
  const proposes = ahead !== null && ahead.deploys.length > 0
  const nothing: PanelEntry[] = proposes
    ? [{ choose: [], names: [say('panel.deploy.no')], hint: say('panel.deploy.no.hint'), marks: true }]
    : []
  const texts = textEntries(asking, optionsOf(decision))
  const room = MOST_ENTRIES - nothing.length - texts.length
  const entries = [
    ...nothing,
    ...(isEarly(asking) ? earlyEntries(asking, ways, room) : wayEntries(asking, ways, room)),
    ...texts,
  ]
  if (entries.length === 0) return undefined
  return {
    placeholder: say(
      proposes ? 'panel.deploy.list.other' : ways.length === 0 ? 'panel.deploy.list.texts' : 'panel.deploy.list',
    ),
    acts: isEarly(asking) ? 'pass' : 'do',
    min: 1,
    max: 1,
    entries: panelEntries(entries, []),
  }
}

/** Ways, or the cards where there are too many. */
const wayEntries = (asking: ActAsking, ways: readonly DeployWay[], room: number): readonly PanelEntry[] =>
  ways.length <= room ? ways.map((one) => wayEntry(asking, one)) : cardEntries(asking, ways)

/** Ways that pass until the deploy phase; where there are too many, the others follow there. */
function earlyEntries(asking: ActAsking, ways: readonly DeployWay[], room: number): readonly PanelEntry[] {
  const isWhole = ways.length <= room
  const shown = (isWhole ? ways : ways.slice(0, room - 1)).map(
    (choice): PanelEntry => ({
      ...wayEntry(asking, choice),
      choose: [],
      next: NEXT.first(choice.held, choice.id),
    }),
  )
  const others: PanelEntry = {
    choose: [],
    names: [asking.speaker.say('panel.deploy.all')],
    next: NEXT.to('deploy'),
  }
  return isWhole ? shown : [...shown, others]
}

/** Cards with the number of their places: choosing one opens its panel. A card with one way is deployed at once. */
const cardEntries = (asking: ActAsking, ways: readonly DeployWay[]): readonly PanelEntry[] =>
  [...byCard(ways).values()].map((own): PanelEntry => {
    const [best] = own
    if (best === undefined) throw new Error('a card without a way')
    if (own.length === 1) return wayEntry(asking, best)
    const hint = asking.speaker.say('panel.deploy.places', { count: own.length })
    return { choose: [best.option], names: cardNames(best.card), hint, marks: true }
  })

// ---------------------------------------------------------------- one card

/** The panel of a card that was chosen first: its best place, and the others in the list. */
function cardPanel(asking: ActAsking, ways: readonly DeployWay[]): Panel {
  const { view, speaker } = asking
  const { say } = speaker
  const [best] = ways
  if (best === undefined) return phasePanel({ asking, ways: [], ahead: null, laid: view.today.fresh.length })
  const other: PanelAction = { id: 'other', label: say('panel.way.other'), look: 'plain', puts: {} }
  const deploy = answers('do', deployLabel(asking, best), {
    id: 'deploy',
    choose: [best.option],
    next: NEXT.way(best.id),
    look: 'good',
  })
  return {
    ...wayQuestion(asking, best),
    scene: () => wayScene(asking, best, ways),
    actions: [deploy, other],
    list: waysList(asking, ways, 'do', (one) => wayEntry(asking, one)),
  }
}

function waysList(
  { speaker: { say } }: WordSource,
  ways: readonly DeployWay[],
  acts: string,
  entry: (way: DeployWay) => PanelEntry,
): PanelList | undefined {
  if (ways.length < 2) return undefined
  const kinds = new Set(ways.map(({ way }) => way.way))
  const placeholder = kinds.has('together')
    ? say('panel.way.list.pilot')
    : kinds.has('carrier')
      ? say('panel.way.list.on')
      : ways.some(({ way }) => 'replaced' in way)
        ? say('panel.way.list.for')
        : say('panel.way.list')
  return { placeholder, acts, min: 1, max: 1, entries: panelEntries(ways.map(entry), []) }
}

// ---------------------------------------------------------------- where

/** Where a card goes that was taken by itself. */
const deployWhere: PanelMaker<DecisionOf<'deploy-where'>> = {
  ask(asking) {
    const { decision, view, side, taken } = asking
    const options = optionsOf(decision)
    const { card } = decision.about
    const ways = waysOf(view, side).filter((one) => one.card === card && options.some(({ id }) => id === one.id))
    // Ways that a text opens are no ways of the hand as usual.
    const known = ways.length > 0 ? ways : options.map((option) => optionWay(asking, option, card))
    const all = [
      ...known,
      ...options
        .filter(({ id }) => !known.some((one) => one.id === id || likeOf(options, one.id) === likeOf(options, id)))
        .map((option) => optionWay(asking, option, card)),
    ]
    const best = all.find(({ id }) => id === taken[0]) ?? all[0]
    if (best === undefined) throw new Error('a card without a way')
    const deploy = answers('do', deployLabel(asking, best), { id: 'deploy', choose: [best.id], look: 'good' })
    return {
      ...wayQuestion(asking, best),
      scene: () => wayScene(asking, best, all),
      actions: [deploy],
      list: waysList(asking, all, 'do', (one) => ({
        choose: [one.id],
        names: wayNames(asking, one),
        hint: wayHint(asking, one),
      })),
    }
  },
}

const likeOf = (options: readonly OptionHere[], id: string): string => {
  const option = options.find((one) => one.id === id)
  return option?.like ?? id
}

/** A way from its option. */
function optionWay({ view, side }: WordSource, { id, about = {}, card: shown }: OptionHere, card: string): DeployWay {
  const held = view.hand.find((one) => one.card === card)?.handle ?? ''
  const { place = null, on = null, force = 0, index, role, pilot, replaced } = about
  const handle = view.hand.find((one) => one.card === pilot)?.handle
  const way: DeployWay['way'] =
    index !== undefined
      ? { way: 'slot', index }
      : on !== null && role != null
        ? { way: 'aboard', on, role: role as Extract<DeployWay['way'], { way: 'aboard' }>['role'] }
        : on !== null
          ? { way: 'carrier', on }
          : place === null
            ? { way: 'table', side }
            : handle !== undefined
              ? { way: 'together', at: place, pilot: handle }
              : shown !== undefined && cardOf(card).type === 'location'
                ? { way: 'convert', at: place }
                : { way: 'place', at: place, ...(replaced === undefined ? {} : { replaced }) }
  return { held, card, way, cost: force, at: place, option: '', id, pilot: pilot ?? null }
}

function phaseScene({ asking, ways, ahead, laid }: PhaseParts) {
  const { view, voice } = asking
  const then = ahead?.last ?? view
  const marks = ahead === null ? null : restMarks(view, ahead)
  // The moves that are proposed are still to come.
  return tableScene({ ...then, phase: view.phase }, voice, {
    ...marks,
    cards: new Map([...plannedMarks(view), ...(marks?.cards ?? [])]),
    ...handMarks(view, ways, takenCards(ahead?.deploys ?? [], 'suggested')),
    track: turnTrack(ahead, laid),
  })
}

export const deployPanels = { 'deploy-where': deployWhere }
