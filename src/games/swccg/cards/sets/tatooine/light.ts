/** Tatooine, cards of the Light Side in the order of their numbers. */
import { anyTime, justLost, lost, may, place, take } from '../../notation/offers.ts'
import { card, cardsOf, interrupt } from '../../notation/printed.ts'
import { deploys, later } from '../../notation/rules.ts'
import { armedWith, it, titled, your } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  interrupt('11_29', 1, "A Jedi's Resilience", ['lost'], 6, {
    errata: true,
    text: {
      duels: later(
        'duels',
        'after losing a duel that your opponent began, lose 1 Force: the duel is cancelled before its result, and an Interrupt that began it returns to their hand',
        'après un duel perdu que votre adversaire a lancé, perdez 1 point de Force : le duel est annulé avant son résultat, et l’interruption qui l’a lancé retourne dans sa main',
      ),
      place: lost(justLost(your('character', armedWith('lightsaber'))), place(it, 'hand')),
    },
  }),
  interrupt('11_30', 1, 'A Step Backward', ['lost'], 5, {
    episode: 1,
    text: {
      podraces: later(
        'Podraces',
        'the top race destiny of every Podracer goes to its owner’s Used Pile',
        'la première destinée de course de chaque module va dans la pile utilisée de son propriétaire',
      ),
      pile: later(
        'your Lost Pile',
        'or three cards of your hand, at random, are lost, and you take one character from there into hand',
        'ou trois cartes de votre main, au hasard, sont perdues, et vous y reprenez un personnage en main',
      ),
    },
  }),
  card('podracer', '11_47', 1, "Anakin's Podracer", 3, {
    episode: 1,
    text: {
      deploys: deploys({ on: titled('Tatooine: Podrace Arena') }),
      podraces: later(
        'Podraces',
        'you draw 2 race destinies and not 1; when behind in your draw phase, you draw 3 next turn and keep 2',
        'vous tirez 2 destinées de course et non 1 ; si vous êtes mené à votre phase de pioche, vous en tirez 3 au tour suivant et en gardez 2',
      ),
      find: may(anyTime, take(titled('I Did It!')), { once: 'game' }),
    },
  }),
)
