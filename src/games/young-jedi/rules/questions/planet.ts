/** Questions of set-up and between planets (parts 3, 18, 20). */
import { opposite } from '../../cards/card.ts'
import { controlText, openLocations } from '../control.ts'
import { fetchable } from '../fetch.ts'
import { frameOf, type QuestionKind } from '../state.ts'
import { destiniesOf, findInPlay, isType } from '../table.ts'
import { type Asking, byId, chooseOne, chooseSome, numbers, OK, optionOf, orNone } from './shapes.ts'

export const PLANET_QUESTIONS = {
  'start-number': (state, side) => {
    const aside = frameOf(state, 'setup')?.aside
    const card = aside?.[side].at(-1) ?? ''
    // Decision G-06: he chooses after both cards are seen.
    const theirs = aside?.[opposite(side)].at(-1) ?? null
    return { shape: chooseOne(numbers(destiniesOf(card))), exits: OK, about: { card, theirs } }
  },

  'start-location': (state, side) => {
    const locations = [...new Set(state.sides[side].deck.filter((card) => isType(card, 'location')))].sort(byId)
    return { shape: chooseOne(locations.map((card) => ({ id: card, card }))), exits: OK, about: {} }
  },

  'next-location': (state, side) => ({
    shape: chooseOne(openLocations(state, side)),
    exits: OK,
    about: { planets: state.won.map((won) => won.planet) },
  }),

  fetch: (state, side) => {
    const effects = fetchable(state, side)
    return {
      shape: chooseOne(effects.map((card) => ({ id: card, card }))),
      exits: effects.length === 0 ? [{ id: 'none', bare: true }] : orNone('fetch', 'reveals'),
      about: { planet: state.planet, shown: frameOf(state, 'fetch')?.shown ?? null },
    }
  },

  'control-text': (state, side, { about = '' }) => {
    const { hand } = state.sides[side]
    const text = controlText(state, side, about)
    const count = text?.price?.discard ?? 0
    return {
      shape: chooseSome(hand.map(optionOf), count, count),
      exits: orNone('use', 'draws'),
      about: {
        card: findInPlay(state, side, about)?.laid.card ?? null,
        discard: count,
        draw: text?.draw ?? 0,
        planet: state.planet,
      },
    }
  },
} satisfies Partial<Record<QuestionKind, Asking>>
