/** Pictures of an evacuation and of the starships that may intercept it (F). */
import type { BandBlock, Tile } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { leaving } from '../../rules/leaving.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import { COMING, powersIn, withCards } from '../../view/ahead.ts'
import { seenState } from '../../view/seen-state.ts'
import type { Speaker } from '../../words/say.ts'
import type { BattlingCard } from './battle-uses.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { shipsPower, shipTile, starfightersIn } from './ships.ts'
import { stripOf } from './strip.ts'
import { hiddenTile, powerFigure, tileOf } from './tiles.ts'

/** The picture of the question whether to intercept. */
export const FLEETS = {
  intercept: (seeing) => {
    const { decision, view, side, far, speaker, name } = seeing
    const { say } = speaker
    const { planet } = decision.about
    const options = optionsOf(decision)
    const coming = options.flatMap(({ id, card }) =>
      card !== undefined && seeing.taken.includes(id) ? [{ handle: `${COMING}-${id}`, card }] : [],
    )
    const ships = view.evacuation?.ships ?? []
    const theirs = view.sides[far].hyperspace.filter(({ handle }) => ships.includes(handle))
    return [
      stripOf(view, side, speaker),
      {
        block: 'place',
        card: cardOfPlanet(seeing),
        title: say('scene.leaves', { planet }),
        note: say('scene.leaves.to', { name }),
      },
      { block: 'band', seat: far, ...leavingOf(seeing) },
      fleetBand(theirs, [], far, seeing),
      { block: 'place', card: null, title: say('scene.hyperspace') },
      fleetBand(view.sides[side].hyperspace, coming, side, seeing),
    ]
  },
} satisfies Partial<ScenePainters>

type InterceptContext = SceneContext<DecisionOf<'intercept'>>

/** The Location of the planet that is evacuated, where it is still known. */
function cardOfPlanet({ decision, view }: InterceptContext): string | null {
  const { planet } = decision.about
  if (planet === view.planet) return view.locations.at(-1)?.card ?? null
  return view.won.find((one) => one.planet === planet)?.locations.at(-1)?.card ?? null
}

/** The cards that leave: characters as tiles, weapons as things. */
function leavingOf({ decision, view, side, far, speaker }: InterceptContext): Pick<BandBlock, 'tiles' | 'things'> {
  const state = seenState(view)
  const powers =
    decision.about.planet === view.planet ? powersIn(withCards(view, side, []), far) : new Map<string, number>()
  const tiles: Tile[] = []
  const things: Tile[] = []
  for (const { handle, card } of leaving(state, far, decision.about.planet)) {
    if (card === '') tiles.push(hiddenTile(handle, speaker))
    else if (cardById(card).type === 'character') {
      const plate = powerFigure(card, powers.get(handle), speaker.say)
      tiles.push({ ...tileOf(handle, card), ...(plate === null ? {} : { plate }) })
    } else things.push(tileOf(handle, card))
  }
  return things.length === 0 ? { tiles } : { tiles, things }
}

/** Starships of a side with their power together, and how many of them draw. */
function fleetBand(
  ships: readonly BattlingCard[],
  coming: readonly BattlingCard[],
  side: Side,
  { view, speaker }: InterceptContext,
): BandBlock {
  const all = [...ships, ...coming]
  const { say } = speaker
  return {
    block: 'band',
    seat: side,
    total: { value: `${shipsPower(all, side, view)}`, label: say('scene.power') },
    tiles: [
      ...ships.map((ship) => shipTile(ship, side, view, speaker)),
      ...coming.map((ship): Tile => ({ ...shipTile(ship, side, view, speaker), state: 'coming' })),
    ],
    ...(all.length === 0 ? { empty: say('scene.no-ships') } : { notes: fleetNotes(all, speaker) }),
  }
}

function fleetNotes(ships: readonly BattlingCard[], { say }: Speaker): string[] {
  const starfighters = starfightersIn(ships)
  const transports = ships.length - starfighters
  return [
    ...(transports === 0 ? [] : [say('scene.transports', { count: transports })]),
    ...(starfighters === 0 ? [] : [say('scene.starfighters', { count: starfighters })]),
  ]
}
