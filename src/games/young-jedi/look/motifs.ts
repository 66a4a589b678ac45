/**
 * What a card's picture shows, chosen by the words of its name. Words of the trade, not names: the room knows no card.
 * The first line that fits decides; a name that fits none gets what its type usually shows.
 */

export type Thing = 'blade' | 'rifle' | 'pistol' | 'pole' | 'orb' | 'racer' | 'craft' | 'mount' | 'device'
export type Clash = 'waves' | 'volley' | 'water' | 'swirl' | 'speed' | 'pillars' | 'duel' | 'sparks' | 'burst'
export type Hull = 'fighters' | 'needle' | 'freighter' | 'crescent'
export type Landmark = 'arena' | 'domes' | 'port' | 'rotunda' | 'chamber' | 'spires' | 'palace' | 'plains' | 'swamp'

type Table<T> = readonly (readonly [words: RegExp, shows: T])[]

const words = (...list: readonly string[]): RegExp => new RegExp(`\\b(${list.join('|')})s?\\b`, 'i')

const THINGS: Table<Thing> = [
  [words('lightsaber', 'sabre', 'saber', 'sword', 'blade', 'knife'), 'blade'],
  [words('podracer', 'racer'), 'racer'],
  [words('rifle', 'carbine', 'launcher'), 'rifle'],
  [words('blaster', 'pistol', 'gun'), 'pistol'],
  [words('electropole', 'pole', 'stick', 'staff', 'spear', 'lance'), 'pole'],
  [words('detonator', 'booma', 'bomb', 'grenade', 'mine'), 'orb'],
  [words('speeder', 'taxi', 'shuttle', 'transport', 'stap', 'tank', 'skiff', 'barge', 'cannon', 'bike'), 'craft'],
  [words('kaadu', 'eopie', 'fambaa', 'dewback', 'bantha', 'mount'), 'mount'],
  [words('comlink', 'viewscreen', 'datapad', 'electrobinoculars', 'projector', 'backpack', 'scanner'), 'device'],
]

const CLASHES: Table<Clash> = [
  [words('sandstorm', 'storm', 'twist'), 'swirl'],
  [words('sea', 'fish', 'bongo', 'water', 'gunga', 'colo', 'curiosity'), 'water'],
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

const HULLS: Table<Hull> = [
  [words('starfighter', 'fighter', 'interceptor', 'bravo'), 'fighters'],
  [words('infiltrator', 'starship', 'yacht', 'royal'), 'needle'],
  [words('battleship', 'station', 'control', 'destroyer'), 'crescent'],
  [words('cruiser', 'transport', 'freighter'), 'freighter'],
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

export const thingOf = (title: string): Thing | 'beams' => found<Thing | 'beams'>(THINGS, title, 'beams')
export const clashOf = (title: string): Clash => found(CLASHES, title, 'burst' as Clash)
export const hullOf = (title: string): Hull => found(HULLS, title, 'freighter' as Hull)
export const landmarkOf = (title: string): Landmark | null => found<Landmark | null>(LANDMARKS, title, null)
