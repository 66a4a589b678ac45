/** English: a turn and its Force. */
export const turnEn = {
  'turn.begins': 'Turn {{turn}}: {{who}}',
  'turn.title': 'Turn {{turn}}',
  'turn.nothing.you': 'You do nothing',
  'turn.nothing.they': '{{name}} does nothing',
  'turn.activates.you': 'You activate {{count}} Force.',
  'turn.activates.they': '{{name}} activates {{count}} Force.',
  'turn.draws.you': 'You draw {{cards}}.',
  'turn.draws.they': '{{name}} draws {{cards}}.',
  'turn.draws-count.you_one': 'You draw {{count}} card.',
  'turn.draws-count.you_other': 'You draw {{count}} cards.',
  'turn.draws-count.they_one': '{{name}} draws {{count}} card.',
  'turn.draws-count.they_other': '{{name}} draws {{count}} cards.',
  'turn.force.you': 'You activated {{force}} and drew {{cards}}.',
  'turn.force.they': '{{name}} activated {{force}} and drew {{cards}}.',
  'turn.cards_one': '{{count}} card',
  'turn.cards_other': '{{count}} cards',
  'turn.takes-back.you': 'You take back a move, as agreed.',
  'turn.takes-back.they': '{{name}} takes back a move, as agreed.',
  'turn.went-back': 'The match goes back to an earlier move.',
  'turn.standstill_one':
    'No card was deployed or lost recently. If that lasts {{count}} more turn, the player with the larger Life Force wins.',
  'turn.standstill_other':
    'No card was deployed or lost recently. If that lasts {{count}} more turns, the player with the larger Life Force wins.',
} as const
