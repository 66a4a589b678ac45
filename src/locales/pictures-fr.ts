import type { picturesEn } from './pictures-en.ts'

/** French: tables as pictures. */
export const picturesFr: Record<keyof typeof picturesEn, string> = {
  'picture.chosen': 'choix',
  'picture.suggested': 'proposition',
  'picture.coming': 'arrive',
  'picture.leaving': 'part',
  'picture.defeated': 'perd',
  'picture.now': 'en cours',
  'picture.draw': 'tirage',
  'picture.turned': 'à l’horizontale',
  'picture.flipped': 'sur l’autre face',
  'picture.few': 'peu',
  'picture.possible': 'possible',
  'picture.more': 'de plus',
  'picture.words': 'Texte seul',
  'moment.lost': 'hors combat',
  'moment.wins': 'gagne',
  'moment.tie': 'égalité',
  'moment.deck': 'pile de tirage',
  'moment.more_one': '{{count}} autre combat',
  'moment.more_other': '{{count}} autres combats',
  'moment.long': 'durée',
}
