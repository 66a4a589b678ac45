import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { unwrittenDark } from './unwritten-dark.ts'
import { unwrittenLight } from './unwritten-light.ts'

export const endor: CardSet = {
  code: '8',
  name: 'Endor',
  icon: 'Endor',
  cards: [...dark, ...light],
  unwritten: [...unwrittenDark, ...unwrittenLight],
}
