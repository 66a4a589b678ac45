/** Locations; each text is that of one side. */

import { add, blank, during, forbid, free, immuneTo, later, path, set } from '../notation/modifiers.ts'
import { cancel, deploy, loseForce, may, must } from '../notation/offers.ts'
import { of, sector, site, system } from '../notation/printed.ts'
import { count, given, ifItIs, is, isNot, there } from '../notation/when.ts'
import {
  a,
  aboard,
  at,
  bearing,
  controlledBy,
  here,
  holding,
  locationsOf,
  named,
  not,
  occupiedBy,
  or,
  orbitedBy,
  present,
  sitesOf,
  their,
  titled,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const locations: readonly Card[] = [
  ...of(
    'dark',
    system('1_288', 1, 'Kessel', 8, [2, 1], {
      errata: true,
      dark: {
        cost: add('deploy cost', given(there(named('Tarkin'), aboard('starship'), at(here)), -2, -1), {
          of: your('starship'),
          to: here,
        }),
        cancel: must('always', cancel(titled('Kessel Run')), { while: is(controlledBy('you')) }),
      },
      light: { threshold: set('ability needed', 6, { at: here }) },
    }),
    system('8_157', 1, 'Endor', 8, [2, 2], {
      dark: {
        strength: add('total power', count(your('starship', at(here))), {
          at: sitesOf('Endor'),
          while: is(controlledBy('you')),
        }),
      },
      light: {
        drain: add('Force drain', -1, { at: here, while: isNot(there(your('Ewok'), at(sitesOf('Endor')))) }),
        cost: add('deploy cost', 1, { of: your('starship'), to: here }),
        moving: add('move cost', 1, { of: your('starship'), to: here }),
      },
    }),
    site('8_158', 1, 'Endor', 'Ancient Forest', [2, 1], {
      exterior: true,
      forest: true,
      dark: {
        cost: add('deploy cost', ifItIs('Yuzzum', -2, -1), { of: your('alien'), to: here }),
        drain: add('Force drain', 1, { at: here, while: there(your('Yuzzum'), present) }),
      },
    }),
    site('8_159', 1, 'Endor', 'Back Door', [2, 2], {
      scompLink: true,
      called: ['Back Door'],
      exterior: true,
      dark: { path: path(here, named('Bunker')) },
      light: { path: path(here, named('Bunker'), { while: is(controlledBy('you')) }) },
    }),
    site('8_165', 3, 'Endor', 'Great Forest', [1, 1], {
      exterior: true,
      forest: true,
      dark: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Yuzzum', 'scout'))), from: here }) },
      light: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Ewok', 'scout'))), from: here }) },
    }),
    site('8_166', 1, 'Endor', 'Landing Platform', [1, 1], {
      scompLink: true,
      interior: true,
      exterior: true,
      dockingBay: true,
      dark: {
        departure: set('transit from', 1),
        free: free('transit from', { while: there(your('imperial'), present) }),
      },
      light: { departure: set('transit from', 7), arrival: add('transit to', 9) },
    }),
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
        fetch: may('your deploy', deploy(titled("That Thing's Operational"), {})),
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
        while: during(is(occupiedBy('you'), holding(your('Star Destroyer'))), {
          cost: add('deploy cost', 2, { of: their('Star Cruiser') }),
          ban: forbid('deploy', { of: their('Star Cruiser'), to: here }),
        }),
      },
      light: {
        drain: add('Force drain', -1, { at: here }),
        cost: add('deploy cost', 2, {
          of: their('Star Destroyer'),
          to: here,
          while: is(occupiedBy('you'), holding(your('Star Cruiser'))),
        }),
      },
    }),
    system('9_150', 1, 'Sullust', 7, [2, 2], {
      immuneTo: ['Revolution'],
      immunePart: 'light text',
      dark: {
        toll: must('cancelled', loseForce(8, 'theirs'), { of: titled('Haven'), while: is(controlledBy('you')) }),
      },
      light: { proof: immuneTo('Revolution') },
    }),
    site('11_94', 1, 'Tatooine', 'Podrace Arena', [1, 1], {
      episode: 1,
      exterior: true,
      dark: {
        podraces: later(
          'Podraces',
          'while a race total is over 0, there are no battles and no Force drains here',
          'tant qu’un total de course dépasse 0, il n’y a ici ni bataille ni drainage de Force',
        ),
      },
      light: {
        podraces: later(
          'Podraces',
          'while a race total is over 0, there are no battles and no Force drains here',
          'tant qu’un total de course dépasse 0, il n’y a ici ni bataille ni drainage de Force',
        ),
      },
    }),
  ),
  ...of(
    'light',
    system('1_127', 1, 'Tatooine', 7, [1, 2], {
      dark: {
        strength: add('total power', count(your('starship', at(here))), {
          at: sitesOf('Tatooine'),
          while: is(controlledBy('you')),
        }),
      },
      light: {
        strength: add('total power', count(your('starship', at(here))), {
          at: sitesOf('Tatooine'),
          while: is(controlledBy('you')),
        }),
      },
    }),
    system('5_76', 1, 'Bespin', 6, [1, 2], {
      dark: {
        cost: add('deploy cost', -1, {
          of: your(or('character', 'vehicle')),
          to: locationsOf('Cloud City'),
          while: is(controlledBy('you')),
        }),
      },
      light: {
        cost: add('deploy cost', 1, {
          of: their(or('character', 'vehicle')),
          to: locationsOf('Cloud City'),
          while: is(controlledBy('you')),
        }),
      },
    }),
    system('8_68', 1, 'Endor', 8, [2, 2], {
      dark: {
        drain: add('Force drain', -1, { at: here, while: isNot(there(your('imperial'), at(sitesOf('Endor')))) }),
      },
      light: {
        drain: add('Force drain', -1, { at: here }),
        moving: add('move cost', -1, {
          of: your('starship'),
          from: or(named('Sullust', 'Rendezvous Point'), bearing(titled('Haven'))),
          to: here,
        }),
      },
    }),
    site('8_69', 1, 'Endor', 'Back Door', [2, 2], {
      scompLink: true,
      called: ['Back Door'],
      exterior: true,
      dark: { path: path(here, named('Bunker'), { while: is(controlledBy('you')) }) },
      light: { path: path(here, named('Bunker')) },
    }),
    site('8_74', 3, 'Endor', 'Great Forest', [1, 1], {
      exterior: true,
      forest: true,
      dark: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Yuzzum', 'scout'))), from: here }) },
      light: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Ewok', 'scout'))), from: here }) },
    }),
    site('8_75', 1, 'Endor', 'Hidden Forest Trail', [1, 2], {
      called: ['Hidden Forest Trail'],
      exterior: true,
      dark: { blank: blank(here, { whose: 'theirs', while: is(occupiedBy('you')) }) },
      light: { path: path(here, a('exterior', sitesOf('Endor')), { of: your('scout') }) },
    }),
    site('8_76', 1, 'Endor', 'Landing Platform', [1, 1], {
      scompLink: true,
      interior: true,
      exterior: true,
      dockingBay: true,
      dark: {
        departure: set('transit from', 1),
        free: free('transit from', { while: there(your('imperial'), present) }),
      },
      light: { departure: set('transit from', 2) },
    }),
    system('9_60', 1, 'Sullust', 7, [1, 2], {
      dark: { cost: add('deploy cost', 1, { of: your('starship'), to: here }) },
      light: {
        leaving: add('move cost', -1, {
          of: your('starship'),
          from: here,
          to: or(named('Mon Calamari', 'Death Star II'), orbitedBy(named('Death Star II'))),
        }),
        arriving: add('move cost', -1, {
          of: your('starship'),
          from: or(named('Mon Calamari', 'Death Star II'), orbitedBy(named('Death Star II'))),
          to: here,
        }),
      },
    }),
  ),
]
