/** Makes the questions of a turn: deploying, racing, dueling, battling, Even Up (parts 4, 5, 17, 23.4, 25). */
import type { Exit, Option } from '../../../../contract/index.ts'
import type { Choose } from '../../../../kit/decisions/chosen.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { cardById } from '../../cards/index.ts'
import { same } from '../../cards/selecting.ts'
import type { DeployAction, OptionOf, ShapeOf } from '../../state/abouts.ts'
import { type HeldCard, type State, turnFrame } from '../../state/game-state.ts'
import { battlers, findInPlay, isType } from '../../state/game-table.ts'
import { itemId } from '../../state/kept-ids.ts'
import { costNow, counterLimit, evenUpSize } from '../../texts/reading/numbers.ts'
import { isBattleCard } from '../battle/plan.ts'
import { controllerOf } from '../control.ts'
import { asDeployed, countersLeft, mayLie, type Target } from '../deploy.ts'
import { actions } from '../deploy-step.ts'
import { type DuelRole, duelId, initiators, targets } from '../duel/duelists.ts'
import { LAP, mayLap, mostFuel, nextNumber } from '../race/podrace.ts'
import { removals, WHOLE_HAND } from '../turn-frame.ts'
import { nothingMust, ofDeployment, ofItem, settingOff } from './follows.ts'
import { CONFIRM, chooseOne, chooseSome, OK, okThat, optionOf, orNone, type QuestionMakers } from './shapes.ts'

/** Makes each question of a turn. */
export const TURN_QUESTIONS = {
  deploy: (state, side) => {
    const shape = deployShape(state, side)
    return {
      shape,
      exits: shape.options.length === 0 ? [{ id: 'done' }] : [{ id: 'done' }, { id: 'more' }],
      about: {
        spent: turnFrame(state)?.spent ?? 0,
        limit: counterLimit(state, side),
        hidden: state.sides[side].turnsHere === 1,
        planet: state.planet,
      },
    }
  },

  thrust: (state, side, { about = '0' }) => {
    const { hand, race } = state.sides[side]
    const options = hand.filter(({ card }) => mayLap(state, side, card)).map(optionOf)
    const next = race === null ? 1 : nextNumber(race)
    // Rule 25.9: a complete lap goes into the draw deck.
    const play: Exit = next === LAP ? { id: 'play', consequences: ['deck'] } : { id: 'play' }
    return {
      shape: chooseSome(options, Math.min(1, options.length), Math.min(1, options.length)),
      exits: options.length === 0 ? [{ id: 'stop', bare: true }] : [play, { id: 'stop', bare: true }],
      about: { next, left: Number(about), laps: race?.laps ?? 0 },
    }
  },

  refuel: (state, side) => ({
    shape: { type: 'number', min: 0, max: mostFuel(state, side) },
    exits: [{ id: 'ok', consequences: ['draws'] }],
    about: { deck: state.sides[side].deck.length },
  }),

  'raise-limit': (state, side) => ({
    shape: chooseOne(state.sides[side].hand.map(optionOf)),
    exits: OK,
    about: { limit: counterLimit(state, side) },
  }),

  duel: (state, side) => ({ shape: duelShape(state, side), exits: DUEL_EXITS, about: {} }),

  battle: (state, side) => ({
    shape: chooseBattleCards(state.sides[side].hand),
    exits: [
      { id: 'battle', consequences: ['asks'] },
      { id: 'pass', bare: true },
    ],
    about: { own: battlers(state, side).length, theirs: battlers(state, opposite(side)).length },
  }),

  remove: (state, side) => {
    const found = removals(state, side)
    return {
      shape: chooseOne(found.map(({ target }) => optionOf(target))),
      exits: orNone('use'),
      about: { card: state.sides[side].effect?.card ?? null },
    }
  },

  'even-up': (state, side) => {
    const { hand } = state.sides[side]
    const locations = hand.filter((held) => isType(held.card, 'location'))
    const options: Option[] = locations.map((held) => ({ id: held.handle, card: held.card, excludes: [WHOLE_HAND] }))
    if (hand.length > 0) options.push({ id: WHOLE_HAND, excludes: locations.map((held) => held.handle) })
    return {
      shape: chooseSome(options, 0, Math.max(1, locations.length)),
      exits: [
        { id: 'end', consequences: ['draws'] },
        { id: 'review', consequences: ['draws'] },
        { id: 'surrender', consequences: ['draws'] },
      ],
      about: { hand: hand.length, size: evenUpSize(state, side), planet: state.planet },
    }
  },

  'discard-down': (state, side) => {
    const { hand } = state.sides[side]
    const count = hand.length - evenUpSize(state, side)
    // After this the player gets one more question, or the opponent's turn begins.
    const goesOn = turnFrame(state)?.ending === 'review' && controllerOf(state) === null
    return {
      shape: chooseSome(hand.map(optionOf), count, count),
      exits: goesOn ? OK : okThat('asks'),
      about: { count },
    }
  },

  'end-turn': (state) => ({
    shape: CONFIRM,
    exits: [
      { id: 'end', consequences: ['asks'] },
      { id: 'surrender', consequences: ['asks'] },
    ],
    about: { planet: state.planet },
  }),
} satisfies Partial<QuestionMakers>

const DUEL_EXITS: readonly Exit[] = [
  { id: 'duel', consequences: ['asks'] },
  { id: 'pass', bare: true },
]

