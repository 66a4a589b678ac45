/** French: stories, spectators, finished matches. */
import type { storyEn } from './story-en.ts'

/** The same in French. */
export const storyFr: Readonly<Record<keyof typeof storyEn, string>> = {
  'command.replay': 'revoir',
  'command.replay.about': 'Revoir une partie terminée, pas à pas',
  'command.replay.match': 'partie',
  'command.replay.match.about': 'Une des vôtres, ou une autre par son numéro',

  'story.details': 'Détails',
  'story.details.title': 'Tout le récit',
  'story.details.none': 'Il n’y a pas d’autres détails.',
  'story.look': 'Regarder',
  'story.look.title': 'La partie vue par les spectateurs',
  'story.page': '{{page}} sur {{pages}}',

  'games.finished': 'Terminées',
  'games.finished.pick': 'Revoir…',

  'replay.button': 'Revoir la partie',
  'replay.later': 'Plus tard aussi : {{command}}',
  'replay.title': '{{names}} · {{game}}',
  'replay.step': '{{step}} sur {{steps}} · {{time}}',
  'replay.eyes': 'vue par {{reader}}',
  'replay.spectator': 'les spectateurs',
  'replay.first': 'Au début',
  'replay.back': 'Reculer',
  'replay.on': 'Avancer',
  'replay.last': 'À la fin',
  'replay.fight': '{{turn}}, combat {{fight}} sur {{fights}}',
  'replay.more': 'Plus…',
  'replay.share': 'Partager le résultat',
  'replay.turns': 'Aller à un tour…',
  'replay.opening': 'Début',
  'replay.no-table': 'Jouée avec une ancienne version : le récit reste, mais pas la table.',
  'replay.running': 'Cette partie est encore en cours. Vous pourrez la revoir quand elle sera finie.',
  'replay.unknown': 'Partie introuvable : « {{match}} ». Choisissez-en une dans la liste.',
  'replay.moving': 'Voir le GIF',
  'replay.text.here': 'La partie en texte, vue par {{reader}}.',
  'replay.moving.here': 'La partie en GIF, vue par {{reader}}.',
  'replay.moving.wait': 'Le GIF est en cours de dessin. Un instant.',
  'replay.moving.none': 'Cette partie ne peut pas être dessinée en GIF. Lisez-la en texte.',
  'replay.moving.alt': '{{names}} : la table après chaque pas, {{frames}} images.',
  'replay.players': 'Joueurs',
  'replay.terms': 'Conditions',
  'replay.decks': 'Decks',
  'replay.result': 'Résultat',
}
