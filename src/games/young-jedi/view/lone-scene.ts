/** One fighter alone at a Location, for numbers before anything is known of the opponent. */
import type { Side } from '../cards/card.ts'
import type { State } from '../state/game-state.ts'
import type { FightScene, FightSceneSide } from '../texts/reading/scene.ts'

/** A card in play, or in hand. */
export interface LoneCard {
  readonly handle: string
  readonly card: string
}

const NOBODY: FightSceneSide = { characters: [], weapons: [], ignored: [], battle: null, carried: null }

/** A fight of this fighter alone at the Location in force, before anything is known of the opponent. */
export function loneScene(
  state: State,
  side: Side,
  piece: LoneCard,
  place: FightScene['place'],
  kind: FightScene['kind'],
): FightScene {
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
