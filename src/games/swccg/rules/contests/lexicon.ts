/** Sentence words of contests. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const contestLexicon = lexicon({
  nouns: {
    'contest destiny': {
      en: { one: 'draw in a contest', many: 'draws in a contest' },
      fr: { one: 'tirage d’un affrontement', many: 'tirages d’un affrontement' },
    },
    'lower total': { en: { one: 'lower total' }, fr: { one: 'total le plus bas', many: 'totaux les plus bas' } },
  },
  verbs: {
    'begin a contest': {
      en: 'begin a contest of {one} against {two}',
      fr: 'lancer un affrontement entre {one} et {two}',
    },
    'add its value': { en: 'add {o} of your card', fr: 'ajouter {o} de votre carte' },
    'lose its card': { en: 'lose its card', fr: 'perdre sa carte' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    contests: typeof contestLexicon
  }
}
