import { part, rule } from './rule.ts'

/** Part 25 of the rulebook: Podrace (Boonta Eve Classic). */
export const part25 = part(
  25,
  ['Podrace (Boonta Eve Classic)', 'Course de modules (Boonta Eve Classic)'],
  [
    rule(
      '25.1',
      'The Objective is put into play at the start and stays for the whole game. It costs nothing, has no destiny number and is never in the draw deck.',
      'L’objectif entre en jeu au début et reste toute la partie. Il est gratuit, n’a pas de nombre de destinée et n’est jamais dans la pile de tirage.',
    ),
    rule(
      '25.2',
      'You may deploy *one* Podracer pilot and *one* Podracer Weapon to it for their counters, always face up; no second copy of either, for the whole game. They are in play (6.3).',
      'Vous pouvez y déployer *un* pilote de module et *une* arme Podracer pour leurs compteurs, toujours face visible ; jamais de second exemplaire, de toute la partie. Ils sont en jeu (6.3).',
    ),
    rule(
      '25.3',
      'A Podracer **matches** if its title has the pilot’s name. When you deploy one of the two there, or later while the other place is empty, you may deploy the matching other one from your draw deck (21.3, U-39).',
      'Un module est **assorti** si son titre contient le nom du pilote. Quand vous y déployez l’un des deux, ou plus tard tant que l’autre place est vide, vous pouvez déployer l’autre, assorti, depuis la pile de tirage (21.3, U-39).',
    ),
    rule(
      '25.4',
      'All versions of *Anakin Skywalker* and *Sebulba* are Podracer pilots.',
      'Toutes les versions d’*Anakin Skywalker* et de *Sebulba* sont pilotes de module.',
    ),
    rule(
      '25.5',
      '**Thrust**: with a pilot and the matching Podracer there, once in each of your Deploy steps: put a Thrust token on the pilot (who starts with none), then play up to as many **lap cards** as the pilot has tokens. At most four tokens (U-15).',
      '**Poussée** : avec un pilote et son module assorti, une fois par phase de déploiement : posez un jeton de poussée sur le pilote (il commence sans), puis jouez jusqu’à autant de **cartes de piste** qu’il a de jetons. Quatre jetons au plus (U-15).',
      { older: [[['2001'], 'any number of tokens.', 'autant de jetons qu’on veut.']] },
    ),
    rule(
      '25.6',
      '**Lap cards** go from hand to your Podracing pile, face up, in the order 1, 2, 3, 4, 5, 6 of their destiny numbers; no Locations. They cost nothing and are not in play.',
      '**Les cartes de piste** vont de la main à votre pile de course, face visible, dans l’ordre 1, 2, 3, 4, 5, 6 de leurs nombres de destinée ; pas de localisations. Elles sont gratuites et ne sont pas en jeu.',
    ),
    rule(
      '25.7',
      '**Handling**: a card whose destiny is the last digit of the pilot’s collector number may stand for any number. At most two such cards in a completed lap. A digit of 0 or 7 is of no use.',
      '**Maniement** : une carte dont la destinée est le dernier chiffre du numéro de collection du pilote remplace tout nombre. Deux au plus dans un tour de piste achevé. Un chiffre de 0 ou 7 ne sert à rien.',
      { older: [[['2001'], 'at most three.', 'trois au plus.']] },
    ),
    rule(
      '25.8',
      '**Refuel**: after thrusting you may draw up to half as many cards as the pilot has tokens, rounded up. You may not thrust after it in the same step.',
      '**Ravitaillement** : après la poussée vous pouvez piocher jusqu’à la moitié du nombre de jetons du pilote, arrondie vers le haut. Plus de poussée ensuite dans la même phase.',
    ),
    rule(
      '25.9',
      '**Laps**: with 1 to 6 played, put a lap token on the Objective and shuffle the six cards into your draw deck. If this Thrust allows more lap cards, you may begin the next lap with them. The third token wins (19.3).',
      '**Tours de piste** : de 1 à 6 posés, mettez un jeton de tour sur l’objectif et mélangez les six cartes à votre pile de tirage. Si cette poussée permet encore des cartes de piste, vous pouvez commencer avec elles le tour de piste suivant. Le troisième jeton gagne (19.3).',
    ),
    rule(
      '25.10',
      'All Podracing, the deploying of pilot and Podracer included (U-14), comes before everything else in the Deploy step.',
      'Toute la course, déploiement du pilote et du module compris (U-14), vient avant le reste de la phase de déploiement.',
      { older: [[['2001'], 'at any time in the Deploy step.', 'à tout moment de la phase de déploiement.']] },
    ),
    rule(
      '25.11',
      'Lap cards still belong to your draw deck: they are lost as damage or drawn once the deck itself is empty, the last played first (U-18).',
      'Les cartes de piste font encore partie de votre pile de tirage : elles se perdent en dommage ou se piochent quand la pile de tirage même est vide, la dernière jouée d’abord (U-18).',
    ),
    rule(
      '25.12',
      'Both players may have an Objective and race side by side.',
      'Les deux joueurs peuvent avoir un objectif et courir côte à côte.',
    ),
  ],
)
