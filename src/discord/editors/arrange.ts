/** The editor of a row: one click moves an anchor, gives a loose piece to an anchor, or takes a suggestion. Pure. */
import type { ArrangeShape, DecisionWords, Piece } from '../../contract/index.ts'
import { refitted } from '../../kit/decisions/shapes.ts'
import type { Say } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { pieceOf, slotOf, startArrange } from '../../matches/draft-start.ts'
import { button, type ControlRow, type MenuEntry, MOST, row } from '../shell/components.ts'
import { pagedSelects } from '../shell/pages.ts'
import { type Aid, withRules } from './planning-aid.ts'

/** The id that stands for no user of a loose piece. No piece has this id. */
export const END = '$end'
/** Separates a piece from its destination in the value of a choice. */
export const TO = '>'
/** The most choices shown at once, which fill two selects. Beyond that, the player picks the piece, then its place. */
const AT_ONCE = 2 * MOST.options
/** The most errors shown; the rest are counted. */
const MOST_FAULTS = 4
const MOST_SUGGESTIONS = 5

/** Pieces that move together: an anchor with the loose pieces before it, or one piece in a row without anchors. */
export interface PieceGroup {
  /** Null for the loose pieces at the end, which nobody uses. */
  readonly anchor: string | null
  readonly before: readonly string[]
}

/** Whether a piece is an anchor, one that stands for itself; false for an unknown id. */
export const isAnchor = (shape: ArrangeShape, id: string): boolean => pieceOf(shape, id)?.anchor === true
/** Whether the row has anchors, which other pieces serve. */
export const hasAnchors = ({ pieces }: ArrangeShape): boolean => pieces.some(({ anchor }) => anchor)

/** Returns the groups of a row, first to last. */
export function pieceGroupsOf(shape: ArrangeShape, arrangement: readonly string[]): PieceGroup[] {
  if (!hasAnchors(shape)) return arrangement.map((id) => ({ anchor: id, before: [] }))
  const groups: PieceGroup[] = []
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

const flat = (groups: readonly PieceGroup[]): string[] =>
  groups.flatMap(({ anchor, before }) => (anchor === null ? before : [...before, anchor]))

/** Returns the ids of the anchors of these groups, in order. */
export const anchorsIn = (groups: readonly PieceGroup[]): string[] => groups.flatMap(({ anchor }) => anchor ?? [])

/** Returns the other ways of playing the card that this piece stands for. */
const otherWays = (shape: ArrangeShape, id: string): readonly Piece[] =>
  shape.pieces.filter((piece) => piece.id !== id && slotOf(shape, piece.id) === slotOf(shape, id))

/** Returns every way of playing the card that this piece stands for, the present one first. */
export const waysOf = (shape: ArrangeShape, id: string): string[] => [id, ...otherWays(shape, id).map((way) => way.id)]

// ---------------------------------------------------------------- applying a click

/** The verbs of an arrangement; `lane` moves a piece from the list of a panel. */
export type ArrangeVerb = 'as' | 'move' | 'lane' | 'give' | 'pick' | 'at' | 'to' | 'page'

/**
 * Returns the draft of a row after a click. An unknown action, piece or place leaves the row as it is.
 * @param action verb and argument, from the custom id
 * @param values values picked in a select
 */
export function applyArrange(
  shape: ArrangeShape,
  draft: Draft,
  action: readonly string[],
  values: readonly string[],
  aid: Aid | undefined,
): Draft {
  const [verb, page] = action
  if (verb === 'page') return { ...draft, page: Math.max(0, Number(page) || 0) }
  const { changed: _, ...now } = startArrange(shape, draft, aid)
  const cards = Object.fromEntries(shape.pieces.flatMap(({ id, card }) => (card === undefined ? [] : [[id, card]])))
  const { picked, ...next } = edited(shape, now, action, values, aid)
  return { ...next, cards, ...(picked === undefined ? {} : { picked }) }
}

function edited(
  shape: ArrangeShape,
  now: Draft,
  [verb, argument]: readonly string[],
  [value = '']: readonly string[],
  aid: Aid | undefined,
): Draft {
  const present = now.arrange ?? []
  const { picked = '' } = now
  const put = (arrange: readonly string[]): Draft => ({ arrange: [...arrange], page: now.page })
  const [piece, where] = parted(value)
  switch (verb) {
    case 'as': {
      const taken = aid?.suggestions.find(({ id }) => id === argument)
      return taken === undefined ? now : put(refitted(shape.pieces, taken.row))
    }
    case 'move':
      return put(movedTo(shape, present, piece, Number(where)))
    case 'lane':
      return put(
        isAnchor(shape, piece) || !hasAnchors(shape)
          ? movedTo(shape, present, piece, Number(where))
          : given(shape, present, piece, where, aid),
      )
    case 'give':
      return put(given(shape, present, piece, where, aid))
    case 'pick':
      return pieceOf(shape, value) === undefined ? now : { ...now, picked: value }
    case 'at':
      return put(movedTo(shape, present, picked, Number(value)))
    case 'to':
      return put(given(shape, present, picked, value, aid))
    default:
      return now
  }
}

function parted(value: string): [string, string] {
  const at = value.lastIndexOf(TO)
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + TO.length)]
}

