/** Commands with options that no client offers, and forms that nobody has opened. */
import { type APIMessage, ApplicationCommandOptionType, InteractionType } from 'discord-api-types/v10'
import type { TestUser } from '../../sandbox/driver.ts'
import type { Begin } from '../../sandbox/interactions.ts'
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

function begin(sandbox: World['sandbox'], person: TestUser, called: string, begun: object): Promise<APIMessage> {
  const { world, interactions, channelIds } = sandbox
  return new Promise((resolve, reject) => {
    const state = ({ originalId }: { originalId: string | null }, now: string) => {
      const message = world.message(originalId ?? '')?.message
      if (now === 'done' && message !== undefined) resolve(message)
      if (now === 'failed') reject(new Error(`No answer to ${called}`))
    }
    interactions.begin({
      ...begun,
      user: world.person(person.id)!.user,
      channel: world.channel(channelIds.general)!,
      asker: { state, modal: () => {}, choices: () => {} },
    } as unknown as Begin)
  })
}
