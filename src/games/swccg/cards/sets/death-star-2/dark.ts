/** Death Star II, cards of the Dark Side in the order of their numbers: characters and locations. */
// biome-ignore format: a list of words
import {
  anyTime, attempt, blowAway, cancel, cancelled, deploy, drawCards, fleeing, hit, inPhase, inWeapons, lasting,
  lookAtTop, lose, loseForce, may, moveSystem, must, placeUnder, played, take, use,
} from '../../notation/offers.ts'
import { card, cardsOf, character, mobileSystem, sector, site, system } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, addToAttempts, atLeast, ban, deploys, drawsToLeave, during, free, immune, immuneTo, immuneToAll, later, only,
  orbits, path, paysAll, pilots, react, set, suspend,
} from '../../notation/rules.ts'
import { battleAt, byCard, count, exists, initiated, is, plus, turnOf } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, armedWith, at, controlled, has, here, holding, host, inBattle, inTitle, isHit, it, named, not,
  occupied, of, or, orbitedBy, other, piloted, pilotedBy, piloting, presentAt, presentWith, related, self, the, their,
  titled, unique, withinParsecs, your,
} from '../../notation/who.ts'
import { watching } from './shared.ts'

export const dark = cardsOf(
  'dark',
  character('9_97', 1, 'Admiral Chiraneau', 'imperial', 2, 3, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['admiral'],
    called: ['Chiraneau'],
    text: {
      pilots: pilots(3),
      while: during([is(piloting('Star Destroyer')), is(at(any('battleground', 'system')))], {
        drain: add('Force drain', 1, { at: here }),
        others: add('Force drain', 1, {
          at: any('battleground', 'system', controlled('you'), holding(your('Star Destroyer')), withinParsecs(2)),
        }),
      }),
    },
  }),
  character('9_98', 1, 'Admiral Piett', 'imperial', 1, 4, 3, 3, 6, {
    extra: ['Force-Attuned'],
    skills: ['pilot', 'warrior'],
    characteristics: ['admiral', 'leader'],
    persona: 'Admiral Piett',
    called: ['Piett'],
    matchingShips: ['9_157'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Executor') }),
      pilots: pilots(byCard('Star Destroyer', 3, 2)),
      cost: add('deploy cost', -1, { of: your('capital starship'), to: any(here, 'system') }),
      find: may(anyTime, take(or("Admiral's Order", 'commander')), { once: 'game' }),
    },
  }),
  character('9_99', 1, 'Baron Soontir Fel', 'imperial', 1, 3, 2, 3, 5, {
    skills: ['pilot', 'warrior'],
    characteristics: ['leader', 'Corellian'],
    extra: ['Force-Attuned'],
    called: ['Fel'],
    squadron: 'Saber',
    matchingShips: ['9_162'],
    text: {
      pilots: pilots(3),
      maneuver: pilots(2, { stat: 'maneuver', of: named('Saber 1') }),
      destinies: add('battle destinies', 1, { while: is(piloting(named('Saber 1'))) }),
      total: add('total battle destiny', count(your('TIE Interceptor', piloted, inBattle))),
    },
  }),
  character('9_100', 1, 'Captain Godherdt', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['captain'],
    text: {
      pilots: pilots(3, { of: 'capital starship' }),
      armor: add('defense', 1, { of: any('Star Destroyer', host) }),
      speed: add('hyperspeed', 1, { of: any('Star Destroyer', host) }),
      claw: may(inPhase('move'), cancel(any(titled('Landing Claw'), at(any(here, or('system', 'sector'))))), {
        if: is(aboard('Star Destroyer')),
        once: 'phase',
      }),
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
  character('9_102', 1, 'Captain Sarkli', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['spy', 'captain'],
    text: {
      pilots: pilots(2),
      generation: set('Force generation', 0, {
        whose: 'opponent',
        at: here,
        while: exists(their('location', not('battleground'), here, controlled('you'))),
      }),
      uprising: later(
        'Local Uprising',
        'while this card occupies your opponent’s Subjugated system, it may not be turned over, and Liberation is',
        'tant que cette carte occupe le système assujetti adverse, il ne peut pas être retourné, et Liberation l’est',
      ),
    },
  }),
  character('9_103', 1, 'Captain Yorr', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot'],
    characteristics: ['captain'],
    called: ['Yorr'],
    matchingShips: ['9_161'],
    text: {
      pilots: pilots(byCard('starfighter', 3, 2)),
      destinies: add('battle destinies', 1, {
        while: [is(piloting('TIE Defender')), exists(named('Jendon'), at(here))],
      }),
    },
  }),
  character('9_104', 1, 'Colonel Davod Jon', 'imperial', 2, 4, 3, 2, 5, {
    skills: ['warrior'],
    characteristics: ['leader', 'scout'],
    text: {
      while: during(is(at(any('exterior', 'planet', 'site'))), {
        power: add('power', 2),
        immunity: immune(3),
        destinies: atLeast('battle destinies', 1),
      }),
      cancel: watching('Surprise Assault'),
    },
  }),
  character('9_105', 1, 'Colonel Jendon', 'imperial', 1, 2, 2, 2, 4, {
    skills: ['pilot'],
    persona: 'Jendon',
    called: ['Jendon'],
    squadron: 'Onyx',
    matchingShips: ['9_160'],
    text: {
      pilots: pilots(3),
      maneuver: pilots(1, { stat: 'maneuver' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Onyx 1'))) }),
    },
  }),
  character('9_106', 1, 'Commander Merrejk', 'imperial', 2, 3, 2, 2, 4, {
    skills: ['pilot'],
    characteristics: ['ISB agent', 'commander', 'scout', 'spy'],
    called: ['Merrejk'],
    text: {
      pilots: pilots(2),
      fetch: may(inPhase('deploy'), deploy(any('battleground', 'system')), {
        if: is(or(presentAt(any('site', 'Scomp link')), aboard(any(or('starship', 'vehicle'), 'Scomp link')))),
        once: 'phase',
      }),
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
      over: add('cross-over total', -3, {
        of: any(named('Vader'), at(any(here, 'site'))),
        while: is(presentAt('location')),
      }),
      find: may(anyTime, take(titled('Force Lightning')), { once: 'turn' }),
      immunity: immuneToAll(),
    },
  }),
  character('9_110', 1, 'Janus Greejatus', 'imperial', 2, 4, 2, 4, 5, {
    skills: [],
    characteristics: ['Imperial Council Member'],
    extra: ['Force-Sensitive'],
    text: {
      cost: add('deploy cost', -3, { to: any('site', holding(named('Emperor'))) }),
      drain: add('Force drain', 1, {
        at: any(here, 'battleground', 'site'),
        while: exists(named('Emperor'), at(here)),
      }),
      exchange: may(anyTime, [placeUnder(any(), 'used'), drawCards(1)], { cost: use(1), once: 'turn' }),
      immunity: immune(3),
    },
  }),
  character('9_111', 1, 'Lieutenant Endicott', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    called: ['Endicott'],
    text: {
      cost: add('deploy cost', -2, { to: or('docking bay', 'launch bay') }),
      shuttle: path(
        titled('Death Star II: Docking Bay'),
        any('exterior', 'site', related(orbitedBy(titled('Death Star II')))),
        {
          free: true,
          while: exists(self, at(titled('Death Star II: Docking Bay'))),
        },
      ),
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
    matchingShips: ['9_157'],
    matchingElsewhere: ["Vader's Custom TIE", "Vader's Personal Shuttle"],
    immuneTo: ['Uncontrollable Fury'],
    text: {
      cost: add('deploy cost', -2, { to: or(named('Executor'), of('Death Star II'), of('Endor')) }),
      pilots: pilots(3),
      defense: add('defense', 2, { while: is(armedWith('lightsaber')) }),
      aim: add('weapon destiny', 1, { of: 'lightsaber', by: self }),
      immunity: immune(6),
    },
  }),
  character('9_114', 1, 'Major Mianda', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    characteristics: ['commander'],
    called: ['Mianda'],
    matchingShips: ['9_169'],
    text: {
      pilots: pilots(3, { of: 'TIE' }),
      aim: add('total weapon destiny', 2, { by: any('TIE/ln', pilotedBy(self)) }),
    },
  }),
  character('9_115', 1, 'Major Rhymer', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['pilot'],
    characteristics: ['leader'],
    squadron: 'Scimitar',
    matchingShips: ['9_166'],
    text: {
      boarding: add('deploy cost', -2, { to: named('Scimitar 1') }),
      pilots: pilots(2),
      run: later(
        'Bombing Run',
        'while this card pilots a bomber that makes one, your opponent’s characters at that site may not use landspeed',
        'tant que cette carte pilote un bombardier qui en fait un, les personnages adverses à ce site ne peuvent pas utiliser leur vitesse terrestre',
      ),
    },
  }),
  character('9_116', 1, 'Major Turr Phennir', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot'],
    called: ['Phennir'],
    squadron: 'Saber',
    matchingShips: ['9_163'],
    text: {
      pilots: pilots(3, { of: 'TIE' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Saber 2'))) }),
      find: may(anyTime, take(titled('Fighters Coming In')), { once: 'game' }),
    },
  }),
  character('9_117', 1, 'Moff Jerjerrod', 'imperial', 1, 3, 3, 3, 6, {
    skills: ['pilot', 'warrior'],
    characteristics: ['leader', 'moff'],
    extra: ['Force-Attuned'],
    called: ['Jerjerrod'],
    text: {
      pilots: pilots(2, { of: 'capital starship' }),
      find: may(anyTime, take(or(any('sector', of('Death Star II')), titled('Superlaser Mark II'))), {
        if: turnOf('you'),
        once: 'turn',
      }),
      ban: ban('deploy', { of: their('spy'), to: any(here, 'site', of('Death Star II')) }),
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
  character('9_119', null, 'Royal Guard', 'imperial', 3, 2, 3, 2, 3, {
    skills: ['warrior'],
    characteristics: ['Royal Guard'],
    text: {
      entry: only(
        'deploy',
        or(
          any('site', of('Coruscant')),
          any('site', or(holding(named('Emperor')), related(any('site', holding(named('Emperor')))))),
        ),
      ),
      destinies: add('battle destinies', 1, { while: [is(armedWith('Force pike')), initiated('opponent')] }),
      shield: ban('be targeted', {
        of: named('Emperor'),
        by: 'weapon',
        while: exists('Royal Guard', presentWith(named('Emperor')), not(isHit)),
      }),
    },
  }),
  character('9_120', 1, 'Sim Aloo', 'imperial', 1, 5, 3, 4, 6, {
    skills: [],
    characteristics: ['Imperial Council Member'],
    extra: ['Force-Sensitive'],
    text: {
      cost: add('deploy cost', -3, { to: any('site', holding(named('Emperor'))) }),
      destinies: add('battle destinies', 1, { while: exists(named('Emperor'), at(here)) }),
      look: may(anyTime, lookAtTop('opponent', 'bottom'), { cost: use(1), once: 'turn' }),
      immunity: immune(4),
    },
  }),
  card('epic event', '9_135', 1, "That Thing's Operational", 0, {
    text: {
      deploys: deploys({ on: titled('Death Star II: Reactor Core') }),
      move: may(inPhase('move'), moveSystem(titled('Death Star II'), 3), { cost: use(1), once: 'turn' }),
      ii: must(
        inPhase('control'),
        loseForce(
          plus(2, count(any('battleground', 'site', occupied('you'), related(orbitedBy(titled('Death Star II')))))),
          'opponent',
        ),
        { if: exists(orbitedBy(titled('Death Star II')), occupied('you'), not(titled('Endor'))), once: 'phase' },
      ),
    },
    theirs: {
      away: may(
        inPhase('control'),
        attempt(titled('Death Star II'), 8, 1, [fleeing, blowAway(titled('Death Star II'), 4)], { with: the('ship') }),
        { choose: { ship: { of: your('starfighter', piloted, at(here)) } }, once: 'phase' },
      ),
      arms: addToAttempts(3, {
        of: titled('Death Star II'),
        with: any('starfighter', armedWith(or('missile', 'proton torpedoes'))),
      }),
    },
  }),
  mobileSystem('9_142', 1, 'Death Star II', [2, 0], {
    dark: {
      deploys: orbits(titled('Endor')),
      proof: immuneTo('Revolution', { of: of('Death Star II') }),
      drain: add('Force drain', 3, { whose: 'opponent', at: here, unless: exists(titled("That Thing's Operational")) }),
    },
  }),
  sector('9_143', 1, 'Death Star II', 'Capacitors', [1, 0], {
    mobile: true,
    errata: true,
    dark: {
      shaft: ban('deploy', { unless: exists(titled('Death Star II: Coolant Shaft')) }),
      operational: may(inWeapons, lasting('battle', add('battle destinies', 1)), {
        if: [
          exists(titled("That Thing's Operational")),
          battleAt(or(titled('Death Star II'), orbitedBy(titled('Death Star II')))),
        ],
        once: 'battle',
      }),
    },
    light: {
      destiny: drawsToLeave(2),
    },
  }),
  sector('9_144', 1, 'Death Star II', 'Coolant Shaft', [1, 0], {
    mobile: true,
    errata: true,
    dark: {
      ii: ban('deploy', { unless: exists(titled('Death Star II')) }),
      rolls: later('Tallon Roll', 'none by your TIEs at Death Star II', 'aucun par vos TIE à Death Star II'),
      occupation: must(played(your(inTitle('Occupation'))), cancel(it)),
    },
    light: {
      destiny: drawsToLeave(1),
    },
  }),
  site('9_145', 1, 'Death Star II', 'Docking Bay', [1, 0], {
    title: 'Death Star II: Docking Bay',
    scompLink: true,
    mobile: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    dark: {
      cost: add('deploy cost', -1, { of: your('TIE'), to: here }),
      transit: free('transit cost', { from: here }),
    },
    light: {
      from: set('transit cost', 8, { from: here }),
      to: set('transit cost', 8, { to: here }),
    },
  }),
  sector('9_146', 1, 'Death Star II', 'Reactor Core', [1, 0], {
    mobile: true,
    dark: {
      capacitors: ban('deploy', { unless: exists(titled('Death Star II: Capacitors')) }),
      fetch: may(inPhase('deploy'), deploy(titled("That Thing's Operational"))),
      rumors: suspend(titled('Ominous Rumors')),
    },
    light: {
      away: addToAttempts(count(your('starfighter', piloted, at(here))), { of: titled('Death Star II') }),
    },
  }),
  site('9_147', 1, 'Death Star II', 'Throne Room', [2, 0], {
    immuneTo: ['Revolution'],
    immunePart: 'light text',
    scompLink: true,
    mobile: true,
    interior: true,
    dark: { find: may(anyTime, take(titled("Emperor's Power")), { once: 'game' }) },
    light: { proof: immuneTo('Revolution') },
  }),
  system('9_148', 1, 'Gall', 9, [1, 1], {
    immuneTo: ['Revolution'],
    immunePart: 'light text',
    dark: {
      deadly: may(
        hit(or('character', 'vehicle', 'starship', 'creature'), undefined, or('blaster', 'rifle')),
        lose(it),
        { if: [is(occupied('you')), battleAt('location')], once: 'battle' },
      ),
    },
    light: { proof: immuneTo('Revolution') },
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
)
