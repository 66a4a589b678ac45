/** Jabba's Palace, cards of the Dark Side in the order of their numbers. */
import { drainBegins } from '../../notation/offers.ts'
import { cardsOf, character, effect, interrupt } from '../../notation/printed.ts'
import { allow, deploys, later, playsAs } from '../../notation/rules.ts'
import { is } from '../../notation/when.ts'
import { any, at, here, it, not, or, present, titled, your } from '../../notation/who.ts'

export const dark = cardsOf(
  'dark',
  character('6_120', null, 'Quarren', 'alien', 3, 2, 1, 2, 2, {
    skills: [],
    characteristics: ['Quarren'],
    text: {
      landing: allow('deploy anyway', {
        of: your('imperial'),
        to: any(here, 'site', not('shielded')),
        while: is(present),
      }),
      recycles: playsAs('used', titled('Tactical Support', 'Imperial Reinforcements', 'Full Scale Alert'), {
        while: is(at(any('planet', 'site'))),
      }),
    },
  }),
  effect('6_142', null, 'Cane Adiss', 'immediate', 4, {
    immuneTo: ['Control'],
    errata: true,
    text: {
      deploys: deploys({ on: it, when: drainBegins('opponent', any('planet', not('shielded'))) }),
      landing: allow('deploy anyway', { of: your(or('character', 'vehicle', 'starship')), to: here }),
    },
  }),
  interrupt('6_158', 1, 'Torture', ['used', 'lost'], 6, {
    immuneTo: ['Sense'],
    immunePart: 'used function',
    text: {
      odds: later(
        'Never Tell Me The Odds',
        'as a Used Interrupt, immune to Sense, it cancels that card just inserted or shown',
        'utilisée, immunisée contre Sense, elle annule cette carte qui vient d’être insérée ou montrée',
      ),
      captives: later(
        'captives',
        'as a Lost Interrupt, a captured or stolen droid at the Droid Workshop is lost; you retrieve its forfeit value, twice that if it was stolen',
        'perdue, un droïde capturé ou volé à Droid Workshop est perdu ; vous récupérez sa valeur de perte, le double s’il était volé',
      ),
    },
  }),
)
