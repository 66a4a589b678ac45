/** The languages in which HoloNet speaks. */

/** A language of the program, as ISO 639-1 code. */
export type Language = 'en' | 'fr'

/** All languages of the program. */
export const LANGUAGES: readonly Language[] = ['en', 'fr']