/** Returns the row with a group moved to a place, from 0. Loose pieces at the end stay there. */
function movedTo(shape: ArrangeShape, present: readonly string[], anchor: string, place: number): readonly string[] {
  const groups = pieceGroupsOf(shape, present)
  const fighters = groups.filter((group) => group.anchor !== null)
  const at = fighters.findIndex((group) => group.anchor === anchor)
  if (at < 0 || !Number.isInteger(place) || place < 0 || place >= fighters.length) return present
  const [moved] = fighters.splice(at, 1)
  fighters.splice(place, 0, moved as PieceGroup)
  return flat([...fighters, ...groups.filter((group) => group.anchor === null)])
}

/** Returns the row with a loose piece given to an anchor, or to nobody. It replaces other ways of playing the card. */
function given(
  shape: ArrangeShape,
  present: readonly string[],
  piece: string,
  where: string,
  aid: Aid | undefined,
): readonly string[] {
  const known = pieceOf(shape, piece)
  const anchor = where === END ? null : where
  if (known === undefined || known.anchor || (anchor !== null && !isAnchor(shape, anchor))) return present
  if (aid?.give != null) return aid.give(present, piece, anchor)
  const rest = present.filter((id) => slotOf(shape, id) !== slotOf(shape, piece))
  const at = anchor === null ? rest.length : rest.indexOf(anchor)
  return [...rest.slice(0, at), piece, ...rest.slice(at)]
}

// ---------------------------------------------------------------- rendering

/** The input with which a row is rendered. */
export interface EditorInput {
  /** Names of pieces for text (escaped) and for labels (plain). */
  readonly words: DecisionWords['options']
  readonly labels: DecisionWords['options']
  /** The custom id of an action of this editor. */
  readonly id: (verb: ArrangeVerb, ...more: string[]) => string
  /** Suggestions and totals. */
  readonly aid?: Aid | undefined
}

/** Returns a row of pieces as lines, and the controls that move them. */
export function renderArrange(shape: ArrangeShape, draft: Draft, input: EditorInput, say: Say) {
  return { lines: linesOf(shape, draft, input, say), rows: rowsOf(shape, draft, input, say) }
}

const isRow = (present: readonly string[], row: readonly string[]): boolean =>
  present.length === row.length && present.every((id, at) => id === row[at])

function linesOf(shape: ArrangeShape, draft: Draft, input: EditorInput, say: Say): string[] {
  const { arrange: present = [] } = draft
  const read = input.aid?.read(present)
  const faults = read?.faults ?? []
  return [
    ...stateLines(present, input, say),
    ...changeLines(draft, input, say),
    ...pieceLines(shape, draft, read?.notes ?? {}, input, say),
    ...faults.slice(0, MOST_FAULTS).map((fault) => `⚠️ ${withRules(fault)}`),
    ...(faults.length > MOST_FAULTS ? [`⚠️ ${say('row.more-faults', { count: faults.length - MOST_FAULTS })}`] : []),
  ]
}

