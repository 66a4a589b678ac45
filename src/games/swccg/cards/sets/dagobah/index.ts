import type { CardSet } from '../../card-set.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { unwrittenDark } from './unwritten-dark.ts'

export const dagobah: CardSet = {
  code: '4',
  name: 'Dagobah',
  icon: 'Dagobah',
  cards: [...dark, ...light],
  unwritten: unwrittenDark,
}
