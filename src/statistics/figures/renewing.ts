/** When sums of a server or a league may be renewed, so that nobody reads one match by the difference. Pure. */

/** Fewer matches, or matches of fewer people, could be read from the difference to the sums before. */
const LEAST_CHANGED = { matches: 10, people: 5 } as const

/** A match in sums, as it is compared. */
export interface Member {
  readonly id: string
  /** Whether its cards and decks count. */
  readonly open: boolean
  readonly people: readonly string[]
}

/** Returns the mark of a match in sums: another one if its cards begin to count. */
export const markOf = ({ id, open }: Pick<Member, 'id' | 'open'>): string => (open ? `${id}+` : id)

/** Returns the match of a mark, and whether its cards count. */
export const memberOfMark = (mark: string): Pick<Member, 'id' | 'open'> =>
  mark.endsWith('+') ? { id: mark.slice(0, -1), open: true } : { id: mark, open: false }

/** Whether these matches are enough to be read together. */
export const areEnough = (matches: readonly { readonly people: readonly string[] }[]): boolean =>
  matches.length >= LEAST_CHANGED.matches &&
  new Set(matches.flatMap(({ people }) => people)).size >= LEAST_CHANGED.people

/**
 * Whether sums may be made again: at least ten matches of five people have come or gone, or opened their hands.
 *
 * @param before the marks of the matches that are in the sums
 * @param gone the people of matches that are not there any more, by id
 */
export function mayRenew(
  before: readonly string[],
  members: readonly Member[],
  gone: ReadonlyMap<string, readonly string[]>,
): boolean {
  const old = new Set(before)
  const now = new Set(members.map(markOf))
  const known = new Map(members.map((one) => [one.id, one.people]))
  const changed = [...[...old].filter((mark) => !now.has(mark)), ...[...now].filter((mark) => !old.has(mark))]
  const ids = new Set(changed.map((mark) => memberOfMark(mark).id))
  return areEnough([...ids].map((id) => ({ people: known.get(id) ?? gone.get(id) ?? [] })))
}
