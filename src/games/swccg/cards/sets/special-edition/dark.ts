/** Special Edition, cards of the Dark Side in the order of their numbers. */
import { aboutToDraw, hit, inPhase, lasting, lost, may, must, substitute, used } from '../../notation/offers.ts'
import { cardsOf, character, effect, interrupt, site, starfighter, weapon } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, allow, defines, deploys, immune, later, pilots, react, set, shoots,
} from '../../notation/rules.ts'
import { battleAt, exists, value } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, has, holding, inBattle, it, or, other, present, self, targetedBy, the, their, your,
} from '../../notation/who.ts'
import { shipBay } from '../death-star-2/shared.ts'

export const dark = cardsOf(
  'dark',
  character('7_167', 1, 'Boba Fett', 'alien', 1, 5, 3, 2, 4, {
    armor: 5,
    skills: ['pilot', 'warrior'],
    characteristics: ['Black Sun agent', 'bounty hunter'],
    persona: 'Boba Fett',
    matchingElsewhere: ['Slave I'],
    text: {
      pilots: pilots(2),
      maneuver: pilots(1, { stat: 'maneuver' }),
      react: react('deploy', { to: any('site', holding(or('gangster', 'smuggler'))), cost: -1 }),
      forfeit: must(hit('character', self), lasting('turn', set('forfeit', 0, { of: it }))),
      landspeed: may(inPhase('move'), lasting('turn', defines('landspeed', 3))),
      immunity: immune(3),
    },
  }),
  effect('7_218', 1, 'A Bright Center To The Universe', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      coruscant: later(
        'Death Star, Coruscant',
        'on one of these systems it names another system: your opponent’s changes to Force drains at related locations are cancelled; it is cancelled while they control the system it lies on',
        'sur l’un de ces systèmes, elle désigne un autre système : les modificateurs de drainage adverses aux localisations connexes sont annulés ; elle est annulée si votre adversaire contrôle le système où elle se trouve',
      ),
    },
  }),
  interrupt('7_250', 1, 'Flawless Marksmanship', ['used', 'lost'], 3, {
    text: {
      aim: used(
        aboutToDraw('weapon', 'you', { weapon: or('starship weapon', 'tractor beam'), against: their('starship') }),
        lasting('draw', add('weapon destiny', 2, { of: 'weapon' })),
      ),
      mark: lost(
        aboutToDraw('weapon', 'you', { weapon: or('starship weapon', 'tractor beam'), against: their('starship') }),
        lasting('draw', add('weapon destiny', 4, { of: 'weapon' })),
      ),
    },
  }),
  interrupt('7_259', 1, 'Put All Sections On Alert', ['used', 'lost'], 6, {
    immuneTo: ['Sense'],
    immunePart: 'used function',
    text: {
      star: later(
        'Death Star',
        'as a Used Interrupt, immune to Sense, one Rebel at a site of the Death Star or of the Executor has no text this turn, and no ability for battle destiny',
        'utilisée, immunisée contre Sense, un Rebelle à un site de l’Étoile de la Mort ou de l’Executor n’a ce tour-ci ni texte, ni habileté pour la destinée de bataille',
      ),
      titles: later(
        'titles',
        'as a Lost Interrupt, up to two cards named after the Death Star come from your Lost Pile into hand',
        'perdue, jusqu’à deux cartes nommées d’après l’Étoile de la Mort passent de votre pile perdue à votre main',
      ),
    },
  }),
  interrupt('7_268', 1, 'Watch Your Back!', ['lost'], 3, {
    text: {
      instead: lost(aboutToDraw('battle', 'you'), substitute(value('maneuver', the('target'))), {
        choose: { target: { of: your('starfighter', inBattle, has('maneuver')) } },
        if: battleAt(or('system', 'sector')),
      }),
    },
  }),
  site('7_282', 1, 'Executor', 'Docking Bay', [1, 0], {
    title: 'Executor: Docking Bay',
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    ...{ dark: shipBay.owner, light: shipBay.other },
  }),
  starfighter('7_308', null, 'TIE Defender Mark I', 'TIE Defender Mark I', 3, 3, 3, 4, 2, 3, {
    classes: ['TIE', 'TIE Defender'],
    permanentPilots: [{ ability: 1 }],
    navComputer: true,
    text: {
      react: react('deploy'),
      landing: allow('deploy to', { of: any('starship weapon', 'cannon'), to: self }),
      power: add('power', -2, {
        while: exists(their('starfighter', present, has('maneuver', '>', value('maneuver')))),
      }),
    },
  }),
  weapon('7_322', null, 'Intruder Missile', 'starship', 7, {
    classes: ['missile'],
    text: {
      deploys: deploys({ on: your(or('TIE/sa', 'TIE Defender', 'freighter')) }),
      shoot: shoots('capital starship', 0, { after: 'used' }),
      aim: add('total weapon destiny', 3, { against: targetedBy(any(other, 'weapon')) }),
    },
  }),
)
