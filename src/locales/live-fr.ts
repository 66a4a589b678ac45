/** Calls by direct message, and what becomes of them, in French. */
import type { liveEn } from './live-en.ts'

export const liveFr: Record<keyof typeof liveEn, string> = {
  'call.title': 'À vous de jouer contre {{name}}.',
  'call.reminder': '{{name}} attend.',
  'call.take-back': '{{name}} demande une annulation.',
  'call.match': '{{game}}, {{format}}.',
  'call.until': 'Votre temps de réponse se termine {{time}}.',
  'call.open': 'Ouvrir mon panneau',
  'call.mention': '{{person}}, à vous de jouer. ⏳ {{time}}',
  'call.thread-gone': 'Le fil de cette partie a été supprimé. La partie continue ici.',
  'answered.title': 'Répondu',
  'answered.table': 'Table',
}
