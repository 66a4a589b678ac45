import type { Complaint } from './openapi.ts'

/** The entries of Discord's error table that the sandbox uses: code -> HTTP status and message. */
const table = {
  0: [401, '401: Unauthorized'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20009: [403, 'Explicit content cannot be sent to the desired recipient(s)'],
  20016: [429, 'This action cannot be performed due to slowmode rate limit'],
  20022: [429, 'This message cannot be edited due to announcement rate limits'],
  20026: [403, 'Your application has been quarantined: it was flagged by the anti-spam system'],
  20028: [429, 'The channel you are writing has hit the write rate limit'],
  20029: [429, 'The write action you are performing on the server has hit the write rate limit'],
  30003: [400, 'Maximum number of pins reached (250)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40003: [403, 'You are opening direct messages too fast'],
  40004: [403, 'Send messages has been temporarily disabled'],
  40005: [413, 'Request entity too large. Try sending something smaller in size'],
  40006: [403, 'This feature has been temporarily disabled server-side'],
  40058: [403, 'Cannot send messages in a forum channel'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40062: [429, 'Service resource is being rate limited'],
  40066: [400, 'There are no tags available that can be set by non-moderators'],
  40067: [400, 'A tag is required to create a forum post in this channel'],
  40094: [400, 'Maximum number of follow-up messages reached'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [403, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50028: [400, 'Invalid role'],
  50034: [400, 'A message provided was too old to bulk delete'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  60003: [403, 'Two factor is required for this operation'],
  110001: [503, 'Application not yet available. Try again later'],
  130000: [503, 'API resource is currently overloaded. Try again a little later'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [403, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
  160007: [400, 'Maximum number of active announcement threads reached'],
  200000: [400, 'Message was blocked by automatic moderation'],
  240000: [400, 'Message contains a link that is not allowed here'],
  400001: [403, 'You cannot upload attachments here'],
} as const satisfies Record<number, readonly [number, string]>

export type ErrorCode = keyof typeof table

/** Thrown by request handlers; becomes Discord's JSON answer `{message, code, errors?}`. */
export class DiscordError extends Error {
  readonly status: number
  readonly code: number
  readonly complaints: readonly Complaint[]
  readonly extra: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, complaints: readonly Complaint[] = [], extra: Readonly<Record<string, unknown>> = {}) {
    const [status, message] = table[code]
    super(message)
    this.name = `DiscordError[${code}]`
    this.status = status
    this.code = code
    this.complaints = complaints
    this.extra = extra
  }

  toJSON(): object {
    const errors = this.complaints.length > 0 ? { errors: nested(this.complaints) } : {}
    return { message: this.message, code: this.code, ...errors, ...this.extra }
  }
}

/** Thrown where Discord itself breaks: a 500 that tells nothing, or 10062 for the first answer to an interaction. */
export class Broken extends Error {
  override name = 'Broken'
}

/** Thrown for components that weigh too much, which a correct bot never sends. */
export class TooHeavy extends Broken {
  override name = 'TooHeavy'
}

/** Throws 50035 with the complaints, if there are any. */
export function refuseIf(complaints: readonly Complaint[]): void {
  if (complaints.length > 0) throw new DiscordError(50035, complaints)
}

/** Nests complaints along the body as Discord does: `{components: {0: {label: {_errors: [{code, message}]}}}}`. */
function nested(complaints: readonly Complaint[]): object {
  type Tree = { [key: string]: Tree } & { _errors?: { code: string; message: string }[] }
  const root: Tree = {}
  for (const { pointer, message } of complaints) {
    let at = root
    for (const key of pointer.split('/').slice(1)) {
      at[key] ??= {}
      at = at[key]
    }
    at._errors = [...(at._errors ?? []), { code: 'BASE_TYPE_INVALID', message }]
  }
  return root
}
