/** Checks whether a person gets direct messages, if one is named. */
import { Routes } from 'discord-api-types/v10'
import type { Examination } from './examination.ts'
import { bad, type Finding, good } from './finding.ts'
import { TrialMessages, trialPicture } from './trial-messages.ts'
import { refusalOf, type TrialAnswer } from './trial-requests.ts'

/** Refusals in words, and what to do about them. */
const REFUSALS: Readonly<Record<number, readonly [string, string]>> = {
  50007: [
    'The person takes no direct messages from the bot',
    'They allow them in the privacy settings of a server that both are in.',
  ],
  50278: ['The person shares no server with the bot', 'They join a server of the bot, or name somebody else.'],
  20026: [
    'Discord has quarantined the bot: it may open no new direct messages',
    'Appeal in the developer portal; those that are open work on.',
  ],
  40003: ['Too many direct messages were opened', 'Wait an hour; those that are open work on.'],
  50001: ['The bot may not write to this person', 'Run the doctor again later: this comes in outages.'],
}

const found = (answer: Extract<TrialAnswer<unknown>, { ok: false }>): Finding => {
  const [words, todo] = REFUSALS[answer.code] ?? [
    `Direct messages fail: ${refusalOf(answer)}`,
    'Run the doctor again later.',
  ]
  return bad('direct-message', words, todo, { code: answer.code })
}

/** Opens direct messages with the person, sends a picture, edits it and deletes it. */
export async function checkDirect({
  discord,
  personId,
}: Pick<Examination, 'discord' | 'personId'>): Promise<readonly Finding[]> {
  if (personId === undefined) return []
  const channel = await discord.post<{ id: string }>(Routes.userChannels(), { body: { recipient_id: personId } })
  if (!channel.ok) return [found(channel)]
  const messages = new TrialMessages(discord, channel.body.id)
  const sent = await messages.post({
    body: { content: 'HoloNet writes to you.', attachments: [{ id: '0', filename: 'doctor.png' }] },
    files: [{ name: 'doctor.png', data: trialPicture() }],
  })
  if (!sent.ok) return [found(sent)]
  const edited = await messages.edit(sent.body.id, { content: 'HoloNet has edited this.' })
  const left = await messages.remove()
  if (!edited.ok) return [found(edited)]
  return left > 0
    ? [bad('direct-message', 'A direct message can not be deleted', 'Report this line as a fault of HoloNet.')]
    : [good('direct-message', 'Direct messages with pictures arrive, change and go')]
}
