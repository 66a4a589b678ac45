/** French: looking rules up. */
import type { rulesEn } from './rules-en.ts'

/** Texts about the rules, in French. */
export const rulesFr: Readonly<Record<keyof typeof rulesEn, string>> = {
  'command.rules': 'règles',
  'command.rules.about': 'Chercher dans les règles',
  'command.rules.query': 'recherche',
  'command.rules.query.about': 'Un mot, une question ou un numéro comme 14.4 ; vide : sommaire',
  'command.rules.card': 'carte',
  'command.rules.card.about': 'Règles et précisions sur cette carte',
  'command.rules.public': 'public',
  'command.rules.public.about': 'Le montrer à tous ici',

  'rules.part': 'Partie {{number}}',
  'rules.decisions': 'Décisions {{number}}',
  'rules.rule': 'Règle {{number}}',
  'rules.decision': 'Décision {{number}}',
  'rules.contents': 'Règles : {{game}}',
  'rules.contents.short': 'Sommaire',
  'rules.edition': 'Édition jouée ici : {{edition}}',
  'rules.older': 'Autres éditions',
  'rules.deciding': 'Décisions',
  'rules.rulings': 'Précisions',
  'rules.open': 'Ouvrir une partie…',
  'rules.pick': 'Ouvrir une règle…',
  'rules.go': 'Aller à une règle…',
  'rules.cards_one': '{{count}} carte…',
  'rules.cards_other': '{{count}} cartes…',
  'rules.cards.title': 'Cartes et précisions : {{what}}',
  'rules.cards.named': 'Cartes : {{cards}}',
  'rules.cards.more_one': '{{cards}} et {{count}} autre',
  'rules.cards.more_other': '{{cards}} et {{count}} autres',
  'rules.back': 'Retour à la règle',
  'rules.of': 'Règles sur une carte…',
  'rules.card.title': 'Règles sur {{name}}',
  'rules.card.with': 'Règles sur {{name}} à propos de « {{query}} »',
  'rules.card.show': 'Montrer la carte',
  'rules.found_one': '{{count}} règle sur « {{query}} »',
  'rules.found_other': '{{count}} règles sur « {{query}} »',
  'rules.none': 'Aucune règle trouvée pour « {{query}} ». `/règles` seul montre le sommaire.',
  'rules.none.game':
    'Aucune règle trouvée pour « {{query}} » ({{game}}). Sans jeu indiqué, la recherche porte sur tous les livres de règles.',
  'rules.card.none':
    'Aucune règle sur {{name}} trouvée pour « {{query}} ». Sans mots, vous avez toutes les règles sur la carte.',
  'rules.gone': 'Règle introuvable. `/règles` montre le sommaire.',
}
