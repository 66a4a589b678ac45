/** The parts of which the picture of a character is made. */
import type { Beard } from '../../../likeness/beards.ts'
import type { Hair } from '../../../likeness/hair.ts'
import type { HELPERS } from '../../../likeness/serving-machines.ts'
import type { CLOTHES, EXTRAS } from './clothes.ts'
import type { CraftName } from './craft.ts'
import type { HEADGEAR } from './headgear.ts'
import type { Colours, HEADS } from './heads.ts'

/** A part and its colours. */
export type Worn<Name> = readonly [name: Name, ...colours: Colours]
/** The parts of a figure, from the back to the front. */
export interface Appearance {
  readonly head: Worn<keyof typeof HEADS> | null
  readonly headgear: Worn<keyof typeof HEADGEAR>
  readonly clothes: Worn<keyof typeof CLOTHES>
  readonly hair?: Worn<Hair>
  readonly beard?: Worn<Beard>
  readonly extras?: readonly Worn<keyof typeof EXTRAS>[]
  /** A sign on the disc behind the head, for soldiers who look alike otherwise. */
  readonly backed?: 'leaves' | 'squadron' | CraftName
  /** Small people stand lower. */
  readonly small?: true
  /** A droid that is drawn whole, with its metal and its paint. */
  readonly droid?: readonly [build: keyof typeof HELPERS, metal: string, paint?: string]
}

export const SKIN = '#e0ac7e'
export const PALE = '#f0c9a4'
export const TAN = '#c98f62'
export const BROWN = '#7a4c30'
