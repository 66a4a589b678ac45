/** The colours of both sides and of each planet; a card without a planet is painted in open space. */
import type { Palette } from '../../../contract/index.ts'

/** The two palettes. */
export type Tone = 'dark' | 'light'

const PALETTES: Readonly<Record<Tone, Palette>> = {
  dark: {
    frame: '#0c0507',
    edge: '#c21f33',
    plate: '#17080c',
    panel: '#1c0b10',
    cell: '#331219',
    line: '#5c1c28',
    title: '#fff3ea',
    text: '#f8e9e2',
    muted: '#d3a39c',
    accent: '#ff6b64',
    raised: '#7be08a',
    sign: '#e0404f',
    cube: ['#e2485a', '#8e1526', '#b81f33'],
    cubeInk: '#ffffff',
    board: {
      band: '#2b1117',
      row: '#3a1820',
      edge: '#e0364a',
      sign: '#ff7a73',
      won: '#c42436',
      ring: '#ff8b86',
      stripe: '#a51d2e',
    },
  },
  light: {
    frame: '#f3ead6',
    edge: '#1d5fae',
    plate: '#fbf5e6',
    panel: '#fdf9ee',
    cell: '#dfeaf6',
    line: '#a9c4e2',
    title: '#0b2753',
    text: '#142340',
    muted: '#4f6282',
    accent: '#1656a8',
    raised: '#187a34',
    sign: '#5f9fe6',
    cube: ['#5fa4ea', '#174f97', '#2269bd'],
    cubeInk: '#ffffff',
    board: {
      band: '#0f2340',
      row: '#152c4d',
      edge: '#4a9bff',
      sign: '#8cc2ff',
      won: '#1d62b8',
      ring: '#9ccaff',
    },
  },
}

/** The colours of a landscape, from the back to the front. */
export interface Landscape {
  /** From the top down to the horizon. */
  readonly sky: readonly string[]
  /** Three or four, the farthest first. */
  readonly land: readonly string[]
  readonly sun: string
  readonly glow: string
  /** Windows, stars, foam: small bright things. */
  readonly spark: string
}

type Scenes = Readonly<Record<Tone, Landscape>>

const SCENES: Readonly<Record<string, Scenes>> = {
  Tatooine: {
    dark: {
      sky: ['#2a0a1a', '#6b1a24', '#b93a22', '#ee8430', '#ffc062'],
      land: ['#a6472a', '#7b2a20', '#551a1a', '#330e13'],
      sun: '#ffe3a0',
      glow: '#ffb347',
      spark: '#ffd98a',
    },
    light: {
      sky: ['#3f93c7', '#7cbcdc', '#bfdfe0', '#f4e6bd', '#ffe9b0'],
      land: ['#efc47a', '#dba257', '#bd7d3c', '#8f5a2c'],
      sun: '#fffbe6',
      glow: '#fff0b8',
      spark: '#fff6d8',
    },
  },
  Coruscant: {
    dark: {
      sky: ['#0e0718', '#2c0f31', '#611a40', '#b03a48', '#f0835a'],
      land: ['#6a2547', '#48183a', '#2e102b', '#1a091b'],
      sun: '#ffd2a6',
      glow: '#ff9a63',
      spark: '#ffcb73',
    },
    light: {
      sky: ['#35569c', '#6b8fcb', '#a9c3e6', '#e3dfe6', '#ffe4c2'],
      land: ['#9fb2d6', '#748cbd', '#4f6a9f', '#33497b'],
      sun: '#fffaf0',
      glow: '#fff0d6',
      spark: '#fff3c8',
    },
  },
  Naboo: {
    dark: {
      sky: ['#06131c', '#0f2c36', '#22514c', '#5e7f56', '#b8a95c'],
      land: ['#2f5f4a', '#1d4638', '#11312a', '#081d1b'],
      sun: '#f3e7b0',
      glow: '#c9c27a',
      spark: '#d8f0c4',
    },
    light: {
      sky: ['#3b8fd6', '#74b6e8', '#aed8f3', '#dcf0f4', '#f6f7e4'],
      land: ['#a5cf86', '#71b06a', '#468a56', '#2b6447'],
      sun: '#fffdf0',
      glow: '#fffbe0',
      spark: '#ffffff',
    },
  },
}

const SPACE: Scenes = {
  dark: {
    sky: ['#06030b', '#140713', '#2a0c1c', '#451224'],
    land: ['#7e2436', '#5b1828', '#3b101d', '#220912'],
    sun: '#ffb38a',
    glow: '#d0334a',
    spark: '#ffd9c9',
  },
  light: {
    sky: ['#0a1f4a', '#123672', '#1f589f', '#3f84c6'],
    land: ['#cfe0ef', '#93b7dc', '#5a8cc4', '#2d609f'],
    sun: '#fff6dc',
    glow: '#8fd0ff',
    spark: '#ffffff',
  },
}

/** The palette's name for a side; `light` for a side that the game does not know. */
export const tone = (side: string): Tone => (side === 'dark' ? 'dark' : 'light')

/** The colours of a side. */
export const paletteOf = (side: string): Palette => PALETTES[tone(side)]

/** The landscape of a realm; open space for a card without one. */
export function sceneOf(realm: string | null, side: string): Landscape {
  return (SCENES[realm ?? ''] ?? SPACE)[tone(side)]
}

const REALM_TINT: Readonly<Record<string, string>> = { Tatooine: '#e0912f', Coruscant: '#8a63d2', Naboo: '#2f9e63' }

/** The one colour that says where a card belongs. */
export const tintOf = (realm: string | null): string => REALM_TINT[realm ?? ''] ?? '#6f8197'

/** Strong colours that go with every scene, to tell cards apart. */
export const HUES = [
  '#e4572e',
  '#f3a712',
  '#29a19c',
  '#3d7ea6',
  '#9a4c95',
  '#c73e5b',
  '#5b8e3e',
  '#d9b44a',
  '#4f6bd0',
  '#b8602f',
  '#2f8f83',
  '#8c5fd0',
] as const

const SLOTS: Readonly<Record<string, string>> = {
  red: '#d8303a',
  orange: '#ef8722',
  blue: '#2f78d8',
  yellow: '#f3c92a',
  green: '#35a04c',
  purple: '#8d4bbd',
  white: '#ffffff',
}

/** The colour of a deck slot, as `#rrggbb`; grey for an unknown one. */
export const slotColour = (colour: string): string => SLOTS[colour] ?? '#9aa4b2'

/** Colours of the numbers that most cards have. */
const NUMBERS: Readonly<Record<string, string>> = { counters: '#f0b429', power: '#e5484d', damage: '#ee7b30' }

/** The colour of a number; null for the side's own accent. */
export const numberColour = (id: string): string | null => NUMBERS[id] ?? null
