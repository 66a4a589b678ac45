/**
 * The choices on which the players of a match may agree (decision G-04). Each rule says where older editions differ.
 */
import type { RuleChoice } from '../../contract/index.ts'
import { typesetChoice } from '../../kit/library/rule-choices.ts'

const EDITION: RuleChoice = {
  id: 'edition',
  name: { en: 'rules', fr: 'règles' },
  about: { en: 'Which edition of the rules is played', fr: 'Quelle édition des règles se joue' },
  values: [
    {
      id: 'current',
      label: { en: 'Current rules', fr: 'Règles actuelles' },
      about: {
        en: 'December 2001 with the updates of the Players Committee.',
        fr: 'Décembre 2001 avec les mises à jour du Players Committee.',
      },
    },
    {
      id: '2001',
      label: { en: 'Rules of December 2001', fr: 'Règles de décembre 2001' },
      about: {
        en: 'Any number of a title (2.3); duels without passing (23.8), with full damage (23.12), dueling text only with a lightsaber (23.9); no transport goes back (22.4.7); Podracing at any time of the step (25.10), with any number of tokens (25.5) and three handling cards (25.7); a failed search deals its damage before the shuffle (21.3.5).',
        fr: 'Un titre sans limite (2.3) ; duels sans passer (23.8), aux dommages entiers (23.12), texte de duel au sabre laser seulement (23.9) ; aucun transport ne revient (22.4.7) ; course à tout moment de la phase (25.10), jetons sans limite (25.5), trois cartes de maniement (25.7) ; une recherche vaine inflige ses dommages avant le mélange (21.3.5).',
      },
    },
    {
      id: '2000',
      label: { en: 'Rules of December 2000', fr: 'Règles de décembre 2000' },
      about: {
        en: 'As of December 2001, but only duelists duel (23.2, 23.4.2), without substitutes (23.4.3), and a failed search deals its damage after the shuffle (21.3.5).',
        fr: 'Comme en décembre 2001, mais seuls les personnages duellistes se battent en duel (23.2, 23.4.2), sans remplaçant (23.4.3), et une recherche vaine inflige ses dommages après le mélange (21.3.5).',
      },
    },
  ],
}

const DECKS_OUT: RuleChoice = {
  id: 'decksOut',
  name: { en: 'both-decks-out', fr: 'pioches-vides' },
  about: {
    en: 'What happens if the draws of one fight empty both draw decks (rule 19.2.4)',
    fr: 'Ce qui arrive si les tirages d’un combat vident les deux pioches (règle 19.2.4)',
  },
  values: [
    {
      id: 'tie',
      label: { en: 'Both decks out: a tie', fr: 'Pioches vides : égalité' },
      about: {
        en: 'A tie, no matter who had to draw more often (19.2.4).',
        fr: 'Égalité, qui que ce soit qui ait tiré le plus (19.2.4).',
      },
    },
    {
      id: 'protocol',
      label: { en: 'Both decks out: the first to run out loses', fr: 'Pioches vides : la première vidée perd' },
      about: {
        en: 'As in tournaments: the player whose draw deck is empty first, in the order of draws (16.1), loses (19.2.4).',
        fr: 'Comme en tournoi : qui vide sa pioche le premier, dans l’ordre des tirages (16.1), perd (19.2.4).',
      },
    },
  ],
}

const SEARCH_PENALTY: RuleChoice = {
  id: 'searchPenalty',
  name: { en: 'failed-search', fr: 'recherche-vaine' },
  about: {
    en: 'When you take the damage for a search that deploys nothing (rule 21.3.5)',
    fr: 'Quand on subit les dommages d’une recherche qui ne déploie rien (règle 21.3.5)',
  },
  values: [
    {
      // A rule that is not chosen follows the edition (U-03).
      id: 'edition',
      label: { en: 'Failed search: as the edition has it', fr: 'Recherche vaine : selon l’édition' },
      about: {
        en: 'Shuffle, then damage; in the rules of December 2001 damage, then shuffle (21.3.5).',
        fr: 'Mélange, puis dommages ; l’inverse dans les règles de décembre 2001 (21.3.5).',
      },
    },
    {
      id: 'shuffle-first',
      label: { en: 'Failed search: shuffle, then damage', fr: 'Recherche vaine : mélange, puis dommages' },
      about: {
        en: 'The deck is shuffled before its top card is lost (21.3.5).',
        fr: 'La pioche est mélangée avant que sa première carte soit perdue (21.3.5).',
      },
    },
    {
      id: 'damage-first',
      label: { en: 'Failed search: damage, then shuffle', fr: 'Recherche vaine : dommages, puis mélange' },
      about: {
        en: 'The top card of the deck is lost before it is shuffled (21.3.5).',
        fr: 'La première carte de la pioche est perdue avant le mélange (21.3.5).',
      },
    },
  ],
}

/** The choices that commands, challenges and deck checks offer. */
export const ruleChoices: readonly RuleChoice[] = [EDITION, DECKS_OUT, SEARCH_PENALTY].map(typesetChoice)
