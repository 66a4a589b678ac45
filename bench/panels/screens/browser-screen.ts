/** A phone in a browser. */
import type { APIMessage } from 'discord-api-types/v10'
import type { Browser, Locator } from 'playwright-core'
import type { TestUser } from '../../../sandbox/driver.ts'
import { messageHeight } from '../../../src/discord/table/phone-room.ts'
import { MOST_TRIES } from '../../../test/browser/hands.ts'
import { heightsDrawn } from '../../../test/browser/looks.ts'
import { Person, PHONE } from '../../../test/browser/person.ts'
import type { Tap } from '../next-tap.ts'
import type { Measured } from '../program.ts'
import type { Heights, PlayerScreen, Screens } from './player-screen.ts'

/** A panel that asks by itself is drawn and changed within this time. */
const CHANGE_MS = 5_000
/** A thread that is touched shows its messages within this time. */
const ENTER_MS = 10_000

/** A player's window in a browser. */
export class BrowserScreen implements PlayerScreen {
  readonly person: Person
  readonly #program: Measured
  readonly #user: TestUser

  private constructor(program: Measured, user: TestUser, person: Person) {
    this.#program = program
    this.#user = user
    this.person = person
  }

  /** Returns what opens a window for each player. */
  static in(browser: Browser): Screens {
    return async (program, user, { name }) => {
      const now = program.clock.now()
      const person = await Person.arrive(browser, program.sandbox.url, name, { viewport: PHONE, now })
      return new BrowserScreen(program, user, person)
    }
  }

  async enter(threadId: string): Promise<void> {
    const { page } = this.person
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      await page.locator(`[data-testid=thread-card][data-channel-id="${threadId}"]`).last().click()
      const there = await page
        .locator(`[data-testid=channel-view][data-channel-id="${threadId}"] [data-testid=message]`)
        .first()
        .waitFor({ timeout: ENTER_MS })
        .then(
          () => true,
          () => false,
        )
      if (there) return
    }
    throw new Error('The thread does not open')
  }

  setTime(now: Date): Promise<void> {
    return this.person.page.clock.setFixedTime(now)
  }

  async asksByItself(decision: string): Promise<boolean> {
    const { panel } = this.person
    if ((await panel.count()) === 0) return false
    const control = panel.locator(`[data-custom-id*="|${decision}|"]`).first()
    return control.waitFor({ timeout: CHANGE_MS }).then(
      () => true,
      () => false,
    )
  }

  /** The buttons in the thread that open this player's panel. */
  get #doors(): Locator {
    return this.person.page.locator('[data-ephemeral=false] [data-custom-id^="1|open|"]')
  }

  async mayOpen(): Promise<boolean> {
    return (await this.#doors.count()) > 0
  }

  async open(): Promise<void> {
    const { person } = this
    for (const message of this.#user.ephemerals()) this.#user.dismiss(message)
    await person.page.locator('[data-testid=message][data-ephemeral=true]').first().waitFor({ state: 'detached' })
    await person.hands.press(this.#doors.last())
    await person.answered()
    if (!(await person.take()))
      throw new Error(`No panel came: ${await person.page.getByTestId('messages').innerText()}`)
  }

  async message(): Promise<APIMessage> {
    const id = await this.person.panel.getAttribute('data-message-id')
    return this.#user.until('the panel', () => this.#user.ephemerals().find((message) => message.id === id))
  }

  async use({ control, places }: Tap): Promise<void> {
    const { person } = this
    const target = person.panel.locator(`button[data-custom-id="${control.customId}"]`)
    if (control.kind === 'select') await person.pick(target, ...places)
    else await person.press(target)
    await this.#program.holonet.idle()
    await person.answered()
  }

  async heights(): Promise<Heights> {
    const { panel } = this.person
    await panel.scrollIntoViewIfNeeded()
    await panel.evaluate(drawn)
    const height = Math.round((await panel.boundingBox())?.height ?? 0)
    const { components = [] } = await this.message()
    return { height, expected: messageHeight(components, await panel.evaluate(heightsDrawn)) }
  }

  words(): Promise<string> {
    return this.person.panel.innerText()
  }

  close(): Promise<void> {
    return this.person.page.close()
  }
}

interface Image {
  loading: string
  decode(): Promise<void>
}

/** Waits until all pictures of a message are drawn, or ten seconds. Runs within the page. */
async function drawn(message: unknown): Promise<void> {
  const images = [...(message as { querySelectorAll(selector: string): Iterable<Image> }).querySelectorAll('img')]
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager'
      // A picture that is taken out of the page while it loads is never decoded.
      const late = new Promise<void>((done) => setTimeout(done, 10_000))
      return Promise.race([image.decode().catch(() => undefined), late])
    }),
  )
}
