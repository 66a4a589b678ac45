/** The choices on which the players of a match may agree beside the format. */
import type { RuleChoice } from '../../contract/index.ts'
import { typesetChoice } from '../../kit/library/rule-choices.ts'

const PACE: RuleChoice = {
  id: 'pace',
  name: { en: 'pace', fr: 'rythme' },
  about: { en: 'When players are asked for a response', fr: 'Quand les joueurs sont consultés pour une réponse' },
  values: [
    {
      id: 'table',
      label: { en: 'Pace: table', fr: 'Rythme : table' },
      about: {
        en: 'Silence passes outside battles and losses; a stop speaks up (15.8).',
        fr: 'Le silence passe hors des batailles et des pertes ; un arrêt demande la parole (15.8).',
      },
    },
    {
      id: 'can-matter',
      label: { en: 'Pace: when it can matter', fr: 'Rythme : quand cela peut compter' },
      about: {
        en: 'Silence passes only where a response is hardly ever made (15.8).',
        fr: 'Le silence ne passe que là où l’on ne répond presque jamais (15.8).',
      },
    },
    {
      id: 'strict',
      label: { en: 'Pace: strict', fr: 'Rythme : strict' },
      about: {
        en: 'Players are asked at every chance (15.8, 15.9).',
        fr: 'Les joueurs sont toujours consultés (15.8, 15.9).',
      },
    },
  ],
}

const DAMAGE: RuleChoice = {
  id: 'damage',
  name: { en: 'damage', fr: 'dommages' },
  about: {
    en: 'Who chooses losses first after a battle (9.6.13)',
    fr: 'Qui choisit ses pertes d’abord après une bataille (9.6.13)',
  },
  values: [
    {
      id: 'turns',
      label: { en: 'Damage in turns', fr: 'Dommages à tour de rôle' },
      about: {
        en: 'One loss each, the player who began the battle first (9.6.13).',
        fr: 'Une perte chacun, d’abord celui qui a lancé la bataille (9.6.13).',
      },
    },
    {
      id: 'whole',
      label: { en: 'Damage whole, defender first', fr: 'Dommages en entier, défenseur d’abord' },
      about: {
        en: 'Each player chooses all losses at once, the defender first (9.6.12).',
        fr: 'Chaque joueur choisit toutes ses pertes à la suite, le défenseur d’abord (9.6.12).',
      },
    },
  ],
}

const last = (turns: number): RuleChoice['values'][number] => ({
  id: String(turns),
  label: { en: `${turns} turns`, fr: `${turns} tours` },
  about: {
    en: `After turn ${turns} the player with more Life Force wins; equal Life Force is a draw (U-37).`,
    fr: `Après le tour ${turns}, le joueur qui a le plus de Force vitale gagne ; à égalité, partie nulle (U-37).`,
  },
})

const TURNS: RuleChoice = {
  id: 'turns',
  name: { en: 'turns', fr: 'tours' },
  about: { en: 'After how many turns a game ends', fr: 'Après combien de tours une partie se termine' },
  values: [
    {
      id: 'none',
      label: { en: 'No limit of turns', fr: 'Sans limite de tours' },
      about: {
        en: 'A game ends when a Life Force is used up (12.1, U-36).',
        fr: 'Une partie se termine quand une Force vitale est épuisée (12.1, U-36).',
      },
    },
    ...[40, 30, 20].map(last),
  ],
}

/** The choices, the most important first. */
export const ruleChoices: readonly RuleChoice[] = [PACE, DAMAGE, TURNS].map(typesetChoice)
