/** Scenes for pictures: those of the design, made of real cards, and generated ones. */
import type {
  BandBlock,
  BarBlock,
  Block,
  BoardBlock,
  BoardColumn,
  Figure,
  Lane,
  LanesBlock,
  Language,
  PilesBlock,
  PlaceBlock,
  Scene,
  StripBlock,
  Tile,
  TileState,
  TrayBlock,
  UsesBlock,
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

const sandstorm = {
  tile: tile('Sandstorm'),
  note: 'any of your characters',
  users: [fighter('Aurra Sing', 6), fighter('Jabba the Hutt', 5)],
  more: 3,
  adds: '+3',
}
const uses: UsesBlock = {
  block: 'uses',
  seat: 'dark',
  title: 'Your Battle cards',
  note: 'who can use them',
  rows: [sandstorm, { tile: tile('Sniper'), note: 'nobody here can use it', users: [], adds: null }],
}
const foe = (title: string, value: number) => ({ tile: tile(title), total: power(value) })
const wins = { kind: 'wins' } as const
const ties = { kind: 'ties' } as const
const needs = (draw: number) => ({ kind: 'needs', draw }) as const
const short = (by: number) => ({ kind: 'short', by }) as const
const lane = (number: number, title: string, value: number, more: Partial<Lane> = {}): Lane => ({
  number,
  fighters: [tile(title)],
  name: title,
  chips: [],
  total: power(value),
  results: [],
  ...more,
})
const LEGEND = { wins: 'wins', needs: 'needs this destiny', short: 'short by', ties: 'tie' }
const lanes: LanesBlock = {
  block: 'lanes',
  seat: 'dark',
  title: 'Podrace Arena',
  note: '1 fights first',
  against: {
    seat: 'light',
    title: 'You need, against…',
    note: 'Bob may add 1 Battle card, 1 Blaster',
    foes: [foe('Mace Windu', 7), foe('Yoda', 4), foe('Captain Panaka', 4)],
  },
  lanes: [
    lane(1, 'Aurra Sing', 11, {
      chips: [
        { id: 'gun', text: '+2' },
        { id: 'bolt', text: '+3' },
        { id: 'pin', text: '+1' },
      ],
      total: { ...power(11), draws: 1 },
      results: [wins, wins, wins],
    }),
    lane(2, 'Jabba the Hutt', 5, {
      chips: [
        { id: 'gun', text: 'Blaster' },
        { id: 'pin', text: '+1' },
      ],
      total: { ...power(5), draws: 1 },
      results: [needs(3), wins, wins],
    }),
    lane(3, 'Sebulba', 4, { note: 'damage 2', results: [short(4), ties, ties] }),
    lane(4, 'Watto', 3, { moved: 'from 1', results: [short(5), short(2), short(2)] }),
  ],
  unused: null,
  legend: LEGEND,
}
const TWELVE = [
  'Bib Fortuna',
  'Darth Maul',
  'Destroyer Droid Squad',
  'Aurra Sing',
  'Sebulba',
  'Jabba the Hutt',
  'Battle Droid Squad',
  'Battle Droid Squad',
  'Gardulla the Hutt',
  'Destroyer Droid',
  'Destroyer Droid',
  'Watto',
]
const twelve: LanesBlock = {
  ...lanes,
  title: 'Jedi Council Chamber',
  against: {
    seat: 'light',
    title: 'You need, against…',
    foes: [
      'Mace Windu',
      'Qui-Gon Jinn',
      'Obi-Wan Kenobi',
      'Yoda',
      'Yoda',
      'Captain Panaka',
      'Ric Olié',
      'Queen Amidala',
    ].map((title) => foe(title, 6)),
  },
  lanes: TWELVE.map((title, at) =>
    lane(at + 1, title, 3 + (at % 4), {
      ...(at % 4 === 1
        ? {
            total: { ...power(9), draws: 1 },
            chips: [
              { id: 'gun', text: '+' },
              { id: 'bolt', text: '+3' },
            ],
          }
        : {}),
      beats: { text: `beats ${at % 9}`, tone: at % 9 > 5 ? 'good' : at % 9 > 1 ? 'even' : 'bad' },
    }),
  ),
  unused: { title: 'Goes unused', tiles: [tile('Sniper'), tile('Blaster')] },
}
const facing = (seat: string, title: string, note: string, taken: number) => ({
  seat,
  tile: tile(title),
  note,
  hits: { taken, of: 5, label: `${taken} of 5 hits` },
})

const at = (
  title: string,
  near: readonly Tile[],
  far: readonly Tile[],
  more: Partial<BoardColumn> = {},
): BoardColumn => ({
  id: title,
  card: 'DM-136',
  title,
  sides: [
    { seat: 'dark', tiles: near, total: near.length === 0 ? '–' : '6', figure: number('icons', 'icons', 2) },
    { seat: 'light', tiles: far, total: far.length === 0 ? '–' : '4', figure: number('icons', 'icons', 1) },
  ],
  ...more,
})
const places: readonly BoardColumn[] = [
  at(
    'Kessel',
    [fighter('Droid Starfighter', 3, { carries: [tile('Watto')] }), fighter('Naboo Starfighter', 3, { turned: true })],
    [],
  ),
  at(
    'Back Door',
    [fighter('Watto', 1), fighter('Sebulba', 2, { state: 'coming' })],
    [fighter('Yoda', 2), fighter('Ric Olié', 2)],
    { state: 'suggested' },
  ),
  at('Great Forest', [], []),
  at('Hidden Forest Trail', [], [fighter('Mace Windu', 4)], { held: 'light' }),
]
const board: BoardBlock = { block: 'board', places, more: { one: 'empty place', many: 'empty places' } }
const piles: PilesBlock = {
  block: 'piles',
  seat: 'dark',
  title: 'You',
  piles: [
    { id: 'force', label: 'Force', count: 5 },
    { id: 'deck', label: 'Reserve', count: 29 },
    { id: 'used', label: 'Used', count: 4 },
    { id: 'lost', label: 'Lost', count: 8 },
    { id: 'hand', label: 'Hand', count: 7 },
  ],
}
const lots: BoardBlock = {
  ...board,
  places: Array.from({ length: 13 }, (_, one) => ({
    ...(one === 5 || one > 9 ? places[2]! : places[one % 2]!),
    id: `place ${one}`,
    title: `Docking Bay ${one}`,
  })),
}

/** The blocks that stand in for table and hand. */
const MORE: Readonly<Record<string, Scene>> = {
  '04-uses': scene(strip(), without(theirs), bar, without(mine), uses),
  '05-uses-chosen': scene(strip(), without(theirs), bar, without(mine), {
    ...uses,
    rows: [{ ...sandstorm, tile: { ...sandstorm.tile, state: 'chosen' } }, ...uses.rows.slice(1)],
  }),
  '06-plan': scene(lanes),
  '28-plan-12': scene(twelve),
  '08-duel': scene(
    strip(),
    {
      block: 'pair',
      sides: [
        facing('dark', 'Darth Maul', 'Sith Lightsaber', 2),
        facing('light', 'Obi-Wan Kenobi', 'Obi-Wan’s Lightsaber', 1),
      ],
    },
    {
      block: 'tray',
      seat: 'dark',
      title: 'Dueling hand',
      note: 'Bob holds 3',
      tiles: [
        tile('Blaster Rifle', { plate: power(6), state: 'suggested' }),
        tile('Bib Fortuna', { plate: power(5) }),
        tile('Aurra Sing', { plate: power(3) }),
        tile('Destroyer Droid', { plate: power(2) }),
      ],
    },
  ),
  '10-evacuation': scene(
    strip(),
    { ...without(theirs), notes: ['1 transport,', '1 starfighter', 'and a destiny'], things: [] },
    { ...place, card: null, title: 'starships in hyperspace' },
    {
      block: 'band',
      seat: 'dark',
      total: { value: '10', label: 'power' },
      tiles: [fighter("Darth Maul's Starfighter", 4), fighter('Droid Starfighter', 6)],
      notes: ['1 transport,', '1 starfighter', 'and a destiny'],
    },
  ),
  '11-choices': scene(strip(), {
    block: 'choices',
    choices: [
      {
        id: 'c',
        card: 'DM-136',
        title: 'Coruscant',
        notes: ['4 of your cards +5', 'Bob’s cards seen +2', '1 place: deck'],
        state: 'suggested',
        mark: 'better for you',
      },
      {
        id: 'n',
        card: 'DM-137',
        title: 'Naboo',
        notes: ['1 of your cards +1', 'Bob’s cards seen +6', '2 places: hand, deck'],
      },
    ],
  }),
  '11-many': scene(strip(), {
    block: 'choices',
    choices: ['One', 'Two', 'Three', 'Four', 'Five'].map((title, at) => ({
      id: title,
      card: 'DM-136',
      title: `Landing site ${title}`,
      notes: ['4 of your cards +5', 'Bob’s cards seen +2'],
      ...(at === 1 ? { state: 'chosen' as const } : at === 3 ? { state: 'dim' as const } : {}),
    })),
  }),
  '16-sum': scene(strip(), {
    block: 'sum',
    sides: [
      {
        seat: 'dark',
        tiles: [tile('Aurra Sing')],
        name: 'Aurra Sing',
        total: 14,
        state: 'won',
        lines: [
          { label: 'power', value: '5' },
          { label: 'Podrace Arena', value: '+1' },
          { label: 'Blaster Rifle', value: '+2' },
          { label: 'Sandstorm', value: '+3' },
          { label: 'destiny', value: '+3' },
        ],
      },
      {
        seat: 'light',
        tiles: [tile('Mace Windu'), tile('Yoda')],
        name: 'Mace Windu, Yoda',
        total: 11,
        state: 'lost',
        lines: [
          { label: 'power', value: '6' },
          { label: 'Battle card', value: '+4' },
        ],
      },
    ],
    drawn: { card: idOf('Watto'), value: '3', label: 'destiny' },
  }),
  '23-card': scene(
    {
      block: 'card',
      card: idOf('Obi-Wan Kenobi'),
      title: 'Obi-Wan Kenobi',
      text: 'Counters 5: what Obi-Wan costs. Power 5: the higher total wins a fight. Damage 5: cards you lose if Obi-Wan is defeated.',
      figures: [power(5), number('damage', 'damage', 5)],
    },
    { ...tray(6, hand([])), tiles: hand([]).slice(0, 4) },
  ),
  '17-board': scene(strip(), board, piles, { ...tray(2, hand(['chosen'])), title: 'Your hand' }),
  '17-board-13': scene(strip(), lots, piles),
  '18-contest': scene(
    board,
    {
      block: 'contest',
      title: 'Battle at Back Door',
      sides: [
        {
          seat: 'dark',
          lines: [
            { label: 'power', value: '5' },
            { label: 'destiny', value: '+4' },
          ],
        },
        { seat: 'light', lines: [{ label: 'power', value: '10' }] },
      ],
    },
    {
      block: 'stack',
      entries: [
        { tile: tile('Sniper'), by: 'light', label: 'Cancel', targets: ['Sandstorm'] },
        { tile: tile('Sandstorm'), by: 'dark', label: 'Play', targets: ['Back Door', 'Yoda'] },
      ],
    },
  ),
  '26-give-up': scene(
    strip(),
    {
      block: 'banner',
      card: null,
      title: 'Surrender Tatooine?',
      notes: ['Bob controls it: you 0, Bob 1.', 'Your 3 cards stay there.', 'You choose the next planet and begin.'],
    },
    without(mine),
  ),
}

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
  ...MORE,
}

/** Returns a scene of Young Jedi, to be drawn in this language. */
export const shownScene = (scene: Scene, language: Language = 'en'): ShownScene => shownIn(youngJedi, scene, language)
