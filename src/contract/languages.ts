/** The languages in which HoloNet speaks. */

export type Language = 'en' | 'fr'

export const LANGUAGES: readonly Language[] = ['en', 'fr']
