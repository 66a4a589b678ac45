/** Numbers as texts change them: computed when asked, never stored (rules 8.6.3, 17.1 to 17.3). */
import { cardOf, type Side } from '../state/engine-card.ts'
import type { Board, TableCard } from '../state/game-state.ts'
import { pieceOf, sideOfPiece } from '../state/nesting.ts'
import type { Active, NumberPart, Position, Subject, TextAt, ValueRoles } from '../state/position-reading.ts'
import { MODEL_KINDS } from './core/kinds/vocabulary.ts'
import { isInForce } from './in-force.ts'
import { type Amount, type Filter, type Rule, type Scope, type Stat, VALUE_ROLES } from './language/words.ts'
import { isSame, isSelf } from './meant.ts'
import { wordOf } from './reading/defined.ts'
import { amountOf, fits } from './reading/fits.ts'
import { isOfKind } from './reading/kinds.ts'
import { areLimitsMet } from './reading/limits.ts'
import { language } from './registry.ts'
import { heldBy } from './sources.ts'
import { SQUADRON } from './values/crews.ts'

// ---------------------------------------------------------------- which rules concern a number

const isList = (filled: Subject | readonly Subject[]): filled is readonly Subject[] => Array.isArray(filled)
/** The cards and places of a role. */
const subjectsOf = (filled: Subject | readonly Subject[] | null | undefined): readonly Subject[] =>
  filled == null ? [] : isList(filled) ? filled : [filled]

/** The card that has the number, or else the place. */
const gettingOf = ({ card, at }: ValueRoles): Subject | undefined => subjectsOf(card ?? at)[0]

/** All rules about a number; cards that are being deployed bring their own texts. */
function rulesAbout(reading: Position, stat: Stat, { card, to, player: you }: ValueRoles): readonly Active[] {
  const active = reading.active(stat)
  if (stat !== 'deploy cost') return active
  const deployed = [...subjectsOf(card), ...subjectsOf(to)].flatMap((one) => ('card' in one ? [one.card] : []))
  const own = deployed.flatMap((id) => {
    const meant: TextAt = { reading, you, card: id, self: null, here: null }
    const held = heldBy(id, you).filter(({ rule }) => 'stat' in rule && rule.stat === stat)
    return held.map((one) => ({ ...one, meant }))
  })
  return own.length === 0 ? active : [...active, ...own]
}

/** The rules that change this number now; copies of one title give each of its pieces once (rule 17.1). */
function changing(reading: Position, stat: Stat, roles: ValueRoles): readonly Active[] {
  const all = rulesAbout(reading, stat, roles)
  if (all.length === 0) return all
  const scope = wordOf(language.scopes, stat)
  const getting = gettingOf(roles)
  const found = all.filter((active) => mayApply(active, scope, getting) && applies(active, scope, roles, getting))
  if (found.length < 2) return found
  const once = new Set<string>()
  return found.filter(({ key, rule }) => {
    if ('cumulative' in rule && rule.cumulative === true) return true
    const fresh = !once.has(key)
    once.add(key)
    return fresh
  })
}

/** Most texts change a number of their own card alone, or of one kind of card: that is quick to see. */
function mayApply({ meant, rule }: Active, scope: Scope, getting: Subject | undefined): boolean {
  const of = 'of' in rule ? rule.of : undefined
  if (scope !== 'card' && scope !== 'cost') return true
  if (getting === undefined) return false
  if (of === undefined) return isSelf(meant, getting)
  return typeof of !== 'string' || fits(getting, of, meant)
}

/** Whether a rule changes this number: its limits are met, and it is in force. */
function applies(active: Active, scope: Scope, roles: ValueRoles, getting: Subject | undefined): boolean {
  const { rule } = active
  const meant = meantFor(active, roles, getting)
  if (!areLimitsMet(rule, wordOf(language.words.rules, rule.word), VALUE_ROLES[scope], roles, meant)) return false
  if ('first' in rule && rule.first !== undefined && isSpent(meant, rule as Limits)) return false
  return isInForce(active, meant)
}

