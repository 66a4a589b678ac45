/** Scenes for pictures: those of the design, made of real cards, and generated ones. */
import type {
  BandBlock,
  BarBlock,
  Block,
  Figure,
  Language,
  PlaceBlock,
  Scene,
  StripBlock,
  Tile,
  TileState,
  TrayBlock,
} from '../../src/contract/index.ts'
import { shownScene as shownIn } from '../../src/discord/table/scene-pictures.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { ShownScene } from '../../src/pictures/decision/scenes.ts'

export const SHEET = (card: string) => youngJedi.cards.sheet(card, 'en')
export const ALL = youngJedi.cards.all

/** Returns the id of the first card of this title. */
function idOf(title: string): string {
  const card = ALL.find(({ title: one }) => one === title)
  if (card === undefined) throw new Error(`no card ${title}`)
  return card.id
}

const number = (id: string, label: string, value: number | string, more: Partial<Figure> = {}): Figure => ({
  id,
  label,
  value: String(value),
  ...more,
})
const power = (value: number | string, raised = false): Figure => number('power', 'power', value, { raised })

let handles = 0
/** Returns a tile of the card of this title. */
const tile = (title: string, more: Partial<Tile> = {}): Tile => ({
  handle: `h${handles++}`,
  card: idOf(title),
  name: title,
  ...more,
})
/** Returns a fighter on the table. */
export const fighter = (title: string, value: number, more: Partial<Tile> & { raised?: boolean } = {}): Tile => {
  const { raised = false, ...rest } = more
  return tile(title, { plate: power(value, raised), ...rest })
}
/** Returns a card of a hand. */
const held = (
  title: string,
  cost: number,
  numbers: readonly [number, number],
  state?: TileState,
  foot?: string,
): Tile =>
  tile(title, {
    plate: number('cost', 'counters', cost, cost === 0 ? { idle: true } : {}),
    figures: [power(numbers[0]), number('damage', 'damage', numbers[1])],
    ...(state === undefined ? {} : { state }),
    ...(foot === undefined ? {} : { foot }),
  })
const destiny = (title: string, value: number, cost?: number, state?: TileState): Tile =>
  tile(title, {
    figures: [number('destiny', 'destiny', value)],
    ...(cost === undefined ? {} : { plate: number('cost', 'counters', cost, { idle: true }) }),
    ...(state === undefined ? {} : { state }),
  })

const strip = (more: { you?: string; bob?: string; deck?: number } = {}): StripBlock => ({
  block: 'strip',
  sides: [
    {
      seat: 'dark',
      name: more.you ?? 'You',
      piles: [{ id: 'deck', label: 'draw deck', count: more.deck ?? 38, low: (more.deck ?? 38) < 9 }],
    },
    {
      seat: 'light',
      name: more.bob ?? 'Bob',
      piles: [
        { id: 'hand', label: 'hand', count: 5 },
        { id: 'deck', label: 'draw deck', count: 34 },
      ],
    },
  ],
  goals: [
    { sign: 'T', label: 'Tatooine', now: true },
    { sign: 'C', label: 'Coruscant' },
    { sign: 'N', label: 'Naboo' },
  ],
})

const theirs: BandBlock = {
  block: 'band',
  seat: 'light',
  total: { value: '15', label: 'power' },
  tiles: [fighter('Mace Windu', 7, { raised: true }), fighter('Yoda', 4), fighter('Captain Panaka', 4)],
  things: [tile('Blaster')],
}
const mine: BandBlock = {
  block: 'band',
  seat: 'dark',
  total: { value: '14', label: 'power' },
  tiles: [
    fighter('Jabba the Hutt', 5, { raised: true }),
    fighter('Aurra Sing', 6, { raised: true }),
    fighter('Watto', 3),
  ],
  things: [tile('Blaster Rifle'), tile('Blaster')],
}
/** Returns a band without its total. */
const without = ({ total: _, ...band }: BandBlock): BandBlock => band

