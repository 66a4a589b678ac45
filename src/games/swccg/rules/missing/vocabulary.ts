/** Missing characters: they are at their site, do nothing, and are searched for. */
import { vocabulary } from '../../texts/language/words.ts'

export const missingWords = vocabulary({
  filters: {
    /** A missing character. */
    missing: {},
    /** Has not moved or searched in this turn. */
    rested: {},
  },
  acts: {
    /** One such character, which you choose, is missing. */
    'go missing': { of: 'filter' },
    /** Such characters of yours search for a missing one here. */
    search: { with: 'filter' },
  },
  marks: { missing: {} },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    missing: typeof missingWords
  }
}
