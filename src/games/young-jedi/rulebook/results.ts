import { part, rule } from './rule.ts'

/** Part 14 of the rulebook: Results. */
export const part14 = part(
  14,
  ['Results', 'Résultats'],
  [
    rule(
      '14.1',
      '**Defeated**: the character is discarded, together with the weapon it used. Then its owner takes that much damage: they discard that many cards from the top of their draw deck (G-32, G-34).',
      '**Vaincu** : le personnage est défaussé, avec l’arme qu’il utilisait. Puis son propriétaire défausse du dessus de sa pile de tirage autant de cartes que le personnage a de dommages (G-32, G-34).',
    ),
    rule(
      '14.2',
      'The winner, and both after a tie, stay. They are set aside until the battle is over.',
      'Le vainqueur, ou les deux à égalité, restent. On les met de côté jusqu’à la fin de la bataille.',
    ),
    rule(
      '14.3',
      'Then the next fighters of both plans fight, until one of the two has no fighter left.',
      'Puis les combattants suivants des deux plans s’affrontent, jusqu’à ce que l’un des deux n’en ait plus.',
    ),
    rule(
      '14.4',
      '**Breakthrough**: if the *attacker* has characters left then that have not fought, the defender discards one card from their draw deck for each. A defender never breaks through.',
      '**Percée** : si l’*attaquant* a alors encore des personnages qui n’ont pas combattu, le défenseur défausse une carte de sa pile de tirage pour chacun. Un défenseur ne perce jamais les lignes.',
    ),
    rule(
      '14.4.1',
      'Each character left counts, even those that were to fight together.',
      'Chaque personnage restant compte, même ceux qui devaient combattre ensemble.',
    ),
    rule(
      '14.5',
      '**What is left over**: weapons not revealed, or ignored, stay on the planet. Battle cards not revealed are discarded (U-06).',
      '**Les restes** : les armes non révélées ou ignorées restent sur la planète. Les cartes de bataille non révélées sont défaussées (U-06).',
    ),
    rule(
      '14.6',
      'Characters and weapons that survived go back to their places. Both take up their hands, which hold the cards drawn for destiny now.',
      'Personnages et armes survivants reprennent leur place. Chacun reprend sa main, qui contient désormais les cartes tirées pour la destinée.',
    ),
    rule(
      '14.7',
      'Nobody takes control yet: the turn has to be finished first.',
      'Personne ne prend encore le contrôle : il faut d’abord finir le tour.',
    ),
    rule(
      '14.8',
      '**Back to hand**: where a Battle card says so, a defeated character goes to the hand with the weapon it used instead of being discarded, and its damage is not taken. It is defeated all the same (E-09).',
      '**Retour en main** : quand une carte de bataille le dit, un personnage vaincu va en main avec l’arme qu’il utilisait au lieu d’être défaussé, et ses dommages ne sont pas subis. Il est vaincu quand même (E-09).',
    ),
    rule(
      '14.9',
      '**No breakthrough**: where a Battle card stops it for the last card of the plan, that character must lie behind all others, weapons and Battle cards included (E-23). It holds for this battle.',
      '**Pas de percée** : quand une carte de bataille l’empêche pour la dernière carte du plan, ce personnage doit suivre toutes les autres, armes et cartes de bataille comprises (E-23). Cela vaut pour cette bataille.',
    ),
  ],
)

