/**
 * Operates the page: with fingers, or with keys alone. Both find controls by their positions, and count their actions.
 */
import type { Locator, Page } from 'playwright-core'
import { awaitTap, hasLanded, sourceOf, wayTo } from './looks.ts'

export interface Hands {
  press(target: Locator): Promise<void>
  /** Picks options of a select by their place, and confirms where several may be picked. */
  pick(select: Locator, places: readonly number[]): Promise<void>
  /** Writes a slash command, its options taken from what is suggested. */
  command(name: string, options: Readonly<Record<string, string>>): Promise<void>
  /** The number of touches, or keys, so far. */
  readonly count: number
}

/** The longest wait for the effect of a tap. */
const LOOKS_MS = 3_000
export const MOST_TRIES = 3

const comes = (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: LOOKS_MS }).then(
    () => true,
    () => false,
  )

export class Fingers implements Hands {
  count = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** A new message moves the page, also under a finger that is already down: such a tap does nothing. */
  async press(target: Locator): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      await this.#page.evaluate(awaitTap)
      await target.click()
      this.count += 1
      if (await this.#page.evaluate(hasLanded)) return
    }
  }

  async pick(select: Locator, places: readonly number[]): Promise<void> {
    // A late picture moves the message under the finger. After a miss, everything is tapped again from the beginning.
    for (let tries = 1; !(await this.#picked(select, places, tries < MOST_TRIES)); tries++)
      await this.#page.keyboard.press('Escape')
    const confirm = this.#page.getByTestId('select-confirm')
    if (await confirm.isVisible()) await this.press(confirm)
  }

  /** Picks options. @returns false if the list was missing; the last time that is an error */
  async #picked(select: Locator, places: readonly number[], again: boolean): Promise<boolean> {
    const options = this.#page.getByTestId('select-option')
    await this.press(select)
    for (const place of places) {
      if (again && !(await comes(options.nth(place)))) return false
      await this.press(options.nth(place))
    }
    return true
  }

  async command(name: string, options: Readonly<Record<string, string>>): Promise<void> {
    const page = this.#page
    await page.getByTestId('composer').fill(`/${name}`)
    await page.keyboard.press('Enter')
    for (const [option, value] of Object.entries(options)) {
      const add = page.locator(`[data-testid=add-option][data-option=${option}]`)
      if (await add.count()) await add.click()
      await page.getByTestId(`option-${option}`).fill(value)
      const suggested = page.getByTestId('suggestion').filter({ hasText: value })
      await suggested.first().click()
    }
    await page.getByTestId('send').click()
  }
}

/** After this many presses of one key a user would have given up. */
const PATIENCE = 300

/** Uses keys alone: no event of a mouse or a finger, and no focus that was not reached by keys. */
export class Keys implements Hands {
  count = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name)
    this.count += 1
  }

  async press(target: Locator): Promise<void> {
    await this.walkTo(target)
    await this.key('Enter')
  }

  /** Reaches a control by Tab or Shift+Tab. */
  async walkTo(target: Locator): Promise<void> {
    const wanted = await target.elementHandle()
    if (wanted === null) throw new Error('There is nothing to walk to')
    for (let steps = 0; steps < PATIENCE; steps++) {
      const way = await wanted.evaluate(wayTo)
      if (way === 'there') return
      await this.key(way === 'on' ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`Keys don't lead to ${await target.evaluate(sourceOf)}`)
  }

  async pick(select: Locator, places: readonly number[]): Promise<void> {
    await this.press(select)
    const options = this.#page.getByTestId('select-option')
    await options.first().waitFor()
    for (const place of places) {
      await this.#arrowTo(options.nth(place))
      await this.key('Enter')
    }
    const confirm = this.#page.getByTestId('select-confirm')
    if (!(await confirm.isVisible())) return
    await this.walkTo(confirm)
    await this.key('Space')
  }

  async #arrowTo(option: Locator): Promise<void> {
    const wanted = await option.elementHandle()
    for (let steps = 0; steps < PATIENCE; steps++) {
      const way = await wanted?.evaluate(wayTo)
      if (way === 'there') return
      await this.key(way === 'back' ? 'ArrowUp' : 'ArrowDown')
    }
    throw new Error('Arrows lead to no such option')
  }

  async command(name: string, options: Readonly<Record<string, string>>): Promise<void> {
    const page = this.#page
    // Keys typed outside an input go into the composer.
    await page.keyboard.type(`/${name} `)
    for (const [option, value] of Object.entries(options)) {
      const field = page.getByTestId(`option-${option}`)
      if ((await field.count()) === 0) await this.press(page.locator(`[data-testid=add-option][data-option=${option}]`))
      await field.and(page.locator(':focus')).waitFor()
      await page.keyboard.type(value)
      await page.getByTestId('suggestion').filter({ hasText: value }).first().waitFor()
      await this.key('Enter')
      await page.locator(`[data-testid=option-${option}][data-picked=true]`).waitFor()
    }
    await this.key('Enter')
  }
}
