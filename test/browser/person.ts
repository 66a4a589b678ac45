/** Somebody who plays by clicks, on the sandbox's page. */
import type { Browser, Locator, Page } from 'playwright-core'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Clicks after which a game should long be over. */
const MOST_CLICKS = 1200

export class Person {
  readonly page: Page
  readonly errors: string[] = []
  clicks = 0

  private constructor(page: Page) {
    this.page = page
    page.on('pageerror', (error) => this.errors.push(error.message))
  }

  static async arrive(browser: Browser, url: string, name: string, viewport = PHONE): Promise<Person> {
    const page = await browser.newPage({ viewport })
    const person = new Person(page)
    await page.goto(`${url}/?user=${name}`)
    await person.connected()
    return person
  }

  async connected(): Promise<void> {
    await this.page.locator('[data-testid=window][data-link=open]').waitFor()
  }

  /** Until the bot has answered everything that this person asked. */
  async answered(): Promise<void> {
    await this.page.locator('[data-testid=window][data-waiting="0"]').waitFor()
  }

  /** Types a slash command, its options picked from what is suggested. */
  async command(name: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    const { page } = this
    await page.getByTestId('composer').fill(`/${name}`)
    await page.keyboard.press('Enter')
    for (const [option, value] of Object.entries(options)) {
      const add = page.locator(`[data-testid=add-option][data-option=${option}]`)
      if (await add.count()) await add.click()
      await page.getByTestId(`option-${option}`).fill(value)
      await page.getByTestId('suggestion').filter({ hasText: value }).first().click()
    }
    await page.getByTestId('send').click()
    await this.answered()
  }

  /** The newest private message: the panel. */
  get panel(): Locator {
    return this.page.locator('[data-testid=message][data-ephemeral=true]').last()
  }

  async pick(select: Locator, at = 0): Promise<void> {
    await select.click()
    await this.page.getByTestId('select-option').nth(at).click()
    const confirm = this.page.getByTestId('select-confirm')
    if (await confirm.isVisible()) await confirm.click()
    await this.answered()
    this.clicks += 1
  }

  async press(button: Locator): Promise<void> {
    await button.click()
    await this.answered()
    this.clicks += 1
  }

  /** The ways in which the present decision can be handed in, the ordinary one first. */
  get exits(): Locator {
    return this.panel.locator('[data-testid=button][data-custom-id*="|exit|"]:not([disabled])')
  }

  /** What can still be added to the present choice. */
  get more(): Locator {
    return this.panel.locator('[data-testid=select][data-custom-id*="|add"]')
  }

  /**
   * Answers what the panel asks: adds to its choice as long as `greedy` says so, or it must, then hands it in the
   * ordinary way.
   * @returns false if the panel asks nothing
   */
  async answer(greedy: () => boolean = () => true): Promise<boolean> {
    const asked = await this.question()
    if (asked === null) return false
    while (this.clicks < MOST_CLICKS) {
      const must = (await this.exits.count()) === 0
      if ((await this.more.count()) === 0 || !(must || greedy())) break
      await this.pick(this.more.first())
    }
    await this.press(this.exits.first())
    return true
  }

  /** The id of the decision on the panel; null if it asks nothing. */
  async question(): Promise<string | null> {
    const button = this.panel.locator('[data-testid=button][data-custom-id*="|exit|"]').first()
    if ((await button.count()) === 0) return null
    return (await button.getAttribute('data-custom-id'))?.split('|')[4] ?? null
  }

  /** Plays on until the panel asks nothing any more. */
  async playOn(until: () => boolean = () => false): Promise<void> {
    let turn = 0
    while (!until() && this.clicks < MOST_CLICKS && (await this.answer(() => turn++ % 4 !== 3)));
  }
}
