/** The walk with a person, on the stand-in: what it measures follows what the stand-in does. */
import { describe, expect, it } from 'vitest'
import type { Behaviour } from '../../sandbox/behaviour.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { clickSession } from '../../src/doctor/click-session.ts'
import type { Finding } from '../../src/doctor/finding.ts'
import { TrialRequests } from '../../src/doctor/trial-requests.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'

/** Lets Ann press everything in its order; the time of the stand-in passes whenever the doctor waits for less than the whole walk. */
async function walked(behaviour: Partial<Behaviour>): Promise<readonly Finding[]> {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const sandbox = await startSandbox({ clock, botPermissions: NEEDED, behaviour, limits: UNHURRIED })
  const ann = sandbox.user('Ann')
  const said: string[] = []
  const hears = (words: string) => eventually(() => expect(said.join('\n')).toContain(words))
  const discord = new TrialRequests(sandbox.token, sandbox.apiUrl)
  const walkMs = 30 * 60_000
  const session = clickSession({
    discord,
    clock: {
      now: () => clock.now(),
      wake(at, callback) {
        const ms = at.getTime() - clock.now().getTime()
        if (ms >= walkMs) return () => {}
        clock.advance(ms)
        queueMicrotask(callback)
        return () => {}
      },
    },
    token: sandbox.token,
    api: sandbox.apiUrl,
    applicationId: sandbox.botId,
    channelId: sandbox.channelIds.games,
    say: (line) => said.push(line),
  })
  try {
    const panel = await ann.sees(/press these/, { channel: 'games' })
    for (const [label, words] of [
      ['1 Refused', 'refused answer'],
      ['2 File', 'takes a file'],
      ['3 Kept', 'keeps a file'],
    ] as const) {
      await ann.click(panel, label, { until: 'acknowledged' })
      await hears(words)
    }
    await ann.click(panel, '4 Form')
    const { form } = await ann.click(panel, '4 Form')
    await ann.submit(form, {}, { until: 'acknowledged' })
    await ann.select(panel, 'Form again', 'Form')
    await ann.reload()
    await ann.select(panel, 'Form again', 'Form')
    await ann.click(panel, '5 After', { until: 'acknowledged' })
    await hears('after 2.5 seconds')
    await ann.click(panel, '6 After', { until: 'sent' }).catch(() => {})
    await hears('after 3.5 seconds')
    await ann.click(panel, '7 Old', { until: 'acknowledged' })
    await hears('after 16 minutes')
    await ann.click(panel, '8 Done', { until: 'acknowledged' })
    return await session
  } finally {
    await sandbox.close()
  }
}

const measured = (findings: readonly Finding[], check: string) => findings.find((one) => one.check === check)?.measured

describe('the walk with a person', () => {
  it('measures that a refused answer leaves room for a second one, and what is too late', async () => {
    const findings = await walked({ refusedAnswersCount: false })
    expect(findings.filter(({ mark }) => mark === 'bad')).toEqual([])
    expect(measured(findings, 'refused-answer')).toEqual({ first: 400, second: 'taken' })
    expect(measured(findings, 'late2')).toMatchObject({ answer: 'taken' })
    expect(measured(findings, 'late3')).toMatchObject({ answer: 10062 })
    expect(measured(findings, 'old-private 14')).toMatchObject({ answer: 'taken' })
    expect(measured(findings, 'old-private 16')).toMatchObject({ answer: 50027 })
    expect(measured(findings, 'forms')).toMatchObject({ 'form opened': 2, 'entry chosen': 2 })
    expect(measured(findings, 'click-age')).toBeDefined()
    expect(findings.find(({ check }) => check === 'presets')?.mark).toBe('good')
  })

  it('measures that a refused answer counts, where it does', async () => {
    expect(measured(await walked({ refusedAnswersCount: true }), 'refused-answer')).toEqual({
      first: 400,
      second: 40060,
    })
  })
})
