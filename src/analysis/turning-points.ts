/** Which losses of a match count, and which of them decided it. */
import type { Seat } from '../contract/index.ts'
import type { SeatCost } from './match-analysis.ts'

/** A loss, as far as it has to be compared with others. */
export interface Loss {
  readonly kind: 'choice' | 'luck'
  readonly turn: number
  readonly seat: Seat
  readonly cost: number
  /** Its standard error. */
  readonly error: number
}

/** A smaller loss may be noise. */
const LEAST = { choice: 0.05, luck: 0.08 } as const
const LEAST_ERRORS = 2

const MOST_POINTS = 3
const MOST_OF_A_KIND = 2

/** Whether a loss is large enough and beyond doubt. */
const counts = ({ kind, cost, error }: Loss): boolean => cost >= LEAST[kind] && cost >= LEAST_ERRORS * error

/** Returns the losses that decided a match, the largest first: at most three, one a turn and two of a kind. */
export function decisiveLosses<One extends Loss>(losses: readonly One[]): readonly One[] {
  const found: One[] = []
  for (const one of losses.filter(counts).toSorted((a, b) => b.cost - a.cost)) {
    const alike = found.filter(({ kind }) => kind === one.kind)
    if (found.some(({ turn }) => turn === one.turn) || alike.length >= MOST_OF_A_KIND) continue
    if (found.length < MOST_POINTS) found.push(one)
  }
  return found
}

/** Returns what choices and luck have cost each seat. The two are measured apart, and don't add up to anything. */
export function costsOf(seats: readonly Seat[], losses: readonly Loss[]): Readonly<Record<Seat, SeatCost>> {
  const counted = losses.filter(counts)
  const sum = (of: Seat, kind: Loss['kind']) =>
    counted.filter((one) => one.seat === of && one.kind === kind).reduce((total, { cost }) => total + cost, 0)
  return Object.fromEntries(seats.map((seat) => [seat, { choices: sum(seat, 'choice'), luck: sum(seat, 'luck') }]))
}
