/** The page of limits, made from the table. */
import { type Count, LIMIT_TABLE, type Limit, type LimitedBy } from '../../src/limits/limit-table.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/lengths.ts'

const THINGS: Readonly<Record<LimitedBy, string>> = {
  person: 'person',
  target: 'other person',
  server: 'server',
  channel: 'channel',
  league: 'league',
  match: 'match',
  move: 'move',
  sitting: 'turn of the opponent',
  pairing: 'pairing',
  game: 'game',
  challenge: 'challenge',
  terms: 'terms',
}

const UNITS = [
  [7 * DAY_MS, 'week'],
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
  [1000, 'second'],
] as const

/** Returns a length of time: `10 minutes`, `a day`. */
function lengthOf(ms: number): string {
  const [unit, name] = UNITS.find(([one]) => ms % one === 0) ?? [1, 'ms']
  const count = ms / unit
  return count === 1 ? `${name === 'hour' ? 'an' : 'a'} ${name}` : `${count} ${name}s`
}

function countText({ most, withinMs, of, rests }: Count, { kept }: Limit): string {
  const each = of.map((thing) => THINGS[thing]).join(' and ')
  const time = withinMs === Infinity ? (kept === 'rows' ? ' at once' : ' in all') : ` in ${lengthOf(withinMs)}`
  const then = rests ? `, then none for ${lengthOf(withinMs)}` : ''
  return `${most}${time} for each ${each}${then}`
}

const KEPT: Readonly<Record<Limit['kept'], string>> = {
  database: 'all processes together',
  memory: 'each process',
  rows: 'what is there',
}

const rows = Object.entries<Limit>(LIMIT_TABLE).map(
  ([name, limit]) =>
    `| ${name} | ${limit.what} | ${limit.counts.map((one) => countText(one, limit)).join('; ')} | ${limit.free ?? ''} | ${KEPT[limit.kept]} | \`${limit.taken}\` |`,
)

/** The page. */
export const limitsPage = `<!-- Generated from src/limits/limit-table.ts by \`npx vitest run test/limits --update\`. Edit there. -->

# Limits: how often a person may ask

Limits protect other people and the machine. They count only requests that have an effect beside the game. Nothing is
counted that follows from a move, a deadline or the course of a league: calls, the story in the thread, boards, rounds.

A refused request says when it is possible again, or what to do instead. It has changed nothing, and sent nothing. A use is
given back when its request is refused for another reason, or fails. A person who is blocked reads the same words as
anybody else.

*Counted by* says who counts. The database counts for all processes together, under keyed hashes that name nobody
([privacy.md](privacy.md)). Each process counts in memory what costs only its machine. Things that exist are counted where
they are.

| limit | what is limited | how many | not counted | counted by | taken in |
|---|---|---|---|---|---|
${rows.join('\n')}
`
