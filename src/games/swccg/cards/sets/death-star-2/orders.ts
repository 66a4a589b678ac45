/** Death Star II: the Admiral's Orders of both sides. Each pair shares one text, up to one word. */
import type { Filter, Text } from '../../../texts/language/words.ts'
import {
  deploy,
  destinyDrawn,
  inPhase,
  inWeapons,
  justLost,
  lasting,
  loseForce,
  may,
  must,
  redraw,
  relocate,
} from '../../notation/offers.ts'
import { card, cardsOf } from '../../notation/printed.ts'
import { add, atLeast, atMost } from '../../notation/rules.ts'
import { byCard, count, exists } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, armedWith, at, carrying, controlled, fired, has, holding, inBattle, it, not, occupied, or, permanentPilot, related, the,
  their, there, unique, wherePresent, your,
} from '../../notation/who.ts'

const ORDER = "admiral's order"

const occupiedSystem = any('system', occupied('you'))
const relatedSite = any('site', related(occupiedSystem))
const pilotCharacter = any('character', 'pilot')

/** Capital Support and We're In Attack Position Now; whose ships are meant, and what raises an immunity: rules 26.4, 26.6. */
function support(leader: Filter): Text {
  const ships = any('capital starship', carrying(pilotCharacter))
  const sites = any('battleground', 'site', controlled('you'), holding(your(leader)), related(occupiedSystem))
  return {
    cost: add('deploy cost', byCard('admiral', -2, -1), { of: pilotCharacter, to: 'capital starship' }),
    immunity: add('immunity', 2, { of: ships }),
    least: atLeast('immunity', 4, { of: ships }),
    loss: must(inPhase('control'), loseForce(count(sites), 'opponent'), { once: 'phase' }),
  }
}

/** Combined Fleet Action and Battle Deployment. */
const fleet = {
  text: {
    limit: atMost('battle destinies', 1, { whose: 'opponent', at: relatedSite }),
    find: may(inPhase('deploy'), deploy('combat vehicle'), { once: 'phase' }),
  },
  each: {
    power: add('power', -2, {
      of: your(
        'starship',
        at(any('system', or(not(wherePresent(your('starfighter'))), not(wherePresent(your('capital starship')))))),
      ),
    }),
  },
} as const

/** Concentrate All Fire and Fighter Cover. */
const fire: Text = {
  power: add('power', 3, { of: any('starfighter', fired) }),
  again: may(destinyDrawn('you', { kind: 'weapon', weapon: 'starship weapon' }), redraw, { once: 'turn' }),
  immunity: add('immunity', 2, { of: your('character', at(relatedSite)) }),
  aim: add('weapon destiny', 1, { by: your('character', has('immunity', '>', 0), at(relatedSite)) }),
}

/** I'll Take The Leader and Fighters Coming In. */
const fighters: Text = {
  immunity: add('immunity', 2, { of: any(unique, 'starfighter', not(permanentPilot)) }),
  least: atLeast('immunity', 4, { of: any(unique, 'starfighter', not(permanentPilot)) }),
  power: add('power', -2, { of: any('starship', not(carrying(pilotCharacter))) }),
  drain: add('Force drain', 1, { at: any('docking bay', related(occupiedSystem)) }),
  back: may(justLost(your('starfighter', at('system'))), relocate(it, any('docking bay', related(there))), {
    once: 'turn',
  }),
}

const armed = exists(your('capital starship', inBattle, armedWith('starship weapon')))
const warrior = ['warrior', not('pilot')] as const

/** Taking Them With Us and Intensify The Forward Batteries. */
const batteries = {
  text: {
    cost: add('deploy cost', -1, { of: your(...warrior), to: relatedSite }),
    defense: add('defense', 2, { of: your(...warrior, at(relatedSite)) }),
    forfeit: add('forfeit', 1, { of: your(...warrior, at(relatedSite)) }),
  },
  each: {
    destiny: atLeast('battle destinies', 1, { while: armed }),
    weaken: may(inWeapons, lasting('battle', add('defense', -4, { of: the('target') })), {
      choose: { target: { of: their('capital starship', inBattle) } },
      if: armed,
      once: 'battle',
    }),
  },
} as const

export const lightOrders = cardsOf(
  'light',
  card(ORDER, '9_1', 1, 'Capital Support', 6, { text: support('general') }),
  card(ORDER, '9_2', 1, 'Combined Fleet Action', 6, fleet),
  card(ORDER, '9_3', 1, 'Concentrate All Fire', 6, { text: fire }),
  card(ORDER, '9_4', 1, "I'll Take The Leader", 6, { text: fighters }),
  card(ORDER, '9_5', 1, 'Taking Them With Us', 6, batteries),
)

export const darkOrders = cardsOf(
  'dark',
  card(ORDER, '9_92', 1, 'Battle Deployment', 6, fleet),
  card(ORDER, '9_93', 1, 'Fighter Cover', 6, { text: fire }),
  card(ORDER, '9_94', 1, 'Fighters Coming In', 6, { text: fighters }),
  card(ORDER, '9_95', 1, 'Intensify The Forward Batteries', 6, batteries),
  card(ORDER, '9_96', 1, "We're In Attack Position Now", 6, { text: support(or('general', 'commander')) }),
)
