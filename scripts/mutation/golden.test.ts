/**
 * Replays pieces of the golden games of the Star Wars CCG: the rows after the set-up and after a few states of each match,
 * which are played once, while this file is read and no mutant is active. Facts, state and legal answers must be as recorded after each row. `test/golden` compares whole matches;
 * these pieces take a tenth of the time, and start with the right state whatever a mutant does before.
 */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../src/games/swccg/index.ts'
import { repeat } from '../../src/matches/log.ts'
import { matchesOf } from '../../test/golden/files.ts'
import { type GoldenMatch, type GoldenRow, playedRow } from '../../test/golden/record.ts'
import { differenceIn } from '../../test/golden/replay.ts'

const ROWS = 16

/** Rows that return to an earlier state can't be repeated without it. */
const goesOn = ({ kind }: GoldenRow) => kind === 'setup' || kind === 'answers' || kind === 'stop'

/** The rows of a piece, from one on to the first that returns to an earlier state. */
function pieceFrom(rows: readonly GoldenRow[], from: number): readonly GoldenRow[] {
  const piece = rows.slice(from, from + ROWS)
  const end = piece.findIndex((row) => !goesOn(row))
  return end === -1 ? piece : piece.slice(0, end)
}

function replay(from: string, rows: readonly GoldenRow[]): void {
  let state: unknown = JSON.parse(from)
  for (const row of rows) {
    const again = repeat(swccg, state, row, new Map())
    if (again === null) throw new Error('the game refuses what it accepted before')
    const { facts, state: after, asked } = playedRow(swccg, { ...row, events: again.events }, again.state)
    expect([facts, after, asked]).toEqual([row.facts, row.state, row.asked])
    state = JSON.parse(JSON.stringify(again.state))
  }
}

/** How many pieces begin with each kind of decision. */
const PIECES_OF_A_KIND = 3
const begun = new Map<string, number>()

/** Returns where pieces of a match begin, as JSON by row: in its middle, and wherever a kind of decision is still rare. */
function beginnings(record: GoldenMatch): ReadonlyMap<number, string> {
  const found = new Map([[-1, 'null']])
  let row = 0
  const difference = differenceIn(swccg, record, (_, after) => {
    const open = new Set(swccg.decisions(after as never).map(({ kind }) => kind))
    const rare = [...open].some((kind) => (begun.get(kind) ?? 0) < PIECES_OF_A_KIND)
    if (rare) for (const kind of open) begun.set(kind, (begun.get(kind) ?? 0) + 1)
    if (rare || row === Math.floor(record.rows.length / 2)) found.set(row, JSON.stringify(after))
    row += 1
  })
  if (difference !== null) throw new Error(difference)
  return found
}

for (const record of matchesOf(swccg.id, swccg.version))
  describe(record.match, () => {
    for (const [row, from] of beginnings(record)) {
      const piece = pieceFrom(record.rows, row + 1)
      if (piece.length > 0) test(`after row ${row}`, () => replay(from, piece))
    }
  })
