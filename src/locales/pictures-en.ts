/** English: tables as pictures. */
export const picturesEn = {
  'picture.words': 'Text only',
  'picture.chosen': 'chosen',
  'picture.suggested': 'suggested',
  'picture.coming': 'arrives',
  'picture.leaving': 'leaves',
  'picture.defeated': 'defeated',
  'picture.now': 'now',
  'picture.draw': 'draw',
  'picture.turned': 'turned sideways',
  'picture.flipped': 'other side up',
  'picture.few': 'few',
  'picture.more': 'more',
}
