/** French: errors of decks and warnings about them. */
import type { DeckSentences } from './deck-warnings.ts'

const cartes = (count: string): string => (Number(count) < 2 ? `${count} carte` : `${count} cartes`)

export const decksFr: DeckSentences = {
  'deck.format': (v) => `Format « ${v.format} » introuvable.`,
  'deck.unknown-card': (v) => `Carte ${v.card} introuvable.`,
  'deck.count': (v) => `${v.card} : ${v.count} n’est pas un nombre d’exemplaires.`,
  'deck.side': (v) => `${v.card} n’est pas une carte du ${v.side}.`,
  'deck.pool': (v) =>
    `${v.card} n’est pas dans le format « ${v.format} ». Changez le format du deck, ou retirez cette carte.`,
  'deck.size': (v) => `Le deck compte ${cartes(v.count)}, il en faut ${v.needed}.`,
  'deck.objectives': (v) => `Le deck compte ${v.count} objectifs : il peut en avoir un.`,
  'deck.location': () => 'Il faut au deck une localisation : la partie commence par l’une d’elles.',
  'deck.objective-location': (v) =>
    `Il faut au deck une localisation apportée par ${v.card} : la partie commence par celles de l’objectif.`,
  'deck.objective-lacks': (v) =>
    `Il manque au deck des cartes pour ${v.card} : ${v.missing}. L’objectif serait mis hors jeu, et vous n’auriez pas de localisation de départ.`,
  'deck.few-locations': (v) =>
    `Le deck compte ${v.count} ${Number(v.count) < 2 ? 'localisation' : 'localisations'} : ${v.least} au moins sont d’usage.`,
  'deck.few-icons': (v) =>
    `Les localisations du deck ont ${v.count} ${Number(v.count) < 2 ? 'icône' : 'icônes'} de Force de votre côté : ${v.least} au moins sont d’usage.`,
}

export const productsFr = {
  starter: 'Les deux decks d’Endor',
  sealed: 'Scellé : 2 boosters d’Endor, 1 de Death Star II',
  endor: 'Scellé : 4 boosters d’Endor',
  deathStar: 'Scellé : 4 boosters de Death Star II',
  cube: { starter: 'Cube : les cartes des deux decks d’Endor', all: 'Cube : toutes les cartes jouables' },
  source: (common: number): string =>
    `D’après les décomptes de joueurs : 1 rare, 3 peu communes et ${common} communes.`,
} as const
