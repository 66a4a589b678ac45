/** Endor, cards of the Dark Side in the order of their numbers: characters and locations. */
// biome-ignore format: a list of words
import {
  battleBegins, battleTotals, capture, deploy, destinyDrawn, draw, inPhase, inWeapons, lasting, losing, may, redraw, take, use,
  when,
} from '../../notation/offers.ts'
import { cardsOf, character, site, system } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, addToAttempts, atLeast, atMost, ban, defines, during, free, immune, immuneTo, joinsBattles, later, path, paysAll, pilots,
  react, suspend,
} from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  battleAt, byCard, compare, count, drawn, either, exists, given, initiated, is, no, pairs, plus, times, value,
  valueFor,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, armedWith, at, controlled, drivenBy, has, here, inBattle, missing, named, nonUnique, not, occupied, of,
  or, other, pilotedBy, piloting, present, presentWith, self, the, their, titled, your,
} from '../../notation/who.ts'
import { denseForest, greatForest, noCraft } from './shared.ts'

export const dark = cardsOf(
  'dark',
  character('8_91', 3, 'AT-ST Pilot', 'imperial', 3, 2, 1, 2, 3, {
    skills: ['pilot'],
    text: {
      pilots: pilots(2, { of: 'combat vehicle' }),
      while: during([is(inBattle), is(piloting('AT-ST'))], {
        forfeit: add('forfeit', 1),
        destinies: atLeast('battle destinies', 1),
        attrition: add('attrition', 1, { whose: 'opponent', cumulative: true }),
      }),
    },
  }),
  character('8_92', null, 'Biker Scout Trooper', 'imperial', 3, 1, 1, 1, 2, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(3, { of: 'speeder bike' }),
      power: add('power', -1, { unless: is(at(or('forest', 'jungle', any('site', of('Endor'))))) }),
      forfeit: add('forfeit', 2, { while: is(aboard('speeder bike')) }),
      fetch: may(inPhase('deploy'), deploy('speeder bike', { to: any(here, 'exterior', 'site') }), { once: 'phase' }),
    },
  }),
  character('8_93', 1, 'Colonel Dyer', 'imperial', 2, 3, 3, 3, 4, {
    skills: ['warrior'],
    characteristics: ['leader'],
    extra: ['Force-Attuned'],
    text: {
      rumors: ban('be cancelled', {
        of: titled('Ominous Rumors'),
        while: is(at(or(named('Bunker'), any('battleground', 'site', of('Endor'))))),
      }),
      react: react('move', { of: your('trooper', '[Endor]'), to: any(here, 'site') }),
    },
  }),
  character('8_94', 1, 'Commander Igar', 'imperial', 1, 4, 3, 3, 5, {
    skills: ['pilot', 'warrior'],
    characteristics: ['commander', 'leader'],
    extra: ['Force-Attuned'],
    matchingShips: ['8_170'],
    text: {
      pilots: pilots(3, { of: 'combat vehicle' }),
      destinies: add('battle destinies', 1, { while: is(piloting(or(titled('Tempest 1'), any(nonUnique, 'AT-AT')))) }),
      redraw: may(destinyDrawn('each', { kind: 'battle' }), redraw, {
        cost: use(2),
        if: [is(inBattle), exists(or(named('Veers'), titled('General Tagge')), inBattle)],
        once: 'battle',
      }),
    },
  }),
  character('8_95', 1, 'Corporal Avarik', 'imperial', 3, 2, 2, 1, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(3, { of: 'speeder bike' }),
      total: add('total battle destiny', 1, { while: is(piloting('speeder bike')) }),
      trouble: later(
        'Local Trouble',
        'in a battle that this card begins, you may draw one destiny to power only',
        'dans une bataille que cette carte lance, vous pouvez tirer une destinée pour la puissance seule',
      ),
    },
  }),
  character('8_96', 1, 'Corporal Drazin', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['guard', 'stormtrooper', 'trooper'],
    called: ['Drazin'],
    text: {
      find: may(inPhase('control'), take(titled('Special Delivery')), { once: 'phase' }),
      proof: immuneTo('Alter', { of: titled('Special Delivery') }),
      delivery: later(
        'Special Delivery',
        'completed by this card, it takes two more cards into hand',
        'achevée par lui, elle prend deux cartes de plus en main',
      ),
    },
  }),
  character('8_97', 1, 'Corporal Drelosyn', 'imperial', 3, 2, 1, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(3, { of: 'speeder bike' }),
      driven: add('power', 3, { of: drivenBy(self) }),
      destinies: add('battle destinies', 1, {
        while: [is(inBattle), battleAt('site'), exists(titled('Sergeant Irol'), inBattle)],
      }),
      power: add('power', 1, {
        while: is(at(or(any('mobile', 'site'), any('interior', 'site'), any('spaceport', 'site')))),
      }),
    },
  }),
  character('8_98', 1, 'Corporal Misik', 'imperial', 3, 2, 2, 1, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(3, { of: 'speeder bike' }),
      aim: add('total weapon destiny', 1, { of: titled('Scout Blaster'), by: self }),
      total: may(
        inWeapons,
        lasting('battle', add('total power', value('maneuver', any('vehicle', or(pilotedBy(self), drivenBy(self)))))),
        { if: exists(titled('Sergeant Barich'), inBattle), once: 'battle' },
      ),
    },
  }),
  character('8_99', 1, 'Corporal Oberk', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['ISB agent', 'biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(3, { of: 'speeder bike' }),
      search: may(
        inPhase('control'),
        [
          draw,
          when(
            compare(plus(drawn, given(is(armedWith('blaster')), 2, 0)), '>', value('ability', the('target'))),
            capture(the('target')),
          ),
        ],
        { choose: { target: { of: their(missing, 'character', at(here)) } }, once: 'phase' },
      ),
    },
  }),
  character('8_100', 3, 'Elite Squadron Stormtrooper', 'imperial', 3, 2, 1, 2, 3, {
    skills: ['warrior'],
    characteristics: ['stormtrooper', 'trooper'],
    text: {
      power: add('power', 2, { while: is(armedWith('blaster')) }),
      firing: add('fire cost', -1, { of: 'blaster', by: self }),
      forfeit: add('forfeit', 2, { of: any('stormtrooper', has('ability', '<', 2), at(any(here, 'site'))) }),
    },
  }),
  character('8_101', 1, 'Lieutenant Arnet', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot'],
    called: ['Arnet'],
    matchingShips: ['8_172'],
    matchingElsewhere: ['Blizzard Scout 1'],
    text: {
      cost: free('deploy cost', { to: named('Blizzard Scout 1') }),
      pilots: pilots(byCard('AT-ST', 3, 2), { of: 'combat vehicle' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Tempest Scout 1'))) }),
      entry: ban(['react to', 'react from'], { at: any(here, 'site'), whose: 'opponent' }),
    },
  }),
  character('8_102', 1, 'Lieutenant Grond', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['scout', 'Corellian'],
    text: {
      pilots: pilots(2),
      power: add('power', 2, { of: any('swoop', drivenBy(self)) }),
      attrition: add(
        'attrition',
        times(2, pairs(your('biker scout', present), your('trooper', not('biker scout'), present))),
        { whose: 'opponent', while: [is(inBattle), battleAt(any('exterior', 'site'))] },
      ),
    },
  }),
  character('8_103', 1, 'Lieutenant Renz', 'imperial', 2, 2, 2, 2, 4, {
    skills: ['warrior'],
    characteristics: ['ISB agent', 'leader'],
    text: {
      power: add('power', 2, { while: is(presentWith('stormtrooper')) }),
      scum: later(
        'targets of Interrupts',
        'You Rebel Scum that targets a Rebel at the same site is a Used Interrupt and immune to Sense',
        'You Rebel Scum qui vise un Rebelle au même site est une interruption utilisée, immunisée contre Sense',
      ),
      immunity: immune(count(any('stormtrooper', present))),
    },
  }),
  character('8_104', 1, 'Lieutenant Watts', 'imperial', 2, 2, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    called: ['Watts'],
    text: {
      pilots: pilots(2, { of: 'combat vehicle' }),
      aim: add(
        'weapon destiny',
        given(
          either(
            is(aboard(titled('Tempest Scout 2'))),
            [is(present), exists(named('Marquand'), present)],
            exists(named('Marquand'), aboard(any('combat vehicle', pilotedBy(self)))),
          ),
          2,
          1,
        ),
        { by: any('combat vehicle', pilotedBy(self)) },
      ),
    },
  }),
  character('8_105', 1, 'Major Hewex', 'imperial', 2, 2, 2, 2, 4, {
    skills: ['warrior'],
    characteristics: ['leader'],
    text: {
      total: add('total power', count(your('trooper', present)), { at: any(here, 'site') }),
      generator: addToAttempts(-1, {
        of: named('Bunker'),
        whose: 'opponent',
        while: is(at(any('site', of('Endor')))),
      }),
      forfeit: add('forfeit', 1, {
        of: your('trooper', at(any('site', of('Endor')))),
        while: is(at(any('site', of('Endor')))),
      }),
      react: react('deploy', { of: your('imperial'), to: named('Bunker'), while: is(at(named('Bunker'))) }),
    },
  }),
  character('8_106', 1, 'Major Marquand', 'imperial', 2, 2, 3, 2, 3, {
    skills: ['pilot'],
    persona: 'Marquand',
    called: ['Marquand'],
    matchingShips: ['8_173'],
    text: {
      pilots: pilots(3, { of: 'combat vehicle' }),
      destinies: may(inWeapons, lasting('battle', add('battle destinies', 1)), {
        if: [is(inBattle), exists(named('Watts'), aboard(any('combat vehicle', pilotedBy(self))))],
        once: 'battle',
      }),
      immunity: add('immunity', 2, {
        of: any('combat vehicle', pilotedBy(self)),
        while: exists(named('Watts'), aboard(any('combat vehicle', pilotedBy(self)))),
      }),
    },
  }),
  character('8_107', null, 'Navy Trooper', 'imperial', 3, 2, 1, 1, 3, {
    skills: ['warrior'],
    characteristics: ['trooper'],
    text: {
      cost: add('deploy cost', -1, { to: any('mobile', 'site', not(any('site', of('Cloud City')))) }),
      power: add('power', given(is(at(any('interior', 'site'))), 2, 1), {
        while: [is(inBattle), initiated('opponent')],
      }),
      draws: atMost('battle destinies', 1, {
        whose: 'opponent',
        while: [is(inBattle), exists(their('operative', inBattle))],
      }),
    },
  }),
  character('8_108', 1, 'Navy Trooper Fenson', 'imperial', 3, 2, 2, 1, 3, {
    skills: ['warrior'],
    characteristics: ['trooper'],
    persona: 'Fenson',
    called: ['Fenson'],
    text: {
      retrieval: add('retrieval', -3, { by: titled('On The Edge', 'Off The Edge'), whose: 'opponent' }),
      cost: add('deploy cost', 2, {
        of: their('character', not(or('Ewok', 'spy', 'scout'))),
        to: any('site', of('Endor'), not(named('Rebel Landing Site'))),
        while: is(at(named('Bunker'))),
      }),
    },
  }),
  character('8_109', 3, 'Navy Trooper Shield Technician', 'imperial', 3, 2, 1, 1, 2, {
    skills: ['warrior'],
    characteristics: ['trooper'],
    text: {
      forfeit: add('forfeit', 2, { while: exists(titled('Major Hewex'), at(here)) }),
      cost: add('deploy cost', 1, {
        of: their(or('starship', any('vehicle', not(titled('Ewok Glider'))))),
        to: of('Endor'),
        cumulative: true,
        while: either(is(at(named('Bunker'))), [is(aboard('Star Destroyer')), is(at(titled('Endor')))]),
      }),
      orbit: later(
        'mobile sites',
        'so it is for your site of a system that orbits Endor',
        'il en va de même pour votre site d’un système en orbite autour d’Endor',
      ),
    },
  }),
  character('8_110', 1, 'Navy Trooper Vesden', 'imperial', 3, 2, 2, 1, 3, {
    skills: ['warrior'],
    characteristics: ['ISB agent', 'trooper'],
    text: {
      odds: later(
        'Never Tell Me The Odds',
        'when it comes to the top of your Reserve Deck while this card is present with a Scomp link, you may raise the destiny number of a character of yours at each location by 3 until the end of the turn',
        'quand elle arrive sur votre pile de réserve tant que cette carte est présente avec une prise Scomp, vous pouvez ajouter 3 au chiffre de destinée d’un de vos personnages à chaque localisation jusqu’à la fin du tour',
      ),
    },
  }),
  character('8_111', 1, 'Sergeant Barich', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(byCard('speeder bike', 3, 2)),
      toll: may(
        battleTotals,
        [
          draw,
          lasting(
            'battle',
            add('attrition', times(-1, drawn)),
            add('total power', times(-1, drawn), { whose: 'opponent' }),
          ),
        ],
        {
          if: [
            is(inBattle),
            exists(your(other, 'biker scout', inBattle)),
            compare(valueFor('you', 'attrition'), '>', 0),
          ],
          once: 'battle',
        },
      ),
    },
  }),
  character('8_112', 1, 'Sergeant Elsek', 'imperial', 3, 1, 1, 1, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      pilots: pilots(3, { of: 'speeder bike' }),
      total: add('total battle destiny', 2, { while: exists(titled('Corporal Avarik'), inBattle) }),
      pays: paysAll({ while: exists(your(other, 'biker scout'), at(any(here, 'site'))) }),
    },
  }),
  character('8_113', 1, 'Sergeant Irol', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['biker scout', 'stormtrooper', 'trooper', 'scout'],
    text: {
      drop: react('deploy', { to: or('forest', 'jungle', any('exterior', 'site', of('Endor'))), cost: -1 }),
      pilots: pilots(3, { of: 'speeder bike' }),
      tactics: add('contest destiny', 2, { of: or(pilotedBy(self), drivenBy(self)) }),
    },
  }),
  character('8_114', 1, 'Sergeant Tarl', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['Corellian', 'ISB agent', 'stormtrooper', 'trooper'],
    called: ['Tarl'],
    text: {
      kessel: later(
        'Spice Mines Of Kessel',
        'while this card is its trooper, it is immune to Alter and retrieves 4 more Force',
        'tant qu’il en est le soldat, immunisée contre Alter, et elle récupère 4 points de Force de plus',
      ),
      retrieval: add('retrieval', -3, { by: titled('Noble Sacrifice'), whose: 'opponent' }),
    },
  }),
  character('8_115', 1, 'Sergeant Wallen', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['stormtrooper', 'trooper'],
    text: { joins: joinsBattles(battleBegins({ by: 'you', at: any('battleground', 'site') })) },
  }),
  system('8_156', 1, 'Carida', 1, [2, 1], {
    dark: {
      retrieve: may(inPhase('control'), take('trooper', 'lost'), {
        cost: losing(1),
        if: is(occupied('you')),
        once: 'phase',
      }),
    },
    light: {
      drain: add('Force drain', -1, { at: here }),
      forfeit: add('forfeit', -1, { of: your('trooper'), unless: is(occupied('you')) }),
    },
  }),
  system('8_157', 1, 'Endor', 8, [2, 2], {
    dark: {
      strength: add('total power', count(your('starship', at(here))), {
        at: any('site', of('Endor')),
        while: is(controlled('you')),
      }),
    },
    light: {
      drain: add('Force drain', -1, { at: here, while: no(exists(your('Ewok', at(any('site', of('Endor')))))) }),
      cost: add('deploy cost', 1, { of: your('starship'), to: here }),
      moving: add('move cost', 1, { of: your('starship'), to: here }),
    },
  }),
  site('8_158', 1, 'Endor', 'Ancient Forest', [2, 1], {
    exterior: true,
    forest: true,
    dark: {
      cost: add('deploy cost', byCard('Yuzzum', -2, -1), { of: your('alien'), to: here }),
      drain: add('Force drain', 1, { at: here, while: exists(your('Yuzzum', present)) }),
    },
  }),
  site('8_159', 1, 'Endor', 'Back Door', [2, 2], {
    scompLink: true,
    called: ['Back Door'],
    exterior: true,
    dark: { path: path(here, named('Bunker')) },
    light: { path: path(here, named('Bunker'), { while: is(controlled('you')) }) },
  }),
  site('8_160', 1, 'Endor', 'Bunker', [1, 0], {
    scompLink: true,
    called: ['Bunker'],
    interior: true,
    dark: { shield: may(inPhase('deploy'), deploy(titled('Endor Shield')), { once: 'game' }) },
    light: {
      entry: ban('move', { of: your(), to: here, from: not(named('Back Door')) }),
      shield: suspend(titled('Endor Shield'), { while: is(controlled('you')) }),
    },
  }),
  site('8_161', 1, 'Endor', 'Dark Forest', [2, 1], {
    exterior: true,
    forest: true,
    dark: {
      power: add('power', 1, { of: your('Yuzzum', at(here)) }),
      drain: add('Force drain', 1, { at: here, while: exists(your('imperial', present)) }),
    },
    light: {
      cost: add('deploy cost', 1, { of: your('Ewok'), to: here }),
      drain: add('Force drain', 1, { at: here, while: exists(your('Ewok', present)) }),
    },
  }),
  site('8_162', 1, 'Endor', 'Dense Forest', [2, 1], {
    exterior: true,
    forest: true,
    dark: denseForest,
    light: denseForest,
  }),
  site('8_163', 1, 'Endor', 'Ewok Village', [1, 1], {
    layer: 'outer',
    interior: true,
    exterior: true,
    dark: {
      ...noCraft,
      drain: add('Force drain', 1, { at: here, while: no(exists('Ewok', at(any('site', of('Endor'))))) }),
    },
    light: { ...noCraft, drain: add('Force drain', 1, { at: here, while: exists(your('Ewok', present)) }) },
  }),
  site('8_164', 1, 'Endor', 'Forest Clearing', [2, 1], {
    exterior: true,
    forest: true,
    dark: {
      power: add('power', 1, { of: your('vehicle', at(here)) }),
      drain: add('Force drain', 1, { at: here }),
    },
    light: { power: add('power', 1, { of: your('vehicle', at(here)) }) },
  }),
  site('8_165', 3, 'Endor', 'Great Forest', [1, 1], { exterior: true, forest: true, ...greatForest }),
  site('8_166', 1, 'Endor', 'Landing Platform', [1, 1], {
    scompLink: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    dark: {
      departure: defines('transit cost', 1, { from: here }),
      free: free('transit cost', { from: here, while: exists(your('imperial', present)) }),
    },
    light: { departure: defines('transit cost', 7, { from: here }), arrival: add('transit cost', 9, { to: here }) },
  }),
)
