/** Texts that a card of each side has, Death Star II. */
import type { Text } from '../../../texts/language/words.ts'
// biome-ignore format: a list of words
import {
  deploy, deployPair, destinyDrawn, inPhase, lasting, may, place, starting, used,
} from '../../notation/offers.ts'
import { add, deploys, forfeitsTo, worthInBattle } from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  any, deploysOnTable, has, inBattle, not, on, or, piloted, proofAgainst, self, your,
} from '../../notation/who.ts'

/** Squadron Assignments and Combat Response. */
export const squadrons: Text = {
  deploys: deploys({ table: 'any' }),
  pair: may(inPhase('deploy'), deployPair(any('starfighter', not(piloted)), any('character', 'pilot')), {
    once: 'phase',
  }),
}
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
