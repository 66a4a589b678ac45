/** Makes the questions of a duel (part 23). */
import type { Consequence, Exit } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { type DuelFrame, frameOf, type State } from '../../state/game-state.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { substitutes } from '../duel/duel-frame.ts'
import { duelist, weaponsFor } from '../duel/duelists.ts'
import { attacks, blocks, duelTextOf, mayPass } from '../duel/exchange.ts'
import { settingOff } from './follows.ts'
import { CONFIRM, chooseOne, chooseSome, numbers, okThat, optionOf, type QuestionMakers } from './shapes.ts'

function duelOf(state: State): DuelFrame {
  const duel = frameOf(state, 'duel')
  if (duel === null) throw new Error('no duel is going on')
  return duel
}

/** The numbers that destiny cards have. */
const DESTINIES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** Returns the state of the duel; all of it is open (rule 23.7). */
function standing(state: State, frame: DuelFrame) {
  const damage = (side: 'dark' | 'light') => fighterCard(duelist(state, frame, side)).damage
  return {
    hits: { ...frame.hits },
    damage: { dark: damage('dark'), light: damage('light') },
    cards: { dark: frame.hands.dark.length, light: frame.hands.light.length },
  }
}

/** The exits of a text that the player may use; the duel continues after both. */
const useOrNone = (consequences: readonly Consequence[]): readonly Exit[] => [
  { id: 'use', consequences },
  { id: 'none', bare: true, consequences },
]

/** Whether a side can still attack. */
const speaks = ({ hands, passed }: DuelFrame, side: Side): boolean => hands[side].length > 0 && !passed.includes(side)

/**
 * The consequences of a hit: it may end the duel, the text of the card that scored works, and then the side that was
 * hit attacks (rules 23.7-23.10).
 */
function afterHit(state: State, frame: DuelFrame, side: Side): readonly Consequence[] {
  const text = duelTextOf(frame.attack?.card ?? '')
  const hits = frame.hits[side] + (text?.form === 'extra-hits' ? text.hits : 0) + 1
  const beaten = hits >= fighterCard(duelist(state, frame, side)).damage
  if (text !== null) return ['draws', 'deck', 'asks']
  if (beaten) return ['deck']
  return speaks(frame, side) ? [] : speaks(frame, opposite(side)) ? ['asks'] : ['deck']
}

/** Makes each question of a duel. */
export const DUEL_QUESTIONS = {
  substitute: (state, side) => {
    const frame = duelOf(state)
    return {
      shape: chooseOne(substitutes({ state }, frame).map(optionOf)),
      exits: useOrNone(['draws']),
      about: { foe: duelist(state, frame, opposite(side)).card, own: duelist(state, frame, side).card },
    }
  },

  'name-numbers': (state, side) => {
    const [text] = ownTexts(duelist(state, duelOf(state), side).card, 'name-numbers')
    const count = text?.count ?? 0
    return { shape: chooseSome(numbers(DESTINIES), count, count), exits: okThat('draws', 'deck'), about: { count } }
  },

  'duel-weapon': (state, side) => {
    const frame = duelOf(state)
    const usable = weaponsFor(state, side, duelist(state, frame, side), duelist(state, frame, opposite(side)))
    return {
      shape: chooseOne(usable.map(optionOf)),
      exits: useOrNone(['draws']),
      about: { own: duelist(state, frame, side).card, foe: duelist(state, frame, opposite(side)).card },
    }
  },

  attack: (state, side) => {
    const frame = duelOf(state)
    const options = attacks(frame.hands[side])
    const pass = mayPass(state, frame, side)
    return {
      shape: chooseOne(options),
      exits: pass
        ? [
            { id: 'attack', consequences: ['asks'] },
            // When neither side attacks any more, the dueling hands go back into the decks (rule 23.8).
            { id: 'pass', bare: true, consequences: speaks(frame, opposite(side)) ? ['asks'] : ['deck'] },
          ]
        : [{ id: 'attack', consequences: ['asks'] }],
      about: standing(state, frame),
    }
  },

  block: (state, side) => {
    const frame = duelOf(state)
    const number = frame.attack?.number ?? 0
    const options = blocks(frame.hands[side], number).map(optionOf)
    const take: Exit = settingOff({ id: 'take', bare: true }, afterHit(state, frame, side))
    return {
      shape: chooseOne(options),
      exits: options.length === 0 ? [take] : [{ id: 'block', consequences: ['asks'] }, take],
      about: { ...standing(state, frame), number, card: frame.attack?.card ?? null },
    }
  },

  'dueling-text': (state) => {
    const frame = duelOf(state)
    const card = frame.scored?.card ?? ''
    const text = card === '' ? null : duelTextOf(card)
    return {
      shape: CONFIRM,
      exits: useOrNone(text?.form === 'draw-defending' || text?.form === 'more-cards' ? ['draws', 'asks'] : ['asks']),
      about: { ...standing(state, frame), card, does: text?.form ?? null },
    }
  },
} satisfies Partial<QuestionMakers>
