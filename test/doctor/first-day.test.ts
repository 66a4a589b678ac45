/**
 * docs/first-day.md, walked step by step against the stand-in, as far as it goes without a person's eyes. Each step of the
 * page is tied to a step here word by word: a page that says something else fails.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { commands } from '../../commands/index.ts'
import type { Thread } from '../../sandbox/channels.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { examine, identify } from '../../src/doctor/doctor.ts'
import { TrialRequests } from '../../src/doctor/trial-requests.ts'
import { games } from '../../src/games/registry.ts'
import { ACCEPT, answerPanel, asksSomething, DECK, startWorld, type World, withComponents } from '../discord/world.ts'
import { tiny } from '../games/high-card.ts'
import type { HandClock } from '../hand-clock.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/first-day.md'), 'utf8')
const HOUR = 3_600_000

/** The steps of the page: the rows of the table of the portal, the commands, and each numbered step, in one line each. */
const STEPS: readonly string[] = PAGE.split('\n## What the doctor checks')[0]!
  .split(/\n## (?=\d)/)
  .slice(1)
  .flatMap((chapter) => {
    const [title = '', ...lines] = chapter.split('\n')
    const body = lines.join('\n')
    const rows = [...body.matchAll(/^\| ([A-Z][\w ]+ \| .+) \|$/gm)].map(([, row]) => row!)
    const numbered = [...body.matchAll(/^\d+\. (.+(?:\n {3}.+)*)/gm)].map(([, step]) => step!)
    const written = rows.length + numbered.length === 0 ? [body] : [...rows, ...numbered]
    return written.map((step) => `${title[0]}: ${step.replace(/\s+/g, ' ').trim()}`)
  })

let world: World
let host: TestUser
let second: TestUser
let threadId = ''
let call: APIMessage

beforeAll(async () => {
  world = await startWorld({ games: { ...games, [tiny.id]: tiny } })
  host = world.sandbox.user('Admin')
  second = world.sandbox.user('Second')
})
afterAll(async () => {
  await world?.close()
  // The doctor measures how heavy a message may be, on purpose.
  expect(world.sandbox.problems.filter(({ kind }) => kind !== 'weight')).toEqual([])
})

/** Runs the doctor. @returns the checks that have failed */
async function doctor(given: { channelId?: string; personId?: string } = {}): Promise<readonly string[]> {
  const discord = new TrialRequests(world.sandbox.token, world.sandbox.apiUrl)
  const identity = await identify({ discord })
  if (identity.application === null) return ['token']
  const { application, botId } = identity
  const clock = {
    now: () => world.clock.now(),
    wake(at: Date, callback: () => void) {
      ;(world.clock as HandClock).advance(at.getTime() - world.clock.now().getTime())
      queueMicrotask(callback)
      return () => {}
    },
  }
  const written = { write: false, quick: true, discord, clock, application, botId }
  const made = commands.map((make) => make({ ...games, [tiny.id]: tiny }))
  const { findings } = await examine({ ...written, ...given, commands: made }, () => {})
  return findings.filter(({ mark }) => mark === 'bad').map(({ check }) => check)
}

/** Both answer until one of them is called by a new message. */
async function nextCall(person: TestUser, other: TestUser): Promise<void> {
  for (const one of [person, other]) {
    const table = await one.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), {
      channel: threadId,
    })
    let panel = (await one.click(table, 'My turn')).message
    while (asksSomething(panel)) panel = await answerPanel(one, panel)
    await world.quiet()
  }
}

const opensPanel = async (person: TestUser, channel: string): Promise<APIMessage> => {
  const table = await person.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), {
    channel,
  })
  return (await person.click(table, 'My turn')).message
}

/** A step that only a person can see. */
const BY_EYE = async (): Promise<void> => {}

/** A step with a test of its own: every entry of a menu in way-back.test.ts, a locked thread in losses/threads.test.ts. */
const ELSEWHERE = BY_EYE

