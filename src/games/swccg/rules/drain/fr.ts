/** French: Force drains and lost Force. */
export const drainFr = {
  'drain.begins.you': 'Vous commencez un drainage à {{place}}{{how}}.',
  'drain.begins.they': '{{name}} commence un drainage à {{place}}{{how}}.',
  'drain.drains.you': 'Vous drainez {{amount}} à {{place}}{{how}}.',
  'drain.drains.they': '{{name}} draine {{amount}} à {{place}}{{how}}.',
  'drain.all.you': 'Vous drainez {{amount}}',
  'drain.all.they': '{{name}} draine {{amount}}',
  'drain.counted': 'Le drainage à {{place}} est de {{amount}}.',
  'drain.cancelled': 'Le drainage à {{place}} est annulé.',
  'drain.loses-from.you': 'Vous perdez {{cards}} ({{pile}}).',
  'drain.loses-from.they': '{{name}} perd {{cards}} ({{pile}}).',
  'drain.loses.you': 'Vous perdez {{cards}}.',
  'drain.loses.they': '{{name}} perd {{cards}}.',
  'drain.others_one': '{{count}} autre carte',
  'drain.others_other': '{{count}} autres cartes',
} as const
