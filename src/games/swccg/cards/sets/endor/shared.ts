/** Texts that a card of each side has, Endor. */
import type { CardKind } from '../../../texts/core/kinds/vocabulary.ts'
import type { Act, Filter, Offer, Text } from '../../../texts/language/words.ts'
// biome-ignore format: a list of words
import {
  activate, activateUpTo, always, anyTime, battleAgain, battleBegins, battleOver, battleTotals, cancel,
  cancelDrain, contest, deploy, drainBegins, draw, goMissing, inPhase, inWeapons, lasting, loseForce, lost, may,
  must, oneOf, place, starting, used, when,
} from '../../notation/offers.ts'
import { add, ban, deploys, immune, immuneTo, later, playsOnly, react, set } from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  allAbility, byCard, compare, count, drawn, exists, hasFired, is, noObjective, times, valueFor,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, adjacent, any, armedWith, at, attackedBy, controlled, generic, has, here, holding, inBattle, it,
  nonUnique, not, occupied, of, or, piloted, pilotedBy, piloting, presentAt, presentWith, related, self, start,
  the, their, titled, unique, your,
} from '../../notation/who.ts'

/** Careful Planning and Combat Readiness. */
export const planning: Text = {
  activate: used(battleBegins(), [draw, activateUpTo(drawn)]),
  start: starting(
    [
      oneOf(
        deploy(any('battleground', 'site', related(start))),
        deploy(any(generic, 'site', related(start)), { number: 2 }),
      ),
      place(self, 'reserve'),
    ],
    { if: noObjective },
  ),
}
/** Take The Initiative and Sneak Attack. */
export const surprise: Text = {
  total: used(inWeapons, lasting('battle', add('total battle destiny', count(your(or('scout', 'spy'), inBattle), 6))), {
    if: allAbility(or('scout', 'spy')),
  }),
  power: lost(
    anyTime,
    lasting('turn', add('power', byCard(attackedBy('creature'), 2, 1), { of: your(unique, or('scout', 'spy')) })),
  ),
}
/** Firefight and Outflank, each for scouts of its own. */
export const flanking = (scout: CardKind): Text => ({
  flank: used(inWeapons, lasting('battle', add('total power', 3), add('battle destinies', 1)), {
    if: compare(count(any('site', holding(your('weapon')), adjacent(holding(inBattle)))), '>=', 2),
  }),
  aim: used(
    anyTime,
    lasting('turn', add('power', 1, { of: the('target') }), add('weapon destiny', 1, { by: the('target') })),
    { choose: { target: { of: your(scout, at(any('exterior', 'site'))) } } },
  ),
})
/** Commando Training and Imperial Academy Training, each for its own people. */
export function training(people: CardKind): Text {
  const trained = [people, nonUnique, armedWith(any('blaster', nonUnique))] as const
  return {
    deploys: deploys({ table: 'yours' }),
    forfeit: add('forfeit', 2, { of: your(...trained) }),
    aim: add('total weapon destiny', 1, { by: your(...trained) }),
    total: add('total battle destiny', count(your(...trained, inBattle, not(aboard(or('starship', 'enclosed')))))),
    proof: immuneTo('Alter', { while: exists(your('blaster', nonUnique)) }),
  }
}
/** Sites of Endor that you control with a biker scout or a piloted AT-ST. */
export const patrolled = [
  'site',
  of('Endor'),
  controlled('you'),
  holding(your(or('biker scout', any('AT-ST', piloted)))),
] as const
/** Speeder Bike, of either side. */
export const speederBike: Text = {
  react: react('move'),
  immunity: immune(4, { of: or(self, any('scout', aboard(self))), while: is(piloted) }),
  power: set('power', 0, { of: any('character', piloting(self)) }),
  jump: later(
    'jumping off',
    'characters aboard may get off before it is lost',
    'les personnages à bord peuvent débarquer avant qu’elle soit perdue',
  ),
}
/** Ewok Village, of either side. */
export const noCraft = { ban: ban('be there', { of: or('starship', 'vehicle'), at: here }) }
/** Dense Forest, of either side. */
export const denseForest = {
  ban: ban('be there', {
    of: or('starship', any('vehicle', not(or('speeder bike', 'AT-ST', 'creature vehicle', titled('Ewok Glider'))))),
    at: here,
  }),
}
/** Cards that Throw Me Another Charge cancels. */
export const charges = ['Trooper Charge', 'Blasted Droid', 'Trooper Assault', 'Dark Jedi Presence'] as const
/** Endor: Great Forest, of either side. */
export const greatForest = {
  dark: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Yuzzum', 'scout'))), from: here }) },
  light: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Ewok', 'scout'))), from: here }) },
} satisfies Record<string, Text>
/** Of which a player who occupies a site has one there. */
const ordinary = has('destiny', '<', 4)
/** I Hope She's All Right and Search And Destroy. */
export const vigil: Text = {
  deploys: deploys({ table: 'any' }),
  loss: must(inPhase('draw', 'each'), loseForce(1, 'opponent'), {
    unless: exists('battleground', 'site', occupied('opponent'), holding(their('character', ordinary))),
    once: 'phase',
  }),
  lifted: must(always, cancel(self), {
    unless: compare(count(any('battleground', 'site', occupied('you'), holding(your('character', ordinary)))), '>=', 2),
  }),
}
/** Endor Celebration and Endor Occupation. */
export const festive = used(inPhase('activate'), activate(count(any('battleground', of('Endor'), occupied('you')))))
/** Cards that Endor Celebration cancels, and those that Endor Occupation does. */
export const occupations = ['Tatooine Occupation', 'Cloud City Occupation', 'Rebel Base Occupation'] as const
export const celebrations = ['Tatooine Celebration', 'Cloud City Celebration', 'Coruscant Celebration'] as const
/** Wookiee Guide and Scout Recon: a scout goes farther, and certain people ward attrition off. */
export const guiding = (...people: readonly Filter[]): Text => ({
  speed: used(anyTime, lasting('turn', add('landspeed', 1, { of: the('target') })), {
    choose: { target: { of: your('scout', at(any('exterior', 'planet', 'site'))) } },
  }),
  ward: used(battleTotals, [draw, lasting('battle', add('attrition', times(-1, drawn)))], {
    if: [...people.map((one) => exists(one)), compare(valueFor('you', 'attrition'), '>', 0)],
  }),
})
/** Cards that Yub Yub! cancels. */
export const feasts = ['Dead Ewok', 'Imperial Tyranny', "Empire's New Order"] as const
/** Aim High and Crossfire: two weapons fired at once. */
export const crossing = add('total power', 5, { while: hasFired(2, any('weapon', not('lightsaber'))) })
/** Insurrection and Imperial Arrest Order, each for its own people. */
export const arrests = (people: CardKind): Text => ({
  deploys: deploys({ table: 'any' }),
  forfeit: add('forfeit', 2, { of: any(people, unique, has('ability', '<', 3)) }),
  transport: playsOnly(titled('Nabrun Leids', 'Elis Helrot'), 'move', any('exterior', 'site')),
  fetch: may(inPhase('deploy'), deploy('docking bay'), { once: 'phase' }),
})
/** Lost In The Wilderness and Always Thinking With Your Stomach. */
export const astray: Text = {
  stray: lost(
    drainBegins('opponent', any('exterior', 'planet', 'site', not(holding(their(or('vehicle', 'starship')))))),
    [
      cancelDrain,
      draw,
      when(compare(drawn, '>', count(their('character', at(it)))), goMissing(their('character', at(it)))),
    ],
  ),
}
/** Get Alongside That One and High-speed Tactics, each for riders of its own. */
export const alongside = (riders: Filter): Text => ({
  contest: used(anyTime, contest(the('mine'), the('theirs'), 'maneuver'), {
    choose: {
      mine: { of: your('vehicle', not('creature vehicle'), has('maneuver'), presentAt('site')) },
      theirs: { of: their('vehicle', not('creature vehicle'), has('maneuver'), presentWith(the('mine'))) },
    },
  }),
  destiny: used(inWeapons, lasting('battle', add('battle destinies', 1)), {
    if: exists(your('speeder bike', inBattle, pilotedBy(riders))),
  }),
})

/** Here We Go Again and Counterattack: a further battle, with what each adds to it. */
export const battleAnew = (more: Act): Offer => lost(battleOver({ by: 'opponent' }), [more, battleAgain])
