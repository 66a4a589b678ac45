/**
 * Checks bodies of requests against Discord's published OpenAPI description.
 *
 * discord-api-spec holds the description as zod schemas. They are converted to JSON Schema and compiled with ajv when
 * an endpoint is first used; all at once would take seconds.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import * as published from 'discord-api-spec/zod'
import { z } from 'zod'

/** An endpoint by its name in the description, e.g. `POST /channels/{channel_id}/messages`. */
export type Endpoint = `${'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

type SchemaName = `${string}Schema`
const schemas = published as unknown as { [name: SchemaName]: z.ZodType }

/** A complaint: the place in the body (JSON pointer; empty for the body itself) and the reason. */
export interface Complaint {
  readonly pointer: string
  readonly message: string
}

type Body = readonly SchemaName[] | { readonly listOf: SchemaName; readonly under?: string }

/**
 * The description's schemas for the body of each endpoint; several are alternatives. The package gives this relation
 * only as TypeScript types, which don't exist at run time. So it is repeated here for the endpoints of the sandbox. A
 * list may stand in a field of the body (`under`).
 */
export const bodies: Partial<Record<Endpoint, Body>> = {
  'PUT /applications/{application_id}/commands': { listOf: 'ApplicationCommandUpdateRequestSchema' },
  'POST /applications/{application_id}/commands': ['ApplicationCommandCreateRequestSchema'],
  'PATCH /applications/{application_id}/commands/{command_id}': ['ApplicationCommandPatchRequestPartialSchema'],
  'PUT /applications/{application_id}/guilds/{guild_id}/commands': { listOf: 'ApplicationCommandUpdateRequestSchema' },
  'POST /applications/{application_id}/guilds/{guild_id}/commands': ['ApplicationCommandCreateRequestSchema'],
  'PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': [
    'ApplicationCommandPatchRequestPartialSchema',
  ],
  'POST /interactions/{interaction_id}/{interaction_token}/callback': [
    'ApplicationCommandAutocompleteCallbackRequestSchema',
    'CreateMessageInteractionCallbackRequestSchema',
    'LaunchActivityInteractionCallbackRequestSchema',
    'ModalInteractionCallbackRequestSchema',
    'PongInteractionCallbackRequestSchema',
    'SocialLayerSKUPurchaseEligibilityInteractionCallbackRequestSchema',
    'UpdateMessageInteractionCallbackRequestSchema',
  ],
  'POST /webhooks/{webhook_id}/{webhook_token}': [
    'IncomingWebhookRequestPartialSchema',
    'IncomingWebhookUpdateRequestPartialSchema',
  ],
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': ['IncomingWebhookUpdateRequestPartialSchema'],
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': ['IncomingWebhookUpdateRequestPartialSchema'],
  'PATCH /channels/{channel_id}': [
    'UpdateDMRequestPartialSchema',
    'UpdateGroupDMRequestPartialSchema',
    'UpdateGuildChannelRequestPartialSchema',
    'UpdateThreadRequestPartialSchema',
  ],
  'POST /channels/{channel_id}/messages': ['MessageCreateRequestSchema'],
  'POST /channels/{channel_id}/messages/bulk-delete': { listOf: 'SnowflakeTypeSchema', under: 'messages' },
  'PATCH /channels/{channel_id}/messages/{message_id}': ['MessageEditRequestPartialSchema'],
  'POST /channels/{channel_id}/messages/{message_id}/threads': ['CreateTextThreadWithMessageRequestSchema'],
  'POST /channels/{channel_id}/threads': [
    'CreateForumThreadRequestSchema',
    'CreateTextThreadWithoutMessageRequestSchema',
  ],
  'POST /users/@me/channels': ['CreatePrivateChannelRequestSchema'],
}

interface Exception {
  readonly name: string
  readonly reason: string
  /** Returns the body in the form of the description; the same object if the exception doesn't apply. */
  readonly amend: (body: unknown) => unknown
}

/** Exceptions: cases in which the description is stricter than Discord's documentation and practice. */
export const exceptions: readonly Exception[] = [
  {
    name: 'permissions of a command as a string',
    reason:
      'The documentation has default_member_permissions as a string (the bits outgrew numbers), and so does every ' +
      'library; the description still says integer.',
    amend: (body) => {
      const one = (command: unknown) =>
        isRecord(command) &&
        typeof command.default_member_permissions === 'string' &&
        /^\d+$/.test(command.default_member_permissions)
          ? { ...command, default_member_permissions: Number(command.default_member_permissions) }
          : command
      return Array.isArray(body) ? body.map(one) : one(body)
    },
  },
]

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  // Made in three quarters of the time by it; a check takes as long.
  code: { optimize: false },
  // All other formats in use have a pattern of their own.
  formats: { uri: (text: string) => URL.canParse(text), 'date-time': true },
})

/** Imported indirectly: the package gives sources as its types, which don't compile in a strict project. */
const SPEC: string = 'discord-api-spec'
const { pathsList } = (await import(SPEC)) as {
  /** The paths of Discord's API by method, in lower case. */
  readonly pathsList: Readonly<Record<string, readonly string[]>>
}

const names = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries(schemas)) {
  if (name.endsWith('Schema')) names.add(schema, { id: name.slice(0, -'Schema'.length) })
}

const compiled = new Map<Endpoint, ValidateFunction>()

/** Whether Discord's description has the endpoint. */
export function isPublished(endpoint: Endpoint): boolean {
  const [method, path] = endpoint.split(' ') as [string, string]
  const list = pathsList[method.toLowerCase()] ?? []
  return list.includes(path)
}

/** Returns the description's complaints about this body; none if the endpoint takes no body. */
export function complaintsAbout(endpoint: Endpoint, body: unknown): readonly Complaint[] {
  if (bodies[endpoint] === undefined) return []
  let validate = compiled.get(endpoint)
  if (validate === undefined) {
    validate = ajv.compile(schemaFor(endpoint))
    compiled.set(endpoint, validate)
  }
  const amended = exceptions.reduce<unknown>((amending, exception) => exception.amend(amending), body ?? {})
  return validate(amended) ? [] : readable(validate.errors ?? [])
}

function listSchema({ listOf, under }: { listOf: SchemaName; under?: string }): z.ZodType {
  const list = z.array(schemas[listOf]!)
  return under === undefined ? list : z.object({ [under]: list })
}

function schemaFor(endpoint: Endpoint): object {
  const body = bodies[endpoint]!
  const schema = 'listOf' in body ? listSchema(body) : z.union(body.map((name) => schemas[name]!))
  const json = z.toJSONSchema(schema, {
    io: 'input',
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The description writes an optional field as a union with undefined, which JSON lacks.
      if (zodSchema._zod.def.type === 'undefined') jsonSchema.not = {}
    },
  })
  return { ...tellApart(json), $id: endpoint }
}

/**
 * Unions whose members have a `type` are decided by it, as the description intends. A mistake in a button is then
 * reported as such, and not as seven failed alternatives. All other unions stay `anyOf`: the description says `oneOf`
 * but means "any that fits" (x-discord-union).
 */
function tellApart(root: object): object {
  type Node = Record<string, unknown>
  const follow = (node: Node): Node => {
    if (typeof node.$ref !== 'string') return node
    const path = node.$ref.replace(/^#\/?/, '').split('/').filter(Boolean)
    return follow(path.reduce((at, key) => at[key] as Node, root as Node))
  }
  const tagsOf = (node: Node): unknown[] | null => {
    const target = follow(node)
    const tag = (target.properties as Node | undefined)?.type as Node | undefined
    if (tag === undefined || !(target.required as string[] | undefined)?.includes('type')) return null
    return tag.const !== undefined ? [tag.const] : Array.isArray(tag.enum) ? tag.enum : null
  }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!isRecord(node)) return
    if (Array.isArray(node.anyOf)) {
      const tags = (node.anyOf as Node[]).map(tagsOf)
      const all = tags.flat()
      if (tags.every((tag) => tag !== null) && new Set(all).size === all.length) {
        node.type = 'object'
        node.required = ['type']
        node.properties = { type: { enum: all } }
        node.allOf = (node.anyOf as Node[]).map((member, index) => ({
          if: { properties: { type: { enum: tags[index] } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: member,
        }))
        delete node.anyOf
      }
    }
    Object.values(node).forEach(walk)
  }
  walk(root)
  return root
}

/** Removes complaints about failed alternatives if there is a more precise complaint at a deeper place. */
function readable(errors: readonly ErrorObject[]): Complaint[] {
  const telling = errors.filter((error) => {
    const collective = ['anyOf', 'if'].includes(error.keyword)
    const nullable = error.keyword === 'type' && error.params.type === 'null'
    return !collective && !nullable
  })
  const complaints = (telling.length > 0 ? telling : errors).map((error) => ({
    pointer: error.instancePath,
    message: `${error.message ?? error.keyword}${error.keyword === 'additionalProperties' ? `: ${error.params.additionalProperty}` : ''}`,
  }))
  return complaints.filter(
    (one, index) =>
      complaints.findIndex((other) => other.pointer === one.pointer && other.message === one.message) === index,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
