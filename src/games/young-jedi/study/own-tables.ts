/** Tables about a player's own matches: why fights were lost, Battle cards and duels. */
import type { Language, OwnTable, SeatNumbers } from '../../../contract/index.ts'
import { filling } from '../../../kit/wording/texts.ts'
import { statisticsEn } from '../words/statistics/en.ts'
import { statisticsFr } from '../words/statistics/fr.ts'

const voices = filling({ en: statisticsEn, fr: statisticsFr })
const CAUSES = ['power', 'draw', 'order', 'unused'] as const
const ROWS = ['won', 'lost', 'cardsUnused', 'duels', 'duelsWon'] as const
/** The least number of fights, and of battles, with which a table is shown. */
const LEAST = 20
const LEAST_BATTLES = 10

/** Returns the name of a kind of end; null if it is none of this game. */
export const endName = (kind: string, language: Language): string | null =>
  Object.hasOwn(statisticsEn, `end.${kind}`) ? voices[language](`end.${kind}`) : null

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
