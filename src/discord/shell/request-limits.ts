/** The limits that a request uses as it stands, before anything about it is read. */
import type { LimitUse } from '../../limits/limits.ts'
import { readCustomId } from './custom-id.ts'
import type { Form } from './forms.ts'
import type { Ack, IncomingClick, IncomingRequest } from './requests.ts'

/** Clicks that post in the channel beside their answer, as `kind action`. */
const POSTING: ReadonlySet<string> = new Set(['d post', 'pf share', 'st hereshare', 'st leagueshare'])

/**
 * Returns what a request uses. A public answer in a server is a post, and so is what a click posts beside its answer.
 *
 * @param how the answer that its handler has announced
 */
export function requestUses(
  incoming: IncomingRequest & Partial<Pick<IncomingClick, 'customId'>>,
  how: Ack | Form,
): readonly LimitUse[] {
  const { person, place } = incoming
  const click = incoming.customId === undefined ? null : readCustomId(incoming.customId)
  const parts = click?.parts ?? []
  // The action stands first, or behind the id of a thing and its version.
  const acts = parts.slice(0, 3).map((part) => `${click?.kind} ${part}`)
  const posts = how === 'public' || acts.some((act) => POSTING.has(act))
  return [
    ...(posts && place.guildId !== null ? [{ limit: 'posts', of: { person, server: place.guildId } } as const] : []),
    ...(acts[1] === 'c by-dm' ? [{ limit: 'practiceByDm', of: { challenge: parts[0] } } as const] : []),
    ...(acts[0] === 'privacy sure' ? [{ limit: 'deletions', of: { person } } as const] : []),
  ]
}
