/** French: clocks, vacations, pauses, gifts of time, and time-outs. */
import type { clockEn } from './clock-en.ts'

export const clockFr: Readonly<Record<keyof typeof clockEn, string>> = {
  'clock.told-pause-asked':
    '⏸️ **{{name}} demande une pause** dans {{game}}. Ouvrez votre panneau pour accepter ou refuser.',
  'clock.told-pause-refused': '▶️ **{{name}} continue.** Pas de pause dans {{game}}.',
  'clock.told-paused':
    '⏸️ **Votre partie contre {{name}} est en pause** ({{game}}). Les deux temps sont arrêtés. Chacun peut y mettre fin.',
  'clock.told-resumed': '▶️ **{{name}} a mis fin à la pause** dans {{game}}. Les temps reprennent.',
  'clock.told-gift': '🎁 **{{name}} vous offre {{length}} de plus** dans {{game}}. ⏳ {{time}}',
  'clock.told-up':
    '⏰ **Votre temps est écoulé** dans {{game}}. {{name}} décide de la suite. Vous pouvez encore jouer. ⏳ {{time}}',
  'clock.told-vacation':
    '🏖️ **Votre temps était écoulé : ce jour est un jour de vacances.** Vos temps sont arrêtés jusqu’à {{time}}.',
  'clock.told-excused': '✅ **Votre absence dans {{game}} est excusée.** Elle ne compte plus.',
  'clock.told-again-asked':
    '🔁 **{{name}} demande de rejouer la suite de {{game}}**, finie au temps. Ouvrez la partie pour accepter ou refuser.',
  'clock.told-again-refused': '🏁 **{{name}} ne rejoue pas** {{game}}. Le résultat reste.',
  'clock.told-reopened': '▶️ La partie continue : les deux joueurs l’ont voulu.',
  'clock.told-choose': '⏰ **Le temps de {{name}} est écoulé** dans {{game}}. À vous de décider. ⏳ {{time}}',
}
