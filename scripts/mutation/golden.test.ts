/**
 * Replays pieces of the golden games of the Star Wars CCG: the rows after the set-up and after each state that is kept
 * with them. Facts, state and legal answers must be as recorded after each row. `test/golden` compares whole matches;
 * these pieces take a tenth of the time, and start with the right state whatever a mutant does before.
 */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../src/games/swccg/index.ts'
import type { State } from '../../src/games/swccg/state/game-state.ts'
import { repeat } from '../../src/matches/log.ts'
import { matchesOf } from '../../test/golden/files.ts'
import { askedOf, type GoldenRow, shortHash } from '../../test/golden/record.ts'

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
    expect(JSON.stringify(again.events)).toBe(JSON.stringify(row.events))
    expect(shortHash(again.state)).toBe(row.hash)
    expect(askedOf(swccg.decisions(again.state as State))).toBe(row.asked)
    state = JSON.parse(JSON.stringify(again.state))
  }
}

for (const { match, rows, states } of matchesOf(swccg.id, swccg.version))
  describe(match, () => {
    const pieces = [{ row: -1, state: null }, ...states].map(({ row, state }) => ({
      row,
      from: JSON.stringify(state),
      piece: pieceFrom(rows, row + 1),
    }))
    for (const { row, from, piece } of pieces) if (piece.length > 0) test(`after row ${row}`, () => replay(from, piece))
  })
