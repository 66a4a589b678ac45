/** Lines about facts, `dark damage 2` or `light discard Blaster`: reads them, and finds the facts that they mean. */
import type { GameEvent } from '../../../contract/index.ts'
import { alike } from '../../../kit/facts/readers.ts'
import { readItems } from '../../../kit/scenarios/items.ts'
import { Mistake } from '../../../kit/scenarios/problems.ts'
import { nearest } from '../../../kit/scenarios/spelling.ts'
import { seatNamed } from '../../../kit/seats/seats.ts'
import { opposite, SIDES, type Side } from '../cards/card.ts'
import type { FactName, Facts } from '../state/game-facts.ts'
import { STORY } from '../story/story-words.ts'
import { calls, cardsCalled } from './names.ts'

/** A line about an event: a side, a fact, its numbers from the first on, and its cards. */
export interface FactLine {
  readonly line: string
  readonly side: Side | null
  readonly type: string
  readonly numbers: readonly number[]
  readonly names: readonly string[]
}

const spoken = (type: string): string => type.replaceAll('-', ' ')

/** The names of facts as scenarios write them. */
export const FACTS: readonly string[] = Object.keys(STORY).map(spoken)

// ---------------------------------------------------------------- details that a fact never has

/** `true` if a value of this type can hold a number anywhere. */
type HoldsNumber<T> = T extends number
  ? true
  : T extends readonly (infer One)[]
    ? HoldsNumber<One>
    : T extends object
      ? { [K in keyof T]-?: HoldsNumber<T[K]> }[keyof T]
      : never
/** `true` if a value of this type can hold a card's id anywhere: a text that is not one of a few words. */
type HoldsCard<T> = T extends string
  ? string extends T
    ? true
    : never
  : T extends readonly (infer One)[]
    ? HoldsCard<One>
    : T extends object
      ? { [K in keyof T]-?: HoldsCard<T[K]> }[keyof T]
      : never

type OwnOf<N extends FactName> = Facts[N] extends { readonly own: infer Own } ? Own : never
type FieldsOf<N extends FactName> = Facts[N]['data'] | OwnOf<N>
type Sideless = { [N in FactName]: Facts[N]['seat'] extends null ? N : never }[FactName]
type Numberless = { [N in FactName]: true extends HoldsNumber<FieldsOf<N>> ? never : N }[FactName]
type Cardless = { [N in FactName]: true extends HoldsCard<FieldsOf<N>> ? never : N }[FactName]

// The compiler derives these lists from the fields of the facts, and refuses a name too many or too few.
const SIDELESS: Readonly<Record<Sideless, true>> = { 'battle-end': true, warning: true }
const NUMBERLESS: Readonly<Record<Numberless, true>> = {
  ...alike(['called-tie', 'control', 'discard', 'draw-two', 'duel', 'duel-text', 'duel-weapon', 'fetch'], true),
  ...alike(['fight-next', 'found', 'guess', 'hand-shown', 'ignored', 'intercept', 'lap-lost', 'location'], true),
  ...alike(['objective', 'over', 'pass', 'peek', 'race-lost', 'redraw', 'reveal', 'search', 'send-back'], true),
  ...alike(['shuffle', 'starship-battle', 'stay-out', 'strike', 'substitute', 'surrender', 'taken-back', 'text'], true),
}
const CARDLESS: Readonly<Record<Cardless, true>> = {
  ...alike(['battle', 'battle-cards', 'battle-end', 'control', 'covered', 'duel-broken-off', 'hit-removed'], true),
  ...alike(['intercept', 'lap', 'named', 'over', 'pass', 'refuel', 'replace', 'shuffle', 'starship-battle'], true),
  ...alike(['surrender', 'switch', 'taken-back', 'thrust', 'turn', 'warning'], true),
}

const isIn = (table: object, type: string): boolean => Object.keys(table).some((name) => spoken(name) === type)

/** @throws Mistake for a line with a detail that its fact never has: it could match nothing */
function mustFit({ line, side, type, numbers, names }: FactLine): void {
  const never = [
    ...(side !== null && isIn(SIDELESS, type) ? ['belongs to no side'] : []),
    ...(numbers.length > 0 && isIn(NUMBERLESS, type) ? ['has no numbers'] : []),
    ...(names.length > 0 && isIn(CARDLESS, type) ? ['names no cards'] : []),
  ]
  if (never.length > 0) throw new Mistake(`"${line}": "${type}" ${never.join(' and ')}.`)
}

// ---------------------------------------------------------------- reading

/** Reads a line. @throws Mistake if no fact has this name, or never such details */
export function readFactLine(line: string): FactLine {
  const [, who, rest = ''] = line.trim().match(/^(?:(dark|light) )?(.+)$/i) ?? []
  const fits = FACTS.filter((type) => rest === type || rest.startsWith(`${type} `))
  const type = fits.toSorted((one, other) => other.length - one.length)[0]
  if (type === undefined) {
    const near = nearest(rest, FACTS)
    const hint = near.length === 0 ? '' : ` Perhaps "${near[0]}"?`
    throw new Mistake(`"${line.trim()}": nothing that happens is called so.${hint} There are: ${FACTS.join(', ')}.`)
  }
  const { items, more } = readItems(rest.slice(type.length).trim())
  if (more !== null) throw new Mistake(`"${line.trim()}": a number stands alone here: "${type} ${more}".`)
  const details = items.map(({ name }) => name)
  const names = details.filter((detail) => !/^\d+$/.test(detail))
  for (const name of names) cardsCalled(null, name)
  const read: FactLine = {
    ...{ line: line.trim(), type, side: SIDES.find((side) => side === who?.toLowerCase()) ?? null },
    numbers: details.filter((detail) => /^\d+$/.test(detail)).map(Number),
    names,
  }
  mustFit(read)
  return read
}

/** Cuts lines at the semicolons before a side: those behind a fact stand between its details. */
export const cutAtSides = (lines: readonly string[]): string[] =>
  lines.flatMap((one) => one.split(/;(?=\s*(?:dark|light)\b)/))

// ---------------------------------------------------------------- matching

/** Whether a fact matches a line. The loser of a duel is defeated like the loser of a fight. */
export function tells({ type, side, numbers, names }: FactLine, event: GameEvent): boolean {
  const told = spoken(event.type)
  const own = seatNamed(SIDES, event.seat)
  const inDuel = type === 'defeat' && told === 'duel end' && own !== null
  if (told !== type && !inDuel) return false
  const whose = inDuel ? opposite(own) : own
  if (side !== null && whose !== side) return false
  // The secret part names the cards that only their owner knows.
  const values = valuesIn([event.data, event.secret])
  // Cards may be anywhere in the fact, numbers must match from the first on: "hit 1; 2" is not the third hit.
  const found = values.filter((value) => typeof value === 'number')
  if (!numbers.every((number, at) => number === found[at])) return false
  return names.every((name) => values.some((value) => typeof value === 'string' && calls(name, value) > 0))
}

/** Returns all texts and numbers anywhere in a value. */
export function valuesIn(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : []
}

/** A fact in the words of a line, without its details. */
export const factWords = ({ seat, type }: GameEvent): string => `${seat === undefined ? '' : `${seat} `}${spoken(type)}`
