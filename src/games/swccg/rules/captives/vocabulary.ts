/** Captives: characters that lie under their escort. */
import { vocabulary } from '../../texts/language/words.ts'

export const captiveWords = vocabulary({
  filters: {
    /** Somebody's captive. */
    captive: {},
    /** Has such a card as its captive. */
    escorting: { fit: 'filter' },
  },
  acts: {
    /** Such a card becomes the captive of such another one; without `by` of a warrior or bounty hunter. */
    capture: { of: 'filter', 'by?': 'filter' },
    /** Such a captive is free again. */
    release: { of: 'filter' },
  },
  marks: {
    captive: { seat: true, loose: 'release' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    captives: typeof captiveWords
  }
}