/** Part 15 of the rulebook: Mistakes in a plan. */
export const part15 = part(
  15,
  ['Mistakes in a plan', 'Fautes dans un plan'],
  [
    rule(
      '15.1',
      'A Battle card that doesn’t stand directly before a character or its weapon (the first of two, for instance), or doesn’t work there: it is discarded, and the fight continues.',
      'Une carte de bataille qui n’est pas juste devant un personnage ou son arme (la première de deux, par exemple), ou n’y agit pas : elle est défaussée, et le combat continue.',
    ),
    rule(
      '15.2',
      'A weapon not directly before a character, or not fit for it: it is ignored and kept.',
      'Une arme qui n’est pas juste devant un personnage, ou ne lui convient pas : elle est ignorée et conservée.',
    ),
    rule(
      '15.3',
      'The wrong characters or too few for a group, or more than one weapon (but 12.11) or Battle card before the characters: the **first Battle card** is discarded, the others just revealed go back on the plan as they were, and revealing begins again.',
      'Mauvais personnages ou trop peu pour un groupe, ou plus d’une arme (sauf 12.11) ou carte de bataille devant les personnages : la **première carte de bataille** est défaussée, les autres cartes révélées reviennent sur le plan telles quelles, et l’on révèle à nouveau.',
    ),
    rule(
      '15.4',
      'The same holds for every mistake with a Battle card in it (U-24). *Battle card – weapon – weapon – character*: the Battle card is discarded, the first weapon ignored, the second used. *Battle card – Battle card – weapon – character*: the first is discarded, the second works.',
      'De même pour toute faute avec une carte de bataille (U-24). *Carte de bataille – arme – arme – personnage* : la carte de bataille est défaussée, la première arme ignorée, la seconde utilisée. *Carte de bataille – carte de bataille – arme – personnage* : la première est défaussée, la seconde agit.',
    ),
  ],
)

const NO_ORDER = [['2000'], 'no order is given.', 'aucun ordre n’est donné.'] as const

/** Part 16 of the rulebook: The order of draws. */
export const part16 = part(
  16,
  ['The order of draws', 'L’ordre des tirages'],
  [
    rule('16.1', 'In each fight, in this order:', 'À chaque combat, dans cet ordre :', { older: [NO_ORDER] }),
    rule('16.1.1', 'The defender draws for their Battle card.', 'Le défenseur tire pour sa carte de bataille.'),
    rule('16.1.2', 'The attacker draws for their Battle card.', 'L’attaquant tire pour sa carte de bataille.'),
    rule(
      '16.1.3',
      'The defender draws for their weapons, built-in ones too.',
      'Le défenseur tire pour ses armes, intégrées ou non.',
    ),
    rule(
      '16.1.4',
      'The attacker draws for their weapons, built-in ones too.',
      'L’attaquant tire pour ses armes, intégrées ou non.',
    ),
    rule(
      '16.1.5',
      'The defender draws for the power of their character or starship.',
      'Le défenseur tire pour la puissance de son personnage ou vaisseau.',
    ),
    rule(
      '16.1.6',
      'The attacker draws for the power of their character or starship.',
      'L’attaquant tire pour la puissance de son personnage ou vaisseau.',
    ),
    rule('16.1.7', 'The attacker’s Battle card is resolved.', 'On résout la carte de bataille de l’attaquant.'),
    rule('16.1.8', 'The defender’s Battle card is resolved.', 'On résout la carte de bataille du défenseur.'),
    rule(
      '16.2',
      'Whether a card is legal, its fixed bonus, and what makes a weapon ignored is settled at the reveal, before any draw; points 7 and 8 are for texts that change drawn numbers or the result (U-27).',
      'La légalité d’une carte, son bonus fixe et ce qui fait ignorer une arme se règlent à la révélation, avant tout tirage ; les points 7 et 8 servent aux textes qui changent les nombres tirés ou le résultat (U-27).',
    ),
    rule(
      '16.3',
      'Whether to draw anew, where a text allows it, is decided at the draw in question.',
      'Tirer à nouveau, quand un texte le permet, se décide au moment du tirage concerné.',
    ),
    rule(
      '16.4',
      'All draws of a fight are made before anybody looks whether a draw deck is empty; that look comes before any damage.',
      'Tous les tirages d’un combat se font avant d’examiner si une pile de tirage est vide ; cet examen précède tout dommage.',
    ),
    rule('16.5', 'Totals are compared after point 8.', 'On compare les totaux après le point 8.'),
  ],
)
