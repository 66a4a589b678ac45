import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Channel, OptionValues } from '../../protocol.ts'
import type { App, Screen } from '../app.ts'
import {
  type BasicOption,
  check,
  checkAll,
  descriptionIn,
  type Entry,
  matching,
  nameIn,
  pickedOnly,
  type Runnable,
  runnables,
  type Suggestion,
  search,
} from '../commands.ts'
import { OPTION } from '../discord.ts'
import { channelLabel, isDm, isLocked, nameOf, type World } from '../world.ts'
import { PlainElement, touched } from './element.ts'
import { icons } from './icons.ts'
import { avatar } from './message.ts'

const TYPING_MS = 150

/** The bot's choices for the content of an option. */
interface Heard {
  option: string
  text: string
  state: 'loading' | 'there' | 'failed'
  suggestions: Suggestion[]
}

/** A command that somebody is filling in. */
interface Draft {
  runnable: Runnable
  entries: Record<string, Entry>
  /** The names of the options that are shown in the line. */
  shown: string[]
  focused: string | null
  errors: Record<string, string>
}

/** The composer: plain text, or a slash command with its options one by one. */
class Composer extends PlainElement {
  static override properties = {
    app: { attribute: false },
    world: { attribute: false },
    screen: { attribute: false },
    channel: { attribute: false },
  }
  declare app: App
  declare world: World | null
  declare screen: Screen
  declare channel: Channel

  #text = ''
  #error: string | null = null
  /** The line of the list above that Enter would take. */
  #active = 0
  #listClosed = false
  #draft: Draft | null = null
  #heard: Heard | null = null
  #loading: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #kept = new Map<string, string>()

