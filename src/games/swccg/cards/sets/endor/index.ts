import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { darkEffects } from './dark-effects.ts'
import { darkFleet } from './dark-fleet.ts'
import { ewoks } from './ewoks.ts'
import { light } from './light.ts'
import { lightEffects } from './light-effects.ts'
import { lightFleet } from './light-fleet.ts'
import { darkObjectives, lightObjectives } from './objectives.ts'

export const endor: CardSet = {
  code: '8',
  name: 'Endor',
  icon: 'Endor',
  cards: [
    ...[...dark, ...darkEffects, ...darkFleet, ...darkObjectives],
    ...[...light, ...ewoks, ...lightEffects, ...lightFleet, ...lightObjectives],
  ],
}
