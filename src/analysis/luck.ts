/**
 * Draws and reveals of a match, as chance that they brought or cost, with both hands open. The answer by which one
 * happened is the same before and after, so that only chance differs: it is given again in states with other chance, and
 * compared with the state that came of it.
 */
import type { Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { CurvePoint, LuckPoint } from './match-analysis.ts'
import { type MeasuredChance, openChance } from './open-chance.ts'
import type { AnalysisSize } from './size.ts'
import type { MatchStep } from './steps.ts'
import type { Work } from './work.ts'

/** Turns in which the curve moves by less are not looked at. */
const LEAST_MOVE = 0.08

/** A draw with the chances of the first seat. */
interface MeasuredLuck {
  readonly step: MatchStep
  readonly before: MeasuredChance
  readonly after: MeasuredChance
}

type Terms = { readonly size: AnalysisSize; readonly seed: string; readonly work: Work }

const swing = ({ before, after }: MeasuredLuck): number => Math.abs(after.chance - before.chance)

/** Returns the numbers of the turns in which the curve moved, the most moved first. */
function movedTurns(curve: readonly CurvePoint[]): readonly number[] {
  return curve
    .slice(0, -1)
    .map(({ turn, chance }, at) => ({ turn, move: Math.abs((curve[at + 1]?.chance ?? chance) - chance) }))
    .filter(({ move }) => move >= LEAST_MOVE)
    .toSorted((one, other) => other.move - one.move)
    .map(({ turn }) => turn)
}

/** Returns the largest strokes of luck of a match, measured twice: the second measurement alone counts. */
export function strokesOfLuck(
  game: AnyGame,
  steps: readonly MatchStep[],
  curve: readonly CurvePoint[],
  terms: Terms,
): readonly LuckPoint[] {
  const { size } = terms
  const drawn = movedTurns(curve)
    .flatMap((turn) => steps.filter((step) => step.turn === turn))
    .filter(({ events }) => events.some((event) => game.irrevocable(event)))
  // The second measurement alone counts, and must find room.
  const kept = 2 * size.luckAgain * size.mostLuckAgain
  const found = drawn.flatMap((step) => measured(game, step, { purpose: 'luck', playouts: size.luck, kept }, terms))
  return found
    .toSorted((one, other) => swing(other) - swing(one))
    .slice(0, size.mostLuckAgain)
    .flatMap(({ step }) => measured(game, step, { purpose: 'luck again', playouts: size.luckAgain, kept: 0 }, terms))
    .map((luck) => luckPoint(game, luck))
}

/** Measures a draw; nothing if there is no room, or if no playout ends. */
function measured(
  game: AnyGame,
  step: MatchStep,
  { purpose, playouts, kept }: { readonly purpose: string; readonly playouts: number; readonly kept: number },
  { seed, work }: Terms,
): readonly MeasuredLuck[] {
  if (!work.hasRoom(2 * playouts, 'end', kept)) return []
  const { before, after, decision, answer, seq, at } = step
  const terms = (moment: string) => ({ playouts, seed: `${seed} ${purpose} ${seq} ${at} ${moment}`, work })
  try {
    const next = { seat: decision.seat, answer }
    return [
      {
        step,
        before: openChance(game, before, terms('before'), next),
        after: openChance(game, after, terms('after')),
      },
    ]
  } catch {
    return []
  }
}

function luckPoint(game: AnyGame, { step, before, after }: MeasuredLuck): LuckPoint {
  const [first, second] = game.seats as readonly [Seat, Seat]
  const { turn, seq, at, events, decision } = step
  const lost = after.chance < before.chance
  const own = (chance: number) => (lost ? chance : 1 - chance)
  return {
    ...{ kind: 'luck', turn, seq, at, events, by: decision.seat, seat: lost ? first : second },
    cost: Math.abs(after.chance - before.chance),
    error: Math.hypot(before.error, after.error),
    before: own(before.chance),
    after: own(after.chance),
  }
}
