import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const premiere: CardSet = {
  code: '1',
  name: 'Premiere',
  cards: [...dark, ...light],
}
