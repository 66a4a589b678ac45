import type { CardSet } from '../../card-set.ts'
import { light } from './light.ts'

export const hoth: CardSet = {
  code: '3',
  name: 'Hoth',
  icon: 'Hoth',
  cards: [...light],
}
