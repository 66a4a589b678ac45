/** Names of players that are common nouns: within a sentence they begin with a small letter. */
import type { Language } from '../../contract/index.ts'

/**
 * The practice opponent, an account that was deleted, and a person whose name nobody knows. In French the first two have
 * their article, so that they can be the subject of a sentence.
 */
export const COMMON_NAMES = {
  en: { practice: 'Practice opponent', gone: 'Deleted player', unknown: 'Someone' },
  fr: { practice: 'L’adversaire d’entraînement', gone: 'Un compte supprimé', unknown: 'Quelqu’un' },
} as const satisfies Readonly<Record<Language, object>>

const FRENCH = new RegExp(Object.values(COMMON_NAMES.fr).join('|'), 'g')

/** The end of what stands before the beginning of a sentence, of an entry, or of a name that stands alone. */
const BEGINS = /(?:[.!?…·—]|(?:^|\n)[^\p{L}\p{N}]*)[\s*_]*$/u

/** Returns a French text in which names that are common nouns have a capital only where something begins. */
export const commonNamesLowered = (text: string): string =>
  text.replace(FRENCH, (name, at: number) =>
    BEGINS.test(text.slice(0, at)) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  )
