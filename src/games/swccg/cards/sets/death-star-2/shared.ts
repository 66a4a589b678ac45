/** Texts that a card of each side has, Death Star II. */
import type { CardKind } from '../../../texts/core/kinds/vocabulary.ts'
import type { Filter, Later, Offer, Text } from '../../../texts/language/words.ts'
// biome-ignore format: a list of words
import {
  anyTime, cancel, deploy, deployPair, destinyDrawn, inPhase, lasting, may, must, place, played, putOutOfPlay,
  retrieve, starting, take, used,
} from '../../notation/offers.ts'
import { add, ban, defines, deploys, forfeitsTo, free, later, shoots, worthInBattle } from '../../notation/rules.ts'
import { byCard, drainAt, is } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, controlled, deploysOnTable, evenCaptive, has, here, holding, host, inBattle, it, named,
  not, occupied, on, or, piloted, presentAt, presentWith, proofAgainst, related, self, their,
  titled, your,
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
export const struck: Filter = any('character', evenCaptive, presentWith(named('Emperor')))
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
/** Staging Areas and Mobilization Points: Force of docking bays. */
export const bays: Text = {
  generation: add('Force generation', byCard(controlled('you'), 2, 1), { at: any('docking bay', occupied('you')) }),
}
/** Major Olander Brit and Colonel Davod Jon: at a Scomp link each cancels an Interrupt where a spy or scout drains. */
export const watching = (title: string): Offer =>
  must(played(titled(title)), cancel(it), {
    if: [
      is(or(presentAt(any('site', 'Scomp link')), aboard(any(or('starship', 'vehicle'), 'Scomp link')))),
      drainAt(any('site', related(here), holding(your(or('spy', 'scout'))))),
    ],
  })
/** Heavy Turbolaser Battery of either side, on such starships. */
export const battery = (ships: Filter): Text => ({
  deploys: deploys({ on: ships, cost: 4 }),
  power: add('power', 2, { of: host }),
  shoots: shoots('starship', 2, { draws: 2 }),
  capital: add('total weapon destiny', -1, { against: 'capital starship' }),
  others: add('total weapon destiny', -6, { against: not('capital starship') }),
})

/** Leave Them To Me and Let's Keep A Little Optimism Here, each at planets of such a name. */
export const operatives = (planet: string, french: string): Later =>
  later(
    planet,
    'while you occupy a location of such a planet, operatives have forfeit value 0 and add nothing to Force drains, and no drain of yours may be reduced',
    `tant que vous occupez une localisation d’une planète ${french}, les agents secrets ont 0 en valeur de perte et n’ajoutent rien aux drainages de Force, et vos drainages de Force ne peuvent pas être réduits`,
  )
/** The same two Effects: a last use. */
export const consoled: Text = { console: may(anyTime, [putOutOfPlay(self), retrieve(1)]) }

/** The docking bay of a starship, as it speaks to the player of the ship and to the other one; Executor has one, too. */
export const shipBay = {
  owner: {
    departure: free('transit cost', { from: here }),
    entry: ban('move', { of: their(), to: here, while: is(occupied('you')) }),
  },
  other: { departure: defines('transit cost', 7, { from: here }), arrival: add('transit cost', 9, { to: here }) },
} as const satisfies Readonly<Record<string, Text>>
