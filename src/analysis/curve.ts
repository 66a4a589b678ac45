/** The curve of a match: the chance of the first seat at the beginning of each turn, and at the end. */
import type { Outcome } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { CurvePoint } from './match-analysis.ts'
import { openChance } from './open-chance.ts'
import type { AnalysisSize } from './size.ts'
import type { PlayedMatch } from './steps.ts'
import type { Work } from './work.ts'

/** Returns the curve, with as many turns as there is room for. @param outcome of the match */
export function curveOf(
  game: AnyGame,
  { turns, seq }: PlayedMatch,
  outcome: Pick<Outcome, 'winner'>,
  { size, seed, work }: { readonly size: AnalysisSize; readonly seed: string; readonly work: Work },
): readonly CurvePoint[] {
  const points: CurvePoint[] = []
  for (const { turn, seq: at, situation } of turns) {
    if (game.outcome(situation.state) !== null || !work.hasRoom(size.curve, 'end')) continue
    const { chance, sure } = openChance(game, situation, { playouts: size.curve, seed: `${seed} turn ${turn}`, work })
    points.push({ turn, seq: at, chance, sure })
  }
  const chance = outcome.winner === null ? 0.5 : Number(outcome.winner === game.seats[0])
  return [...points, { turn: turns.at(-1)?.turn ?? 0, seq, chance, sure: 0 }]
}
