/**
 * Single and double elimination as a graph of slots, each fed by seeds, or by winners and losers of other slots. The
 * players of a slot follow from the results alone, so a correction or a withdrawal needs no repair.
 *
 * `brackets-manager` was weighed for this: it keeps its brackets in a storage of its own behind promises, so every
 * deadline would have to wait for it. It serves the tests, which hold these brackets against its.
 */
import type { Bracket, PlayerId } from '../league.ts'

/** The origin of a player of a slot. */
type Feeder =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner' | 'loser'; readonly slot: string }

/** A meeting of the bracket: `W1.1` of the winners' side, `L1.1` of the losers' side, `F1`, `F2` finals, `T` third place. */
export interface BracketSlot {
  readonly id: string
  readonly from: readonly [Feeder, Feeder]
}

/** The result of a slot that has been played. */
export interface SlotResult {
  /** Null: both lost. */
  readonly winner: PlayerId | null
  readonly loser: PlayerId | null
}

/** A slot with its contestants: a player, nobody (`none`), or not yet known (`open`). */
export interface SeatedSlot {
  readonly id: string
  readonly contestants: readonly [Contestant, Contestant]
  readonly winner: Contestant
  readonly loser: Contestant
}

export type Contestant = { readonly player: PlayerId } | 'none' | 'open'

/** The order of seeds in a bracket of this size, so that the best meet last: 1 v 8, 4 v 5, 2 v 7, 3 v 6. */
function seedOrder(size: number): readonly number[] {
  let order = [1]
  while (order.length < size) {
    const sum = order.length * 2 + 1
    order = order.flatMap((seed, at) => (at % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]))
  }
  return order
}

const winner = (slot: string): Feeder => ({ kind: 'winner', slot })
const loser = (slot: string): Feeder => ({ kind: 'loser', slot })

/** Returns the size of a bracket: the power of two that holds this many players. */
export const bracketSize = (players: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, players)))

/** Returns how many rounds a bracket has at most: with two losses, the losers' side and a second final. */
export function bracketRounds({ losses }: Pick<Bracket, 'losses'>, players: number): number {
  const steps = Math.log2(bracketSize(players))
  return losses === 2 ? steps * 2 + 1 : steps
}

/** Returns the slots of a bracket, each after those that feed it. */
export function slotsOf(bracket: Bracket, players: number): readonly BracketSlot[] {
  const size = bracketSize(players)
  const rounds = Math.log2(size)
  const order = seedOrder(size)
  const slots: BracketSlot[] = []
  for (let round = 1; round <= rounds; round++)
    for (let at = 1; at <= size / 2 ** round; at++) {
      const seeds: readonly [Feeder, Feeder] = [
        { kind: 'seed', seed: order[2 * at - 2]! },
        { kind: 'seed', seed: order[2 * at - 1]! },
      ]
      const before = [winner(`W${round - 1}.${2 * at - 1}`), winner(`W${round - 1}.${2 * at}`)] as const
      slots.push({ id: `W${round}.${at}`, from: round === 1 ? seeds : before })
    }
  if (bracket.losses === 2) return [...slots, ...losersSide(size, rounds)]
  if (bracket.thirdPlace && rounds >= 2)
    slots.push({ id: 'T', from: [loser(`W${rounds - 1}.1`), loser(`W${rounds - 1}.2`)] })
  return slots
}

/**
 * The losers' side: rounds of two kinds by turns, one in which its players meet each other, one in which they meet the
 * losers of the next winners' round. Those come in reverse order, then by halves swapped, so that the same two meet again
 * as late as possible.
 */
function losersSide(size: number, rounds: number): readonly BracketSlot[] {
  const slots: BracketSlot[] = []
  for (let stage = 1; stage < rounds; stage++) {
    const count = size / 2 ** (stage + 1)
    for (let at = 1; at <= count; at++) {
      const among: readonly [Feeder, Feeder] =
        stage === 1
          ? [loser(`W1.${2 * at - 1}`), loser(`W1.${2 * at}`)]
          : [winner(`L${2 * stage - 2}.${2 * at - 1}`), winner(`L${2 * stage - 2}.${2 * at}`)]
      slots.push({ id: `L${2 * stage - 1}.${at}`, from: among })
    }
    for (let at = 1; at <= count; at++) {
      const dropped = stage % 2 === 1 ? count + 1 - at : ((at - 1 + Math.floor(count / 2)) % count) + 1
      const from = [loser(`W${stage + 1}.${dropped}`), winner(`L${2 * stage - 1}.${at}`)] as const
      slots.push({ id: `L${2 * stage}.${at}`, from })
    }
  }
  const champion = winner(`W${rounds}.1`)
  const challenger = rounds === 1 ? loser('W1.1') : winner(`L${2 * rounds - 2}.1`)
  return [...slots, { id: 'F1', from: [champion, challenger] }, { id: 'F2', from: [loser('F1'), winner('F1')] }]
}

