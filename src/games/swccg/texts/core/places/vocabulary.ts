/** Words for locations, and for cards there. */
import { vocabulary } from '../../language/words.ts'

export const placeWords = vocabulary({
  filters: {
    /** This card's location. */
    here: {},
    /** At such a location, inside a carrier or not. */
    at: { place: 'filter' },
    /** Belongs to that system or building: "Endor", "Cloud City". */
    of: { system: 'name' },
    adjacent: { to: 'filter' },
    related: { to: 'filter' },
    /** Has such a card, or at least this many. */
    holding: { fit: 'filter', 'number?': 'amount' },
    /** Has such a card that is present there. */
    'where present': { fit: 'filter' },
    /** The place of the card of the moment; where it was, if it has left the table. */
    there: {},
    occupied: { by: 'player' },
    /** Has such a card that would occupy it by itself, with what is aboard. */
    'occupied by': { fit: 'filter' },
    controlled: { by: 'player' },
    /** Marked `<>`. */
    generic: {},
    /** The system around which such a one moves. */
    'orbited by': { fit: 'filter' },
    /** The location with which its owner began. */
    start: {},
    /** Other systems that are at most this many parsecs away. */
    'within parsecs': { parsecs: 'number' },
    /** Exterior sites that are at most this many sites away. */
    within: { sites: 'number' },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    places: typeof placeWords
  }
}
