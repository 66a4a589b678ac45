/** French: revealed cards. */
import type { revealingEn } from './en.ts'

export const revealingFr: Readonly<Record<keyof typeof revealingEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'revealing.shown.you': 'Vous révélez {{cards}}.',
  'revealing.shown.they': '{{name}} révèle {{cards}}.',
  'revealing.title': 'Cartes révélées',
  'revealing.which': 'Quelle carte révélée déployez-vous ?',
  'revealing.deploy': 'Déployer {{card}}',
  'revealing.leave': 'La laisser sur la pile',
  'revealing.confirm': 'Confirmer',
}
