/** Checks of threads, posts of forums, and the chat of voice channels, as the program uses them. */
import { type APIThreadChannel, Routes } from 'discord-api-types/v10'
import type { ChannelExamination } from './examination.ts'
import { bad, type Finding, good, look } from './finding.ts'
import { TrialMessages } from './trial-messages.ts'
import { refusalOf } from './trial-requests.ts'

const LONGEST_NAME = 100
const WEEK_MINUTES = 10_080
const THREE_DAYS_MINUTES = 4_320
const ARCHIVED = 50083

/** Opens a thread under a message, lets it rest and wakes it, and asks who is in it. */
export async function checkThread(
  { discord, personId, botId }: ChannelExamination,
  messages: TrialMessages,
): Promise<readonly Finding[]> {
  const starter = await messages.post({ body: { content: 'HoloNet opens a thread here.', flags: 1 << 12 } })
  if (!starter.ok) return [bad('thread', `No message can be posted: ${refusalOf(starter)}`, 'Allow Send Messages.')]
  const opened = await discord.post<APIThreadChannel>(Routes.threads(messages.channelId, starter.body.id), {
    body: { name: 'x'.repeat(LONGEST_NAME), auto_archive_duration: WEEK_MINUTES },
  })
  if (!opened.ok)
    return [bad('thread', `No thread can be opened: ${refusalOf(opened)}`, 'Allow Create Public Threads.')]
  const id = opened.body.id
  const inside = new TrialMessages(discord, id)
  const first = await inside.post({ body: { content: 'First.', flags: 1 << 12 } })
  const steps = [
    [
      'a shorter rest',
      await discord.patch(Routes.channel(id), { body: { auto_archive_duration: THREE_DAYS_MINUTES } }),
    ],
    ['archiving', await discord.patch(Routes.channel(id), { body: { archived: true } })],
    ['a message that wakes it', await inside.post({ body: { content: 'Awake.', flags: 1 << 12 } })],
    ['archiving again', await discord.patch(Routes.channel(id), { body: { archived: true } })],
  ] as const
  const refused = steps.flatMap(([name, answer]) => (answer.ok ? [] : [`${name}: ${refusalOf(answer)}`]))
  const edited = first.ok ? await inside.edit(first.body.id, { content: 'Edited.' }) : null
  const found: Finding[] = [
    refused.length === 0
      ? good('thread', 'Threads can be opened, put to rest and woken')
      : bad('thread', `Threads: ${refused.join('; ')}`, 'Allow Send Messages in Threads.'),
    edited !== null && !edited.ok && edited.code === ARCHIVED
      ? good('archived-edit', 'Edits of an archived thread are refused as expected', { code: ARCHIVED })
      : look(
          'archived-edit',
          'An edit of an archived thread was not refused',
          'Nothing to do: the program wakes threads first.',
          { code: edited?.ok === false ? edited.code : 0 },
        ),
  ]
  await discord.patch(Routes.channel(id), { body: { archived: false } })
  if (personId !== undefined) found.push(await checkJoining({ discord, personId, botId }, inside))
  await inside.remove()
  await removeThread({ discord }, id)
  return found
}

async function checkJoining(
  { discord, personId }: Pick<ChannelExamination, 'discord' | 'personId' | 'botId'>,
  inside: TrialMessages,
): Promise<Finding> {
  const sent = await inside.post({
    body: { content: `<@${personId}> is mentioned.`, allowed_mentions: { parse: [], users: [String(personId)] } },
  })
  if (!sent.ok)
    return bad(
      'thread-mention',
      `A mention in a thread is refused: ${refusalOf(sent)}`,
      'Allow Send Messages in Threads.',
    )
  const member = await discord.get(Routes.threadMembers(inside.channelId, String(personId)))
  return good('thread-mention', `A mention ${member.ok ? 'brings' : 'does not bring'} a person into a thread`, {
    joins: member.ok,
  })
}

/** Deletes a thread; without *Manage Threads* it is archived, and goes with its message. */
async function removeThread({ discord }: Pick<ChannelExamination, 'discord'>, id: string): Promise<void> {
  const removed = await discord.remove(Routes.channel(id))
  if (!removed.ok) await discord.patch(Routes.channel(id), { body: { archived: true } })
}

/** Makes a post in a forum, if one is named. */
export async function checkForum({
  discord,
  forumId,
}: Pick<ChannelExamination, 'discord' | 'forumId'>): Promise<readonly Finding[]> {
  if (forumId === undefined) return []
  const forum = await discord.get<{ flags?: number; available_tags?: readonly { id: string; moderated: boolean }[] }>(
    Routes.channel(forumId),
  )
  if (!forum.ok) return [bad('forum', `The forum can not be seen: ${refusalOf(forum)}`, 'Allow View Channel.')]
  const tag = forum.body.available_tags?.find(({ moderated }) => !moderated)?.id
  const post = await discord.post<APIThreadChannel>(Routes.threads(forumId), {
    body: {
      name: 'HoloNet',
      auto_archive_duration: WEEK_MINUTES,
      message: { content: 'A post.' },
      ...(tag === undefined ? {} : { applied_tags: [tag] }),
    },
  })
  if (!post.ok)
    return [
      bad(
        'forum',
        `No post can be made: ${refusalOf(post)}`,
        'Allow Send Messages; a forum that wants a tag needs one that everybody may use.',
      ),
    ]
  await removeThread({ discord }, post.body.id)
  return [good('forum', 'Posts can be made in the forum')]
}

/** Writes in the chat of a voice channel, if one is named. */
export async function checkVoice({
  discord,
  voiceId,
}: Pick<ChannelExamination, 'discord' | 'voiceId'>): Promise<readonly Finding[]> {
  if (voiceId === undefined) return []
  const chat = new TrialMessages(discord, voiceId)
  const sent = await chat.post({ body: { content: 'HoloNet can write here.', flags: 1 << 12 } })
  await chat.remove()
  return [
    sent.ok
      ? good('voice', 'The chat of the voice channel takes messages')
      : bad(
          'voice',
          `The chat of the voice channel refuses: ${refusalOf(sent)}`,
          'Allow View Channel, Connect and Send Messages.',
        ),
  ]
}
