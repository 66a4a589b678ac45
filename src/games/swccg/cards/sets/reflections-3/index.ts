import type { CardSet } from '../../card-set.ts'
import { light } from './light.ts'

export const reflections3: CardSet = {
  code: '13',
  name: 'Reflections III',
  icon: 'Reflections 3',
  cards: [...light],
}
