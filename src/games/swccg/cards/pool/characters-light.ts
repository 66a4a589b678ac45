/** Light Side characters. */

import {
  add,
  atLeast,
  atMost,
  during,
  forbid,
  immune,
  immuneTo,
  later,
  noLower,
  pilots,
  react,
  set,
} from '../notation/modifiers.ts'
import { activate, cancel, deploy, drawCards, drawTwo, may, place, take } from '../notation/offers.ts'
import { character, of } from '../notation/printed.ts'
import {
  allAbilityFrom,
  and,
  battleAt,
  compare,
  count,
  drawn,
  either,
  given,
  ifItIs,
  is,
  there,
} from '../notation/when.ts'
import {
  a,
  aboard,
  adjacent,
  at,
  borneBy,
  controlledBy,
  having,
  here,
  holding,
  host,
  inBattle,
  it,
  locationsOf,
  named,
  nonUnique,
  not,
  or,
  other,
  pilotedBy,
  piloting,
  relatedTo,
  self,
  sitesOf,
  their,
  titled,
  unique,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const charactersLight: readonly Card[] = [
  ...of(
    'light',
    character('1_6', null, 'CZ-3 (Seezee-Three)', 'droid', 3, 1, 1, null, 4, {
      extra: ['Communications Droid'],
      skills: [],
      text: { react: react('deploy', { of: your(), to: or(here, adjacent) }) },
    }),
    character('2_14', 1, 'R2-D2 (Artoo-Detoo)', 'droid', [2, 5], 3, 1, null, 4, {
      extra: ['Astromech Droid'],
      skills: [],
      navComputer: true,
      characteristics: ['r-unit', 'spy'],
      persona: 'R2-D2',
      called: ['R2-D2'],
      text: {
        power: add('power', ifItIs(named('Red 5'), 3, 2), { of: a('starfighter', host) }),
        maneuver: add('maneuver', ifItIs(named('Red 5'), 3, 2), { of: a('starfighter', host) }),
        hyperspeed: add('hyperspeed', ifItIs(named('Red 5'), 3, 2), { of: a('starfighter', host) }),
        activate: may('destiny drawn', activate(1), {
          whose: 'theirs',
          while: and(is(at('Scomp link')), compare(drawn, '>=', 1), compare(drawn, '<=', 3)),
        }),
        draw: may('destiny drawn', drawCards(1), {
          whose: 'theirs',
          while: and(is(at('Scomp link')), compare(drawn, '>=', 4), compare(drawn, '<=', 6)),
        }),
      },
    }),
    character('3_5', 1, "Derek 'Hobbie' Klivian", 'rebel', 2, 2, 2, 2, 4, {
      skills: ['pilot', 'warrior'],
      characteristics: ['Rogue Squadron pilot'],
      persona: "Derek 'Hobbie' Klivian",
      called: ['Hobbie'],
      matchingShips: ['9_82'],
      matchingElsewhere: ['Rogue 4'],
      errata: true,
      text: {
        power: add('power', 2, { while: there(named('Biggs'), at(a(here, 'site'))) }),
        pilots: pilots(given(there('Star Destroyer', at(here)), 3, 2)),
        maneuver: pilots(2, { stat: 'maneuver', of: named('Rogue 4') }),
      },
    }),
    character('5_5', 1, 'Lando Calrissian', 'alien', 1, 3, 2, 3, 6, {
      extra: ['Force-Attuned'],
      skills: ['pilot', 'warrior'],
      characteristics: ['gambler', 'scoundrel'],
      persona: 'Lando Calrissian',
      called: ['Lando'],
      matchingElsewhere: ['Millennium Falcon', 'Gold Squadron 1'],
      errata: true,
      text: {
        pilots: pilots(ifItIs(named('Falcon'), 3, 2)),
        power: add('power', count(a('location', locationsOf('Cloud City'), controlledBy('you')))),
        sabacc: later(
          'sabacc',
          'you may add 1 to your total or subtract 1',
          'vous pouvez ajouter ou retirer 1 à votre total',
        ),
      },
    }),
    character('6_1', 1, '8D8', 'droid', 5, 1, 1, null, 3, {
      extra: ['Maintenance Droid'],
      skills: [],
      errata: true,
      text: {
        cancel: may('card played', cancel(it), {
          of: titled('Torture', 'Aiiii! Aaa! Agggggggggg!', 'Sonic Bombardment'),
        }),
        captives: later(
          'captives',
          'once in each of your turns, beside an imprisoned captive, you may draw destiny; over 3 it frees one captive there, chosen at random',
          'une fois par tour, auprès d’un captif emprisonné, vous pouvez tirer une destinée ; au-dessus de 3, elle libère un captif de ce lieu, choisi au hasard',
        ),
      },
    }),
    character('6_3', 1, 'Artoo', 'droid', [1, 6], 4, 1, null, 5, {
      extra: ['Astromech Droid'],
      skills: [],
      navComputer: true,
      characteristics: ['r-unit', 'spy'],
      persona: 'R2-D2',
      called: ['R2-D2'],
      errata: true,
      text: {
        find: may('your control', take(titled('Hero Of A Thousand Devices', 'A Gift')), { per: 'phase' }),
        destiny: may('battle destiny drawn', add('battle destiny', -1), {
          whose: 'theirs',
          until: 'draw',
          while: and(
            is(at(a('battleground', 'site'))),
            there(named('C-3PO'), at(here)),
            battleAt(a('site', or(here, relatedTo(here)))),
          ),
        }),
      },
    }),
    character('8_1', 1, 'Captain Yutani', 'rebel', 3, 2, 3, 1, 3, {
      skills: ['warrior'],
      characteristics: ['scout', 'captain'],
      persona: 'Captain Yutani',
      text: {
        fetch: may(
          'your deploy',
          deploy(or('artillery weapon', titled('Portable Fusion Generator')), { to: a(here, 'site') }),
          { per: 'phase' },
        ),
        cannon: later(
          'Medium Repeating Blaster Cannon',
          'this card moves it alone, for free',
          'cette carte la déplace seule, gratuitement',
        ),
      },
    }),
    character('8_2', 1, 'Chewbacca Of Kashyyyk', 'rebel', 1, 6, 6, 2, 7, {
      skills: ['pilot', 'warrior'],
      characteristics: ['scout', 'Wookiee'],
      persona: 'Chewbacca',
      called: ['Chewie', 'Chewbacca'],
      matchingElsewhere: ['Millennium Falcon', "Chewie's AT-ST"],
      text: {
        cost: add('deploy cost', -2, { to: sitesOf('Endor') }),
        pilots: pilots(2),
        defense: may('targeted', set('defense', 4), { until: 'shot' }),
        fetch: may('your deploy', deploy(titled('Lumat', 'Wuta'), { to: here, free: true, upTo: 2 }), {
          while: is(at(sitesOf('Endor'))),
        }),
      },
    }),
    character('8_4', 1, 'Corporal Beezer', 'rebel', 3, 2, 2, 2, 3, {
      skills: ['warrior'],
      characteristics: ['Alderaanian', 'scout', 'female'],
      text: {
        entry: forbid('react to', { whose: 'theirs', at: a(here, 'site') }),
        fetch: may('your deploy', deploy('device', { to: here }), { per: 'phase' }),
        proof: immuneTo('Scanning Crew', { of: a('rebel', or(having('ability', '<', 3), '[Endor]')) }),
      },
    }),
    character('8_5', 1, 'Corporal Delevar', 'rebel', 2, 2, 1, 2, 4, {
      skills: ['warrior'],
      characteristics: ['scout'],
      called: ['Delevar'],
      text: {
        here: noLower('forfeit', { of: your('character', at(here)) }),
        hoth: noLower('forfeit', { of: your('character', at(sitesOf('Hoth'))), while: is(at(named('Echo Med Lab'))) }),
        place: may('forfeited', place(it, 'used'), {
          of: your('character', at(a(here, 'site'))),
          per: 'turn',
          while: there(your('FX droid'), at(here)),
        }),
      },
    }),
    character('8_6', 1, 'Corporal Janse', 'rebel', 3, 2, 2, 2, 4, {
      skills: ['warrior'],
      characteristics: ['scout'],
      persona: 'Corporal Janse',
      called: ['Janse'],
      errata: true,
      text: {
        aim: add('weapon destiny', 1, { of: 'character weapon', by: self }),
        rifle: later(
          'A280 Sharpshooter Rifle',
          'fired by this card at a character at an adjacent site, it makes Sorry About The Mess a Used Interrupt',
          'quand il l’utilise pour faire feu sur un personnage à un site adjacent, Sorry About The Mess est une interruption utilisée',
        ),
      },
    }),
    character('8_9', null, 'Dresselian Commando', 'rebel', 2, 3, 2, 2, 2, {
      skills: ['warrior'],
      characteristics: ['scout', 'Dresselian'],
      text: {
        power: add('power', 1, { while: is(at(or('forest', 'jungle', a('exterior', 'site', sitesOf('Endor'))))) }),
        while: during(and(is(inBattle), battleAt(a('exterior', 'site')), there(their(nonUnique, 'alien', inBattle))), {
          draws: add('power destinies', 1),
          destinies: atMost('battle destinies', 1, { whose: 'theirs' }),
          immunity: immune(4),
        }),
      },
    }),
    character('8_15', 1, 'General Solo', 'rebel', 1, 6, 4, 3, 8, {
      extra: ['Force-Attuned'],
      skills: ['pilot', 'warrior'],
      characteristics: ['general', 'leader', 'scout', 'Corellian'],
      persona: 'Han Solo',
      called: ['Han', 'General Solo'],
      matchingElsewhere: ['Millennium Falcon', 'Gold Squadron 1', 'Tydirium'],
      text: {
        cost: add('deploy cost', -2, { to: or(named('Falcon', 'Tydirium'), sitesOf('Endor')) }),
        pilots: pilots(3),
        cancel: may('battle destiny drawn', cancel(it), {
          whose: 'theirs',
          cost: 2,
          per: 'battle',
          while: and(
            is(inBattle),
            either(
              there(named('Chewie'), inBattle),
              and(battleAt(a('exterior', 'site')), there(your(other, 'scout', inBattle))),
            ),
          ),
        }),
        immunity: immune(3),
      },
    }),
    character('8_29', 1, 'Sergeant Junkin', 'rebel', 2, 3, 3, 2, 4, {
      skills: ['warrior'],
      characteristics: ['scout'],
      persona: 'Sergeant Junkin',
      called: ['Junkin'],
      text: {
        generator: later(
          'Deactivate The Shield Generator',
          'attempted at the Bunker, its total is 1 more for each Explosive Charge here',
          'tenté au Bunker, son total augmente de 1 par Explosive Charge ici',
        ),
        grenade: later(
          'Concussion Grenade',
          'used by this card, it spares your characters, and you may add 1 to its destiny draw or subtract 1',
          'utilisée par lui, elle épargne vos personnages, et vous pouvez ajouter ou retirer 1 à son tirage de destinée',
        ),
      },
    }),
    character('9_6', 1, 'Admiral Ackbar', 'rebel', 1, 4, 3, 3, 7, {
      extra: ['Force-Attuned'],
      skills: ['pilot'],
      characteristics: ['admiral', 'leader', 'Mon Calamari'],
      persona: 'Admiral Ackbar',
      called: ['Ackbar'],
      matchingElsewhere: ['Home One'],
      text: {
        boarding: add('deploy cost', -2, { to: named('Home One') }),
        pilots: pilots(3, { of: 'capital starship' }),
        cost: add('deploy cost', -1, { of: your('capital starship'), to: a(here, 'system') }),
        find: may('any time', take(or(a('character', 'Mon Calamari'), "Admiral's Order")), { per: 'game' }),
      },
    }),
    character('9_11', 1, 'Corporal Midge', 'rebel', 2, 2, 2, 2, 3, {
      skills: ['warrior'],
      characteristics: ['scout'],
      text: {
        aim: add('weapon destiny', ifItIs('rifle', given(allAbilityFrom('scout', here), 2, 1), 1), {
          of: 'character weapon',
          by: self,
        }),
        drain: add('Force drain', 1, {
          at: your(
            'exterior',
            'site',
            sitesOf('Endor'),
            holding(your('scout', having('ability', '>', 2))),
            not(holding(your('Ewok'))),
          ),
          while: is(at(sitesOf('Endor'))),
        }),
      },
    }),
    character('9_15', 3, 'Gray Squadron Y-wing Pilot', 'rebel', 3, 2, 2, 2, 3, {
      skills: ['pilot'],
      squadron: 'Gray',
      text: {
        pilots: pilots(2),
        destinies: atLeast('battle destinies', 1, { while: is(piloting('Y-wing')) }),
        choice: may('about to draw weapon destiny', drawTwo, {
          of: a('ion cannon', borneBy(a('starship', pilotedBy(self)))),
          per: 'turn',
        }),
      },
    }),
    character('9_17', 3, 'Green Squadron Pilot', 'rebel', 3, 2, 2, 2, 3, {
      skills: ['pilot'],
      squadron: 'Green',
      text: {
        pilots: pilots(2),
        while: during(is(piloting('A-wing')), {
          destinies: atLeast('battle destinies', 1),
          forfeit: add('forfeit', 2),
        }),
      },
    }),
    character('9_18', 1, 'Karie Neth', 'rebel', 2, 2, 2, 2, 4, {
      skills: ['pilot', 'warrior'],
      characteristics: ['gunner', 'Rogue Squadron pilot', 'female'],
      called: ['Karie Neth'],
      squadron: 'Gray',
      matchingShips: ['9_70'],
      text: {
        pilots: pilots(2),
        aim: add(
          'weapon destiny',
          given(either(is(aboard(named('Gray Squadron 2'))), there(named('Telsij'), at(here))), 2, 1),
          { by: your('starship', host) },
        ),
      },
    }),
    character('9_19', 1, 'Keir Santage', 'rebel', 3, 2, 2, 2, 4, {
      skills: ['pilot'],
      characteristics: ['Rogue Squadron pilot'],
      called: ['Keir Santage'],
      squadron: 'Red',
      matchingShips: ['9_83'],
      errata: true,
      text: {
        pilots: pilots(2),
        cost: add('deploy cost', -2, {
          of: your(unique, 'X-wing'),
          to: a(here, or('system', 'sector', 'docking bay')),
          per: 'phase',
        }),
      },
    }),
    character('9_20', 1, 'Kin Kian', 'rebel', 3, 2, 2, 2, 4, {
      skills: ['pilot', 'warrior'],
      characteristics: ['gunner', 'Rogue Squadron pilot'],
      called: ['Kian', 'Kin Kian'],
      squadron: 'Gray',
      matchingShips: ['9_69'],
      text: {
        pilots: pilots(1),
        aim: add('weapon destiny', 2, { by: your('starship', host) }),
        drain: add('Force drain', 1, {
          at: a(here, or('system', 'sector')),
          while: is(aboard(a(unique, 'Gray Squadron', 'Y-wing'))),
        }),
      },
    }),
  ),
]
