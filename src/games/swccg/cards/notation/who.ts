/** Cards and places that a text means: `any('site', of('Endor'))`, `your('scout', at(here))`. */
import { all, filter } from '../../texts/language/makers.ts'
import type { Amount, ComparedStat, Filter, Stat, TextPlayer } from '../../texts/language/words.ts'

/** A card of a kind, and how many of them at least. */
const soMany = (fit: Filter, number?: Amount): { readonly fit: Filter; readonly number?: Amount } =>
  number === undefined ? { fit } : { fit, number }

/** All of these at once, anybody's. */
export const any = (...fit: readonly Filter[]): Filter => all(fit)
/** All of these at once, yours. */
export const your = (...fit: readonly Filter[]): Filter => all(fit, 'you')
/** All of these at once, your opponent's. */
export const their = (...fit: readonly Filter[]): Filter => all(fit, 'opponent')
/** At least one of these. */
export const or = (...fit: readonly Filter[]): Filter => filter('or', { fit })
export const not = (fit: Filter): Filter => filter('not', { fit })
/** These persons or things, by persona or short name. */
export const named = (...names: readonly string[]): Filter => filter('named', { names })
/** Cards of exactly these titles. */
export const titled = (...titles: readonly string[]): Filter => filter('titled', { titles })

/** With these words in its title. */
export const inTitle = (words: string): Filter => filter('in title', { words })
/** Hit by a weapon. */
export const isHit = filter('hit')

/** The card that speaks. */
export const self = filter('self')
/** On or in which this card is. */
export const host = filter('host')
/** Any but this card. */
export const other = filter('other')
/** The card or place of the moment. */
export const it = filter('it')
/** The card that was chosen under this name. */
export const the = (name: string): Filter => filter('the', { name })

export const unique = filter('unique')
export const nonUnique = filter('non-unique')
/** Here, and not inside a starship or enclosed vehicle. */
export const present = filter('present')
/** Wherever it is, not inside a starship or enclosed vehicle: `holding(any('imperial', presentThere))`. */
export const presentThere = filter('present there')
export const inBattle = filter('in battle')
/** Deployed in this phase. */
export const fresh = filter('deployed', { in: 'phase' })
export const piloted = filter('piloted')
export const aboard = (fit: Filter): Filter => filter('aboard', { fit })
export const piloting = (fit: Filter): Filter => filter('piloting', { fit })
export const pilotedBy = (fit: Filter): Filter => filter('piloted by', { fit })
export const drivenBy = (fit: Filter): Filter => filter('driven by', { fit })
/** Lies on such a card. */
export const on = (fit: Filter): Filter => filter('on', { fit })
/** A pilot is part of it. */
export const permanentPilot = filter('permanent pilot')
/** In this battle, and fired there. */
export const fired = filter('fired')
/** Such a card lies on it, or at least this many. */
export const bearing = (fit: Filter, number?: Amount): Filter => filter('bearing', soMany(fit, number))
/** Has such a character aboard, in any seat, or at least this many. */
export const carrying = (fit: Filter, number?: Amount): Filter => filter('carrying', soMany(fit, number))
/** At such a location, and not inside a starship or enclosed vehicle. */
export const presentAt = (place: Filter): Filter => filter('present at', { place })
/** In one place with such a card, which is not the card itself. */
export const presentWith = (fit: Filter): Filter => filter('present with', { fit })
/** Its owner has no other character there, nor anything else with ability. */
export const alone = filter('alone')
/** Carries such a weapon and could use it. */
export const armedWith = (fit: Filter): Filter => filter('armed with', { fit })
export const targetedBy = (fit: Filter): Filter => filter('targeted by', { fit })
export const attackedBy = (fit: Filter): Filter => filter('attacked by', { fit })
/** Has its title and is on table. */
export const copyOf = (fit: Filter): Filter => filter('copy of', { fit })
/** Has a value that compares so; without a comparison: has such a value at all. */
export const has = (stat: Stat, ...compared: readonly [] | readonly [by: ComparedStat, than: Amount]): Filter =>
  compared.length === 0 ? filter('has', { stat }) : filter('has', { stat, by: compared[0], than: compared[1] })
/** Always immune to that title by its own text. */
export const proofAgainst = (title: string): Filter => filter('proof against', { title })
/** Its text says that it deploys beside the table. */
export const deploysOnTable = filter('deploys on table')

/** Somebody's captive. */
export const captive = filter('captive')
/** A missing character. */
export const missing = filter('missing')
/** Active, or a captive that is not frozen and whose escort is present. */
export const evenCaptive = filter('even captive')
/** Has such a card as its captive. */
export const escorting = (fit: Filter): Filter => filter('escorting', { fit })

// ---------------------------------------------------------------- places

export const here = filter('here')
/** At such a location, inside a carrier or not. */
export const at = (place: Filter): Filter => filter('at', { place })
/** Belongs to that system or building. */
export const of = (system: string): Filter => filter('of', { system })
export const adjacent = (to: Filter): Filter => filter('adjacent', { to })
export const related = (to: Filter): Filter => filter('related', { to })
/** Locations with such a card, or at least this many. */
export const holding = (fit: Filter, number?: Amount): Filter => filter('holding', soMany(fit, number))
/** Locations where such a card is present. */
export const wherePresent = (fit: Filter): Filter => filter('where present', { fit })
/** At the site that the card of the moment has just left, within range of where it is now. */
export const canFollow = filter('can follow')
/** Where the card of the moment is, or was when it left the table. */
export const there = filter('there')
export const occupied = (by: TextPlayer): Filter => filter('occupied', { by })
/** Such a card occupies it by itself, with what is aboard. */
export const occupiedBy = (fit: Filter): Filter => filter('occupied by', { fit })
export const controlled = (by: TextPlayer): Filter => filter('controlled', { by })
/** Marked `<>`. */
export const generic = filter('generic')
/** The system around which such a one moves. */
export const orbitedBy = (fit: Filter): Filter => filter('orbited by', { fit })
/** At the place about which a number is asked. */
export const atPlaceMeant = filter('at the place meant')
/** Where its owner began. */
export const start = filter('start')
/** Other systems that are at most this many parsecs away. */
export const withinParsecs = (parsecs: number): Filter => filter('within parsecs', { parsecs })
/** Exterior sites that are at most this many sites away. */
export const within = (sites: number): Filter => filter('within', { sites })
