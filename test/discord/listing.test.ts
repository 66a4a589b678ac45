/** Looking for messages of the bot in channels whose messages Discord fails to list. */
import { HTTPError, type REST } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { Messenger } from '../../src/discord/shell/messenger.ts'

const failure = (status: number) =>
  new HTTPError(status, 'Failed', 'GET', '/channels/1/messages', { files: [], body: null })

/** A messenger whose lists fail in this way, or bring a message. */
function listing() {
  const state: { failing: number | null } = { failing: null }
  const get = async () => {
    if (state.failing !== null) throw failure(state.failing)
    return [{ id: '5' }]
  }
  return { state, messenger: new Messenger({ get } as unknown as REST, {} as never, {} as never) }
}

describe('a look-up', () => {
  it('that Discord fails three times has found nothing, so that the message is sent at last', async () => {
    const { state, messenger } = listing()
    state.failing = 500
    await expect(messenger.latest('1', 20)).rejects.toThrow()
    await expect(messenger.latest('1', 20)).rejects.toThrow()
    expect(await messenger.latest('1', 20)).toEqual([])
    await expect(messenger.latest('2', 20)).rejects.toThrow()
    state.failing = null
    expect(await messenger.latest('1', 20)).toEqual([{ id: '5' }])
    state.failing = 500
    await expect(messenger.latest('1', 20)).rejects.toThrow()
  })

  it('that fails in an outage is tried again, however often', async () => {
    const { state, messenger } = listing()
    state.failing = 503
    for (let tries = 0; tries < 6; tries++) await expect(messenger.latest('1', 20)).rejects.toThrow()
  })
})
