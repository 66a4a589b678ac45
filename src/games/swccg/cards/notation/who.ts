/** Cards and places that a text means. The types of `../vocabulary.ts` say what each word covers. */
import type { Amount, Compared, Filter, OffLocation, Plain, Relation, Stat, Who } from '../vocabulary.ts'

/** All of these at once, anybody's. */
export const a = (...fit: readonly Filter[]): Filter => ({ cards: 'all', fit })
/** All of these at once, yours. */
export const your = (...fit: readonly Filter[]): Filter => ({ cards: 'yours', fit })
/** All of these at once, your opponent's. */
export const their = (...fit: readonly Filter[]): Filter => ({ cards: 'theirs', fit })
/** At least one of these. */
export const or = (...fit: readonly Filter[]): Filter => ({ cards: 'any', fit })
/** Anything but these. */
export const not = (fit: Filter): Filter => ({ cards: 'not', fit })
/** These persons or things, by persona or short name. */
export const named = (...names: readonly string[]): Filter => ({ cards: 'named', names })
/** Cards of exactly these titles. */
export const titled = (...names: readonly string[]): Filter => ({ cards: 'titled', names })

const plain = (cards: Plain): Filter => ({ cards })
export const self = plain('self')
export const host = plain('host')
export const other = plain('other')
export const it = plain('it')
export const target = plain('target')
export const unique = plain('unique')
export const nonUnique = plain('non-unique')
export const generic = plain('generic')
export const present = plain('present')
export const inBattle = plain('in battle')
export const fresh = plain('fresh')
export const unpiloted = plain('unpiloted')
export const here = plain('here')
export const adjacent = plain('adjacent')
export const start = plain('start')

const relation =
  (cards: Relation) =>
  (to: Filter): Filter => ({ cards, to })
export const at = relation('at')
export const aboard = relation('aboard')
export const piloting = relation('piloting')
export const pilotedBy = relation('piloted by')
export const drivenBy = relation('driven by')
export const borneBy = relation('borne by')
export const bearing = relation('bearing')
export const armedWith = relation('armed with')
export const targetedBy = relation('targeted by')
export const attackedBy = relation('attacked by')
export const copyOf = relation('copy of')
export const relatedTo = relation('related to')
export const orbitedBy = relation('orbited by')
export const holding = relation('holding')

/** Sites of that planet, and cards there. */
export const sitesOf = (planet: string): Filter => ({ cards: 'on planet', planet })
/** System, sectors and sites of that planet, and cards there. */
export const locationsOf = (planet: string): Filter => ({ cards: 'of planet', planet })
export const occupiedBy = (by: Who): Filter => ({ cards: 'occupied by', by })
export const controlledBy = (by: Who): Filter => ({ cards: 'controlled by', by })
/** Cards whose value compares so; without a number: cards that have such a value now. */
export const having = (stat: Stat, ...than: readonly [] | readonly [by: Compared, number: Amount]): Filter =>
  than.length === 0 ? { cards: 'having', stat } : { cards: 'having', stat, than: { by: than[0], number: than[1] } }
/** Always immune to that title. */
export const proof = (against: string): Filter => ({ cards: 'proof', against })
/** Says that it deploys there. */
export const liesOn = (...spots: readonly OffLocation[]): Filter => ({ cards: 'lies on', spots })
