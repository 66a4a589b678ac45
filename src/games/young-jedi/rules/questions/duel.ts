/** Questions of a duel (part 23). */
import { opposite } from '../../cards/card.ts'
import { substitutes } from '../duel/duel.ts'
import { duelist, weaponsFor } from '../duel/duelists.ts'
import { attacks, blocks, duelTextOf, mayPass } from '../duel/exchange.ts'
import { type DuelFrame, frameOf, type QuestionKind, type State } from '../state.ts'
import { ownTexts } from '../texts/in-play.ts'
import { fighterCard } from '../texts/scene.ts'
import { type Asking, CONFIRM, chooseOne, chooseSome, numbers, OK, optionOf, orNone } from './shapes.ts'

function duelOf(state: State): DuelFrame {
  const duel = frameOf(state, 'duel')
  if (duel === null) throw new Error('no duel is going on')
  return duel
}

/** Numbers that destiny cards bear. */
const DESTINIES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** How the duel stands; all of it is open (rule 23.7). */
function standing(state: State, frame: DuelFrame) {
  const damage = (side: 'dark' | 'light') => fighterCard(duelist(state, frame, side)).damage
  return {
    hits: { ...frame.hits },
    damage: { dark: damage('dark'), light: damage('light') },
    cards: { dark: frame.hands.dark.length, light: frame.hands.light.length },
  }
}

export const DUEL_QUESTIONS = {
  substitute: (state, side) => {
    const frame = duelOf(state)
    return {
      shape: chooseOne(substitutes({ state }, frame).map(optionOf)),
      exits: orNone('use'),
      about: { foe: duelist(state, frame, opposite(side)).card, own: duelist(state, frame, side).card },
    }
  },

  'name-numbers': (state, side) => {
    const [text] = ownTexts(duelist(state, duelOf(state), side).card, 'name-numbers')
    const count = text?.count ?? 0
    return { shape: chooseSome(numbers(DESTINIES), count, count), exits: OK, about: { count } }
  },

  'duel-weapon': (state, side) => {
    const frame = duelOf(state)
    const usable = weaponsFor(state, side, duelist(state, frame, side), duelist(state, frame, opposite(side)))
    return {
      shape: chooseOne(usable.map(optionOf)),
      exits: orNone('use'),
      about: { own: duelist(state, frame, side).card, foe: duelist(state, frame, opposite(side)).card },
    }
  },

  attack: (state, side) => {
    const frame = duelOf(state)
    const options = attacks(frame.hands[side])
    const pass = mayPass(state, frame, side)
    return {
      shape: chooseOne(options.map(({ id, card }) => ({ id, card }))),
      exits: pass
        ? [
            { id: 'attack', consequences: ['asks'] },
            { id: 'pass', bare: true },
          ]
        : [{ id: 'attack', consequences: ['asks'] }],
      about: standing(state, frame),
    }
  },

  block: (state, side) => {
    const frame = duelOf(state)
    const number = frame.attack?.number ?? 0
    const options = blocks(frame.hands[side], number).map(optionOf)
    return {
      shape: chooseOne(options),
      exits:
        options.length === 0
          ? [{ id: 'take', bare: true }]
          : [
              { id: 'block', consequences: ['asks'] },
              { id: 'take', bare: true },
            ],
      about: { ...standing(state, frame), number, card: frame.attack?.card ?? null },
    }
  },

  'dueling-text': (state) => {
    const frame = duelOf(state)
    const card = frame.scored?.card ?? ''
    const text = card === '' ? null : duelTextOf(card)
    return {
      shape: CONFIRM,
      exits: orNone('use'),
      about: { ...standing(state, frame), card, does: text?.form ?? null },
    }
  },
} satisfies Partial<Record<QuestionKind, Asking>>
