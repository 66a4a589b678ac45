/** A standing order as it is filled in: one draft a field. Pure. */
import { z } from 'zod'
import type { OrderField, OrderOffer, StandingOrder } from '../../contract/index.ts'
import { fits } from '../../kit/decisions/shapes.ts'
import { type Draft, draftSchema, given } from '../../matches/draft.ts'
import { startDraft } from '../../matches/draft-start.ts'

const orderDraftSchema = z.object({
  /** The field that is being filled in. */
  open: z.string().optional(),
  fields: z.record(z.string(), draftSchema),
})

/** A standing order as it is filled in. */
export interface OrderDraft {
  /** The field that is being filled in. */
  readonly open?: string | undefined
  readonly fields: Readonly<Record<string, Draft>>
}

/** The exit by which a field of an order is answered. */
export const FIELD_EXIT = 'ok'

/** What was kept of a draft; else what is laid down already, else what the game suggests. */
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

/** The field as it stands; a required one begins with what fits, an optional one is left out until it is touched. */
export function fieldDraft(offer: OrderOffer, field: OrderField, draft: OrderDraft): Draft {
  const row = offer.suggestion?.[field.id]?.arrange
  return startDraft(
    field.shape,
    draft.fields[field.id] ?? {},
    row === undefined ? undefined : { suggestions: [{ row }] },
  )
}

/** Whether a field is filled in as its shape wants it. */
export const settles = (field: OrderField, draft: Draft): boolean =>
  fits({ shape: field.shape, exits: [{ id: FIELD_EXIT }] }, { exit: FIELD_EXIT, ...given(draft) }) === null

/** The order that a draft stands for; null while a field is missing. */
export function orderOf(offer: OrderOffer, draft: OrderDraft): StandingOrder | null {
  const settings: Record<string, StandingOrder['settings'][string]> = {}
  for (const field of offer.fields) {
    if (field.optional === true && draft.fields[field.id] === undefined) continue
    const filled = fieldDraft(offer, field, draft)
    if (!settles(field, filled)) return null
    settings[field.id] = { exit: FIELD_EXIT, ...given(filled) }
  }
  return Object.keys(settings).length === 0 && offer.fields.length > 0
    ? null
    : { kind: offer.kind, key: offer.key, settings }
}

/** What one tap lays down: the order as the game suggests it; null if it suggests nothing, or not enough. */
export const defaultOf = (offer: OrderOffer): StandingOrder | null =>
  offer.suggestion === undefined ? null : orderOf(offer, readOrderDraft(null, offer, undefined))

/** An order as it stands, fitted to what there is now; null if that leaves too little of it. */
export const keptOf = (offer: OrderOffer, laid: StandingOrder): StandingOrder | null =>
  orderOf(offer, readOrderDraft(null, offer, laid))
