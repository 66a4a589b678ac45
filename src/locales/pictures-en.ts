/** English: tables as pictures. */
export const picturesEn = {
  'picture.words': 'In words',
}
