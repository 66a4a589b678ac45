import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

export const dagobah: CardSet = {
  code: '4',
  name: 'Dagobah',
  icon: 'Dagobah',
  cards: [...dark, ...light],
}
