/** Dagobah, cards of the Dark Side in the order of their numbers. */
import { inWeapons, may, place, use } from '../../notation/offers.ts'
import { cardsOf, character, weapon } from '../../notation/printed.ts'
import { add, allow, deploys, free, shoots } from '../../notation/rules.ts'
import { distance, exists, is, pairs, times } from '../../notation/when.ts'
import { any, bearing, here, inBattle, named, or, present, titled, within, your } from '../../notation/who.ts'

export const dark = cardsOf(
  'dark',
  character('4_91', 1, '4-LOM', 'droid', 1, 2, 2, null, 3, {
    extra: ['Protocol Droid'],
    armor: 3,
    skills: ['warrior'],
    characteristics: ['Black Sun agent', 'bounty hunter', 'information broker', 'thief'],
    persona: '4-LOM',
    text: {
      strength: add('total power', pairs(your('alien', present), your('droid', present)), { at: any(here, 'site') }),
      place: may(inWeapons, place('character', 'lost', 'used'), {
        cost: use(1),
        if: [is(inBattle), exists(named('Zuckuss'), present)],
        once: 'battle',
      }),
      fights: allow('battle without presence'),
    },
  }),
  weapon('4_174', 1, "4-LOM's Concussion Rifle", 'character', 2, {
    persona: "4-LOM's Concussion Rifle",
    errata: true,
    classes: ['rifle'],
    text: {
      deploys: deploys({ on: your(or('warrior', named('4-LOM'))), cost: 4 }),
      cost: free('deploy cost', { to: named('4-LOM') }),
      shoot: shoots(or('character', 'creature'), 0, { range: any('exterior', 'site', within(2)) }),
      scope: add('total weapon destiny', 1, { while: is(bearing(titled('Blaster Scope'))) }),
      distance: add('total weapon destiny', times(-1, distance)),
    },
  }),
)
