/** English: revealed cards. */
export const revealingEn = {
  you: 'you',
  'you.first': 'You',
  'revealing.shown.you': 'You reveal {{cards}}.',
  'revealing.shown.they': '{{name}} reveals {{cards}}.',
  'revealing.title': 'Revealed cards',
  'revealing.which': 'Which revealed card do you deploy?',
  'revealing.deploy': 'Deploy {{card}}',
  'revealing.leave': 'Leave it on top',
  'revealing.confirm': 'Confirm',
} as const
