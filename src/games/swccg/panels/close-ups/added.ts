/** Parts of the table that mechanisms add to those that can be looked at. */
import type { CloseUps } from '../../../../contract/index.ts'
import type { View } from '../../view/player-view.ts'

/** The close-ups of a mechanism. */
export type AddedCloseUps = Pick<CloseUps<View>, 'menu' | 'show'>

const all: AddedCloseUps[] = []

/** Adds the close-ups of a mechanism. */
export const addCloseUps = (added: AddedCloseUps): void => void all.push(added)

/** The entries that mechanisms add to the menu of a panel. */
export const addedEntries: AddedCloseUps['menu'] = (view, voice) => all.flatMap(({ menu }) => menu(view, voice))

/** A part that a mechanism shows; null where none does. */
export const addedCloseUp: AddedCloseUps['show'] = (id, view, voice) => {
  for (const { show } of all) {
    const shown = show(id, view, voice)
    if (shown !== null) return shown
  }
  return null
}
