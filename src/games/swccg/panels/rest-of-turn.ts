/** The rest of a turn after an answer: questions that its player need not be asked. */
import type { AnswerContent } from '../../../contract/index.ts'
import { numberOfText } from '../../../kit/chance/text-digest.ts'
import { offersAct, pieceIn } from '../policies/card-answers.ts'
import { plannedWays } from '../policies/plan-order.ts'
import { practice } from '../policies/practice/practice-player.ts'
import { read } from '../policies/practice/supposing.ts'
import { namesOf, STEP } from '../policies/turn-plan.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { mayBattle } from '../rules/battle/steps.ts'
import { goingTo, isText } from '../rules/option-facts.ts'
import type { Side } from '../state/engine-card.ts'
import { PHASES, type Phase } from '../state/game-frames.ts'
import type { Kind } from '../state/game-state.ts'
import { locationAt, whereIs } from '../state/nesting.ts'
import { ofSide } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import { type FollowUp, nextOf } from './asking.ts'

const PASS: AnswerContent = { exit: 'pass' }

/** Returns the answer that takes one option, where the question has it. */
const taking = (decision: DecisionOf, id: string | undefined): AnswerContent | null =>
  optionsOf(decision).some((one) => one.id === id) && id !== undefined ? { exit: 'do', choose: [id] } : null

/** Returns the practice opponent's answer. */
function proposed(decision: DecisionOf, view: View): AnswerContent {
  const { decision: _, ...given } = practice(view, decision as Parameters<typeof practice>[1])
  return given
}

/** Acts that are proposed in a row, each in its own phase. */
const IN_A_ROW: readonly (string | undefined)[] = ['deploy', 'move']
/** Questions that belong to such an act. */
const WHERE: readonly Kind[] = ['deploy-where', 'move-where', 'company']

/** Returns the practice opponent's next deployment or move, or a pass where there is none; null where it does something else. */
function stepProposed(decision: DecisionOf<'act'>, view: View): AnswerContent | null {
  const given = proposed(decision, view)
  if (given.exit === 'pass') return given
  const option = optionsOf(decision).find(({ id }) => id === given.choose?.[0])
  return IN_A_ROW.includes(option?.group) && option?.group === decision.about.phase ? given : null
}

/** Questions that a text asks of its player, at which a panel fills in what the practice opponent would choose. */
const OF_TEXT: readonly Kind[] = ['text-target', 'pick', 'one-of', 'goal', 'deploy-where']

/** Returns the practice opponent's answer to a question of a text; null for every other question. */
const textProposed = (decision: DecisionOf, view: View): AnswerContent | null =>
  OF_TEXT.includes(decision.kind) ? proposed(decision, view) : null

/** Returns the practice opponent's next deployment or text, or a pass where there is none; null where it does something else. */
function cardProposed(decision: DecisionOf<'act'>, view: View): AnswerContent | null {
  const given = proposed(decision, view)
  if (given.exit === 'pass') return given
  const option = optionsOf(decision).find(({ id }) => id === given.choose?.[0])
  return option !== undefined && (option.group === 'deploy' || isText(option)) ? given : null
}

const isBefore = (one: Phase, other: Phase): boolean => PHASES.indexOf(one) < PHASES.indexOf(other)

/**
 * Returns whether a phase has something to offer. The deploy phase is also shown where a battle is possible: its panel
 * leads there.
 */
function offers(decision: DecisionOf<'act'>, mayBattle: boolean): boolean {
  const groups = optionsOf(decision).map(({ group }) => group)
  switch (decision.about.phase) {
    case 'control':
      return groups.includes('drain') || optionsOf(decision).some((option) => isAttempt(option, decision.seat))
    case 'deploy':
      return mayBattle || groups.some((group) => group !== 'move')
    default:
      return groups.length > 0
  }
}

/** A drain that is ticked from the start: it costs nothing and takes something. */
const isFreeDrain = ({ group, about }: OptionHere): boolean =>
  group === 'drain' && about?.force === 0 && (about.amount ?? 0) > 0

/** An attempt of an Epic Event: its player is asked for it, since a proposed turn names none. */
const isAttempt = (option: OptionHere, own: Side): boolean => offersAct(pieceIn(option, own, 'text'), 'attempt')

/** Passes a control phase; null where a free drain or an attempt is possible, or a text would be used. */
const passesControl = (decision: DecisionOf<'act'>, view: View): AnswerContent | null =>
  optionsOf(decision).some((option) => isFreeDrain(option) || isAttempt(option, decision.seat)) ||
  usesText(decision, view)
    ? null
    : PASS

