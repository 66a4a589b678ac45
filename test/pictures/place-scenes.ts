/** Parts of scenes for a table of places: cards of the Star Wars CCG in the blocks of its table, in both languages. */
import type {
  Block,
  BoardBlock,
  BoardColumn,
  ColumnSide,
  Figure,
  Language,
  Scene,
  StripBlock,
  Tile,
  TrackBlock,
  TrackCell,
  TrayBlock,
} from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'

export const SHEET = (card: string) => swccg.cards.sheet(card, 'en')
const known = new Map(swccg.cards.all.map(({ id, title }) => [`${SHEET(id).side} ${title}`, id]))

/** Returns the id of a side's card of this title. */
export function idOf(side: string, title: string): string {
  const id = known.get(`${side} ${title}`)
  if (id === undefined) throw new Error(`no ${side} card ${title}`)
  return id
}

let handles = 0
/** Returns a tile of a card; its name may be a short one. */
export const tile = (side: string, title: string, power: number | null, more: Partial<Tile> = {}): Tile => ({
  handle: `h${handles++}`,
  card: idOf(side, title),
  name: title,
  ...(power === null ? {} : { plate: { id: 'power', label: 'power', value: String(power) } }),
  ...more,
})
/** Returns a card of a hand with its cost. */
export const held = (title: string, name: string, cost: number | null, more: Partial<Tile> = {}): Tile => ({
  handle: `h${handles++}`,
  card: idOf('dark', title),
  name,
  ...(cost === null ? {} : { plate: { id: 'cost', label: 'cost', value: String(cost) } }),
  ...more,
})

const said = (language: Language, en: string, fr: string): string => (language === 'en' ? en : fr)

/** Returns the score of both. */
export const scores = (language: Language, you: number, bob: number, name = 'Bob'): StripBlock => {
  const label = said(language, 'Life Force', 'Force vitale')
  return {
    block: 'strip',
    sides: [
      {
        seat: 'dark',
        name: said(language, 'You', 'Vous'),
        score: { id: '', label, count: you, low: you < 10 },
        piles: [],
      },
      {
        seat: 'light',
        name,
        score: { id: '', label, count: bob, low: bob < 10 },
        piles: [
          { id: 'hand', label: said(language, 'hand', 'main'), count: 6 },
          { id: 'force', label: 'Force', count: 1 },
        ],
      },
    ],
    goals: [],
  }
}

const PHASES = {
  en: ['Activate', 'Control', 'Deploy', 'Battle', 'Move', 'Draw'],
  fr: ['Activer', 'Contrôler', 'Déployer', 'Batailler', 'Déplacer', 'Piocher'],
} as const
const ICONS = ['force', 'drop', 'up', 'sword', 'arrow', 'hand'] as const

/** Returns the phases: a state and a number for each; a state without a number holds nothing. */
export const track = (
  language: Language,
  ...cells: readonly (TrackCell['state'] | [TrackCell['state'], string])[]
): TrackBlock => ({
  block: 'track',
  cells: PHASES[language].map((label, at) => {
    const cell = cells[at] ?? 'open'
    const [state, value] = typeof cell === 'string' ? [cell, undefined] : cell
    return { label, state, ...(value === undefined ? {} : { icon: ICONS[at]!, value }) }
  }),
  states: {
    done: said(language, 'done', 'fait'),
    now: said(language, 'now', 'en cours'),
    planned: said(language, 'planned', 'préparé'),
    suggested: said(language, 'suggested', 'proposé'),
  },
})

const icons = (language: Language, value: number): Figure => ({
  id: 'force',
  label: said(language, 'icons', 'icônes'),
  value: String(value),
})

interface Spot {
  readonly group?: string
  readonly card?: string
  readonly icons: readonly [near: number, far: number]
  readonly near?: readonly Tile[]
  readonly far?: readonly Tile[]
  readonly drain?: readonly [seat: 'dark' | 'light', value: number]
  readonly state?: BoardColumn['state']
}

const totalOf = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, { plate, state }) => sum + (state === 'leaving' ? 0 : Number(plate?.value ?? 0)), 0)

/** Returns a place; totals are those of its cards. */
export function place(language: Language, title: string, spot: Spot): BoardColumn {
  const { near = [], far = [], drain, state, group, card = null } = spot
  const side = (seat: string, at: 0 | 1, tiles: readonly Tile[]): ColumnSide => ({
    seat,
    tiles,
    ...(tiles.length === 0 ? {} : { total: String(totalOf(tiles)) }),
    figure: icons(language, spot.icons[at]),
  })
  return {
    id: `${group ?? ''} ${title}`,
    card,
    title,
    sides: [side('dark', 0, near), side('light', 1, far)],
    ...(group === undefined ? {} : { group }),
    ...(drain === undefined
      ? {}
      : {
          gain: {
            seat: drain[0],
            figure: { id: 'drop', label: said(language, 'drains', 'draine'), value: String(drain[1]) },
          },
        }),
    ...(state === undefined ? {} : { state }),
  }
}

export const board = (language: Language, places: readonly BoardColumn[], ways?: BoardBlock['ways']): BoardBlock => ({
  block: 'board',
  places,
  more: { one: said(language, 'empty place', 'lieu vide'), many: said(language, 'empty places', 'lieux vides') },
  ...(ways === undefined ? {} : { ways }),
})

/** Returns the piles of the reader in one row. */
export const piles = (language: Language, force: number, reserve: number, used: number, lost: number): Block => ({
  block: 'piles',
  seat: 'dark',
  piles: [
    { id: 'force', label: 'Force', count: force, now: true },
    { id: 'deck', label: said(language, 'Reserve', 'Réserve'), count: reserve, low: reserve < 6 },
    { id: 'undo', label: said(language, 'Used', 'Utilisée'), count: used },
    { id: 'lost', label: said(language, 'Lost', 'Perdue'), count: lost },
  ],
})

export const hand = (language: Language, tiles: readonly Tile[], later: readonly Tile[]): TrayBlock => ({
  block: 'tray',
  seat: 'dark',
  title: said(language, 'Your hand', 'Votre main'),
  tiles,
  later,
})

export const scene = (...blocks: readonly Block[]): Scene => ({ blocks })
export { said }
