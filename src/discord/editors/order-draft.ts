/** The draft of a standing order while a player fills it in: one draft a field. Pure. */
import { z } from 'zod'
import type { OrderField, OrderOffer, StandingOrder } from '../../contract/index.ts'
import { fits } from '../../kit/decisions/shapes.ts'
import { type Draft, draftedAnswer, draftSchema } from '../../matches/draft.ts'
import { startDraft } from '../../matches/draft-start.ts'

const orderDraftSchema = z.object({
  /** The field that is being filled in. */
  open: z.string().optional(),
  fields: z.record(z.string(), draftSchema),
})

/** A standing order that a player is filling in. */
export interface OrderDraft {
  /** The field that is being filled in. */
  readonly open?: string | undefined
  readonly fields: Readonly<Record<string, Draft>>
}

/** The exit that answers a field of an order. */
export const FIELD_EXIT = 'ok'

/**
 * Returns the stored draft of an order; without one the order that is set, else the game’s suggestion.
 * @param kept the stored JSON; anything that is no draft counts as none
 * @param laid the order that is set
 */
export function readOrderDraft(kept: unknown, offer: OrderOffer, laid: StandingOrder | undefined): OrderDraft {
  const read = orderDraftSchema.safeParse(kept)
  if (read.success) return read.data
  const settings = laid?.settings ?? offer.suggestion ?? {}
  const fields: Record<string, Draft> = {}
  for (const { id } of offer.fields) {
    const setting = settings[id]
    if (setting === undefined) continue
    const { choose, arrange, number } = setting
    fields[id] = {
      ...(choose === undefined ? {} : { choose: [...choose] }),
      ...(arrange === undefined ? {} : { arrange: [...arrange] }),
      ...(number === undefined ? {} : { number }),
    }
  }
  return { fields }
}

/** Returns the draft of a field. A required field starts with an answer that fits, an optional one empty. */
export function fieldDraft(offer: OrderOffer, field: OrderField, draft: OrderDraft): Draft {
  const row = offer.suggestion?.[field.id]?.arrange
  return startDraft(
    field.shape,
    draft.fields[field.id] ?? {},
    row === undefined ? undefined : { suggestions: [{ row }] },
  )
}

/** Whether the draft of a field is an answer of its shape. */
export const settles = (field: OrderField, draft: Draft): boolean =>
  fits({ shape: field.shape, exits: [{ id: FIELD_EXIT }] }, { exit: FIELD_EXIT, ...draftedAnswer(draft) }) === null

/** Returns the order that a draft describes; null while a required field, or all that it would answer, is missing. */
export function orderOf(offer: OrderOffer, draft: OrderDraft): StandingOrder | null {
  const settings: Record<string, StandingOrder['settings'][string]> = {}
  for (const field of offer.fields) {
    if (field.optional === true && draft.fields[field.id] === undefined) continue
    const filled = fieldDraft(offer, field, draft)
    if (!settles(field, filled)) return null
    settings[field.id] = { exit: FIELD_EXIT, ...draftedAnswer(filled) }
  }
  return Object.keys(settings).length === 0 && offer.fields.length > 0 && offer.limits !== true
    ? null
    : { kind: offer.kind, key: offer.key, settings }
}

/** Returns a set order, fitted to what the game offers now; null if too little of it is left. */
export const keptOf = (offer: OrderOffer, laid: StandingOrder): StandingOrder | null =>
  orderOf(offer, readOrderDraft(null, offer, laid))
