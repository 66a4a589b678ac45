/** English: Epic Events. */
export const epicEventsEn = {
  you: 'you',
  'you.first': 'You',
  'events.nowhere': 'The place where it deploys is not on table.',
  'events.begun.you': 'You attempt to blow away {{target}}{{ship}}.',
  'events.begun.they': '{{name}} attempts to blow away {{target}}{{ship}}.',
  'events.ship': ' with {{ship}}',
  'events.total': '{{target}}: {{sum}} = {{total}}, more than {{above}} needed.',
  'events.none': 'No card to draw: the attempt on {{target}} fails.',
  'events.wins': 'The attempt on {{target}} succeeds: {{total}}.',
  'events.fails': 'The attempt on {{target}} fails: {{total}}, and it takes more than {{above}}.',
  'events.draw': 'destiny {{value}}',
  'events.ability': '{{pilot}} {{value}}',
  'events.pilot': 'pilot {{value}}',
  'events.added': 'texts {{value}}',
} as const
