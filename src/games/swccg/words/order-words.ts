/** Standing orders in words: what each does, its fields with their choices, and one that stands in a sentence. */
import {
  type Language,
  type Option,
  type OrderField,
  type OrderOffer,
  type OrderWords,
  PANEL_LABEL,
  type StandingOrder,
} from '../../../contract/index.ts'
import { fitting } from '../../../kit/panels/fitting.ts'
import { upper } from '../../../kit/wording/words.ts'
import { findCard } from '../cards/index.ts'
import { wayId } from '../rules/deploy/ways.ts'
import { moveId } from '../rules/move/ways.ts'
import { comingHandle, goingTo } from '../rules/option-facts.ts'
import { MOVE_KINDS, type Role } from '../state/game-frames.ts'
import type { View } from '../view/player-view.ts'
import { orderWord } from './order-dictionary.ts'
import { say } from './saying.ts'
import { shortName } from './short-names.ts'

/** A word of an order, or undefined if it has none. */
function worded(key: string, language: Language): string | undefined {
  const found = orderWord(key, language)
  return found === key ? undefined : found
}

/** A choice in a field: by its name there, as a word of all orders, or as a card or word of the game. */
const choiceIn = (kind: string, field: string, id: string, language: Language): string =>
  worded(`${kind}.${field}.${id}`, language) ?? worded(id, language) ?? say(id, language)

/** A choice on a panel: a card, a word, or a card and where it goes; by short names where their titles have no room. */
function labelOf(kind: string, field: string, { id, card = id, about = {} }: Option, language: Language): string {
  const label = (choice: string, goal: (to: string) => string) =>
    upper([choice, ...(typeof about.to === 'string' ? [goal(about.to)] : [])].join(' → '))
  const choice = choiceIn(kind, field, card, language)
  const brief = (one: string, otherwise: string) => (findCard(one) === undefined ? otherwise : shortName(one))
  const named = (to: string) => say(to, language)
  return fitting(
    PANEL_LABEL,
    label(choice, named),
    label(choice, (to) => brief(to, named(to))),
    label(brief(card, choice), (to) => brief(to, named(to))),
  )
}

const optionsOf = ({ shape }: OrderField): readonly Option[] => (shape.type === 'choose' ? shape.options : [])

/** The fields of an order, with their choices. */
export function orderWords({ kind, fields, ready = [] }: OrderOffer, language: Language): OrderWords {
  const name = (key: string) => worded(key, language) ?? key
  const labels = fields.flatMap((field) =>
    optionsOf(field).map((option) => [option.id, { label: labelOf(kind, field.id, option, language) }]),
  )
  const empty = fields.flatMap(({ id }) => {
    const said = worded(`${kind}.${id}-`, language)
    return said === undefined ? [] : [[id, said]]
  })
  const gives = worded(`${kind}!`, language)
  return {
    title: name(kind),
    prompt: name(`${kind}?`),
    options: Object.fromEntries(labels),
    exits: { ok: name('ok') },
    fields: Object.fromEntries(fields.map(({ id }) => [id, name(`${kind}.${id}`)])),
    empty: Object.fromEntries(empty),
    ...(gives === undefined ? {} : { gives }),
    ready: Object.fromEntries(ready.map(({ id }) => [id, name(`${kind}+${id}`)])),
  }
}

// ---------------------------------------------------------------- as it stands

/** More names than this are counted. */
const NAMED = 4

/** The names of what was chosen: all of a few, else the first ones and how many more. */
function listed(names: readonly string[], language: Language): string {
  if (names.length <= NAMED) return names.join(', ')
  const shown = names.slice(0, NAMED - 1)
  const more = String(names.length - shown.length)
  return `${shown.join(', ')} ${orderWord('more', language).replace('{}', more)}`
}

/**
 * Returns the words for a handle in an order: a card on table or in the reader's hand, a place, a card and where it goes;
 * null for none.
 */
function onTable(view: View, id: string, language: Language): string | null {
  const { pieces, places, hand } = view
  const cards = [...pieces, ...hand]
  const alone = cards.find(({ handle }) => handle === id)?.card ?? places.find((one) => one.id === id)?.cards.at(-1)
  if (alone !== undefined) return say(alone, language)
  const mover = cards.find(({ handle }) => id.startsWith(goingTo(handle, '')))
  const goal = mover === undefined ? null : goalOf(view, mover.handle, id)
  return mover === undefined || goal === null ? null : `${say(mover.card, language)} → ${say(goal, language)}`
}

/** The card of the place, or of the carrier, to which a move or a way to deploy leads. */
function goalOf({ pieces, places, hand }: View, mover: string, name: string): string | null {
  const isOne = (goals: readonly string[]) => goals.some((goal) => goingTo(mover, goal) === name)
  const pilots = hand.map(({ handle }) => handle)
  const replacing = (at: string) => goingTo(mover, wayId({ way: 'place', at, replaced: [] }))
  const isThere = (at: string) => isOne([at, ...waysThere(at, pilots)]) || name.startsWith(replacing(at))
  const isAboard = (on: string) => isOne(waysAboard(on))
  const place = places.find(({ id }) => isThere(id))
  const carrier = pieces.find(({ handle }) => isAboard(handle))
  const coming = hand.find(({ card }) => isThere(comingHandle(card)) || isAboard(comingHandle(card)))
  return place?.cards.at(-1) ?? carrier?.card ?? coming?.card ?? null
}

/** The ids of all ways and moves to a place. */
const waysThere = (at: string, pilots: readonly string[]): readonly string[] => [
  wayId({ way: 'place', at }),
  wayId({ way: 'convert', at }),
  ...pilots.map((pilot) => wayId({ way: 'together', at, pilot })),
  ...MOVE_KINDS.map((kind) => moveId({ kind, at, on: null, role: null, cost: 0 })),
]

/** The ids of all ways and moves aboard a card. */
const waysAboard = (on: string): readonly string[] => [
  wayId({ way: 'carrier', on }),
  ...ROLES.flatMap((role) => [
    wayId({ way: 'aboard', on, role }),
    ...MOVE_KINDS.map((kind) => moveId({ kind, at: null, on, role, cost: 0 })),
  ]),
]

const ROLES: readonly Role[] = ['pilot', 'driver', 'passenger', 'hold']

/** The words of an order for one of its fields; none where nothing was chosen. */
function clauseOf(
  { kind, settings }: StandingOrder,
  field: string,
  language: Language,
  view: View | undefined,
): readonly string[] {
  const { number, choose = [] } = settings[field] ?? {}
  const named = (id: string) =>
    (view === undefined ? null : onTable(view, id, language)) ?? choiceIn(kind, field, id, language)
  if (number === undefined && choose.length === 0) {
    const none = worded(`${kind}.${field}=-`, language)
    return none === undefined ? [] : [none]
  }
  const value = number === undefined ? listed(choose.map(named), language) : String(number)
  // A title may hold a `$`, which means something where a text is replaced by a text.
  return [(worded(`${kind}.${field}=`, language) ?? `${field} {}`).replace('{}', () => value)]
}

/** An order in one line: its name, and what was filled in. @param view names cards on table; without it none are meant */
export function standingWords(order: StandingOrder, language: Language, view?: View): string {
  const clauses = Object.keys(order.settings).flatMap((field) => clauseOf(order, field, language, view))
  const title = worded(order.kind, language) ?? order.kind
  const space = language === 'fr' ? '\u00a0' : ''
  return clauses.length === 0 ? title : `${title}${space}: ${clauses.join(`${space}; `)}`
}
