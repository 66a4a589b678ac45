/** Checks of messages: which parts Discord keeps, what a phone shows of them, and what can be changed later. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type APIMessage, type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { MINUTE_MS } from '../time/lengths.ts'
import { type ChannelExamination, waited } from './examination.ts'
import { bad, type Finding, good, look } from './finding.ts'
import { COMPONENTS, QUIET_COMPONENTS, type TrialMessage, type TrialMessages, trialPicture } from './trial-messages.ts'
import { refusalOf } from './trial-requests.ts'

/** A check of messages. */
type MessageCheck = (examination: ChannelExamination, messages: TrialMessages) => Promise<readonly Finding[]>

const PICTURE_NAME = 'doctor.png'
const ALT = 'A picture as tall as a panel'
const text = (content: string): APIMessageTopLevelComponent => ({ type: ComponentType.TextDisplay, content })
const gallery: APIMessageTopLevelComponent = {
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${PICTURE_NAME}` }, description: ALT }],
}
const buttonRow = (id: string, label: string): APIMessageTopLevelComponent => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: id, label }],
})
const option = (value: string) => ({ label: value, value, description: 'What it does' })

const BOX: APIMessageTopLevelComponent = {
  type: ComponentType.Container,
  accent_color: 0x2f6fdb,
  components: [{ type: ComponentType.TextDisplay, content: 'A box' }],
}

/** Each kind of component that the program uses. */
const ALL_PARTS: readonly APIMessageTopLevelComponent[] = [
  text('**HoloNet** checks this channel. This message goes away by itself.'),
  { type: ComponentType.Separator },
  gallery,
  BOX,
  {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: 'doctor|select',
        placeholder: 'Choose',
        options: [option('one'), option('two')],
      },
    ],
  },
  buttonRow('doctor|button', 'A button'),
]

const files = (): NonNullable<TrialMessage['files']> => [{ name: PICTURE_NAME, data: trialPicture() }]
const attachments = [{ id: '0', filename: PICTURE_NAME, description: ALT }]
const fault = 'Report this line as a fault of HoloNet.'

/** Whether a part came back with everything that was sent; Discord adds ids and addresses of its own. */
function isKept(sent: unknown, back: unknown): boolean {
  if (typeof sent === 'string' && sent.startsWith('attachment://')) return typeof back === 'string'
  if (typeof sent !== 'object' || sent === null) return isDeepStrictEqual(sent, back)
  if (typeof back !== 'object' || back === null) return false
  return Object.entries(sent).every(([key, value]) => isKept(value, (back as Record<string, unknown>)[key]))
}

/** Posts one of each component with a tall picture, and reads it back. */
export const checkComponents: MessageCheck = async (_, messages) => {
  const sent = await messages.post({
    body: { components: [...ALL_PARTS], attachments, flags: QUIET_COMPONENTS },
    files: files(),
  })
  if (!sent.ok)
    return [
      bad(
        'components',
        `Components are refused: ${refusalOf(sent)}`,
        'Look at the permissions above; then report this line.',
      ),
    ]
  const back = await messages.read(sent.body.id)
  if (!back.ok)
    return [bad('components', `The message can not be read: ${refusalOf(back)}`, 'Allow Read Message History.')]
  const changed = ALL_PARTS.filter((part, at) => !isKept(part, back.body.components?.[at])).map(
    ({ type }) => ComponentType[type],
  )
  const measured = { attachments: back.body.attachments.length }
  return [
    changed.length === 0
      ? good('components', 'All components and alternative texts are kept', measured)
      : bad('components', `Discord changes ${changed.join(', ')}`, fault, measured),
  ]
}

/** Posts words alone, then turns them into components: that is how everything is sent that rings. */
export const checkRinging: MessageCheck = async ({ personId }, messages) => {
  const mention = personId === undefined ? '' : `<@${personId}> `
  const allowed_mentions = personId === undefined ? { parse: [] } : { parse: [], users: [personId] }
  const content = `${mention}HoloNet rings: these words should stand on a locked phone.`
  const sent = await messages.post({
    body: { content, allowed_mentions, components: [buttonRow('doctor|ring', 'My turn')] },
  })
  if (!sent.ok) return [bad('ringing', `Words with a button are refused: ${refusalOf(sent)}`, fault)]
  const turned = await messages.edit(
    sent.body.id,
    { content: null, components: [text(content), gallery], attachments, flags: COMPONENTS, allowed_mentions },
    files(),
  )
  if (!turned.ok) return [bad('ringing', `Words can not be turned into components: ${refusalOf(turned)}`, fault)]
  const plain = await messages.post({
    body: { content: `${mention}The same with a picture.`, allowed_mentions, attachments },
    files: files(),
  })
  const isTurned = turned.body.content === '' && (turned.body.components?.length ?? 0) > 0
  return [
    isTurned
      ? look(
          'ringing',
          'Words were turned into components',
          'Which words did the locked phone show for the first message, and a picture for the second?',
        )
      : bad('ringing', 'Words stay beside the components', fault),
    ...(plain.ok
      ? []
      : [bad('ringing-picture', `Words with a picture are refused: ${refusalOf(plain)}`, 'Allow Attach Files.')]),
  ]
}

const nonceOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 25)
const NONCE_MINUTES = 10

/** Sends the same nonce again, at once and after ten minutes: a message must not come twice while a process restarts. */
export const checkNonce: MessageCheck = async ({ clock, quick }, messages) => {
  const nonce = nonceOf(`doctor ${clock.now().getTime()}`)
  const send = () =>
    messages.post({ body: { content: 'HoloNet sends this once.', nonce, enforce_nonce: true, flags: 1 << 12 } })
  const first = await send()
  const second = await send()
  if (!first.ok || !second.ok) return [bad('nonce', 'A message with a nonce is refused', fault)]
  const found =
    first.body.id === second.body.id
      ? good('nonce', 'The same nonce sends nothing twice')
      : bad('nonce', 'The same nonce sent a message twice', fault)
  if (quick) return [found]
  await waited(clock, NONCE_MINUTES * MINUTE_MS)
  const third = await send()
  const remembered = third.ok && third.body.id === first.body.id
  return [
    found,
    good('nonce-age', `A nonce is ${remembered ? 'still known' : 'forgotten'} after ${NONCE_MINUTES} minutes`, {
      remembered,
    }),
  ]
}

/** Lists the channel: Discord was reported to fail where a container stands. */
export const checkListing: MessageCheck = async (_, messages) => {
  const boxed = await messages.post({ body: { components: [BOX], flags: QUIET_COMPONENTS } })
  const listed = await messages.list()
  if (boxed.ok && listed.ok)
    return [good('listing', 'A channel with a box can be listed', { messages: listed.body.length })]
  if (!listed.ok && listed.status >= 500)
    return [
      look(
        'listing',
        'Listing a channel with a box fails',
        'The program counts a look-up that fails three times as “not found”; nothing to do.',
        { status: listed.status },
      ),
    ]
  return [
    bad(
      'listing',
      `The channel can not be listed: ${listed.ok ? '' : refusalOf(listed)}`,
      'Allow Read Message History.',
    ),
  ]
}

/** Edits a message and keeps its file by id, once in a component and once in words. */
export const checkKeptFile: MessageCheck = async (_, messages) => {
  const sent = await messages.post({
    body: { components: [gallery], attachments, flags: QUIET_COMPONENTS },
    files: files(),
  })
  if (!sent.ok) return [bad('kept-file', `A picture is refused: ${refusalOf(sent)}`, 'Allow Attach Files.')]
  const id = sent.body.attachments[0]?.id ?? mediaIdOf(sent.body)
  const measured = { 'attachments named': sent.body.attachments.length }
  if (id === null)
    return [
      look(
        'kept-file',
        'Discord names no id for a file in components',
        'The program sends files again; nothing to do.',
        measured,
      ),
    ]
  const kept = await messages.edit(sent.body.id, {
    components: [text('The file stays.'), gallery],
    attachments: [{ id }],
  })
  return [
    kept.ok
      ? good('kept-file', 'A file that is kept by its id can be shown again', measured)
      : look(
          'kept-file',
          `A kept file is refused: ${refusalOf(kept)}`,
          'The program sends files again; nothing to do.',
          measured,
        ),
  ]
}

/** The id of the first picture in the components of a message. */
function mediaIdOf({ components = [] }: APIMessage): string | null {
  for (const part of components)
    if (part.type === ComponentType.MediaGallery) return part.items[0]?.media.attachment_id ?? null
  return null
}

/** Sends a mention without a sound. */
export const checkSilence: MessageCheck = async ({ personId }, messages) => {
  if (personId === undefined) return []
  const sent = await messages.post({
    body: {
      components: [text(`<@${personId}> This comes without a sound.`)],
      flags: QUIET_COMPONENTS,
      allowed_mentions: { parse: [], users: [personId] },
    },
  })
  return [
    sent.ok
      ? look('silence', 'A silent mention was sent', 'Did the phone make a sound or show a notification?')
      : bad('silence', `A silent mention is refused: ${refusalOf(sent)}`, fault),
  ]
}

const OLD_EDITS = 4

/** Edits an old message four times: edits of messages older than an hour have a limit of their own. */
export const checkOldEdits: MessageCheck = async ({ oldMessageId, discord }, messages) => {
  if (oldMessageId === undefined) return []
  const before = discord.throttled.length
  for (let at = 1; at <= OLD_EDITS; at++) {
    const edited = await messages.edit(oldMessageId, { content: `HoloNet edits this message: ${at} of ${OLD_EDITS}` })
    if (!edited.ok)
      return [
        bad(
          'old-edits',
          `The old message can not be edited: ${refusalOf(edited)}`,
          'Name a message of the bot in this channel that has words.',
        ),
      ]
  }
  const waits = discord.throttled.slice(before)
  const measured = {
    edits: OLD_EDITS,
    waits: waits.length,
    code: waits[0]?.code ?? 0,
    'seconds to wait': waits[0]?.retryAfter ?? 0,
  }
  return [good('old-edits', 'Old messages can be edited', measured)]
}
