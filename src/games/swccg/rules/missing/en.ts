/** English: missing characters. */
export const missingEn = {
  you: 'you',
  'you.first': 'You',
  'missing.mark': 'missing',
  'missing.gone': '{{card}} is missing.',
  'missing.none': 'Search at {{place}}: no card to draw.',
  'missing.found': 'Search at {{place}}: {{total}}. {{card}} is found.',
  'missing.not': 'Search at {{place}}: {{total}}, and more than 5 is needed.',
} as const
