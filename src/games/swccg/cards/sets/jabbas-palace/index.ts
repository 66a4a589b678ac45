import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const jabbasPalace: CardSet = {
  code: '6',
  name: "Jabba's Palace",
  icon: "Jabba's Palace",
  cards: [...dark, ...light],
}
