/**
 * Finds time zones by a city, a country, the name of a time, a distance from UTC, or the present local time. The
 * JavaScript engine (ICU) knows names and spellings in all languages; `zone-words.ts` holds what it lacks. The index is
 * in memory and made at the first question.
 */
import { DateTime, IANAZone } from 'luxon'
import MiniSearch from 'minisearch'
import { LANGUAGES, type Language } from '../contract/index.ts'
import { PRESENT_NAMES } from '../time/zone.ts'
import { COMMON, WORDS } from './zone-words.ts'

/** A time zone that a search has found. */
export interface FoundZone {
  /** IANA name. */
  readonly id: string
  /** "Paris". */
  readonly city: string
  /** The name of the country in the language asked for; empty if the zone belongs to none. */
  readonly country: string
}

interface Entry {
  readonly id: string
  readonly city: string
  /** ISO code. */
  readonly region: string | null
  readonly countries: string
  readonly cities: string
  readonly times: string
}

const UTC = 'UTC'
const DAY_MINUTES = 24 * 60

/** Returns lower-case letters without accents, so that "Zürich", "zurich" and "ZURICH" are the same. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[’']/g, ' ').toLowerCase()
const words = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u)

const presentName = (id: string): string => PRESENT_NAMES[id] ?? id

/** Names of regions, by language. */
const regions: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
}

interface WithZones {
  readonly timeZones?: readonly string[]
  getTimeZones?(): readonly string[] | undefined
}

/** The country of each zone. */
function regionsOfZones(): Map<string, string> {
  const found = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const region of letters.flatMap((one) => letters.map((other) => one + other))) {
    const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & WithZones
    for (const zone of locale.timeZones ?? locale.getTimeZones?.() ?? []) if (!found.has(zone)) found.set(zone, region)
  }
  return found
}

/** Returns the names for the time of a zone: "Central European Time", "heure d’Europe centrale", CET, CEST. */
function timesOf(zone: string): string {
  const [winter, summer] = [Date.UTC(2030, 0, 15), Date.UTC(2030, 6, 15)]
  const name = (locale: string, timeZoneName: 'longGeneric' | 'short', at: number) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const long = LANGUAGES.map((language) => name(language, 'longGeneric', winter))
  const short = ['en-US', 'en-GB', 'en-AU'].flatMap((locale) => [winter, summer].map((at) => name(locale, 'short', at)))
  return [...new Set([...long, ...short.filter((one) => /^\p{Lu}+$/u.test(one))])].join(' ')
}

interface Zones {
  readonly entries: ReadonlyMap<string, Entry>
  readonly search: MiniSearch<Entry>
}

let made: Zones | null = null

function zones(): Zones {
  made ??= make()
  return made
}

function make(): Zones {
  const countries = regionsOfZones()
  const entries = [...Intl.supportedValuesOf('timeZone'), UTC].map((old): Entry => {
    const id = presentName(old)
    const region = countries.get(old) ?? null
    const said = region === null ? [] : LANGUAGES.map((language) => regions[language].of(region) ?? '')
    const city = (id.split('/').at(-1) ?? id).replaceAll('_', ' ')
    const names = [city, ...(WORDS[id] ?? [])]
    const runTogether = names.map((name) => name.replaceAll(' ', ''))
    const cities = [...names, ...runTogether, old, id].join(' ').replaceAll(/[/_]/g, ' ')
    return { id, city, region, countries: [...said, region ?? ''].join(' '), cities, times: timesOf(old) }
  })
  const search = new MiniSearch<Entry>({
    fields: ['city', 'cities', 'countries', 'times'],
    processTerm: (term) => (term === '' ? null : term),
    tokenize: words,
    searchOptions: {
      boost: { city: 4, cities: 2, countries: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      weights: { prefix: 0.4, fuzzy: 0.1 },
      combineWith: 'AND',
      boostDocument: (id) =>
        1 + (COMMON.includes(String(id)) ? 1 - COMMON.indexOf(String(id)) / (2 * COMMON.length) : 0),
    },
  })
  search.addAll(entries)
  return { entries: new Map(entries.map((entry) => [entry.id, entry])), search }
}

/** Returns a zone by its name in any capitals, or by an older name of it; null if there is none. */
export function zoneNamed(name: string): string | null {
  const tried = name.trim().replaceAll(' ', '_')
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(tried) || !IANAZone.isValidZone(tried)) return null
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: tried }).resolvedOptions()
  const id = presentName(timeZone)
  // The engine takes letters that stand for a time ("EST") for a place.
  return zones().entries.has(id) && (tried.includes('/') || id === UTC) ? id : null
}

