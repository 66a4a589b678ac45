/** One field of a standing order on a screen of its own: at most five controls, whatever there is to choose from. Pure. */
import type { Option, OrderField, OrderWords } from '../../contract/index.ts'
import { choosable } from '../../kit/decisions/chosen.ts'
import { clip } from '../../kit/wording/clipping.ts'
import type { Say } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { button, type ControlRow, type MenuEntry, MOST, row, select } from '../shell/components.ts'

/** The most characters of a label. */
const LABEL = 34

/** The entry with which a player chooses to be asked. No option of a game has such an id. */
const ASK = '~ask'

type Words = OrderWords['options']

/** A field as its screen shows it. */
export interface FieldInput {
  readonly field: OrderField
  readonly draft: Draft
  /** An optional field that is left to the player. */
  readonly left: boolean
  /** Whether a field that is left sets no limit, instead of asking the player. */
  readonly limits?: boolean | undefined
  /** The game’s words for the field while it is left, if it is neither asked nor unlimited then. */
  readonly empty?: string | undefined
  readonly labels: Words
  /** The custom id of an action. */
  readonly id: (...action: string[]) => string
  /** Words that the player has typed to find an option. */
  readonly typed?: string | undefined
  /** Entries beside those of the field, which its panel handles itself. */
  readonly also?: readonly MenuEntry[]
}

/** Labels of at most `LABEL` characters, no two alike: those that would be are numbered. */
export function distinct<C extends MenuEntry>(choices: readonly C[]): C[] {
  const seen = new Map<string, number>()
  return choices.map((choice) => {
    const label = clip(choice.label, LABEL)
    const count = (seen.get(label) ?? 0) + 1
    seen.set(label, count)
    return { ...choice, label: count === 1 ? label : clip(`${count}. ${choice.label}`, LABEL) }
  })
}

/** The options whose names hold the typed words; all of them where nothing was typed. */
export function found(options: readonly Option[], labels: Words, typed: string | undefined): readonly Option[] {
  const words = plain(typed ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return options.filter(({ id }) => words.every((word) => plain(labels[id]?.label ?? id).includes(word)))
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a field needs a typed answer: a select holds too few entries for it. */
const isLong = ({ shape }: OrderField): boolean =>
  shape.type === 'choose'
    ? shape.options.length >= MOST.options
    : shape.type === 'number' && countIn(shape) >= MOST.options

const countIn = ({ min, max }: { readonly min: number; readonly max: number }): number => max - min + 1

/** The controls that fill a field in. Rows of pieces have an editor of their own. */
export function fieldControls(input: FieldInput, say: Say): ControlRow[] {
  const { field, id } = input
  const { shape } = field
  const back = button(id('done'), say('orders.done'))
  const search = isLong(field)
    ? [button(id('search'), say(shape.type === 'number' ? 'orders.type' : 'orders.search'))]
    : []
  if (shape.type !== 'choose' || shape.max === 1)
    return [...entriesOf(input, say), row(...search, ...asking(input, say), back)]
  const chosen = input.draft.choose ?? []
  const undo = input.left || chosen.length === 0 ? [] : [button(id('undo'), say('choose.undo'))]
  const clear = !input.left && chosen.length === 0 ? [] : [button(id('clear'), say('orders.none-of-them'))]
  return [...entriesOf(input, say), row(...undo, ...clear, ...search, back)]
}

/** The meaning of leaving a field, as an entry or a button. */
export const leaving = ({ limits, empty }: Pick<FieldInput, 'limits' | 'empty'>, say: Say): string =>
  empty === undefined
    ? say(limits === true ? 'orders.no-limit' : 'deck-orders.ask')
    : empty.charAt(0).toUpperCase() + empty.slice(1)

/** A button to leave a field, where no select has an entry for it. */
const asking = ({ field, left, limits, empty, id }: FieldInput, say: Say) =>
  field.shape.type === 'number' && isLong(field) && field.optional === true && !left
    ? [button(id('leave'), leaving({ limits, empty }, say))]
    : []

function entriesOf(
  { field, draft, left, limits, empty, labels, id, typed, also = [] }: FieldInput,
  say: Say,
): ControlRow[] {
  const { shape, optional } = field
  const asked: MenuEntry[] =
    optional === true ? [{ value: ASK, label: leaving({ limits, empty }, say), taken: left }] : []
  const ask = [...asked, ...also]
  const room = MOST.options - ask.length
  if (shape.type === 'number') {
    if (isLong(field)) return []
    const numbers = Array.from({ length: countIn(shape) }, (_, at) => shape.min + at)
    const entries = numbers.map((number) => ({
      value: String(number),
      label: String(number),
      taken: !left && draft.number === number,
    }))
    return [select(id('number'), say('orders.choose'), [...ask, ...entries].slice(0, MOST.options))]
  }
  if (shape.type !== 'choose') return []
  const chosen = left ? [] : (draft.choose ?? [])
  const many = shape.max > 1
  const open = found(shape.options, labels, typed).filter((option) => !many || !chosen.includes(option.id))
  const entries = open.slice(0, room).map((option) => ({
    value: option.id,
    label: labels[option.id]?.label ?? option.id,
    ...(labels[option.id]?.hint === undefined ? {} : { hint: labels[option.id]!.hint! }),
    taken: !many && chosen.includes(option.id),
  }))
  const all = distinct([...ask, ...entries])
  return all.length === 0 ? [] : [select(id('add'), say(many ? 'orders.choose-next' : 'orders.choose'), all)]
}

/** The draft of a field after a click; null: the field is left to the player. `stay` keeps the screen open. */
export interface FieldChange {
  readonly draft: Draft | null
  readonly stay: boolean
}

/** Applies a click on a field. @param values the entries that were picked, or the words that were typed */
export function changeField(
  field: OrderField,
  before: Draft,
  verb: string | undefined,
  values: readonly string[],
): FieldChange {
  const { shape, optional } = field
  const [value = ''] = values
  if (optional === true && (verb === 'leave' || value === ASK)) return { draft: null, stay: false }
  if (shape.type === 'number') {
    const number = Number(value)
    const fitting = /^\d+$/.test(value) && number >= shape.min && number <= shape.max
    return fitting ? { draft: { number }, stay: false } : { draft: before, stay: true }
  }
  if (shape.type !== 'choose') return { draft: before, stay: true }
  const chosen = before.choose ?? []
  switch (verb) {
    case 'add':
      return {
        draft: { choose: choosable(shape, shape.max === 1 ? values : [...chosen, ...values]) },
        stay: shape.max > 1,
      }
    case 'undo':
      return { draft: { choose: chosen.slice(0, -1) }, stay: true }
    case 'clear':
      return { draft: { choose: [] }, stay: true }
    default:
      return { draft: before, stay: true }
  }
}
