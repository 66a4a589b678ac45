/** Cards of types that the rules of parts 0 to 17 do not know. */

import { later, lies, stackCopies } from '../notation/modifiers.ts'
import { may, stack, take } from '../notation/offers.ts'
import { card, of } from '../notation/printed.ts'
import { it, titled } from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const laterTypes: readonly Card[] = [
  ...of(
    'dark',
    card('epic event', '9_135', 1, "That Thing's Operational", 0, {
      text: {
        deploys: lies(titled('Death Star II: Reactor Core')),
        ii: later(
          'Death Star II',
          'it moves with hyperspeed 3; in orbit of a system that you occupy, but not Endor, your opponent loses 2 Force in your control phase, and 1 more for each related battleground site that you occupy',
          'elle se déplace avec une hypervitesse de 3 ; en orbite d’un système que vous occupez, sauf Endor, votre adversaire perd 2 points de Force à votre phase de contrôle, et 1 de plus par champ de bataille connexe que vous occupez',
        ),
        away: later(
          'blowing away',
          'in their control phase, a piloted starfighter of your opponent here draws destiny, with its pilot’s ability added, and 3 for missiles or torpedoes: over 8 the Death Star II is lost',
          'à sa phase de contrôle, un chasseur piloté de votre adversaire ici tire une destinée, plus l’habileté de son pilote, plus 3 avec des missiles ou torpilles : au-dessus de 8, l’Étoile de la Mort II est perdue',
        ),
      },
    }),
    card('podracer', '11_95', 1, "Ben Quadinaros' Podracer", 2, {
      episode: 1,
      text: {
        deploys: lies(titled('Tatooine: Podrace Arena')),
        podraces: later(
          'Podraces',
          'each of your race destinies here has 1 more; once in each of your control phases, lose 2 Force to exchange the top one with that of another Podracer',
          'chacune de vos destinées de course ici a 1 de plus ; une fois par phase de contrôle, perdez 2 points de Force pour échanger la première avec celle d’un autre module',
        ),
      },
    }),
    card('podracer', '11_96', 1, "Dud Bolt's Podracer", 3, {
      episode: 1,
      text: {
        deploys: lies(titled('Tatooine: Podrace Arena')),
        podraces: later(
          'Podraces',
          'each of your race destinies here has 1 more; beside Sebulba’s Podracer, lose this one to cancel Losing Track or Neck And Neck, and its race destinies go to the Used Pile',
          'chacune de vos destinées de course ici a 1 de plus ; si Sebulba’s Podracer est sur la table, perdez celui-ci pour annuler Losing Track ou Neck And Neck, et ses destinées de course vont dans la pile utilisée',
        ),
      },
    }),
    card('podracer', '11_97', 1, "Sebulba's Podracer", 3, {
      episode: 1,
      text: {
        deploys: lies(titled('Tatooine: Podrace Arena')),
        podraces: later(
          'Podraces',
          'each of your race destinies here has 3 more; at equal race totals, use 2 Force: your opponent draws no more race destiny this turn, once for each total',
          'chacune de vos destinées de course ici a 3 de plus ; à égalité des totaux de course, utilisez 2 points de Force : votre adversaire ne tire plus de destinée de course ce tour-ci, une fois par total',
        ),
      },
    }),
    card('podracer', '11_98', 1, "Teemto Pagalies' Podracer", 5, {
      episode: 1,
      text: {
        deploys: lies(titled('Tatooine: Podrace Arena')),
        podraces: later(
          'Podraces',
          'each of your race destinies here has 2 more; once in each of your turns, use 1 Force to replace one of them, chosen at random, by a new draw',
          'chacune de vos destinées de course ici a 2 de plus ; une fois par tour, utilisez 1 point de Force pour en remplacer une, choisie au hasard, par un nouveau tirage',
        ),
      },
    }),
    card('objective', '111_6', null, 'Set Your Course For Alderaan / The Ultimate Power In The Universe', 0, {
      text: {
        objectives: later(
          'Objectives',
          'the game begins with the systems Death Star and Alderaan and with Docking Bay 327; without Alderaan the card is turned over',
          'la partie commence avec les systèmes Death Star et Alderaan et avec Docking Bay 327 ; sans Alderaan, la carte se retourne',
        ),
        alderaan: later(
          'Set Your Course For Alderaan',
          'once in each of your deploy phases it finds a card named after the Death Star; you do not drain at Alderaan, and drains and battle damage of the Death Star’s sites count nothing',
          'une fois par phase de déploiement, elle cherche une carte nommée d’après l’Étoile de la Mort ; vous ne drainez pas à Alderaan, et les drainages et dommages aux sites de l’Étoile de la Mort ne comptent pas',
        ),
        universe: later(
          'The Ultimate Power In The Universe',
          'once in each of your deploy phases it finds a battleground system; your Star Destroyers cost less to the Death Star and drain more at battleground systems',
          'une fois par phase de déploiement, elle cherche un système qui est un champ de bataille ; vos Star Destroyers coûtent moins cher vers l’Étoile de la Mort et drainent plus aux systèmes qui sont des champs de bataille',
        ),
      },
    }),
  ),
  ...of(
    'light',
    card('jedi test', '9_55', null, 'You Must Confront Vader', 6, {
      text: {
        deploys: lies('table'),
        tests: later(
          'Jedi Tests',
          'it names a Skywalker who has passed the fifth; until it is passed, your battles at Vader’s site are cancelled, and your opponent loses 2 Force at the start of your turns unless Vader is at a battleground site',
          'elle désigne un Skywalker qui a réussi le cinquième ; tant qu’il n’est pas réussi, vos batailles au site de Vader sont annulées, et votre adversaire perd 2 points de Force au début de vos tours, sauf si Vader est sur un champ de bataille',
        ),
        duels: later(
          'duels',
          'in your move phase, Vader and the target compare a destiny draw plus ability; after a win you draw 1 battle destiny more in every battle, and the target is immune to attrition < 5',
          'à votre phase de déplacement, Vader et la cible comparent un tirage de destinée plus leur habileté ; après une victoire, vous tirez 1 destinée de bataille de plus dans chaque bataille, et la cible est immunisée contre l’attrition < 5',
        ),
      },
    }),
    card('podracer', '11_47', 1, "Anakin's Podracer", 3, {
      episode: 1,
      text: {
        deploys: lies(titled('Tatooine: Podrace Arena')),
        podraces: later(
          'Podraces',
          'you draw 2 race destinies and not 1; when behind in your draw phase, you draw 3 next turn and keep 2',
          'vous tirez 2 destinées de course et non 1 ; si vous êtes mené à votre phase de pioche, vous en tirez 3 au tour suivant et en gardez 2',
        ),
        find: may('any time', take(titled('I Did It!')), { per: 'game' }),
      },
    }),
    card('defensive shield', '13_3', 1, 'A Tragedy Has Occurred', 0, {
      grabber: true,
      episode: 1,
      text: {
        deploys: lies('table'),
        stack: may('card played', stack(it), { of: 'interrupt', cost: 1, per: 'game' }),
        copies: stackCopies(1),
        shields: later(
          'Defensive Shields',
          'how such a card comes on table',
          'comment une telle carte arrive sur la table',
        ),
      },
    }),
  ),
]
