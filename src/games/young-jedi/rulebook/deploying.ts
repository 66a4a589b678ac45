import { part, rule } from './rule.ts'

/** Part 5 of the rulebook: Deploying. */
export const part5 = part(
  5,
  ['Deploying', 'Déployer'],
  [
    rule(
      '5.1',
      '**Six counters**: what you deploy in one of your turns may cost six counters in all, whatever the number of cards. Counters not spent are lost; the next turn has six again.',
      '**Six compteurs** : ce que vous déployez en un tour coûte six compteurs au plus, quel que soit le nombre de cartes. Les compteurs non dépensés sont perdus ; le tour suivant en a de nouveau six.',
    ),
    rule(
      '5.1.1',
      'Some Effects raise that limit, as *Sando Aqua Monster* to seven (20.4).',
      'Certains effets augmentent cette limite, comme *Sando Aqua Monster* à sept (20.4).',
    ),
    rule(
      '5.2',
      'Characters, weapons and Effects cost their counters. Locations, starships, lap cards and Objectives cost nothing.',
      'Personnages, armes et effets coûtent leurs compteurs. Localisations, vaisseaux, cartes de piste et objectifs sont gratuits.',
    ),
    rule(
      '5.3',
      'Characters and weapons go from your hand to your side of the *current* planet. Nothing more is ever deployed to a controlled planet. A Podracer and its pilot may go to the Objective instead (25.2).',
      'Personnages et armes vont de votre main à votre côté de la planète *actuelle*. On ne déploie plus rien sur une planète contrôlée. Un module de course et son pilote peuvent aller sur l’objectif (25.2).',
    ),
    rule(
      '5.4',
      'Your opponent may always see how many cards you have there.',
      'Votre adversaire peut toujours voir combien de cartes vous y avez.',
    ),
    rule(
      '5.5',
      'A weapon may be deployed even if nobody there can use it, or if nobody is there.',
      'Une arme peut être déployée même si personne sur place ne peut l’utiliser, ou s’il n’y a personne.',
    ),
    rule(
      '5.6',
      'Text for the moment when a card deploys works only if it is deployed face up (7.6).',
      'Un texte pour le moment du déploiement n’agit que si la carte est déployée face visible (7.6).',
    ),
    rule(
      '5.7',
      'Deploying from the draw deck with a text: see part 21.',
      'Déployer depuis la pile de tirage par un texte : voir partie 21.',
    ),
  ],
)

/** Part 6 of the rulebook: How many copies may be in play. */
export const part6 = part(
  6,
  ['How many copies may be in play', 'Nombre d’exemplaires en jeu'],
  [
    rule(
      '6.1',
      '**◆ cards**: no limit, on any number of planets. Each copy is somebody else.',
      '**Cartes ◆** : aucune limite, sur autant de planètes qu’on veut. Chaque exemplaire est un autre individu.',
    ),
    rule(
      '6.2',
      '**Stackable cards** are one person or one thing, the *stack*.',
      '**Les cartes empilables** sont une seule personne ou chose, la *pile*.',
    ),
    rule(
      '6.2.1',
      'Any number of copies, but all on one planet. As long as a copy lies on a controlled planet, none may be deployed to the current one.',
      'Autant d’exemplaires qu’on veut, mais tous sur une planète. Tant qu’il en reste un sur une planète contrôlée, aucun ne peut être déployé sur l’actuelle.',
    ),
    rule(
      '6.2.2',
      'The title makes the stack: all versions belong to it.',
      'Le titre fait la pile : toutes les versions en font partie.',
    ),
    rule(
      '6.2.3',
      '*Padmé Naberrie* and *Queen Amidala* are two stacks, since they are two titles.',
      '*Padmé Naberrie* et *Queen Amidala* sont deux piles, car ce sont deux titres.',
    ),
    rule('6.2.4', 'Each copy costs its counters.', 'Chaque exemplaire coûte ses compteurs.'),
    rule(
      '6.2.5',
      'Otherwise each copy is a card of its own: its own fight, weapon and place in the plan, and it is defeated alone.',
      'À part cela chaque exemplaire est une carte à lui seul : son combat, son arme, sa place dans le plan, et sa propre défaite.',
    ),
    rule(
      '6.2.6',
      'The same goes for stackable weapons: each copy may serve somebody else.',
      'De même pour les armes empilables : chaque exemplaire peut servir à un autre.',
    ),
    rule(
      '6.2.7',
      'When the last copy has left the planet, the stack may begin anew anywhere.',
      'Quand le dernier exemplaire a quitté la planète, la pile peut recommencer n’importe où.',
    ),
    rule(
      '6.3',
      'A copy **on the Objective** is in play too: while it is there, none may be deployed to a planet, and while one is on a planet, none to the Objective.',
      'Un exemplaire **sur l’objectif** est aussi en jeu : tant qu’il y est, aucun sur une planète ; tant qu’il y en a un sur une planète, aucun sur l’objectif.',
    ),
    rule(
      '6.4',
      "**Unique cards** (neither ◆ nor stackable): one copy a player in play. Such are eight starships with names of their own (*Bravo 1*, *Bravo 2*, *Bravo 3*, *Amidala's Starship*, *Radiant VII*, *Darth Maul's Starfighter*, *Droid Control Ship*, *Viceroy's Battleship*) and eleven characters (*Jira* (30.7), *Kitster*, *Wald*, *Seek*, *Amee*, *Melee*, *Reike Th'san*, *Meddun*, *Rum Sleg*, *Aehrrley Rue*, *Jedwar Seelah*).",
      "**Cartes uniques** (ni ◆ ni empilables) : un exemplaire en jeu par joueur. Ce sont huit vaisseaux à nom propre (*Bravo 1*, *Bravo 2*, *Bravo 3*, *Amidala's Starship*, *Radiant VII*, *Darth Maul's Starfighter*, *Droid Control Ship*, *Viceroy's Battleship*) et onze personnages (*Jira* (30.7), *Kitster*, *Wald*, *Seek*, *Amee*, *Melee*, *Reike Th'san*, *Meddun*, *Rum Sleg*, *Aehrrley Rue*, *Jedwar Seelah*).",
    ),
    rule(
      '6.5',
      'Hidden cards count here, although otherwise they are not there yet (7.5).',
      'Les cartes cachées comptent ici, bien qu’elles ne soient pas encore là pour le reste (7.5).',
    ),
    rule(
      '6.6',
      'What is in hand, draw deck or discard pile, and lap cards, does not count.',
      'Ce qui est en main, dans la pile de tirage ou en défausse, et les cartes de piste, ne comptent pas.',
    ),
    rule(
      '6.7',
      '*Boonta Eve Classic* is neither stackable nor unique: both players may have theirs in play.',
      '*Boonta Eve Classic* n’est ni empilable ni unique : les deux joueurs peuvent avoir la leur en jeu.',
    ),
  ],
)

