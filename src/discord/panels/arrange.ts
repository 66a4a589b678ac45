/** Putting pieces into a row: pick one, move it; loose pieces go directly before an anchor, or to the end. */
import type { Piece, Shape } from '../../games/game.ts'
import type { Say } from '../../locales/index.ts'
import { button, type Choice, type Row, row } from '../components.ts'
import type { Draft } from './draft.ts'
import type { Edited, EditorInput } from './editor.ts'
import { pagedSelects } from './pages.ts'

type Arrange = Extract<Shape, { type: 'arrange' }>

/** Where a loose piece goes that nobody shall use; no piece can be called so. */
const END = '$end'

/** An anchor with the pieces laid before it; `anchor` is null for what lies at the end. */
interface Group {
  readonly anchor: string | null
  readonly before: readonly string[]
}

const pieceOf = (shape: Arrange, id: string): Piece | undefined => shape.pieces.find((piece) => piece.id === id)
const isAnchor = (shape: Arrange, id: string): boolean => pieceOf(shape, id)?.anchor === true

function groupsOf(shape: Arrange, arrangement: readonly string[]): Group[] {
  const groups: Group[] = []
  let before: string[] = []
  for (const id of arrangement) {
    if (!isAnchor(shape, id)) {
      before.push(id)
      continue
    }
    groups.push({ anchor: id, before })
    before = []
  }
  return before.length === 0 ? groups : [...groups, { anchor: null, before }]
}

const flat = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ anchor, before }) => (anchor === null ? before : [...before, anchor]))

/** What a piece and those that may lie in its place have in common. */
const slotOf = (shape: Arrange, id: string): string => pieceOf(shape, id)?.instead ?? id

/** Every piece or one in its place: those of the draft (else of the suggestion) that there still are, then the others. */
export function startArrange(shape: Arrange, draft: Draft, suggestion: readonly string[] | undefined): Draft {
  const open = new Set(shape.pieces.map(({ id }) => slotOf(shape, id)))
  const wanted = (draft.arrange ?? suggestion ?? []).filter(
    (id) => pieceOf(shape, id) !== undefined && open.delete(slotOf(shape, id)),
  )
  return { ...draft, arrange: [...wanted, ...open] }
}

/** The other ways of playing what lies in the row as this piece. */
const otherWays = (shape: Arrange, id: string): readonly Piece[] =>
  shape.pieces.filter((piece) => piece.id !== id && slotOf(shape, piece.id) === slotOf(shape, id))

export function applyArrange(
  shape: Arrange,
  draft: Draft,
  verb: string | undefined,
  values: readonly string[],
  suggestion: readonly string[] | undefined,
): Draft {
  const now = startArrange(shape, draft, suggestion)
  const present = now.arrange ?? []
  const [value] = values
  const { picked } = draft
  switch (verb) {
    case 'pick':
      return value === undefined || pieceOf(shape, value) === undefined ? now : picking(shape, now, present, value)
    case 'to':
      if (picked === undefined || value === undefined || isAnchor(shape, picked)) return now
      return { ...now, arrange: laidBefore(present, picked, value) }
    case 'first':
    case 'up':
    case 'down':
    case 'last':
      return picked === undefined || !present.includes(picked)
        ? now
        : { ...now, arrange: moved(shape, present, picked, verb) }
    case 'reset':
      return startArrange(shape, {}, suggestion)
    default:
      return now
  }
}

/** Picks a piece of the row; another way of playing one takes its place. */
function picking(shape: Arrange, draft: Draft, present: readonly string[], value: string): Draft {
  const arrange = present.map((id) => (slotOf(shape, id) === slotOf(shape, value) ? value : id))
  return { ...draft, arrange, picked: value }
}

function laidBefore(present: readonly string[], piece: string, anchor: string): string[] {
  const rest = present.filter((id) => id !== piece)
  const at = anchor === END ? rest.length : rest.indexOf(anchor)
  return at < 0 ? [...present] : [...rest.slice(0, at), piece, ...rest.slice(at)]
}

type Move = 'first' | 'up' | 'down' | 'last'

/** An anchor moves with all that lies before it, past one other anchor; a loose piece moves one place. */
function moved(shape: Arrange, present: readonly string[], piece: string, move: Move): string[] {
  if (!isAnchor(shape, piece)) return shifted(present, present.indexOf(piece), move)
  const groups = groupsOf(shape, present)
  const tail = groups.at(-1)?.anchor === null ? groups.slice(-1) : []
  const fighters = groups.slice(0, groups.length - tail.length)
  const at = fighters.findIndex(({ anchor }) => anchor === piece)
  return flat([...shifted(fighters, at, move), ...tail])
}

