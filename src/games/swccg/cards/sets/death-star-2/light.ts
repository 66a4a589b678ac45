/** Death Star II, cards of the Light Side in the order of their numbers: characters and locations. */
// biome-ignore format: a list of words
import {
  aboutToDraw, anyTime, battleBegins, cancel, deploy, deployed, destinyDrawn, drawTwo, inPhase, lasting, lookAtTop, loseForce, may, must,
  redraw, retrieve, take,
} from '../../notation/offers.ts'
import { card, cardsOf, character, site, system } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, addToAttempts, atLeast, ban, deploys, during, immune, later, pilots, set,
} from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  allAbility, battleAt, byCard, compare, count, either, exists, given, is, no, times, total, value,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, alone, any, armedWith, at, carrying, controlled, has, here, holding, host, inBattle, it, named, not,
  occupied, of, on, or, orbitedBy, other, permanentPilot, pilotedBy, piloting, present, presentWith, related, self,
  their, titled, unique, your,
} from '../../notation/who.ts'
import { shipBay, watching } from './shared.ts'

export const light = cardsOf(
  'light',
  character('9_6', 1, 'Admiral Ackbar', 'rebel', 1, 4, 3, 3, 7, {
    extra: ['Force-Attuned'],
    skills: ['pilot'],
    characteristics: ['admiral', 'leader', 'Mon Calamari'],
    persona: 'Admiral Ackbar',
    called: ['Ackbar'],
    matchingShips: ['9_74'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Home One') }),
      pilots: pilots(3, { of: 'capital starship' }),
      cost: add('deploy cost', -1, { of: your('capital starship'), to: any(here, 'system') }),
      find: may(anyTime, take(or(any('character', 'Mon Calamari'), "Admiral's Order")), { once: 'game' }),
    },
  }),
  character('9_7', 1, 'Captain Verrack', 'rebel', 3, 2, 2, 2, 4, {
    skills: [],
    characteristics: ['gunner', 'Mon Calamari', 'captain'],
    text: {
      firing: add('fire cost', -1, { of: your('starship weapon', at(here)) }),
      cost: add('deploy cost', -1, { of: your('starship weapon'), to: here }),
      aim: add('weapon destiny', 1, { by: any('capital starship', host) }),
      capital: add('weapon destiny', 1, { by: any('capital starship', host), against: 'capital starship' }),
    },
  }),
  character('9_8', 1, 'Colonel Cracken', 'rebel', 2, 3, 3, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['spy', 'scout'],
    persona: 'Colonel Cracken',
    called: ['Cracken'],
    matchingElsewhere: ['Tala 1'],
    text: {
      cost: add('deploy cost', -2, { to: named('Tala 1') }),
      pilots: pilots(2),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Tala 1'))) }),
      loss: must(
        deployed(their(or('spy', 'scout'), at(any('exterior', 'site', or(here, related(here)))))),
        loseForce(1, 'opponent'),
      ),
    },
  }),
  character('9_9', 1, 'Colonel Salm', 'rebel', 2, 2, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['leader'],
    called: ['Salm'],
    squadron: 'Gray',
    matchingShips: ['9_69'],
    text: {
      pilots: pilots(2),
      redraw: may(destinyDrawn('you', { kind: 'battle' }), redraw, {
        if: [is(inBattle), is(piloting('Y-wing'))],
        once: 'battle',
      }),
      occupation: later(
        'Imperial Occupation',
        'while this card occupies the Renegade system, it may not be turned over, and Imperial Control is',
        'tant que cette carte occupe le système renégat, il ne peut pas être retourné, et Imperial Control l’est',
      ),
    },
  }),
  character('9_10', 1, 'Corporal Marmor', 'rebel', 2, 3, 3, 2, 4, {
    skills: ['warrior'],
    characteristics: ['Corellian'],
    extra: ['Force-Attuned'],
    called: ['Marmor'],
    text: {
      repairs: later(
        'Docking And Repair Facilities',
        'its X is 3 less when a Star Cruiser is held there',
        'son X est réduit de 3 quand un croiseur stellaire y est retenu',
      ),
      retrieve: may(deployed(your('starfighter', at(here))), retrieve(1), { if: is(at('docking bay')), once: 'turn' }),
    },
  }),
  character('9_11', 1, 'Corporal Midge', 'rebel', 2, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['scout'],
    text: {
      aim: add('weapon destiny', byCard('rifle', given(allAbility('scout', here), 2, 1), 1), {
        of: 'character weapon',
        by: self,
      }),
      drain: add('Force drain', 1, {
        at: your(
          'exterior',
          'site',
          'site',
          of('Endor'),
          holding(your('scout', has('ability', '>', 2))),
          not(holding(your('Ewok'))),
        ),
        while: is(at(any('site', of('Endor')))),
      }),
    },
  }),
  character('9_12', 1, 'First Officer Thaneespi', 'rebel', 2, 3, 2, 3, 5, {
    skills: ['pilot'],
    characteristics: ['leader', 'Mon Calamari', 'female'],
    extra: ['Force-Attuned'],
    matchingShips: ['9_74'],
    errata: true,
    text: {
      boarding: add('deploy cost', -2, { to: named('Home One') }),
      pilots: pilots(3, { of: 'capital starship' }),
      total: set('total battle destiny', 0, {
        whose: 'opponent',
        at: here,
        while: [
          is(piloting(any('Star Cruiser', carrying(any(other, 'Mon Calamari', 'pilot'))))),
          compare(total('ability', their(or(piloting('starship'), permanentPilot), at(here))), '<=', 6),
        ],
      }),
    },
  }),
  character('9_13', 1, 'General Calrissian', 'rebel', 1, 4, 4, 3, 7, {
    skills: ['pilot', 'warrior'],
    characteristics: ['gambler', 'general', 'leader'],
    extra: ['Force-Attuned'],
    persona: 'Lando Calrissian',
    called: ['Lando'],
    matchingShips: ['9_68'],
    matchingElsewhere: ['Millennium Falcon'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Falcon') }),
      pilots: pilots(3),
      maneuver: pilots(1, { stat: 'maneuver', of: 'freighter' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting('freighter')) }),
      away: addToAttempts(2, { of: titled('Death Star II'), by: self }),
    },
  }),
  character('9_14', 1, 'General Walex Blissex', 'rebel', 3, 2, 1, 2, 3, {
    skills: ['pilot'],
    characteristics: ['general'],
    text: {
      cost: add('deploy cost', -2, { to: or(your('Star Cruiser'), holding(your('admiral'))) }),
      pilots: pilots(1),
      power: add('power', 1, { of: your('A-wing', at(or(here, related(here)))) }),
      forfeit: add('forfeit', 1, { of: your('A-wing', at(or(here, related(here)))) }),
    },
  }),
  character('9_15', 3, 'Gray Squadron Y-wing Pilot', 'rebel', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    squadron: 'Gray',
    text: {
      pilots: pilots(2),
      destinies: atLeast('battle destinies', 1, { while: is(piloting('Y-wing')) }),
      choice: may(
        aboutToDraw('weapon', 'you', { weapon: any('ion cannon', on(any('starship', pilotedBy(self)))) }),
        drawTwo,
        { once: 'turn' },
      ),
    },
  }),
  character('9_16', 1, 'Green Leader', 'rebel', 2, 2, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['leader'],
    persona: 'Green Leader',
    squadron: 'Green',
    matchingShips: ['9_71'],
    text: {
      pilots: pilots(2),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Green Squadron 1'))) }),
      aim: add('total weapon destiny', 3, {
        by: any('starfighter', pilotedBy(self)),
        against: any('starfighter', has('maneuver', '<', value('maneuver', any('starfighter', pilotedBy(self))))),
      }),
    },
  }),
  character('9_17', 3, 'Green Squadron Pilot', 'rebel', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    squadron: 'Green',
    text: {
      pilots: pilots(2),
      while: during(is(piloting('A-wing')), { destinies: atLeast('battle destinies', 1), forfeit: add('forfeit', 2) }),
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
        given(either(is(aboard(named('Gray Squadron 2'))), exists(named('Telsij'), at(here))), 2, 1),
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
        to: any(here, or('system', 'sector', 'docking bay')),
        first: 'phase',
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
        at: any(here, or('system', 'sector')),
        while: is(aboard(any(unique, 'Gray Squadron', 'Y-wing'))),
      }),
    },
  }),
  character('9_21', 1, 'Lieutenant Blount', 'rebel', 2, 2, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['spy', 'scout'],
    persona: 'Lieutenant Blount',
    called: ['Blount'],
    matchingElsewhere: ['Tala 2'],
    text: {
      pilots: pilots(2),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Tala 2'))) }),
      coruscant: later(
        'ISB Operations',
        'while this card occupies a Coruscant location, that Objective may not be turned over, and Empire’s Sinister Agents is turned over',
        'tant que cette carte occupe une localisation de Coruscant, cet objectif ne peut pas être retourné, et Empire’s Sinister Agents est retourné',
      ),
    },
  }),
  character('9_22', 1, "Lieutenant s'Too Vees", 'rebel', 3, 2, 3, 1, 3, {
    skills: ['warrior'],
    characteristics: ['gambler'],
    text: {
      draws: add('power destinies', 1, { while: [battleAt('site'), exists(named('Lando', 'Marmor'), inBattle)] }),
      arm: may(inPhase('deploy'), deploy('starship weapon', { to: your('starfighter', present) }), {
        if: is(at('docking bay')),
        once: 'phase',
      }),
    },
  }),
  character('9_23', 1, 'Lieutenant Telsij', 'rebel', 3, 2, 2, 2, 4, {
    skills: ['pilot'],
    called: ['Telsij'],
    squadron: 'Gray',
    matchingShips: ['9_70'],
    errata: true,
    text: {
      pilots: pilots(2),
      cost: add('deploy cost', -2, {
        of: your(unique, 'Y-wing'),
        to: any(here, or('system', 'sector', 'docking bay')),
        first: 'phase',
      }),
    },
  }),
  character('9_24', 1, 'Luke Skywalker, Jedi Knight', 'rebel', 6, 8, 6, 6, 9, {
    skills: ['pilot', 'warrior'],
    characteristics: ['scout'],
    extra: ['Jedi Knight'],
    persona: 'Luke Skywalker',
    called: ['Luke'],
    matchingElsewhere: ['Artoo-Detoo In Red 5', "Luke's T-16 Skyhopper", 'Red 5', 'Rogue 1'],
    text: {
      cost: add('deploy cost', -3, { to: or(named('Home One'), of('Endor')) }),
      pilots: pilots(2),
      power: add('power', 2, { while: is(armedWith('lightsaber')) }),
      side: add('cross-over total', -3),
      immunity: immune(
        given([is(alone), is(armedWith('lightsaber'))], 7, given(either(is(alone), is(armedWith('lightsaber'))), 6, 5)),
      ),
    },
  }),
  character('9_25', 1, "Major Haash'n", 'rebel', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    characteristics: ['Mon Calamari'],
    text: {
      boarding: add('deploy cost', -2, { to: 'Star Cruiser' }),
      pilots: pilots(2, { of: 'capital starship' }),
      speed: pilots(1, { stat: 'hyperspeed', of: 'Star Cruiser' }),
      armor: pilots(1, { stat: 'defense', of: 'Star Cruiser' }),
      damage: later(
        'Lateral Damage',
        'cancelled if it targets a starship where this card pilots a Star Cruiser',
        'annulée si elle vise un vaisseau là où cette carte pilote un croiseur stellaire',
      ),
    },
  }),
  character('9_26', 1, 'Major Olander Brit', 'rebel', 3, 2, 2, 1, 3, {
    skills: ['warrior'],
    text: {
      power: add('power', 1, { while: is(presentWith(named('Major Panno'))) }),
      forfeit: add('forfeit', 1, { while: is(presentWith(named('Major Panno'))) }),
      destinies: add('battle destinies', 1, { while: [is(at('site')), exists(named('Major Panno'), at(here))] }),
      cancel: watching('Counter Assault'),
    },
  }),
  character('9_27', 1, 'Major Panno', 'rebel', 2, 2, 2, 2, 4, {
    skills: ['warrior'],
    characteristics: ['scout', 'Dresselian'],
    text: {
      generation: add(
        'Force generation',
        times(
          2,
          count(any('exterior', 'battleground', 'site', related(here), occupied('you'), holding(your('scout'))), 2),
        ),
        { while: is(at(or('system', any('exterior', 'battleground', 'site')))) },
      ),
    },
  }),
  character('9_28', 1, 'Nien Nunb', 'rebel', 2, 2, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['Sullustan'],
    persona: 'Nien Nunb',
    matchingShips: ['9_68'],
    text: {
      pilots: pilots(2),
      look: may(anyTime, lookAtTop('you', 'used'), { if: is(at(any('mobile', 'sector'))), once: 'turn' }),
      destinies: add('battle destinies', 1, { while: exists(titled('General Calrissian'), at(here)) }),
    },
  }),
  character('9_29', 1, 'Ten Numb', 'rebel', 3, 2, 2, 2, 4, {
    skills: ['pilot'],
    characteristics: ['gunner', 'Sullustan'],
    squadron: 'Blue',
    matchingShips: ['9_63'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Blue Squadron 5') }),
      pilots: pilots(2),
      aim: add('total weapon destiny', 2, { by: any('B-wing', pilotedBy(self)) }),
    },
  }),
  character('9_30', 1, 'Tycho Celchu', 'rebel', 2, 3, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['Alderaanian', 'spy', 'Rogue Squadron pilot'],
    persona: 'Tycho',
    called: ['Tycho'],
    squadron: 'Green',
    matchingShips: ['9_72'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Green Squadron 3') }),
      pilots: pilots(3, { of: 'starfighter' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(or(named('Green Squadron 3'), 'X-wing'))) }),
    },
  }),
  character('9_31', 1, 'Wedge Antilles, Red Squadron Leader', 'rebel', 2, 3, 3, 3, 6, {
    skills: ['pilot', 'warrior'],
    characteristics: ['commander', 'leader', 'Corellian', 'Rogue Squadron pilot'],
    extra: ['Force-Attuned'],
    persona: 'Wedge Antilles',
    called: ['Wedge'],
    squadron: 'Red',
    matchingShips: ['9_81'],
    matchingElsewhere: ['Pulsar Skate', 'Red 2', 'Rogue 3'],
    text: {
      pilots: pilots(3),
      maneuver: pilots(2, { stat: 'maneuver', of: named('Red 2') }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(or('starship', 'vehicle'))) }),
      cancel: may(destinyDrawn('each', { kind: 'battle' }), cancel(it), {
        if: [
          is(inBattle),
          exists(other, 'character', inBattle, or('Red Squadron', 'Rogue Squadron pilot', piloting('Red Squadron'))),
        ],
        once: 'battle',
      }),
    },
  }),
  card('jedi test', '9_55', null, 'You Must Confront Vader', 6, {
    text: {
      deploys: deploys({ table: 'any' }),
      tests: later(
        'Jedi Tests',
        'it names a Skywalker who has passed the fifth; until it is passed, your battles at Vader’s site are cancelled, and your opponent loses 2 Force at the start of your turns unless Vader is at a battleground site',
        'elle désigne un Skywalker qui a réussi le cinquième ; tant qu’il n’est pas réussi, vos batailles au site de Vader sont annulées, et votre adversaire perd 2 points de Force au début de vos tours, sauf si Vader est sur un champ de bataille',
      ),
      duels: later(
        'duels',
        'in your move phase, Vader and the target compare a destiny draw plus ability; after a win you draw 1 battle destiny more in every battle, and the target is immune to attrition < 5',
        'à votre phase de déplacement, Vader et la cible comparent un tirage de destinée plus leur habileté ; après une victoire, vous tirez 1 destinée de bataille de plus dans chaque bataille, et la cible est immunisée contre l’attrition < 5',
      ),
    },
  }),
  system('9_56', 1, 'Aquaris', 4, [1, 1], {
    light: {
      cost: add('deploy cost', 3, {
        of: their('Dreadnaught-class Heavy Cruiser'),
        while: is(controlled('you'), holding(your('starfighter'))),
      }),
      generation: add('Force generation', 3, { at: here, while: is(controlled('you'), holding(your('starfighter'))) }),
    },
  }),
  site('9_57', 1, 'Home One', 'Docking Bay', [0, 1], {
    title: 'Home One: Docking Bay',
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    ...{ dark: shipBay.other, light: shipBay.owner },
  }),
  site('9_58', 1, 'Home One', 'War Room', [0, 2], {
    features: ['war room'],
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    dark: {
      drain: add('Force drain', -1, { at: here }),
      draws: must(battleBegins({ by: 'you', at: here }), lasting('battle', add('battle destinies', 1, { at: here }))),
    },
    light: {
      while: during(is(controlled('you'), holding(your('rebel'))), {
        cost: add('deploy cost', -5, { of: named('Home One') }),
        power: add('power', 3, { of: named('Home One') }),
      }),
    },
  }),
  system('9_59', 1, 'Mon Calamari', 6, [1, 2], {
    dark: {
      drain: add('Force drain', -1, {
        at: here,
        while: [is(controlled('you')), no(exists(your('Star Destroyer', at(here))))],
      }),
    },
    light: {
      ban: ban('deploy', {
        of: their('Star Destroyer'),
        to: here,
        while: is(occupied('you'), holding(your('Star Cruiser'))),
      }),
      cost: add('deploy cost', -1, { of: your('Star Cruiser'), to: here }),
    },
  }),
  system('9_60', 1, 'Sullust', 7, [1, 2], {
    dark: { cost: add('deploy cost', 1, { of: your('starship'), to: here }) },
    light: {
      leaving: add('move cost', -1, {
        of: your('starship'),
        to: or(named('Mon Calamari', 'Death Star II'), orbitedBy(named('Death Star II'))),
        from: here,
      }),
      arriving: add('move cost', -1, {
        of: your('starship'),
        to: here,
        from: or(named('Mon Calamari', 'Death Star II'), orbitedBy(named('Death Star II'))),
      }),
    },
  }),
)
