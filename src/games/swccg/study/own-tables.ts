/** Tables about a player's own matches: Force lost by cause, drains, battles, destiny. */
import type { Language, OwnTable, SeatNumbers } from '../../../contract/index.ts'
import { filling } from '../../../kit/wording/texts.ts'
import { statisticsEn } from '../words/statistics/en.ts'
import { statisticsFr } from '../words/statistics/fr.ts'

const voices = filling({ en: statisticsEn, fr: statisticsFr })
const CAUSES = ['lostDrain', 'lostDamage', 'lostText'] as const
const ROWS = ['drainsGiven', 'drainsTaken', 'battlesBegun', 'battlesWon'] as const
/** The least number of games with which a table is shown. */
const LEAST = 10

const numberIn = (numbers: SeatNumbers, name: string): number => numbers[name] ?? 0

/** Returns the name of a kind of end; null if it is none of this game. */
export const endName = (kind: string, language: Language): string | null =>
  Object.hasOwn(statisticsEn, `end.${kind}`) ? voices[language](`end.${kind}`) : null

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
