import type { picturesEn } from './pictures-en.ts'

/** French: tables as pictures. */
export const picturesFr: Record<keyof typeof picturesEn, string> = {
  'picture.words': 'Texte seul',
}
