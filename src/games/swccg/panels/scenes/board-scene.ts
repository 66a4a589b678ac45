/** The board: places with their icons, what they drain, and the cards of both sides with their power. */
import type { BoardBlock, BoardColumn, ColumnSide } from '../../../../contract/index.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Place } from '../../state/game-state.ts'
import { isSpace, locationOf } from '../../state/nesting.ts'
import { iconsAt } from '../../texts/values/presence.ts'
import { drainSeen, powerSeen, rootsSeen } from '../../view/place-seen.ts'
import { emptyPlaces, placeName } from '../../words/place-names.ts'
import type { SceneContext } from './scene-context.ts'
import type { SceneMarks } from './scene-marks.ts'
import { ghostTile, ownerOf, rootTile } from './tiles.ts'

/** Characters of a name: up to three places, up to eight, and beyond. */
const ROOM = [
  { places: 3, letters: 18 },
  { places: 8, letters: 16 },
] as const
const LEAST_ROOM = 14

/** Returns how many characters the names of this many places may have. */
const roomBeside = (places: number): number => ROOM.find((one) => places <= one.places)?.letters ?? LEAST_ROOM

/** Returns the board: space first, each system with its sectors, then the sites of each planet as they lie. */
export function boardOf(context: SceneContext, marks: SceneMarks): BoardBlock {
  const { view, speaker } = context
  const places = ordered(view.places)
  return {
    block: 'board',
    places: places.map((place) => columnOf(context, place, marks)),
    more: emptyPlaces(speaker),
    ...(marks.ways === undefined || marks.ways.length === 0 ? {} : { ways: marks.ways }),
  }
}

const isSystem = (place: Place): boolean => locationOf(place).kind === 'system'

/** Returns the places as the board shows them. */
export function ordered(places: readonly Place[]): readonly Place[] {
  const space = places.filter((place) => isSpace(locationOf(place)))
  const sites = places.filter((place) => !isSpace(locationOf(place)))
  const planets = [...new Set(sites.map(({ system }) => system))]
  const systems = space.filter(isSystem)
  const sectors = space.filter((place) => !isSystem(place))
  return [
    // Sectors stand behind their system, as the way leads.
    ...systems.flatMap((one) => [one, ...sectors.filter(({ system }) => system === one.system)]),
    ...sectors.filter(({ system }) => !systems.some((one) => one.system === system)),
    ...planets.flatMap((planet) => sites.filter(({ system }) => system === planet)),
  ]
}

/** Returns one place of the board. */
function columnOf(context: SceneContext, place: Place, marks: SceneMarks): BoardColumn {
  const { view, reading, speaker, near, far } = context
  const location = locationOf(place)
  const drain = drainSeen(reading, place.id)
  const mark = marks.places?.get(place.id)
  return {
    id: place.id,
    card: location.id,
    title: placeName(view, place.id, roomBeside(view.places.length)),
    sides: [sideAt(context, place.id, near, marks), sideAt(context, place.id, far, marks)],
    group: isSpace(location) ? speaker.say('scene.space') : place.system,
    ...(drain === null
      ? {}
      : {
          gain: {
            seat: drain.seat,
            figure: { id: 'drop', label: speaker.say('moment.drain'), value: String(drain.amount) },
          },
        }),
    ...(mark === undefined ? {} : mark === 'proposed' ? { state: 'coming', proposed: true } : { state: mark }),
  }
}

function sideAt(context: SceneContext, place: string, seat: Side, marks: SceneMarks): ColumnSide {
  const { reading, speaker } = context
  const power = powerSeen(reading, place, seat)
  const lying = rootsSeen(reading, place, seat).map((root) => rootTile(context, root, marks))
  const ghosts = (marks.ghosts ?? [])
    .filter((ghost) => ghost.from === place && ownerOf(ghost) === seat)
    .map((ghost) => ghostTile(context, ghost))
  return {
    seat,
    tiles: [...lying, ...ghosts],
    ...(power === null ? {} : { total: String(power) }),
    figure: { id: 'force', label: speaker.say('scene.icons'), value: String(iconsAt(reading, place, seat)) },
  }
}
