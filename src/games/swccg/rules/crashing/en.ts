/** English: crashing. */
export const crashingEn = {
  you: 'you',
  'you.first': 'You',
  'crashing.crashed': '{{card}} crashes: it stays, without power, moves and weapons.',
} as const
