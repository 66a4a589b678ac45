/** Finds the reasons for which Discord would refuse a message, by its limits and its published API description. */
import { type Component, complaintsAboutMessage, weightOf } from '../../sandbox/limits.ts'
import { complaintsAbout } from '../../sandbox/openapi.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { contentsOf } from '../../src/discord/shell/messenger.ts'
import { BUDGET } from '../../src/discord/shell/weights.ts'

type Sent = { readonly components?: readonly Component[]; readonly content?: unknown }

/** A message is made of components unless it has words of its own. */
function aboutComponents({ components = [], content }: Sent, files = 0): unknown[] {
  const words = typeof content === 'string' ? content : ''
  const message = { content: words, embeds: [], components: [...components], attachments: files }
  return [
    ...complaintsAboutMessage(message, words === ''),
    ...(weightOf(components) > BUDGET ? [{ message: `The components weigh ${weightOf(components)}` }] : []),
  ]
}

/** Returns the complaints about a message that is posted or edited in a channel; none if it changes no message. */
export const complaintsAboutSent = (sent: Sent): unknown[] =>
  sent.components === undefined
    ? []
    : [...aboutComponents(sent), ...complaintsAbout('POST /channels/{channel_id}/messages', sent)]

/** Returns the complaints about a message that answers an interaction or is posted. */
export function complaintsAboutBody(body: Body): unknown[] {
  const sent = JSON.parse(JSON.stringify(contentsOf(body))) as Sent
  return [
    ...aboutComponents(sent, body.files?.length),
    ...complaintsAbout('POST /channels/{channel_id}/messages', sent),
    ...complaintsAbout('PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original', sent),
  ]
}
