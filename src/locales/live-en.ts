/** Calls by direct message, and what becomes of them. */
export const liveEn = {
  'call.title': 'Your turn against {{name}}.',
  'call.reminder': '{{name}} is waiting.',
  'call.take-back': '{{name}} requests a take-back.',
  'call.match': '{{game}}, {{format}}.',
  'call.until': 'Your time to answer ends {{time}}.',
  'call.open': 'Open my panel',
  'call.mention': '{{person}}, your turn. ⏳ {{time}}',
  'call.thread-gone': 'The thread of this match was deleted. The match continues here.',
  'answered.title': 'Answered',
  'answered.table': 'Table',
} as const