/** The position of a rule for a number: who pays, and what gets it. */
const meantFor = ({ meant }: Active, { player: payer }: ValueRoles, getting: Subject | undefined): TextAt =>
  getting === undefined ? { ...meant, payer } : { ...meant, payer, getting }

/** The limits of a rule about cards that go somewhere. */
interface Limits {
  readonly of?: Filter
  readonly to?: Filter
}
/** Only the first card concerned in a deploy phase (S-E43). */
function isSpent(meant: TextAt, { of, to }: Limits): boolean {
  const { today, pieces } = meant.reading.board
  const since = today.fresh.indexOf(meant.self?.handle ?? '')
  return today.fresh.slice(since + 1).some((handle) => {
    const piece = pieceOf({ pieces }, handle)
    if (piece === null || of === undefined || to === undefined || !fits({ piece }, of, meant)) return false
    return fits(piece.at === null ? { piece } : { place: piece.at }, to, meant)
  })
}

// ---------------------------------------------------------------- how it counts

/**
 * A number as it counts now: defined, then added to, never below 0, then bounded; free is 0 (SG-16, SG-17, S-E15). One that
 * is set stays as it is set, at the lowest of several numbers: no text adds to it or bounds it (S-D80, S-N49).
 */
export function adjusted(reading: Position, stat: Stat, base: number, roles: ValueRoles): number {
  return counted(reading, stat, base, roles, untold)
}

const untold = () => {}

/** The changes that texts make to a number, in the order in which they count; base and changes add up to `adjusted`. */
export function partsOf(reading: Position, stat: Stat, base: number, roles: ValueRoles): readonly NumberPart[] {
  const parts: NumberPart[] = []
  counted(reading, stat, base, roles, (card, change) => {
    if (change !== 0) parts.push({ card, change })
  })
  return parts
}

/** Whether a text gives a card such a value, printed or not: it sets or defines it. */
export const gives = (reading: Position, stat: Stat, roles: ValueRoles): boolean =>
  reading.active(stat).some(({ rule: { word } }) => word === 'set' || word === 'defines') &&
  changing(reading, stat, roles).some(({ rule: { word } }) => word === 'set' || word === 'defines')

/** The number at which texts set a value, whatever else they say; null: none does. */
export const settingOf = (reading: Position, stat: Stat, roles: ValueRoles): number | null =>
  reading.active(stat).some(({ rule: { word } }) => word === 'set') &&
  changing(reading, stat, roles).some(({ rule: { word } }) => word === 'set')
    ? adjusted(reading, stat, 0, roles)
    : null

/** Told of each text that counts, with what it changes; without a card where a number stops at 0. */
type ChangeListener = (card: string | null, change: number) => void

/** The numbers that are being found. */
const finding: { readonly board: Board; readonly stat: Stat; readonly player: Side; readonly getting: Subject }[] = []

/** A number as it counts; a text that asks for the number which it changes reads the number without texts. */
function counted(reading: Position, stat: Stat, base: number, roles: ValueRoles, changed: ChangeListener): number {
  const { board } = reading
  const { player } = roles
  const getting = gettingOf(roles)
  if (getting === undefined) return countedOnce(reading, stat, base, roles, changed)
  const isSought = (one: (typeof finding)[number]) =>
    one.stat === stat && one.board === board && one.player === player && isSame(one.getting, getting)
  if (finding.some(isSought)) return Math.max(0, base)
  finding.push({ board, stat, player, getting })
  try {
    return countedOnce(reading, stat, base, roles, changed)
  } finally {
    finding.pop()
  }
}

/** Whether a text keeps this rule, the opponent's, from changing a Force drain (S-D32). */
function isKept(reading: Position, stat: Stat, { at, player }: ValueRoles, { meant: { you } }: Active): boolean {
  if (stat !== 'Force drain' || you === player) return false
  return subjectsOf(at).some((one) =>
    reading.forbids('change a drain', { question: 'touch a drain', player: you, at: one }),
  )
}

