/** Answers to "Why not?": finds what a question does not offer, for a game that knows the reasons. */
import type { Decision, MissingAnswer, Option, Piece } from '../../contract/index.ts'

/**
 * Returns the name of the thing for which an option or a piece stands: the handle of its card (`about.handle`), else what
 * is done (`about.does`), else its id. A piece that may lie in the place of another one has that one's name.
 */
function thingIn(one: Option | Piece): string {
  if ('instead' in one && one.instead !== undefined) return one.instead
  const { handle, does } = 'about' in one ? (one.about ?? {}) : {}
  return typeof handle === 'string' ? handle : typeof does === 'string' ? does : one.id
}

/** Returns the names of all things that a question offers. */
export function thingsIn({ shape }: Pick<Decision, 'shape'>): ReadonlySet<string> {
  const all = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
  return new Set(all.map(thingIn))
}

/** Returns why each card that a question does not offer is missing. @param why null: nobody misses this card */
export const notOffered = <Card extends { readonly handle: string }>(
  cards: readonly Card[],
  offered: ReadonlySet<string>,
  why: (card: Card) => MissingAnswer | null,
): MissingAnswer[] => cards.filter(({ handle }) => !offered.has(handle)).flatMap((card) => why(card) ?? [])

/**
 * Returns the offered things that can't be taken beside the chosen options, each once.
 * @param barOf the reason why an option can't be taken; null if it can, or is taken: then the thing is not missed
 */
export function notBeside<Bar>(
  { shape }: Pick<Decision, 'shape'>,
  barOf: (option: Option) => Bar | null,
  missing: (id: string, option: Option, bar: Bar) => MissingAnswer,
): MissingAnswer[] {
  if (shape.type !== 'choose' || shape.max === 1) return []
  const bars = shape.options.map((option) => ({ option, id: thingIn(option), bar: barOf(option) }))
  const open = new Set(bars.filter(({ bar }) => bar === null).map(({ id }) => id))
  const found = bars.flatMap(({ option, id, bar }) => (bar === null || open.has(id) ? [] : [missing(id, option, bar)]))
  return [...new Map(found.map((one) => [one.id, one])).values()]
}
