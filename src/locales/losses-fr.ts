/** French: losses, such as outages, closed doors, and missing permissions. */
import type { lossesEn } from './losses-en.ts'

export const lossesFr: Readonly<Record<keyof typeof lossesEn, string>> = {
  'outage.told': '⏸️ HoloNet a été injoignable pendant {{lost}}. Chaque délai est reporté de {{extended}}.',
  'lost.server':
    '⏸️ HoloNet a été retiré du serveur de votre partie ({{game}}). La partie est en pause et reprendra au retour de HoloNet.',
}
