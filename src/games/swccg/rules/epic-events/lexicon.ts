/** Sentence words of Epic Events. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const epicEventLexicon = lexicon({
  nouns: {
    'attempt total': {
      en: { one: 'attempt total' },
      fr: { one: 'total de la tentative', many: 'totaux des tentatives' },
    },
  },
  verbs: {
    attempt: { en: 'attempt to blow away {o}', fr: 'tenter de faire exploser {o}' },
    'attempt with': { en: 'attempt to blow away {o} with {ship}', fr: 'tenter de faire exploser {o} avec {ship}' },
    'draw for it': { en: 'draw {o}', fr: 'tirer {o}' },
    'add the pilot’s ability': { en: 'add its pilot’s ability', fr: 'ajouter l’habileté de son pilote' },
    'add to the total': { en: 'add {n} to the total[ {per:tail}]', fr: 'ajouter {n} au total[ {per:tail}]' },
    'subtract from the total': {
      en: 'subtract {n} from the total[ {per:tail}]',
      fr: 'retirer {n} au total[ {per:tail}]',
    },
    'add to each draw': {
      en: 'add {n} to your Epic Event destinies',
      fr: 'ajouter {n} à vos destinées d’événement épique',
    },
    'be greater than': { en: 'be more than {n}', fr: 'dépasser {n}' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    epicEvents: typeof epicEventLexicon
  }
}
