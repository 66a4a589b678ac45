/** The roles of processes that work on one database, and which requests of people each of them takes. */

/** `all` does everything, alone; `gateway` takes requests of people; `worker` does everything else. */
export type ProcessRole = 'all' | 'gateway' | 'worker'
export const ROLES: readonly ProcessRole[] = ['all', 'gateway', 'worker']

/** Some shards of the gateway. */
export interface Shards {
  readonly ids: readonly number[]
  /** The number of shards of the whole bot. */
  readonly count: number
}

/** The way in which requests of people reach a process: all shards of the gateway (`*`), some of them, or by HTTP. */
export type Serves = '*' | 'http' | Shards

/** Reads shards such as `0,1/4` or `0-3/8`; null if they are none. */
export function readShards(text: string): Shards | null {
  const [, list = '', whole = ''] = /^([\d,-]+)\/(\d{1,5})$/.exec(text.replaceAll(' ', '')) ?? []
  const count = Number(whole)
  const ids = new Set<number>()
  for (const part of list.split(',')) {
    const [, first, last] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? []
    if (first === undefined || Number(last ?? first) >= count) return null
    for (let id = Number(first); id <= Number(last ?? first); id++) ids.add(id)
  }
  return ids.size === 0 ? null : { ids: [...ids].sort((a, b) => a - b), count }
}

/** Writes down what a process serves, as its row says it. */
export const writeServes = (serves: Serves): string =>
  typeof serves === 'string' ? serves : `${serves.ids.join(',')}/${serves.count}`

/** The shard that brings the events of a server, by Discord's rule; the first one brings direct messages. */
export const shardOf = (guildId: string, count: number): number => Number((BigInt(guildId) >> 22n) % BigInt(count))

/** A process that takes requests of people. */
export interface ServingProcess {
  /** As `writeServes` writes it; null: it takes none. */
  readonly serves: string | null
  /** Its sign of life is young, and people can reach it. */
  readonly reachable: boolean
  /** The age of its last sign of life, in milliseconds. */
  readonly silentMs: number
}

/** A reason why requests of people are taken by no process. */
export interface ServiceGap {
  /** A sentence for the host of the bot, with what to do. */
  readonly what: string
  /** How long that has been so at least, in milliseconds. */
  readonly agoMs: number
}

/** Returns why not all people can reach a process; null: they can. */
export function unserved(processes: readonly ServingProcess[]): ServiceGap | null {
  const serving = processes.filter(({ serves }) => serves !== null)
  const well = serving.filter(({ reachable }) => reachable)
  if (well.some(({ serves }) => serves === '*' || serves === 'http')) return null
  const groups = serving.flatMap(({ serves, reachable }) => {
    const shards = readShards(serves ?? '')
    return shards === null ? [] : [{ ...shards, reachable }]
  })
  const count = Math.max(0, ...groups.map((group) => group.count))
  const served = new Set(groups.filter((group) => group.reachable && group.count === count).flatMap(({ ids }) => ids))
  if (count > 0 && served.size === count) return null
  const ill = serving.filter(({ reachable }) => !reachable).map(({ silentMs }) => silentMs)
  const agoMs = ill.length === 0 ? 0 : Math.min(...ill)
  if (served.size === 0)
    return { what: 'No process takes requests of people. Start one with ROLE=gateway, or look at its log.', agoMs }
  const missing = Array.from({ length: count }, (_, id) => id).filter((id) => !served.has(id))
  return { what: `Nobody serves the shards ${missing.join(', ')} of ${count}. Start a gateway with them.`, agoMs }
}
