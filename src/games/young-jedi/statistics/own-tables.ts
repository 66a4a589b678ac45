/** Tables about a player's own matches: why fights were lost, Battle cards and duels. */
import type { Language, OwnTable, SeatNumbers } from '../../../contract/index.ts'
import { filling } from '../../../kit/wording/texts.ts'

const en = {
  'lost.title': 'Why you lost fights',
  'lost.under_one': '{{lost}} of {{count}} fight lost',
  'lost.under_other': '{{lost}} of {{count}} fights lost',
  'lost.few_one': '{{count}} fight: too few. Shown from {{least}}.',
  'lost.few_other': '{{count}} fights: too few. Shown from {{least}}.',
  power: 'Less power from the start',
  draw: 'The draw decided it',
  order: 'Order of the plan',
  unused: 'An unused card',
  'orders.label': 'Another order would have won a fight',
  'orders.of_one': 'of {{count}} battle',
  'orders.of_other': 'of {{count}} battles',
  'most.power': 'Less power cost you the most fights.',
  'most.draw': 'Destiny draws cost you the most fights.',
  'most.order': 'The order of your plans cost you most.',
  'most.unused': 'Unused cards cost you the most fights.',
  'battles.title': 'Battles and duels',
  'battles.under_one': '{{count}} battle',
  'battles.under_other': '{{count}} battles',
  'battles.few_one': '{{count}} battle: too few. Shown from {{least}}.',
  'battles.few_other': '{{count}} battles: too few. Shown from {{least}}.',
  won: 'Fights won',
  lost: 'Fights lost',
  cardsUnused: 'Battle cards not reached',
  duels: 'Duels',
  duelsWon: 'Duels won',
  'end.planet-victory': 'Planets won',
  'end.deck-victory': 'Draw deck empty',
  'end.podrace-victory': 'Podrace won',
  'end.tie': 'Tie',
}

const fr: typeof en = {
  'lost.title': 'Pourquoi vous avez perdu',
  'lost.under_one': '{{lost}} combat perdu sur {{count}}',
  'lost.under_other': 'combats perdus : {{lost}} sur {{count}}',
  'lost.few_one': '{{count}} combat : trop peu. Affiché à partir de {{least}}.',
  'lost.few_other': '{{count}} combats : trop peu. Affiché à partir de {{least}}.',
  power: 'Moins de puissance au départ',
  draw: 'Le tirage a décidé',
  order: 'Ordre du plan',
  unused: 'Une carte inutilisée',
  'orders.label': 'Un autre ordre aurait gagné un combat',
  'orders.of_one': 'sur {{count}} bataille',
  'orders.of_other': 'sur {{count}} batailles',
  'most.power': 'Surtout : moins de puissance au départ.',
  'most.draw': 'Surtout : les tirages de destinée.',
  'most.order': 'Surtout : l’ordre de vos plans.',
  'most.unused': 'Surtout : des cartes inutilisées.',
  'battles.title': 'Batailles et duels',
  'battles.under_one': '{{count}} bataille',
  'battles.under_other': '{{count}} batailles',
  'battles.few_one': '{{count}} bataille : trop peu. Affiché à partir de {{least}}.',
  'battles.few_other': '{{count}} batailles : trop peu. Affiché à partir de {{least}}.',
  won: 'Combats gagnés',
  lost: 'Combats perdus',
  cardsUnused: 'Cartes de bataille non atteintes',
  duels: 'Duels',
  duelsWon: 'Duels gagnés',
  'end.planet-victory': 'Planètes gagnées',
  'end.deck-victory': 'Pile de tirage vide',
  'end.podrace-victory': 'Course gagnée',
  'end.tie': 'Égalité',
}

const voices = filling({ en, fr })
const CAUSES = ['power', 'draw', 'order', 'unused'] as const
const ROWS = ['won', 'lost', 'cardsUnused', 'duels', 'duelsWon'] as const
/** The least number of fights, and of battles, with which a table is shown. */
const LEAST = 20
const LEAST_BATTLES = 10

/** Returns the name of a kind of end; null if it is none of this game. */
export const endName = (kind: string, language: Language): string | null =>
  Object.hasOwn(en, `end.${kind}`) ? voices[language](`end.${kind}`) : null

/** Returns the tables of a player's matches. */
export function ownTables(matches: readonly SeatNumbers[], language: Language): readonly OwnTable[] {
  const say = voices[language]
  const sum = (name: string): number => matches.reduce((all, numbers) => all + (numbers[name] ?? 0), 0)
  const [fights, battles] = [sum('fights'), sum('battles')]
  const [most] = [...CAUSES].sort((one, other) => sum(other) - sum(one))
  return [
    {
      title: say('lost.title'),
      under: say('lost.under', { lost: sum('lost'), count: fights }),
      sample: fights,
      least: LEAST,
      few: say('lost.few', { count: fights, least: LEAST }),
      rows: CAUSES.map((name) => ({
        label: say(name),
        count: sum(name),
        ...(name === 'order' ? { marked: true as const } : {}),
      })),
      note: { label: say('orders.label'), value: sum('orders'), of: say('orders.of', { count: battles }) },
      ...(sum('lost') === 0 || most === undefined ? {} : { sums: say(`most.${most}`) }),
    },
    {
      title: say('battles.title'),
      under: say('battles.under', { count: battles }),
      sample: battles,
      least: LEAST_BATTLES,
      few: say('battles.few', { count: battles, least: LEAST_BATTLES }),
      rows: ROWS.map((name) => ({ label: say(name), count: sum(name) })),
    },
  ]
}
