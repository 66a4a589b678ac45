import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const specialEdition: CardSet = {
  code: '7',
  name: 'Special Edition',
  icon: 'Special Edition',
  cards: [...dark, ...light],
}
