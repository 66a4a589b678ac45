/** English: stealing. */
export const stealingEn = {
  you: 'you',
  'you.first': 'You',
  'stealing.stolen.you': 'You steal {{card}}.',
  'stealing.stolen.they': '{{name}} steals {{card}}.',
  'stealing.seen': 'You see {{card}} in your opponent’s hand.',
  'stealing.peeked.you': 'You look at a card in your opponent’s hand.',
  'stealing.peeked.they': '{{name}} looks at a card in the other player’s hand.',
} as const
