/** `npm run doctor`: checks what a token, its application and its servers can do, before people play. */
import { existsSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { commands } from '../commands/index.ts'
import { BadConfig, readConfig } from '../src/config.ts'
import { clickSession } from '../src/doctor/click-session.ts'
import { examine, identify } from '../src/doctor/doctor.ts'
import { type Finding, printed } from '../src/doctor/finding.ts'
import { checkStorage } from '../src/doctor/storage-checks.ts'
import { TrialRequests, Unreachable } from '../src/doctor/trial-requests.ts'
import { games } from '../src/games/registry.ts'
import { systemClock } from '../src/time/clock.ts'

const ID = /^\d{15,21}$/
const id = (text: string): string => {
  if (!ID.test(text)) throw new Error(`${text} is no id: switch Developer Mode on in Discord, and choose Copy ID.`)
  return text
}

const program = new Command('doctor')
  .description('Checks the token, the application and the servers of the bot. It deletes what it posts.')
  .option('--channel <id>', 'a channel in which the doctor may write', id)
  .option('--person <id>', 'a person who has agreed to get messages', id)
  .option('--old <id>', 'a message of the bot in that channel that is older than an hour', id)
  .option('--forum <id>', 'a forum in which the doctor may post', id)
  .option('--voice <id>', 'a voice channel in whose chat the doctor may write', id)
  .option('--write', 'writes the commands if Discord has others', false)
  .option('--quick', 'leaves out what takes minutes', false)
  .option('--click', 'walks a person through clicks in the channel; stop the program first', false)
  .option('--json <file>', 'writes everything to a file')

interface Chosen {
  readonly channel?: string
  readonly person?: string
  readonly old?: string
  readonly forum?: string
  readonly voice?: string
  readonly write: boolean
  readonly quick: boolean
  readonly click: boolean
  readonly json?: string
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** @returns whether nothing is bad */
async function run(chosen: Chosen): Promise<boolean> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig({ ...process.env, SANDBOX: 'never' })
  const { discordToken: token, discordApi: api } = config
  const all: Finding[] = []
  const tell = (finding: Finding) => {
    all.push(finding)
    say(printed(finding))
  }
  for (const finding of await checkStorage(config)) tell(finding)
  const discord = new TrialRequests(token ?? '', api)
  const identity = await identify({ discord })
  tell(identity.finding)
  if (identity.application === null) return false
  const { application, botId } = identity
  const clock = systemClock
  if (chosen.click) {
    if (chosen.channel === undefined) throw new BadConfig('--click needs --channel: the panel has to stand somewhere.')
    const session = {
      discord,
      clock,
      token: token ?? '',
      api,
      applicationId: application.id,
      channelId: chosen.channel,
      say,
    }
    for (const finding of await clickSession(session)) tell(finding)
  } else {
    const {
      channel: channelId,
      person: personId,
      old: oldMessageId,
      forum: forumId,
      voice: voiceId,
      write,
      quick,
    } = chosen
    const options = { channelId, personId, oldMessageId, forumId, voiceId, write, quick }
    await examine(
      { ...options, discord, clock, application, botId, commands: commands.map((make) => make(games)) },
      tell,
    )
  }
  if (chosen.json !== undefined) {
    const measured = { findings: all, buckets: [...discord.buckets.values()], throttled: discord.throttled }
    writeFileSync(chosen.json, `${JSON.stringify(measured, null, 2)}\n`)
  }
  return all.every(({ mark }) => mark !== 'bad')
}

try {
  program.parse()
  process.exitCode = (await run(program.opts<Chosen>())) ? 0 : 1
} catch (error) {
  const known = error instanceof BadConfig || error instanceof Unreachable
  process.stderr.write(`${known ? error.message : `The doctor failed: ${(error as Error).message}`}\n`)
  process.exitCode = 1
}
