/** Discord refuses the commands: nobody is told that people can play, unless those of an earlier run still work. */
import { expect, it } from 'vitest'
import { startWorld } from './world.ts'

it('people can’t play without any command, and can with those of an earlier run', async () => {
  const world = await startWorld()
  try {
    const { faults, world: discord } = world.sandbox
    const reach = () => world.holonet.reach
    const earlier = discord.commands('all')
    expect(reach().open).toBe(true)
    // An older program had other commands.
    discord.saveCommands(earlier.slice(1), earlier)
    const ends = faults.fail('PUT /applications/{application_id}/commands', { code: 50035 })
    await world.restart()
    expect(reach().obstacles.map(({ sign }) => sign)).not.toContain('commands')
    expect(reach().warnings).toMatchObject([
      { sign: 'commands', what: expect.stringContaining('an earlier run still work') },
    ])
    discord.saveCommands([], earlier)
    await world.restart()
    expect(reach().obstacles).toMatchObject([
      { sign: 'commands', what: 'Discord refuses the commands (discord 50035): npm run doctor says why.' },
    ])
    ends()
    await world.restart()
    expect([reach().open, reach().warnings]).toEqual([true, []])
  } finally {
    await world.close()
  }
})
