/** Tables about a player's own matches: Force lost by cause, drains, battles, destiny. */
import type { Language, OwnTable, SeatNumbers } from '../../../contract/index.ts'
import { filling } from '../../../kit/wording/texts.ts'

const en = {
  'force.title': 'Where you lost Force',
  under_one: '{{count}} game',
  under_other: '{{count}} games',
  few_one: '{{count}} game: too few. Shown from {{least}}.',
  few_other: '{{count}} games: too few. Shown from {{least}}.',
  lostDrain: 'Drains',
  lostDamage: 'Battle damage',
  lostText: 'Texts of cards',
  forfeited: 'Cards paid for attrition',
  'most.lostDrain': 'Drains cost you the most Force.',
  'most.lostDamage': 'Battle damage cost you the most Force.',
  'most.lostText': 'Texts of cards cost you the most Force.',
  'battles.title': 'A game of yours, on average',
  drainsGiven: 'Drained',
  drainsTaken: 'Drained by the opponent',
  battlesBegun: 'Battles you started',
  battlesWon: 'Battles you won',
  powerAhead: 'Power ahead, a battle',
  destinyAhead: 'Destiny above your deck',
  'end.life-force': 'Life Force gone',
  'end.both-exhausted': 'Both exhausted',
  'end.turns': 'All turns played',
  'end.standstill': 'Standstill',
}

const fr: typeof en = {
  'force.title': 'Où vous avez perdu la Force',
  under_one: '{{count}} partie',
  under_other: '{{count}} parties',
  few_one: '{{count}} partie : trop peu. Affiché à partir de {{least}}.',
  few_other: '{{count}} parties : trop peu. Affiché à partir de {{least}}.',
  lostDrain: 'Drains',
  lostDamage: 'Dommages de bataille',
  lostText: 'Textes de cartes',
  forfeited: 'Cartes payées pour l’attrition',
  'most.lostDrain': 'Surtout : des drains.',
  'most.lostDamage': 'Surtout : des dommages de bataille.',
  'most.lostText': 'Surtout : des textes de cartes.',
  'battles.title': 'En moyenne par partie',
  drainsGiven: 'Drains effectués',
  drainsTaken: 'Drains subis',
  battlesBegun: 'Batailles lancées',
  battlesWon: 'Batailles gagnées',
  powerAhead: 'Avance de puissance par bataille',
  destinyAhead: 'Destinée au-dessus du deck',
  'end.life-force': 'Force vitale épuisée',
  'end.both-exhausted': 'Deux Forces épuisées',
  'end.turns': 'Tous les tours joués',
  'end.standstill': 'Partie bloquée',
}

const voices = filling({ en, fr })
const CAUSES = ['lostDrain', 'lostDamage', 'lostText'] as const
const ROWS = ['drainsGiven', 'drainsTaken', 'battlesBegun', 'battlesWon'] as const
/** The least number of games with which a table is shown. */
const LEAST = 10

const numberIn = (numbers: SeatNumbers, name: string): number => numbers[name] ?? 0

/** Returns the name of a kind of end; null if it is none of this game. */
export const endName = (kind: string, language: Language): string | null =>
  Object.hasOwn(en, `end.${kind}`) ? voices[language](`end.${kind}`) : null

/** Returns the tables of a player's matches. */
export function ownTables(matches: readonly SeatNumbers[], language: Language): readonly OwnTable[] {
  const say = voices[language]
  const sum = (name: string): number => matches.reduce((all, numbers) => all + numberIn(numbers, name), 0)
  const count = matches.length
  const common = {
    under: say('under', { count }),
    sample: count,
    least: LEAST,
    few: say('few', { count, least: LEAST }),
  }
  const [most] = [...CAUSES].sort((one, other) => sum(other) - sum(one))
  return [
    {
      title: say('force.title'),
      ...common,
      rows: [...CAUSES, 'forfeited'].map((name) => ({ label: say(name), count: sum(name) })),
      ...(most === undefined || sum(most) === 0 ? {} : { sums: say(`most.${most}`) }),
    },
    {
      title: say('battles.title'),
      ...common,
      rows: [
        ...ROWS.map((name) => ({ label: say(name), each: matches.map((numbers) => numberIn(numbers, name)) })),
        { label: say('powerAhead'), each: eachOf(matches, 'battles', (one) => numberIn(one, 'powerAhead')) },
        {
          label: say('destinyAhead'),
          each: eachOf(
            matches,
            'destinies',
            (one) => numberIn(one, 'destiny') - (numberIn(one, 'deckDestiny') / 100) * numberIn(one, 'destinies'),
          ),
        },
      ],
    },
  ]
}

/** Returns a number of each match that has such things, for one of them. */
const eachOf = (
  matches: readonly SeatNumbers[],
  things: string,
  numberOf: (numbers: SeatNumbers) => number,
): readonly number[] =>
  matches.filter((one) => numberIn(one, things) > 0).map((one) => numberOf(one) / numberIn(one, things))
