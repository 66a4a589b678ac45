/** Third Anthology, cards of the Dark Side in the order of their numbers. */
import { card, cardsOf } from '../../notation/printed.ts'
import { later } from '../../notation/rules.ts'

export const dark = cardsOf(
  'dark',
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
)
