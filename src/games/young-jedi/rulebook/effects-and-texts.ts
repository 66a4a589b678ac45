import { part, rule } from './rule.ts'

/** Part 20 of the rulebook: Effects. */
export const part20 = part(
  20,
  ['Effects', 'Effets'],
  [
    rule('20.1', 'An Effect costs its counters like a character.', 'Un effet coûte ses compteurs comme un personnage.'),
    rule(
      '20.2',
      'It is deployed at any time in your Deploy step, to your side by the Location of the current planet, hidden in your first turn there (7.1).',
      'Il se déploie à tout moment de votre phase de déploiement, de votre côté près de la localisation de la planète actuelle, caché à votre premier tour (7.1).',
    ),
    rule(
      '20.3',
      'Each player may have one Effect in play (G-14). An Objective is no Effect.',
      'Chaque joueur peut avoir un effet en jeu (G-14). Un objectif n’est pas un effet.',
    ),
    rule(
      '20.4',
      'It works as soon as it lies face up, for the rest of the same Deploy step too.',
      'Il agit dès qu’il est face visible, y compris pour le reste de la même phase de déploiement.',
    ),
    rule(
      '20.5',
      'When the planet is controlled or surrendered, all Effects are discarded.',
      'Quand la planète est contrôlée ou concédée, tous les effets sont défaussés.',
    ),
    rule(
      '20.6',
      '**Fetching**: whenever the first Location of a planet is played, each player may search their draw deck for an Effect, show it, put it into their hand and shuffle. The player who played the Location goes first. At the start of the game the opening hands are drawn before (3.1.3, 3.2.6).',
      '**Chercher** : chaque fois que la première localisation d’une planète est posée, chaque joueur peut chercher un effet dans sa pile de tirage, le montrer, le prendre en main et mélanger. Qui a posé la localisation commence. En début de partie les mains sont piochées avant (3.1.3, 3.2.6).',
    ),
    rule(
      '20.6.1',
      'You may look at your hand before you decide. To find none costs nothing.',
      'Vous pouvez voir votre main avant de décider. Ne pas en trouver ne coûte rien.',
    ),
    rule(
      '20.6.2',
      'A Double Impact card with an Effect half may be fetched (24.4).',
      'Une carte Double Impact dont une moitié est un effet peut être cherchée (24.4).',
    ),
    rule(
      '20.7',
      'A bonus of an Effect goes to each of several characters who fight together.',
      'Le bonus d’un effet va à chacun des personnages qui combattent ensemble.',
    ),
    rule(
      '20.8',
      'A bonus for "each" of a kind reaches only the cards of the player who owns the text. What harms cards that only the opponent can own reaches those.',
      'Un bonus pour « each » d’une sorte ne touche que les cartes du propriétaire du texte. Ce qui nuit à des cartes que seul l’adversaire peut avoir touche celles-là.',
    ),
  ],
)

/** Part 21 of the rulebook: Text on characters, deploying from the draw deck. */
export const part21 = part(
  21,
  ['Text on characters, deploying from the draw deck', 'Textes des personnages, déployer depuis la pile de tirage'],
  [
    rule(
      '21.1',
      'Text of a character works while it lies face up (7.5).',
      'Le texte d’un personnage agit tant qu’il est face visible (7.5).',
    ),
    rule(
      '21.2',
      'A title with a subtitle means that version only; a title alone means all versions (27.1.6).',
      'Un titre avec sous-titre désigne cette version seule ; un titre seul les désigne toutes (27.1.6).',
    ),
    rule(
      '21.3',
      '**Searching to deploy**: when a card deploys that lets you deploy another *from your draw deck*, you may search for it.',
      '**Chercher pour déployer** : quand se déploie une carte qui en fait déployer une autre *depuis la pile de tirage*, vous pouvez la chercher.',
    ),
    rule(
      '21.3.1',
      'Only if the card was deployed face up (7.6).',
      'Seulement si la carte est déployée face visible (7.6).',
    ),
    rule(
      '21.3.2',
      'One copy of the card named for each deployment.',
      'Un exemplaire de la carte nommée par déploiement.',
    ),
    rule(
      '21.3.3',
      'It costs its counters out of the same six, unless the text makes it cheaper or free.',
      'Elle coûte ses compteurs sur les mêmes six, sauf si le texte la rend moins chère ou gratuite.',
    ),
    rule('21.3.4', 'Then you shuffle.', 'Puis vous mélangez.'),
    rule(
      '21.3.5',
      'If you search and deploy nothing, for whatever reason, you take 1 damage after the shuffle (U-03). Your deck need not be shown.',
      'Si vous cherchez sans rien déployer, pour quelque raison que ce soit, vous subissez 1 dommage après le mélange (U-03). La pile de tirage n’a pas à être montrée.',
      { older: [[['2001'], 'the damage comes before the shuffle.', 'le dommage vient avant le mélange.']] },
    ),
    rule(
      '21.4',
      'That damage is never taken for fetching an Effect (20.6) or a Location (18.2.3), nor for a search that takes a card into hand (E-12).',
      'Ce dommage ne vaut jamais pour la recherche d’un effet (20.6) ou d’une localisation (18.2.3), ni pour une recherche qui prend une carte en main (E-12).',
    ),
  ],
)
