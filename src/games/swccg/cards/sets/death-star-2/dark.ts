/** Death Star II, cards of the Dark Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  anyTime, cancelled, deploy, fireDeadly, inPhase, lasting, loseForce, may, must, take,
} from '../../notation/offers.ts'
// biome-ignore format: a list of words
import {
  card, cardsOf, character, effect, interrupt, sector, starfighter, system, weapon,
} from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, allow, atLeast, ban, deploys, during, free, immune, immuneTo, immuneToAll, later, only, paysAll, pilots,
  react, shoots,
} from '../../notation/rules.ts'
import { byCard, exists, is } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, armedWith, at, controlled, has, here, holding, inBattle, named, occupied, of, on, or, other, pilotedBy,
  piloting, present, related, self, the, their, titled, unique, your,
} from '../../notation/who.ts'
import { damage, preparations, squadrons } from './shared.ts'

export const dark = cardsOf(
  'dark',
  character('9_98', 1, 'Admiral Piett', 'imperial', 1, 4, 3, 3, 6, {
    extra: ['Force-Attuned'],
    skills: ['pilot', 'warrior'],
    characteristics: ['admiral', 'leader'],
    persona: 'Admiral Piett',
    called: ['Piett'],
    matchingElsewhere: ['Executor'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Executor') }),
      pilots: pilots(byCard('Star Destroyer', 3, 2)),
      cost: add('deploy cost', -1, { of: your('capital starship'), to: any(here, 'system') }),
      find: may(anyTime, take(or("Admiral's Order", 'commander')), { once: 'game' }),
    },
  }),
  character('9_101', 1, 'Captain Jonus', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    characteristics: ['captain'],
    called: ['Jonus'],
    squadron: 'Scimitar',
    matchingShips: ['9_167'],
    errata: true,
    text: {
      cost: add('deploy cost', -2, { to: named('Scimitar 2') }),
      pilots: pilots(2),
      settles: paysAll({ while: is(piloting('TIE/sa')) }),
    },
  }),
  character('9_107', 1, 'DS-181-3', 'imperial', 3, 1, 1, 2, 2, {
    skills: ['pilot'],
    squadron: 'Saber',
    matchingShips: ['9_164'],
    text: {
      pilots: pilots(2),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Saber 3'))) }),
      entry: ban('react to', { at: any(here, or('system', 'sector')), whose: 'opponent' }),
    },
  }),
  character('9_108', 1, 'DS-181-4', 'imperial', 4, 2, 2, 2, 3, {
    skills: ['pilot'],
    matchingShips: ['9_165'],
    text: {
      pilots: pilots(3, { of: 'TIE' }),
      find: may(inPhase('deploy'), take(any(unique, 'TIE Interceptor')), { once: 'phase' }),
    },
  }),
  character('9_109', 1, 'Emperor Palpatine', 'imperial', 6, 5, 4, 7, 9, {
    also: ['dark jedi master'],
    extra: ['Dark Jedi Master'],
    skills: [],
    characteristics: ['leader'],
    persona: 'Emperor Palpatine',
    called: ['Emperor'],
    force: { light: 0, dark: 1 },
    text: {
      ban: ban(['deploy', 'move'], { to: any('site', occupied('opponent')), final: true }),
      over: later(
        'crossing over',
        'where this card is present, attempts on Vader have 3 less',
        'là où il est présent, les tentatives sur Vader ont 3 de moins',
      ),
      find: may(anyTime, take(titled('Force Lightning')), { once: 'turn' }),
      immunity: immuneToAll(),
    },
  }),
  character('9_112', 1, 'Lieutenant Hebsly', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    called: ['Hebsly'],
    matchingShips: ['9_170'],
    text: {
      pilots: pilots(2),
      maneuver: may(anyTime, lasting('turn', add('maneuver', -1, { of: the('target') })), {
        choose: { target: { of: their('starfighter', has('maneuver'), at(here)) } },
        if: is(piloting(named('Scythe 3'))),
        once: 'turn',
      }),
    },
  }),
  character('9_113', 1, 'Lord Vader', 'imperial', 1, 8, 7, 6, 8, {
    extra: ['Dark Jedi'],
    skills: ['pilot', 'warrior'],
    characteristics: ['leader'],
    persona: 'Darth Vader',
    called: ['Vader'],
    matchingElsewhere: ['Executor', "Vader's Custom TIE", "Vader's Personal Shuttle"],
    immuneTo: ['Uncontrollable Fury'],
    text: {
      cost: add('deploy cost', -2, { to: or(named('Executor'), of('Death Star II'), of('Endor')) }),
      pilots: pilots(3),
      defense: add('defense', 2, { while: is(armedWith('lightsaber')) }),
      aim: add('weapon destiny', 1, { of: 'lightsaber', by: self }),
      immunity: immune(6),
    },
  }),
  character('9_118', 1, 'Myn Kyneugh', 'imperial', 4, 3, 4, 3, 5, {
    extra: ['Force-Attuned'],
    skills: ['warrior'],
    characteristics: ['Royal Guard', 'leader'],
    text: {
      ban: only(
        'deploy',
        or(
          any('site', of('Coruscant')),
          any('site', or(holding(named('Emperor')), related(any('site', holding(named('Emperor')))))),
        ),
      ),
      destinies: add('battle destinies', 1, { while: is(armedWith('Force pike')) }),
      muster: react('deploy', { of: your(or('trooper', 'Royal Guard')), to: here, free: true }),
      rally: react('move', { of: your(or('trooper', 'Royal Guard')), to: here, free: true }),
      defense: add('defense', 1, { of: any(other, 'Royal Guard', at(any('site', or(here, related(here))))) }),
    },
  }),
  effect('9_121', 1, 'Combat Response', 'normal', 5, { immuneTo: ['Alter'], text: squadrons }),
  effect('9_126', 1, 'Inconsequential Losses', 'normal', 5, { immuneTo: ['Alter'], text: damage }),
  card('epic event', '9_135', 1, "That Thing's Operational", 0, {
    text: {
      deploys: deploys({ on: titled('Death Star II: Reactor Core') }),
      ii: later(
        'Death Star II',
        'it moves with hyperspeed 3; in orbit of a system that you occupy, but not Endor, your opponent loses 2 Force in your control phase, and 1 more for each related battleground site that you occupy',
        'elle se déplace avec une hypervitesse de 3 ; en orbite d’un système que vous occupez, sauf Endor, votre adversaire perd 2 points de Force à votre phase de contrôle, et 1 de plus par champ de bataille connexe que vous occupez',
      ),
      away: later(
        'blowing away',
        'in their control phase, a piloted starfighter of your opponent here draws destiny, with its pilot’s ability added, and 3 for missiles or torpedoes: over 8 the Death Star II is lost',
        'à sa phase de contrôle, un chasseur piloté de votre adversaire ici tire une destinée, plus l’habileté de son pilote, plus 3 avec des missiles ou torpilles : au-dessus de 8, l’Étoile de la Mort II est perdue',
      ),
    },
  }),
  interrupt('9_139', 1, 'Prepared Defenses', ['used', 'starting'], 3, { text: preparations }),
  sector('9_143', 1, 'Death Star II', 'Capacitors', [1, 0], {
    mobile: true,
    errata: true,
    dark: {
      shaft: later('Coolant Shaft', 'this sector deploys only after it', 'ce secteur ne se déploie qu’après lui'),
      operational: later(
        "That Thing's Operational",
        'while it is on table, you may draw 1 battle destiny more at Death Star II and at the system it orbits',
        'tant qu’elle est sur la table, vous pouvez tirer 1 destinée de bataille de plus à Death Star II et au système autour duquel elle orbite',
      ),
    },
    light: {
      destiny: later(
        'movement destiny',
        'when your starship moves from here, a draw plus its maneuver must reach 2, or the starship is lost',
        'quand votre vaisseau part d’ici, un tirage plus sa manœuvre doit atteindre 2, sinon le vaisseau est perdu',
      ),
    },
  }),
  sector('9_144', 1, 'Death Star II', 'Coolant Shaft', [1, 0], {
    mobile: true,
    errata: true,
    dark: {
      ii: later(
        'Death Star II',
        'this sector deploys only after its system; your TIEs there do no Tallon Roll, and your cards named Occupation are cancelled, except Objectives',
        'ce secteur ne se déploie qu’après son système ; vos TIE n’y font pas de Tallon Roll, et vos cartes nommées Occupation sont annulées, sauf les objectifs',
      ),
    },
    light: {
      destiny: later(
        'movement destiny',
        'when your starship moves from here, a draw plus its maneuver must reach 1, or the starship is lost',
        'quand votre vaisseau part d’ici, un tirage plus sa manœuvre doit atteindre 1, sinon le vaisseau est perdu',
      ),
    },
  }),
  sector('9_146', 1, 'Death Star II', 'Reactor Core', [1, 0], {
    mobile: true,
    dark: {
      capacitors: later('Capacitors', 'this sector deploys only after it', 'ce secteur ne se déploie qu’après lui'),
      fetch: may(inPhase('deploy'), deploy(titled("That Thing's Operational"))),
      rumors: later('Ominous Rumors', 'it is suspended', 'elle est suspendue'),
    },
    light: {
      away: later(
        'blowing away',
        'an attempt on Death Star II has 1 more for each of your piloted starfighters here',
        'une tentative contre Death Star II a 1 de plus par chasseur piloté à vous ici',
      ),
    },
  }),
  system('9_149', 1, 'Mon Calamari', 6, [2, 1], {
    dark: {
      while: during(is(occupied('you'), holding(your('Star Destroyer'))), {
        cost: add('deploy cost', 2, { of: their('Star Cruiser') }),
        ban: ban('deploy', { of: their('Star Cruiser'), to: here }),
      }),
    },
    light: {
      drain: add('Force drain', -1, { at: here }),
      cost: add('deploy cost', 2, {
        of: their('Star Destroyer'),
        to: here,
        while: is(occupied('you'), holding(your('Star Cruiser'))),
      }),
    },
  }),
  system('9_150', 1, 'Sullust', 7, [2, 2], {
    immuneTo: ['Revolution'],
    immunePart: 'light text',
    dark: { toll: must(cancelled(titled('Haven')), loseForce(8, 'opponent'), { if: is(controlled('you')) }) },
    light: { proof: immuneTo('Revolution') },
  }),
  starfighter('9_160', 1, 'Onyx 1', 'TIE Defender', 2, 3, 3, 4, 3, 4, {
    classes: ['TIE', 'TIE Defender'],
    capacity: { pilots: 1 },
    navComputer: true,
    persona: 'Onyx 1',
    squadron: 'Onyx',
    matchingElsewhere: ['Colonel Jendon'],
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
    matchingElsewhere: ['Captain Yorr'],
    text: {
      cost: free('deploy cost', { to: any('mobile', 'system') }),
      react: react('deploy', { with: 'pilot' }),
      landing: allow('deploy to', { of: any('starship weapon', 'cannon'), to: self }),
      immunity: immune(4, { while: is(pilotedBy(named('Yorr'))) }),
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
  starfighter('9_175', null, 'TIE Interceptor', 'TIE Interceptor', 2, 2, 3, 4, null, 3, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 1 }],
    text: {
      power: add('power', 1, { while: exists('X-wing', present) }),
      twice: allow('fire twice', { what: 'starship weapon' }),
    },
  }),
  weapon('9_177', null, 'Concussion Missiles', 'starship', 4, {
    classes: ['missile'],
    text: {
      deploys: deploys({ on: your('starship', or('TIE Defender', 'bomber', 'transport', 'freighter')), cost: 1 }),
      shoot: shoots('starship', 0),
      aim: add('total weapon destiny', 1, { against: or('starfighter', 'squadron') }),
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
)
