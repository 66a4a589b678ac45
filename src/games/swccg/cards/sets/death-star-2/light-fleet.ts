/** Death Star II, cards of the Light Side in the order of their numbers: starships and weapons. */
import {
  deployed,
  drainBegins,
  drawAsWeapon,
  fires,
  hit,
  lasting,
  lose,
  may,
  moved,
  must,
  use,
  when,
} from '../../notation/offers.ts'
import { capital, cardsOf, squadron, starfighter, weapon } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, allow, ban, defines, deploys, during, forfeitsTo, free, immune, later, only, replaces, set, shoots,
} from '../../notation/rules.ts'
import { compare, drawn, exists, given, is, value } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, at, has, here, holding, host, isHit, it, named, nonUnique, not, of, on, or, other, pilotedBy,
  present, presentAt, presentThere, related, self, their, titled, your,
} from '../../notation/who.ts'
import { battery } from './shared.ts'

export const lightFleet = cardsOf(
  'light',
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
  starfighter('9_63', 1, 'Blue Squadron 5', 'B-wing', 2, 2, 4, 2, 3, 4, {
    classes: ['bomber'],
    capacity: { pilots: 1 },
    squadron: 'Blue',
    matchingPilots: ['9_29'],
    scompLink: true,
    navComputer: true,
    text: {
      salvo: allow('fire all'),
      aim: add('weapon destiny', 2, { by: self }),
      immunity: immune(4, { while: is(pilotedBy(named('Ten Numb'))) }),
    },
  }),
  starfighter('9_64', 3, 'Blue Squadron B-wing', 'B-wing', 3, 5, 4, 2, 3, 4, {
    classes: ['bomber'],
    permanentPilots: [{ ability: 2, power: 1 }],
    squadron: 'Blue',
    scompLink: true,
    navComputer: true,
    text: {
      cost: add('deploy cost', -2, { to: of('Roche') }),
      salvo: allow('fire all'),
      aim: add('weapon destiny', 2, { by: self }),
    },
  }),
  squadron('9_65', null, 'B-wing Attack Squadron', 'B-wing', 3, '*', 12, 2, 3, 12, {
    classes: ['bomber'],
    permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
    scompLink: true,
    navComputer: true,
    text: { replaces: replaces('B-wing', 3), aim: add('weapon destiny', 1, { by: self }) },
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
  capital('9_67', 1, 'Defiance', 'Mon Calamari Star Cruiser', 1, 9, 8, 6, 3, 10, {
    classes: ['Star Cruiser'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 5, passengers: 6, starfighters: 3, vehicles: 1 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      aim: add('weapon destiny', 2, { by: self }),
      hit: must(hit('capital starship', self), lasting('game', add('power', -5, { of: it }))),
    },
  }),
  starfighter('9_68', 1, 'Gold Squadron 1', 'Heavily-Modified Light Freighter', 3, 3, 3, 5, 6, 7, {
    classes: ['freighter'],
    capacity: { pilots: 2, passengers: 2 },
    persona: 'Millennium Falcon',
    called: ['Falcon'],
    squadron: 'Gold',
    matchingPilots: ['5_5', '8_15', '9_13', '9_28'],
    matchingElsewhere: [
      'Captain Han Solo',
      'Chewbacca',
      'Chewbacca, Protector',
      'Han Solo',
      'Lando Calrissian, Scoundrel',
      'Lando With Blaster Pistol',
      'Lando With Vibro-Ax',
      'Tamtel Skreej',
    ],
    immuneTo: ['Tallon Roll'],
    scompLink: true,
    navComputer: true,
    text: {
      cost: add('deploy cost', -2, { to: of('Endor') }),
      immunity: immune(given([is(pilotedBy(named('Lando'))), is(pilotedBy(named('Nien Nunb')))], 6, 4), {
        while: is(pilotedBy(named('Lando', 'Nien Nunb'))),
      }),
    },
  }),
  starfighter('9_69', 1, 'Gray Squadron 1', 'Y-wing', 3, 2, 2, 3, 4, 3, {
    capacity: { pilotsOrPassengers: 2 },
    navComputer: true,
    scompLink: true,
    squadron: 'Gray',
    matchingPilots: ['9_9', '9_20'],
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
    matchingPilots: ['9_18', '9_23'],
    text: {
      immunity: immune(given([is(pilotedBy(named('Telsij'))), is(pilotedBy(named('Karie Neth')))], 5, 3), {
        while: is(pilotedBy(named('Telsij', 'Karie Neth'))),
      }),
      draws: add('power destinies', 1, { while: [is(pilotedBy(named('Telsij'))), is(pilotedBy(named('Karie Neth')))] }),
    },
  }),
  starfighter('9_71', 1, 'Green Squadron 1', 'A-wing', 3, 2, 3, 5, 4, 4, {
    capacity: { pilots: 1 },
    persona: 'Green Squadron 1',
    squadron: 'Green',
    matchingPilots: ['9_16'],
    scompLink: true,
    navComputer: true,
    text: {
      power: add('power', -1, {
        while: exists(their('starfighter', present, has('maneuver', '>', value('maneuver')))),
      }),
      immunity: immune(4, { while: is(pilotedBy(named('Green Leader'))) }),
    },
  }),
  starfighter('9_72', 1, 'Green Squadron 3', 'A-wing', 3, 2, 3, 5, 4, 3, {
    capacity: { pilots: 1 },
    persona: 'Green Squadron 3',
    squadron: 'Green',
    matchingPilots: ['9_30'],
    scompLink: true,
    navComputer: true,
    text: {
      power: add('power', -1, {
        while: exists(their('starfighter', present, has('maneuver', '>', value('maneuver')))),
      }),
      maneuver: add('maneuver', 2, { while: is(at(any('sector', of('Death Star II')))) }),
      immunity: immune(4, { while: is(pilotedBy(named('Tycho'))) }),
    },
  }),
  starfighter('9_73', 3, 'Green Squadron A-wing', 'A-wing', 3, 4, 3, 5, 4, 3, {
    permanentPilots: [{ ability: 2, power: 2 }],
    squadron: 'Green',
    scompLink: true,
    navComputer: true,
    text: {
      cost: add('deploy cost', -2, {
        to: or(
          any('system', holding(named('Green Leader'))),
          any('sector', holding(named('Green Leader'))),
          of('Sullust'),
        ),
      }),
      power: add('power', -1, {
        while: exists(their('starfighter', present, has('maneuver', '>', value('maneuver')))),
      }),
    },
  }),
  capital('9_74', 1, 'Home One', 'Mon Calamari Star Cruiser', 1, 12, 9, 8, 3, 12, {
    classes: ['Star Cruiser'],
    permanentPilots: [{ ability: 2 }, { ability: 2 }],
    capacity: { pilots: 'unlimited', passengers: 'unlimited', vehicles: 'unlimited', starfighters: 'unlimited' },
    persona: 'Home One',
    matchingPilots: ['9_6', '9_12'],
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: { immunity: immune(given(is(pilotedBy(named('Ackbar'))), 10, 8)) },
  }),
  capital('9_75', 1, 'Independence', 'Mon Calamari Star Cruiser', 1, 9, 8, 6, 3, 10, {
    classes: ['Star Cruiser'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 5, passengers: 6, vehicles: 1, starfighters: 3 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      immunity: immune(given(exists('rebel', 'leader', aboard(self)), 4, 3)),
    },
  }),
  capital('9_76', 1, 'Liberty', 'Mon Calamari Star Cruiser', 2, 8, 7, 5, 3, 9, {
    classes: ['Star Cruiser'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 5, passengers: 6, vehicles: 1, starfighters: 3 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: { recovery: forfeitsTo('used', self, { optional: true, unless: is(isHit) }) },
  }),
  capital('9_77', 1, 'Luminous', 'Modified Transport', 3, 3, 1, 3, 5, 4, {
    classes: ['transport'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 1, passengers: 6 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: { flies: allow('fly as a starfighter') },
  }),
  capital('9_78', 1, 'Masanya', 'Corellian Corvette', 2, 5, 5, 4, 3, 8, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 3, passengers: 4, vehicles: 1 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      cost: add('deploy cost', -4, { to: any('system', holding(any('Star Cruiser', nonUnique))) }),
      proof: ban('be hit', { by: 'missile' }),
    },
  }),
  capital('9_79', null, 'Mon Calamari Star Cruiser', 'Mon Calamari Star Cruiser', 1, 8, 7, 5, 3, 9, {
    classes: ['Star Cruiser'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 5, passengers: 6, vehicles: 1, starfighters: 3 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      place: only('deploy', or(of('Mon Calamari'), of('Hoth'), of('Yavin 4'))),
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
  starfighter('9_81', 1, 'Red Squadron 1', 'X-wing', 3, 3, 3, 4, 5, 5, {
    capacity: { pilots: 1 },
    persona: 'Red 2',
    called: ['Red 2'],
    squadron: 'Red',
    matchingPilots: ['9_31'],
    matchingElsewhere: ['Commander Wedge Antilles', 'Wedge Antilles'],
    scompLink: true,
    navComputer: true,
    text: {
      boarding: add('deploy cost', -2, { of: any(named('Wedge'), '[Death Star II]'), to: self }),
      endor: free('deploy cost', {
        of: any(named('Wedge'), '[Death Star II]'),
        to: self,
        while: is(at(of('Endor'))),
      }),
      immunity: immune(5, { while: is(pilotedBy(named('Wedge'))) }),
      roll: later(
        'Tallon Roll',
        'add 6 to your total when it targets this starship piloted by Wedge',
        'ajoutez 6 à votre total quand il vise ce vaisseau piloté par Wedge',
      ),
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
      x: may(fires(titled('X-wing Laser Cannon')), lasting('shot', defines('X', 3)), { cost: use(2) }),
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
  starfighter('9_84', 1, 'Tala 1', 'Modified Z-95 Headhunter', 3, 2, 2, 4, 3, 3, {
    capacity: { pilots: 1 },
    matchingPilots: ['9_8'],
    scompLink: true,
    navComputer: true,
    text: {
      hold: allow('ride as a vehicle'),
      power: add('power', 2, { while: is(at(or('sector', their('system', not('battleground'))))) }),
      maneuver: add('maneuver', 2, { while: is(at(or('sector', their('system', not('battleground'))))) }),
      immunity: immune(4, { while: is(pilotedBy(named('Cracken'))) }),
    },
  }),
  starfighter('9_85', 1, 'Tala 2', 'Modified Z-95 Headhunter', 2, 1, 2, 4, 3, 3, {
    capacity: { pilots: 1 },
    matchingPilots: ['9_21'],
    scompLink: true,
    navComputer: true,
    text: {
      hold: allow('ride as a vehicle'),
      cost: add('deploy cost', 2, {
        of: their(or('spy', 'scout')),
        to: any('site', related(here)),
        while: exists(your('spy', aboard(self))),
      }),
      immunity: immune(4, { while: is(pilotedBy(named('Blount'))) }),
    },
  }),
  weapon('9_86', null, 'A-wing Cannon', 'starship', 4, {
    classes: ['cannon'],
    text: {
      deploys: deploys({ on: your('A-wing') }),
      shoots: shoots(or('starfighter', 'squadron'), 0, { twice: true }),
      aim: add('total weapon destiny', value('maneuver', host)),
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
  weapon('9_89', null, 'Heavy Turbolaser Battery', 'starship', 3, {
    classes: ['turbolaser battery'],
    text: battery(your(or('Star Cruiser', 'Star Destroyer'))),
  }),
  weapon('9_90', 1, "Luke's Lightsaber", 'character', 1, {
    classes: ['lightsaber'],
    persona: "Luke's Lightsaber",
    text: {
      deploys: deploys({ on: your(named('Luke')) }),
      defense: add('defense', 1, { of: host }),
      training: later(
        'Jedi Tests',
        'adds 1 to the training destiny of its bearer',
        'ajoute 1 à la destinée d’entraînement de son porteur',
      ),
      drain: may(drainBegins('you', here), lasting('turn', add('Force drain', 1, { at: here })), {
        if: exists(host, presentThere),
      }),
      shoots: shoots(or('character', 'creature', 'speeder bike', 'swoop'), 0, { draws: 2 }),
      hit: must(
        hit(or('character', 'creature', 'speeder bike', 'swoop'), undefined, self),
        lasting('game', set('forfeit', 0, { of: it })),
      ),
    },
  }),
  weapon('9_91', null, 'Orbital Mine', 'automated', 2, {
    classes: ['mine'],
    generic: true,
    text: {
      deploys: deploys({ on: any('system', holding(your('bomber'))) }),
      explodes: must(
        [deployed(their('starship', presentAt(here))), moved(their('starship'), here)],
        [drawAsWeapon(it), when(compare(drawn, '>', value('defense', it)), lose(it)), lose(self)],
      ),
      capital: add('total weapon destiny', 2, { against: 'capital starship' }),
    },
  }),
)
