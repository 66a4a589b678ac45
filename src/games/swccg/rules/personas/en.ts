/** English: another version of a person. */
export const personasEn = {
  you: 'you',
  'you.first': 'You',
  'personas.changed.you': 'You put {{card}} in the place of {{was}}.',
  'personas.changed.they': '{{name}} puts {{card}} in the place of {{was}}.',
} as const
