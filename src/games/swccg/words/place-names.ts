/** The names of places on table, so that no two of them read alike. */
import type { BoardBlock } from '../../../contract/index.ts'
import type { Board } from '../state/game-state.ts'
import { locationOf } from '../state/nesting.ts'
import { briefName, shortName } from './short-names.ts'
import type { StorySpeaker } from './speaker.ts'

/** Returns the words behind the number of places that a board only counts. */
export const emptyPlaces = ({ say }: Pick<StorySpeaker, 'say'>): BoardBlock['more'] => ({
  one: say('moment.empty.one'),
  many: say('moment.empty.many'),
})

/**
 * Returns the name of a place without its planet; of several with one title all but the first get a number.
 * @param room characters: a name that is longer takes its shorter form, where it has one
 * @throws if there is no such place
 */
export function placeName({ places }: Pick<Board, 'places'>, id: string, room = Number.POSITIVE_INFINITY): string {
  const place = places.find((one) => one.id === id)
  if (place === undefined) throw new Error(`no place ${id}`)
  const { title } = locationOf(place)
  const same = places.filter((one) => locationOf(one).title === title)
  const full = shortName(locationOf(place).id)
  const number = same.indexOf(place) + 1
  const name = full.length > room ? briefName(locationOf(place).id) : full
  return number === 1 ? name : `${name} ${number}`
}
