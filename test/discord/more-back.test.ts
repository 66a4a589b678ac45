/** Everything below *More…* of a panel is shown in the same message, and leads back to the panel. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { Answer } from '../../src/contract/index.ts'
import { LANGUAGES } from '../../src/contract/index.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { games } from '../../src/games/registry.ts'
import { ACCEPT, DECK, openFromThread, startWorld, type World } from './world.ts'

const game = games['young-jedi']!

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

const menuOf = (panel: APIMessage) => controlsOf(panel).find(({ customId }) => readCustomId(customId)?.kind === 'menu')!
const deckOf = (message: APIMessage) =>
  controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
/** The panel itself, or a message with a button that opens it or leaves everything as it is. */
const leadsBack = (shown: APIMessage): boolean =>
  menuOf(shown) !== undefined ||
  controlsOf(shown).some(({ customId }) => {
    const { kind, parts } = readCustomId(customId)!
    return kind === 'open' || (kind === 'x' && parts.at(-1) === 'no')
  })

async function begun(
  locale: 'en-US' | 'fr',
): Promise<{ people: readonly TestUser[]; matchId: string; threadId: string }> {
  const user = (name: string) => world.sandbox.user(`${name} ${locale}`)
  const people = [user('Ann'), user('Bob')] as const
  for (const person of people) person.locale(locale)
  const [one, other] = people
  const asked = await typePlay(one, { opponent: other, format: 'young-jedi/full' })
  const posted = other.next(`<@${other.id}>`, { channel: 'general' })
  await one.select(asked.message, DECK, deckOf(asked.message))
  const accepted = await other.click(await posted, ACCEPT)
  await other.select(accepted.message, DECK, deckOf(accepted.message))
  await world.quiet()
  const matchId = (await world.holonet.matches.of(one.id))[0]!.match.id
  return { people, matchId, threadId: (await world.holonet.matches.record(matchId))!.threadId! }
}

/** Plays as the practice opponent would until a battle is over, and a person is asked at a deployment. */
async function played(people: readonly TestUser[], matchId: string): Promise<TestUser> {
  let fought = false
  for (let answers = 0; answers < 600; answers++)
    for (const person of people) {
      const { view, decisions } = (await world.holonet.matches.sight(matchId, person.id))!
      const [decision] = decisions
      if (decision === undefined) continue
      if (fought) return person
      const answer = game.policies.practice(view, decision, null) as Answer
      await world.holonet.matches.play({
        matchId,
        person: person.id,
        answers: [answer],
        interaction: `${matchId} ${answers}`,
      })
      const events = (await world.holonet.matches.history(matchId, ''))!.at(-1)!.events
      fought = events.some(({ type }) => type === 'battle-end')
      break
    }
  throw new Error('no battle')
}

describe.each(LANGUAGES)('each entry of More… (%s)', (language) => {
  it('is shown in the message of the panel, and leads back to it', async () => {
    const { people, matchId, threadId } = await begun(language === 'fr' ? 'fr' : 'en-US')
    const person = await played(people, matchId)
    await world.quiet()
    let panel = await openFromThread(person, threadId)
    const entries = menuOf(panel).options
    const faults: string[] = []
    for (const { value, label } of entries) {
      panel = await openFromThread(person, threadId)
      const shown = (await person.select(panel, menuOf(panel).customId, value)).message
      if (shown.id !== panel.id) faults.push(`${label} (${value}): beside`)
      else if (!leadsBack(shown)) faults.push(`${label} (${value}): no way back`)
    }
    expect(faults).toEqual([])
    expect(entries.length).toBeGreaterThan(6)
  })
})