/** Returns the name of a zone in a language. */
export function zoneOf(id: string, language: Language): FoundZone {
  const entry = zones().entries.get(id)
  const country = entry?.region == null ? '' : (regions[language].of(entry.region) ?? '')
  return { id, city: entry?.city ?? id, country }
}

/** Returns the local time there, as minutes after midnight. */
function minuteAt(id: string, now: Date): number {
  const { hour, minute } = DateTime.fromJSDate(now, { zone: id })
  return hour * 60 + minute
}

const CLOCK = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?\s*([ap])?\.?m?\.?$/i
const FROM_UTC = /^(?:(?:utc|gmt)\s*([+\-−–]?)|([+\-−–]))\s*(\d{1,2})(?::?(\d{2}))?$/i

/** Returns the zones that "14:35", "2:35 pm" or "UTC+2" fits now; null for other texts. */
function byTheClock(typed: string, now: Date): ((id: string) => boolean) | null {
  const offset = FROM_UTC.exec(typed)
  if (offset !== null) {
    const [, after, alone, hours, minutes = '0'] = offset
    const sign = /[-−–]/.test(after || alone || '') ? -1 : 1
    const wanted = sign * (Number(hours) * 60 + Number(minutes))
    return (id) => DateTime.fromJSDate(now, { zone: id }).offset === wanted
  }
  const clock = CLOCK.exec(typed)
  if (clock === null || (clock[2] === undefined && clock[3] === undefined)) return null
  const [, hours, minutes = '0', half] = clock
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59) return () => false
  const wanted = hour * 60 + Number(minutes)
  // Zones differ by quarters of an hour, and people's own clocks may be a little wrong.
  const apart = (id: string) => (minuteAt(id, now) - wanted + DAY_MINUTES) % DAY_MINUTES
  return (id) => Math.min(apart(id), DAY_MINUTES - apart(id)) <= 7
}

/** Sorts the zones of the most people before all others, each group by name. */
function commonFirst(ids: readonly string[]): string[] {
  const rank = (id: string) => (COMMON.includes(id) ? COMMON.indexOf(id) : COMMON.length)
  return ids.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

/** Searches by words; if none fits, by words with more typing errors, such as two swapped letters. */
function searched(search: Zones['search'], asked: string): string[] {
  const found = search.search(asked)
  const all = found.length > 0 ? found : search.search(asked, { fuzzy: (term) => (term.length > 3 ? 2 : false) })
  return all.map(({ id }) => String(id))
}

/** Returns the zones that a typed text may mean, the likeliest first; the most common ones for an empty text. */
export function findZones(typed: string, language: Language, now: Date, limit = 25): FoundZone[] {
  const { entries, search } = zones()
  const asked = typed.trim().slice(0, 100)
  const named = zoneNamed(asked)
  const fits = byTheClock(asked, now)
  const ids =
    asked === '' ? COMMON : fits !== null ? commonFirst([...entries.keys()].filter(fits)) : searched(search, asked)
  const all = named === null ? ids : [named, ...ids.filter((id) => id !== named)]
  return all.slice(0, limit).map((id) => zoneOf(id, language))
}

/**
 * Returns the zone that a text clearly means: its name, or words that fit this zone alone, letter by letter. Null if
 * there is a doubt.
 */
export function zoneMeant(typed: string, now: Date): string | null {
  const named = zoneNamed(typed)
  if (named !== null) return named
  const asked = words(typed).filter((word) => word !== '')
  if (asked.length === 0 || byTheClock(typed.trim(), now) !== null) return null
  const whole = asked.join(' ')
  const exact = [...zones().entries.values()].filter(
    ({ id, city, region }) =>
      [city, ...(WORDS[id] ?? [])].some((name) => words(name).join(' ') === whole) ||
      (region !== null && LANGUAGES.some((one) => words(regions[one].of(region) ?? '').join(' ') === whole)),
  )
  return exact.length === 1 ? (exact[0]?.id ?? null) : null
}
