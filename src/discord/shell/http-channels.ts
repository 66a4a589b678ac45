/**
 * Requests by HTTP bring their channel along; no gateway tells of it. discord.js takes a channel from its cache alone, so
 * that what the request says of it is kept beside the interaction.
 */
import { type BaseInteraction, ChannelType } from 'discord.js'
import type { Channel } from './channel-kinds.ts'

/** The channel of a request by HTTP. */
export interface BroughtChannel {
  /** The channel that holds it if it is a thread. */
  readonly parentId: string | null
  /** The type of the channel, or of the one that holds it; undefined: Discord does not tell. */
  readonly holdingType: ChannelType | undefined
}

const brought = new WeakMap<BaseInteraction, BroughtChannel>()

/** Keeps the channel that an interaction brought along. */
export const keepBrought = (interaction: BaseInteraction, channel: BroughtChannel): void =>
  void brought.set(interaction, channel)

/** Returns the channel that an interaction brought along; undefined: the gateway tells of it. */
export const broughtBy = (interaction: BaseInteraction): BroughtChannel | undefined => brought.get(interaction)

const THREADS: readonly unknown[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]
/** The most channels that are kept in memory. */
const MOST = 5_000

/** Reads the channels of requests by HTTP, and asks Discord once for each channel that holds threads. */
export class HttpChannels {
  readonly #holding: (channelId: string) => Promise<Channel>
  readonly #types = new Map<string, ChannelType>()

  /** @param holding asks Discord for a channel, or for the one that holds it if it is a thread */
  constructor(holding: (channelId: string) => Promise<Channel>) {
    this.#holding = holding
  }

  /** Returns the channel of a request. @param data the request as Discord has sent it */
  async of(data: object): Promise<BroughtChannel> {
    const { channel } = data as { channel?: { type?: ChannelType; parent_id?: string | null } }
    if (!THREADS.includes(channel?.type)) return { parentId: null, holdingType: channel?.type }
    const parentId = channel?.parent_id ?? null
    return { parentId, holdingType: parentId === null ? undefined : await this.#typeOf(parentId) }
  }

  async #typeOf(channelId: string): Promise<ChannelType | undefined> {
    const known = this.#types.get(channelId)
    if (known !== undefined) return known
    try {
      const { type } = await this.#holding(channelId)
      if (this.#types.size >= MOST) this.#types.clear()
      this.#types.set(channelId, type)
      return type
    } catch {
      return undefined
    }
  }
}
