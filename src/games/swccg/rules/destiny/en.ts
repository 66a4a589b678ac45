/** English: destiny draws. */
export const destinyEn = {
  'destiny.draws.you': 'You draw {{card}} for destiny: {{value}}.',
  'destiny.draws.they': '{{name}} draws {{card}} for destiny: {{value}}.',
  'destiny.none.you': 'You have no card to draw for destiny.',
  'destiny.none.they': '{{name}} has no card to draw for destiny.',
  'destiny.other.you': 'You put the other card, {{card}}, onto your Used Pile.',
  'destiny.other.they': '{{name}} puts the other card, {{card}}, onto the Used Pile.',
  'destiny.which-number?': 'Which number counts?',
  'destiny.use': 'Use the {{number}}',
  'destiny.which-card?': 'Which card counts?',
  'destiny.other-used': 'The other goes to the Used Pile',
} as const
