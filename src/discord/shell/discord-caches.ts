/**
 * Bounds for what discord.js keeps. It compares names of classes, which a bundle may change: these are compared as classes.
 */
import {
  type CacheFactory,
  type Client,
  Collection,
  GuildMemberManager,
  LimitedCollection,
  MessageManager,
  UserManager,
} from 'discord.js'

/** People beyond these are looked up again when they are needed. */
const MOST_PEOPLE = 1_000

type CachedItem = { readonly id: string; readonly client: Client }

/** Contents of messages are never looked up again, so none are kept. The bot itself always is. */
const MOST: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  [MessageManager, 0],
  [GuildMemberManager, MOST_PEOPLE],
  [UserManager, MOST_PEOPLE],
])

/** Makes the collection in which discord.js keeps one kind of things, by the class of its manager: its option `makeCache`. */
export const boundedCache = ((kind: unknown) => {
  const maxSize = MOST.get(kind)
  if (maxSize === undefined) return new Collection()
  return new LimitedCollection<string, CachedItem>({
    maxSize,
    keepOverLimit: ({ id, client }) => id === client.user?.id,
  })
}) as unknown as CacheFactory
