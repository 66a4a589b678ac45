/** English: shots. */
export const shotsEn = {
  'shots.fires.you': 'You fire {{weapon}} of {{card}} at {{target}}{{how}}.',
  'shots.fires.they': '{{name}} fires {{weapon}} of {{card}} at {{target}}{{how}}.',
  'shots.hit': '{{card}} is hit: {{total}} against {{defense}}.',
  'shots.not-hit': '{{card}} is not hit: {{total}} against {{defense}}.',
  'shots.no-destiny': 'No destiny: {{card}} is not hit.',
} as const
