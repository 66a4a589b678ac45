/** English: duels. */
export const duelsEn = {
  you: 'you',
  'you.first': 'You',
  'duels.begins': '{{card}} duels with {{against}}.',
  'duels.begins.at': '{{card}} duels with {{against}} at {{place}}.',
  'duels.thrown': '{{card}} is thrown: +{{adds}} to each draw.',
  'duels.won': '{{card}} wins the duel {{score}}.',
  'duels.tied': 'The duel of {{card}} and {{against}} is tied, {{score}}.',
  'duels.won.short': '{{card}} wins the duel',
  'duels.tied.short': 'The duel is tied',
  'duels.stopped': 'The duel ends without a result.',
  'duels.draws': 'Draws',
  'duels.no-draw': 'none',
  'duels.ability': 'Ability',
} as const
