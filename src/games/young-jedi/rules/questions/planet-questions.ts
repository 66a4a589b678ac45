/** Makes the questions of the set-up and between planets (parts 3, 18, 20). */
import type { Consequence, Exit } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { byId } from '../../cards/order.ts'
import { frameOf, type State } from '../../state/game-state.ts'
import { destiniesOf, findInPlay, isType } from '../../state/game-table.ts'
import { controlText, openLocations } from '../control.ts'
import { fetchable } from '../fetch.ts'
import { settingOff } from './follows.ts'
import { chooseOne, chooseSome, numbers, OK, okThat, optionOf, type QuestionMakers } from './shapes.ts'

/** Makes each question of the set-up and between planets. */
export const PLANET_QUESTIONS = {
  'start-number': (state, side) => {
    const aside = frameOf(state, 'setup')?.aside
    const card = aside?.[side].at(-1) ?? ''
    // Decision G-06: the player chooses after both cards are seen.
    const theirs = aside?.[opposite(side)].at(-1) ?? null
    return { shape: chooseOne(numbers(destiniesOf(card))), exits: okThat('draws', 'asks'), about: { card, theirs } }
  },

  'start-location': (state, side) => {
    const locations = [...new Set(state.sides[side].deck.filter((card) => isType(card, 'location')))].sort(byId)
    return { shape: chooseOne(locations.map((card) => ({ id: card, card }))), exits: okThat('draws'), about: {} }
  },

  'next-location': (state, side) => ({
    shape: chooseOne(
      openLocations(state, side).map((one) => (one.about.from === 'deck' ? settingOff(one, ['deck']) : one)),
    ),
    // The player may fetch an Effect first, if they have a draw deck.
    exits: state.sides[side].deck.length > 0 ? OK : okThat('asks'),
    about: { planets: state.won.map((won) => won.planet) },
  }),

  fetch: (state, side) => {
    const effects = fetchable(state, side)
    const none: Exit = settingOff({ id: 'none', bare: true }, afterFetch(state, side))
    return {
      shape: chooseOne(effects.map((card) => ({ id: card, card }))),
      exits: effects.length === 0 ? [none] : [{ id: 'fetch', consequences: ['reveals', 'deck'] }, none],
      about: { planet: state.planet, shown: frameOf(state, 'fetch')?.shown ?? null },
    }
  },

  'control-text': (state, side, { about = '' }) => {
    const { hand } = state.sides[side]
    const text = controlText(state, side, about)
    const card = findInPlay(state, side, about)?.laid.card
    if (card === undefined) throw new Error(`no card ${about} of ${side} in play`)
    const count = text?.price?.discard ?? 0
    return {
      shape: chooseSome(hand.map(optionOf), count, count),
      // Then the cards are set aside, and the next Location is due.
      exits: [
        { id: 'use', consequences: ['draws'] },
        { id: 'none', bare: true, consequences: ['asks'] },
      ],
      about: {
        card,
        discard: count,
        draw: text?.draw ?? 0,
        planet: state.planet,
      },
    }
  },
} satisfies Partial<QuestionMakers>

/** After a player fetches nothing, their opponent may fetch, or the first turn on the planet begins. */
function afterFetch(state: State, side: Side): readonly Consequence[] {
  const [next = state.active] = frameOf(state, 'fetch')?.sides ?? []
  if (next !== side) return ['asks']
  // Stranded hidden cards are turned face up with the turn (rule 7.4).
  const stranded = Object.values(state.sides[side].stranded).flat()
  return stranded.some(({ hidden }) => hidden) ? ['reveals'] : []
}
