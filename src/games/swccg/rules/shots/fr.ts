/** French: shots. */
export const shotsFr = {
  'shots.fires.you': 'Vous faites feu sur {{target}} ({{weapon}}, {{card}}){{how}}.',
  'shots.fires.they': '{{name}} fait feu sur {{target}} ({{weapon}}, {{card}}){{how}}.',
  'shots.hit': '{{card}}, coup au but : {{total}} contre {{defense}}.',
  'shots.not-hit': '{{card}}, coup manqué : {{total}} contre {{defense}}.',
  'shots.no-destiny': 'Pas de destinée : {{card}}, coup manqué.',
} as const
