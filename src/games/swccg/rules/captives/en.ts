/** English: captives. */
export const captivesEn = {
  you: 'you',
  'you.first': 'You',
  'captives.captured': '{{by}} captures {{card}}.',
  'captives.stays': '{{card}} is released.',
  'captives.goes': '{{card}} is released and goes to the Used Pile.',
  'captives.seize': 'Captive',
  'captives.seize?': 'Who captures {{card}}?',
  'captives.with': 'Capture with {{card}}',
  'captives.escape': 'Let it escape',
  'captives.freed': 'Released captive',
  'captives.freed?': 'Where does {{card}} go?',
  'captives.here': 'Stay at this site',
  'captives.aboard': 'Board {{card}}',
  'captives.leave': 'Go to your Used Pile',
  'captives.other': 'Choose…',
  'captives.confirm': 'Confirm',
} as const
