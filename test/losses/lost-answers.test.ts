/** First answers that Discord takes, while its own word on them is lost: nobody waits for another one for ever. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import { takingResent } from '../../src/discord/shell/resent-answers.ts'
import { beginMatch, openFromThread } from '../discord/world.ts'
import { lossWorlds } from './loss-worlds.ts'

const CALLBACK = 'POST /interactions/{interaction_id}/{interaction_token}/callback'
const { started } = lossWorlds()

describe('a first answer whose receipt is lost', () => {
  it('counts: commands, panels and forms are shown, and no other program is suspected', async () => {
    const { world, alice, bob } = await started()
    const { faults } = world.sandbox
    const { threadId } = await beginMatch(world, alice, bob)
    // This many refusals would mean that another program answers with the same token.
    for (let time = 0; time < 4; time++) {
      faults.fail(CALLBACK, 'lost', { times: 1 })
      expect(textOf((await alice.slash('games')).message)).toContain('Bob')
    }
    faults.fail(CALLBACK, 'lost', { times: 1 })
    const panel = await openFromThread(alice, threadId)
    expect(controlsOf(panel).length).toBeGreaterThan(0)
    faults.fail(CALLBACK, 'lost', { times: 1 })
    const { form } = await alice.click((await alice.slash('league', { what: 'create' })).message, 'Name and dates…')
    expect(form).not.toBeNull()
    expect(world.holonet.reach.obstacles).toEqual([])
  })
})

describe('an answer that is sent again', () => {
  const url = 'https://discord.com/api/v10/interactions/17/token/callback?with_response=true'
  const taken = () => Response.json({ code: 40060, message: 'taken' }, { status: 400 })
  const send = vi.fn<(url: string, init: object) => Promise<Response>>()
  afterEach(() => void send.mockReset())

  it('is taken for ours only after a try whose fate is unknown', async () => {
    const sent = takingResent(send)
    send.mockResolvedValue(taken())
    expect((await sent(url, {})).status).toBe(400)
    send.mockRejectedValueOnce(new Error('socket hang up'))
    await expect(sent(url, {})).rejects.toMatchObject({ name: 'AbortError' })
    send.mockResolvedValueOnce(taken())
    const answered = await sent(url, {})
    expect([answered.status, await answered.json()]).toEqual([200, { interaction: { id: '17', type: 0 } }])
    // A later refusal stays one.
    send.mockResolvedValueOnce(taken())
    expect((await sent(url, {})).status).toBe(400)
  })

  it('keeps any other refusal as it is, and other requests their errors', async () => {
    const sent = takingResent(send)
    send.mockRejectedValueOnce(new Error('socket hang up'))
    await expect(sent(url, {})).rejects.toThrow()
    send.mockResolvedValueOnce(Response.json({ code: 10062 }, { status: 400, headers: { 'x-one': '1' } }))
    const refused = await sent(url, {})
    expect([refused.status, refused.headers.get('x-one'), await refused.json()]).toEqual([400, '1', { code: 10062 }])
    send.mockRejectedValueOnce(new Error('socket hang up'))
    await expect(sent('https://discord.com/api/v10/channels/1/messages', {})).rejects.toThrow('socket hang up')
  })
})
