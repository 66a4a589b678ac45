/**
 * Plays by chance at tables dealt from all cards of the game, and compares each answer, the facts that it tells, and a hash of
 * all that follows with a record. So texts and rules meet positions that no scenario has. After an intended change run
 * `npx vitest run test/swccg/rules/played-tables.test.ts --update`; the first line that differs shows where.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { answered, tableOf } from '../dealt-tables.ts'
import { PARTS } from '../table-numbers.ts'

/** Chosen among 900: together these meet every text, kind of question and form of fact that any of those meets. */
const TABLES: readonly number[] = `
  6, 18, 25, 36, 42, 54, 79, 82, 90, 103, 124, 135, 159, 178, 248, 252, 263, 268
  276, 292, 301, 334, 381, 403, 405, 417, 427, 432, 438, 465, 480, 483, 505, 507, 525, 561
  563, 572, 623, 625, 673, 682, 689, 729, 734, 763, 764, 766, 776, 804, 844, 871
`
  .split(/\D+/)
  .filter((number) => number !== '')
  .map(Number)
const ANSWERS = 30
/** Every this many tables also show the ways and chances of all cards, which take most of the time. */
const WHOLE = 8

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

/** A hash of each part of the numbers of a table: `numbers.test.ts` has such numbers to read. */
function numbers(state: State, parts: readonly string[]): string {
  const reading = readingOf(boardOf(state))
  return Object.entries(PARTS)
    .filter(([part]) => parts.includes(part))
    .map(([part, linesOf]) => `${part} ${hash(linesOf(reading))}`)
    .join(', ')
}

/** Plays at a table, a line for each answer. */
function played(number: number): readonly string[] {
  const next = seededNumbers(`table ${number}`)
  let state = tableOf(number, next)
  const done = new Set<string>()
  const lines = [numbers(state, TABLES.indexOf(number) % WHOLE === 0 ? Object.keys(PARTS) : ['places', 'cards'])]
  for (let answers = 0; answers < ANSWERS && state.outcome === null; answers++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]!
    const answer = answered(decision, done, next) ?? randomAnswer(decision, next)
    const { exit, choose = [], number: amount } = answer
    const said = `${decision.seat} ${decision.kind}: ${[exit, ...choose, ...(amount === undefined ? [] : [amount])].join(' ')}`
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) {
      lines.push(`${said} | ${step.refused}`)
      continue
    }
    state = step.state
    const told = step.events.map(({ type }) => type).join(' ')
    lines.push(`${said} | ${told} | ${hash([open, step.events, state])}`)
  }
  return [...lines, numbers(state, ['cards'])]
}

describe('play by chance at tables of all cards is as recorded', () => {
  for (const number of TABLES) {
    const name = `table-${number}`
    test(name, async () => {
      const file = join(import.meta.dirname, 'records/tables', `${name}.txt`)
      await expect(`${played(number).join('\n')}\n`).toMatchFileSnapshot(file)
    })
  }
})
