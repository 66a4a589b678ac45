/** Numbers as texts change them: computed when asked, never stored (rules 8.6.3, 17.1 to 17.3). */
import type { Amount, Filter, Modifier, Stat } from '../cards/vocabulary.ts'
import { cardOf } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { isFighter, pieceOf } from '../state/nesting.ts'
import type { Active, Meant, NumberPart, NumberSubject, Reading, Subject } from '../state/position-reading.ts'
import { isInBattle } from '../values/battling.ts'
import { isInForce } from './in-force.ts'
import { isSame } from './meant.ts'
import { amountOf, fits } from './reading/fits.ts'
import { heldBy, keyOf } from './sources.ts'
import { filterOf, numberOf } from './translate/once.ts'

/** Numbers of a side or a battle, not of a card: whose they are must fit. */
const OF_SIDES: ReadonlySet<Stat> = new Set([
  'drain cost',
  'battle cost',
  'transit from',
  'transit to',
  'ability needed',
  'total power',
  'attrition',
  'battle damage',
  'battle destinies',
  'power destinies',
  'battle destiny',
  'total battle destiny',
  'Force drain',
  'retrieval',
])
/** Numbers to which a card adds only where it takes part in the battle, if it does not say where. */
const OF_BATTLES: ReadonlySet<Stat> = new Set([
  'ability needed',
  'total power',
  'attrition',
  'battle destinies',
  'power destinies',
  'battle destiny',
  'total battle destiny',
])
/** While a text sets one of these, that number stands: no text adds to it or bounds it (S-D80). */
const RESETS: ReadonlySet<Stat> = new Set<Stat>(['power', 'forfeit', 'defense'])
const OF_SHOTS: ReadonlySet<Stat> = new Set(['weapon destiny', 'total weapon destiny'])

/** The limits that modifiers of numbers can have. */
interface Limited {
  readonly of?: Filter
  readonly to?: Filter
  readonly from?: Filter
  readonly at?: Filter
  readonly by?: Filter
  readonly against?: Filter
  readonly whose?: string
  readonly per?: string
}

/** The card or place that gets the number. */
function gettingOf({ piece, card, at }: NumberSubject): Subject | undefined {
  if (piece !== undefined) return { piece }
  if (card !== undefined) return { card }
  return at === undefined ? undefined : { place: at }
}

/** All modifiers that may concern a number; cards that are being deployed bring their own texts. */
function concerning(reading: Reading, stat: Stat, { card, piece, side, into }: NumberSubject): readonly Active[] {
  const active = reading.active(stat)
  if (stat !== 'deploy cost' || card === undefined || piece !== undefined) return active
  const own = [card, ...(into === undefined ? [] : [into])].flatMap((id) => {
    const meant: Meant = { reading, you: side, card: id, self: null, here: null }
    const held = heldBy(id, side).filter(({ modifier }) => keyOf(modifier) === stat)
    return held.map((one) => ({ ...one, meant }))
  })
  return own.length === 0 ? active : [...active, ...own]
}

/** The modifiers that change this number now; copies of one title give each of its pieces once (rule 17.1). */
function changing(reading: Reading, stat: Stat, about: NumberSubject): readonly Active[] {
  const all = concerning(reading, stat, about)
  if (all.length === 0) return all
  const getting = gettingOf(about)
  const found = all.filter((active) => mayApply(active, stat, getting) && applies(active, stat, about, getting))
  if (found.length < 2) return found
  const once = new Set<string>()
  return found.filter(({ key, modifier }) => {
    if ('cumulative' in modifier && modifier.cumulative === true) return true
    const fresh = !once.has(key)
    once.add(key)
    return fresh
  })
}

/** Most texts change a number of their own card alone: that is quick to see. */
function mayApply({ meant, modifier, of: chosen }: Active, stat: Stat, getting: Subject | undefined): boolean {
  if (chosen !== undefined || modifier.does === 'pilots' || (modifier as Limited).of !== undefined) return true
  if (OF_SIDES.has(stat) || OF_SHOTS.has(stat) || stat === 'fire cost') return true
  return isSelf(meant, getting)
}

