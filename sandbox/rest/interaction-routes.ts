/** The endpoints that answer interactions. */
import type { InteractionResponseType } from 'discord-api-types/v10'
import type { MessageBody } from '../messages.ts'
import type { Call, Handler, Routes, Services } from './routes.ts'

export function interactionRoutes({ interactions }: Services): Routes {
  const token = ({ params }: Call) => [params.webhook_id!, params.webhook_token!] as const
  const webhookMessage = ({ params }: Call) => params.message_id ?? '@original'
  const getAnswer: Handler = (call) => interactions.get(...token(call), webhookMessage(call))
  const editAnswer: Handler = (call) =>
    interactions.edit(...token(call), webhookMessage(call), call.body as MessageBody, call.uploads)
  const deleteAnswer: Handler = (call) => interactions.delete(...token(call), webhookMessage(call))

  return {
    'POST /interactions/{interaction_id}/{interaction_token}/callback': ({ params, query, body, uploads }) => {
      const answer = body as { type: InteractionResponseType; data?: unknown }
      const result = interactions.callback(params.interaction_id!, params.interaction_token!, answer, uploads)
      return query.with_response === 'true' ? result : undefined
    },
    'POST /webhooks/{webhook_id}/{webhook_token}': (call) =>
      interactions.followUp(...token(call), call.body as MessageBody, call.uploads),
    'GET /webhooks/{webhook_id}/{webhook_token}/messages/@original': getAnswer,
    'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': editAnswer,
    'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original': deleteAnswer,
    'GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': getAnswer,
    'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': editAnswer,
    'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': deleteAnswer,
  }
}