function countedOnce(reading: Position, stat: Stat, base: number, roles: ValueRoles, changed: ChangeListener): number {
  const found = changing(reading, stat, roles).filter((one) => !isKept(reading, stat, roles, one))
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
  const getting = gettingOf(roles)
  const amount = (active: Active, number: Amount) =>
    typeof number === 'number' ? number : amountOf(number, meantFor(active, roles, getting))
  const free = found.find(({ rule }) => rule.word === 'free')
  if (free !== undefined) {
    becomes(0, free.meant.card)
    return value
  }
  const [lower, higher] = [found.some(locks('down')), found.some(locks('up'))]
  const numbersBy = (word: 'set' | 'defines') =>
    found.flatMap((one) => {
      const number = one.rule.word === word ? amount(one, one.rule.amount) : null
      const kept = number === null || (number < base && lower) || (number > base && higher)
      return kept ? [] : [{ number: Math.max(0, number), card: one.meant.card }]
    })
  const sets = numbersBy('set')
  if (sets.length > 0) {
    const lowest = Math.min(...sets.map(({ number }) => number))
    becomes(lowest, sets.find(({ number }) => number === lowest)!.card)
    return value
  }
  for (const { number, card } of numbersBy('defines')) becomes(number, card)
  for (const one of found) {
    const level = levelOf(one, amount)
    if (level !== null && level > value) becomes(level, one.meant.card)
  }
  // A card without immunity gets none from what is added to it.
  if (stat !== 'immunity' || value > 0)
    for (const one of found) {
      if (one.rule.word !== 'add') continue
      const more = amount(one, one.rule.amount) * timesFor(stat, one.rule.of, getting)
      if ((more < 0 && lower) || (more > 0 && higher)) continue
      becomes(value + more, one.meant.card)
    }
  for (const one of found) if (one.rule.word === 'double') becomes(2 * value, one.meant.card)
  becomes(Math.max(0, value))
  for (const one of found)
    if (one.rule.word === 'limit' && one.rule.max !== undefined)
      becomes(Math.min(value, amount(one, one.rule.max)), one.meant.card)
  for (const one of found)
    if (one.rule.word === 'limit' && one.rule.min !== undefined)
      becomes(Math.max(value, amount(one, one.rule.min)), one.meant.card)
  return value
}

/** Numbers that a squadron gets three times, where a text gives them to each ship of its model (rule 27.4). */
const OF_EACH: readonly Stat[] = ['power', 'forfeit', 'deploy cost', 'destiny']
function timesFor(stat: Stat, of: Filter | undefined, getting: Subject | undefined): number {
  if (of === undefined || getting === undefined || 'place' in getting || !OF_EACH.includes(stat)) return 1
  const id = 'piece' in getting ? getting.piece.card : getting.card
  return cardOf(id).kind === 'squadron' && namesModel(of, id) ? SQUADRON : 1
}
/** Whether a filter means a card by a model or class that it has. */
function namesModel(of: Filter, card: string): boolean {
  if (typeof of === 'string') return (MODEL_KINDS as readonly string[]).includes(of) && isOfKind(card, of)
  return (of.word === 'all' || of.word === 'or') && of.fit.some((one) => namesModel(one, card))
}

const locks =
  (way: 'up' | 'down') =>
  ({ rule }: Active): boolean =>
    rule.word === 'lock' && rule.way === way

/** The immunity that a text gives; of several the highest counts (rules 15A.1, 15A.5). */
function levelOf(active: Active, amount: (active: Active, number: Amount) => number): number | null {
  const { rule }: { readonly rule: Rule } = active
  if (rule.word === 'immune to all') return Number.MAX_SAFE_INTEGER
  return rule.word === 'immune' ? amount(active, rule.below) : null
}

/** The total attrition below which a card is immune (part 15A). */
export const immunity = (reading: Position, piece: TableCard): number =>
  adjusted(reading, 'immunity', 0, { player: sideOfPiece(piece), card: { piece } })
