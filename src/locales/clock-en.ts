/** English: clocks, vacations, pauses, gifts of time, and time-outs. */
export const clockEn = {
  // Told to one person
  'clock.told-pause-asked': '⏸️ **{{name}} asks for a pause** in {{game}}. Open your panel to agree or refuse.',
  'clock.told-pause-refused': '▶️ **{{name}} plays on.** No pause in {{game}}.',
  'clock.told-paused':
    '⏸️ **Your match with {{name}} is paused** ({{game}}). Both clocks stand still. Either of you ends the pause.',
  'clock.told-resumed': '▶️ **{{name}} has ended the pause** in {{game}}. The clocks run again.',
  'clock.told-gift': '🎁 **{{name}} gives you {{length}} more** in {{game}}. ⏳ {{time}}',
  'clock.told-up': '⏰ **Your time is up** in {{game}}. {{name}} decides what follows. You can still move. ⏳ {{time}}',
  'clock.told-vacation': '🏖️ **Your time was up, so today is a vacation day.** Your clocks stand still until {{time}}.',
  'clock.told-excused': '✅ **Your miss in {{game}} is excused.** It no longer counts.',
  'clock.told-again-asked':
    '🔁 **{{name}} asks to resume {{game}}**, which ended by time-out. Open the match to agree or refuse.',
  'clock.told-again-refused': '🏁 **{{name}} does not resume** {{game}}. The result stands.',
  'clock.told-reopened': '▶️ The match continues: both players have resumed it.',
  'clock.told-choose': '⏰ **{{name}}’s time is up** in {{game}}. You decide. ⏳ {{time}}',
}
