/**
 * Sizes of letters and colours of the pictures on a panel and in a thread. Pictures are drawn 760 wide and shown 316 wide
 * on a telephone. Each ink keeps a contrast of 4.5 on its ground; each ring and edge one of 3.
 */
import type { Palette } from '../contract/index.ts'
import { mix } from '../kit/drawing/colours.ts'

/** The width of every picture, and the most it may be high. */
export const PICTURE = { width: 760, height: 866, tallest: 925 } as const

/** The heights of letters, in drawn pixels; each is shown at 0.416 of it on a telephone. */
export const TYPE = {
  /** A moment: the winner, the planet, the question whether to give up. Face `display`. */
  moment: [124, 92, 60],
  /** Totals of sides. Face `display`. */
  total: [96, 76, 66],
  /** Totals of lanes and numbers on tiles. Face `display`. */
  lane: [64, 44, 33],
  /** Names in lanes. Face `strong`. */
  name: 35,
  /** Running text. Face `body`. */
  text: [33, 31, 30],
  /** Names on tiles and chips. Face `label`. */
  tile: 29,
  /** No letter is smaller, but for a single long word on a tile. */
  least: 29,
  leastWord: 25,
} as const

/** The grounds of a picture and the inks that stand on them. */
export const COLOURS = {
  ground: '#0d1220',
  strip: '#070a12',
  tray: '#1b2130',
  fight: '#10141f',
  lanes: ['#171e2f', '#131929'],
  ink: '#f4f6fb',
  white: '#ffffff',
  soft: '#aeb6c6',
  pale: '#cfd6e4',
  warning: '#ffc24b',
  win: '#7cf0a0',
  cube: '#ffcf4d',
  lose: '#ff9b96',
  cost: '#ffcf4d',
  costInk: '#241800',
  free: '#cfd6e4',
  /** The plate behind the number in the corner of a tile. */
  plate: '#05070e',
  chosen: '#52e08a',
  chosenInk: '#06210f',
  suggested: '#ffd76a',
  suggestedInk: '#2a1c00',
  /** The dashed ring of a place that is not played for yet, and its letter. */
  open: '#6b7487',
  pill: '#f4f6fb',
  pillInk: '#0d1220',
} as const

/** The colours of one side in such a picture. */
export interface SideStyle {
  /** The ground of its half, and of a row of its own. */
  readonly band: string
  readonly row: string
  /** A card of this side: its ground, its edge and its ink. */
  readonly card: string
  readonly edge: string
  readonly ink: string
  /** Its sign on the ground of the picture. */
  readonly sign: string
  /** A place that it has won: the filling and the ring around it. */
  readonly won: string
  readonly ring: string
  /** Stripes of its part of a bar; null: it is plain. */
  readonly stripe: string | null
}

/** Returns the colours of a side from its palette. A game that names none for boards gets them mixed from its edge. */
export function sideStyle({ plate, edge, title, sign, board }: Palette): SideStyle {
  const mixed: SideStyle = {
    band: mix(COLOURS.ground, edge, 0.22),
    row: mix(COLOURS.ground, edge, 0.3),
    card: plate,
    edge: mix(edge, COLOURS.white, 0.25),
    ink: title,
    sign,
    won: mix(edge, COLOURS.strip, 0.4),
    ring: mix(edge, COLOURS.white, 0.5),
    stripe: null,
  }
  return { ...mixed, ...board }
}
