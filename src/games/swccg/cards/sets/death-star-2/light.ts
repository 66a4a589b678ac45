/** Death Star II, cards of the Light Side in the order of their numbers. */
import { aboutToDraw, anyTime, drawTwo, fires, lasting, may, take, use } from '../../notation/offers.ts'
// biome-ignore format: a list of words
import {
  capital, card, cardsOf, character, effect, interrupt, starfighter, system, weapon,
} from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, allow, atLeast, ban, deploys, during, free, immune, later, pilots, set, shoots,
} from '../../notation/rules.ts'
import { allAbility, byCard, either, exists, given, is, value } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, at, has, here, holding, host, named, not, of, on, or, orbitedBy, other, pilotedBy, piloting,
  present, self, their, titled, unique, your,
} from '../../notation/who.ts'
import { damage, preparations, squadrons } from './shared.ts'

export const light = cardsOf(
  'light',
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
      cost: add('deploy cost', -1, { of: your('capital starship'), to: any(here, 'system') }),
      find: may(anyTime, take(or(any('character', 'Mon Calamari'), "Admiral's Order")), { once: 'game' }),
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
  effect('9_39', 1, 'Squadron Assignments', 'normal', 5, { immuneTo: ['Alter'], text: squadrons }),
  effect('9_43', 1, 'Superficial Damage', 'normal', 5, { immuneTo: ['Alter'], text: damage }),
  interrupt('9_51', 1, 'Heading For The Medical Frigate', ['used', 'starting'], 3, { text: preparations }),
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
  starfighter('9_62', null, 'A-wing', 'A-wing', 3, 2, 3, 5, 4, 3, {
    permanentPilots: [{ ability: 1 }],
    navComputer: true,
    scompLink: true,
    text: {
      entry: ban(['react to', 'react from'], { at: here, whose: 'opponent' }),
      power: add('power', -1, {
        while: exists(their('starfighter', present, has('maneuver', '>', value('maneuver')))),
      }),
    },
  }),
  starfighter('9_66', null, 'B-wing Bomber', 'B-wing', 3, 3, 4, 2, 3, 4, {
    classes: ['bomber'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 1 },
    navComputer: true,
    scompLink: true,
    pilotSuspendsPermanent: true,
    text: { salvo: allow('fire all'), aim: add('weapon destiny', 3, { of: 'ion cannon', by: self }) },
  }),
  starfighter('9_69', 1, 'Gray Squadron 1', 'Y-wing', 3, 2, 2, 3, 4, 3, {
    capacity: { pilotsOrPassengers: 2 },
    navComputer: true,
    scompLink: true,
    squadron: 'Gray',
    matchingPilots: ['9_20'],
    matchingElsewhere: ['Colonel Salm'],
    text: {
      firing: free('fire cost', { of: any('ion cannon', on(self)) }),
      aim: add('weapon destiny', 2, { of: 'ion cannon', by: self }),
      immunity: immune(4, { while: is(pilotedBy(named('Salm', 'Kian'))) }),
    },
  }),
  starfighter('9_70', 1, 'Gray Squadron 2', 'Y-wing', 3, 1, 2, 3, 4, 2, {
    capacity: { pilotsOrPassengers: 2 },
    navComputer: true,
    scompLink: true,
    squadron: 'Gray',
    matchingPilots: ['9_18'],
    matchingElsewhere: ['Lieutenant Telsij'],
    text: {
      immunity: immune(given([is(pilotedBy(named('Telsij'))), is(pilotedBy(named('Karie Neth')))], 5, 3), {
        while: is(pilotedBy(named('Telsij', 'Karie Neth'))),
      }),
      draws: add('power destinies', 1, { while: [is(pilotedBy(named('Telsij'))), is(pilotedBy(named('Karie Neth')))] }),
    },
  }),
  capital('9_80', null, 'Nebulon-B Frigate', 'Nebulon-B Frigate', 3, 5, 4, 5, 4, 6, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 4, passengers: 4, starfighters: 2 },
    navComputer: true,
    scompLink: true,
    features: ['ship-docking'],
    text: {
      landing: allow('deploy to', { of: or('turbolaser battery', 'laser cannon'), to: self }),
      cost: free('deploy cost', { of: or('turbolaser battery', 'laser cannon'), to: self }),
    },
  }),
  starfighter('9_82', 1, 'Red Squadron 4', 'X-wing', 2, 2, 3, 4, 5, 5, {
    capacity: { pilots: 1 },
    navComputer: true,
    scompLink: true,
    squadron: 'Red',
    matchingPilots: ['3_5'],
    text: {
      cost: add('deploy cost', -2, { of: named('Hobbie'), to: self }),
      x: may(fires(titled('X-wing Laser Cannon')), lasting('shot', set('X', 3)), { cost: use(2) }),
      while: during(is(pilotedBy(named('Hobbie'))), { maneuver: add('maneuver', 2), immunity: immune(4) }),
    },
  }),
  starfighter('9_83', 1, 'Red Squadron 7', 'X-wing', 3, 2, 3, 4, 5, 4, {
    capacity: { pilots: 1 },
    navComputer: true,
    scompLink: true,
    squadron: 'Red',
    matchingPilots: ['9_19'],
    text: {
      cost: add('deploy cost', -2, { of: named('Keir Santage'), to: self }),
      maneuver: add('maneuver', 1, { of: your(other, 'Red Squadron', 'starfighter', at(here)) }),
    },
  }),
  weapon('9_87', null, 'Concussion Missiles', 'starship', 4, {
    classes: ['missile'],
    text: {
      deploys: deploys({ on: your('starship', or('A-wing', 'bomber', 'transport', 'freighter')), cost: 1 }),
      shoot: shoots('starship', 0),
      aim: add('total weapon destiny', 1, { against: or('starfighter', 'squadron') }),
    },
  }),
  weapon('9_88', null, 'Enhanced Proton Torpedoes', 'starship', 3, {
    classes: ['proton torpedoes'],
    text: {
      deploys: deploys({ on: your(or('B-wing', 'X-wing', 'Y-wing')) }),
      shoot: shoots('starship', 1),
      capital: add('total weapon destiny', 1, { against: 'capital starship' }),
      smaller: add('total weapon destiny', -1, { against: not('capital starship') }),
    },
  }),
)
