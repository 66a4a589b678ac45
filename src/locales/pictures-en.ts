/** English: tables as pictures. */
export const picturesEn = {
  'picture.words': 'Text only',
}
