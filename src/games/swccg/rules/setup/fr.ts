/** French: before the first turn. */
export const setupFr = {
  'setup.same': 'Les deux ont choisi {{card}} : elle est mise de côté.',
  'setup.starting.you': 'Vous révélez votre interruption de départ : {{card}}.',
  'setup.starting.they': '{{name}} révèle son interruption de départ : {{card}}.',
  'setup.no-starting.you': 'Vous ne jouez aucune interruption de départ.',
  'setup.no-starting.they': '{{name}} ne joue aucune interruption de départ.',
  'setup.begins': 'La partie commence',
} as const
