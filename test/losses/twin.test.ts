/** One token at two databases: both programs get every request, people get one answer, and the one that is late notices. */
import { afterEach, describe, expect, it } from 'vitest'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { type Process, startProcess } from '../discord/processes.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { NO_POSTGRES, postgres, schema } from '../storage/servers.ts'

describe.skipIf(postgres === null)(`one token at two databases${NO_POSTGRES}`, () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  it('is noticed by the program that answers second: its clocks stand still until the other one is gone', async () => {
    const clock = new HandClock('2030-01-01T12:00:00Z')
    const network = new HandClock('2030-01-01T12:00:00Z')
    const sandbox = await startSandbox({ clock, botPermissions: NEEDED, limits: UNHURRIED })
    ends.push(() => sandbox.close())
    const programs: Process[] = []
    for (let made = 0; made < 2; made++) {
      const place = schema()
      ends.push(() => place.remove())
      const one = await startProcess({ sandbox, place, clock, network, role: 'all' })
      ends.push(() => one.stop())
      programs.push(one)
    }
    const twin = ({ holonet }: Process) => holonet.reach.obstacles.find(({ sign }) => sign === 'twin')
    const ann = sandbox.user('Ann')
    await ann.slash('games')
    expect(programs.filter(twin)).toEqual([])
    // Of six requests one of the two is late for three.
    for (let asked = 1; asked < 6; asked++) await ann.slash('games')
    await eventually(() => expect(programs.filter(twin).length).toBeGreaterThan(0))
    const [late] = programs.filter(twin) as [Process]
    expect(twin(late)?.what).toContain('Stop it, or reset the token in the developer portal.')
    expect(late.holonet.reach.open).toBe(false)

    await programs.find((one) => one !== late)!.stop()
    network.advance(10 * 60_000)
    expect(twin(late)).toBeUndefined()
    expect(sandbox.problems).toEqual([])
  })
})
