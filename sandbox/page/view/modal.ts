import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { ModalValues } from '../../protocol.ts'
import type { App, ModalFrame, Pending, Screen } from '../app.ts'
import { COMPONENT } from '../discord.ts'
import { type Field, faults, type Input, isField, isRequired, partsOf, startValue } from '../fields.ts'
import { nameOf } from '../world.ts'
import { pickables } from './components.ts'
import { openModally, PlainElement } from './element.ts'
import { icons } from './icons.ts'
import { formatted } from './markdown.ts'
import { avatar } from './message.ts'

/** A form that the bot has asked the reader to fill in. */
class Modal extends PlainElement {
  static override properties = { app: { attribute: false }, frame: { attribute: false }, screen: { attribute: false } }
  declare app: App
  declare frame: ModalFrame
  /** A property only so that the form is redrawn when its state changes. */
  declare screen: Screen

  #values: ModalValues = {}
  #faults: Record<string, string> = {}

  get #fields(): Field[] {
    return partsOf(this.frame.modal.components).filter(isField)
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('frame')) return
    this.#faults = {}
    this.#values = Object.fromEntries(this.#fields.map(({ input }) => [input.custom_id, startValue(input)]))
  }

  get #mine(): Pending[] {
    return [...this.screen.pending.values()].filter((one) => one.kind === 'modal')
  }

  get #sending(): boolean {
    return this.#mine.some((one) => one.state === 'sent')
  }

  #set(input: Input, value: string | string[] | boolean): void {
    this.#values = { ...this.#values, [input.custom_id]: value }
    delete this.#faults[input.custom_id]
    this.requestUpdate()
  }

  #submit(event: Event): void {
    event.preventDefault()
    if (this.#sending) return
    this.#faults = faults(this.#fields, this.#values, this.app.words)
    this.requestUpdate()
    const [wrong] = Object.keys(this.#faults)
    if (wrong !== undefined) {
      const field = [...this.querySelectorAll<HTMLElement>('[data-custom-id]')].find(
        (one) => one.dataset.customId === wrong,
      )
      ;(field?.matches('input, textarea, button')
        ? field
        : field?.querySelector<HTMLElement>('input, textarea, button')
      )?.focus()
      return
    }
    const { interactionId, channelId, modal } = this.frame
    // A radio group without a pick has no value, not an empty one.
    const untouched = this.#fields.filter(
      ({ input }) => input.type === COMPONENT.radioGroup && this.#values[input.custom_id] === '',
    )
    const values = { ...this.#values }
    for (const { input } of untouched) delete values[input.custom_id]
    this.app.ask({ type: 'submitModal', interactionId, values }, { kind: 'modal', channelId, label: modal.title })
  }

  #choice(
    input: Input,
    type: 'radio' | 'checkbox',
    option: { value: string; label: string; description?: string },
  ): TemplateResult {
    const value = this.#values[input.custom_id]
    const picked = Array.isArray(value) ? value.includes(option.value) : value === option.value
    const change = (): void => {
      if (!Array.isArray(value)) this.#set(input, option.value)
      else this.#set(input, picked ? value.filter((one) => one !== option.value) : [...value, option.value])
    }
    const full =
      !picked &&
      input.type === COMPONENT.checkboxGroup &&
      Array.isArray(value) &&
      value.length >= (input.max_values ?? input.options.length)
    return html`<label class="choice">
      <input type=${type} name=${input.custom_id} value=${option.value} data-testid="modal-choice" .checked=${picked} ?disabled=${full} @change=${change} />
      <span>${option.label}${option.description ? html`<span class="field-note">${option.description}</span>` : nothing}</span>
    </label>`
  }

  #input(field: Field, id: string): TemplateResult {
    const { input } = field
    const { words } = this.app
    const wrong = this.#faults[input.custom_id]
    switch (input.type) {
      case COMPONENT.textInput: {
        const value = String(this.#values[input.custom_id] ?? '')
        const change = (event: Event): void =>
          this.#set(input, (event.target as HTMLInputElement | HTMLTextAreaElement).value)
        const box =
          input.style === 2
            ? html`<textarea
              id=${id}
              class="text-field"
              rows="4"
              data-testid="modal-input"
              data-custom-id=${input.custom_id}
              placeholder=${input.placeholder ?? ''}
              maxlength=${input.max_length ?? 4000}
              aria-required=${isRequired(input)}
              aria-invalid=${wrong !== undefined}
              aria-describedby="${id}-note"
              .value=${value}
              @input=${change}
            ></textarea>`
            : html`<input
              id=${id}
              type="text"
              class="text-field"
              data-testid="modal-input"
              data-custom-id=${input.custom_id}
              placeholder=${input.placeholder ?? ''}
              maxlength=${input.max_length ?? 4000}
              aria-required=${isRequired(input)}
              aria-invalid=${wrong !== undefined}
              aria-describedby="${id}-note"
              autocomplete="off"
              .value=${value}
              @input=${change}
            />`
        return html`${box}${input.max_length === undefined ? nothing : html`<span class="left-over">${input.max_length - value.length}</span>`}`
      }
      case COMPONENT.checkbox:
        return html`<label class="choice">
          <input
            id=${id}
            type="checkbox"
            data-testid="modal-checkbox"
            data-custom-id=${input.custom_id}
            .checked=${this.#values[input.custom_id] === true}
            @change=${(event: Event) => this.#set(input, (event.target as HTMLInputElement).checked)}
          />
          <span>${field.label}</span>
        </label>`
      case COMPONENT.radioGroup:
      case COMPONENT.checkboxGroup: {
        const type = input.type === COMPONENT.radioGroup ? 'radio' : 'checkbox'
        return html`<div
          role=${type === 'radio' ? 'radiogroup' : 'group'}
          aria-labelledby="${id}-label"
          data-testid="modal-group"
          data-custom-id=${input.custom_id}
        >
          ${input.options.map((option) => this.#choice(input, type, option))}
        </div>`
      }
      case COMPONENT.fileUpload:
        return html`<p class="field-note" data-custom-id=${input.custom_id}>${words.noUpload}</p>`
      default: {
        const { options, initial } = pickables(this.app, input)
        const min = isRequired(input) ? (input.min_values ?? 1) : 0
        return html`<sandbox-select
          .options=${options}
          .initial=${initial}
          .source=${input}
          .limits=${{ min, max: input.max_values ?? 1 }}
          .words=${words}
          .label=${field.label}
          .placeholder=${input.placeholder}
          .customId=${input.custom_id}
          .disabled=${false}
          @picks=${(event: CustomEvent<string[]>) => this.#set(input, event.detail)}
        ></sandbox-select>`
      }
    }
  }

  #field(field: Field): TemplateResult {
    const { input } = field
    const id = `modal-${input.custom_id}`
    const wrong = this.#faults[input.custom_id]
    const heads = input.type !== COMPONENT.checkbox
    return html`<div class="field">
      ${
        heads
          ? html`<label class="field-label" id="${id}-label" for=${id}
            >${field.label}${isRequired(input) ? html`<span class="star" aria-hidden="true"> *</span>` : nothing}</label
          >`
          : nothing
      }
      ${field.description ? html`<span class="field-note">${field.description}</span>` : nothing} ${this.#input(field, id)}
      <span class="wrong" id="${id}-note" role=${wrong ? 'alert' : nothing}>${wrong ?? ''}</span>
    </div>`
  }

  protected override render(): TemplateResult {
    const { app, frame } = this
    const { words } = app
    const bot = app.world?.users.get(app.world.botId)
    const sending = this.#sending
    const failed = this.#mine.find((one) => one.state === 'failed' || one.state === 'refused')
    return html`<dialog
      class="card-dialog"
      aria-labelledby="modal-title"
      data-testid="modal"
      data-custom-id=${frame.modal.custom_id}
      ${ref(openModally)}
      @cancel=${(event: Event) => {
        event.preventDefault()
        app.closeModal()
      }}
    >
      <form class="card" novalidate @submit=${(event: Event) => this.#submit(event)}>
        <div class="card-head">
          ${bot ? html`<img class="small-avatar" src=${avatar(bot)} alt=${nameOf(bot)} />` : nothing}
          <h2 id="modal-title">${frame.modal.title}</h2>
          <button type="button" class="icon-button" aria-label=${words.close} @click=${() => app.closeModal()}>${icons.close}</button>
        </div>
        <div class="card-body">
          ${failed ? html`<p class="modal-failed" role="alert" data-testid="modal-failed">${failed.reason ?? words.modalFailed}</p>` : nothing}
          ${partsOf(frame.modal.components).map((part) =>
            isField(part) ? this.#field(part) : html`<div class="text-display">${formatted(app, part.text)}</div>`,
          )}
        </div>
        <div class="card-foot">
          <button type="button" class="btn quiet" data-testid="modal-cancel" @click=${() => app.closeModal()}>${words.cancel}</button>
          <button class="btn primary" data-testid="modal-submit" aria-busy=${sending} aria-disabled=${sending}>${words.submit}</button>
        </div>
      </form>
    </dialog>`
  }
}

customElements.define('sandbox-modal', Modal)

export const modal = (app: App): TemplateResult | typeof nothing =>
  app.screen.modal
    ? html`<sandbox-modal .app=${app} .frame=${app.screen.modal} .screen=${app.screen}></sandbox-modal>`
    : nothing
