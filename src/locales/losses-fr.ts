/** French: losses, such as outages, closed doors, and missing permissions. */
import type { lossesEn } from './losses-en.ts'

export const lossesFr: Readonly<Record<keyof typeof lossesEn, string>> = {
  'outage.told': '⏸️ HoloNet a été injoignable pendant {{lost}}. Chaque délai est reporté de {{extended}}.',
  'place.lacking':
    'Aucune partie ne peut paraître dans {{channel}} : HoloNet n’y a pas {{permissions}}. Un admin peut l’autoriser : *Modifier le salon* → *Permissions*.',
  'place.no-threads':
    'Aucune partie ne peut paraître dans {{channel}}, qui n’a pas de fils. Utilisez la commande dans un salon textuel ou un forum, ou demandez à un admin de choisir un salon pour les parties dans `/configurer`.',
  'place.without-bot':
    'Ce serveur a les commandes d’HoloNet, mais pas le bot, dont les parties ont besoin. Un admin peut l’ajouter avec ce bouton.',
  'place.practice':
    'L’entraînement reste possible : personne d’autre ne voit votre panneau, et les notifications arrivent en message privé.',
  'thread.anew':
    '{{game}} : l’ancien fil de cette partie a été supprimé ou verrouillé. La partie continue ici ; *Regarder* montre la table.',
  'lost.server':
    '⏸️ HoloNet a été retiré du serveur de votre partie contre {{name}} ({{game}}). La partie est en pause et reprendra au retour de HoloNet.',
  'server.paused':
    '⏸️ L’hébergeur de HoloNet a mis ce serveur en pause. Les chronos sont arrêtés jusqu’à la reprise. On peut continuer à jouer ; le temps perdu sera rendu.',
  'server.resumed':
    '▶️ L’hébergeur avait mis ce serveur en pause pendant {{lost}}. Chaque délai est reporté de {{extended}}.',
  'server.paused-since':
    '⏸️ L’hébergeur de HoloNet a mis ce serveur en pause {{time}}. Les chronos sont arrêtés. Vous pouvez lui en demander la raison.',
  'letters.title_one': '⚠️ Une notification n’a pas été remise',
  'letters.title_other': '⚠️ {{count}} notifications n’ont pas été remises',
  'letters.code': 'erreur {{code}} de Discord',
  'letters.failed': 'erreur de HoloNet',
  'letters.more_one': 'et une autre',
  'letters.more_other': 'et {{count}} autres',
  'letters.again': 'Réessayer',
  'letters.tried_one': '{{count}} notification est renvoyée.',
  'letters.tried_other': '{{count}} notifications sont renvoyées.',
  'letters.kind.started': 'Ouverture d’un fil',
  'letters.kind.story': 'Tour dans un fil',
  'letters.kind.called': 'Notification d’un tour',
  'letters.kind.live': 'Panneau ouvert',
  'letters.kind.answered': 'Notification d’un tour déjà joué',
  'letters.kind.reminder': 'Rappel',
  'letters.kind.missed': 'Délai dépassé, dans un fil',
  'letters.kind.late': 'Délai dépassé, en privé',
  'letters.kind.take-back': 'Annulation',
  'letters.kind.over': 'Résultat dans un fil',
  'letters.kind.result': 'Résultat, en privé',
  'letters.kind.challenge-expired': 'Défi expiré',
  'letters.kind.challenge-begun': 'Défi',
  'letters.kind.outage': 'Panne',
  'letters.kind.server-paused': 'Pause d’un serveur',
  'letters.kind.server-lost': 'Partie en pause',
  'letters.kind.clock': 'Nouvelle d’un chrono',
  'letters.kind.tell': 'Message d’une ligue, en privé',
  'letters.kind.showBoard': 'Message public d’une ligue',
  'letters.kind.report': 'Compte rendu d’une partie, pour sa ligue ou la cote',
  'letters.kind.honour': 'Rôles d’une ligue',
  'letters.kind.reopened': 'Partie reprise',
}
