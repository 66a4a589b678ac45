/** Alarms that ring in the process itself: the same queues, tries and figures as in Redis. */
import { expect, it } from 'vitest'
import { type QueueName, RINGS, TimerAlarms } from '../../src/deadlines/alarm.ts'
import { HandClock } from '../hand-clock.ts'

/** Alarms whose work fails while `fails` says so. */
function ringing() {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const alarms = new TimerAlarms(clock)
  const rung: { queue: QueueName; at: number }[] = []
  const fails = new Set<QueueName>()
  const start = clock.now().getTime()
  alarms.start(async (queue) => {
    rung.push({ queue, at: clock.now().getTime() - start })
    if (fails.has(queue)) throw new Error('failed')
  })
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      clock.advance(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
  return { alarms, rung, fails, pass, inMs }
}

it('each queue rings at its earliest time', async () => {
  const { alarms, rung, pass, inMs } = ringing()
  await alarms.set('deadlines', [inMs(5_000), inMs(3_000)])
  await alarms.set('reminders', [inMs(4_000)])
  expect((await alarms.figures()).map(({ waiting }) => waiting)).toEqual([1, 1, 0])
  await pass(10_000)
  expect(rung).toEqual([
    { queue: 'deadlines', at: 3_000 },
    { queue: 'reminders', at: 4_000 },
  ])
})

it('a failed one rings again after ever longer pauses, counts as failed at the end, and is forgotten once its work is done', async () => {
  const { alarms, rung, fails, pass, inMs } = ringing()
  fails.add('leagues')
  await alarms.set('leagues', [inMs(1_000)])
  await alarms.set('deadlines', [inMs(2_000)])
  await pass(60_000)
  const times = rung.filter(({ queue }) => queue === 'leagues').map(({ at }) => at)
  expect(times).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
  expect(times).toHaveLength(RINGS.most)
  expect(rung.filter(({ queue }) => queue === 'deadlines')).toHaveLength(1)
  expect((await alarms.figures()).filter(({ failed }) => failed > 0)).toEqual([
    { queue: 'leagues', waiting: 0, failed: 1 },
  ])
  await alarms.settled('leagues')
  expect((await alarms.figures()).some(({ failed }) => failed > 0)).toBe(false)
})

it('rings no more once it is closed', async () => {
  const { alarms, rung, fails, pass, inMs } = ringing()
  fails.add('reminders')
  await alarms.set('reminders', [inMs(1_000)])
  await alarms.set('deadlines', [inMs(9_000)])
  await pass(1_000)
  await alarms.close()
  await pass(60_000)
  expect(rung).toEqual([{ queue: 'reminders', at: 1_000 }])
})