function chooseBattleCards(hand: readonly HeldCard[]): Choose {
  const options = hand.filter((held) => isBattleCard('planet', held.card)).map(optionOf)
  return chooseSome(options, 0, options.length)
}

// ---------------------------------------------------------------- deploying

interface Deployable {
  readonly held: HeldCard
  readonly as: string
  readonly cost: number
  readonly id: string
  readonly about: Extract<DeployAction, { readonly does: 'deploy' }>
}

/**
 * Returns the shape of a Deploy step: all actions that are possible now, in any order within the counters. Actions that
 * become possible later are offered in the next question: a second Location depends on the first, for example.
 */
function deployShape(state: State, side: Side): ShapeOf<'deploy'> {
  const frame = turnFrame(state)
  const budget = Math.max(0, countersLeft(state, side))
  const late = state.sides[side].race === null || (frame?.raced === true && rulesOf(state.options).raceFirst)
  const targets = late ? USUAL : USUAL_OR_RACE
  const legal: Deployable[] = []
  for (const held of state.sides[side].hand) addPlaces(legal, state, side, held, budget, targets)
  const quiet = nothingMust(state, side, legal)
  const options = legal.map((one) => deployOption(state, side, one, legal, quiet))
  if (frame !== null) for (const item of actions(state, side, frame)) options.push(actionOption(state, side, item))
  return { type: 'choose', options, min: 0, max: options.length, ordered: true, budget }
}

const USUAL: readonly Target[] = ['usual']
const USUAL_OR_RACE: readonly Target[] = ['usual', 'objective']

/** @param quiet no text must work, whichever card is deployed */
function deployOption(
  state: State,
  side: Side,
  one: Deployable,
  legal: readonly Deployable[],
  quiet: boolean,
): OptionOf<'deploy'> {
  const excludes: string[] = []
  for (const other of legal) if (other !== one && excludeEachOther(one, other)) excludes.push(other.id)
  const base = { id: one.id, card: one.held.card, cost: one.cost, about: one.about }
  const option = excludes.length === 0 ? base : { ...base, excludes }
  if (quiet) return option
  const others = legal.filter((other) => other.held !== one.held).map(({ as }) => as)
  return settingOff(option, ofDeployment(state, side, one.as, one.about.target, others))
}

function addPlaces(
  legal: Deployable[],
  state: State,
  side: Side,
  held: HeldCard,
  budget: number,
  targets: readonly Target[],
): void {
  const as = asDeployed(held.card)
  if (as === null) return
  const cost = costNow(state, side, as)
  if (cost > budget) return
  for (const target of targets)
    if (mayLie(state, side, as, target)) {
      const about = { does: 'deploy', handle: held.handle, target } as const
      legal.push({ held, as, cost, id: itemId(about), about })
    }
}

/** Whether one of the two makes the other one impossible. */
function excludeEachOther(one: Deployable, other: Deployable): boolean {
  if (one.held === other.held) return true
  const a = cardById(one.as)
  const b = cardById(other.as)
  if (a.type === 'location' || b.type === 'location' || a.type === 'effect' || b.type === 'effect')
    return a.type === b.type
  if (one.about.target === 'objective' && other.about.target === 'objective' && a.type === b.type) return true
  if (!('copies' in a) || !('copies' in b) || !same(a.title, b.title) || a.copies === 'diamond') return false
  return a.copies === 'unique' || one.about.target !== other.about.target
}

/** Returns the option of an action other than deploying, with its card and its consequences. */
function actionOption(state: State, side: Side, item: DeployAction): OptionOf<'deploy'> {
  const card = cardOfAction(state, side, item)
  return settingOff(
    { id: itemId(item), ...(card === undefined ? {} : { card }), about: item },
    ofItem(state, side, item),
  )
}

function cardOfAction(state: State, side: Side, item: DeployAction): string | undefined {
  if (item.does === 'text') return findInPlay(state, side, item.handle)?.laid.card
  return item.does === 'partner' ? state.sides[side].race?.objective : undefined
}

// ---------------------------------------------------------------- a duel

/** Returns the shape of the choice of a duel: character, lightsaber and defender (rules 23.4.1, 23.4.2). */
function duelShape(state: State, side: Side): ShapeOf<'duel'> {
  const pairs = initiators(state, side)
  const handles = (role: 'who' | 'with') => [...new Set(pairs.map((pair) => pair[role].handle))]
  const cardOf = (handle: string) =>
    [...state.sides[side].table, ...state.sides[opposite(side)].table].find((laid) => laid.handle === handle)?.card ??
    ''
  const options = (role: DuelRole, rivals: readonly string[]) =>
    rivals.map((handle): OptionOf<'duel'> => {
      const others = rivals.filter((rival) => rival !== handle).map((rival) => duelId(role, rival))
      return {
        id: duelId(role, handle),
        card: cardOf(handle),
        about: { role, handle },
        ...(others.length > 0 ? { excludes: others } : {}),
      }
    })
  const usersOf = (weapon: string) =>
    pairs.filter((pair) => pair.with.handle === weapon).map((pair) => duelId('who', pair.who.handle))
  return chooseSome(
    [
      ...options('who', handles('who')),
      ...options('with', handles('with')).map((option) => ({ ...option, requires: usersOf(option.about.handle) })),
      ...options(
        'foe',
        targets(state, side).map(({ handle }) => handle),
      ),
    ],
    3,
    3,
  )
}
