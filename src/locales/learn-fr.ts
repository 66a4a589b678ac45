/** French: the first game. */
import type { learnEn } from './learn-en.ts'

/** Texts about the first game, in French. */
export const learnFr: Record<keyof typeof learnEn, string> = {
  'command.learn': 'apprendre',
  'command.learn.about': 'Votre première partie : chaque règle expliquée quand elle sert',

  'learn.intro':
    '### 🎓 Votre première partie\nUne vraie partie de **{{game}}** contre moi, avec deux petits decks. Chaque règle est expliquée quand elle sert pour la première fois. Comptez dix minutes. Arrêtez quand vous voulez : `/apprendre` la reprend.',
  'learn.begin': 'Commencer',
  'learn.begin.game': 'Commencer : {{game}}',
  'learn.running': '### 🎓 Votre première partie\nVotre première partie de **{{game}}** est encore en cours.',
  'learn.go-on': 'Continuer',
  'learn.over': 'Recommencer',
  'learn.none': 'Aucun jeu ici n’a de leçon.',
  'learn.none-of':
    '{{game}} n’a pas encore de leçon. Pour vous entraîner, choisissez HoloNet comme adversaire dans {{play}}.',
  'learn.gone': 'Cette première partie est finie. `/apprendre` en commence une autre.',
  'learn.offer': '🎓 Vous débutez à **{{game}}** ? Une première partie contre moi explique les règles à mesure.',
  'learn.offer.yes': 'Jouer une première partie',
  'learn.on': 'Suite {{page}}/{{count}} ›',
  'learn.back': '‹ Retour',
  'learn.rule': 'Voir la règle',
  'learn.quiet': 'Masquer les explications',
  'learn.hidden': 'Les explications sont masquées. Votre panneau peut les montrer de nouveau.',
  'learn.loud': 'Montrer les explications',
  'learn.next': 'Partie suivante',
  'learn.again': 'Refaire la leçon',
  'learn.more': '`/jouer` défie des gens · `/aide` montre le reste',
}
