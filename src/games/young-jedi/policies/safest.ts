/**
 * The answer that spends and reveals least, for a player whose time is up (decision G-78), with the defaults for texts
 * of choice. There is one for every kind of question.
 */
import type { Answer, Decision } from '../../../contract/index.ts'
import { opposite, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { type DecisionOf, madeHere } from '../state/abouts.ts'
import type { QuestionKind } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import * as defaults from './defaults.ts'
import { attackByNumber, least, named, newest, options } from './defaults.ts'
import { plainPlan } from './plan.ts'
import { deckOf, fieldOf } from './seen.ts'

type AnswerContent = Omit<Answer, 'decision'>
/** An answer for each kind of question. */
type Answers = { readonly [Kind in QuestionKind]: (view: View, decision: DecisionOf<Kind>) => AnswerContent }

const leave = (exit: string): AnswerContent => ({ exit })
const take = (exit: string, ...choose: readonly string[]): AnswerContent => ({ exit, choose })
const always = (given: AnswerContent) => () => given

const has = ({ exits }: DecisionOf, exit: string): boolean => exits.some(({ id }) => id === exit)

/** The first options, this many. */
const first = (decision: DecisionOf): string[] =>
  options(decision)
    .slice(0, least(decision))
    .map(({ id }) => id)

const highest = (decision: DecisionOf): string => String(Math.max(...options(decision).map(({ id }) => Number(id))))

/** With more cards than this in the draw deck, drawing one does no harm. */
export const PLENTY = 10

/** The safest answer to each question: it risks and spends as little as the rules allow (decision G-78). */
export const SAFEST: Answers = {
  'start-number': (_, decision) => take('ok', highest(decision)),
  'start-location': (_, decision) => take('ok', ...first(decision)),
  'next-location': (_, decision) => take('ok', ...first(decision)),
  fetch: always(leave('none')),

  deploy: always(take('done')),
  thrust: always(leave('stop')),
  refuel: always({ exit: 'ok', number: 0 }),
  'raise-limit': (_, decision) => take('ok', ...newest(decision)),
  text: (_, decision) => (has(decision, 'none') ? leave('none') : take('use', ...first(decision))),
  'text-cards': (_, decision) => take('ok', ...newest(decision)),
  // Drawing the last card would lose (rule 19.2.2).
  'text-either': (view, { seat }) => leave(deckOf(view, seat) > 1 ? 'draw' : 'bottom'),
  'text-target': (_, decision) => take('ok', ...first(decision)),
  peek: always(leave('leave')),
  search: always(leave('none')),
  reshuffle: always(take('ok')),
  duel: always(leave('pass')),
  battle: always(leave('pass')),
  'even-up': always(take('end')),
  remove: always(leave('none')),
  'discard-down': (_, decision) => take('ok', ...newest(decision)),
  'end-turn': always(leave('end')),
  'control-text': always(leave('none')),

  intercept: always(take('let')),
  'battle-cards': always(take('ok')),
  plan: (view, decision) => ({ exit: 'ok', arrange: plainPlan(decision, fieldOf(view)) }),

  'show-hand': always(leave('show')),
  strike(view, decision) {
    const arm = defaults.armToStrike(view, decision, opposite(decision.seat))
    return arm !== null && arm.worth >= WORTH_A_WEAPON ? take('use', arm.id) : leave('none')
  },
  'destiny-number': (_, decision) => take('ok', highest(decision)),
  'destiny-card': (_, decision) => take('ok', defaults.drawnCard(decision)),
  redraw(view, { about, seat }) {
    const low = about.number < 3 && about.for === 'power'
    return leave(low && deckOf(view, seat) > 8 ? 'redraw' : 'keep')
  },
  replace(_, decision) {
    const at = defaults.drawToReplace(decision)
    return at === null ? leave('none') : take('use', at)
  },
  switch: (_, decision) => take('ok', defaults.pairToSwitch(decision)),
  'call-tie'(view, decision) {
    const losing = (defaults.aheadBy(decision) ?? 0) < 0
    return losing && view.sides[decision.seat].hand >= 4 ? take('use', ...newest(decision)) : leave('none')
  },
  'give-up': (_, decision) => take('ok', defaults.toGiveUp(decision)),
  'defeat-text': (view, { about, seat }) =>
    leave(about.does !== 'hand' || deckOf(view, seat) > PLENTY ? 'use' : 'none'),
  'forced-discard': (_, decision) => take('ok', ...newest(decision)),

  substitute: always(leave('none')),
  'name-numbers': (_, decision) => take('ok', ...named(decision)),
  'duel-weapon': (_, decision) => take('use', ...first(decision)),
  attack: (_, decision) => (has(decision, 'pass') ? leave('pass') : take('attack', attackByNumber(decision, true))),
  block: always(leave('take')),
  'dueling-text': (view, decision) => leave(usesDuelingText(view, decision) ? 'use' : 'none'),
}

/** Gives a weapon away for one that seems worth as much. */
const WORTH_A_WEAPON = 3

/** Takes extra hits if they cost nothing or win; draws cards while there are plenty. */
function usesDuelingText(view: View, { about, seat }: DecisionOf<'dueling-text'>): boolean {
  const own = seat
  switch (about.does) {
    case 'more-cards':
    case 'draw-defending':
      return deckOf(view, own) > PLENTY
    case 'extra-hits': {
      const foe = opposite(own)
      const wins = about.hits[foe] + MOST_EXTRA >= about.damage[foe]
      const spare = deckOf(view, own) > PLENTY
      return !leavesDuel(about.card) || wins || spare
    }
    default:
      return true
  }
}

const MOST_EXTRA = 2

/** Whether the card is discarded for its dueling text. */
function leavesDuel(id: string): boolean {
  const card = cardById(id)
  const texts = card.type === 'double' ? card.halves : [card]
  return texts.some((one) => 'dueling' in one && one.dueling !== undefined && 'discard' in one.dueling)
}

/** @throws never for a question of this game */
export function safest(view: View, decision: Decision<Side>): Answer {
  // The compiler can't follow that a decision and the answer to its kind belong together.
  const answer = SAFEST[decision.kind as QuestionKind] as (view: View, decision: DecisionOf) => AnswerContent
  return { decision: decision.id, ...answer(view, madeHere(decision)) }
}