/** Part 7 of the rulebook: Hidden cards. */
export const part7 = part(
  7,
  ['Hidden cards', 'Cartes cachées'],
  [
    rule(
      '7.1',
      'In **your first turn on each planet** the characters, weapons and Effects you deploy lie face down. Each player has such a first turn, and it comes again with each new planet.',
      'À **votre premier tour sur chaque planète**, les personnages, armes et effets que vous déployez restent face cachée. Chaque joueur a un tel premier tour, et il revient avec chaque planète.',
    ),
    rule(
      '7.2',
      'Locations, starships, Objectives and the cards on them are never hidden.',
      'Localisations, vaisseaux, objectifs et les cartes posées dessus ne sont jamais cachés.',
    ),
    rule(
      '7.3',
      'From your second turn on that planet you deploy face up.',
      'Dès votre deuxième tour sur cette planète vous déployez face visible.',
    ),
    rule(
      '7.4',
      'At the start of your next turn all your hidden cards are turned face up, wherever they are.',
      'Au début de votre tour suivant toutes vos cartes cachées se retournent, où qu’elles soient.',
    ),
    rule(
      '7.5',
      'A hidden card is not there: it doesn’t fight and cannot be fought, and its text doesn’t work. It counts only for 6.5 and 7.7.',
      'Une carte cachée n’est pas là : elle ne combat pas, on ne peut la combattre, et son texte n’agit pas. Elle ne compte que pour 6.5 et 7.7.',
    ),
    rule(
      '7.6',
      'Text for the moment when a card deploys is lost if the card is deployed hidden; it does not work when it is turned face up either.',
      'Un texte pour le moment du déploiement est perdu si la carte est déployée cachée ; il n’agit pas non plus quand on la retourne.',
    ),
    rule(
      '7.7',
      'You can’t control a planet while your opponent has hidden cards on it (18.1).',
      'Nul ne peut contrôler une planète où son adversaire a des cartes cachées (18.1).',
    ),
    rule(
      '7.8',
      'If the planet is decided meanwhile, they stay hidden until their owner’s next turn begins (G-57).',
      'Si la planète se décide entre-temps, elles restent cachées jusqu’au début du tour suivant de leur propriétaire (G-57).',
    ),
    rule(
      '7.9',
      'It follows that on a new planet no battle can come before the second turn there of the player who moved second.',
      'Il s’ensuit que sur une nouvelle planète aucune bataille ne précède le deuxième tour de celui qui y joue en second.',
    ),
  ],
)

/** Part 8 of the rulebook: Locations. */
export const part8 = part(
  8,
  ['Locations', 'Localisations'],
  [
    rule(
      '8.1',
      'One Location is current; all that both have on the current planet is there.',
      'Une seule localisation est l’actuelle ; tout ce que les deux ont sur la planète actuelle s’y trouve.',
    ),
    rule(
      '8.2',
      'In your Deploy step you may play *another* Location of the *current planet* from your hand on top, for free. Everything on the planet is there then.',
      'En phase de déploiement vous pouvez poser dessus, gratuitement, une *autre* localisation de la *planète actuelle* de votre main. Tout ce qui est sur la planète s’y trouve alors.',
    ),
    rule(
      '8.3',
      'Locations of other planets can’t be played.',
      'Les localisations d’autres planètes ne peuvent pas être posées.',
    ),
    rule('8.4', 'Only the Location on top gives bonuses.', 'Seule la localisation du dessus donne des bonus.'),
    rule(
      '8.5',
      'Those below stay there and go aside with the planet (G-08).',
      'Celles du dessous y restent et partent avec la planète (G-08).',
    ),
    rule(
      '8.6',
      'Any number a turn, but never one with the title of the Location that is current (U-23).',
      'Autant qu’on veut par tour, mais jamais une du même titre que l’actuelle (U-23).',
    ),
  ],
)
