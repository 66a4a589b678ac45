/** Keeps the keyboard focus on the user's control while the bot redraws the page. */

/** A place by names that survive redrawing. */
interface Place {
  readonly element: HTMLElement
  readonly messageId: string | undefined
  readonly customId: string | undefined
  readonly writing: boolean
}

const MESSAGE = 'li.message'

const messageOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(MESSAGE)

const messageBy = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector<HTMLElement>(`${MESSAGE}[data-message-id="${CSS.escape(id)}"]`)

const composer = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-testid=composer], .command-line input, .command-line')

const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')

/** Whether nothing has the focus, or a control that can't be used any more. */
function isLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

export class Focus {
  #last: Place | null = null
  /** The place of the focus in an earlier message: dismissing a message leads back there. */
  #before: Place | null = null

  constructor(page: HTMLElement) {
    page.addEventListener('focusin', (event) => this.#moved(event.target as HTMLElement))
    // A click on nothing removes the focus on purpose.
    addEventListener('pointerdown', () => setTimeout(() => isLost() && this.#forget()))
    document.addEventListener('keydown', (event) => this.#key(event))
    new MutationObserver(() => this.#mend()).observe(page, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
  }

  /** Moves the focus to the message with which the bot has answered, unless somebody is writing. */
  answer(messageId: string): void {
    const text = document.querySelector<HTMLTextAreaElement>('textarea[data-testid=composer]')
    if (document.querySelector('dialog[open], .command-line') || (text !== null && text.value !== '')) return
    messageBy(messageId)?.focus({ preventScroll: true })
  }

  #moved(element: HTMLElement): void {
    if (element.closest('dialog')) return
    const messageId = messageOf(element)?.dataset.messageId
    if (this.#last?.messageId !== undefined && this.#last.messageId !== messageId) this.#before = this.#last
    const writing = element.closest('sandbox-composer') !== null
    this.#last = { element, messageId, customId: element.dataset.customId, writing }
  }

  #forget(): void {
    this.#last = null
    this.#before = null
  }

  #mend(): void {
    if (this.#last === null || !isLost() || document.querySelector('dialog[open]')) return
    const places = [this.#last, this.#before]
    const found = places.map((place) => place && this.#find(place)).find((element) => element != null)
    const newest = [...document.querySelectorAll<HTMLElement>(MESSAGE)].at(-1)
    ;(found ?? newest ?? composer())?.focus({ preventScroll: true })
  }

  /** Returns the same control if it still exists, else the message that held it. */
  #find({ element, messageId, customId, writing }: Place): HTMLElement | null {
    if (isUsable(element)) return element
    if (messageId === undefined) return writing ? composer() : null
    const message = messageBy(messageId)
    const controls = [...(message?.querySelectorAll<HTMLElement>('[data-custom-id]') ?? [])]
    const same = controls.find((one) => one.dataset.customId === customId && one.matches('button') && isUsable(one))
    return same ?? message
  }

  /** Arrows move from message to message; keys typed outside an input go into the composer. */
  #key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement
    const onMessage = target.matches(MESSAGE)
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (onMessage && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const all = [...document.querySelectorAll<HTMLElement>(MESSAGE)]
      const next = all[all.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1)]
      event.preventDefault()
      next?.focus()
    } else if ((onMessage || target.matches('body, .scroller')) && event.key.length === 1 && event.key !== ' ')
      composer()?.focus()
  }
}
