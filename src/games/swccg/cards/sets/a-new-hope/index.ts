import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const aNewHope: CardSet = {
  code: '2',
  name: 'A New Hope',
  icon: 'A New Hope',
  cards: [...dark, ...light],
}
