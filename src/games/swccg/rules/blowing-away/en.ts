/** English: blowing away. */
export const blowingAwayEn = {
  you: 'you',
  'you.first': 'You',
  'blown.you': 'You blow away {{card}}.',
  'blown.they': '{{name}} blows away {{card}}.',
  'blown.lost_one': '{{count}} card there is lost.',
  'blown.lost_other': '{{count}} cards there are lost.',
  'blown.with': 'Lost with it: {{cards}}.',
  'leaving.title': 'Leave in time',
  'leaving?': 'Who goes to {{place}}?',
  'leaving.below': 'Free. Those who stay are lost.',
  'leaving.all': 'All go',
  'leaving.some': '{{count}} go',
  'leaving.none': 'Nobody goes',
  'leaving.list': 'Who goes…',
} as const
