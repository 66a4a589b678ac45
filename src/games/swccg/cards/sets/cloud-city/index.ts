import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const cloudCity: CardSet = {
  code: '5',
  name: 'Cloud City',
  icon: 'Cloud City',
  cards: [...dark, ...light],
}
