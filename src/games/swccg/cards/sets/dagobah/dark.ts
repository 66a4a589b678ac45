/** Dagobah, cards of the Dark Side in the order of their numbers. */
import { anyTime, battleBegins, inWeapons, lasting, may, move, place, use } from '../../notation/offers.ts'
import { cardsOf, character, site, weapon } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import { add, allow, atLeast, ban, blank, deploys, free, path, react, shoots } from '../../notation/rules.ts'
import { count, distance, duringPhase, exists, is, pairs, times } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  alone, any, at, bearing, controlled, here, holding, inBattle, named, occupied, of, or, present, their, titled, within, your,
} from '../../notation/who.ts'

/** The ship of these sites. */
const executor = named('Executor')

export const dark = cardsOf(
  'dark',
  character('4_91', 1, '4-LOM', 'droid', 1, 2, 2, null, 3, {
    extra: ['Protocol Droid'],
    armor: 3,
    skills: ['warrior'],
    characteristics: ['Black Sun agent', 'bounty hunter', 'information broker', 'thief'],
    persona: '4-LOM',
    text: {
      strength: add('total power', pairs(your('alien', present), your('droid', present)), { at: any(here, 'site') }),
      place: may(inWeapons, place('character', 'lost', 'used'), {
        cost: use(1),
        if: [is(inBattle), exists(named('Zuckuss'), present)],
        once: 'battle',
      }),
      fights: allow('battle without presence'),
    },
  }),
  site('4_159', 1, 'Executor', 'Comm Station', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    dark: {
      react: react('move', {
        of: your('starship'),
        to: any('system', holding(executor)),
        while: is(occupied('you'), holding(your(or(named('Tarkin', 'Piett'), 'admiral')))),
      }),
    },
    light: {
      react: react('leave', {
        of: your('starship', at(any('system', holding(executor)))),
        while: is(controlled('you')),
      }),
    },
  }),
  site('4_160', 1, 'Executor', 'Control Station', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    dark: {
      power: add('power', count(any('site', of('Executor'))), {
        of: executor,
        while: exists(any('imperial', 'leader', at(here))),
      }),
    },
    light: {
      rule: ban('move', { of: their(executor), while: [is(controlled('you')), duringPhase('move', 'opponent')] }),
      helm: may(anyTime, move(executor), { if: [is(controlled('you')), duringPhase('move', 'opponent')] }),
    },
  }),
  site('4_161', 1, 'Executor', 'Holotheatre', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    dark: {
      vader: add('Force generation', 1, { at: here, while: exists(your(named('Vader'))) }),
      emperor: add('Force generation', 1, { at: here, while: exists(your(named('Emperor'))) }),
    },
    light: { drain: add('Force drain', 1, { at: here, while: is(controlled('you')) }) },
  }),
  site('4_162', 1, 'Executor', 'Main Corridor', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    dark: { ways: path(here, any('site', of('Executor')), { free: true }) },
    light: { blank: blank(here, 'opponent', { while: is(controlled('you')) }) },
  }),
  site('4_163', 1, 'Executor', 'Meditation Chamber', [2, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    dark: {
      destiny: may(battleBegins({ at: 'system' }), lasting('battle', atLeast('battle destinies', 1)), {
        if: exists(your(named('Vader'), alone, at(here))),
        once: 'turn',
      }),
    },
    light: { blank: blank(here, 'opponent', { while: is(occupied('you')) }) },
  }),
  weapon('4_174', 1, "4-LOM's Concussion Rifle", 'character', 2, {
    persona: "4-LOM's Concussion Rifle",
    errata: true,
    classes: ['rifle'],
    text: {
      deploys: deploys({ on: your(or('warrior', named('4-LOM'))), cost: 4 }),
      cost: free('deploy cost', { to: named('4-LOM') }),
      shoot: shoots(or('character', 'creature'), 0, { range: any('exterior', 'site', within(2)) }),
      scope: add('total weapon destiny', 1, { while: is(bearing(titled('Blaster Scope'))) }),
      distance: add('total weapon destiny', times(-1, distance)),
    },
  }),
)
