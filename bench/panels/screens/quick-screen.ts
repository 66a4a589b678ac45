/** A client without a page: it touches the same controls as a finger would, and draws nothing. */
import type { APIMessage } from 'discord-api-types/v10'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../../sandbox/driver.ts'
import type { Tap } from '../next-tap.ts'
import type { Measured } from '../program.ts'
import type { PlayerScreen, Screens } from './player-screen.ts'

/** The beginning of the ids of buttons that open a panel. */
const DOOR = '1|open|'

/** A player's client without a page. */
export class QuickScreen implements PlayerScreen {
  readonly #program: Measured
  readonly #user: TestUser
  #threadId = ''

  private constructor(program: Measured, user: TestUser) {
    this.#program = program
    this.#user = user
  }

  /** Makes the client of a player. */
  static readonly make: Screens = async (program, user) => new QuickScreen(program, user)

  async enter(threadId: string): Promise<void> {
    this.#threadId = threadId
  }

  async setTime(): Promise<void> {}

  async asksByItself(decision: string): Promise<boolean> {
    await this.#program.holonet.idle()
    const panel = this.#user.ephemerals().at(-1)
    return panel !== undefined && controlsOf(panel).some(({ customId }) => customId.includes(`|${decision}|`))
  }

  /** The newest message of the thread that opens this player's panel, and the id of its button. */
  #door(): { readonly message: APIMessage; readonly button: string } | undefined {
    for (const message of this.#user.messages(this.#threadId).toReversed()) {
      if (isEphemeral(message)) continue
      const button = controlsOf(message).find(({ customId }) => customId.startsWith(DOOR))
      if (button !== undefined) return { message, button: button.customId }
    }
    return undefined
  }

  async mayOpen(): Promise<boolean> {
    return this.#door() !== undefined
  }

  async open(): Promise<void> {
    for (const message of this.#user.ephemerals()) this.#user.dismiss(message)
    const door = this.#door()
    if (door === undefined) throw new Error('No message opens the panel')
    await this.#user.click(door.message, door.button)
    await this.#program.holonet.idle()
  }

  async message(): Promise<APIMessage> {
    return this.#user.until('the panel', () => this.#user.ephemerals().at(-1))
  }

  async use({ control, places }: Tap): Promise<void> {
    const panel = await this.message()
    if (control.kind === 'select') {
      const values = places.flatMap((place) => control.options[place]?.value ?? [])
      await this.#user.select(panel, control.customId, values)
    } else await this.#user.click(panel, control.customId)
    await this.#program.holonet.idle()
  }

  async heights(): Promise<null> {
    return null
  }

  async words(): Promise<string> {
    return textOf(await this.message())
  }

  async close(): Promise<void> {
    this.#user.leave()
  }
}
