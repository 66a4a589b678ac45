import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { allowed, found, inMenuOrder, type Limits, type Pickable, same, toggle } from '../picking.ts'
import type { Words } from '../words.ts'
import { PlainElement, touched } from './element.ts'
import { icons } from './icons.ts'

const SEARCH_FROM = 11

/**
 * A select menu for fingers, keys and mouse. One pick closes the list at once. Several picks are confirmed, or applied
 * when the list is closed. Escape changes nothing. Fires `picks` with the values.
 */
export class Select extends PlainElement {
  static override properties = {
    options: { attribute: false },
    initial: { attribute: false },
    source: { attribute: false },
    limits: { attribute: false },
    words: { attribute: false },
    placeholder: { attribute: false },
    label: { attribute: false },
    customId: { attribute: false },
    disabled: { attribute: false },
    waiting: { attribute: false },
    busy: { attribute: false },
  }
  declare options: readonly Pickable[]
  /** The initial picks. */
  declare initial: readonly string[]
  /** The object that this menu was made from; when it is replaced, the picks fall back to `initial`. */
  declare source: unknown
  declare limits: Limits
  declare words: Words
  declare placeholder: string | undefined
  declare label: string | undefined
  declare customId: string
  declare disabled: boolean
  /** Nothing can be picked until an answer has come; the focus may stay here meanwhile. */
  declare waiting: boolean | undefined
  declare busy: boolean