/** Says whether the row is a suggestion, with its reason, or the player’s own. */
function stateLines(present: readonly string[], { aid }: EditorInput, say: Say): string[] {
  if (aid === undefined || aid.suggestions.length === 0) return []
  const same = aid.suggestions.find(({ row }) => isRow(present, row))
  return [`-# ${same === undefined ? say('row.own') : say('row.suggested', { label: same.label, why: same.why })}`]
}

/** Says which cards have gone or come since the player began the row. */
function changeLines({ changed }: Draft, { aid, words }: EditorInput, say: Say): string[] {
  if (changed === undefined) return []
  const { gone, come } = changed
  const named = gone.filter((card) => card !== null).map((card) => aid?.title(card) ?? card)
  const unnamed = gone.length - named.length
  const left = [...named, ...(unnamed === 0 ? [] : [say('row.unnamed', { count: unnamed })])]
  const lines = [
    ...(left.length === 0 ? [] : [say('row.gone', { pieces: left.join(', ') })]),
    ...(come.length === 0 ? [] : [say('row.come', { pieces: come.map((id) => words[id]?.label ?? id).join(', ') })]),
  ]
  return [`🔧 ${lines.join(' ')}`]
}

function pieceLines(
  shape: ArrangeShape,
  { arrange: present = [], picked }: Draft,
  notes: Readonly<Record<string, string>>,
  { words }: EditorInput,
  say: Say,
): string[] {
  const note = (id: string) => (notes[id] === undefined ? '' : ` – ${notes[id]}`)
  const name = (id: string) => `${words[id]?.label ?? id}${id === picked ? ' ←' : ''}`
  // A row without anchors is just a list.
  if (!hasAnchors(shape)) return present.map((id, at) => `${at + 1}. ${name(id)}${note(id)}`)
  return pieceGroupsOf(shape, present).flatMap(({ anchor, before }, at) => {
    if (anchor === null) return [`**${say('arrange.unused')}**`, ...before.map((id) => `- ${name(id)}`)]
    const misfit = (id: string) => pieceOf(shape, id)?.fits?.includes(anchor) === false
    return [
      `${at + 1}. **${name(anchor)}**${note(anchor)}`,
      ...before.map((id) => `  - ${name(id)}${note(id)}${misfit(id) ? ` ⚠️ ${say('arrange.misfit')}` : ''}`),
    ]
  })
}

// ---------------------------------------------------------------- controls

function rowsOf(shape: ArrangeShape, draft: Draft, input: EditorInput, say: Say): ControlRow[] {
  if (shape.pieces.length < 2) return []
  return [
    ...moveRows(shape, draft, input, say),
    ...giveRows(shape, draft, input, say),
    ...suggestionRows(draft.arrange ?? [], input),
  ]
}

const labelIn = ({ labels }: EditorInput, id: string): string => labels[id]?.label ?? id

/** Controls that move anchors: each move is one choice, or, with many, first the anchor, then its place. */
function moveRows(shape: ArrangeShape, draft: Draft, input: EditorInput, say: Say): ControlRow[] {
  const { arrange: present = [], picked, page = 0 } = draft
  const { id } = input
  const anchors = anchorsIn(pieceGroupsOf(shape, present))
  if (anchors.length < 2) return []
  const label = (one: string) => labelIn(input, one)
  const where = (place: number, from: number) => {
    if (place === anchors.length - 1) return say('row.last')
    return say('row.before', { piece: label(anchors[place < from ? place : place + 1] as string) })
  }
  const placeholder = say('row.move')
  if (anchors.length * (anchors.length - 1) <= AT_ONCE) {
    const choices = anchors.flatMap((one, from) =>
      anchors.flatMap((_, place): MenuEntry[] => {
        if (place === from) return []
        const label = `${from + 1} → ${place + 1} · ${labelIn(input, one)}`
        return [{ value: `${one}${TO}${place}`, label, hint: where(place, from) }]
      }),
    )
    return pagedSelects({ choices, placeholder, page, id, verb: 'move' }, say)
  }
  const who = anchors.map((one, at) => ({ value: one, label: `${at + 1} · ${label(one)}`, taken: one === picked }))
  const out = pagedSelects({ choices: who, placeholder, page, id, verb: 'pick' }, say)
  const from = picked === undefined ? -1 : anchors.indexOf(picked)
  if (from < 0) return out
  const places = anchors.flatMap((_, place) =>
    place === from ? [] : [{ value: String(place), label: `→ ${place + 1}`, hint: where(place, from) }],
  )
  const to = say('row.to', { piece: label(anchors[from] as string) })
  return [...out, ...pagedSelects({ choices: places, placeholder: to, page, id, verb: 'at' }, say).slice(0, 2)]
}

