/** Members of servers: how often Discord is asked for them, and which answer counts while it gives none. */
import { DiscordAPIError, type REST } from 'discord.js'
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { KnownMembers, NoAnswer } from '../../src/discord/shell/members.ts'
import { HandClock } from '../hand-clock.ts'

const GUILD = '100'
const view = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages

const refused = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' } as never, code, status, 'GET', 'https://discord.test', {
    files: [],
    body: undefined,
  } as never)

/** A Discord with one server, which can be down or without a member. */
function discord() {
  const asked: string[] = []
  const state = { down: false, member: true, roles: ['mods'] as string[], owner: '1' }
  const rest = {
    get: async (path: string) => {
      asked.push(path)
      if (state.down) throw refused(0, 503)
      if (/\/members\//.test(path)) {
        if (!state.member) throw refused(10007, 404)
        return { roles: state.roles, communication_disabled_until: null }
      }
      if (path === '/channels/404') throw refused(10003, 404)
      if (/\/channels\//.test(path)) return { id: '300', type: 0, guild_id: GUILD, permission_overwrites: [] }
      return {
        owner_id: state.owner,
        roles: [
          { id: GUILD, permissions: view.toString() },
          { id: 'mods', permissions: PermissionFlagsBits.ManageGuild.toString() },
        ],
      }
    },
  }
  const clock = new HandClock('2030-01-01T12:00:00Z')
  return { asked, state, clock, members: new KnownMembers(rest as unknown as REST, clock) }
}

it('Discord is asked once a minute for a member, and its answer counts with roles and ownership', async () => {
  const { asked, state, clock, members } = discord()
  expect(await members.of(GUILD, 'ann')).toMatchObject({ member: true, manages: true, roles: ['mods'] })
  await members.of(GUILD, 'ann')
  expect(asked).toHaveLength(2)
  clock.advance(61_000)
  state.roles = []
  expect(await members.of(GUILD, 'ann')).toMatchObject({ member: true, manages: false })
  clock.advance(61_000)
  state.owner = 'ann'
  expect(await members.of(GUILD, 'ann')).toMatchObject({ manages: true })
  clock.advance(61_000)
  state.member = false
  expect(await members.of(GUILD, 'ann')).toMatchObject({ member: false, manages: false, roles: [] })
})

it('while Discord gives no answer, the last one counts for a day, and only where that will do', async () => {
  const { state, clock, members } = discord()
  state.down = true
  await expect(members.of(GUILD, 'ann', true)).rejects.toThrow(NoAnswer)
  state.down = false
  await members.of(GUILD, 'ann')
  state.down = true
  clock.advance(23 * 3_600_000)
  await expect(members.of(GUILD, 'ann')).rejects.toThrow(NoAnswer)
  expect(await members.of(GUILD, 'ann', true)).toMatchObject({ member: true })
  clock.advance(2 * 3_600_000)
  await expect(members.of(GUILD, 'ann', true)).rejects.toThrow(NoAnswer)
})

it('nobody may write in a channel that is gone, nor in one of another server', async () => {
  const { members } = discord()
  const ann = await members.of(GUILD, 'ann')
  expect(await members.permissions(ann, 'ann', '300')).not.toBe(0n)
  expect(await members.permissions(ann, 'ann', '404')).toBe(0n)
  expect(await members.permissions({ ...ann, guildId: '200' }, 'ann', '300')).toBe(0n)
})