const place: PlaceBlock = { block: 'place', card: 'DM-65', title: 'Podrace Arena', note: 'your cards here: +2' }
const hand = (states: readonly (TileState | undefined)[]): readonly Tile[] => [
  held('Sebulba', 4, [4, 2], states[0]),
  held('Tusken Raider', 2, [2, 1], states[1], states[1] === 'dim' ? 'needs 2' : undefined),
  held('Darth Maul', 6, [6, 5], states[2], states[2] === 'dim' ? 'needs 6' : undefined),
  held('Destroyer Droid', 2, [3, 3], states[3]),
  destiny('Sandstorm', 5),
  destiny('Sniper', 4),
]
const tray = (left: number, tiles: readonly Tile[]): TrayBlock => ({
  block: 'tray',
  seat: 'dark',
  title: 'Your hand',
  budget: { left, of: 6, label: `${left} left` },
  suggested: 'Suggested',
  tiles,
})
const bar: BarBlock = {
  block: 'bar',
  sides: [
    { seat: 'dark', value: 21 },
    { seat: 'light', value: 15 },
  ],
  note: 'before destinies',
}

const scene = (...blocks: readonly Block[]): Scene => ({ blocks })

/** The pictures of the design, by name. */
export const DESIGN: Readonly<Record<string, Scene>> = {
  '01-deploy': scene(strip(), theirs, place, mine, tray(0, hand(['suggested', 'suggested']))),
  '02-chosen': scene(
    strip(),
    theirs,
    place,
    {
      ...mine,
      total: { value: '21', label: 'power' },
      tiles: [
        ...mine.tiles,
        fighter('Sebulba', 4, { state: 'coming' }),
        fighter('Destroyer Droid', 3, { state: 'coming' }),
      ],
    },
    tray(0, hand(['chosen', 'dim', 'dim', 'chosen'])),
  ),
  '04-battle': scene(strip(), without(theirs), bar, without(mine)),
  '30-first-turn': scene(
    strip(),
    {
      block: 'band',
      seat: 'light',
      total: { value: '?', label: 'hidden' },
      tiles: [1, 2, 3].map((at) => ({ handle: `b${at}`, card: null, name: 'face-down card' })),
    },
    { ...place, card: 'DM-135', title: 'Desert Landing Site', note: 'your hand here: +4' },
    {
      block: 'band',
      seat: 'dark',
      total: { value: '0', label: 'power' },
      tiles: [],
      empty: 'Cards of your first turn here lie hidden until your next turn.',
    },
    tray(1, [
      held('Jabba the Hutt', 3, [5, 2], 'suggested'),
      held('Gardulla the Hutt', 2, [4, 2], 'suggested'),
      held('Bib Fortuna', 2, [2, 1]),
      held('Tusken Raider', 2, [3, 1]),
      destiny('Blaster', 3, 0, 'suggested'),
      destiny('Sandstorm', 5),
    ]),
  ),
  '20-worst': scene(
    strip({ bob: 'Maximiliana', deck: 8 }),
    {
      block: 'band',
      seat: 'light',
      total: { value: '39', label: 'power' },
      tiles: [
        'Mace Windu',
        'Qui-Gon Jinn',
        'Obi-Wan Kenobi',
        'Yoda',
        'Yoda',
        'Captain Panaka',
        'Ric Olié',
        'Queen Amidala',
        'Queen Amidala',
      ].map((name) => fighter(name, 4)),
      things: [tile('Blaster'), tile('Blaster Rifle')],
    },
    { ...place, card: 'DM-136', title: 'Jedi Council Chamber', note: 'Bob’s cards here: +5' },
    {
      block: 'band',
      seat: 'dark',
      total: { value: '41', label: 'power' },
      tiles: [
        'Darth Maul',
        'Aurra Sing',
        'Destroyer Droid Squad',
        'Battle Droid Squad',
        'Battle Droid Squad',
        'Sebulba',
        'Jabba the Hutt',
        'Gardulla the Hutt',
        'Destroyer Droid',
        'Destroyer Droid',
        'Watto',
        'Bib Fortuna',
      ].map((name) => fighter(name, 4)),
      things: [tile('Blaster')],
    },
    tray(6, hand(['dim'])),
  ),
}

/** Returns a scene of Young Jedi, to be drawn in this language. */
export const shownScene = (scene: Scene, language: Language = 'en'): ShownScene => shownIn(youngJedi, scene, language)
