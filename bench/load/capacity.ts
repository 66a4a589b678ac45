/** How many turns a day fit, from what a turn was counted to cost: the table in docs/growing.md. Pure. */

/** The cost of one turn of a match. */
export interface TurnCost {
  readonly name: string
  /** Clicks of both players. */
  readonly clicks: number
  /** The bot's own requests, the fewest and the most that were counted. */
  readonly requests: readonly [fewest: number, most: number]
}

/** The figures of docs/growing.md: requests by the stand-in, CPU time by `npm run load`. */
export const TURNS: readonly TurnCost[] = [
  { name: 'a turn without an attack', clicks: 1, requests: [3, 5] },
  { name: 'an attack', clicks: 6, requests: [9, 10] },
]

/** The assumptions of the table. */
export const ASSUMED = {
  /** Own requests a second that leave the bot. */
  requestsPerSecond: 40,
  /** The share of a day's turns in its busiest hour; even use would have 4 %. */
  busiestHour: 0.1,
  /** CPU time of one click with all notices that it causes, in milliseconds. */
  clickMs: 24.3,
  /** The share of a core that clicks may take in that hour: answers stay quick. */
  cpuShare: 0.5,
} as const

const HOUR_S = 3_600

/** The turns a day that fit: this many within the limit of requests, this many for each process by its CPU time. */
export interface Capacity {
  readonly byRequests: number
  readonly byCpu: number
}

/** Returns how many turns a day of one kind fit, by the most requests that were counted. */
export function capacityOf({ clicks, requests: [, most] }: TurnCost): Capacity {
  const { requestsPerSecond, busiestHour, clickMs, cpuShare } = ASSUMED
  const clicksPerSecond = (cpuShare * 1_000) / clickMs
  return {
    byRequests: (requestsPerSecond * HOUR_S) / most / busiestHour,
    byCpu: (clicksPerSecond * HOUR_S) / clicks / busiestHour,
  }
}

/** To two digits that count, with commas. */
const rounded = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en')

/** Returns the table as Markdown. */
export function capacityTable(): string {
  const rows = TURNS.map((turn) => {
    const { byRequests, byCpu } = capacityOf(turn)
    const ofTen = Math.min(byRequests, byCpu) / 10
    return `| ${turn.name} | ${rounded(byRequests)} | ${rounded(byCpu)} | ${rounded(ofTen)} |`
  })
  return [
    '| all turns are … | turns a day under the limit of requests | turns a day for each process, by CPU time | matches with ten turns a day in one process |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}
