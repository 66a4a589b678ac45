import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { darkEffects } from './dark-effects.ts'
import { darkFleet } from './dark-fleet.ts'
import { light } from './light.ts'
import { lightEffects } from './light-effects.ts'
import { lightFleet } from './light-fleet.ts'
import { darkObjectives, lightObjectives } from './objectives.ts'
import { darkOrders, lightOrders } from './orders.ts'

export const deathStar2: CardSet = {
  code: '9',
  name: 'Death Star II',
  icon: 'Death Star II',
  cards: [
    ...[...darkOrders, ...dark, ...darkEffects, ...darkFleet, ...darkObjectives],
    ...[...lightOrders, ...light, ...lightEffects, ...lightFleet, ...lightObjectives],
  ],
}
