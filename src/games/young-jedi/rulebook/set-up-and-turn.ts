import { part, rule } from './rule.ts'

/** Part 3 of the rulebook: Set-up. */
export const part3 = part(
  3,
  ['Set-up', 'Mise en place'],
  [
    rule(
      '3.1',
      '**Starter game** (30 cards each, one planet):',
      '**Partie d’initiation** (30 cartes chacun, une planète) :',
    ),
    rule(
      '3.1.1',
      'It is played on Tatooine; with the starter decks of *Battle of Naboo* on Naboo.',
      'Elle se joue sur Tatooine ; sur Naboo avec les decks d’initiation de *Battle of Naboo*.',
    ),
    rule(
      '3.1.2',
      'The Dark Side player takes *Tatooine • Desert Landing Site* (or the Location of their starter deck) out of their deck and puts it on the table as the first Location.',
      'Le joueur du côté obscur retire de son deck *Tatooine • Desert Landing Site* (ou la localisation de son deck d’initiation) ; elle est la première localisation.',
    ),
    rule(
      '3.1.3',
      'Both shuffle what is left and draw six cards. Then each may search for an Effect (20.6), the Dark Side player first (G-88).',
      'Chacun mélange le reste et pioche six cartes. Puis chacun peut chercher un effet (20.6), le joueur du côté obscur d’abord (G-88).',
    ),
    rule('3.1.4', 'The Dark Side player has the first turn.', 'Le joueur du côté obscur a le premier tour.'),
    rule('3.1.5', 'Who controls the planet has won (19.1.1).', 'Qui contrôle la planète a gagné (19.1.1).'),
    rule(
      '3.2',
      '**Full game** (60 cards each, best of three planets):',
      '**Partie complète** (60 cartes chacun, deux planètes sur trois) :',
    ),
    rule(
      '3.2.1',
      'Objectives are put into play first, before anything is drawn (25.1).',
      'Les objectifs entrent en jeu d’abord, avant tout tirage (25.1).',
    ),
    rule(
      '3.2.2',
      'Both shuffle and turn over their top card. The higher destiny number makes the **starting player**; equal numbers are drawn again.',
      'Chacun mélange et retourne la carte du dessus. Le plus grand nombre de destinée désigne **celui qui commence** ; à égalité on tire à nouveau.',
    ),
    rule(
      '3.2.3',
      'If *both* cards have two numbers, both are drawn again; if one has, its owner chooses (24.5, G-06).',
      'Si *les deux* cartes ont deux nombres, on tire à nouveau ; si une seule, son propriétaire choisit (24.5, G-06).',
    ),
    rule(
      '3.2.4',
      'The starting player chooses a Location of their deck, and with it the planet. It is put on the table as the first Location.',
      'Celui qui commence choisit une localisation de son deck, et par là la planète. Elle est la première localisation.',
    ),
    rule(
      '3.2.5',
      'Then both shuffle again, the turned cards included, and draw six (G-07).',
      'Puis chacun mélange encore, cartes retournées comprises, et dans la pile de tirage six (G-07).',
    ),
    rule(
      '3.2.6',
      'After looking at their hand each player may search for an Effect (20.6), the starting player first. A player who does so starts with seven cards.',
      'Après avoir vu sa main, chacun peut chercher un effet (20.6), celui qui commence d’abord. Il débute alors avec sept cartes.',
    ),
    rule('3.2.7', 'The starting player has the first turn.', 'Celui qui commence a le premier tour.'),
  ],
)

/** Part 4 of the rulebook: The turn. */
export const part4 = part(
  4,
  ['The turn', 'Le tour'],
  [
    rule(
      '4.1',
      'Three steps, in this order: **Deploy**, **Battle**, **Even Up**. The first two may be left out, the third may not.',
      'Trois phases, dans cet ordre : **Déployer**, **Bataille**, **Égaliser**. Les deux premières sont facultatives, la troisième non.',
    ),
    rule('4.2', 'In full:', 'En détail :'),
    rule('4.2.1', 'Your hidden cards are turned face up (7.4).', 'Vos cartes cachées se retournent (7.4).'),
    rule(
      '4.2.2',
      'Deploy step: first all Podracing (25.10); then characters, weapons, Effects, Locations, starships and evacuations, in any number and order (G-11).',
      'Phase de déploiement : d’abord toute la course (25.10) ; puis personnages, armes, effets, localisations, vaisseaux et évacuations, en nombre et ordre quelconques (G-11).',
    ),
    rule(
      '4.2.3',
      'Battle step: at most one duel (part 23), then at most one battle (part 9).',
      'Phase de bataille : un duel au plus (partie 23), puis une bataille au plus (partie 9).',
    ),
    rule('4.2.4', 'Even Up step (part 17).', 'Phase Égaliser (partie 17).'),
    rule(
      '4.2.5',
      'End: control is looked for (18.1); if there is none you may surrender the planet (18.5).',
      'Fin : on examine le contrôle (18.1) ; si personne ne l’a, vous pouvez concéder la planète (18.5).',
    ),
    rule(
      '4.2.6',
      'The opponent’s turn; after the loss of a planet it is the loser’s (18.2).',
      'Tour de l’adversaire ; après la perte d’une planète, tour de celui qui l’a perdue (18.2).',
    ),
    rule(
      '4.3',
      'An empty draw deck ends the game on the spot (19.2). A planet is won only at the end of a turn (4.2.5).',
      'Une pile de tirage vide finit la partie sur-le-champ (19.2). Une planète ne se gagne qu’à la fin d’un tour (4.2.5).',
    ),
  ],
)
