/** Cloud City, cards of the Dark Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  always, destinyDrawn, inPhase, lasting, lose, loseForce, may, must, oneOf, phaseEnds, when,
} from '../../notation/offers.ts'
import { cardsOf, character, effect, interrupt } from '../../notation/printed.ts'
import { atLeast, atMost, defines, deploys, immune, later, only, pilots, set } from '../../notation/rules.ts'
import { compare, count, exists, is } from '../../notation/when.ts'
import { any, copyOf, fresh, has, it, named, of, piloting, self, their, unique, your } from '../../notation/who.ts'

export const dark = cardsOf(
  'dark',
  character('5_91', 1, 'Boba Fett', 'alien', 1, 5, 4, 3, 6, {
    armor: 5,
    skills: ['pilot', 'warrior'],
    characteristics: ['Black Sun agent', 'bounty hunter'],
    persona: 'Boba Fett',
    matchingElsewhere: ['Slave I'],
    text: {
      pilots: pilots(3),
      maneuver: pilots(2, { of: named('Slave I'), stat: 'maneuver' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Slave I'))) }),
      captives: later(
        'captives',
        'a captive in escort here has forfeit 5 more',
        'un captif escorté ici a une valeur de perte de 5 de plus',
      ),
      landspeed: may(inPhase('move'), lasting('turn', defines('landspeed', 3))),
      immunity: immune(3),
    },
  }),
  character('5_99', 1, 'Lando Calrissian', 'alien', 1, 2, 3, 3, 3, {
    extra: ['Force-Attuned'],
    skills: ['pilot', 'warrior'],
    characteristics: ['gambler', 'scoundrel'],
    persona: 'Lando Calrissian',
    called: ['Lando'],
    errata: true,
    text: {
      ban: only('deploy', any('site', of('Cloud City'))),
      pilots: pilots(2),
      sabacc: later(
        'sabacc',
        'you may add 1 to your total or subtract 1',
        'vous pouvez ajouter ou retirer 1 à votre total',
      ),
      replacing: later(
        'replacing',
        'present at a site, this Lando may be replaced by your opponent with Lando of the Light Side',
        'présent à un site, ce Lando peut être remplacé par votre adversaire par Lando du côté lumineux',
      ),
    },
  }),
  effect('5_110', 1, 'Ability, Ability, Ability', 'normal', 3, {
    immuneTo: ['Alter'],
    errata: true,
    text: {
      deploys: deploys({ table: 'theirs' }),
      toll: must(phaseEnds('deploy', 'opponent'), loseForce(2, 'opponent'), {
        unless: exists(their(fresh, has('ability'))),
      }),
      lose: must(always, lose(self), { if: compare(count(their(has('ability'))), '>', count(your(has('ability')))) }),
    },
  }),
  effect('5_111', null, 'Abyss', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      destiny: must(
        destinyDrawn('each', { of: unique }),
        [
          lasting('draw', set('destiny', 0, { of: it })),
          lose(it),
          when(exists('character', copyOf(it)), [
            lasting('turn', atMost('immunity', 0, { of: any('character', copyOf(it)) })),
            oneOf(loseForce(2, 'owner'), lose(copyOf(it))),
          ]),
        ],
        { if: exists(copyOf(it)) },
      ),
    },
  }),
  interrupt('5_130', 1, 'Aiiii! Aaa! Agggggggggg!', ['lost'], 4, {
    text: {
      captives: later(
        'captives',
        'with a Rebel of ability over 1 in a prison that you control, your opponent loses 1 Force for each of their characters of ability over 2',
        'si vous tenez un Rebelle d’habileté supérieure à 1 dans une prison que vous contrôlez, votre adversaire perd 1 point de Force par personnage à lui d’habileté supérieure à 2',
      ),
    },
  }),
  interrupt('5_155', 1, 'Sonic Bombardment', ['used', 'lost'], 4, {
    text: {
      prisons: later(
        'prisons',
        'as a Used Interrupt, it finds a prison in your Reserve Deck for your hand',
        'utilisée, elle cherche une prison dans votre pile de réserve pour votre main',
      ),
      captives: later(
        'captives',
        'as a Lost Interrupt, with an alien of your opponent in a prison, they lose 3 Force',
        'perdue, si vous tenez un alien adverse dans une prison, votre adversaire perd 3 points de Force',
      ),
    },
  }),
)
