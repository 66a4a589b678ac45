/** How numbers, and rules that change them, are told. */
import { define } from '../../language/definitions.ts'
import { numberAmounts } from './amounts.ts'
import { numberRules } from './rules.ts'
import { numberWords } from './vocabulary.ts'

export const numbers = define(numberWords, {
  stats: {
    power: 'power',
    ability: 'ability',
    forfeit: 'forfeit value',
    maneuver: 'maneuver',
    defense: 'defense value',
    landspeed: 'landspeed',
    hyperspeed: 'hyperspeed',
    destiny: 'destiny',
    immunity: 'immunity to attrition',
    X: 'X',
    'deploy cost': 'deploy cost',
    'move cost': 'move cost',
    'fire cost': 'cost to fire',
    'transit cost': 'docking bay transit',
    'landspeed needed': 'landspeed',
    'Force drain': 'Force drain',
    'drain cost': 'Force drain',
    'battle cost': 'battle',
    'total power': 'total power',
    attrition: 'attrition',
    'battle damage': 'battle damage',
    'battle destinies': 'battle destiny',
    'power destinies': 'destiny to power',
    'total battle destiny': 'total battle destiny',
    'ability needed': 'ability',
    'battle destiny': 'battle destiny draw',
    'weapon destiny': 'weapon destiny draw',
    'total weapon destiny': 'total weapon destiny',
    retrieval: 'retrieval',
  },
  amounts: numberAmounts,
  rules: numberRules,
})
