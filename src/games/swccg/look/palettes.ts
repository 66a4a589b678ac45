/** The colours of both sides, of planets, icons and numbers. */
import type { Palette } from '../../../contract/index.ts'
import type { Side } from '../cards/printed-card.ts'

const PALETTES: Readonly<Record<Side, Palette>> = {
  dark: {
    frame: '#08090c',
    edge: '#8d97a6',
    plate: '#12151b',
    panel: '#171b22',
    cell: '#262d38',
    line: '#434d5c',
    title: '#f4f6fa',
    text: '#e4e9f0',
    muted: '#a3aebd',
    accent: '#ff8577',
    raised: '#7be08a',
    sign: '#c9d2df',
    cube: ['#c65a52', '#6f1d1f', '#9a3433'],
    cubeInk: '#ffffff',
    board: {
      band: '#2b1117',
      row: '#3a1820',
      edge: '#e0364a',
      sign: '#ff8b86',
      won: '#c42436',
      ring: '#ff9a8d',
      stripe: '#a51d2e',
    },
  },
  light: {
    frame: '#f1efe6',
    edge: '#b4642a',
    plate: '#fbf8ef',
    panel: '#fffdf6',
    cell: '#f2e4d2',
    line: '#dcc0a0',
    title: '#3a1d0a',
    text: '#2a1d14',
    muted: '#75604c',
    accent: '#9a4a12',
    raised: '#187a34',
    sign: '#e29a5c',
    cube: ['#e8944c', '#9c4d14', '#c66c26'],
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

/** The side whose colours a card has; the light ones for a side that the game does not know. */
export const toneOf = (side: string): Side => (side === 'dark' ? 'dark' : 'light')
export const paletteOf = (side: string): Palette => PALETTES[toneOf(side)]

/** The two colours of a planet from space, and the colour of its sky. */
export interface World {
  readonly tint: string
  readonly ground: readonly [bright: string, dark: string]
  readonly sky: readonly [top: string, bottom: string]
}
export const WORLDS: Readonly<Record<string, World>> = {
  Endor: { tint: '#4f9a4c', ground: ['#5da55a', '#1f4a2b'], sky: ['#0d2418', '#7fae74'] },
  Kessel: { tint: '#a5603f', ground: ['#b5704a', '#4c2417'], sky: ['#1c0f10', '#a4684a'] },
  'Mon Calamari': { tint: '#3d8fd6', ground: ['#4fa3e4', '#143d78'], sky: ['#0b2242', '#8cc6f2'] },
  Sullust: { tint: '#c9502c', ground: ['#4c4048', '#1d161b'], sky: ['#170d10', '#8f3a22'] },
  Tatooine: { tint: '#e0a04a', ground: ['#eac07c', '#96602c'], sky: ['#4c86b8', '#f3dfae'] },
  Bespin: { tint: '#e5a07c', ground: ['#f3c6a0', '#b8674a'], sky: ['#7a4a6a', '#f6c79c'] },
  Carida: { tint: '#a88a5a', ground: ['#c2a06a', '#5a4426'], sky: ['#2a2216', '#c9b08a'] },
  Gall: { tint: '#7a6a8a', ground: ['#8a7a9a', '#3a2f4a'], sky: ['#171221', '#8a7aa4'] },
  Chandrila: { tint: '#6ab06a', ground: ['#7ac88a', '#2f6a8a'], sky: ['#2f6a9a', '#c9e8d8'] },
  Aquaris: { tint: '#3fb0b8', ground: ['#4fc0c8', '#125a6a'], sky: ['#0b3242', '#8cdce2'] },
  Executor: { tint: '#5b6472', ground: ['#8f99a6', '#2c333d'], sky: ['#0b0e13', '#39424e'] },
  'Home One': { tint: '#c9a284', ground: ['#c9b8a4', '#5a4a3a'], sky: ['#2a2e34', '#b8bcb8'] },
  'Death Star II': { tint: '#8d97a6', ground: ['#a3acb8', '#3b434f'], sky: ['#0b0e13', '#39424e'] },
}
const SPACE: World = { tint: '#77839a', ground: ['#7f8da6', '#2c3547'], sky: ['#060810', '#1d2740'] }
export const worldOf = (realm: string | null): World => WORLDS[realm ?? ''] ?? SPACE

const ICONS: Readonly<Record<string, string>> = {
  pilot: '#4f9ad6',
  warrior: '#d0453e',
  'permanent-pilot': '#7fb4dc',
  'nav-computer': '#58b86a',
  'scomp-link': '#e0b23c',
  'dark-force': '#5b6472',
  'light-force': '#f0a04a',
}
export const iconColour = (id: string): string => ICONS[id] ?? '#9aa4b2'

const NUMBERS: Readonly<Record<string, string>> = {
  deploy: '#e9edf3',
  power: '#e5484d',
  ability: '#4aa3ff',
  maneuver: '#58b86a',
  armor: '#8d97a6',
  forfeit: '#30343c',
  'dark-force': '#5b6472',
  'light-force': '#f0a04a',
}
export const numberColour = (id: string): string | null => NUMBERS[id] ?? null
