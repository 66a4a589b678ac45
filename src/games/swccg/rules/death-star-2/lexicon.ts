/** Sentence words of the mobile system and its sectors. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const deathStarLexicon = lexicon({
  verbs: {
    'draw to leave': {
      en: 'draw movement destiny plus maneuver to move from here',
      fr: 'tirer une destinée de mouvement plus la manœuvre pour partir d’ici',
    },
    'be lost below': { en: 'be lost if that is less than {n}', fr: 'être perdu{e} si c’est moins de {n}' },
    escape: {
      en: 'escape to the system, sector by sector',
      fr: 's’échapper vers le système, secteur par secteur',
    },
    'move a system': {
      en: 'move {o} up to {n} parsecs',
      fr: 'déplacer {o} de {n} parsecs au plus',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    deathStar2: typeof deathStarLexicon
  }
}
