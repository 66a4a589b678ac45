/** The cards whose texts are not written yet, and functions that find any card of the library. */
import { cards, findCard, SETS } from './index.ts'
import type { LibraryCard, UnwrittenCard } from './library-card.ts'

/** The cards that can only be looked up, set by set. */
export const unwritten: readonly UnwrittenCard[] = SETS.flatMap((set) => set.unwritten ?? [])

const byId: ReadonlyMap<string, UnwrittenCard> = new Map(unwritten.map((card) => [card.id, card]))

/** Every card of the library, by set and number. */
export const library: readonly LibraryCard[] = [...cards, ...unwritten].sort((one, two) => {
  const [a, b] = [one, two].map(({ id }) => id.split('_').map(Number))
  return a![0]! - b![0]! || a![1]! - b![1]!
})

/** Returns the card of the library with this id, whether it is played or not; undefined if there is none. */
export const findInLibrary = (id: string): LibraryCard | undefined => findCard(id) ?? byId.get(id)

/** Whether the card with this id can only be looked up, because its text is not written yet. */
export const isUnwritten = (id: string): boolean => byId.has(id)

/** Returns the card of the library with this id. @throws if there is none */
export function libraryCard(id: string): LibraryCard {
  const card = findInLibrary(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