  picked: readonly string[] = []
  #draft: readonly string[] = []
  #open = false
  #search = ''

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('source')) return
    this.picked = inMenuOrder(this.initial, this.options)
    if (this.#open) this.#draft = inMenuOrder(this.#draft, this.options)
  }

  #show(): void {
    if (this.disabled || this.waiting || this.#open) return
    this.#open = true
    this.#draft = this.picked
    this.#search = ''
    this.requestUpdate()
    void this.updateComplete.then(() => {
      const dialog = this.querySelector('dialog')
      dialog?.showModal()
      this.#place()
      const search = this.querySelector<HTMLElement>('input[type=search]')
      if (search && !touched()) search.focus()
      else
        this.#optionElements()
          .find((one) => one.ariaSelected === 'true' || one.tabIndex === 0)
          ?.focus()
    })
  }

  /** The list stands under its button on a large screen; the style sheet moves it to the bottom of a small one. */
  #place(): void {
    const button = this.querySelector('.select-button')?.getBoundingClientRect()
    const panel = this.querySelector<HTMLElement>('.select-panel')
    if (!button || !panel) return
    const below = innerHeight - button.bottom - 12
    const above = button.top - 12
    const upwards = below < Math.min(panel.scrollHeight, 320) && above > below
    panel.style.setProperty('--left', `${Math.max(8, Math.min(button.left, innerWidth - 328))}px`)
    panel.style.setProperty('--width', `${Math.max(button.width, 320)}px`)
    panel.style.setProperty('--top', upwards ? 'auto' : `${button.bottom + 4}px`)
    panel.style.setProperty('--bottom', upwards ? `${innerHeight - button.top + 4}px` : 'auto')
    panel.style.setProperty('--height', `${Math.min(420, upwards ? above : below)}px`)
  }

  #close(apply: boolean): void {
    if (!this.#open) return
    this.#open = false
    this.querySelector('dialog')?.close()
    const draft = inMenuOrder(this.#draft, this.options)
    if (apply && !this.disabled && !this.waiting && allowed(draft, this.limits) && !same(draft, this.picked)) {
      this.picked = draft
      this.dispatchEvent(new CustomEvent<string[]>('picks', { detail: draft }))
    }
    this.requestUpdate()
  }

  #toggle(value: string): void {
    const before = this.#draft
    this.#draft = toggle(before, value, this.limits)
    if (this.limits.max === 1) this.#close(true)
    else this.requestUpdate()
  }

  #optionElements(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=option]')]
  }

  #key(event: KeyboardEvent): void {
    const elements = this.#optionElements()
    const at = elements.indexOf(event.target as HTMLElement)
    const focus = (index: number): void => {
      event.preventDefault()
      elements[Math.max(0, Math.min(index, elements.length - 1))]?.focus()
    }
    if (event.key === 'ArrowDown') focus(at + 1)
    else if (event.key === 'ArrowUp') focus(at - 1)
    else if (at === -1) {
      if (event.key === 'Enter' && this.#search !== '' && elements.length === 1)
        this.#toggle(elements[0]!.dataset.value!)
    } else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(elements.length - 1)
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      this.#toggle(elements[at]!.dataset.value!)
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase()
      const from = [...elements.slice(at + 1), ...elements.slice(0, at + 1)]
      from.find((one) => one.textContent.trim().toLowerCase().startsWith(letter))?.focus()
    }
  }

  #option(option: Pickable, first: boolean): TemplateResult {
    const picked = this.#draft.includes(option.value)
    const full = !picked && this.limits.max > 1 && this.#draft.length >= this.limits.max
    return html`<div
      role="option"
      class="select-option"
      data-testid="select-option"
      data-value=${option.value}
      aria-selected=${picked}
      aria-disabled=${full}
      tabindex=${first ? 0 : -1}
      @click=${() => this.#toggle(option.value)}
    >
      ${option.avatar ? html`<img class="small-avatar" src=${option.avatar} alt="" />` : nothing}
      ${option.emoji ? html`<span class="emoji">${option.emoji}</span>` : nothing}
      <span class="select-text">
        <span class="select-label">${option.label}</span>
        ${option.description ? html`<span class="select-description">${option.description}</span>` : nothing}
      </span>
      <span class=${this.limits.max > 1 ? 'tick box' : 'tick'}>${picked ? icons.check : nothing}</span>
    </div>`
  }

  #panel(): TemplateResult {
    const { words, limits } = this
    const shown = found(this.options, this.#search)
    const missing = this.#draft.length < limits.min
    return html`<dialog
      class="select-dialog"
      aria-label=${this.label ?? this.placeholder ?? words.makeSelection}
      data-testid="select-popover"
      data-custom-id=${this.customId}
      @cancel=${(event: Event) => {
        event.preventDefault()
        event.stopPropagation()
        this.#close(false)
      }}
      @click=${(event: Event) => event.target === event.currentTarget && this.#close(true)}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
    >
      <div class="select-panel">
        <div class="select-title">${this.placeholder ?? words.makeSelection}</div>
        ${
          this.options.length >= SEARCH_FROM
            ? html`<input
              type="search"
              class="select-search"
              data-testid="select-search"
              aria-label=${words.search}
              placeholder=${words.search}
              .value=${this.#search}
              @input=${(event: InputEvent) => {
                this.#search = (event.target as HTMLInputElement).value
                this.requestUpdate()
              }}
            />`
            : nothing
        }
        <div class="select-list" role="listbox" aria-multiselectable=${limits.max > 1} aria-label=${this.placeholder ?? words.makeSelection}>
          ${repeat(
            shown,
            (option) => option.value,
            (option, index) => this.#option(option, index === 0),
          )}
        </div>
        ${shown.length === 0 ? html`<p class="select-nothing">${words.nothingFound}</p>` : nothing}
        ${
          limits.max > 1
            ? html`<div class="select-foot">
              <span class="select-count" aria-live="polite"
                >${missing ? words.chooseAtLeast(limits.min) : words.chosen(this.#draft.length, limits.max)}</span
              >
              <button
                type="button"
                class="btn primary"
                data-testid="select-confirm"
                ?disabled=${missing}
                @click=${() => this.#close(true)}
              >
                ${words.confirm}
              </button>
            </div>`
            : nothing
        }
      </div>
    </dialog>`
  }

  protected override render(): TemplateResult {
    const chosen = this.options.filter((option) => this.picked.includes(option.value))
    const words = this.words
    return html`<button
        type="button"
        class="select-button"
        data-testid="select"
        data-custom-id=${this.customId}
        data-values=${JSON.stringify(this.picked)}
        aria-haspopup="listbox"
        aria-expanded=${this.#open}
        aria-label=${[this.label, this.placeholder ?? words.makeSelection, ...chosen.map((one) => one.label)].filter(Boolean).join(', ')}
        aria-busy=${this.busy}
        aria-disabled=${this.waiting === true}
        ?disabled=${this.disabled}
        @click=${() => this.#show()}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          this.#show()
        }}
      >
        <span class=${chosen.length > 0 ? 'select-value' : 'select-value empty'}
          >${
            chosen.length > 0
              ? chosen.map(
                  (one) =>
                    html`<span class="select-chip">${one.emoji ? html`<span class="emoji">${one.emoji}</span> ` : nothing}${one.label}</span>`,
                )
              : (this.placeholder ?? words.makeSelection)
          }</span
        >
        ${this.busy ? html`<span class="dots"><i></i><i></i><i></i></span>` : icons.down}
      </button>
      ${this.#open ? this.#panel() : nothing}`
  }
}

customElements.define('sandbox-select', Select)
