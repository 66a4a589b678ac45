/** French: crashing. */
import type { crashingEn } from './en.ts'

export const crashingFr: Readonly<Record<keyof typeof crashingEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'crashing.crashed': '{{card}} s’écrase et reste là, sans puissance, déplacement ni arme.',
}
