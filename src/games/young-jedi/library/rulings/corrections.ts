/** Rulings about misprinted cards: what differs from print (part 30). The catalogue has the corrected numbers. */

import type { WrittenRuling } from './ruling.ts'

/** Rulings about corrected cards. */
export const corrections: readonly WrittenRuling[] = [
  {
    id: 'angel-trained',
    about: ['RF-C1'],
    rules: ['30.6'],
    en: 'The bonus is 4, one more than the card shows: the sum of what its two cards give.',
    fr: 'Le bonus est de 4, un de plus que sur la carte.',
  },
  {
    id: 'infantry-cost',
    about: ['DM-103'],
    rules: ['30.3'],
    en: 'It costs 2 counters; the 3 on the card are a mistake.',
    fr: 'Elle coûte 2 compteurs ; les 3 de la carte sont une erreur.',
  },
  {
    id: 'droid-starfighter-cube',
    about: ['Droid Starfighter'],
    rules: ['22.3', '30.5'],
    en: 'In every printing it is a starfighter and draws destiny for its power, even where the small cube was forgotten.',
    fr: 'Dans toutes les éditions, c’est un chasseur, qui tire la destinée pour sa puissance, même là où le petit cube a été oublié.',
  },
  {
    id: 'eopie-cost',
    about: ['Eopie'],
    rules: ['30.2'],
    en: 'It costs 1 counter, although none is shown.',
    fr: 'Il coûte 1 compteur, bien que la carte n’en montre aucun.',
  },
  {
    id: 'jira-unique',
    about: ['Jira'],
    rules: ['6.4', '21.3', '30.7'],
    en: 'Jira is unique, not stackable: one copy in play. When she deploys you may look for a friend of Anakin, by the usual rules for deploying out of the draw deck.',
    fr: 'Jira est unique et non empilable : un seul exemplaire en jeu. Quand elle est déployée, vous pouvez chercher un ami d’Anakin selon les règles habituelles du déploiement depuis la pile de tirage.',
  },
  {
    id: 'might-of-the-republic',
    about: ['The Might Of The Republic'],
    rules: ['30.4'],
    en: 'It takes two ◆ Coruscant Guards. The first printing names guards that no card is.',
    fr: 'Elle se joue avec deux ◆ Coruscant Guards. La première édition nomme des gardes qu’aucune carte ne représente.',
  },
]
