/**
 * The motif of a card's picture, chosen by the words of its name. The first matching line decides; a name that matches
 * none gets the usual motif of its type.
 */

/** Motifs of fights and other actions, for Battle cards and Effects. */
export type Clash = 'waves' | 'volley' | 'water' | 'swirl' | 'speed' | 'pillars' | 'duel' | 'sparks' | 'burst'
/** Buildings and landscapes that locations show. */
export type Landmark = 'arena' | 'domes' | 'port' | 'rotunda' | 'chamber' | 'spires' | 'palace' | 'plains' | 'swamp'

type Table<T> = readonly (readonly [words: RegExp, shows: T])[]

const words = (...list: readonly string[]): RegExp => new RegExp(`\\b(${list.join('|')})s?\\b`, 'i')

const CLASHES: Table<Clash> = [
  [words('above'), 'volley'],
  [words('sandstorm', 'storm', 'twist'), 'swirl'],
  [words('sea', 'fish', 'aqua', 'bongo', 'water', 'gunga', 'colo', 'curiosity'), 'water'],
  [
    words(
      'podrace',
      'engine',
      'contest',
      'run',
      'race',
      'move',
      'starfighter',
      'fighter',
      'blockade',
      'bantha',
      'hodrudda',
    ),
    'speed',
  ],
  [words('duel', 'revenge', 'sith', 'death', 'stand', 'opponent', 'confrontation', 'encounter', 'assassin'), 'duel'],
  [words('force', 'fear', 'power', 'heart', 'hate', 'feeling', 'wisdom', 'phantom', 'training', 'trained'), 'waves'],
  [
    words(
      'council',
      'senate',
      'chancellor',
      'legal',
      'object',
      'vote',
      'queen',
      'ambassador',
      'negotiations',
      'republic',
      'viceroy',
      'federation',
      'senator',
      'plan',
      'alliance',
      'pretense',
    ),
    'pillars',
  ],
  [
    words(
      'attack',
      'fire',
      'assault',
      'troop',
      'invasion',
      'patrol',
      'sniper',
      'defense',
      'camp',
      'board',
      'resistance',
      'guardian',
      'insurrection',
    ),
    'volley',
  ],
  [
    words(
      'celebration',
      'wins',
      'win',
      'bombad',
      'thanks',
      'droid',
      'pride',
      'angel',
      'wager',
      'dis',
      'wude',
      'noooooooooo',
    ),
    'sparks',
  ],
]

const LANDMARKS: Table<Landmark> = [
  [words('arena', 'stadium'), 'arena'],
  [words('senate', 'assembly'), 'rotunda'],
  [words('chamber', 'temple', 'council'), 'chamber'],
  [words('palace', 'castle'), 'palace'],
  [words('swamp', 'forest', 'marsh'), 'swamp'],
  [words('plain', 'field', 'grassland'), 'plains'],
  [words('landing', 'site', 'port', 'dock', 'hangar'), 'port'],
  [words('city', 'capital'), 'spires'],
  [words('village', 'town', 'mos'), 'domes'],
]

function found<T>(table: Table<T>, text: string, otherwise: T): T {
  return table.find(([words]) => words.test(text))?.[1] ?? otherwise
}

/** The action for a card's title; a burst if no word matches. */
export const clashOf = (title: string): Clash => found(CLASHES, title, 'burst' as Clash)
/** The landmark for a card's title; null if no word matches. */
export const landmarkOf = (title: string): Landmark | null => found<Landmark | null>(LANDMARKS, title, null)
