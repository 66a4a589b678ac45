/** French: losses, such as outages, closed doors, and missing permissions. */
import type { lossesEn } from './losses-en.ts'

export const lossesFr: Readonly<Record<keyof typeof lossesEn, string>> = {
  'outage.told': '⏸️ HoloNet a été injoignable pendant {{lost}}. Chaque délai est reporté de {{extended}}.',
  'place.lacking':
    'Aucune partie ne peut être racontée dans {{channel}} : HoloNet n’y a pas {{permissions}}. Un admin peut l’autoriser : *Modifier le salon* → *Permissions*.',
  'place.no-threads':
    'Aucune partie ne peut être racontée dans {{channel}}, qui n’a pas de fils. Utilisez la commande dans un salon textuel ou un forum, ou demandez à un admin de choisir un salon pour les parties dans `/setup`.',
  'place.practice':
    'L’entraînement reste possible : vous seul voyez votre panneau, et les notifications arrivent en message privé.',
  'thread.anew':
    'L’ancien fil de cette partie a été supprimé ou verrouillé. La partie continue ici ; *Regarder* montre la table.',
  'lost.server':
    '⏸️ HoloNet a été retiré du serveur de votre partie ({{game}}). La partie est en pause et reprendra au retour de HoloNet.',
}
