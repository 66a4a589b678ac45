/** French: why somebody may not do something. */
import type { rightsEn } from './rights-en.ts'

export const rightsFr: Record<keyof typeof rightsEn, string> = {
  'rights.server': 'À utiliser dans un salon d’un serveur.',
  'rights.its-server': 'À utiliser dans le serveur concerné.',
  'rights.its-server-or-dm': 'À utiliser dans le serveur concerné, ou en message privé avec moi.',
  'rights.writer': 'Vous ne pouvez pas écrire dans ce salon : je n’y écris donc pas pour vous.',
  'rights.writer-there': 'Vous ne pouvez pas écrire dans le salon où cela paraîtrait : je ne le publie donc pas.',
  'rights.joiner': 'Seuls les membres de son serveur peuvent le faire.',
  'rights.rival': 'Vous ne pouvez défier que des membres de ce serveur.',
  'rights.companion': 'Votre adversaire n’est plus dans le serveur de cette partie.',
  'rights.rematch-outside':
    'Vous n’êtes plus dans le serveur de cette partie. Défiez votre adversaire dans un serveur que vous partagez.',
  'rights.player': 'Seuls les participants de cette ligue peuvent le faire.',
  'rights.judge': 'Seuls les organisateurs de cette ligue et leurs assistants peuvent le faire.',
  'rights.organiser': 'Seuls les organisateurs de cette ligue et les admins de son serveur peuvent le faire.',
  'rights.creator':
    'Les admins de ce serveur décident qui y crée des ligues. Demandez-leur : c’est un réglage de `/setup`.',
  'rights.page':
    'Aucune page visible pour vous. Chacun montre la sienne à ses adversaires et aux membres de ses serveurs.',
  'rights.wait': 'Discord ne me dit pas en ce moment dans quels serveurs vous êtes. Réessayez dans quelques minutes.',
}
