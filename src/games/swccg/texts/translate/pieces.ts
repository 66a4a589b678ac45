/**
 * Translates the pieces of the pool, which is written in the older notation (`cards/vocabulary.ts`), to the language of
 * texts. The wording reads the result; the rules still read the older notation. This folder goes when the pool is written
 * in the new one.
 */
import type {
  Modifier,
  Act as OldAct,
  Condition as OldCondition,
  Moment as OldMoment,
  Offer as OldOffer,
} from '../../cards/vocabulary.ts'
import { all, cost, filter, rule } from '../language/makers.ts'
import type { CardPiece, Group, Later, Offer, Text } from '../language/words.ts'
import { type Spans, toActs } from './acts.ts'
import { toCondition, toFilter } from './meanings.ts'
import { type OldSubject, toMoment } from './moments.ts'
import { toRule } from './rules.ts'

type OldTimedOffer = Exclude<OldOffer, { readonly offer: 'shoot' }>
/** Translates an offer with its moments. */
function toOffer(old: OldTimedOffer): Offer {
  if (old.offer === 'starting')
    return {
      offer: 'starting',
      at: [],
      does: toActs(old.acts, {}),
      ...(old.while === undefined ? {} : { if: toCondition(old.while) }),
    }
  const { at, acts, ...x } = old as OldOffer & { readonly at: OldMoment | readonly OldMoment[] } & OldSubject &
    Spans & {
      readonly acts: readonly OldAct[]
      readonly while?: OldCondition
      readonly unless?: OldCondition
      readonly cost?: number
      readonly per?: 'battle' | 'phase' | 'turn' | 'game'
      readonly many?: true
      readonly immuneTo?: string
    }
  const does = toActs(acts, x)
  const moments = typeof at === 'string' ? [at] : at
  // A card that is cancelled anywhere may be on table, or just be played.
  const [first] = acts
  const cancelled =
    acts.length === 1 && first !== undefined && 'act' in first && first.act === 'cancel' ? first.what : undefined
  const subject = moments.length > 1 && x.of === undefined && cancelled !== undefined ? { ...x, of: cancelled } : x
  return {
    offer: old.offer,
    at: (moments as readonly OldMoment[]).map((one) => toMoment(one, subject)),
    does,
    ...(x.cost === undefined ? {} : { cost: cost('use', { number: x.cost }) }),
    ...(x.target === undefined
      ? {}
      : { choose: { target: { of: toFilter(x.target), ...(x.many ? { many: 'any, together' as const } : {}) } } }),
    ...(x.while === undefined ? {} : { if: toCondition(x.while) }),
    ...(x.unless === undefined ? {} : { unless: toCondition(x.unless) }),
    ...(x.per === undefined ? {} : { once: x.per }),
    ...(x.immuneTo === undefined ? {} : { immuneTo: x.immuneTo }),
  }
}

function toPiece(old: Modifier | OldOffer): CardPiece {
  if ('offer' in old) {
    if (old.offer !== 'shoot') return toOffer(old)
    return rule('shoots', {
      at: toFilter(old.at),
      cost: old.cost,
      ...(old.again === undefined ? {} : { again: old.again }),
      ...(old.after === undefined ? {} : { after: old.after }),
      ...(old.reach === undefined ? {} : { range: all(['exterior', 'site', filter('within', { sites: old.reach })]) }),
    })
  }
  if (old.does === 'later') return { later: old.about, says: old.says } satisfies Later
  if (old.does !== 'during') return toRule(old)
  return {
    group: 'while',
    while: toCondition(old.if),
    pieces: Object.fromEntries(Object.entries(old.pieces).map(([key, one]) => [key, toRule(one as never)])),
  } satisfies Group
}

/** Translates a text: its pieces keep their keys. */
export const translated = (text: Readonly<Record<string, Modifier | OldOffer>>): Text =>
  Object.fromEntries(Object.entries(text).map(([key, piece]) => [key, toPiece(piece)]))
