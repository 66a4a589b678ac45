/** English: crossing over. */
export const crossingEn = {
  you: 'you',
  'you.first': 'You',
  'crossing.tries.you': 'You try to make {{card}} cross over: more than {{above}}.',
  'crossing.tries.they': '{{name}} tries to make {{card}} cross over: more than {{above}}.',
  'crossing.total': '{{card}}: {{total}} of more than {{above}}.',
  'crossing.none': 'No card to draw: {{card}} stays.',
  'crossing.crosses.you': '{{card}} crosses over to you.',
  'crossing.crosses.they': '{{card}} crosses over to {{name}}.',
  'crossing.fails': '{{card}} does not cross over.',
  'crossing.depleted.you': 'You lose all of your Life Force: {{count}}.',
  'crossing.depleted.they': '{{name}} loses all Life Force: {{count}}.',
} as const
