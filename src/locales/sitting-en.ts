/** A sitting in preparation on one panel, and moves that are taken back. */
export const sittingEn = {
  'sitting.undo': 'Undo',
  'sitting.over': 'Start over',
  'sitting.stopped': 'Your opponent stopped the match here. The rest of your turn is below, if it still fits.',
  'sitting.rest-waits': 'Your opponent stopped the match during your turn. The rest is kept for you.',
  'sitting.dropped': 'The match has changed meanwhile. Your unsent choices were dropped; choose again.',
  'back.ask': 'Request take-back',
  'back.open': 'A slip? Choose More… › Request take-back.',
  'back.waits': '↩ Take-back requested. {{name}} has not answered yet.',
  'back.stays': '↩ {{name}} refused the take-back: your move stands.',
  'back.question':
    '↩ **{{name}}** requests a take-back of the last move. Nothing was drawn or revealed since. If you play on, the move stands.',
  'back.mention': '{{person}}, **{{name}}** requests a take-back ({{game}}).',
  'back.agree': 'Agree',
  'back.refuse': 'Refuse',
  'back.asked-now': 'Take-back requested. If {{name}} agrees, you choose again; if {{name}} plays, your move stands.',
  'back.agreed-now': 'Agreed: the move is undone.',
  'back.refused-now': 'Refused: the move stands. Your turn.',
  'back.told-refused': '↩ **{{name}}** refused the take-back: your move in {{game}} stands.',
  'back.told-stands': '↩ No answer to your take-back: your move stands.',
  'back.told-unanswered': '↩ **{{name}}** has not answered your take-back: your move in {{game}} stands.',
  'match.take-back-gone': 'This move can no longer be undone.',
} as const
