/** Texts that a card of each side has, Death Star II. */
import type { CardKind } from '../../../texts/core/kinds/vocabulary.ts'
import { filter } from '../../../texts/language/makers.ts'
import type { Filter, Offer, Text } from '../../../texts/language/words.ts'
// biome-ignore format: a list of words
import {
  anyTime, deploy, deployPair, destinyDrawn, inPhase, lasting, may, place, starting,
  take, used,
} from '../../notation/offers.ts'
import { add, deploys, forfeitsTo, worthInBattle } from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  any, deploysOnTable, has, inBattle, named, not, on, or, piloted, presentWith, proofAgainst, self, their,
  your,
} from '../../notation/who.ts'

/** Squadron Assignments and Combat Response. */
export const squadrons: Text = {
  deploys: deploys({ table: 'any' }),
  pair: may(inPhase('deploy'), deployPair(any('starfighter', not(piloted)), any('character', 'pilot')), {
    once: 'phase',
  }),
}
/** Your Insight Serves You Well and You Cannot Hide Forever: against such characters, and certain cards. */
export const insight = (enemy: CardKind, stop: Offer): Text => ({
  deploys: deploys({ table: 'any' }),
  defense: add('defense', -1, { of: their(enemy) }),
  cancel: stop,
  find: may(anyTime, [
    place(self, 'lost'),
    take(any('effect', or('[Endor]', '[Death Star II]'), has('deploy cost', '=', 0))),
  ]),
})
/** A character who is present with the Emperor, even a captive. */
export const struck: Filter = any('character', filter('even captive'), presentWith(named('Emperor')))
/** Superficial Damage and Inconsequential Losses. */
export const damage: Text = {
  deploys: deploys({ table: 'any' }),
  forfeits: worthInBattle(
    any('weapon', not('lightsaber'), on(your(or('character', 'vehicle', 'starship'), inBattle))),
    3,
  ),
  recovery: forfeitsTo('used', your('weapon')),
}
/** Heading For The Medical Frigate and Prepared Defenses. */
export const preparations: Text = {
  destiny: used(destinyDrawn('you', { kind: 'battle' }), lasting('draw', add('battle destiny', 1))),
  start: starting([
    deploy(any('effect', has('deploy cost', '=', 0), proofAgainst('Alter'), deploysOnTable), { number: 3, upTo: true }),
    place(self, 'lost'),
  ]),
}
