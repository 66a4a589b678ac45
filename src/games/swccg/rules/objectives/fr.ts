/** French: Objectives. */
import type { objectivesEn } from './en.ts'

export const objectivesFr: Readonly<Record<keyof typeof objectivesEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'objectives.nowhere': 'Un objectif commence la partie sur la table et ne se déploie pas ensuite.',
  'objectives.shown.you': 'Vous commencez avec l’objectif {{card}}.',
  'objectives.shown.they': '{{name}} commence avec l’objectif {{card}}.',
  'objectives.gone': '{{card}} ne peut être mis en place : il est hors jeu.',
  'objectives.gone.back': '{{card}} ne peut être mis en place : il est hors jeu. De retour dans le deck : {{cards}}.',
  'objectives.turns': '{{from}} se retourne : {{card}}.',
  'objectives.bring': 'Objectif',
  'objectives.bring?': 'Quelle carte {{card}} apporte-t-il ?',
  'objectives.place?': 'Où placer {{card}} ?',
  'objectives.up': 'en vigueur',
  'objectives.look': 'Objectif : {{card}}',
  'objectives.look.you': 'Votre objectif',
  'objectives.look.they': 'Objectif de {{name}}',
  'objectives.side.front': 'Son recto est visible.',
  'objectives.side.back': 'Son verso est visible.',
  'objectives.met': 'Pour l’instant : {{now}} sur {{needed}}.',
  'objectives.pick': 'Voir la carte…',
  'objectives.other': 'Choisir…',
  'objectives.confirm': 'Confirmer',
}
