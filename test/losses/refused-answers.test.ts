/** First answers that Discord refuses: people are answered, whether or not Discord takes a refused one for the answer. */
import { describe, expect, it } from 'vitest'
import { textOf } from '../../sandbox/driver.ts'
import { answerPanel, asksSomething, beginMatch, openFromThread } from '../discord/world.ts'
import { lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()

const CALLBACK = 'POST /interactions/{interaction_id}/{interaction_token}/callback'

describe.each([true, false])('a first answer that is refused (it counts: %s)', (refusedAnswersCount) => {
  it('is followed by the real one: of a command, and of clicks, and hints at no second program', async () => {
    const { world, alice, bob } = await started({ sandbox: { behaviour: { refusedAnswersCount } } })
    const { threadId } = await beginMatch(world, alice, bob)
    const refuse = () => world.sandbox.faults.fail(CALLBACK, { code: 50035 }, { times: 1 })
    for (let times = 0; times < 3; times++) {
      refuse()
      expect((await alice.slash('games')).text).toContain('Bob')
    }
    refuse()
    const panel = await openFromThread(alice, threadId)
    expect(asksSomething(panel)).toBe(true)
    refuse()
    expect(textOf(await answerPanel(alice, panel))).toContain('Bob to play')
    const first = world.sandbox.requests.filter(({ path }) => path.endsWith('/callback'))
    expect(first.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(5)
    expect(world.holonet.reach.obstacles).toEqual([])
  })
})
