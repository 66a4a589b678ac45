/** Sentence words of duels. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const duelLexicon = lexicon({
  nouns: {
    duel: { en: { one: 'duel', many: 'duels' }, fr: { one: 'duel', many: 'duels' } },
  },
  verbs: {
    'begin a duel': { en: 'begin a duel of {one} against {two}', fr: 'lancer un duel de {one} contre {two}' },
    'draw destinies': { en: 'draw {o}', fr: 'tirer {o}' },
    'add ability': { en: 'add ability', fr: 'y ajouter son habileté' },
    'win the duel': { en: 'win the duel', fr: 'gagner le duel' },
    'win a duel': { en: 'win a duel[ with {o}]', fr: 'gagner un duel[ avec {o}]' },
    'begin between': { en: 'begin[ with {o}]', fr: 'commencer[ avec {o}]' },
    throw: {
      en: 'throw {o} to add {n} to each of your draws of that duel',
      fr: 'lancer {o} pour ajouter {n} à chacun de vos tirages de ce duel',
    },
    'go away after the duel': {
      en: 'go to your Used Pile after the duel',
      fr: 'aller dans votre pile utilisée après le duel',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    duels: typeof duelLexicon
  }
}
