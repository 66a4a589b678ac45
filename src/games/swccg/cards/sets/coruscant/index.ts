import type { CardSet } from '../../card-set.ts'
import { light } from './light.ts'

export const coruscant: CardSet = {
  code: '12',
  name: 'Coruscant',
  icon: 'Coruscant',
  cards: [...light],
}
