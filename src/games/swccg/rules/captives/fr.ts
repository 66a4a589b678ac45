/** French: captives. */
export const captivesFr = {
  you: 'vous',
  'you.first': 'Vous',
  'captives.captured': '{{by}} capture {{card}}.',
  'captives.stays': 'Fin de captivité : {{card}}.',
  'captives.goes': 'Fin de captivité : {{card}}, dans la pile utilisée.',
  'captives.seize': 'Capture',
  'captives.seize?': 'Qui capture {{card}} ?',
  'captives.with': 'Capturer avec {{card}}',
  'captives.escape': 'Laisser échapper',
  'captives.freed': 'Fin de captivité',
  'captives.freed?': 'Où va {{card}} ?',
  'captives.here': 'Rester sur ce site',
  'captives.aboard': 'Embarquer sur {{card}}',
  'captives.leave': 'Aller dans votre pile utilisée',
  'captives.other': 'Choisir…',
  'captives.confirm': 'Confirmer',
} as const
