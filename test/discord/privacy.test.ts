/** `/privacy`: what is stored, a file of it, and deleting it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { filesOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import { answerPanel, beginMatch, publicMessages, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
  expect(world.sandbox.problems).toEqual([])
})

describe('/privacy', () => {
  it('shows what is stored to its person alone, and hands it out as a file', async () => {
    const [eve, carl] = [world.sandbox.user('Eve'), world.sandbox.user('Carl')]
    await beginMatch(world, eve, carl)
    const shown = await eve.slash('privacy')
    expect(isEphemeral(shown.message)).toBe(true)
    expect(shown.text).toContain('Matches: 1 running, 0 finished')
    const exported = await eve.click(shown.message, 'Export my data')
    expect(isEphemeral(exported.message)).toBe(true)
    expect(filesOf(exported.message).map(({ name }) => name)).toEqual(['holonet-data.json'])
  })

  it('lets a person take their matches out of statistics, and back into them', async () => {
    const eve = world.sandbox.user('Eve')
    const counted = async () => (await world.holonet.persons.of(eve.id)).counted
    const shown = await eve.slash('privacy')
    expect(shown.text).toContain('your matches **count**')
    const out = await eve.click(shown.message, 'Statistics: leave me out')
    expect(out.text).toContain('your matches **don’t count**')
    expect(await counted()).toBe(false)
    await eve.click(out.message, 'Statistics: count my matches')
    expect(await counted()).toBe(true)
  })

  it('deletes everything only after a second click, and the opponent plays on', async () => {
    const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
    const { threadId, panel } = await beginMatch(world, alice, bob)
    const open = await typePlay(alice, { format: 'tiny/short', side: 'tiny/left' })
    await alice.select(open.message, /\|deck$/, 'Even')
    const asked = await alice.click((await alice.slash('privacy')).message, 'Delete my data')
    expect(asked.text).toContain('Your running match stays playable for your opponent.')
    const back = await alice.click(asked.message, 'Back')
    expect(back.text).toContain('Matches: 1 running')
    const again = await alice.click(back.message, 'Delete my data')
    const done = await alice.click(again.message, 'Delete everything')
    expect(done.text).toContain('HoloNet stores nothing about you.')
    await world.quiet()
    expect(await world.holonet.prisma.challenge.count({ where: { status: 'open' } })).toBe(0)
    await answerPanel(bob, panel)
    await world.quiet()
    // The clock answers for the empty seat, each time after Bob has chosen nothing.
    for (let times = 0; times < 4; times++) {
      const deadline = world.clock.now()
      await world.holonet.prisma.sitting.updateMany({
        where: { answered: false, match: { threadId } },
        data: { deadline },
      })
      await world.holonet.wake()
      await world.quiet()
    }
    const result = publicMessages(bob, threadId)
      .map(textOf)
      .find((text) => text.includes('🏁'))
    expect(result).toContain('Deleted player')
    expect(result).not.toContain('Alice')
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })
})
