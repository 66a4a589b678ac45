import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const thirdAnthology: CardSet = {
  code: '111',
  name: 'Third Anthology',
  icon: 'Premium',
  cards: [...dark, ...light],
}
