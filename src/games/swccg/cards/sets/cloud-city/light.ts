/** Cloud City, cards of the Light Side in the order of their numbers. */
import { aboutToDraw, lost, substitute } from '../../notation/offers.ts'
import { cardsOf, character, effect, interrupt, system } from '../../notation/printed.ts'
import { add, later, pilots } from '../../notation/rules.ts'
import { battleAt, byCard, count, is, value } from '../../notation/when.ts'
import { any, controlled, inBattle, named, of, or, the, their, your } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  character('5_5', 1, 'Lando Calrissian', 'alien', 1, 3, 2, 3, 6, {
    extra: ['Force-Attuned'],
    skills: ['pilot', 'warrior'],
    characteristics: ['gambler', 'scoundrel'],
    persona: 'Lando Calrissian',
    called: ['Lando'],
    matchingShips: ['9_68'],
    matchingElsewhere: ['Millennium Falcon'],
    errata: true,
    text: {
      pilots: pilots(byCard(named('Falcon'), 3, 2)),
      power: add('power', count(any('location', of('Cloud City'), controlled('you')))),
      sabacc: later(
        'sabacc',
        'you may add 1 to your total or subtract 1',
        'vous pouvez ajouter ou retirer 1 à votre total',
      ),
    },
  }),
  effect('5_15', null, 'Access Denied', 'normal', 4, {
    immuneTo: ['Alter'],
    errata: true,
    immunePart: 'insert function',
    text: {
      inserts: later(
        'inserts',
        'face up in your Reserve Deck, immune to Alter; on top it is lost with your opponent’s inserts there, and the deck is shuffled',
        'face visible dans votre pile de réserve, immunisée contre Alter ; arrivée au-dessus elle est perdue avec les cartes que votre adversaire y a insérées, et la pile est mélangée',
      ),
      sites: later(
        'mobile sites',
        'or between two of them: your opponent’s characters pass only aboard a Lift Tube, or for 1 more Force each',
        'ou entre deux de ces sites : les personnages adverses n’y passent qu’à bord d’un Lift Tube, ou pour 1 point de Force de plus chacun',
      ),
    },
  }),
  interrupt('5_69', 1, 'Smoke Screen', ['lost'], 3, {
    text: {
      instead: lost(aboutToDraw('battle', 'you'), substitute(value('ability', the('target'))), {
        choose: { target: { of: your('character', inBattle) } },
        if: battleAt('site'),
      }),
    },
  }),
  system('5_76', 1, 'Bespin', 6, [1, 2], {
    dark: {
      cost: add('deploy cost', -1, {
        of: your(or('character', 'vehicle')),
        to: of('Cloud City'),
        while: is(controlled('you')),
      }),
    },
    light: {
      cost: add('deploy cost', 1, {
        of: their(or('character', 'vehicle')),
        to: of('Cloud City'),
        while: is(controlled('you')),
      }),
    },
  }),
)
