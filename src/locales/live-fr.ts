/** Calls by direct message, live sessions, and the question before a player resigns, in French. */
import type { liveEn } from './live-en.ts'

export const liveFr: Record<keyof typeof liveEn, string> = {
  'call.title': 'À vous de jouer contre {{name}}.',
  'call.reminder': '{{name}} attend que vous jouiez.',
  'call.take-back': '{{name}} demande une annulation.',
  'call.match': '{{game}}, {{format}}.',
  'call.against': 'Contre {{name}} · {{game}}',
  'call.stands': '⏸️ Votre chrono est arrêté.',
  'call.until': 'Votre temps de réponse se termine {{time}}.',
  'call.open': 'Ouvrir mon panneau',
  'call.mention': '{{person}}, à vous de jouer contre {{name}} ({{game}}).',
  'call.thread-gone': 'Le fil de cette partie a été supprimé. La partie continue ici.',
  'answered.title': 'Répondu',
  'answered.table': 'Table',
  'live.offer': 'Vous êtes là, votre adversaire aussi.',
  'live.asked': 'Invitation envoyée à {{name}} : jouer en direct.',
  'live.invited': '**{{name}}** propose le direct : {{minutes}} min par tour.',
  'live.on': 'En direct. Fin {{time}} si personne ne joue.',
  'live.go': 'Jouer en direct',
  'live.stay': 'Rester en direct',
  'live.end': 'Finir le direct',
  'live.late': 'Le direct demande que chacun ait joué il y a moins de deux minutes.',
  'concede.final': 'La partie s’arrête là.',
  'concede.rated': 'Elle compte pour la cote si les deux ont joué.',
}
