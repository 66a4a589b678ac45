/** French: cards that leave a battle, or are hit without a shot. */
import type { excludedEn } from './en.ts'

export const excludedFr: Readonly<Record<keyof typeof excludedEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'excluded.out': 'Exclusion de la bataille : {{card}}.',
  'excluded.hit': 'Carte touchée : {{card}}.',
}
