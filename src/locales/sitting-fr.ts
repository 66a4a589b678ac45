/** A sitting in preparation on one panel, and moves that are taken back, in French. */
import type { sittingEn } from './sitting-en.ts'

/** Texts about sittings, in French. */
export const sittingFr: Record<keyof typeof sittingEn, string> = {
  'sitting.undo': 'Annuler',
  'sitting.over': 'Tout recommencer',
  'sitting.stopped':
    'Votre adversaire a répondu entre-temps. Le reste de vos choix est ci-dessous, s’il convient encore.',
  'sitting.rest-waits': 'Votre adversaire a arrêté la partie pendant votre tour. Le reste est gardé pour vous.',
  'sitting.kept': 'Gardé pour la suite : {{steps}}',
  'sitting.delete-rest': 'Supprimer le reste',
  'sitting.rest-gone': 'Le reste de votre tour est supprimé.',
  'sitting.dropped': 'La partie a changé entre-temps. Vos choix non envoyés sont effacés ; choisissez à nouveau.',
  'back.ask': 'Demander l’annulation',
  'back.open': 'Une erreur ? Choisissez Plus… › Demander l’annulation.',
  'back.waits': '↩ Annulation demandée. {{name}} n’a pas encore répondu.',
  'back.stays': '↩ {{name}} refuse l’annulation : votre action reste jouée.',
  'back.question': '↩ **{{name}}** demande l’annulation de sa dernière action.',
  'back.question.about': 'Rien n’a été pioché ni révélé depuis. Si vous refusez ou jouez, l’action reste jouée.',
  'back.question.waits': 'À régler avant votre prochaine question : {{question}}',
  'back.mention': '{{person}}, **{{name}}** demande une annulation ({{game}}).',
  'back.agree': 'Accepter',
  'back.refuse': 'Refuser',
  'back.asked-now':
    'Annulation demandée. Si {{name}} accepte, vous rechoisissez ; si {{name}} joue, votre action reste jouée.',
  'back.agreed-now': 'Accepté : l’action est annulée.',
  'back.refused-now': 'Refusé : l’action reste jouée. À vous de jouer.',
  'back.told-refused': '↩ **{{name}}** refuse l’annulation : votre action reste jouée ({{game}}).',
  'back.told-stands': '↩ Pas de réponse à votre demande d’annulation : votre action reste jouée.',
  'back.told-unanswered':
    '↩ **{{name}}** n’a pas répondu à votre demande d’annulation : votre action reste jouée ({{game}}).',
  'match.take-back-gone': 'Cette action ne peut plus être annulée.',
}
