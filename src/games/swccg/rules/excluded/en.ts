/** English: cards that leave a battle, or are hit without a shot. */
export const excludedEn = {
  you: 'you',
  'you.first': 'You',
  'excluded.out': '{{card}} is excluded from the battle.',
  'excluded.hit': '{{card}} is hit.',
} as const
