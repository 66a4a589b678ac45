import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { darkEffects } from './dark-effects.ts'
import { light } from './light.ts'
import { lightEffects } from './light-effects.ts'
import { unwrittenDark } from './unwritten-dark.ts'
import { unwrittenLight } from './unwritten-light.ts'

export const endor: CardSet = {
  code: '8',
  name: 'Endor',
  icon: 'Endor',
  cards: [...dark, ...darkEffects, ...light, ...lightEffects],
  unwritten: [...unwrittenDark, ...unwrittenLight],
}
