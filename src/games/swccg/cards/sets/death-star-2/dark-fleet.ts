/** Death Star II, cards of the Dark Side in the order of their numbers: starships and weapons. */
// biome-ignore format: a list of words
import {
  battleTotals, deploy, draw, duelBegins, fireDeadly, fires, hit, inPhase, lasting, may, moveAgain, must, throwIt,
  use,
} from '../../notation/offers.ts'
import { capital, cardsOf, squadron, starfighter, weapon } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, allow, ban, defines, deploys, during, free, immune, immuneToAll, later, react, set, shoots,
} from '../../notation/rules.ts'
import { drawn, either, exists, given, is, times } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, at, bearing, here, holding, host, inBattle, it, named, not, of, on, or, orbitedBy, other,
  pilotedBy, piloting, present, related, self, titled, your,
} from '../../notation/who.ts'
import { battery } from './shared.ts'

export const darkFleet = cardsOf(
  'dark',
  capital('9_152', 1, 'Accuser', 'Imperial-class Star Destroyer', 1, 8, 7, 5, 4, 9, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 6, passengers: 8, vehicles: 2, ties: 4 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      react: react('deploy', { cost: -3 }),
    },
  }),
  starfighter('9_153', 1, 'Black 11', 'TIE/ln', 2, 2, 1, 3, null, 3, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 2 }],
    squadron: 'Black',
    text: {
      cost: add('deploy cost', -1, { to: any('mobile', 'system') }),
      toll: may(battleTotals, [draw, lasting('battle', add('total power', times(-1, drawn), { whose: 'opponent' }))], {
        if: [is(inBattle), exists(named('Vader'), inBattle)],
        once: 'battle',
      }),
    },
  }),
  capital('9_154', 1, 'Chimaera', 'Imperial-class Star Destroyer', 1, 9, 8, 6, 3, 10, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 6, passengers: 8, vehicles: 2, ties: 4 },
    persona: 'Chimaera',
    matchingElsewhere: ['Captain Gilad Pellaeon', 'Grand Admiral Thrawn'],
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      immunity: immune(
        given(exists(named('Thrawn'), aboard(self)), 6, given(exists('imperial', 'leader', aboard(self)), 5, 4)),
      ),
    },
  }),
  capital('9_155', 1, 'Dominator', 'Victory-class Star Destroyer', 1, 7, 6, 5, 4, 7, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 4, passengers: 6, vehicles: 1, ties: 2 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      battery: allow('deploy to', { of: your(titled('Laser Cannon Battery')), to: self }),
      twice: allow('fire twice', { what: titled('Laser Cannon Battery') }),
    },
  }),
  starfighter('9_156', 1, "Emperor's Personal Shuttle", 'Lambda-Class Shuttle', 3, 3, 2, 3, 3, 5, {
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 1, passengers: 4 },
    scompLink: true,
    navComputer: true,
    text: {
      boarding: free('deploy cost', { of: named('Emperor'), to: self }),
      while: during(exists(named('Emperor'), aboard(self)), {
        immunity: immuneToAll(),
        destinies: add('battle destinies', 1),
      }),
    },
  }),
  capital('9_157', 1, 'Flagship Executor', 'Super-class Star Destroyer', 4, 12, 12, 12, 2, 15, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 3 }],
    capacity: { pilots: 'unlimited', passengers: 'unlimited', starfighters: 'unlimited' },
    persona: 'Executor',
    called: ['Executor'],
    matchingPilots: ['9_98', '9_113'],
    matchingElsewhere: ['Captain Piett'],
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: { immunity: immuneToAll({ while: is(bearing(titled('Flagship Operations'))) }) },
  }),
  capital('9_158', 1, 'Judicator', 'Imperial-class Star Destroyer', 1, 8, 8, 6, 3, 9, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 6, passengers: 8, vehicles: 2, ties: 4 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      aim: add('weapon destiny', 2, { by: self }),
      hit: must(hit('starfighter', self), lasting('game', set('power', 0, { of: it }))),
    },
  }),
  starfighter('9_159', 1, 'Obsidian 10', 'TIE/ln', 3, 1, 1, 3, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Obsidian',
    matchingElsewhere: ['OS-72-10'],
    text: {
      react: later(
        'asteroid sectors',
        'as a react, it comes with its pilot to an asteroid or cloud sector',
        'il peut se déployer avec un pilote en réaction vers un secteur d’astéroïdes ou de nuages',
      ),
      boarding: add('deploy cost', -2, { of: named('OS-72-10'), to: self }),
    },
  }),
  starfighter('9_160', 1, 'Onyx 1', 'TIE Defender', 2, 3, 3, 4, 3, 4, {
    classes: ['TIE', 'TIE Defender'],
    capacity: { pilots: 1 },
    navComputer: true,
    persona: 'Onyx 1',
    squadron: 'Onyx',
    matchingPilots: ['9_105'],
    text: {
      react: react('deploy', { to: holding('Imperial-class Star Destroyer'), with: 'pilot', cost: -2 }),
      landing: allow('deploy to', { of: any('starship weapon', 'cannon'), to: self }),
      immunity: immune(4, { while: is(pilotedBy(named('Jendon'))) }),
    },
  }),
  starfighter('9_161', 1, 'Onyx 2', 'TIE Defender', 2, 3, 3, 4, 3, 4, {
    classes: ['TIE', 'TIE Defender'],
    capacity: { pilots: 1 },
    navComputer: true,
    persona: 'Onyx 2',
    squadron: 'Onyx',
    matchingPilots: ['9_103'],
    text: {
      cost: free('deploy cost', { to: any('mobile', 'system') }),
      react: react('deploy', { with: 'pilot' }),
      landing: allow('deploy to', { of: any('starship weapon', 'cannon'), to: self }),
      immunity: immune(4, { while: is(pilotedBy(named('Yorr'))) }),
    },
  }),
  starfighter('9_162', 1, 'Saber 1', 'TIE Interceptor', 3, 2, 3, 4, null, 4, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Saber',
    matchingPilots: ['9_99'],
    text: {
      cost: add('deploy cost', -1, { of: named('Fel'), to: self }),
      x: may(fires(titled('SFS L-s9.3 Laser Cannons')), lasting('shot', defines('X', 3)), { cost: use(1) }),
      immunity: immune(5, { while: is(pilotedBy(named('Fel'))) }),
    },
  }),
  starfighter('9_163', 1, 'Saber 2', 'TIE Interceptor', 3, 2, 3, 4, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Saber',
    matchingPilots: ['9_116'],
    text: {
      while: during(is(pilotedBy(named('Phennir'))), {
        immunity: immune(4),
        forfeit: add('forfeit', 1, {
          of: any('pilot', or(piloting('Saber Squadron'), 'Saber Squadron'), inBattle, not(named('Phennir'))),
          while: is(inBattle),
        }),
      }),
    },
  }),
  starfighter('9_164', 1, 'Saber 3', 'TIE Interceptor', 3, 1, 3, 4, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Saber',
    matchingPilots: ['9_107'],
    text: {
      cost: add('deploy cost', -2, { of: 'cannon', to: self }),
      immunity: immune(3, { while: is(pilotedBy(named('DS-181-3'))) }),
    },
  }),
  starfighter('9_165', 1, 'Saber 4', 'TIE Interceptor', 3, 2, 3, 4, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Saber',
    matchingPilots: ['9_108'],
    errata: true,
    text: {
      react: react('deploy', {
        with: 'pilot',
        freeIf: exists(your('TIE', 'Saber Squadron', inBattle)),
        while: exists(your('TIE', inBattle)),
      }),
      immunity: immune(4, { while: is(pilotedBy(named('DS-181-4'))) }),
    },
  }),
  starfighter('9_166', 1, 'Scimitar 1', 'TIE/sa', 2, 2, 1, 2, null, 4, {
    classes: ['TIE', 'bomber'],
    capacity: { pilots: 1 },
    squadron: 'Scimitar',
    matchingPilots: ['9_115'],
    text: {
      run: later('Bombing Run', '+3 power in its battles', '+3 en puissance dans ses batailles'),
      bombs: later(
        'Proton Bombs',
        'each Rebel lost with a site that they collapse from here costs your opponent 1 Force',
        'chaque Rebelle perdu avec un site qu’elles détruisent depuis ici coûte 1 point de Force à votre adversaire',
      ),
    },
  }),
  starfighter('9_167', 1, 'Scimitar 2', 'TIE/sa', 2, 2, 1, 2, null, 4, {
    classes: ['TIE', 'bomber'],
    capacity: { pilots: 1 },
    persona: 'Scimitar 2',
    squadron: 'Scimitar',
    matchingPilots: ['9_101'],
    text: {
      run: later('Bombing Run', 'power 3 more in its battles', 'puissance +3 dans ses batailles'),
      fetch: may(inPhase('deploy'), deploy(titled('Proton Bombs'), { to: self }), { once: 'game' }),
    },
  }),
  starfighter('9_168', 3, 'Scimitar Squadron TIE', 'TIE/sa', 2, 2, 1, 2, null, 4, {
    classes: ['TIE', 'bomber'],
    permanentPilots: [{ ability: 2 }],
    squadron: 'Scimitar',
    text: {
      run: later('Bombing Run', 'power 3 more in its battles', 'puissance +3 dans ses batailles'),
      aim: add('total weapon destiny', 1, {
        of: titled('Concussion Missiles'),
        by: your(other, 'TIE/sa', present),
        cumulative: true,
      }),
    },
  }),
  starfighter('9_169', 1, 'Scythe 1', 'TIE/ln', 4, 2, 1, 4, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Scythe',
    matchingPilots: ['9_114'],
    text: {
      fires: may(inPhase('move'), fireDeadly(any('starship weapon', on(self))), { once: 'phase' }),
      again: may(inPhase('move'), moveAgain(self), { once: 'phase' }),
      immunity: immune(4, { while: is(pilotedBy(named('Mianda'))) }),
    },
  }),
  starfighter('9_170', 1, 'Scythe 3', 'TIE/ln', 4, 2, 1, 4, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Scythe',
    matchingPilots: ['9_112'],
    text: {
      cost: add('deploy cost', -2, { of: named('Hebsly'), to: self }),
      fire: may(inPhase('move'), fireDeadly(any('starship weapon', on(self))), { once: 'phase' }),
      immunity: immune(4, { while: is(pilotedBy(named('Hebsly'))) }),
    },
  }),
  starfighter('9_171', 3, 'Scythe Squadron TIE', 'TIE/ln', 4, 4, 1, 4, null, 3, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 2, power: 1, maneuver: 1 }],
    squadron: 'Scythe',
    text: { cost: add('deploy cost', -2, { to: or(of('Death Star II'), of('Endor')) }) },
  }),
  squadron('9_172', 1, "The Emperor's Shield", 'TIE/ln', 2, 5, 3, 3, null, 6, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
    text: {
      cost: add('deploy cost', -2, { to: or(of('Endor'), of('Death Star II'), holding(named('Thrawn'))) }),
      react: react('deploy'),
      power: add('power', 3, {
        while: either(is(at(of('Endor'))), exists(named('Emperor'), at(or(here, related(here))))),
      }),
    },
  }),
  squadron('9_173', 1, "The Emperor's Sword", 'TIE/ln', 2, 5, 3, 3, null, 6, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
    text: {
      cost: add('deploy cost', -2, { to: or(of('Coruscant'), of('Death Star II')) }),
      react: react('deploy'),
      power: add('power', 3, {
        while: either(is(at(of('Coruscant'))), exists(named('Emperor'), at(or(here, related(here))))),
      }),
    },
  }),
  capital('9_174', 1, 'Thunderflare', 'Imperial-class Star Destroyer', 1, 7, 9, 6, 2, 7, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 6, passengers: 8, vehicles: 2, ties: 4 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: {
      batteries: free('deploy cost', { of: 'turbolaser battery', to: self }),
      fire: free('fire cost', { of: any('turbolaser battery', on(self)) }),
    },
  }),
  starfighter('9_175', null, 'TIE Interceptor', 'TIE Interceptor', 2, 2, 3, 4, null, 3, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 1 }],
    text: {
      power: add('power', 1, { while: exists('X-wing', present) }),
      twice: allow('fire twice', { what: 'starship weapon' }),
    },
  }),
  capital('9_176', 1, 'Visage', 'Imperial-class Star Destroyer', 1, 8, 8, 7, 3, 9, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 6, passengers: 8, vehicles: 2, ties: 4 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    text: { alone: allow('deploy without presence', { to: not(titled('Rendezvous Point')) }) },
  }),
  weapon('9_177', null, 'Concussion Missiles', 'starship', 4, {
    classes: ['missile'],
    text: {
      deploys: deploys({ on: your('starship', or('TIE Defender', 'bomber', 'transport', 'freighter')), cost: 1 }),
      shoot: shoots('starship', 0),
      aim: add('total weapon destiny', 1, { against: or('starfighter', 'squadron') }),
    },
  }),
  weapon('9_178', 1, "Darth Vader's Lightsaber", 'character', 1, {
    classes: ['lightsaber'],
    persona: "Vader's Lightsaber",
    called: ["Vader's Lightsaber"],
    text: {
      deploys: deploys({ on: your(named('Vader')) }),
      shoots: shoots(or('character', 'creature'), 0, { draws: 2 }),
      duel: may(duelBegins(any(named('Vader'), bearing(self))), throwIt(1)),
    },
  }),
  weapon('9_179', null, 'Force Pike', 'character', 4, {
    classes: ['Force pike'],
    text: {
      deploys: deploys({ on: your(or('Royal Guard', 'warrior')), cost: 3 }),
      guards: free('deploy cost', { to: 'Royal Guard' }),
      defense: add('defense', 1, { of: host }),
      shoots: shoots(or('character', 'creature'), 1),
      aim: add('total weapon destiny', 1, { of: self }),
      hit: must(hit('character', any('Royal Guard', bearing(self))), lasting('game', set('power', 0, { of: it }))),
    },
  }),
  weapon('9_180', null, 'Heavy Turbolaser Battery', 'starship', 3, {
    classes: ['turbolaser battery'],
    text: {
      ...battery(your('Star Destroyer')),
      systems: later(
        'mobile sites',
        'it deploys on a mobile system, too',
        'elle se déploie aussi sur un système mobile',
      ),
    },
  }),
  weapon('9_181', null, 'SFS L-s7.2 TIE Cannon', 'starship', 5, {
    classes: ['cannon'],
    text: {
      deploys: deploys({ on: your('TIE'), cost: 2 }),
      cost: free('deploy cost', { to: 'TIE/ln' }),
      shoot: shoots('starship', 1),
    },
  }),
  weapon('9_182', 1, 'Superlaser Mark II', 'Death Star II', 3, {
    classes: [],
    text: {
      deploys: deploys({ on: any('system', titled('Death Star II')) }),
      armed: ban('be targeted', { of: 'starship', by: self, unless: exists(titled("That Thing's Operational")) }),
      shoot: shoots('capital starship', 0, { draws: 3, range: orbitedBy(titled('Death Star II')) }),
    },
  }),
)
