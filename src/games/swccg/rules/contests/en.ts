/** English: contests. */
export const contestEn = {
  you: 'you',
  'you.first': 'You',
  'contest.totals': '{{mine}} {{total}}, {{theirs}} {{other}}.',
  'contest.even': '{{mine}} {{total}}, {{theirs}} {{other}}: neither is lost.',
} as const
