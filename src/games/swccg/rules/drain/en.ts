/** English: Force drains and lost Force. */
export const drainEn = {
  'drain.begins.you': 'You begin a Force drain at {{place}}{{how}}.',
  'drain.begins.they': '{{name}} begins a Force drain at {{place}}{{how}}.',
  'drain.drains.you': 'You drain {{amount}} at {{place}}{{how}}.',
  'drain.drains.they': '{{name}} drains {{amount}} at {{place}}{{how}}.',
  'drain.all.you': 'You drain {{amount}}',
  'drain.all.they': '{{name}} drains {{amount}}',
  'drain.counted': 'The Force drain at {{place}} is {{amount}}.',
  'drain.cancelled': 'The Force drain at {{place}} is cancelled.',
  'drain.loses-from.you': 'You lose {{cards}} ({{pile}}).',
  'drain.loses-from.they': '{{name}} loses {{cards}} ({{pile}}).',
  'drain.loses.you': 'You lose {{cards}}.',
  'drain.loses.they': '{{name}} loses {{cards}}.',
  'drain.others_one': '{{count}} other card',
  'drain.others_other': '{{count}} other cards',
} as const
