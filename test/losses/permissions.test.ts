/** The permissions with which the bot is invited: the same wherever they are named, and enough for a whole match. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forChallenge, forThread } from '../../src/discord/shell/channel-kinds.ts'
import { serverLink } from '../../src/discord/shell/install-links.ts'
import { bitsOf, NEEDED } from '../../src/discord/shell/permissions.ts'
import { speak } from '../../src/locales/index.ts'
import { beginMatch, isOver, openFromThread, playOut } from '../discord/world.ts'
import { lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()

/** As Discord shows the name of a permission. */
const shown = (permission: string): string => {
  const words = permission === 'ViewChannel' ? 'View Channels' : permission.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return words.replace(' In ', ' in ')
}

it('are the same in the README and in the link of /invite', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8').replace(/\s+/g, ' ')
  const [, listed = ''] = /these permissions: (.*?)\. `\/invite`/.exec(readme) ?? []
  expect([...listed.matchAll(/\*([^*]+)\*/g)].map(([, name]) => name)).toEqual(NEEDED.map(shown))
  expect(new URL(serverLink('1')).searchParams.get('permissions')).toBe(bitsOf(NEEDED).toString())
})

it('are named in /setup as Discord names them, in both languages', () => {
  for (const language of ['en', 'fr'] as const)
    expect(new Set(NEEDED.map((one) => speak(language)(`setup.${one}`))).size).toBe(NEEDED.length)
  expect(NEEDED.map((one) => speak('en')(`setup.${one}`).replace('View Channel', 'View Channels'))).toEqual(
    NEEDED.map(shown),
  )
})

it('are those that /setup checks in every kind of channel', () => {
  const checked = new Set(
    (['threads', 'posts', 'messages'] as const).flatMap((holds) => [...forThread(holds), ...forChallenge(holds)]),
  )
  expect([...checked].sort()).toEqual([...NEEDED].sort())
})

it('are enough for a whole match', async () => {
  const { world, alice, bob } = await started({ sandbox: { botPermissions: NEEDED } })
  const { threadId } = await beginMatch(world, alice, bob)
  await playOut(
    world,
    [alice, bob],
    (person) => openFromThread(person, threadId),
    () => isOver(alice, threadId),
  )
  const refused = world.sandbox.requests.filter(({ status }) => status >= 400)
  expect(refused.map(({ method, path, status }) => [method, path, status])).toEqual([])
})
