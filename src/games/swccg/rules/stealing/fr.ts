/** French: stealing. */
import type { stealingEn } from './en.ts'

export const stealingFr: Readonly<Record<keyof typeof stealingEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'stealing.stolen.you': 'Vous volez {{card}}.',
  'stealing.stolen.they': '{{name}} vole {{card}}.',
  'stealing.seen': 'Vous voyez {{card}} dans la main adverse.',
  'stealing.peeked.you': 'Vous regardez une carte de la main adverse.',
  'stealing.peeked.they': '{{name}} regarde une carte de la main de l’autre joueur.',
}
