/** The controls of a panel, in French. */
import type { panelEn } from './panel-en.ts'

/** Texts of the panel, in French. */
export const panelFr: Record<keyof typeof panelEn, string> = {
  more: 'Plus…',
  'fought.on': 'Continuer',
  'more.places': 'Voir un lieu',
  'more.cards': 'Voir une carte',
  'more.since': 'Tout depuis mon dernier tour',
  'more.counts': 'Comment a-t-on compté ?',
  'more.why': 'Pourquoi ne puis-je pas… ?',
  'more.words': 'Texte seul',
  'more.orders': 'Répondre à l’avance…',
  'more.orders-set_one': 'Répondre à l’avance ({{count}} consigne)',
  'more.orders-set_other': 'Répondre à l’avance ({{count}} consignes)',
  'more.refresh': 'Actualiser',
  'more.resign': 'Abandonner…',
  'list.next': 'Page suivante ({{count}} en tout)…',
  'lane.move': 'Déplacer une carte…',
  'lane.place': '{{piece}} au rang {{lane}}',
  'lane.position': '{{piece}} au rang {{lane}}',
  'lane.give': '{{piece}} à {{user}}',
  'lane.back': 'Garder {{piece}}',
  'lane.where': 'Où placer {{piece}}…',
  'lane.lane': 'rang {{lane}}',
  'lane.unused': 'inutilisée',
  'panel.final': 'définitif',
  'panel.order-changed_one': '🔔 Une de vos consignes ne convient peut-être plus : voir *Plus…*',
  'panel.order-changed_other': '🔔 {{count}} de vos consignes ne conviennent peut-être plus : voir *Plus…*',
  'panel.theirs': 'À {{name}} de jouer',
  'panel.called-later': 'Un message vous préviendra.',
}