/** Whether a modifier concerns this number. */
function applies(active: Active, stat: Stat, about: NumberSubject, getting: Subject | undefined): boolean {
  const { modifier } = active
  const limits = modifier as Limited
  const of = limits.of ?? active.of
  if (OF_SIDES.has(stat)) {
    if (!isWhose(active.meant, limits.whose, about)) return false
    // Most texts name one kind of card: that is quick to see, before a position is made of it.
  } else if (typeof of === 'string' && (getting === undefined || !fits(getting, filterOf(of), active.meant)))
    return false
  const meant = meantFor(active, about, getting)
  if (!isOf(meant, modifier, of, stat, about, getting)) return false
  if (!isWhere(meant, limits, about)) return false
  if (OF_BATTLES.has(stat) && limits.at === undefined && !takesPart(meant)) return false
  if (limits.per === 'phase' && isSpent(meant, limits)) return false
  return isInForce(active, meant)
}

/** The position of a modifier for a number: who pays, and what gets it. */
const meantFor = ({ meant }: Active, { side: payer }: NumberSubject, getting: Subject | undefined): Meant =>
  getting === undefined ? { ...meant, payer } : { ...meant, payer, getting }

function isWhose({ you }: Meant, whose: string | undefined, { side }: NumberSubject): boolean {
  if (whose === 'both') return true
  return whose === 'theirs' ? side !== you : side === you
}

/** A card counts in the battle in which it takes part; locations and Effects everywhere. */
const takesPart = ({ self, reading }: Meant): boolean =>
  self === null || !isFighter(cardOf(self.card)) || isInBattle(reading.board, self)

const isSelf = ({ self, card }: Meant, getting: Subject | undefined): boolean =>
  getting !== undefined &&
  (self !== null ? isSame({ piece: self }, getting) : 'card' in getting && getting.card === card)

function isOf(
  meant: Meant,
  modifier: Modifier,
  of: Filter | undefined,
  stat: Stat,
  about: NumberSubject,
  getting: Subject | undefined,
): boolean {
  const fitsOf = of === undefined || (getting !== undefined && fits(getting, filterOf(of), meant))
  if (modifier.does === 'pilots') {
    const { self } = meant
    return self?.role === 'pilot' && self.on === about.piece?.handle && fitsOf
  }
  if (stat === 'transit from' || stat === 'transit to') return meant.here === about.at
  if (OF_SIDES.has(stat)) return true
  const { by } = modifier as Limited
  if (OF_SHOTS.has(stat) || stat === 'fire cost') {
    if (of !== undefined || by !== undefined) return fitsOf
    // A text that lasts and says no more speaks of the shot at which it was used (S-E30).
    return meant.self === null || isSelf(meant, getting)
  }
  return of === undefined ? isSelf(meant, getting) : fitsOf
}

/** Where it happens, who fires, and at what. */
function isWhere(meant: Meant, { at, to, from, by, against }: Limited, about: NumberSubject): boolean {
  if (at === undefined && to === undefined && from === undefined && by === undefined && against === undefined)
    return true
  const { board } = meant.reading
  const place = (id: string | undefined): readonly Subject[] => (id === undefined || id === '' ? [] : [{ place: id }])
  const card = (handle: string | undefined): readonly Subject[] => {
    const piece = pieceOf(board, handle ?? null)
    return piece === null ? [] : [{ piece }]
  }
  const any = (filter: Filter | undefined, subjects: readonly Subject[]) =>
    filter === undefined || subjects.some((subject) => fits(subject, filterOf(filter), meant))
  const into: readonly Subject[] = about.into === undefined ? [] : [{ card: about.into }]
  const source: readonly Subject[] = about.source === undefined ? [] : [{ card: about.source }]
  return (
    any(at, place(about.at)) &&
    any(to, [...place(about.to), ...card(about.on), ...into]) &&
    any(from, place(about.from)) &&
    any(by, [...card(about.by), ...source]) &&
    any(against, card(about.against))
  )
}

/** Only the first card concerned in a deploy phase (S-E43). */
function isSpent(meant: Meant, { of, to }: Limited): boolean {
  const { today, pieces } = meant.reading.board
  const since = today.fresh.indexOf(meant.self?.handle ?? '')
  return today.fresh.slice(since + 1).some((handle) => {
    const piece = pieceOf({ pieces }, handle)
    if (piece === null || of === undefined || to === undefined || !fits({ piece }, filterOf(of), meant)) return false
    return fits(piece.at === null ? { piece } : { place: piece.at }, filterOf(to), meant)
  })
}

