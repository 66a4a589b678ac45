/** A person who plays on the sandbox's page, by clicks or by keys. */
import type { Browser, Locator, Page } from 'playwright-core'
import { Fingers, type Hands } from './hands.ts'
import { type Control, controlsOn } from './looks.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Actions that answer, that ask whether an answer is meant, and that choose something for it. */
const ANSWERS = ['do', 'act']
const ASKS_FIRST = ['sure']
const CHOOSES = ['seen', 'mark', 'lane']

/** The longest wait for something on the page: Playwright's own 30 seconds may be too short on a busy machine. */
const PATIENCE_MS = 100_000

/** After this many uses of a control a game should long be over. */
const MOST_TAPS = 1500

/** Private messages that ask something, except the offer of a first game beside the choice of a deck. */
const PANEL =
  '[data-testid=message][data-ephemeral=true]:not(:has([data-custom-id^="1|learn|begin"]):not(:has([data-testid=select])))'

export type Viewport = typeof PHONE

export interface Arrival {
  readonly viewport?: Viewport
  /** The present time in the page. */
  readonly now?: Date
  readonly hands?: (page: Page) => Hands
}

export class Person {
  readonly page: Page
  readonly hands: Hands
  readonly errors: string[] = []
  /** The number of pressed buttons and used selects. */
  taps = 0
  #panel = PANEL

  private constructor(page: Page, hands: Hands) {
    this.page = page
    this.hands = hands
    page.on('pageerror', (error) => this.errors.push(error.message))
  }

  static async arrive(browser: Browser, url: string, name: string, arrival: Arrival = {}): Promise<Person> {
    const { viewport = PHONE, hands = (page) => new Fingers(page) } = arrival
    const page = await browser.newPage({ viewport })
    page.setDefaultTimeout(PATIENCE_MS)
    if (arrival.now !== undefined) await page.clock.setFixedTime(arrival.now)
    const person = new Person(page, hands(page))
    await page.goto(`${url}/?user=${name}`)
    await person.connected()
    return person
  }

  async connected(): Promise<void> {
    await this.page.locator('[data-testid=window][data-link=open]').waitFor()
  }

  /** Waits until the bot has answered all requests of this person. */
  async answered(): Promise<void> {
    await this.page.locator('[data-testid=window][data-waiting="0"]').waitFor()
  }

  /** Types a slash command; its answer becomes the panel. */
  async command(name: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.hands.command(name, options)
    await this.answered()
    await this.take()
  }

  /** Challenges somebody; changes are names of what is changed, each with the beginning of its value. */
  async challenge(opponent: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.command('play', { opponent })
    for (const [topic, value] of Object.entries(changes)) {
      await this.#pickCalled(this.panel.locator('[data-custom-id*="|choose|"]'), topic)
      await this.#pickCalled(this.panel.locator('[data-custom-id*="|change|"]'), value)
    }
    await this.panel.locator('[data-custom-id*="|choose|"]').waitFor()
  }

  async #pickCalled(select: Locator, label: string): Promise<void> {
    await this.hands.press(select)
    const options = this.page.getByTestId('select-option')
    await options.first().waitFor()
    const place = (await options.allInnerTexts()).findIndex((text) => text.startsWith(label))
    await this.page.keyboard.press('Escape')
    if (place < 0) throw new Error(`Nothing is called ${label}`)
    await this.pick(select, place)
  }

  /**
   * Takes the newest private message that asks something as the panel; others come and go.
   *
   * @returns false if there is none here
   */
  async take(): Promise<boolean> {
    if ((await this.page.locator(PANEL).count()) === 0) return false
    const id = await this.page.locator(PANEL).last().getAttribute('data-message-id')
    this.#panel = `[data-testid=message][data-message-id="${id}"]`
    return true
  }

  get panel(): Locator {
    return this.page.locator(this.#panel).last()
  }

  /** Returns the newest private message of any kind. */
  get beside(): Locator {
    return this.page.locator('[data-testid=message][data-ephemeral=true]').last()
  }

  async pick(select: Locator, ...places: readonly number[]): Promise<void> {
    await this.hands.pick(select, places.length === 0 ? [0] : places)
    await this.#tapped()
  }

  async press(button: Locator): Promise<void> {
    await this.hands.press(button)
    await this.#tapped()
  }

  async #tapped(): Promise<void> {
    await this.answered()
    this.taps += 1
  }

  // ---------------------------------------------------------------- what the panel asks

  /** Returns the controls that answer the present question. */
  async controls(): Promise<Control[]> {
    return this.panel.evaluate(controlsOn)
  }

  async use({ customId, isSelect }: Control, ...places: readonly number[]): Promise<void> {
    const control = this.panel.locator(`button[data-custom-id="${customId}"]`)
    if (isSelect) await this.pick(control, ...places)
    else await this.press(control)
  }

  /** Returns the id of the question on the panel; null if it asks nothing. */
  async question(): Promise<string | null> {
    const [control] = await this.controls()
    return control?.customId.split('|')[4] ?? null
  }

  /**
   * Returns the control that leads on: the first that answers, or else one that chooses something.
   *
   * @throws if there is none
   */
  wayOn(controls: readonly Control[]): Control {
    const way = [ANSWERS, ASKS_FIRST, CHOOSES].map((verbs) =>
      controls.find(({ action }) => verbs.includes(action[0] ?? '')),
    )
    const found = way.find((control) => control !== undefined)
    if (found === undefined) throw new Error(`No way on: ${controls.map(({ customId }) => customId).join(', ')}`)
    return found
  }

  /**
   * Answers the panel's question: chooses something in its list while `greedy` says so, then sends the answer in the
   * ordinary way.
   *
   * @returns false if the panel asks nothing
   */
  async answer(greedy: () => boolean = () => true): Promise<boolean> {
    while (this.taps < MOST_TAPS) {
      const controls = await this.controls()
      if (controls.length === 0) return false
      const more = controls.find(({ action }) => CHOOSES.includes(action[0] ?? ''))
      const way = this.wayOn(controls)
      if (more !== undefined && greedy()) await this.use(more)
      else {
        await this.use(way)
        if (ANSWERS.includes(way.action[0] ?? '')) return true
      }
    }
    return false
  }

  /** Plays on until the panel asks nothing any more. */
  async playOn(until: () => boolean = () => false): Promise<void> {
    let turn = 0
    while (!until() && this.taps < MOST_TAPS && (await this.answer(() => turn++ % 4 !== 3)));
  }
}
