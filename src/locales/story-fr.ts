/** French: stories, looking on, matches that are over. */
import type { storyEn } from './story-en.ts'

/** The same in French. */
export const storyFr: Readonly<Record<keyof typeof storyEn, string>> = {
  'command.replay': 'revoir',
  'command.replay.about': 'Revoir une partie terminée, pas à pas',
  'command.replay.match': 'partie',
  'command.replay.match.about': 'Laquelle : l’une des vôtres, ou le numéro de n’importe laquelle',

  'story.details': 'Détails',
  'story.details.title': 'Ce qui s’est passé, en entier',
  'story.details.none': 'Il n’y a rien de plus à raconter.',
  'story.look': 'Regarder',
  'story.look.title': 'La partie telle que la voient les spectateurs',
  'story.page': '{{page}} sur {{pages}}',

  'games.finished': 'Terminées',
  'games.finished.pick': 'Revoir …',

  'replay.button': 'Revoir la partie',
  'replay.title': '{{game}} : {{names}}',
  'replay.step': 'Étape {{step}} sur {{steps}} · {{time}}',
  'replay.eyes': 'vue par {{reader}}',
  'replay.spectator': 'les spectateurs',
  'replay.first': '⏮ Début',
  'replay.turn-back': '⏪ Tour',
  'replay.back': '◀ Retour',
  'replay.on': 'Suite ▶',
  'replay.turn-on': 'Tour ⏩',
  'replay.last': 'Fin ⏭',
  'replay.turns': 'Aller à un tour …',
  'replay.opening': 'Le début',
  'replay.no-table':
    'Cette partie a été jouée avec une version antérieure du jeu. Elle peut être racontée, mais sa table ne peut plus être montrée.',
  'replay.running': 'Cette partie est encore en cours. Une fois terminée, vous pourrez la revoir pas à pas.',
  'replay.unknown': 'Je ne connais pas de partie « {{match}} ». Choisissez parmi celles qui sont proposées.',
  'replay.text': 'En texte',
  'replay.moving': 'En image animée',
  'replay.text.here': 'La partie en texte, vue par {{reader}}.',
  'replay.moving.here': 'La partie en image animée, vue par {{reader}}.',
  'replay.moving.wait': 'L’image animée est en cours de dessin. Un instant.',
  'replay.moving.none': 'Cette partie ne peut pas être dessinée.',
  'replay.moving.alt': '{{names}} : la table après chaque étape, {{frames}} images.',
  'replay.players': 'Joueurs',
  'replay.terms': 'Conditions',
  'replay.decks': 'Paquets',
  'replay.result': 'Résultat',
}
