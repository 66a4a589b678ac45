/** The score and both sides of the planet as blocks. */
import type { BandBlock, Block, StripBlock, StripSide, Tile } from '../../../../contract/index.ts'
import { opposite, PLANETS, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { placeBonus } from '../../cards/users.ts'
import type { State } from '../../rules/state.ts'
import { COMING, powersIn, withCards } from '../../seen/ahead.ts'
import { placeInView, type View } from '../../view.ts'
import { titleOf } from '../../words/naming.ts'
import type { Speaker } from '../../words/say.ts'
import { LOW_DECK } from '../power-lines.ts'
import { hiddenTile, powerFigure, tile } from './tiles.ts'

// ---------------------------------------------------------------- the score

/** The score: the near side first. */
export function stripOf(view: View, near: Side, speaker: Speaker): StripBlock {
  const { say } = speaker
  const goals = (view.format === 'full' ? PLANETS : PLANETS.filter((planet) => planet === view.planet)).map(
    (planet) => {
      const won = view.won.find((one) => one.planet === planet)?.by
      const now = planet === view.planet
      return { sign: planet.slice(0, 1), label: planet, ...(now ? { now } : {}), ...(won === undefined ? {} : { won }) }
    },
  )
  const side = (of: Side): StripSide => {
    const { deck, hand } = view.sides[of]
    const own = speaker.isReader(of)
    const piles = [
      ...(own ? [] : [{ id: 'hand', label: say('scene.hand'), count: hand }]),
      { id: 'deck', label: say('scene.deck'), count: deck, ...(deck < LOW_DECK ? { low: true } : {}) },
    ]
    return { seat: of, name: own ? say('you.first') : speaker.name(of), piles }
  }
  return { block: 'strip', sides: [side(near), side(opposite(near))], goals }
}

// ---------------------------------------------------------------- the planet

/** Both sides of the planet and the Location between them. @param coming own cards that are not there yet */
export function tableOf(view: View, near: Side, coming: readonly string[], speaker: Speaker): Block[] {
  const state = withCards(view, near, coming)
  const card = state.locations.at(-1)?.card ?? null
  const { say } = speaker
  const bonus = bonusOf(state, near)
  return [
    bandOf(view, state, opposite(near), speaker),
    {
      block: 'place',
      card,
      title: card === null ? (view.planet ?? say('scene.no-location')) : titleOf(card),
      ...(bonus === 0 || !speaker.isReader(near) ? {} : { note: say('scene.here', { bonus }) }),
    },
    bandOf(view, state, near, speaker),
  ]
}

/** The bonus that the Location gives to the cards of a side, together. */
function bonusOf(state: State, side: Side): number {
  const place = placeInView(state)
  if (place === null) return 0
  return state.sides[side].table.reduce((sum, { card }) => {
    const data = cardById(card)
    return data.type === 'character' ? sum + placeBonus(data, place) : sum
  }, 0)
}

function bandOf(view: View, state: State, side: Side, speaker: Speaker): BandBlock {
  const { say } = speaker
  const powers = powersIn(state, side)
  const { table, effect } = state.sides[side]
  const fighters: Tile[] = []
  const things: Tile[] = []
  for (const { handle, card } of [...table, ...(effect === null || effect.card === '' ? [] : [effect])]) {
    const data = cardById(card)
    const plate = powerFigure(data, powers.get(handle) ?? 0, speaker)
    const seen: Tile = {
      ...tile(handle, card),
      ...(plate === null ? {} : { plate }),
      ...(handle.startsWith(COMING) ? { state: 'coming' } : {}),
    }
    if (data.type === 'character') fighters.push(seen)
    else things.push(seen)
  }
  const hidden = view.sides[side].table.filter(({ card }) => card === null)
  const tiles = [...fighters, ...hidden.map(({ handle }) => hiddenTile(handle, speaker))]
  const power = [...powers.values()].reduce((all, one) => all + one, 0)
  const value = hidden.length === 0 ? String(power) : fighters.length === 0 ? '?' : `${power}+?`
  return {
    block: 'band',
    seat: side,
    total: { value, label: say('scene.power') },
    tiles,
    ...(things.length === 0 ? {} : { things }),
    ...(tiles.length + things.length === 0 ? { empty: say('scene.nobody') } : {}),
  }
}
