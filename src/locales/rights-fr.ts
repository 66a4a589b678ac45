/** French: why somebody may not do something. */
import type { rightsEn } from './rights-en.ts'

export const rightsFr: Record<keyof typeof rightsEn, string> = {
  'rights.server': 'À utiliser dans un salon d’un serveur.',
  'rights.its-server': 'À utiliser sur le serveur concerné.',
  'rights.its-server-or-dm': 'À utiliser sur le serveur concerné, ou en message privé avec moi.',
  'rights.writer': 'Vous ne pouvez pas écrire dans ce salon : je n’y écris donc pas pour vous.',
  'rights.writer-there': 'Vous ne pouvez pas écrire dans le salon où cela paraîtrait : je ne le publie donc pas.',
  'rights.joiner': 'Seuls les membres de son serveur peuvent le faire.',
  'rights.author-left': 'La personne qui lançait ce défi a quitté le serveur. Défiez quelqu’un avec `/jouer`.',
  'rights.author-silenced':
    'La personne qui lançait ce défi a été réduite au silence par la modération : aucune partie ne commence. Réessayez plus tard.',
  'rights.silenced': 'La modération du serveur vous a imposé le silence : aucune partie n’y commence.',
  'rights.found-left':
    'Votre adversaire ne peut pas jouer sur son serveur en ce moment : aucune partie ne commence. Cherchez quelqu’un d’autre avec `/file`.',
  'rights.rival': 'Vous ne pouvez défier que des membres de ce serveur.',
  'rights.companion': 'Votre adversaire n’est plus sur le serveur de cette partie.',
  'rights.rematch-outside':
    'Vous n’êtes plus sur le serveur de cette partie. Défiez votre adversaire sur un serveur que vous partagez.',
  'rights.player': 'Seuls les participants de cette ligue peuvent le faire.',
  'rights.judge': 'Seules l’organisation de cette ligue et ses aides peuvent le faire.',
  'rights.organiser': 'Seules l’organisation de cette ligue et l’administration de son serveur peuvent le faire.',
  'rights.creator':
    'Les admins de ce serveur décident qui y crée des ligues. Demandez-leur : c’est un paramètre de `/configurer`.',
  'rights.page':
    'Aucune page visible pour vous. Chacun montre la sienne à ses adversaires et aux membres de ses serveurs.',
  'rights.wait': 'Discord ne me dit pas en ce moment sur quels serveurs vous êtes. Réessayez dans quelques minutes.',
}
