/** Messages that the doctor posts in one channel, and deletes at the end. */

import { createCanvas } from '@napi-rs/canvas'
import {
  type APIMessage,
  type MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
} from 'discord-api-types/v10'
import type { TrialAnswer, TrialRequests } from './trial-requests.ts'

/** A message to post, with its files by name. */
export interface TrialMessage {
  readonly body: Omit<RESTPostAPIChannelMessageJSONBody, 'flags'> & { readonly flags?: number }
  readonly files?: readonly { readonly name: string; readonly data: Buffer }[]
}

/** Posts, changes and deletes messages in a channel. */
export class TrialMessages {
  readonly channelId: string
  readonly #discord: TrialRequests
  readonly #ids: string[] = []

  constructor(discord: TrialRequests, channelId: string) {
    this.#discord = discord
    this.channelId = channelId
  }

  /** Posts a message, which mentions nobody but those that its body allows. */
  async post({ body, files = [] }: TrialMessage): Promise<TrialAnswer<APIMessage>> {
    const posted = await this.#discord.post<APIMessage>(Routes.channelMessages(this.channelId), {
      body: { allowed_mentions: { parse: [] }, ...body },
      files: [...files],
    })
    if (posted.ok && !this.#ids.includes(posted.body.id)) this.#ids.push(posted.body.id)
    return posted
  }

  edit(id: string, body: object, files: TrialMessage['files'] = []): Promise<TrialAnswer<APIMessage>> {
    return this.#discord.patch(Routes.channelMessage(this.channelId, id), { body, files: [...files] })
  }

  read(id: string): Promise<TrialAnswer<APIMessage>> {
    return this.#discord.get(Routes.channelMessage(this.channelId, id))
  }

  list(): Promise<TrialAnswer<APIMessage[]>> {
    return this.#discord.get(Routes.channelMessages(this.channelId), { query: new URLSearchParams({ limit: '10' }) })
  }

  /** Deletes all of them. @returns how many are left because Discord refused */
  async remove(): Promise<number> {
    const answers: TrialAnswer<undefined>[] = []
    for (const id of this.#ids.splice(0))
      answers.push(await this.#discord.remove(Routes.channelMessage(this.channelId, id)))
    return answers.filter(({ ok }) => !ok).length
  }
}

/** The flags of messages of components, without a sound. */
export const QUIET_COMPONENTS = ((1 << 15) | (1 << 12)) as MessageFlags
/** The flag of messages of components. */
export const COMPONENTS = (1 << 15) as MessageFlags

/** The size of the pictures of panels. */
const PICTURE = { width: 760, height: 925 }

/** Returns a picture as tall as the tallest panel (PNG). */
export function trialPicture(): Buffer {
  const { width, height } = PICTURE
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (let at = 0; at < height; at += 5) {
    pen.fillStyle = `hsl(${(at * 360) / height} 60% 40%)`
    pen.fillRect(0, at, width, 5)
  }
  pen.fillStyle = '#fff'
  pen.font = '48px sans-serif'
  pen.fillText('HoloNet', 40, 80)
  return canvas.toBuffer('image/png')
}

/** Returns a picture of a few bytes (PNG). */
export const smallPicture = (): Buffer => createCanvas(8, 8).toBuffer('image/png')
