/** Each open question as a decision of the contract: its closed shape, its exits, what has to be said of it. */
import type { Decision, Exit, Option, Piece, Shape } from '../../game.ts'
import { type BattleCard, type CharacterCard, opposite, type Place, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { lineFor, selects, worksForOne } from '../cards/users.ts'
import { type PlanCard, planCards } from './battle/plan.ts'
import { openLocations } from './control.ts'
import { COUNTER_LIMIT, HAND_SIZE } from './limits.ts'
import { battleOf, type HeldCard, type Question, type State, turnOf } from './state.ts'
import { costOf, fighters, isType, placeOf } from './table.ts'
import { deployable, WHOLE_HAND } from './turn.ts'

const OK: readonly Exit[] = [{ id: 'ok' }]

/** The decision that a question stands for, as its seat may know it. */
export function decisionFor(state: State, question: Question): Decision {
  const { id, side, kind } = question
  return { id, seat: side, kind, ...ASKED[kind](state, side) }
}

type Choose = Extract<Shape, { type: 'choose' }>

type Asked = Pick<Decision, 'shape' | 'exits' | 'about'>

const ASKED: Readonly<Record<Question['kind'], (state: State, side: Side) => Asked>> = {
  'start-location': (state, side) => {
    const locations = [...new Set(state.sides[side].deck.filter((card) => isType(card, 'location')))]
    locations.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    return { shape: chooseOne(locations.map((card) => ({ id: card, card }))), exits: OK, about: {} }
  },

  deploy: (state, side) => {
    const spent = turnOf(state)?.spent ?? 0
    const { hand, turnsHere } = state.sides[side]
    const shape = deployShape(state, side, hand, spent)
    return {
      shape,
      exits: shape.options.length === 0 ? [{ id: 'done' }] : [{ id: 'done' }, { id: 'more' }],
      about: { spent, limit: COUNTER_LIMIT, hidden: turnsHere === 1, planet: state.planet },
    }
  },

  battle: (state, side) => ({
    shape: chooseBattleCards(state.sides[side].hand),
    exits: [
      { id: 'battle', consequences: ['asks'] },
      { id: 'pass', bare: true },
    ],
    about: { own: fighters(state.sides[side]).length, theirs: fighters(state.sides[opposite(side)]).length },
  }),

  'battle-cards': (state, side) => ({
    shape: chooseBattleCards(state.sides[side].hand),
    exits: OK,
    about: { number: battleOf(state)?.sides[opposite(side)].cards?.length ?? 0 },
  }),

  plan: (state, side) => {
    const battle = battleOf(state)
    if (battle === null) throw new Error('a plan is asked for without a battle')
    return {
      shape: planShape(planCards(state, battle, side), placeOf(state)),
      // The defender's plan comes first and stays face down until the attacker has made his.
      exits: [{ id: 'ok', consequences: battle.attacker === side ? ['reveals', 'draws'] : ['asks'] }],
      about: {
        attacker: battle.attacker === side,
        number: battle.sides[opposite(side)].cards?.length ?? 0,
        theirs: fighters(state.sides[opposite(side)]).length,
      },
    }
  },

  'even-up': (state, side) => {
    const { hand } = state.sides[side]
    const locations = hand.filter((held) => isType(held.card, 'location'))
    const options: Option[] = locations.map((held) => ({ id: held.handle, card: held.card, excludes: [WHOLE_HAND] }))
    if (hand.length > 0) options.push({ id: WHOLE_HAND, excludes: locations.map((held) => held.handle) })
    return {
      shape: { type: 'choose', options, min: 0, max: Math.max(1, locations.length) },
      exits: [
        { id: 'end', consequences: ['draws'] },
        { id: 'review', consequences: ['draws'] },
        { id: 'surrender', consequences: ['draws'] },
      ],
      about: { hand: hand.length, size: HAND_SIZE, planet: state.planet },
    }
  },

  'discard-down': (state, side) => {
    const { hand } = state.sides[side]
    const count = hand.length - HAND_SIZE
    return {
      shape: { type: 'choose', options: hand.map(optionOf), min: count, max: count },
      exits: OK,
      about: { count },
    }
  },

  'end-turn': (state) => ({
    shape: { type: 'confirm' },
    exits: [{ id: 'end' }, { id: 'surrender' }],
    about: { planet: state.planet },
  }),

  'next-location': (state, side) => ({
    shape: chooseOne(openLocations(state, side)),
    exits: OK,
    about: { planets: state.won.map((won) => won.planet) },
  }),
}

const optionOf = (held: HeldCard): Option => ({ id: held.handle, card: held.card })

const chooseOne = (options: readonly Option[]): Shape => ({ type: 'choose', options, min: 1, max: 1 })

function chooseBattleCards(hand: readonly HeldCard[]): Shape {
  const options = hand.filter((held) => isType(held.card, 'battle')).map(optionOf)
  return { type: 'choose', options, min: 0, max: options.length }
}

/** Everything that can be deployed, in any order within the counters. A second Location needs a look at the first. */
function deployShape(state: State, side: Side, hand: readonly HeldCard[], spent: number): Choose {
  const legal = hand.filter((held) => deployable(state, side, held.card, spent))
  const options = legal.map((held) => {
    const rivals = legal.filter((other) => other !== held && excludeEachOther(held.card, other.card))
    const cost = costOf(held.card)
    return rivals.length === 0
      ? { id: held.handle, card: held.card, cost }
      : { id: held.handle, card: held.card, cost, excludes: rivals.map((other) => other.handle) }
  })
  return { type: 'choose', options, min: 0, max: options.length, ordered: true, budget: COUNTER_LIMIT - spent }
}

function excludeEachOther(one: string, other: string): boolean {
  const [a, b] = [cardById(one), cardById(other)]
  if (a.type === 'location' || b.type === 'location') return a.type === b.type
  return 'copies' in a && a.copies === 'unique' && a.title === b.title
}

/** The shape of a battle plan of these cards: every order is legal, faults included (rule 9.3). */
export const planShape = (cards: readonly PlanCard[], place: Place): Shape => ({
  type: 'arrange',
  pieces: piecesOf(cards, place),
})

function piecesOf(cards: readonly PlanCard[], place: Place): Piece[] {
  const characters = cards.filter((piece) => isType(piece.card, 'character'))
  return cards.map(({ handle, card }) => {
    const data = cardById(card)
    if (data.type === 'character') return { id: handle, card, anchor: true }
    const fits = characters.filter((piece) => {
      const character = cardById(piece.card) as CharacterCard
      if (data.type === 'weapon') return lineFor(data, character, place) !== null
      return data.type === 'battle' && mayUse(data, character, characters, place)
    })
    return { id: handle, card, anchor: false, fits: fits.map((piece) => piece.handle) }
  })
}

/** Whether a Battle card can do something before this character, alone or at the head of a group. */
function mayUse(battle: BattleCard, character: CharacterCard, all: readonly PlanCard[], place: Place): boolean {
  const { use } = battle
  if (use.for === 'one') return worksForOne(battle, character, place)
  if (use.for !== 'group') return false
  return use.groups.some(({ members, titles }) =>
    titles === 'stack'
      ? character.copies === 'stack' && all.filter((piece) => cardById(piece.card).title === character.title).length > 1
      : members.some((member) => member.some((selector) => selects(selector, character, place))),
  )
}
