/** Chooses the thing that a card shows: the one that its title names, else one of its kind. */
import type { Pen } from '../../../contract/index.ts'
import { ARMS } from './arms.ts'
import { CRAFT } from './craft.ts'
import { anyPodracer, PODRACERS } from './racers.ts'
import { SHIPS } from './ships.ts'

type Thing = (pen: Pen) => void

const THINGS: Readonly<Record<string, Thing>> = { ...ARMS, ...CRAFT, ...PODRACERS, ...SHIPS }

/** Things that stand in for other titles that hold the word; the first matching line decides. */
const KINDS: readonly (readonly [word: RegExp, thing: Thing])[] = [
  [/lightsaber/, ARMS["obi-wan kenobi's lightsaber"]!],
  [/podracer/, anyPodracer],
  [/rifle|carbine/, ARMS['blaster rifle']!],
  [/cannon/, ARMS['trade federation tank laser cannon']!],
  [/blaster|pistol|gun/, ARMS.blaster!],
  [/pole/, ARMS.electropole!],
  [/stick|staff|spear/, ARMS['gaderffii stick']!],
  [/detonator|bomb/, ARMS['thermal detonator']!],
  [/speeder|taxi|skiff/, CRAFT['flash speeder']!],
  [/transport|tank/, CRAFT['multi troop transport']!],
  [/starfighter/, SHIPS['naboo starfighter']!],
  [/battleship|control ship/, SHIPS.battleship!],
  [/cruiser/, SHIPS['republic cruiser']!],
]

/** The painter of a ship whose title names none. */
const ANY_SHIP: Thing = SHIPS["amidala's starship"]!
/** The painter of a weapon or device whose title names none. */
const ANY_WEAPON: Thing = ARMS.comlink!

/** Titles differ in case and in apostrophes. */
const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

/** Returns the painter of exactly this thing; null where no table has it. Draws around 0/0, about 600 units wide. */
export function knownThing(title: string, subtitle: string | null): Thing | null {
  const version = subtitle === null ? undefined : THINGS[plain(`${title}, ${subtitle}`)]
  return version ?? THINGS[plain(title)] ?? null
}

/** Returns the painter of this thing, or of a similar one. */
export function thingOf(title: string, subtitle: string | null, type: 'weapon' | 'starship'): Thing {
  const known = knownThing(title, subtitle)
  if (known !== null) return known
  const kind = KINDS.find(([word]) => word.test(plain(title)))
  return kind?.[1] ?? (type === 'starship' ? ANY_SHIP : ANY_WEAPON)
}