/**
 * Returns every slot with its contestants and outcome. A slot in which one player stands alone is won without play; one
 * without players gives nobody. The second final (`F2`) is played only if the first was lost by the player without a loss.
 *
 * @param results the slots that have been played
 * @param gone players who play no more; they give way in any slot that has not been played
 */
export function seatBracket(
  bracket: Bracket,
  seeds: readonly PlayerId[],
  results: ReadonlyMap<string, SlotResult>,
  gone: ReadonlySet<PlayerId>,
): readonly SeatedSlot[] {
  const seated = new Map<string, SeatedSlot>()
  const resolve = (feeder: Feeder): Contestant => {
    if (feeder.kind === 'seed') {
      const id = seeds[feeder.seed - 1]
      return id === undefined ? 'none' : { player: id }
    }
    return seated.get(feeder.slot)![feeder.kind]
  }
  for (const { id, from } of slotsOf(bracket, seeds.length)) {
    const contestants = [resolve(from[0]), resolve(from[1])] as const
    seated.set(id, seat(id, contestants, results.get(id), gone, seated))
  }
  return [...seated.values()]
}

const same = (one: Contestant, other: Contestant): boolean =>
  typeof one === 'object' && typeof other === 'object' && one.player === other.player

function seat(
  id: string,
  contestants: readonly [Contestant, Contestant],
  result: SlotResult | undefined,
  gone: ReadonlySet<PlayerId>,
  seated: ReadonlyMap<string, SeatedSlot>,
): SeatedSlot {
  if (id === 'F2') {
    const first = seated.get('F1')!
    // The champion of the winners' side has won the first final, or nobody is left to play again.
    const over = same(first.winner, first.contestants[0]) || contestants.includes('none')
    if (over && first.winner !== 'open')
      return { id, contestants: ['none', 'none'], winner: first.winner, loser: first.loser }
  }
  const named = (player: PlayerId | null): Contestant => (player === null ? 'none' : { player })
  if (result !== undefined) return { id, contestants, winner: named(result.winner), loser: named(result.loser) }
  const [one, other] = contestants.map((each) =>
    typeof each === 'object' && gone.has(each.player) ? 'none' : each,
  ) as [Contestant, Contestant]
  if (one === 'open' || other === 'open') return { id, contestants, winner: 'open', loser: 'open' }
  if (one === 'none' || other === 'none')
    return { id, contestants, winner: one === 'none' ? other : one, loser: 'none' }
  return { id, contestants, winner: 'open', loser: 'open' }
}

/** Returns the slots that can be played now: both players are known, and no result stands. */
export function readySlots(
  slots: readonly SeatedSlot[],
): readonly { readonly id: string; readonly players: readonly [PlayerId, PlayerId] }[] {
  return slots.flatMap(({ id, contestants: [one, other], winner }) =>
    winner === 'open' && typeof one === 'object' && typeof other === 'object'
      ? [{ id, players: [one.player, other.player] as const }]
      : [],
  )
}

/**
 * Returns the players by how far they came, best first: the champion, then the losers of the last slots; those who went
 * out in the same round by seed.
 */
export function bracketOrder(
  bracket: Bracket,
  seeds: readonly PlayerId[],
  results: ReadonlyMap<string, SlotResult>,
  gone: ReadonlySet<PlayerId>,
): readonly PlayerId[] {
  const slots = seatBracket(bracket, seeds, results, gone)
  const lastSeen = new Map<PlayerId, number>()
  const rounds = Math.log2(bracketSize(seeds.length))
  for (const { id, contestants, winner } of slots)
    for (const contestant of contestants)
      if (typeof contestant === 'object')
        lastSeen.set(contestant.player, rankOf(id, rounds) + (same(contestant, winner) ? 0.5 : 0))
  return [...seeds].sort(
    (one, other) => (lastSeen.get(other) ?? 0) - (lastSeen.get(one) ?? 0) || seeds.indexOf(one) - seeds.indexOf(other),
  )
}

/** How late a slot is: the losers' side after the winners', the finals last, third place just before the final. */
function rankOf(id: string, rounds: number): number {
  if (id === 'F2') return 1001
  if (id === 'F1') return 1000
  if (id === 'T') return rounds - 0.9
  const round = Number(/^[WL](\d+)/.exec(id)![1])
  return id.startsWith('L') ? 100 + round : round
}
