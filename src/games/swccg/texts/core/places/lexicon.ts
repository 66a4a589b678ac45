/** Sentence words of locations. */
import { lexicon } from '../../language/lexicon.ts'

export const placeLexicon = lexicon({
  nouns: {
    'starting location': {
      en: { one: 'starting location', place: true },
      fr: { one: 'localisation', many: 'localisations', feminine: true, behind: 'de départ' },
    },
    'place of the battle': {
      en: { one: 'battle location', place: true },
      fr: { one: 'lieu', behind: 'de la bataille' },
      weight: 3,
    },
    'system orbited': { en: { one: 'system', place: true }, fr: { one: 'système' }, weight: 3 },
  },
  verbs: {
    occupy: { en: 'occupy[ {o}][ {with}]', fr: 'occuper[ {o}][ {with}]' },
    control: { en: 'control[ {o}][ {with}]', fr: 'contrôler[ {o}][ {with}]' },
  },
  adjectives: {
    adjacent: { en: 'adjacent', fr: 'adjacent{e}' },
    related: { en: 'related', fr: 'connexe{s}' },
    generic: { en: 'generic (<>)', fr: 'générique{s} (<>)' },
  },
  phrases: {
    'where present': { en: 'with {o} present', fr: 'avec {o} sur place' },
    'where none is present': { en: 'without {o} present', fr: 'sans {o} sur place' },
    'its last location': { en: 'its last location', fr: 'sa dernière localisation' },
    here: { en: 'here', fr: 'ici' },
    there: { en: 'there', fr: 'sur place' },
    'from here': { en: 'from here', fr: 'depuis ici' },
    'to here': { en: 'to here', fr: 'vers ici' },
    'orbited by': { en: 'orbited by {o}', fr: 'avec {o} en orbite' },
    // English: "with your scout"; French: « où vous avez un éclaireur ».
    'where you have': { en: 'with {own}', fr: 'où vous avez {some}' },
    'and where you have': { en: 'with {own}', fr: 'et où vous avez {some}' },
    'and where your opponent has': { en: 'with {own}', fr: 'et où votre adversaire a {some}' },
    'where your opponent has': { en: 'with {own}', fr: 'où votre adversaire a {some}' },
    'with at least': { en: 'with at least {n} {o}', fr: 'avec au moins {n} {o}' },
    'adjacent to': { en: 'adjacent to {o}', fr: 'adjacent{e} {o:to}' },
    '(related to)': { en: '(related to {o})', fr: '(connexe{s} {o:to})' },
    'related to': { en: 'related to {o}', fr: 'connexe{s} {o:to}' },
    'up to parsecs away': { en: 'up to {n} parsecs away', fr: 'à {n} parsecs au plus' },
    'up to sites away': { en: 'up to {n} away', fr: 'à {n} au plus' },
  },
  prepositions: {
    at: { en: 'at', fr: 'à' },
    to: { en: 'to', fr: 'à' },
    toward: { en: 'to', fr: 'vers' },
    from: { en: 'from', fr: 'depuis' },
    on: { en: 'on', fr: 'sur' },
    onto: { en: 'to', fr: 'sur' },
    in: { en: 'in', fr: 'dans' },
    with: { en: 'with', fr: 'avec' },
    without: { en: 'without', fr: 'sans' },
    aboard: { en: 'aboard', fr: 'à bord de' },
    against: { en: 'against', fr: 'contre' },
    by: { en: 'by', fr: 'par' },
    of: { en: 'of', fr: 'de' },
    de: { en: 'of', fr: 'de' },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    places: typeof placeLexicon
  }
}
