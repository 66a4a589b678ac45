/** Sees the players of a league as a Swiss round needs them: wins, sides, floats, meetings. */
import type { League, Player, PlayerId, SideIndex } from '../league.ts'
import { biasOf, bothMoved, type RoundRecord, seatIn, winsOf } from '../record.ts'
import type { SwissPlayer } from './swiss-costs.ts'

type Records = ReadonlyMap<PlayerId, readonly RoundRecord[]>

/** Returns these players with what the rounds so far say of them; games that are still running count as draws. */
export function swissPlayers(league: League, players: readonly Player[], records: Records): readonly SwissPlayer[] {
  const sidesMatter = league.settings.games !== 'bothSides'
  return players.map(({ id, seed }) => {
    const own = records.get(id) ?? []
    return {
      id,
      seed: seed ?? Number.MAX_SAFE_INTEGER,
      wins: winsOf(own, 'asDraws'),
      bias: sidesMatter ? biasOf(own, id, 'main') : 0,
      lastSide: sidesMatter ? lastSideOf(own, id) : null,
      lastFloat: floatOf(own, records),
      met: meetingsOf(own, id),
      // Half a win for a round missed before a late entry or a return is no bye.
      hadBye: own.some(({ kind, bye, credit }) =>
        kind === 'bye' ? bye !== null : kind === 'forfeit' && credit === 'win',
      ),
      unplayed: own.filter(({ kind }) => kind !== 'played' && kind !== 'open').length,
    }
  })
}

function lastSideOf(records: readonly RoundRecord[], id: PlayerId): SideIndex | null {
  const games = records.flatMap(({ pairing }) => pairing?.games ?? [])
  const last = games.filter((game) => game.result === null || bothMoved(game)).at(-1)
  return last === undefined ? null : seatIn(last, id)
}

/** Whether the last round was against fewer wins (a bye counts so) or more, as they stood before it. */
function floatOf(records: readonly RoundRecord[], all: Records): SwissPlayer['lastFloat'] {
  const last = records.at(-1)
  if (last === undefined) return null
  if (last.kind === 'bye') return 'down'
  if (last.opponent === null || last.kind === 'forfeit') return null
  const before = (own: readonly RoundRecord[]) => winsOf(own.slice(0, records.length - 1), 'asDraws')
  const difference = before(records) - before(all.get(last.opponent) ?? [])
  return difference === 0 ? null : difference > 0 ? 'down' : 'up'
}

/** Everybody met in a game in which both moved, or that still runs, with the sides of the first game. */
function meetingsOf(records: readonly RoundRecord[], id: PlayerId): ReadonlyMap<PlayerId, readonly SideIndex[]> {
  const met = new Map<PlayerId, SideIndex[]>()
  for (const { kind, opponent, pairing } of records) {
    const [game] = pairing?.games ?? []
    if (opponent === null || game === undefined || kind === 'forfeit') continue
    met.set(opponent, [...(met.get(opponent) ?? []), seatIn(game, id)])
  }
  return met
}

/** Returns the lots of a round: a number from 0 to 9 for any two players, the same in either order. */
export function lotOf(league: Pick<League, 'id' | 'seed'>, round: number): (one: PlayerId, other: PlayerId) => number {
  const numbers = new Map<PlayerId, number>()
  const numberOf = (id: PlayerId): number => {
    const known = numbers.get(id) ?? hashed(`${league.seed}/${league.id}/${round}/${id}`)
    numbers.set(id, known)
    return known
  }
  return (one, other) => mixed((numberOf(one) + numberOf(other)) | 0) % 10
}

/** FNV-1a: a lot needs no secrecy, but there is one for each of 130,000 pairs. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixed(hash)
}

/** Spreads a number over 32 bits (the last step of MurmurHash3). */
function mixed(number: number): number {
  let hash = number
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
