/** English: before the first turn. */
export const setupEn = {
  'setup.same': 'Both chose {{card}}: it is set aside.',
  'setup.starting.you': 'You reveal your Starting Interrupt: {{card}}.',
  'setup.starting.they': '{{name}} reveals the Starting Interrupt: {{card}}.',
  'setup.no-starting.you': 'You play no Starting Interrupt.',
  'setup.no-starting.they': '{{name}} plays no Starting Interrupt.',
  'setup.begins': 'The game begins',
} as const