/** Whether the practice opponent would use a text now, such as a search: its player is asked for it. */
function usesText(decision: DecisionOf<'act'>, view: View): boolean {
  if (!optionsOf(decision).some(isText)) return false
  const { exit, choose = [] } = proposed(decision, view)
  return exit === 'do' && optionsOf(decision).some((option) => option.id === choose[0] && isText(option))
}

/** Passes a control phase in which no drain is wanted; null where a text would be used. */
const passesBare = (decision: DecisionOf<'act'>, view: View): AnswerContent | null =>
  usesText(decision, view) ? null : PASS

/** All drains that are possible. */
export const ALL: readonly string[] = ['all']

const largestFirst = (drains: readonly OptionHere[]): readonly OptionHere[] =>
  drains.toSorted((one, other) => (other.about?.amount ?? 0) - (one.about?.amount ?? 0))

/** Returns the places at which the active player can begin a battle. */
export const battlePlaces = (view: View): readonly string[] =>
  view.places.flatMap(({ id }) => (mayBattle(read(view), id) ? [id] : []))

/**
 * Returns how a position looks to its player, in a few letters: their Force and hand, and where each of their cards lies.
 * Cards that are only supposed to lie there look the same.
 */
function lookOf(view: View, side: Side): string {
  const { force, hand } = view.sizes[side]
  const lying = ofSide(view.pieces, side).map((piece) => {
    const at = whereIs(view, piece)
    return `${piece.card}@${at === null ? '' : locationAt(view, at).id}`
  })
  return `${force}.${hand}.${numberOfText(lying.toSorted().join()).toString(36)}`
}

/** The names of the ways to go on. */
export const NEXT = {
  /** The way of a card that was just taken. */
  way: (id: string) => nextOf('way', id),
  /** The first card of a turn, and its way. */
  first: (held: string, id: string) => nextOf('first', held, id),
  /** The move of a card that was just taken. */
  move: (id: string) => nextOf('move', id),
  /** Drains at these places; without any the control phase is passed. */
  begin: (drains: readonly string[]) => nextOf('begin', ...drains),
  /** Passes until this phase. */
  to: (phase: Phase) => nextOf('to', phase),
  /** Answers the questions of a text as proposed. */
  use: nextOf('use'),
  /** Passes until this phase; on the way and there it deploys and uses texts as proposed, until nothing more is. */
  texts: (phase: Phase) => nextOf('texts', phase),
  /** Deploys as proposed, then passes until this phase. */
  lay: (phase: Phase) => nextOf('lay', phase),
  /**
   * Plays the turn as proposed; a question follows where the position becomes another one than was shown.
   * @param last the position that was shown, without the cards drawn
   * @param moves how many cards move on the way there
   */
  turn: (last: View, side: Side, draws: number, moves = 0) =>
    nextOf('turn', String(draws), String(moves), lookOf(last, side)),
  /**
   * Plays the steps of `later`; a question follows where one of them is not possible, or the position becomes another one than
   * was shown.
   * @param last the position that was shown, without the cards drawn
   * @param to the panel of a battle, or the end of the turn
   */
  laid: (last: View, side: Side, to: 'battle' | 'end', draws: number) =>
    nextOf('laid', to, String(draws), lookOf(last, side)),
}

/** The rest of a text, once its first answer can't be undone: its player has asked for what is proposed. */
export const REST_OF_TEXT: Readonly<Record<string, FollowUp>> = {
  use: (_words, decision, view) => textProposed(decision, view),
  texts: (_words, decision, view) => textProposed(decision, view),
}

