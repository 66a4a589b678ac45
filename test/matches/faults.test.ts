/** Faults around a match: the database stops, the process is killed. Nothing is half-written, nothing lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StorageDown } from '../../src/storage/errors.ts'
import { HandClock } from '../hand-clock.ts'
import { type Child, run } from '../storage/child.ts'
import { folder, NO_POSTGRES, type Place, postgres, schema, type Wire, wireTo } from '../storage/servers.ts'
import { act, answerTo, begin, DAY, HOUR, must, type Net, newInteraction, open, playOut, see } from './net.ts'

describe.skipIf(postgres === null)(`a database that stops${NO_POSTGRES}`, () => {
  let place: Place
  let wire: Wire
  let net: Net
  beforeEach(async () => {
    place = schema()
    wire = await wireTo(place.databaseUrl!)
    net = await open({ ...place, databaseUrl: wire.url })
    await net.start()
  })
  afterEach(async () => {
    await net.close()
    await wire.cut()
    await place.remove()
  })

  it('is said to be down, and the same click counts once it is back', async () => {
    const matchId = await begin(net)
    const { decisions, view } = await see(net, matchId, 'ann')
    const request = { matchId, person: 'ann', answers: [answerTo(decisions[0]!, view)], interaction: newInteraction() }
    await net.idle()
    await wire.cut()
    await expect(net.matches.play(request)).rejects.toThrow(StorageDown)
    await expect(net.matches.sight(matchId, 'ann')).rejects.toThrow(StorageDown)
    await expect(net.matches.of('ann')).rejects.toThrow(StorageDown)
    await expect(net.challenges.find('any')).rejects.toThrow(StorageDown)
    await wire.mend()
    expect((await see(net, matchId, 'ann')).decisions).toEqual(decisions)
    must(await net.matches.play(request))
    await playOut(net, matchId)
    expect((await net.rebuild(matchId))!.differs).toBeNull()
  })

  it('does not stop the clock for good, but the time in which nobody could play does not count', async () => {
    const matchId = await begin(net)
    await act(net, matchId, 'bob')
    await net.idle()
    const deadline = async () => (await see(net, matchId, 'carl')).calls[0]!.deadline.getTime()
    const before = await deadline()
    await wire.cut()
    // The tick, whose heartbeat fails, and long after it an alarm.
    net.clock.advance(30_000)
    await net.idle()
    net.clock.advance(3 * DAY)
    await net.idle()
    await wire.mend()
    await net.wake()
    expect((await deadline()) - before).toBe(3 * DAY + 30_000 + HOUR)
    await net.wake()
    expect((await deadline()) - before).toBe(3 * DAY + 30_000 + HOUR)
    expect(net.herald.news(matchId)).not.toContain('missed left')
    net.clock.advance(3 * DAY + HOUR)
    await net.idle()
    await net.idle()
    expect(net.herald.news(matchId)).toContain('missed left')
  })

  it('delivers no notice twice because it could not be struck off', async () => {
    const matchId = await begin(net)
    await net.idle()
    net.herald.news(matchId)
    await act(net, matchId, 'ann')
    let cut: Promise<void> | null = null
    const { deliver } = net.herald
    net.herald.deliver = async (notice) => {
      cut ??= wire.cut()
      await cut
      return deliver.call(net.herald, notice)
    }
    await act(net, matchId, 'bob')
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['story', 'called left'])
    await wire.mend()
    expect(await net.prisma.notice.count()).toBe(2)
    net.clock.advance(1_000)
    await net.idle()
    expect(await net.prisma.notice.count()).toBe(0)
    expect(net.herald.news(matchId)).toEqual([])
  })
})

describe.each([
  { name: 'PGlite', skip: false, newPlace: folder },
  { name: `PostgreSQL${NO_POSTGRES}`, skip: postgres === null, newPlace: schema },
])('a process killed in mid-game on $name', ({ skip, newPlace }) => {
  let place: Place
  let child: Child
  beforeEach(() => {
    place = newPlace()
  })
  afterEach(async () => {
    await child?.kill()
    await place.remove()
  })

  it.skipIf(skip)('loses no confirmed move, and the next process delivers the notices that are left', async () => {
    child = run('../matches/player.ts', place.dataDir, place.databaseUrl ?? '')
    const matchId = (await child.line())!
    const confirmed = Number(await child.line())
    await child.kill()

    const net = await open(place, { clock: new HandClock('2026-11-21T12:00:00Z') })
    try {
      const rows = await net.prisma.move.count({ where: { matchId } })
      expect(rows).toBeGreaterThanOrEqual(confirmed)
      expect((await net.rebuild(matchId))!.differs).toBeNull()
      await net.start()
      await net.idle()
      // The killed one had delivered nothing.
      expect(net.herald.news(matchId).slice(0, 4)).toEqual(['started', 'story', 'called left', 'called right'])
      expect(await net.prisma.notice.count()).toBe(0)
      await playOut(net, matchId)
      expect((await see(net, matchId, 'ann')).match.status).toBe('over')
      await net.idle()
      expect(net.herald.news(matchId).slice(-3)).toEqual(['over', 'result left', 'result right'])
    } finally {
      await net.close()
    }
  })
})
