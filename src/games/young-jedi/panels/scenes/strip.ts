/** The score: both players with their piles, and the planets. */
import type { Goal, PileCount, StripBlock, StripSide } from '../../../../contract/index.ts'
import { opposite, PLANETS, type Side } from '../../cards/card.ts'
import type { View } from '../../view/player-view.ts'
import type { Speaker } from '../../words/say.ts'
import { LOW_DECK } from '../power-lines.ts'

/** Returns the score, the near side first. */
export function stripOf(view: View, near: Side, speaker: Speaker): StripBlock {
  const side = (of: Side): StripSide => ({
    seat: of,
    name: speaker.isReader(of) ? speaker.say('you.first') : speaker.name(of),
    piles: pilesOf(view, of, speaker),
  })
  return { block: 'strip', sides: [side(near), side(opposite(near))], goals: goalsOf(view) }
}

/** The reader sees their own hand itself. */
function pilesOf(view: View, of: Side, { say, isReader }: Speaker): PileCount[] {
  const { deck, hand } = view.sides[of]
  const left = { id: 'deck', label: say('scene.deck'), count: deck, ...(deck < LOW_DECK ? { low: true } : {}) }
  return isReader(of) ? [left] : [{ id: 'hand', label: say('scene.hand'), count: hand }, left]
}

/** All planets of a full game; the one planet of a starter game. */
function goalsOf(view: View): Goal[] {
  const planets = view.format === 'full' ? PLANETS : PLANETS.filter((planet) => planet === view.planet)
  return planets.map((planet) => {
    const won = view.won.find((one) => one.planet === planet)?.by
    return {
      sign: planet.slice(0, 1),
      label: planet,
      ...(planet === view.planet ? { now: true } : {}),
      ...(won === undefined ? {} : { won }),
    }
  })
}
