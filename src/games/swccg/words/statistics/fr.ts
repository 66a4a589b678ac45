/** French: statistics of a player's own matches, and names of kinds of ends. */
import type { statisticsEn } from './en.ts'

export const statisticsFr: typeof statisticsEn = {
  'force.title': 'Où vous avez perdu la Force',
  under_one: '{{count}} partie',
  under_other: '{{count}} parties',
  few_one: '{{count}} partie : trop peu. Affiché à partir de {{least}}.',
  few_other: '{{count}} parties : trop peu. Affiché à partir de {{least}}.',
  lostDrain: 'Drains',
  lostDamage: 'Dommages de bataille',
  lostText: 'Textes de cartes',
  forfeited: 'Cartes payées pour l’attrition',
  'most.lostDrain': 'Surtout : des drains.',
  'most.lostDamage': 'Surtout : des dommages de bataille.',
  'most.lostText': 'Surtout : des textes de cartes.',
  'battles.title': 'En moyenne par partie',
  drainsGiven: 'Drains effectués',
  drainsTaken: 'Drains subis',
  battlesBegun: 'Batailles lancées',
  battlesWon: 'Batailles gagnées',
  powerAhead: 'Avance de puissance par bataille',
  destinyAhead: 'Destinée au-dessus du deck',
  'end.life-force': 'Force vitale épuisée',
  'end.both-exhausted': 'Deux Forces épuisées',
  'end.turns': 'Tous les tours joués',
  'end.standstill': 'Partie bloquée',
}
