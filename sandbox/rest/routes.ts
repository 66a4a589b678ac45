import type { Clock } from '../../src/time/clock.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Upload } from '../files.ts'
import type { HttpRequests } from '../http-requests.ts'
import type { Interactions } from '../interactions.ts'
import type { Messages } from '../messages.ts'
import type { Endpoint } from '../openapi.ts'
import type { Allowance } from '../rate-limits.ts'
import type { Shards } from '../shards.ts'
import type { World } from '../world.ts'
import type { Access } from './access.ts'

/** A decoded request whose body fits the published schema. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly uploads: readonly Upload[]
}

/** @returns the JSON body of the answer; undefined: 204. Throws a DiscordError to refuse. */
export type Handler = (call: Call) => unknown

/** Endpoints by their names in Discord's description. */
export type Routes = Partial<Record<Endpoint, Handler>>

export interface Services {
  readonly world: World
  readonly access: Access
  readonly messages: Messages
  readonly interactions: Interactions
  readonly http: HttpRequests
  readonly gatewayUrl: () => string
  readonly shards: Shards
  readonly behaviour: Behaviour
  readonly limits: { readonly oldEdits: Allowance }
  /** The clock by which edits of old messages are counted. */
  readonly editClock: Pick<Clock, 'now'>
}
