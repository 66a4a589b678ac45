/** The parts of the table that can be looked at: places, hands, piles, Effects, and a battle while it is paid for. */
import type { CloseUps } from '../../../../contract/index.ts'
import type { View } from '../../view/player-view.ts'
import { speakerOf } from '../../words/speaker.ts'
import { addedCloseUp, addedEntries } from './added.ts'
import { FOUGHT, foughtCloseUp, foughtEntries } from './battle-close-up.ts'
import {
  heapCloseUp,
  heapEntries,
  PILES,
  pilesCloseUp,
  pilesEntry,
  SEARCHED,
  searchedCloseUp,
  searchedEntries,
} from './pile-close-ups.ts'
import { placeCloseUp, placeEntries } from './place-close-up.ts'

/** The close-ups of the Star Wars CCG. */
export const closeUps: CloseUps<View> = {
  places: placeEntries,
  elsewhere: heapEntries,
  menu: (view, voice) => [
    ...foughtEntries(view, voice),
    ...searchedEntries(view, speakerOf(voice)),
    pilesEntry(view, voice),
    ...addedEntries(view, voice),
  ],
  show(id, view, voice) {
    if (id === FOUGHT) return foughtCloseUp(view, voice)
    if (id === PILES) return pilesCloseUp(view, voice)
    if (id === SEARCHED) return searchedCloseUp(view, voice)
    const added = addedCloseUp(id, view, voice)
    if (added !== null) return added
    return view.places.some((place) => place.id === id) ? placeCloseUp(id, view, voice) : heapCloseUp(id, view, voice)
  },
}
