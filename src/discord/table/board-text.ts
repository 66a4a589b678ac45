/** Places of a board, what waits for its result, and what is being fought out, as text. */
import type { BoardPlace, ContestLine, Face, Layout, Seat } from '../../contract/index.ts'
import type { Joints } from '../../kit/wording/words.ts'

/** A face by name, with what is to be said of it. */
type Name = (face: Face) => string

/** A face and, in brackets, the cards on it and in it. */
export function withUnder(face: Face, name: Name, joints: Joints): string {
  const under = (face.under ?? []).map((one) => `${one.role}${joints.colon}${withUnder(one, name, joints)}`)
  return under.length === 0 ? name(face) : `${name(face)} [${under.join(', ')}]`
}

/** Lines for the board, the stack and the contest of a layout; none for a layout that has none of them. */
export function boardLines(
  { board = [], stack = [], contest }: Layout,
  seats: readonly Seat[],
  titles: Readonly<Record<Seat, string>>,
  name: Name,
  joints: Joints,
): string[] {
  const side = (seat: Seat, faces: readonly Face[]): string =>
    `${titles[seat] ?? seat}${joints.colon}${faces.map((face) => withUnder(face, name, joints)).join(' · ')}`
  const place = ({ face, sides, held }: BoardPlace): string[] => [
    `**${withUnder(face, name, joints)}**${held === undefined ? '' : ` (${titles[held] ?? held})`}`,
    ...seats.flatMap((seat) => ((sides[seat] ?? []).length === 0 ? [] : [`- ${side(seat, sides[seat] ?? [])}`])),
  ]
  const said = ({ label, value }: ContestLine): string => `${label} ${value}`
  return [
    ...board.flatMap(({ label, places }) => [`__${label}__`, ...places.flatMap(place)]),
    ...stack.map(({ face, by, label }) => `▸ ${titles[by] ?? by}${joints.colon}${name(face)} – ${label}`),
    ...(contest === undefined ? [] : [`⚔ ${contest.label}`]),
    ...seats.flatMap((seat) => {
      const lines = contest?.sides[seat] ?? []
      return lines.length === 0 ? [] : [`- ${titles[seat] ?? seat}${joints.colon}${lines.map(said).join(' · ')}`]
    }),
  ]
}
