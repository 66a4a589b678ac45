/** A sitting that is put together on one panel, and moves that are taken back. */
export const sittingEn = {
  'option.deck': 'changes a draw deck',
  'exit.deck': 'changes a draw deck',
  'sitting.laid': 'Laid down, not handed in yet:',
  'sitting.answer': '{{title}}: {{exit}}',
  'sitting.undo': '↩ Undo last',
  'sitting.dropped':
    'The match went on meanwhile: what you had laid down does not fit any more. Nothing of it counted.',
  'sitting.done': 'Handed in: {{what}}.',
  'sitting.waits': 'The game waits for {{name}} (time runs out {{time}}).',
  'sitting.goes-on': 'Your move goes on below.',
  'back.ask': 'Ask to take it back',
  'back.open': 'A slip? As long as {{name}} has not played, you can ask once to take your last move back.',
  'back.waits': '↩ You have asked to take your last move back. {{name}} has not answered yet.',
  'back.stays': '↩ {{name}} does not agree: your last move stands.',
  'back.question':
    '↩ **{{name}}** asks to take the last move back. Nothing was drawn or turned up since. If you play on, the move stands.',
  'back.mention': '{{person}}, **{{name}}** asks to take the last move back.',
  'back.agree': 'Agree',
  'back.refuse': 'Refuse',
  'back.asked-now': 'Asked. If {{name}} agrees, you move anew; if {{name}} plays on, your move stands.',
  'back.agreed-now': 'Agreed: the move is taken back.',
  'back.refused-now': 'Refused: the move stands. It is your turn.',
  'back.told-asked': 'A move to be taken back?',
  'back.told-refused': '↩ **{{name}}** does not agree: your last move in {{game}} stands.',
  'back.told-stands': '↩ Your last move in {{game}} stands: the match went on without an answer.',
  'match.take-back-gone': 'That move can no longer be taken back.',
} as const
