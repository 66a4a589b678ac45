/** Runs the checks of the doctor in their order. */
import { type APIApplication, type APIUser, Routes } from 'discord-api-types/v10'
import { checkCommands, checkIntake, checkPortal } from './application-checks.ts'
import { checkDirect } from './direct-check.ts'
import type { ChannelExamination, Examination } from './examination.ts'
import { bad, type Finding, good } from './finding.ts'
import {
  checkComponents,
  checkKeptFile,
  checkListing,
  checkNonce,
  checkOldEdits,
  checkRinging,
  checkSilence,
} from './message-checks.ts'
import { checkPermissions } from './permission-checks.ts'
import { checkForum, checkThread, checkVoice } from './thread-checks.ts'
import { TrialMessages } from './trial-messages.ts'
import { type BucketLimit, refusalOf, type ThrottledRequest } from './trial-requests.ts'
import { checkWeight } from './weight-check.ts'

/** All that the doctor has found. */
export interface Diagnosis {
  readonly findings: readonly Finding[]
  readonly buckets: readonly BucketLimit[]
  readonly throttled: readonly ThrottledRequest[]
}

/** The application and its bot; or why Discord does not know the token. */
export type Identity =
  | { readonly application: APIApplication; readonly botId: string; readonly finding: Finding }
  | { readonly application: null; readonly finding: Finding }

/** Asks Discord whose token this is. */
export async function identify({ discord }: Pick<Examination, 'discord'>): Promise<Identity> {
  const application = await discord.get<APIApplication>('/applications/@me')
  const user = application.ok ? await discord.get<APIUser>(Routes.user()) : application
  if (!application.ok || !user.ok) {
    const refused = application.ok ? user : application
    const words = refused.ok ? '' : refused.status === 401 ? 'Discord refuses the token' : refusalOf(refused)
    return { application: null, finding: bad('token', words, 'Portal → Bot → Reset Token, and set DISCORD_TOKEN.') }
  }
  return {
    application: application.body,
    botId: user.body.id,
    finding: good('token', `The token belongs to ${user.body.username}`),
  }
}

const OUTSIDE_CHANNELS = [checkPortal, checkIntake, checkCommands, checkPermissions]
const IN_CHANNEL = [
  checkComponents,
  checkRinging,
  checkListing,
  checkKeptFile,
  checkWeight,
  checkSilence,
  checkOldEdits,
  checkThread,
  checkForum,
  checkVoice,
  checkNonce,
]

/**
 * Runs all checks that the options allow, one after the other, and deletes what they have posted.
 * @param tell hears each finding as it comes
 * @throws Unreachable if Discord stops answering
 */
export async function examine(examination: Examination, tell: (finding: Finding) => void): Promise<Diagnosis> {
  const findings: Finding[] = []
  const note = (some: readonly Finding[]) => {
    for (const finding of some) tell(finding)
    findings.push(...some)
  }
  for (const check of OUTSIDE_CHANNELS) note(await check(examination))
  const { channelId, discord } = examination
  if (channelId !== undefined) note(await inChannel({ ...examination, channelId }, note))
  note(await checkDirect(examination))
  note(limitsFound(examination))
  return { findings, buckets: [...discord.buckets.values()], throttled: discord.throttled }
}

async function inChannel(
  examination: ChannelExamination,
  note: (some: readonly Finding[]) => void,
): Promise<readonly Finding[]> {
  const messages = new TrialMessages(examination.discord, examination.channelId)
  try {
    for (const check of IN_CHANNEL) note(await check(examination, messages))
  } finally {
    await messages.remove().then((left) => {
      if (left > 0)
        note([bad('tidying', 'Messages of the doctor are left in the channel', 'Delete them by hand.', { left })])
    })
  }
  return []
}

function limitsFound({ discord }: Examination): readonly Finding[] {
  const buckets = [...discord.buckets.values()]
  const measured = Object.fromEntries(
    buckets.map(({ route, requests, seconds }) => [route, `${requests} in ${seconds} s`]),
  )
  return buckets.length === 0 ? [] : [good('limits', 'Limits as Discord names them', measured)]
}
