/** Commands with options that no client offers, and forms that nobody has opened. */
import { type APIMessage, ApplicationCommandOptionType, ComponentType, InteractionType } from 'discord-api-types/v10'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Begin } from '../../sandbox/interactions.ts'
import { eventually } from '../eventually.ts'
import type { World } from './world.ts'

/**
 * Sends a command past the checks of the client, in the channel `general`.
 *
 * @param values the options by name, all of them texts
 * @returns the answer
 */
export async function forge(
  { sandbox }: World,
  person: TestUser,
  command: string,
  values: Readonly<Record<string, string>>,
): Promise<APIMessage> {
  const { id, name, type } = await person.command(command)
  const options = Object.entries(values).map(([option, value]) => ({
    name: option,
    type: ApplicationCommandOptionType.String,
    value,
  }))
  return begin(sandbox, person, `/${command}`, {
    type: InteractionType.ApplicationCommand,
    command: { name, type },
    data: { id, name, type, options, resolved: {} },
  })
}

/**
 * Submits a form that was never opened, in the channel `general`.
 *
 * @param customId its id, as of a form or of anything else
 * @returns the answer
 */
export const forgeForm = ({ sandbox }: World, person: TestUser, customId: string): Promise<APIMessage> =>
  begin(sandbox, person, customId, {
    type: InteractionType.ModalSubmit,
    data: { custom_id: customId, components: [], resolved: {} },
  })

/** A click that no message offers. */
export interface ForgedClick {
  readonly customId: string
  /** The channel; default: `general`. */
  readonly channelId?: string | undefined
  /** The picked values, of a select in a server. */
  readonly values?: readonly string[]
}

/**
 * Presses a control that no message has, or that only a message of somebody else has.
 *
 * @returns the answer
 */
export function forgeClick({ sandbox }: World, person: TestUser, click: ForgedClick): Promise<APIMessage> {
  const { customId, values, channelId = sandbox.channelIds.general! } = click
  const { world } = sandbox
  const channel = world.channel(channelId)!
  // A form without a message is answered by a message of its own, wherever it comes from.
  if (values === undefined)
    return begin(sandbox, person, customId, {
      type: InteractionType.ModalSubmit,
      channel,
      data: { custom_id: customId, components: [], resolved: {} },
    })
  const draft = {
    ...{ channel_id: channelId, author: world.person(world.botId)!.user, content: CONTROL, type: 0, flags: 0 },
    ...{ mentions: [], mention_roles: [], mention_everyone: false, attachments: [], embeds: [], components: [] },
    ...{ pinned: false, tts: false, edited_timestamp: null },
  }
  const source = world.addMessage(draft as unknown as Parameters<typeof world.addMessage>[0])
  const answered = begin(sandbox, person, customId, {
    type: InteractionType.MessageComponent,
    channel,
    source,
    data: { custom_id: customId, component_type: ComponentType.StringSelect, values },
  })
  // It is acknowledged first; the answer is the message that follows.
  return answered.then(() =>
    eventually(() => {
      const last = world.messagesIn(channelId).at(-1)!.message
      if (last.id === source.message.id || textOf(last) === '') throw new Error(`No answer to ${customId}`)
      return last
    }),
  )
}

/** The words of the message to which a forged control belongs. */
const CONTROL = 'A control'

function begin(sandbox: World['sandbox'], person: TestUser, called: string, begun: object): Promise<APIMessage> {
  const { world, interactions, channelIds } = sandbox
  return new Promise((resolve, reject) => {
    const state = ({ originalId }: { originalId: string | null }, now: string) => {
      const message = world.message(originalId ?? '')?.message
      if (now === 'done' && message !== undefined) resolve(message)
      if (now === 'failed') reject(new Error(`No answer to ${called}`))
    }
    interactions.begin({
      user: world.person(person.id)!.user,
      channel: world.channel(channelIds.general)!,
      ...begun,
      asker: { state, modal: () => {}, choices: () => {} },
    } as unknown as Begin)
  })
}