/** The ways to go on by their names. */
export const REST_OF_TURN: Readonly<Record<string, FollowUp>> = {
  way: ([way], decision) => (decision.kind === 'deploy-where' ? taking(decision, way) : null),

  first([held, way], decision) {
    if (decision.kind === 'deploy-where') return taking(decision, way)
    if (decision.kind !== 'act') return null
    if (decision.about.phase === 'control') return PASS
    const option = optionsOf(decision).find(({ group, about }) => group === 'deploy' && about?.held === held)
    return taking(decision, option?.id)
  },

  move: ([move], decision) => (decision.kind === 'move-where' ? taking(decision, move) : null),

  begin(places, decision, view) {
    if (decision.kind !== 'act') return null
    if (decision.about.phase === 'control') {
      const isAll = places[0] === ALL[0]
      const drains = optionsOf(decision).filter(
        ({ group, about }) => group === 'drain' && (isAll || places.includes(about?.place ?? '')),
      )
      if (places.length === 0) return passesBare(decision, view)
      if (isAll) return { exit: 'do', choose: largestFirst(drains).map(({ id }) => id) }
      const inOrder = places.flatMap((place) => drains.find(({ about }) => about?.place === place)?.id ?? [])
      return inOrder.length === places.length ? { exit: 'do', choose: inOrder } : null
    }
    return skipped(decision, view)
  },

  to: ([phase], decision) => (decision.kind === 'act' && isBefore(decision.about.phase, phase as Phase) ? PASS : null),

  use: (_words, decision, view) => textProposed(decision, view),

  texts([phase], decision, view) {
    if (decision.kind !== 'act') return textProposed(decision, view)
    const goesBy = isBefore(decision.about.phase, phase as Phase)
    if (decision.about.phase === 'control') return passesControl(decision, view)
    const given = cardProposed(decision, view)
    return given?.exit === 'pass' && !goesBy ? null : given
  },

  lay([phase], decision, view) {
    if (decision.kind === 'deploy-where') return proposed(decision, view)
    if (decision.kind !== 'act') return null
    if (decision.about.phase !== 'deploy') return isBefore(decision.about.phase, phase as Phase) ? PASS : null
    const given = stepProposed(decision, view)
    return given?.exit === 'pass' && phase === 'deploy' ? null : given
  },

  turn([draws, moves, look], decision, view) {
    const asExpected = lookOf(view, decision.seat) === look
    if (WHERE.includes(decision.kind)) return proposed(decision, view)
    if (decision.kind === 'draw') {
      if (!asExpected) return null
      return draws === '0' ? { exit: 'end-turn' } : { exit: 'draw-end', number: Number(draws) }
    }
    if (decision.kind !== 'act') return null
    if (decision.about.phase === 'control') return passesControl(decision, view)
    const given = stepProposed(decision, view)
    const isLast = moves === '0' || decision.about.phase === 'move'
    return given?.exit === 'pass' && isLast && !asExpected ? null : given
  },

  laid([to, draws, look], decision, view, later) {
    const asExpected = lookOf(view, decision.seat) === look
    switch (decision.kind) {
      case 'deploy-where':
        return taking(decision, wayIn(later, view, decision))
      case 'move-where':
        return taking(
          decision,
          optionsOf(decision).find(({ id }) => later.includes(STEP.move(goingTo(decision.about.piece, id))))?.id,
        )
      case 'company':
        return { exit: 'do', choose: [] }
      case 'draw':
        if (!asExpected || to !== 'end') return null
        return draws === '0' ? { exit: 'end-turn' } : { exit: 'draw-end', number: Number(draws) }
      case 'act':
        return laidAct(decision, view, later, to === 'battle', asExpected)
      default:
        return null
    }
  },
}

/** The way of a card that was taken by itself among these steps. */
function wayIn(steps: readonly string[], view: View, decision: DecisionOf<'deploy-where'>): string | undefined {
  const ways = plannedWays({ view, own: decision.seat }, decision.about.card, namesOf(steps, STEP.deploy('')))
  return optionsOf(decision).find(({ id }) => ways.includes(id))?.id
}

/** The next of these steps, or a pass behind them; null where one of them is not possible. */
function laidAct(
  decision: DecisionOf<'act'>,
  view: View,
  steps: readonly string[],
  battles: boolean,
  asExpected: boolean,
): AnswerContent | null {
  const { phase } = decision.about
  const options = optionsOf(decision)
  switch (phase) {
    case 'control':
      return passesControl(decision, view)
    case 'deploy': {
      const next = namesOf(steps, STEP.deploy(''))
        .flatMap((name) => view.hand.find(({ handle }) => name.startsWith(goingTo(handle, ''))) ?? [])
        .at(0)
      if (next === undefined) return PASS
      return taking(decision, options.find(({ group, about }) => group === 'deploy' && about?.held === next.handle)?.id)
    }
    case 'battle':
      return battles ? null : PASS
    case 'move': {
      const next = namesOf(steps, STEP.move(''))
        .flatMap(
          (name) =>
            options.find(({ group, face = '' }) => group === 'move' && name.startsWith(goingTo(face, ''))) ?? [],
        )
        .find(({ face = '' }) => !view.today.moved.includes(face))
      return next === undefined ? (asExpected ? PASS : null) : taking(decision, next.id)
    }
    default:
      return null
  }
}

/** Passes a phase that has nothing to offer. */
function skipped(decision: DecisionOf<'act'>, view: View): AnswerContent | null {
  return offers(decision, battlePlaces(view).length > 0) ? null : PASS
}
