/** How an explanation is put together: what is asked of whom, and lines with the rules on which they rest. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import type { State } from '../rules/state.ts'
import type { Scene, SceneSide } from '../rules/texts/scene.ts'
import type { View } from '../view.ts'
import { type Speaker, speakerOf } from '../words/say.ts'
import { seenState } from './seen.ts'

export interface Telling {
  readonly view: View
  /** The view as the rules can be asked about it. */
  readonly state: State
  readonly speaker: Speaker
}

export const tellingOf = (view: View, voice: Voice): Telling => ({
  view,
  state: seenState(view),
  speaker: speakerOf(voice),
})

export const because = (text: string, ...rules: readonly string[]): Explanation => ({ text, rules })

/** A card as it lies, or is held. */
export interface Piece {
  readonly handle: string
  readonly card: string
}

const NOBODY: SceneSide = { characters: [], weapons: [], ignored: [], battle: null, carried: null }

/** A fight of this one alone at the Location that lies there, before anything is known of the other side. */
export function loneScene(state: State, side: Side, piece: Piece, place: Scene['place'], kind: Scene['kind']): Scene {
  const own = { ...NOBODY, characters: [piece] }
  return {
    kind,
    planet: state.planet ?? 'Tatooine',
    place,
    sides: side === 'dark' ? { dark: own, light: NOBODY } : { dark: NOBODY, light: own },
    initiator: null,
    evacuated: null,
  }
}
