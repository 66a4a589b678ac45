import { part, rule } from './rule.ts'

/** Part 17 of the rulebook: Even Up. */
export const part17 = part(
  17,
  ['Even Up', 'Égaliser'],
  [
    rule('17.1', 'It must be done, in your own turn only.', 'C’est obligatoire, et à votre tour seulement.'),
    rule(
      '17.2',
      'First, if you like, discard *either* any number of Locations from your hand *or* your whole hand (to *recycle* it).',
      'D’abord, si vous voulez, défaussez *soit* des localisations de votre main, autant que vous voulez, *soit* toute la main (la *recycler*).',
    ),
    rule(
      '17.3',
      'Then: with fewer than six cards draw up to six; with more discard down to six, which ones you choose.',
      'Ensuite : avec moins de six cartes, piochez jusqu’à six ; avec plus, défaussez jusqu’à six, à votre choix.',
    ),
    rule(
      '17.4',
      'A player who draws their last card here loses at once, before control is checked.',
      'Qui pioche ici sa dernière carte a perdu aussitôt, avant tout examen du contrôle.',
    ),
    rule(
      '17.5',
      'Texts for your Even Up step are used in this step, before drawing (G-51).',
      'Les textes pour votre phase Égaliser s’utilisent ici, avant de piocher (G-51).',
    ),
  ],
)

/** Part 18 of the rulebook: Control, the next planet, surrender. */
export const part18 = part(
  18,
  ['Control, the next planet, surrender', 'Contrôle, planète suivante, concession'],
  [
    rule(
      '18.1',
      '**Control** is checked at the end of *each* turn, of either player. A player controls the current planet if they have a face-up character there and their opponent has no character and no hidden card there.',
      'Le **contrôle** s’examine à la fin de *chaque* tour, de l’un ou l’autre. Qui a un personnage face visible sur la planète actuelle, où l’adversaire n’a ni personnage ni carte cachée, la contrôle.',
    ),
    rule(
      '18.1.1',
      'If neither has a character there, nothing happens and the next turn comes.',
      'Si aucun n’y a de personnage, rien ne se passe et le tour suivant vient.',
    ),
    rule('18.2', '**Moving on** in a full game:', '**La suite** dans une partie complète :'),
    rule(
      '18.2.1',
      'The planet is set aside with all characters and weapons on it. They are **stranded**: no battle and no deployment there any more; only an evacuation returns them (22.4).',
      'La planète est mise de côté avec tous ses personnages et armes. Ils sont **échoués** : plus de bataille ni de déploiement ; seule une évacuation les ramène (22.4).',
    ),
    rule('18.2.2', 'All Effects are discarded (G-55).', 'Tous les effets sont défaussés (G-55).'),
    rule(
      '18.2.3',
      'The player who **lost** the planet chooses one that has not been in play, and a Location of it from their discard pile, draw deck or hand. They shuffle a draw deck they took it from.',
      'Qui a **perdu** la planète en choisit une qui n’a pas été en jeu, et une de ses localisations dans sa défausse, sa pile de tirage ou sa main. S’il l’a prise dans la pile de tirage, il mélange.',
    ),
    rule('18.2.4', 'It lies on the table as the new Location.', 'Elle est la nouvelle localisation.'),
    rule(
      '18.2.5',
      'Each may search for an Effect (20.6), first the player who played the Location.',
      'Chacun peut chercher un effet (20.6), d’abord celui qui a posé la localisation.',
    ),
    rule(
      '18.2.6',
      'The player who lost the planet has the next turn, no matter whose turn it was.',
      'Le joueur qui a perdu la planète joue le tour suivant, quel que soit celui dont c’était le tour.',
    ),
    rule('18.3', 'Both begin anew with hidden cards (7.1).', 'Les deux recommencent avec des cartes cachées (7.1).'),
    rule(
      '18.4',
      '**The third planet** is played if each has won one. Who lost the second chooses and begins.',
      '**La troisième planète** se joue si chacun en a gagné une. Qui a perdu la deuxième choisit et commence.',
    ),
    rule(
      '18.5',
      '**Surrender**: at the end of your turn, after Even Up, you may give the planet up. Your opponent controls it, and your cards there are stranded as well (G-52, G-53).',
      '**Concéder** : à la fin de votre tour, après Égaliser, vous pouvez abandonner la planète. L’adversaire la contrôle, et vos cartes y sont échouées aussi (G-52, G-53).',
    ),
    rule('18.5.1', 'You may do so even in your first turn there.', 'C’est permis même à votre premier tour sur place.'),
    rule('18.5.2', 'You are the one who lost the planet then.', 'C’est alors vous qui avez perdu la planète.'),
  ],
)

/** Part 19 of the rulebook: Winning. */
export const part19 = part(
  19,
  ['Winning', 'Gagner'],
  [
    rule('19.1', '**Planet victory:**', '**Victoire par planète :**'),
    rule('19.1.1', 'Starter game: you control the planet.', 'Partie d’initiation : vous contrôlez la planète.'),
    rule('19.1.2', 'Full game: you control two planets.', 'Partie complète : vous contrôlez deux planètes.'),
    rule('19.1.3', 'It is found only at the end of a turn.', 'Elle ne se constate qu’à la fin d’un tour.'),
    rule(
      '19.2',
      '**Deck victory**: your opponent has no card left in their draw deck.',
      '**Victoire par épuisement** : l’adversaire n’a plus de carte dans sa pile de tirage.',
    ),
    rule(
      '19.2.1',
      'It counts at once, before any planet victory of the same turn.',
      'Elle vaut aussitôt, avant toute victoire par planète du même tour.',
    ),
    rule(
      '19.2.2',
      'An empty deck has lost; it need not come to a draw that cannot be made.',
      'Une pile de tirage vide a perdu ; il n’est pas besoin d’un tirage impossible.',
    ),
    rule(
      '19.2.3',
      'But the cards of a dueling hand (23.6) and lap cards (25.11) still belong to the draw deck.',
      'Mais les cartes d’une main de duel (23.6) et les cartes de piste (25.11) font encore partie de la pile de tirage.',
    ),
    rule(
      '19.2.4',
      'If destiny draws of one fight empty both decks, the match is a **tie**, no matter who had to draw more often (U-02).',
      'Si les tirages d’un même combat vident les deux piles de tirage, c’est un **partie nulle**, même si l’un devait tirer plus souvent (U-02).',
      {
        older: [
          [
            ['2001'],
            'adds that tournaments know no such tie: who was empty first in the order of 16.1 has lost.',
            'ajoute qu’en tournoi ce partie nulle n’existe pas : le premier vide dans l’ordre de 16.1 a perdu.',
          ],
        ],
      },
    ),
    rule(
      '19.3',
      '**Podrace victory**: with your third lap done, the rest of your opponent’s draw deck goes to their discard pile, and you win (25.9).',
      '**Victoire par la course** : votre troisième tour de piste achevé, le reste de la pile de tirage adverse va à la défausse, et vous avez gagné (25.9).',
    ),
    rule('19.4', 'An illegal deck has lost (2.10).', 'Un deck illégal a perdu (2.10).'),
    rule(
      '19.5',
      '**A game that stands still** ends as a tie: after twelve turns in a row in which no card moved, and in any case with turn 300. Both are announced four turns before (G-85).',
      '**Une partie qui n’avance plus** finit en partie nulle : après douze tours de suite où aucune carte n’a bougé, et en tout cas au tour 300. Les deux sont annoncés quatre tours avant (G-85).',
    ),
  ],
)
