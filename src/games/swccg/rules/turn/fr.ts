/** French: a turn and its Force. */
export const turnFr = {
  'turn.begins': 'Tour {{turn}} : {{who}}',
  'turn.title': 'Tour {{turn}}',
  'turn.nothing.you': 'Vous ne faites rien',
  'turn.nothing.they': '{{name}} ne fait rien',
  'turn.activates.you_one': 'Vous activez {{count}} point de Force.',
  'turn.activates.you_other': 'Vous activez {{count}} points de Force.',
  'turn.activates.they_one': '{{name}} active {{count}} point de Force.',
  'turn.activates.they_other': '{{name}} active {{count}} points de Force.',
  'turn.draws.you': 'Vous piochez {{cards}}.',
  'turn.draws.they': '{{name}} pioche {{cards}}.',
  'turn.draws-count.you_one': 'Vous piochez {{count}} carte.',
  'turn.draws-count.you_other': 'Vous piochez {{count}} cartes.',
  'turn.draws-count.they_one': '{{name}} pioche {{count}} carte.',
  'turn.draws-count.they_other': '{{name}} pioche {{count}} cartes.',
  'turn.force.you': 'Vous activez {{force}} et piochez {{cards}}.',
  'turn.force.they': '{{name}} active {{force}} et pioche {{cards}}.',
  'turn.cards_one': '{{count}} carte',
  'turn.cards_other': '{{count}} cartes',
  'turn.takes-back.you': 'Vous annulez une action, d’un commun accord.',
  'turn.takes-back.they': '{{name}} annule une action, d’un commun accord.',
  'turn.went-back': 'La partie revient à une action antérieure.',
  'turn.standstill_one':
    'Aucune carte n’a été déployée ni perdue récemment. Encore {{count}} tour ainsi, et la plus grande Force vitale gagne.',
  'turn.standstill_other':
    'Aucune carte n’a été déployée ni perdue récemment. Encore {{count}} tours ainsi, et la plus grande Force vitale gagne.',
} as const
