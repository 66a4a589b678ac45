/** Sentence words of draws. */
import { lexicon } from '../../language/lexicon.ts'

export const destinyLexicon = lexicon({
  nouns: {
    draw: { en: { one: 'draw' }, fr: { one: 'tirage' } },
    'weapon destiny': {
      en: { one: 'weapon destiny', many: 'weapon destinies' },
      fr: { one: 'destinée d’arme', many: 'destinées d’arme', feminine: true },
    },
  },
  verbs: {
    draw: { en: 'draw {o}[ for {weapon}][ against {against}]', fr: 'tirer une {o}[ pour {weapon}][ contre {against}]' },
    'draw for destiny': {
      en: 'draw {o} for destiny[ for {weapon}][ against {against}]',
      fr: 'tirer {o} comme destinée[ pour {weapon}][ contre {against}]',
    },
    'draw another': { en: 'draw another destiny', fr: 'en tirer une autre' },
    'add both up': { en: 'add both up', fr: 'additionner les deux' },
    'draw two instead': { en: 'draw two instead', fr: 'en tirer deux à la place' },
    'draw again': { en: 'draw again', fr: 'tirer de nouveau' },
    'choose one of them': { en: 'choose one', fr: 'en choisir une' },
    'use instead': { en: 'use {o} instead of that draw', fr: 'utiliser {o} au lieu de ce tirage' },
    give: { en: 'give {who} {o}', fr: 'donner {o} {who:to}' },
    reset: { en: 'reset {o} to {n}', fr: 'ramener {o} à {n}' },
  },
  pronouns: {
    'a player': { en: { words: 'a player' }, fr: { words: 'un joueur' } },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    destiny: typeof destinyLexicon
  }
}
