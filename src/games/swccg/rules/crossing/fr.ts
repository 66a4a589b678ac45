/** French: crossing over. */
import type { crossingEn } from './en.ts'

export const crossingFr: Readonly<Record<keyof typeof crossingEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'crossing.tries.you': 'Vous tentez de faire changer {{card}} de camp : plus de {{above}}.',
  'crossing.tries.they': '{{name}} tente de faire changer {{card}} de camp : plus de {{above}}.',
  'crossing.total': '{{card}} : {{total}}, il faut plus de {{above}}.',
  'crossing.none': 'Aucune carte à tirer : {{card}} reste.',
  'crossing.crosses.you': '{{card}} passe dans votre camp.',
  'crossing.crosses.they': '{{card}} passe dans le camp de {{name}}.',
  'crossing.fails': '{{card}} ne change pas de camp.',
  'crossing.depleted.you': 'Vous perdez toute votre Force vitale : {{count}}.',
  'crossing.depleted.they': '{{name}} perd toute sa Force vitale : {{count}}.',
}
