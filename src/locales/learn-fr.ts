/** French: the first game. */
import type { learnEn } from './learn-en.ts'

export const learnFr: Record<keyof typeof learnEn, string> = {
  'command.learn': 'apprendre',
  'command.learn.about': 'Votre première partie : je dis chaque règle quand elle compte pour la première fois',

  'learn.intro':
    '### 🎓 Votre première partie\nUne vraie partie de **{{game}}** avec deux petits paquets, contre moi. Chaque règle est dite quand elle compte pour la première fois, avec de quoi en lire plus. Comptez dix minutes ; arrêtez quand vous voulez, `/apprendre` reprend.',
  'learn.begin': 'Commencer',
  'learn.begin.game': 'Commencer : {{game}}',
  'learn.running': '### 🎓 Votre première partie\nVotre première partie de **{{game}}** n’est pas finie.',
  'learn.go-on': 'Continuer',
  'learn.over': 'Recommencer',
  'learn.none': 'Aucun jeu d’ici ne commence par une leçon.',
  'learn.gone': 'Cette première partie est finie. `/apprendre` en commence une autre.',
  'learn.offer':
    '🎓 Jamais joué à **{{game}}** ? Dans une première partie contre moi, je vous dis les règles à mesure qu’elles viennent.',
  'learn.offer.yes': 'Jouer une première partie',
  'learn.page': '{{page}} sur {{count}}',
  'learn.back': '◀',
  'learn.on': 'Suite ▶',
  'learn.rule': 'Règle {{number}}',
  'learn.quiet': 'Sans paroles',
  'learn.loud': '🎓 Redites-moi les règles',
  'learn.next': 'Ensuite, contre moi : {{format}}',
  'learn.again': 'Encore une fois',
  'learn.more':
    '`/jouer` défie des gens · `/règles` dit toutes les règles · `/carte` montre une carte · `/paquet` garde vos paquets',
}
