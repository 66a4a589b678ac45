/** A sitting that is put together on one panel, and moves that are taken back, in French. */
import type { sittingEn } from './sitting-en.ts'

export const sittingFr: Record<keyof typeof sittingEn, string> = {
  'option.deck': 'modifie une pile de tirage',
  'exit.deck': 'modifie une pile de tirage',
  'option.shuffles': 'mélange une pile de tirage',
  'exit.shuffles': 'mélange une pile de tirage',
  'option.commits': 'dépensé pour de bon',
  'exit.commits': 'dépense quelque chose pour de bon',
  'sitting.laid': 'Préparé, pas encore remis :',
  'sitting.answer': '{{title}} : {{exit}}',
  'sitting.undo': '↩ Annuler le dernier',
  'sitting.stopped':
    'Votre adversaire a arrêté le jeu ici. Le reste de votre coup est ci-dessous, s’il convient encore.',
  'sitting.rest-waits': 'Votre adversaire a arrêté le jeu au milieu de votre coup. Le reste est gardé pour vous.',
  'sitting.dropped':
    'La partie a continué entre-temps : ce que vous aviez préparé ne convient plus. Rien de tout cela ne compte.',
  'sitting.done': 'Remis : {{what}}.',
  'sitting.waits': 'Le jeu attend {{name}} (fin du temps {{time}}).',
  'sitting.goes-on': 'Votre coup continue ci-dessous.',
  'back.ask': 'Demander à reprendre',
  'back.open':
    'Une erreur ? Tant que {{name}} n’a pas joué, vous pouvez demander une fois à reprendre votre dernier coup.',
  'back.waits': '↩ Vous avez demandé à reprendre votre dernier coup. {{name}} n’a pas encore répondu.',
  'back.stays': '↩ {{name}} n’est pas d’accord : votre dernier coup reste joué.',
  'back.question':
    '↩ **{{name}}** demande à reprendre le dernier coup. Rien n’a été pioché ni retourné depuis. Si vous continuez à jouer, le coup reste joué.',
  'back.mention': '{{person}}, **{{name}}** demande à reprendre son dernier coup.',
  'back.agree': 'Accepter',
  'back.refuse': 'Refuser',
  'back.asked-now':
    'Demande faite. Si {{name}} accepte, vous rejouez ; si {{name}} continue à jouer, votre coup reste joué.',
  'back.agreed-now': 'D’accord : le coup est repris.',
  'back.refused-now': 'Refusé : le coup reste joué. C’est à vous.',
  'back.told-asked': 'Un coup à reprendre ?',
  'back.told-refused': '↩ **{{name}}** n’est pas d’accord : votre dernier coup de {{game}} reste joué.',
  'back.told-stands': '↩ Votre dernier coup de {{game}} reste joué : la partie a continué sans réponse.',
  'match.take-back-gone': 'Ce coup ne peut plus être repris.',
}