/**
 * A number as it counts now: set, then added to, never below 0, then bounded; free is 0 (SG-16, SG-17, S-E15). Power,
 * forfeit and defense value that are set stay as they are set, at the lowest of several numbers (S-D80).
 */
export function adjusted(reading: Reading, stat: Stat, base: number, about: NumberSubject): number {
  return counted(reading, stat, base, about, untold)
}

const untold = () => {}

/** The changes that texts make to a number, in the order in which they count; base and changes add up to `adjusted`. */
export function partsOf(reading: Reading, stat: Stat, base: number, about: NumberSubject): readonly NumberPart[] {
  const parts: NumberPart[] = []
  counted(reading, stat, base, about, (card, change) => {
    if (change !== 0) parts.push({ card, change })
  })
  return parts
}

/** @param changed called for each text that counts, with what it changes; without a card where a number stops at 0 */
function counted(
  reading: Reading,
  stat: Stat,
  base: number,
  about: NumberSubject,
  changed: (card: string | null, change: number) => void,
): number {
  const found = changing(reading, stat, about)
  // Most numbers are changed by no text.
  if (found.length === 0) {
    if (base < 0) changed(null, -base)
    return Math.max(0, base)
  }
  let value = base
  const becomes = (next: number, card: string | null = null) => {
    changed(card, next - value)
    value = next
  }
  const getting = gettingOf(about)
  const amount = (active: Active, number: Amount) =>
    typeof number === 'number' ? number : amountOf(numberOf(number), meantFor(active, about, getting))
  const free = found.find(is('free'))
  if (free !== undefined) {
    becomes(0, free.meant.card)
    return value
  }
  const [lower, higher] = [found.some(is('no lower')), found.some(is('no higher'))]
  const sets = found.flatMap((one) => {
    const number = one.modifier.does === 'set' ? amount(one, one.modifier.amount) : null
    const kept = number === null || (number < base && lower) || (number > base && higher)
    return kept ? [] : [{ number: Math.max(0, number), card: one.meant.card }]
  })
  if (RESETS.has(stat) && sets.length > 0) {
    const lowest = Math.min(...sets.map(({ number }) => number))
    becomes(lowest, sets.find(({ number }) => number === lowest)!.card)
    return value
  }
  for (const { number, card } of sets) becomes(number, card)
  for (const one of found) {
    const { modifier } = one
    if (modifier.does !== 'add' && modifier.does !== 'pilots') continue
    const more = amount(one, modifier.amount)
    if ((more < 0 && lower) || (more > 0 && higher)) continue
    becomes(value + more, one.meant.card)
  }
  becomes(Math.max(0, value))
  for (const one of found)
    if (one.modifier.does === 'at most') becomes(Math.min(value, amount(one, one.modifier.bound)), one.meant.card)
  for (const one of found)
    if (one.modifier.does === 'at least') becomes(Math.max(value, amount(one, one.modifier.bound)), one.meant.card)
  return value
}

const is =
  (does: Modifier['does']) =>
  ({ modifier }: Active): boolean =>
    modifier.does === does

/** The total attrition below which a card is immune: the highest of its immunities (rules 15A.1, 15A.5). */
export function immunity(reading: Reading, piece: TableCard): number {
  const getting: Subject = { piece }
  const about: NumberSubject = { side: cardOf(piece.card).side, piece, card: piece.card }
  const concerned = [...reading.active('immune'), ...reading.active('forbid')].filter((active) => {
    const { modifier, of: chosen } = active
    const meant: Meant = { ...active.meant, getting }
    const { of = chosen } = modifier as Limited
    if (modifier.does !== 'immune' && !(modifier.does === 'forbid' && modifier.what.includes('be immune'))) return false
    return isOf(meant, modifier, of, 'forfeit', about, getting) && isInForce(active, meant)
  })
  if (concerned.some(is('forbid'))) return 0
  const levels = concerned.flatMap(({ modifier, meant }) =>
    modifier.does !== 'immune'
      ? []
      : modifier.below === 'all'
        ? Number.MAX_SAFE_INTEGER
        : amountOf(numberOf(modifier.below), meant),
  )
  return Math.max(0, ...levels)
}
