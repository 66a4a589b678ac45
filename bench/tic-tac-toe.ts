/** Plays tic-tac-toe as a boardgame.io game to the end, with its local client. */
import { createRequire } from 'node:module'

interface TicTacToe {
  cells: (string | null)[]
}

interface LocalClient {
  start(): void
  stop(): void
  getState(): { G: TicTacToe; ctx: { gameover?: unknown } } | null
  moves: Record<string, (cell: number) => void>
}

// boardgame.io's export map names no ES module for its client.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: (options: { game: unknown; debug: false }) => LocalClient
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const game = {
  setup: (): TicTacToe => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: TicTacToe; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }: { G: TicTacToe; ctx: { currentPlayer: string } }) => {
    const won = LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))
    if (won) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

/** A game that fills the whole board: nine moves and a draw. */
const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]

/** Returns the microseconds per move, over this many games. The state is read after each move. */
export function playTicTacToe(games: number): number {
  let moves = 0
  const start = performance.now()
  for (let number = 0; number < games; number++) {
    const client = Client({ game, debug: false })
    client.start()
    for (const cell of DRAWN) {
      client.moves.mark?.(cell)
      moves += 1
      client.getState()
    }
    if (client.getState()?.ctx.gameover === undefined) throw new Error('the tic-tac-toe game did not end')
    client.stop()
  }
  return ((performance.now() - start) * 1000) / moves
}
