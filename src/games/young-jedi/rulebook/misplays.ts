import { part, rule } from './rule.ts'

const REFUSED = [
  'what breaks the rules is refused when it is tried (G-79).',
  'ce qui enfreint les règles est refusé dès l’essai (G-79).',
] as const

/** Part 29 of the rulebook: Misplays. */
export const part29 = part(
  29,
  ['Misplays', 'Fautes de jeu'],
  [
    rule(
      '29.1',
      '**Illegal hidden cards**, found when they are turned face up: more than six counters, a Battle card, Location or starship among them, or more than one Effect. Then:',
      '**Cartes cachées illégales**, découvertes en les retournant : plus de six compteurs, un vaisseau, une localisation ou une carte de bataille parmi elles, ou plus d’un effet. Alors :',
      {
        older: [[['2000'], 'only for more than six counters.', 'seulement pour plus de six compteurs.']],
        impossible: REFUSED,
      },
    ),
    rule(
      '29.1.1',
      'The player who played them surrenders the planet at once. Their cards stay there, but Battle cards and Locations are discarded (U-22) and starships go to their hyperspace.',
      'Qui les a posées concède aussitôt la planète. Ses cartes y restent, mais cartes de bataille et localisations sont défaussées (U-22) et les vaisseaux vont dans son hyperespace.',
      { older: [[['2000'], 'starships are discarded too.', 'les vaisseaux sont défaussés aussi.']] },
    ),
    rule(
      '29.1.2',
      'Their opponent may take all of *their own* cards on that planet and shuffle them into their draw deck.',
      'Son adversaire peut reprendre toutes *ses propres* cartes de cette planète et les mélanger à sa pile de tirage.',
    ),
    rule(
      '29.1.3',
      'The offender evens up, chooses the next planet and has the first turn there.',
      'Le fautif égalise, choisit la planète suivante et y a le premier tour.',
    ),
    rule(
      '29.2',
      '**A stack on two planets**: all copies but those on the planet where the stack was first go back to the hand; the counters stay spent. With hidden cards 29.1 holds.',
      '**Une pile sur deux planètes** : tous les exemplaires sauf ceux de la planète où la pile fut d’abord retournent en main ; les compteurs restent dépensés. Avec des cartes cachées, 29.1 vaut.',
      { impossible: REFUSED },
    ),
    rule(
      '29.3',
      '**A card other than a Battle card** taken from hand into a plan goes back to the hand at once.',
      '**Une autre carte qu’une carte de bataille**, venue de la main dans un plan, y retourne aussitôt.',
      { impossible: REFUSED },
    ),
    rule(
      '29.4',
      'For mistakes in a plan see part 15, for an illegal deck 2.10. A doubtful shuffle may be ordered again.',
      'Fautes dans un plan : partie 15 ; deck illégal : 2.10. Un mélange douteux peut être refait.',
      {
        impossible: [
          'points elsewhere; the program shuffles, and nobody can doubt it.',
          'renvoie ailleurs ; le programme mélange, sans doute possible.',
        ],
      },
    ),
  ],
)