/** Controls that give loose pieces: each gift is one choice, or, with many, first the piece, then its user. */
function giveRows(shape: ArrangeShape, draft: Draft, input: EditorInput, say: Say): ControlRow[] {
  const { arrange: present = [], picked, page = 0 } = draft
  const { id } = input
  const groups = pieceGroupsOf(shape, present)
  const anchors = hasAnchors(shape) ? anchorsIn(groups) : []
  const loose = anchors.length === 0 ? [] : present.filter((one) => !isAnchor(shape, one))
  if (loose.length === 0) return []
  const ways = loose.flatMap((one) => waysOf(shape, one))
  const placeholder = say('row.give')
  if (ways.length * (anchors.length + 1) <= AT_ONCE) {
    const choices = ways.flatMap((way) => gifts(shape, present, way, anchors, input, say))
    const sorted = [...choices.filter(({ fits }) => fits), ...choices.filter(({ fits }) => !fits)]
    return pagedSelects({ choices: sorted, placeholder, page, id, verb: 'give' }, say)
  }
  const which = ways.map((one) => ({
    value: one,
    label: present.includes(one) ? labelIn(input, one) : say('arrange.instead', { piece: labelIn(input, one) }),
    hint: input.labels[one]?.hint,
    taken: one === picked,
  }))
  const out = pagedSelects({ choices: which, placeholder, page, id, verb: 'pick' }, say)
  if (picked === undefined || !ways.includes(picked)) return out
  const users = anchors.map((one) => ({
    value: one,
    label: labelIn(input, one),
    hint: fitsAt(shape, picked, one) ? undefined : say('arrange.misfit'),
  }))
  const to = [{ value: END, label: say('row.nobody') }, ...users]
  const whom = say('row.to', { piece: labelIn(input, picked) })
  return [...out, ...pagedSelects({ choices: to, placeholder: whom, page, id, verb: 'to' }, say).slice(0, 2)]
}

/** Whether a loose piece works with this anchor. */
export const fitsAt = (shape: ArrangeShape, piece: string, anchor: string): boolean =>
  pieceOf(shape, piece)?.fits?.includes(anchor) !== false

/** Returns the choices for one loose piece, apart from leaving it where it is. */
function gifts(
  shape: ArrangeShape,
  present: readonly string[],
  piece: string,
  anchors: readonly string[],
  input: EditorInput,
  say: Say,
): (MenuEntry & { readonly fits: boolean })[] {
  const now = pieceGroupsOf(shape, present).find(({ before }) => before.includes(piece))
  const out = anchors.flatMap((anchor) => {
    if (now?.anchor === anchor) return []
    const fits = fitsAt(shape, piece, anchor)
    const added = fits ? input.aid?.read(given(shape, present, piece, anchor, input.aid)).notes[piece] : undefined
    const label = `${labelIn(input, piece)} → ${labelIn(input, anchor)}`
    return [{ value: `${piece}${TO}${anchor}`, label, hint: fits ? added : say('arrange.misfit'), fits }]
  })
  const toNobody = {
    value: `${piece}${TO}${END}`,
    label: `${labelIn(input, piece)} → ${say('row.nobody')}`,
    fits: true,
  }
  return now === undefined || now.anchor === null ? out : [...out, toNobody]
}

function suggestionRows(present: readonly string[], { aid, id }: EditorInput): ControlRow[] {
  const suggestions = aid?.suggestions.slice(0, MOST_SUGGESTIONS) ?? []
  const buttons = suggestions.map((one) => button(id('as', one.id), `✦ ${one.label}`, 'plain', isRow(present, one.row)))
  return buttons.length === 0 ? [] : [row(...buttons)]
}