  override connectedCallback(): void {
    super.connectedCallback()
    this.app.startCommand = (commandId, subcommand) => {
      const key = [commandId, ...subcommand].join(' ')
      const runnable = this.#all().find((one) => one.key === key || one.command.id === commandId)
      if (runnable) this.#start(runnable)
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('channel' as never) as Channel | undefined
    if (!before || before.id === this.channel.id) return
    this.#kept.set(before.id, this.#text)
    this.#text = this.#kept.get(this.channel.id) ?? ''
    this.#error = null
    this.#draft = null
    this.#heard = null
  }

  protected override updated(): void {
    const box = this.querySelector<HTMLTextAreaElement>('textarea')
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${Math.min(box.scrollHeight, 200)}px`
  }

  #all(): Runnable[] {
    return runnables(this.world?.commands ?? [], this.app.locale, isDm(this.channel))
  }

  // ------------------------------------------------------------------------------------------------------- plain text

  /** Returns the commands that fit the typed text; none unless it begins with a slash. */
  #offers(): Runnable[] {
    if (!this.#text.startsWith('/') || this.#listClosed) return []
    return search(this.#all(), this.#text.slice(1))
  }

  #typed(event: InputEvent): void {
    this.#text = (event.target as HTMLTextAreaElement).value
    this.#error = null
    this.#active = 0
    this.#listClosed = false
    const named = /^\/(.+) $/.exec(this.#text)?.[1]?.toLowerCase()
    const exact = named === undefined ? undefined : this.#all().find((one) => one.name.toLowerCase() === named)
    if (exact) this.#start(exact)
    this.requestUpdate()
  }

  #textKey(event: KeyboardEvent): void {
    const offers = this.#offers()
    if (offers.length > 0) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        this.#active = (this.#active + (event.key === 'ArrowDown' ? 1 : -1) + offers.length) % offers.length
        this.requestUpdate()
        this.#keepActiveInSight()
        return
      }
      if ((event.key === 'Enter' && !event.shiftKey) || (event.key === 'Tab' && !event.shiftKey)) {
        event.preventDefault()
        this.#start(offers[this.#active] ?? offers[0]!)
        return
      }
    }
    if (event.key === 'Escape') {
      if (offers.length > 0) this.#listClosed = true
      else if (this.screen.replyTo) this.app.show({ replyTo: null })
      this.requestUpdate()
    } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      this.#send()
    }
  }

  #send(): void {
    const content = this.#text.trim()
    if (content === '') return
    if (content.startsWith('/')) {
      this.#error = this.app.words.noCommands
      this.requestUpdate()
      return
    }
    if (this.#offline()) return
    const { replyTo } = this.screen
    this.app.ask(
      { type: 'send', channelId: this.channel.id, content, ...(replyTo ? { replyTo: replyTo.id } : {}) },
      { kind: 'message', channelId: this.channel.id, label: '' },
    )
    this.#text = ''
    if (replyTo) this.app.show({ replyTo: null })
    this.requestUpdate()
  }

  /** Without a connection nothing is sent, and the written text is kept. */
  #offline(): boolean {
    const offline = this.screen.link !== 'open'
    this.#error = offline ? this.app.words.connectionLost : null
    this.requestUpdate()
    return offline
  }

  // ---------------------------------------------------------------------------------------------------------- commands

  #start(runnable: Runnable): void {
    const shown = runnable.options.filter((option) => option.required).map((option) => option.name)
    this.#draft = { runnable, entries: {}, shown, focused: null, errors: {} }
    this.#text = ''
    this.#error = null
    this.#heard = null
    this.requestUpdate()
    void this.updateComplete.then(() => this.#focusNext())
  }

  #leave(): void {
    this.#draft = null
    this.#heard = null
    this.#error = null
    this.requestUpdate()
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('textarea')?.focus())
  }

  #option(name: string | null): BasicOption | undefined {
    return this.#draft?.runnable.options.find((option) => option.name === name)
  }

  /** Returns the values that can be picked for an option without asking the bot. */
  #known(option: BasicOption): Suggestion[] {
    const { words, locale } = this.app
    if ('choices' in option && option.choices)
      return option.choices.map((choice) => ({ name: nameIn(choice, locale), value: choice.value }))
    if (option.type === OPTION.boolean)
      return [
        { name: words.yes, value: true },
        { name: words.no, value: false },
      ]
    if (option.type === OPTION.user || option.type === OPTION.mentionable)
      return [...(this.world?.users.values() ?? [])].map((user) => ({
        name: nameOf(user),
        value: user.id,
        note: user.username,
        avatar: avatar(user),
      }))
    if (option.type === OPTION.channel) {
      const kinds = option.channel_types
      return [...(this.world?.channels.values() ?? [])]
        .filter(
          (channel) => !isDm(channel) && (!kinds || kinds.length === 0 || (kinds as number[]).includes(channel.type)),
        )
        .map((channel) => ({ name: this.world ? channelLabel(this.world, channel) : '', value: channel.id }))
    }
    return []
  }

  /** Draws the list of the option with the cursor. */
  #suggestions(): Suggestion[] {
    const option = this.#option(this.#draft?.focused ?? null)
    if (!option || !this.#draft || this.#listClosed) return []
    const entry = this.#draft.entries[option.name]
    if (autocompleted(option)) return this.#heard?.option === option.name ? this.#heard.suggestions : []
    return matching(this.#known(option), entry?.value === undefined ? (entry?.text ?? '') : '')
  }

  /** Asks the bot for choices for the typed text; answers to older text are dropped. */
  #listen(option: BasicOption): void {
    const draft = this.#draft
    if (!draft) return
    const text = draft.entries[option.name]?.text ?? ''
    const earlier = this.#heard?.option === option.name ? this.#heard.suggestions : []
    const heard: Heard = { option: option.name, text, state: 'loading', suggestions: earlier }
    this.#heard = heard
    clearTimeout(this.#timer)
    this.#loading = new Promise((resolve) => {
      this.#timer = setTimeout(async () => {
        const answer = await this.app.choices({
          type: 'autocomplete',
          channelId: this.channel.id,
          commandId: draft.runnable.command.id,
          subcommand: draft.runnable.subcommand,
          options: { ...this.#valid(draft), [option.name]: text },
          focused: option.name,
        })
        if (this.#heard === heard) {
          this.#heard = answer
            ? {
                ...heard,
                state: 'there',
                suggestions: answer.choices.map((choice) => ({
                  name: nameIn(choice, this.app.locale),
                  value: choice.value,
                })),
              }
            : { ...heard, state: 'failed', suggestions: [] }
          this.requestUpdate()
        }
        resolve()
      }, TYPING_MS)
    })
    this.requestUpdate()
  }

  #valid(draft: Draft): OptionValues {
    const values: OptionValues = {}
    for (const option of draft.runnable.options) {
      const entry = draft.entries[option.name]
      if (!entry || (entry.value === undefined && entry.text === '')) continue
      const checked = check(option, entry, this.#known(option), this.app.words)
      if ('value' in checked) values[option.name] = checked.value
    }
    return values
  }

  #fill(option: BasicOption, entry: Entry): void {
    if (!this.#draft) return
    const { [option.name]: _, ...errors } = this.#draft.errors
    this.#draft = { ...this.#draft, entries: { ...this.#draft.entries, [option.name]: entry }, errors }
    this.#error = null
    this.#active = 0
    this.#listClosed = false
    this.requestUpdate()
  }

  #pick(option: BasicOption, suggestion: Suggestion): void {
    this.#fill(option, { text: suggestion.name, value: suggestion.value })
    this.#heard = null
    this.#listClosed = true
    this.#focusNext(option.name)
  }

  #focusOption(name: string): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-testid="option-${name}"]`)?.focus())
  }

  /** Returns the first option that still needs a value; if there is none, the last one (Enter then sends). */
  #focusNext(left?: string): void {
    const draft = this.#draft
    if (!draft) return
    const empty = draft.shown.find((name) => !draft.entries[name]?.text)
    const target = empty ?? left ?? draft.shown.at(-1)
    if (target !== undefined) this.#focusOption(target)
    else void this.updateComplete.then(() => this.querySelector<HTMLElement>('.command-line')?.focus())
  }

  #focused(option: BasicOption): void {
    if (!this.#draft) return
    const changed = this.#draft.focused !== option.name
    this.#draft = { ...this.#draft, focused: option.name }
    if (changed) {
      this.#active = 0
      this.#listClosed = this.#draft.entries[option.name]?.value !== undefined
      if (autocompleted(option) && !this.#listClosed) this.#listen(option)
    }
    this.requestUpdate()
  }

  #add(name: string): void {
    if (!this.#draft) return
    this.#draft = { ...this.#draft, shown: [...this.#draft.shown, name] }
    this.requestUpdate()
    this.#focusOption(name)
  }

  #remove(name: string): void {
    if (!this.#draft) return
    const { [name]: _, ...entries } = this.#draft.entries
    this.#draft = { ...this.#draft, entries, shown: this.#draft.shown.filter((one) => one !== name), focused: null }
    this.requestUpdate()
    this.#focusNext()
  }

  async #optionKey(event: KeyboardEvent, option: BasicOption): Promise<void> {
    const suggestions = this.#suggestions()
    const entry = this.#draft?.entries[option.name]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      this.#listClosed = false
      if (suggestions.length > 0)
        this.#active = (this.#active + (event.key === 'ArrowDown' ? 1 : -1) + suggestions.length) % suggestions.length
      this.requestUpdate()
      this.#keepActiveInSight()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (suggestions.length > 0) this.#listClosed = true
      else this.#leave()
      this.requestUpdate()
    } else if (event.key === 'Backspace' && !entry?.text) {
      event.preventDefault()
      if (option.required) this.#leave()
      else this.#remove(option.name)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (entry?.value === undefined && this.#heard?.option === option.name && this.#heard.state === 'loading')
        await this.#loading
      const now = this.#suggestions()
      const wanted = this.#draft?.entries[option.name]
      const chosen = now[this.#active] ?? now[0]
      if (chosen && wanted?.value === undefined && (option.required || wanted?.text)) this.#pick(option, chosen)
      else this.#run()
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const chosen = suggestions[this.#active]
      if (chosen && entry?.value === undefined && entry?.text) {
        event.preventDefault()
        this.#pick(option, chosen)
      }
    }
  }

  #run(): void {
    const draft = this.#draft
    if (!draft) return
    const checked = checkAll(draft.runnable.options, draft.entries, (option) => this.#known(option), this.app.words)
    if ('errors' in checked) {
      const [first] = Object.keys(checked.errors)
      this.#draft = {
        ...draft,
        errors: checked.errors,
        shown: [...new Set([...draft.shown, ...Object.keys(checked.errors)])],
      }
      this.requestUpdate()
      if (first !== undefined) this.#focusOption(first)
      return
    }
    if (this.#offline()) return
    const { command, subcommand, name } = draft.runnable
    this.app.ask(
      { type: 'command', channelId: this.channel.id, commandId: command.id, subcommand, options: checked.values },
      { kind: 'command', channelId: this.channel.id, label: `/${name}` },
    )
    this.#leave()
  }

  #keepActiveInSight(): void {
    void this.updateComplete.then(() => this.querySelector('.offer.active')?.scrollIntoView({ block: 'nearest' }))
  }

  // ----------------------------------------------------------------------------------------------------------- drawing

  #offerList(): TemplateResult | typeof nothing {
    const offers = this.#offers()
    if (offers.length === 0) return nothing
    return html`<div class="picker" data-testid="command-picker">
      <div class="picker-head">${this.app.words.commands}</div>
      <div class="picker-list" role="listbox" id="offers" aria-label=${this.app.words.commands}>
        ${offers.map(
          (offer, index) =>
            html`<div
              role="option"
              id="offer-${index}"
              class="offer ${index === this.#active ? 'active' : ''}"
              data-testid="command-offer"
              data-command=${[offer.command.name, ...offer.subcommand].join(' ')}
              aria-selected=${index === this.#active}
              @mousedown=${(event: Event) => event.preventDefault()}
              @click=${() => this.#start(offer)}
            >
              <strong>/${offer.name}</strong>
              <span class="offer-options"
                >${offer.options.filter((option) => option.required).map((option) => html`<span>${nameIn(option, this.app.locale)}</span>`)}</span
              >
              <span class="offer-note">${offer.description}</span>
            </div>`,
        )}
      </div>
    </div>`
  }

  #suggestionList(draft: Draft): TemplateResult {
    const { words, locale } = this.app
    const option = this.#option(draft.focused)
    const suggestions = this.#suggestions()
    const optional = draft.runnable.options.filter((one) => !draft.shown.includes(one.name))
    const waiting =
      option !== undefined && this.#heard?.option === option.name && !this.#listClosed ? this.#heard : null
    const error = option ? draft.errors[option.name] : undefined
    const nothingFits =
      option !== undefined &&
      suggestions.length === 0 &&
      !this.#listClosed &&
      (pickedOnly(option) || waiting?.state === 'there')
    return html`<div class="picker" data-testid="command-help">
      <div class="picker-head">
        ${
          option
            ? html`<strong>${nameIn(option, locale)}</strong> ${descriptionIn(option, locale)}
                <span class="optional">${option.required ? words.required : words.optional}</span>`
            : html`<strong>/${draft.runnable.name}</strong> ${draft.runnable.description}`
        }
      </div>
      ${error ? html`<p class="picker-error" role="alert" data-testid="option-error">${error}</p>` : nothing}
      ${waiting?.state === 'loading' && suggestions.length === 0 ? html`<p class="picker-note">${words.loading}</p>` : nothing}
      ${waiting?.state === 'failed' ? html`<p class="picker-error" data-testid="choices-failed">${words.loadFailed}</p>` : nothing}
      ${nothingFits ? html`<p class="picker-note" data-testid="no-choices">${words.noChoices}</p>` : nothing}
      ${
        option && suggestions.length > 0
          ? html`<div
            class="picker-list"
            role="listbox"
            id="suggestions"
            data-testid="suggestions"
            aria-busy=${waiting?.state === 'loading'}
            aria-label=${nameIn(option, locale)}
          >
            ${suggestions.map(
              (suggestion, index) =>
                html`<div
                  role="option"
                  id="suggestion-${index}"
                  class="offer suggestion ${index === this.#active ? 'active' : ''}"
                  data-testid="suggestion"
                  data-value=${String(suggestion.value)}
                  aria-selected=${index === this.#active}
                  @mousedown=${(event: Event) => event.preventDefault()}
                  @click=${() => this.#pick(option, suggestion)}
                >
                  ${suggestion.avatar ? html`<img class="small-avatar" src=${suggestion.avatar} alt="" />` : nothing}
                  <span>${suggestion.name}</span>
                  ${suggestion.note && suggestion.note !== suggestion.name ? html`<span class="offer-note">${suggestion.note}</span>` : nothing}
                </div>`,
            )}
          </div>`
          : nothing
      }
      ${
        optional.length > 0
          ? html`<div class="more-options">
            <span>${words.addOption}</span>
            ${optional.map(
              (one) =>
                html`<button
                  type="button"
                  class="chip"
                  data-testid="add-option"
                  data-option=${one.name}
                  title=${descriptionIn(one, locale)}
                  @mousedown=${(event: Event) => event.preventDefault()}
                  @click=${() => this.#add(one.name)}
                >
                  + ${nameIn(one, locale)}
                </button>`,
            )}
          </div>`
          : nothing
      }
    </div>`
  }

  #pill(draft: Draft, name: string): TemplateResult | typeof nothing {
    const option = this.#option(name)
    if (!option) return nothing
    const { words, locale } = this.app
    const entry = draft.entries[name]
    const wrong = draft.errors[name] !== undefined
    const here = draft.focused === name
    if (option.type === OPTION.attachment) return this.#filePill(draft, option)
    const numeric = option.type === OPTION.integer || option.type === OPTION.number
    return html`<div class="pill ${wrong ? 'bad' : ''} ${here ? 'here' : ''}" data-testid="option" data-option=${name}>
      <label for="option-${name}">${nameIn(option, locale)}</label>
      <input
        id="option-${name}"
        data-testid="option-${name}"
        type="text"
        role="combobox"
        inputmode=${numeric ? (option.type === OPTION.integer ? 'numeric' : 'decimal') : 'text'}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        size=${Math.max(4, Math.min((entry?.text.length ?? 0) + 1, 28))}
        aria-expanded=${here && this.#suggestions().length > 0}
        aria-controls="suggestions"
        aria-activedescendant=${here && this.#suggestions().length > 0 ? `suggestion-${this.#active}` : nothing}
        aria-required=${option.required === true}
        aria-invalid=${wrong}
        data-picked=${entry?.value !== undefined}
        .value=${entry?.text ?? ''}
        @focus=${() => this.#focused(option)}
        @click=${() => {
          if (!this.#listClosed) return
          this.#listClosed = false
          if (autocompleted(option) && entry?.value === undefined) this.#listen(option)
          this.requestUpdate()
        }}
        @input=${(event: Event) => {
          this.#fill(option, { text: (event.target as HTMLInputElement).value })
          if (autocompleted(option)) this.#listen(option)
        }}
        @keydown=${(event: KeyboardEvent) => this.#optionKey(event, option)}
      />
      ${
        option.required
          ? nothing
          : html`<button type="button" class="pill-remove" aria-label=${words.removeOption(nameIn(option, locale))} @click=${() => this.#remove(name)}>
            ${icons.close}
          </button>`
      }
    </div>`
  }

  #filePill(draft: Draft, option: BasicOption): TemplateResult {
    const { words, locale } = this.app
    const { name } = option
    const entry = draft.entries[name]
    const wrong = draft.errors[name] !== undefined
    const here = draft.focused === name
    return html`<div class="pill ${wrong ? 'bad' : ''} ${here ? 'here' : ''}" data-testid="option" data-option=${name}>
      <label for="option-${name}">${nameIn(option, locale)}</label>
      <label class="pill-file">
        <input
          id="option-${name}"
          data-testid="option-${name}"
          type="file"
          aria-required=${option.required === true}
          aria-invalid=${wrong}
          data-picked=${entry?.value !== undefined}
          @focus=${() => this.#focused(option)}
          @change=${(event: Event) => void this.#upload(option, event.target as HTMLInputElement)}
        />
        <span>${entry?.text || words.chooseFile}</span>
      </label>
      <button type="button" class="pill-remove" aria-label=${words.removeOption(nameIn(option, locale))} @click=${() => this.#remove(name)}>
        ${icons.close}
      </button>
    </div>`
  }

  /** The command refers to an uploaded file by its id. */
  async #upload(option: BasicOption, input: HTMLInputElement): Promise<void> {
    const draft = this.#draft
    const file = input.files?.[0]
    if (!draft || !file) return
    this.#fill(option, { text: this.app.words.uploading })
    const id = await this.app.upload(file)
    if (this.#draft?.runnable !== draft.runnable) return
    if (id !== null) return this.#fill(option, { text: file.name, value: id })
    this.#fill(option, { text: '' })
    this.#draft = { ...this.#draft, errors: { ...this.#draft.errors, [option.name]: this.app.words.errFile } }
    this.requestUpdate()
  }

  #commandLine(draft: Draft): TemplateResult {
    const { words } = this.app
    return html`${this.#suggestionList(draft)}
      ${this.#error ? html`<p class="write-error" role="alert" data-testid="composer-error">${this.#error}</p>` : nothing}
      <div
        class="write command-line"
        tabindex="-1"
        data-testid="command-line"
        data-command=${[draft.runnable.command.name, ...draft.runnable.subcommand].join(' ')}
        @keydown=${(event: KeyboardEvent) => {
          if (event.target !== event.currentTarget) return
          if (event.key === 'Enter') {
            event.preventDefault()
            this.#run()
          } else if (event.key === 'Escape' || event.key === 'Backspace') this.#leave()
        }}
      >
        <div class="pills">
          <span class="command-name">/${draft.runnable.name}</span>
          ${draft.shown.map((name) => this.#pill(draft, name))}
        </div>
        <button type="button" class="icon-button" data-testid="cancel-command" aria-label=${words.cancel} title=${words.cancel} @click=${() => this.#leave()}>
          ${icons.close}
        </button>
        <button type="button" class="icon-button send" data-testid="send" aria-label=${words.send} title=${words.send} @click=${() => this.#run()}>
          ${icons.send}
        </button>
      </div>`
  }

  #textLine(): TemplateResult {
    const { words } = this.app
    const where = this.world ? channelLabel(this.world, this.channel) : ''
    const offers = this.#offers()
    const { replyTo } = this.screen
    return html`${this.#offerList()}
      ${this.#error ? html`<p class="write-error" role="alert" data-testid="composer-error">${this.#error}</p>` : nothing}
      ${
        replyTo
          ? html`<div class="reply-bar">
            <span>${words.replyingTo(nameOf(replyTo.author))}</span>
            <button type="button" class="icon-button" aria-label=${words.cancel} @click=${() => this.app.show({ replyTo: null })}>${icons.close}</button>
          </div>`
          : nothing
      }
      <div class="write">
        <button
          type="button"
          class="icon-button slash"
          data-testid="slash"
          aria-label=${words.commands}
          title=${words.commands}
          @click=${() => {
            this.#text = '/'
            this.#listClosed = false
            this.#active = 0
            this.requestUpdate()
            this.querySelector<HTMLElement>('textarea')?.focus()
          }}
        >
          /
        </button>
        <textarea
          rows="1"
          data-testid="composer"
          aria-label=${words.messageIn(where)}
          placeholder=${words.messageIn(where)}
          maxlength="2000"
          aria-haspopup="listbox"
          aria-controls=${offers.length > 0 ? 'offers' : nothing}
          aria-autocomplete="list"
          aria-activedescendant=${offers.length > 0 ? `offer-${this.#active}` : nothing}
          ?disabled=${isLocked(this.channel)}
          .value=${this.#text}
          @input=${(event: InputEvent) => this.#typed(event)}
          @keydown=${(event: KeyboardEvent) => this.#textKey(event)}
        ></textarea>
        ${
          this.#text.trim() === '' && !touched()
            ? nothing
            : html`<button type="button" class="icon-button send" data-testid="send" aria-label=${words.send} title=${words.send} @click=${() => this.#send()}>
              ${icons.send}
            </button>`
        }
      </div>`
  }

  protected override render(): TemplateResult {
    return html`<div class="composer">${this.#draft ? this.#commandLine(this.#draft) : this.#textLine()}</div>`
  }
}

const autocompleted = (option: BasicOption): boolean => 'autocomplete' in option && option.autocomplete === true

customElements.define('sandbox-composer', Composer)
