/** Tatooine, cards of the Dark Side in the order of their numbers. */
import { card, cardsOf, site } from '../../notation/printed.ts'
import { deploys, later } from '../../notation/rules.ts'
import { titled } from '../../notation/who.ts'

export const dark = cardsOf(
  'dark',
  site('11_94', 1, 'Tatooine', 'Podrace Arena', [1, 1], {
    episode: 1,
    exterior: true,
    dark: {
      podraces: later(
        'Podraces',
        'while a race total is over 0, there are no battles and no Force drains here',
        'tant qu’un total de course dépasse 0, il n’y a ici ni bataille ni drainage de Force',
      ),
    },
    light: {
      podraces: later(
        'Podraces',
        'while a race total is over 0, there are no battles and no Force drains here',
        'tant qu’un total de course dépasse 0, il n’y a ici ni bataille ni drainage de Force',
      ),
    },
  }),
  card('podracer', '11_95', 1, "Ben Quadinaros' Podracer", 2, {
    episode: 1,
    text: {
      deploys: deploys({ on: titled('Tatooine: Podrace Arena') }),
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
      deploys: deploys({ on: titled('Tatooine: Podrace Arena') }),
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
      deploys: deploys({ on: titled('Tatooine: Podrace Arena') }),
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
      deploys: deploys({ on: titled('Tatooine: Podrace Arena') }),
      podraces: later(
        'Podraces',
        'each of your race destinies here has 2 more; once in each of your turns, use 1 Force to replace one of them, chosen at random, by a new draw',
        'chacune de vos destinées de course ici a 2 de plus ; une fois par tour, utilisez 1 point de Force pour en remplacer une, choisie au hasard, par un nouveau tirage',
      ),
    },
  }),
)