function shifted<T>(list: readonly T[], at: number, move: Move): T[] {
  const to = { first: 0, up: Math.max(0, at - 1), down: Math.min(list.length - 1, at + 1), last: list.length - 1 }[move]
  const rest = list.filter((_, index) => index !== at)
  return [...rest.slice(0, to), list[at] as T, ...rest.slice(to)]
}

/** The number under which a piece stands in the list; none at the end, where nobody uses it. */
function placeOf(shape: Arrange, present: readonly string[], piece: string): string {
  if (!shape.pieces.some(({ anchor }) => anchor)) return `${present.indexOf(piece) + 1}.`
  const groups = groupsOf(shape, present)
  const at = groups.findIndex(({ anchor, before }) => anchor === piece || before.includes(piece))
  return groups[at]?.anchor === null ? '–' : `${at + 1}.`
}

// ---------------------------------------------------------------- how it looks

export function renderArrange(shape: Arrange, draft: Draft, input: EditorInput, say: Say): Edited {
  const present = draft.arrange ?? []
  return { lines: linesOf(shape, present, draft.picked, input, say), rows: rowsOf(shape, present, draft, input, say) }
}

function linesOf(
  shape: Arrange,
  present: readonly string[],
  picked: string | undefined,
  { words }: EditorInput,
  say: Say,
): string[] {
  const name = (id: string) => `${words[id]?.label ?? id}${id === picked ? ' ◀' : ''}`
  const groups = groupsOf(shape, present)
  // A row without anchors is just a list.
  if (groups.every(({ anchor }) => anchor === null)) return present.map((id, at) => `${at + 1}. ${name(id)}`)
  return groups.flatMap(({ anchor, before }, at) => {
    if (anchor === null) return [`**${say('arrange.unused')}**`, ...before.map((id) => `- ${name(id)}`)]
    const misfit = (id: string) => pieceOf(shape, id)?.fits?.includes(anchor) === false
    return [
      `${at + 1}. **${name(anchor)}**`,
      ...before.map((id) => `  - ${name(id)}${misfit(id) ? ` ⚠️ ${say('arrange.misfit')}` : ''}`),
    ]
  })
}

function rowsOf(shape: Arrange, present: readonly string[], draft: Draft, input: EditorInput, say: Say): Row[] {
  if (shape.pieces.length < 2) return []
  const { id, labels } = input
  const { picked } = draft
  const page = draft.page ?? 0
  const label = (one: string) => labels[one]?.label ?? one
  const choices: Choice[] = present.flatMap((one) => [
    {
      value: one,
      label: `${placeOf(shape, present, one)} ${label(one)}`,
      hint: labels[one]?.hint,
      taken: one === picked,
    },
    ...otherWays(shape, one).map((way) => ({
      value: way.id,
      label: say('arrange.instead', { piece: label(way.id) }),
      hint: labels[way.id]?.hint,
    })),
  ])
  const out = pagedSelects({ choices, placeholder: say('arrange.pick'), page, id, verb: 'pick' }, say)
  if (picked !== undefined && !isAnchor(shape, picked) && shape.pieces.some(({ anchor }) => anchor)) {
    const fits = pieceOf(shape, picked)?.fits
    const targets: Choice[] = groupsOf(shape, present).flatMap(({ anchor }) =>
      anchor === null
        ? []
        : [
            {
              value: anchor,
              label: label(anchor),
              hint: fits?.includes(anchor) === false ? say('arrange.misfit') : undefined,
            },
          ],
    )
    const places = [...targets.slice(0, 24), { value: END, label: say('arrange.end') }]
    const placeholder = say('arrange.before', { piece: label(picked) })
    out.push(...pagedSelects({ choices: places, placeholder, page: 0, id, verb: 'to' }, say))
  }
  if (picked === undefined) return out
  const still = (move: Move) => moved(shape, present, picked, move).every((one, at) => one === present[at])
  const mover = (move: Move) => button(id(move), say(`arrange.${move}`), 'plain', still(move))
  out.push(row(mover('first'), mover('up'), mover('down'), mover('last'), button(id('reset'), say('arrange.reset'))))
  return out
}
