import type { ordersEn } from './orders-en.ts'

/** Ce que coûtent les ordres permanents, et ce qui a changé depuis. */
export const ordersFr: Record<keyof typeof ordersEn, string> = {
  'order.plans.gives': 'rien, si chaque nombre a son plan',
  'order.duel.gives': 'ce que chaque carte adverse vous dirait',
  'order.rest.gives': 'voir d’abord le résultat',
  'order.turn-ahead.gives': 'ce que votre adversaire joue avant, et une nouvelle localisation',
  'order.opening.gives': 'choisir vos cartes cachées',
  'order.defence.gives': 'combien de cartes de bataille joue votre adversaire, et ce qu’il déploie avant',
  'order.interception.gives': 'juger au cas par cas',
  'order.duel-defence.gives': 'qui attaque, et avec quoi',
  'order.even-up.gives': 'choisir d’après les combats',
  'order.texts.gives': 'juger au cas par cas',
  'order.discards.gives': 'juger au cas par cas',
  'order.numbers.gives': 'peu : le plus haut est presque toujours meilleur',
  'order.fetch.gives': 'savoir ce que votre adversaire a cherché',
  'order.locations.gives': 'l’état de la partie à ce moment',
  'changed.planet': 'Nouvelle planète : {{planet}}.',
  'changed.location': 'Nouvelle localisation : {{cards}}.',
  'changed.lost': 'Vous avez perdu {{cards}}.',
  'changed.own': 'Nouveau de votre côté : {{cards}}.',
  'changed.theirs': 'Nouveau contre vous : {{cards}}.',
  'changed.ships': 'Nouveaux vaisseaux contre vous : {{cards}}.',
}
