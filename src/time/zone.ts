/** Time zones as this Node knows them: a name that it does not know never reaches a calendar. Pure. */
import { IANAZone } from 'luxon'

/** Present names of zones that engines give by an older one. */
export const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Zones read so far; people use a few dozen of them. */
const read = new Map<string, string>()
const MOST_READ = 2_000

/**
 * Returns the zone by which the clocks of a stored zone run: the zone itself, else the same place by another name that this
 * Node knows, else its distance from UTC if its name says one, else UTC. An unknown zone has no days, so that a loop over
 * them would never end.
 */
export function readableZone(zone: string): string {
  const before = read.get(zone)
  if (before !== undefined) return before
  const found = [zone, ...otherNames(zone), ...fixedOffset(zone)].find((one) => IANAZone.isValidZone(one)) ?? 'UTC'
  if (read.size >= MOST_READ) read.clear()
  read.set(zone, found)
  return found
}

const otherNames = (zone: string): readonly string[] =>
  Object.entries(PRESENT_NAMES).flatMap(([old, present]) => (old === zone ? present : present === zone ? old : []))

/** "UTC+2" as the zone that IANA calls Etc/GMT-2. */
function fixedOffset(zone: string): readonly string[] {
  const [, sign, hours] = /^(?:UTC|GMT|Etc\/UTC)([+-])(\d{1,2})$/i.exec(zone) ?? []
  return sign === undefined ? [] : [`Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`]
}
