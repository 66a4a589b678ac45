/** How numbers, and rules that change them, are told. */
import { define } from '../../language/definitions.ts'
import { numberAmounts } from './amounts.ts'
import { numberRules } from './rules.ts'
import { numberWords } from './vocabulary.ts'

export const numbers = define(numberWords, {
  stats: {
    power: { noun: 'power', reach: 'table' },
    ability: { noun: 'ability', reach: 'table' },
    forfeit: { noun: 'forfeit value', reach: 'table' },
    maneuver: { noun: 'maneuver', reach: 'table' },
    defense: { noun: 'defense value', reach: 'table' },
    armor: { noun: 'armor', reach: 'table' },
    landspeed: { noun: 'landspeed', reach: 'table' },
    hyperspeed: { noun: 'hyperspeed', reach: 'table' },
    destiny: { noun: 'destiny', reach: 'anywhere' },
    immunity: { noun: 'immunity to attrition', reach: 'table' },
    'cross-over total': { noun: 'cross-over total', reach: 'table' },
    X: { noun: 'X', reach: 'table' },
    'deploy cost': { noun: 'deploy cost', reach: 'anywhere' },
    'move cost': { noun: 'move cost', reach: 'table' },
    'landing cost': { noun: 'landing cost', reach: 'table' },
    'fire cost': { noun: 'cost to fire' },
    'transit cost': { noun: 'docking bay transit' },
    'landspeed needed': { noun: 'landspeed', reach: 'table' },
    'Force icons': { noun: 'Force icon' },
    'Force generation': { noun: 'Force generation' },
    'Force drain': { noun: 'Force drain' },
    'movement destiny': { noun: 'movement destiny' },
    'drain cost': { noun: 'Force drain' },
    'battle cost': { noun: 'battle' },
    'total power': { noun: 'total power' },
    attrition: { noun: 'attrition' },
    'battle damage': { noun: 'battle damage' },
    'battle destinies': { noun: 'battle destiny' },
    'power destinies': { noun: 'destiny to power' },
    'total battle destiny': { noun: 'total battle destiny' },
    'ability needed': { noun: 'ability' },
    'battle destiny': { noun: 'battle destiny draw' },
    'weapon destiny': { noun: 'weapon destiny draw' },
    'total weapon destiny': { noun: 'total weapon destiny' },
    retrieval: { noun: 'retrieval' },
    'retrieval cost': { noun: 'retrieval' },
    'Force loss': { noun: 'Force loss' },
  },
  amounts: numberAmounts,
  rules: numberRules,
})
