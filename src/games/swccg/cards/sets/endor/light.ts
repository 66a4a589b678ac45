/** Endor, cards of the Light Side in the order of their numbers: characters and locations. */
// biome-ignore format: a list of words
import {
  battleBegins, battleWon, cancel, deploy, destinyDrawn, forfeited, hit, inPhase, lasting, loseForce, may, must, place,
  reveal, take, targeted, use,
} from '../../notation/offers.ts'
import { cardsOf, character, site, system } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, addToAttempts, atMost, ban, blank, defines, during, firesAgain, free, goesWith, immune, immuneTo, later, lock, path, pilots, set,
} from '../../notation/rules.ts'
import { allAbility, battleAt, compare, count, either, exists, given, is, no } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, adjacent, any, at, bearing, controlled, has, here, holding, inBattle, it, named, nonUnique, not, occupied, of,
  or, other, present, presentAt, related, self, their, titled, your,
} from '../../notation/who.ts'
import { denseForest, greatForest, noCraft } from './shared.ts'

export const light = cardsOf(
  'light',
  character('8_1', 1, 'Captain Yutani', 'rebel', 3, 2, 3, 1, 3, {
    skills: ['warrior'],
    characteristics: ['scout', 'captain'],
    persona: 'Captain Yutani',
    text: {
      fetch: may(
        inPhase('deploy'),
        deploy(or('artillery weapon', titled('Portable Fusion Generator')), { to: any(here, 'site') }),
        { once: 'phase' },
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
    matchingShips: ['8_81'],
    matchingElsewhere: ['Millennium Falcon'],
    text: {
      cost: add('deploy cost', -2, { to: any('site', of('Endor')) }),
      pilots: pilots(2),
      defense: may(targeted(self), lasting('shot', set('defense', 4))),
      fetch: may(inPhase('deploy'), deploy(titled('Lumat', 'Wuta'), { to: here, free: true, number: 2, upTo: true }), {
        if: is(at(any('site', of('Endor')))),
      }),
    },
  }),
  character('8_4', 1, 'Corporal Beezer', 'rebel', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['Alderaanian', 'scout', 'female'],
    text: {
      entry: ban('react to', { at: any(here, 'site'), whose: 'opponent' }),
      fetch: may(inPhase('deploy'), deploy('device', { to: here }), { once: 'phase' }),
      proof: immuneTo('Scanning Crew', { of: any('rebel', or(has('ability', '<', 3), '[Endor]')) }),
    },
  }),
  character('8_5', 1, 'Corporal Delevar', 'rebel', 2, 2, 1, 2, 4, {
    skills: ['warrior'],
    characteristics: ['scout'],
    called: ['Delevar'],
    text: {
      here: lock('forfeit', 'down', { of: your('character', at(here)) }),
      hoth: lock('forfeit', 'down', {
        of: your('character', at(any('site', of('Hoth')))),
        while: is(at(named('Echo Med Lab'))),
      }),
      place: may(forfeited(your('character', at(any(here, 'site')))), place(it, 'used'), {
        if: exists(your('FX droid', at(here))),
        once: 'turn',
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
        'Sorry About The Mess',
        'played as a Used Interrupt when this card aims an A280 Sharpshooter Rifle at somebody on the next site',
        'jouée comme interruption utilisée quand cette carte vise quelqu’un au site voisin avec un A280 Sharpshooter Rifle',
      ),
    },
  }),
  character('8_7', 1, 'Corporal Kensaric', 'rebel', 2, 2, 2, 2, 4, {
    skills: ['warrior'],
    characteristics: ['scout'],
    persona: 'Kensaric',
    called: ['Kensaric'],
    text: {
      cost: add('deploy cost', given(exists(titled('Goo Nee Tay')), 1, 2), {
        of: their(or('character', 'vehicle', 'starship')),
        to: any(here, 'exterior', 'battleground', 'site'),
        while: [is(present), exists(your(other, 'scout', present))],
      }),
    },
  }),
  character('8_8', 1, 'Daughter Of Skywalker', 'rebel', 1, 7, 4, 5, 8, {
    skills: ['pilot', 'warrior'],
    characteristics: ['Alderaanian', 'leader', 'scout', 'female'],
    extra: ['Force-Sensitive'],
    persona: 'Leia Organa',
    called: ['Leia'],
    matchingElsewhere: ['Tydirium'],
    errata: true,
    text: {
      cost: add('deploy cost', -3, { to: or(named('Tydirium'), any('site', or(of('Endor'), of('Dagobah')))) }),
      lesson: later(
        'Mind What You Have Learned',
        'it may be aimed at this card instead of Luke, then for the rest of the game',
        'elle peut viser cette carte au lieu de Luke, puis pour le reste de la partie',
      ),
      icon: add('Force icons', 1, { at: any(here, 'exterior', 'site') }),
      immunity: immune(4),
    },
  }),
  character('8_9', null, 'Dresselian Commando', 'rebel', 2, 3, 2, 2, 2, {
    skills: ['warrior'],
    characteristics: ['scout', 'Dresselian'],
    text: {
      power: add('power', 1, { while: is(at(or('forest', 'jungle', any('exterior', 'site', 'site', of('Endor'))))) }),
      while: during([is(inBattle), battleAt(any('exterior', 'site')), exists(their(nonUnique, 'alien', inBattle))], {
        draws: add('power destinies', 1),
        destinies: atMost('battle destinies', 1, { whose: 'opponent' }),
        immunity: immune(4),
      }),
    },
  }),
  character('8_10', null, 'Endor Scout Trooper', 'rebel', 3, 2, 2, 1, 3, {
    skills: ['warrior'],
    characteristics: ['Rebel trooper', 'trooper', 'scout'],
    errata: true,
    text: {
      power: add('power', -1, { unless: is(at(any('site', of('Endor')))) }),
      immunity: immune(2, {
        of: any(
          or(titled('Lieutenant Page'), your('rebel', 'scout', has('ability', '<', 3))),
          at(any('exterior', 'site', or(here, adjacent(here)))),
        ),
        while: is(at(any('site', of('Endor')))),
      }),
    },
  }),
  character('8_14', 1, 'General Crix Madine', 'rebel', 1, 3, 3, 3, 6, {
    skills: ['warrior'],
    characteristics: ['general', 'leader', 'Corellian'],
    extra: ['Force-Attuned'],
    text: {
      find: may(inPhase('deploy'), take(any('scout', has('ability', '<', 3))), { once: 'phase' }),
      immunity: add('immunity', 1, {
        of: your('scout', has('immunity')),
        while: either(is(at(your('war room'))), is(aboard(your('capital starship')))),
      }),
    },
  }),
  character('8_15', 1, 'General Solo', 'rebel', 1, 6, 4, 3, 8, {
    extra: ['Force-Attuned'],
    skills: ['pilot', 'warrior'],
    characteristics: ['general', 'leader', 'scout', 'Corellian'],
    persona: 'Han Solo',
    called: ['Han', 'General Solo'],
    matchingShips: ['9_68'],
    matchingElsewhere: ['Millennium Falcon', 'Tydirium'],
    text: {
      cost: add('deploy cost', -2, { to: or(named('Falcon', 'Tydirium'), any('site', of('Endor'))) }),
      pilots: pilots(3),
      cancel: may(destinyDrawn('opponent', { kind: 'battle' }), cancel(it), {
        cost: use(2),
        if: either(
          [is(inBattle), exists(named('Chewie'), inBattle)],
          [is(inBattle), battleAt(any('exterior', 'site')), exists(your(other, 'scout', inBattle))],
        ),
        once: 'battle',
      }),
      immunity: immune(3),
    },
  }),
  character('8_18', 1, 'Lieutenant Greeve', 'rebel', 3, 2, 3, 2, 4, {
    skills: ['warrior'],
    characteristics: ['scout'],
    text: {
      aim: add('weapon destiny', 1, { of: 'character weapon', by: self }),
      hit: must(hit('character', self), lasting('game', add('forfeit', -3, { of: it }))),
      again: firesAgain(titled('A280 Sharpshooter Rifle'), 2),
    },
  }),
  character('8_19', 1, 'Lieutenant Page', 'rebel', 2, 3, 3, 3, 4, {
    skills: ['warrior'],
    characteristics: ['scout'],
    extra: ['Force-Attuned'],
    text: {
      draws: add('battle destiny', 1, {
        while: either(
          [
            is(inBattle),
            battleAt('site'),
            exists(titled('Major Bren Derlin', 'Colonel Cracken', 'General Crix Madine'), at(here)),
          ],
          [
            is(inBattle),
            battleAt(any('exterior', 'planet', 'site')),
            compare(count(your(other, 'scout', at(here))), '>=', 2),
          ],
        ),
      }),
      cost: add('deploy cost', -1, {
        of: your('rebel', 'scout'),
        to: any(here, 'exterior', 'site', not(named('Rebel Landing Site'))),
      }),
    },
  }),
  character('8_22', 1, 'Mon Mothma', 'rebel', 1, 5, 2, 3, 8, {
    skills: [],
    characteristics: ['leader', 'senator', 'female'],
    extra: ['Force-Attuned'],
    persona: 'Mon Mothma',
    text: {
      while: during(is(at(your('war room'))), {
        draws: add('battle destiny', -1, { whose: 'opponent', at: 'system' }),
        forfeit: add('forfeit', 2, { of: any('rebel', nonUnique) }),
      }),
      fetch: may(inPhase('deploy'), deploy(any('rebel', nonUnique)), { once: 'phase' }),
    },
  }),
  character('8_23', 1, 'Orrimaarko', 'rebel', 1, 5, 4, 4, 4, {
    skills: ['warrior'],
    characteristics: ['leader', 'scout', 'Dresselian'],
    extra: ['Force-Sensitive'],
    text: {
      toll: must(battleWon('you'), loseForce(2, 'opponent'), {
        if: [is(inBattle), exists(their('imperial', inBattle))],
      }),
      immunity: immune(given(is(presentAt(or('forest', 'jungle', any('exterior', 'site', of('Endor'))))), 4, 3)),
    },
  }),
  character('8_27', 1, 'Sergeant Brooks Carlson', 'rebel', 2, 2, 3, 2, 3, {
    skills: ['warrior'],
    characteristics: ['scout'],
    text: {
      landspeed: defines('landspeed', 2),
      along: goesWith(your(other, 'scout', presentAt(any(here, 'exterior', 'site'))), 2),
      immunity: add('immunity', 1, {
        of: your(other, 'scout', has('immunity'), presentAt(any(here, 'exterior', 'site'))),
      }),
    },
  }),
  character('8_28', 1, 'Sergeant Bruckman', 'rebel', 2, 1, 2, 1, 3, {
    skills: ['warrior'],
    characteristics: ['scout', 'Corellian'],
    text: {
      reveal: may(battleBegins({ by: 'opponent', at: any(here, 'exterior', 'site') }), reveal(1, 'scout', here), {
        if: allAbility('scout'),
        once: 'battle',
      }),
    },
  }),
  character('8_29', 1, 'Sergeant Junkin', 'rebel', 2, 3, 3, 2, 4, {
    skills: ['warrior'],
    characteristics: ['scout'],
    persona: 'Sergeant Junkin',
    called: ['Junkin'],
    text: {
      generator: addToAttempts(count(any(titled('Explosive Charge'), at(here))), {
        of: named('Bunker'),
        while: is(at(named('Bunker'))),
      }),
      grenade: later(
        'Concussion Grenade',
        'used by this card, it spares your characters, and you may add 1 to its destiny draw or subtract 1',
        'utilisée par lui, elle épargne vos personnages, et vous pouvez ajouter ou retirer 1 à son tirage de destinée',
      ),
    },
  }),
  character('8_31', 1, 'Threepio', 'droid', 2, 4, 1, null, 5, {
    skills: [],
    extra: ['Protocol Droid'],
    persona: 'C-3PO',
    called: ['C-3PO'],
    text: {
      cost: add('deploy cost', -2, { to: any('site', of('Endor')) }),
      attrition: add('attrition', count(any('Ewok', inBattle)), {
        whose: 'opponent',
        while: [is(inBattle), battleAt('site')],
      }),
      spared: later(
        'leaving the table',
        'lost in a battle, this card may go to your Used Pile',
        'perdue dans une bataille, cette carte peut aller dans votre pile utilisée',
      ),
      proof: immuneTo('Bad Feeling Have I', {
        of: any(
          'character',
          or('[Cloud City]', "[Jabba's Palace]", '[Endor]'),
          at(any('site', or(here, related(here)))),
        ),
      }),
    },
  }),
  system('8_67', 1, 'Chandrila', 4, [1, 2], {
    dark: {
      more: add('Force drain', 1, {
        at: here,
        while: [is(controlled('you')), compare(count(your('Star Destroyer', at(here))), '>=', 2)],
      }),
      less: add('Force drain', -1, {
        at: here,
        while: [is(controlled('you')), no(exists(your('capital starship', at(here))))],
      }),
    },
    light: {
      generation: add('Force generation', 2, {
        at: here,
        while: is(occupied('you'), holding(your('capital starship'))),
      }),
      senator: add('deploy cost', -2, { of: named('Mon Mothma'), to: of('Chandrila') }),
    },
  }),
  system('8_68', 1, 'Endor', 8, [2, 2], {
    dark: {
      drain: add('Force drain', -1, { at: here, while: no(exists(your('imperial', at(any('site', of('Endor')))))) }),
    },
    light: {
      drain: add('Force drain', -1, { at: here }),
      moving: add('move cost', -1, {
        of: your('starship'),
        to: here,
        from: or(named('Sullust', 'Rendezvous Point'), bearing(titled('Haven'))),
      }),
    },
  }),
  site('8_69', 1, 'Endor', 'Back Door', [2, 2], {
    scompLink: true,
    called: ['Back Door'],
    exterior: true,
    dark: { path: path(here, named('Bunker'), { while: is(controlled('you')) }) },
    light: { path: path(here, named('Bunker')) },
  }),
  site('8_70', 1, 'Endor', 'Bunker', [1, 0], {
    scompLink: true,
    interior: true,
    dark: { fetch: may(inPhase('deploy'), deploy(titled('Endor Shield')), { once: 'game' }) },
    light: {
      drain: add('Force drain', 1, { at: here }),
      destinies: must(battleBegins({ by: 'you', at: here }), lasting('battle', add('battle destinies', 1))),
    },
  }),
  site('8_71', 1, 'Endor', "Chief Chirpa's Hut", [0, 2], {
    interior: true,
    layer: 'outermost',
    dark: {
      forfeit: add('forfeit', -1, {
        of: any('Ewok', at(any('site', of('Endor')))),
        while: is(controlled('you')),
      }),
    },
    light: {
      cost: add('deploy cost', -1, { of: your('Ewok'), to: here }),
      chief: free('deploy cost', { of: titled('Chief Chirpa'), to: here }),
    },
  }),
  site('8_72', 1, 'Endor', 'Dense Forest', [1, 2], {
    exterior: true,
    forest: true,
    dark: denseForest,
    light: denseForest,
  }),
  site('8_73', 1, 'Endor', 'Ewok Village', [1, 1], {
    layer: 'outer',
    interior: true,
    exterior: true,
    dark: {
      ...noCraft,
      drain: add('Force drain', 1, { at: here, while: no(exists('Ewok', at(any('site', of('Endor'))))) }),
    },
    light: {
      ...noCraft,
      cost: add('deploy cost', -1, { of: or('Ewok device', 'Ewok weapon'), to: here }),
    },
  }),
  site('8_74', 3, 'Endor', 'Great Forest', [1, 1], { exterior: true, forest: true, ...greatForest }),
  site('8_75', 1, 'Endor', 'Hidden Forest Trail', [1, 2], {
    called: ['Hidden Forest Trail'],
    exterior: true,
    dark: { blank: blank(here, 'opponent', { while: is(occupied('you')) }) },
    light: { path: path(here, any('exterior', 'site', of('Endor')), { of: your('scout') }) },
  }),
  site('8_76', 1, 'Endor', 'Landing Platform', [1, 1], {
    scompLink: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    dark: {
      departure: defines('transit cost', 1, { from: here }),
      free: free('transit cost', { from: here, while: exists(your('imperial', present)) }),
    },
    light: { departure: defines('transit cost', 2, { from: here }) },
  }),
  site('8_77', 1, 'Endor', 'Rebel Landing Site', [1, 2], {
    title: 'Endor: Rebel Landing Site (Forest)',
    called: ['Rebel Landing Site'],
    exterior: true,
    forest: true,
    dark: { blank: blank(here, 'opponent', { while: is(occupied('you')) }) },
    light: {
      landing: free('landing cost', { of: your('starfighter'), to: here }),
      cost: add('deploy cost', -1, { of: your(or('droid', any('[Endor]', 'rebel'))), to: here }),
    },
  }),
)
