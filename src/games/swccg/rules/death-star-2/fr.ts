/** French: the mobile system and its sectors. */
import type { deathStarEn } from './en.ts'

export const deathStarFr: Readonly<Record<keyof typeof deathStarEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'sectors.kept':
    '{{card}} : destinée de mouvement {{drawn}} + manœuvre {{maneuver}} = {{total}}, et {{needed}} suffit.',
  'sectors.kept.changed':
    '{{card}} : destinée de mouvement {{drawn}} + manœuvre {{maneuver}}, avec les textes {{total}}, et {{needed}} suffit.',
  'sectors.lost': '{{card}} : la destinée de mouvement donne {{total}}, moins de {{needed}}. Vaisseau perdu.',
  'sectors.none': '{{card}} : aucune carte pour la destinée de mouvement. Vaisseau perdu.',
  'system.orbits': '{{card}} se met en orbite : {{around}}, parsec {{parsec}}.',
  'system.space': '{{card}} part dans l’espace lointain, parsec {{parsec}}.',
  'system.goal': 'Déplacer Death Star II',
  'system.goal?': 'Où va {{card}} ?',
  'system.below': 'Actuellement au parsec {{parsec}}',
  'system.orbit': 'En orbite : {{place}}',
  'system.deep': 'Espace lointain, parsec {{parsec}}',
  'system.loses': 'Force perdue par tour : {{count}}',
  'system.at': 'parsec {{parsec}}',
  'system.other': 'Une autre destination…',
  'escape.title': 'S’échapper',
  'escape?': 'Quel vaisseau quitte {{place}} ?',
  'escape.below': 'Secteur par secteur vers le système, gratuitement. Ce qui reste est perdu.',
  'escape.goes': '{{card}} s’échappe',
  'escape.stays': 'Aucun autre vaisseau',
  'escape.other': 'Un autre vaisseau…',
  'system.confirm': 'Déplacer',
}
