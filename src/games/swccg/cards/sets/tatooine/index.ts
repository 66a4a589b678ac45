import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const tatooine: CardSet = {
  code: '11',
  name: 'Tatooine',
  icon: 'Tatooine',
  cards: [...dark, ...light],
}