/** The steps of the page, word by word and in order. */
const WALK: Readonly<Record<string, () => Promise<void>>> = {
  '1: General Information | name, a picture of your own, a description which says that commands in direct messages need a common server, the addresses of your privacy policy and terms of service. *Interactions Endpoint URL* stays empty, unless you set `INTERACTIONS_PORT`':
    async () => {
      const { portal } = world.sandbox.world
      expect(portal.description).toContain('a server that we share')
      expect([portal.privacy_policy_url, portal.terms_of_service_url]).not.toContain(null)
      expect(world.sandbox.http.url).toBeNull()
    },
  '1: Installation | *User Install* on, with the scope `applications.commands`. *Guild Install* on, with `bot`, `applications.commands` and the permissions of the [README](../README.md#run-it-on-your-server); add *Manage Roles* if leagues are to give champions a role':
    async () => {
      const types = world.sandbox.world.portal.integration_types_config
      expect(types[1]!.oauth2_install_params!.scopes).toEqual(['applications.commands'])
      expect(types[0]!.oauth2_install_params!.scopes.toSorted()).toEqual(['applications.commands', 'bot'])
    },
  '1: Bot | no privileged intent, *OAuth2 Code Grant* off, *Public Bot* on. Reset the token and copy it into `DISCORD_TOKEN` in `.env`':
    async () => {
      const { bot_public, bot_require_code_grant } = world.sandbox.world.portal
      expect([bot_public, bot_require_code_grant]).toEqual([true, false])
    },
  '2: ```sh npm run doctor ``` Each line is ✔, ✘ with what to click, or ? with what to look at. Go on when no ✘ is left. `--json <file>` writes the measurements; the token is never printed. [All checks](#what-the-doctor-checks) are below. Then `npm start`. It prints that HoloNet is connected to Discord, and says nothing of refused commands.':
    async () => {
      expect(await doctor()).toEqual([])
      expect(world.log.filter((line) => /refuses the commands/.test(line))).toEqual([])
    },
  '3: Open the link of `/invite` (or *Install Link* in the portal) and add the bot to your server.': async () => {
    const { message } = await host.slash('invite')
    expect(JSON.stringify(message.components)).toContain('scope=bot+applications.commands')
    const { id, channelId } = world.sandbox.world.addGuild('Mine', { people: [host], bot: false, commands: false })
    world.sandbox.world.setBotIn(id, true)
    expect((await host.slash('help', {}, { channel: channelId })).text).toContain('/play')
  },
  '3: Type `/`: the commands of HoloNet are listed. Set the client to French: they have other names.': async () => {
    const made = commands.map((make) => make(games).data).filter((data) => 'description' in data)
    for (const { name } of made) expect((await host.command(name)).name).toBe(name)
    host.locale('fr')
    const french = made.filter(({ name, name_localizations: others }) => others?.fr !== undefined && others.fr !== name)
    expect(french.length).toBeGreaterThan(made.length / 2)
    host.locale('en-US')
  },
  '3: Type `/setup`, choose the channels, and press *Test*. A channel that is chosen for challenges gets one sentence, once: what to type there.':
    async () => {
      const { message } = await host.slash('setup')
      const open = await host.select(message, /\|open$/, 'challenges')
      const chosen = [{ id: world.sandbox.channelIds.general }]
      const told = host.sees('I play card games by message here', { channel: 'general' })
      const set = await host.select(open.message, /\|challenges(?:\||$)/, chosen)
      expect((await host.click(set.message, 'Test')).text).toContain(`Test passed in <#${chosen[0]!.id}>`)
      await told
    },
  '3: Take *Attach Files* from the bot in one channel: `/setup` names the channel and the permission. Give it back.':
    async () => {
      world.sandbox.deny(world.sandbox.channelIds.general, 'AttachFiles')
      expect((await host.slash('setup')).text).toContain(
        `<#${world.sandbox.channelIds.general}>: missing permissions: **Attach Files**.`,
      )
      world.sandbox.deny(world.sandbox.channelIds.general)
    },
  '3: Run `npm run doctor -- --channel <id of the channel> --person <id of your second account>`, and look at what each ? asks. *Developer Mode* in Discord’s settings adds *Copy ID* to the menus of channels and people.':
    async () => {
      expect(await doctor({ channelId: world.sandbox.channelIds.games, personId: second.id })).toEqual([])
    },
  '4: Lock the phone of the second account. Type `/play` and name that account: its notification names the challenger and the game.':
    async () => {
      const asked = await typePlay(host, { opponent: second, format: 'tiny/long', side: 'tiny/left' })
      const posted = second.next(`<@${second.id}>`)
      await host.select(asked.message, DECK, 'Even')
      call = await posted
      expect(second.notifications().at(-1)!.text).toMatch(/^Admin challenges @Second\.\nHigh Card/)
    },
  '4: Accept. A thread opens with both players in it.': async () => {
    const accepted = await second.click(await withComponents(second, call), ACCEPT)
    await second.select(accepted.message, DECK, 'Even')
    await world.quiet()
    const thread = second.threads().at(-1)!
    threadId = thread.id
    for (const { id } of [host, second]) await second.sees(`<@${id}>`, { channel: threadId })
  },
  '4: Wait for the call: the notification names the opponent and what is wanted, and no card. Open it: the picture can be read without a tap, and everything is on one screen.':
    async () => {
      await second.until('the call', () =>
        second.notifications().find(({ text }) => /^Your turn against Admin\./.test(text)),
      )
      call = await withComponents(second, await second.dm('Your turn'))
      expect(asksSomething(call)).toBe(true)
    },
  '4: Answer: the message changes in place, and the picture does not flicker.': async () => {
    expect((await answerPanel(second, call)).id).toBe(call.id)
  },
  '4: Choose an entry of *More…*, go back, and choose the same entry again.': ELSEWHERE,
  '5: Close the direct messages of the second account for this server. The next call is a mention in the thread. Open them again.':
    async () => {
      second.closeDms()
      await world.pass(HOUR)
      await nextCall(second, host)
      await second.sees(new RegExp(`<@${second.id}>, your turn`), { channel: threadId })
      second.openDms()
    },
  '5: Restart the client. The private panel is gone; *My turn* in the thread brings it back.': async () => {
    const panel = await opensPanel(second, threadId)
    // The stand-in keeps what only its person sees: they close it.
    second.dismiss(panel)
    second.reload()
    await second.gone(panel)
    expect(textOf(await opensPanel(second, threadId))).not.toBe('')
  },
  '5: Archive the thread by hand and press *My turn* on the phone.': async () => {
    world.sandbox.world.archive(world.sandbox.world.channel(threadId) as Thread, true)
    expect(textOf(await opensPanel(second, threadId))).not.toBe('')
  },
  '5: Lock the thread: the match goes on in a new one.': ELSEWHERE,
  '6: Open `/deck`, paste a list, cancel the form, and open it again.': async () => {
    const { message } = await host.slash('deck', {}, { subcommand: 'list' })
    for (let times = 0; times < 2; times++) expect((await host.click(message, 'Paste a list…')).form).toBeDefined()
  },
  '6: Pick several entries of a menu on the phone.': BY_EYE,
  '7: Open the second link of `/invite`, and use `/card` in a direct message with somebody.': async () => {
    const { message } = await host.slash('invite')
    expect(JSON.stringify(message.components)).toContain('integration_type=1')
    const shown = await host.slash('card', { name: 'darth maul' }, { channel: await host.openDm() })
    expect(shown.text).toContain('Darth Maul')
  },
}

describe('the first day', () => {
  it('has no step that is not walked here, and no other order', () => {
    expect(STEPS).toEqual(Object.keys(WALK))
  })

  it.each(Object.entries(WALK).filter(([, walk]) => walk !== BY_EYE))('%s', async (_, walk) => {
    await walk()
  })
})
