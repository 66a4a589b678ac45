/** Two gateways with half of the shards each, and a worker: people of both halves play, and one gateway is killed. */
import { describe, expect, it } from 'vitest'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { shardOf } from '../../src/cluster/roles.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { processGroup } from '../discord/process-group.ts'
import { type Process, startProcess } from '../discord/processes.ts'
import { answerPanel, asksSomething, openFromThread } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { NO_POSTGRES, postgres } from '../storage/servers.ts'

const COUNT = 4
const EAST = { ids: [0, 1], count: COUNT }
const WEST = { ids: [2, 3], count: COUNT }

describe.skipIf(postgres === null)(`gateways with shards${NO_POSTGRES}`, () => {
  const group = processGroup((sandbox) => {
    sandbox.gateway.shards.recommended = COUNT
  })
  const { clock, running, begin } = group

  const start = (role: 'gateway' | 'worker', serves: typeof EAST | null = null) => group.start(role, { serves })
  /** Makes a server that belongs to one of these shards. @returns its channel */
  const serverOf = (name: string, { ids }: typeof EAST, people: readonly TestUser[]): string => {
    for (;;) {
      clock.advance(1)
      const { id, channelId } = group.sandbox.world.addGuild(name, { people })
      if (ids.includes(shardOf(id, COUNT))) return channelId
    }
  }
  const answersIn = async ({ holonet }: Process, threadId: string) =>
    holonet.prisma.move.count({ where: { match: { threadId }, kind: 'answers', origin: 'player' } })
  const answer = async (person: TestUser, threadId: string) =>
    answerPanel(person, await openFromThread(person, threadId))
  const tableOf = (person: TestUser, threadId: string) =>
    person.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), { channel: threadId })
  /** The first answers to interactions: the id of each, and whether it was taken. */
  const firstAnswers = () =>
    group.sandbox.requests.flatMap(({ path, status }) => {
      const [, id] = /^\/interactions\/(\d+)\/[^/]+\/callback$/.exec(path) ?? []
      return id === undefined ? [] : [{ id, taken: status < 300 }]
    })

  it('play in both halves, each interaction is answered once, and a stand-by takes the place of a killed one', async () => {
    const people = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => group.sandbox.user(name))
    const [ann, bob, cleo, dan] = people as [TestUser, TestUser, TestUser, TestUser]
    const east = serverOf('East', EAST, people)
    const west = serverOf('West', WEST, people)
    const [first, second, worker] = [await start('gateway', EAST), await start('gateway', WEST), await start('worker')]
    await worker.holonet.cluster.beat()
    expect(worker.holonet.reach.open).toBe(true)
    expect(group.sandbox.gateway.counts.identified).toBe(COUNT)

    const [inEast, inWest] = [await begin(ann, bob, east), await begin(cleo, dan, west)]
    await answer(bob, inEast)
    await answer(dan, inWest)
    // Direct messages come by the first shard, wherever the match is.
    const call = await cleo.dm('Your turn')
    expect(asksSomething(call)).toBe(true)
    await answerPanel(cleo, call)
    expect([await answersIn(worker, inEast), await answersIn(worker, inWest)]).toEqual([1, 2])
    const answered = firstAnswers()
    expect(answered.filter(({ taken }) => !taken)).toEqual([])
    expect(new Set(answered.map(({ id }) => id)).size).toBe(answered.length)
    const handled = ({ log }: Process) => log.filter((line) => line.includes('"a request was handled"')).length
    expect([handled(first) > 0, handled(second) > 0, handled(worker)]).toEqual([true, true, 0])

    const standingBy = start('gateway', EAST)
    await eventually(async () => expect(await worker.holonet.prisma.process.count()).toBe(4))
    running.splice(running.indexOf(first), 1)
    await first.kill(worker, async () => {
      await worker.holonet.cluster.beat()
      expect(worker.holonet.reach.obstacles.map(({ what }) => what)).toEqual([
        'Nobody serves the shards 0, 1 of 4. Start a gateway with them.',
      ])
      // People in the servers of the other process play on; those in the servers of this one get no answer.
      await answer(dan, inWest)
      const table = await tableOf(ann, inEast)
      const refused = expect(ann.click(table, 'My turn')).rejects.toThrow('did not respond')
      clock.advance(4_000)
      await refused
    })
    await standingBy
    await worker.holonet.cluster.beat()
    expect(worker.holonet.reach.open).toBe(true)
    await answer(ann, inEast)
    expect(await answersIn(worker, inEast)).toBe(2)
  })

  it('begin their sessions one after the other where Discord lets only one begin, and none has to try again', async () => {
    const strict = await startSandbox({
      clock,
      botPermissions: NEEDED,
      limits: { identifies: { requests: 1, perMs: 2_000 } },
    })
    strict.gateway.shards.recommended = 2
    const at = { sandbox: strict, place: group.place, clock, role: 'gateway', turns: true } as const
    const halves = [0, 1].map((id) => ({ ids: [id], count: 2 }))
    const both = await Promise.all(halves.map((serves) => startProcess({ ...at, serves })))
    running.push(...both)
    expect(both.map(({ discord }) => discord.connected)).toEqual([true, true])
    expect([strict.gateway.counts.identified, strict.gateway.shards.refused]).toEqual([2, 0])
    for (const one of running.splice(0)) await one.stop()
    await strict.close()
  })
})
