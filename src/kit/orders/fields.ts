/** The fields of standing orders, and how to fill them in and read them. */
import type { AnswerContent, Option, OrderField, StandingOrder } from '../../contract/index.ts'

type Setting = StandingOrder['settings'][string]

export type { AnswerContent }

/** The values that a person filled in, field by field. A field that was left out gives undefined. */
export class FilledFields {
  readonly settings: StandingOrder['settings']

  constructor(order: Pick<StandingOrder, 'settings'>) {
    this.settings = order.settings
  }

  has(field: string): boolean {
    return this.settings[field] !== undefined
  }

  one(field: string): string | undefined {
    return this.settings[field]?.choose?.[0]
  }

  list(field: string): readonly string[] | undefined {
    return this.settings[field]?.choose
  }

  number(field: string): number | undefined {
    return this.settings[field]?.number
  }

  row(field: string): readonly string[] | undefined {
    return this.settings[field]?.arrange
  }
}

// ---------------------------------------------------------------- fields

const field = (id: string, shape: OrderField['shape'], optional: boolean): OrderField => ({
  id,
  shape,
  ...(optional ? { optional } : {}),
})

/** One of several. */
export const oneOf = (id: string, options: readonly string[], optional = true): OrderField =>
  field(id, { type: 'choose', options: options.map((option) => ({ id: option })), min: 1, max: 1 }, optional)

/** Some of several, or none. */
export const someOf = (id: string, options: readonly Option[], optional = true): OrderField =>
  field(id, { type: 'choose', options, min: 0, max: options.length }, optional)

/** Some of several, the most wanted first. */
export const ranked = (id: string, options: readonly Option[], optional = true): OrderField =>
  field(id, { type: 'choose', options, min: 0, max: options.length, ordered: true }, optional)

/** Makes a field for a whole number from `min` to `max`. */
export const numberFrom = (id: string, min: number, max: number, optional = true): OrderField =>
  field(id, { type: 'number', min, max }, optional)

/** The exit of every setting. */
export const OK = 'ok'
/** Makes the setting of a field with these options. */
export const chosen = (...choose: readonly string[]): Setting => ({ exit: OK, choose })
/** Makes the setting of a field with this number. */
export const number = (value: number): Setting => ({ exit: OK, number: value })
/** Makes the setting of a field with this row. */
export const arranged = (arrange: readonly string[]): Setting => ({ exit: OK, arrange })

// ---------------------------------------------------------------- answers

/** Chooses these by this exit. */
export const take = (exit: string, ...choose: readonly string[]): AnswerContent => ({ exit, choose })
/** Answers by this exit alone. */
export const leave = (exit: string): AnswerContent => ({ exit })
