import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { FAULTS } from '../../protocol.ts'
import type { App } from '../app.ts'
import { isUserName } from '../names.ts'
import { now } from '../now.ts'
import { readMoment, writtenMoment } from '../times.ts'
import { nameOf } from '../world.ts'
import { openModally } from './element.ts'
import { icons } from './icons.ts'

const LOCALES = [
  { locale: 'en-US', name: 'English, US' },
  { locale: 'fr', name: 'Français' },
] as const

export const windowOf = (user: string): string => `?user=${encodeURIComponent(user)}`

/** The settings: language, direct messages, and a second window as somebody else, and losses of Discord. */
export function settings(app: App): TemplateResult | typeof nothing {
  const { world, words, screen } = app
  if (!world || !screen.settings) return nothing
  const close = (): void => app.show({ settings: false })
  const others = [...world.users.values()].filter((user) => !user.bot && user.id !== world.me.user.id)
  const names =
    others.length > 0
      ? others.map((user) => user.username)
      : ['bob', 'carol'].filter((name) => name !== world.me.user.username)
  const another = (event: SubmitEvent): void => {
    event.preventDefault()
    const name = String(new FormData(event.target as HTMLFormElement).get('user') ?? '')
      .trim()
      .toLowerCase()
    if (isUserName(name)) window.open(windowOf(name), '_blank')
  }
  return html`<dialog
    class="card-dialog"
    aria-labelledby="settings-title"
    data-testid="settings"
    ${ref(openModally)}
    @close=${close}
    @click=${(event: Event) => event.target === event.currentTarget && close()}
  >
    <div class="card">
      <div class="card-head">
        <h2 id="settings-title">${words.settingsTitle}</h2>
        <button type="button" class="icon-button" aria-label=${words.close} data-testid="close-settings" @click=${close}>${icons.close}</button>
      </div>
      <div class="card-body">
        <label class="field">
          <span class="field-label">${words.language}</span>
          <select
            class="plain-select"
            data-testid="locale"
            @change=${(event: Event) => {
              const { value } = event.target as HTMLSelectElement
              const chosen = LOCALES.find((one) => one.locale === value)
              if (chosen) app.say({ type: 'setLocale', locale: chosen.locale })
            }}
          >
            ${LOCALES.map((one) => html`<option value=${one.locale} ?selected=${world.me.locale === one.locale}>${one.name}</option>`)}
          </select>
        </label>
        <label class="switch-field">
          <span><span class="field-label">${words.dms}</span><span class="field-note">${words.dmsNote}</span></span>
          <input
            type="checkbox"
            role="switch"
            class="switch"
            data-testid="dms-open"
            .checked=${world.me.dmsOpen}
            @change=${(event: Event) => app.say({ type: 'setDms', open: (event.target as HTMLInputElement).checked })}
          />
        </label>
        <div class="field">
          <span class="field-label">${words.secondWindow}</span>
          <div class="window-links">
            ${names.map(
              (name) =>
                html`<a class="btn secondary" data-testid="second-window" href=${windowOf(name)} target="_blank" rel="noopener">${nameOf(others.find((one) => one.username === name)) === '?' ? name : nameOf(others.find((one) => one.username === name))}</a>`,
            )}
          </div>
          <form class="window-form" @submit=${another}>
            <input class="text-field" name="user" aria-label=${words.otherName} placeholder=${words.otherName} autocomplete="off" autocapitalize="none" />
            <button class="btn primary">${words.open}</button>
          </form>
        </div>
        ${time(app)} ${losses(app)}
      </div>
    </div>
  </dialog>`
}

/** The time of the sandbox, with buttons that move it. */
function time(app: App): TemplateResult | typeof nothing {
  const { words, world } = app
  if (!world?.time) return nothing
  const { moving } = world.time
  const { locale } = world.me
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(now())
  const go = (event: SubmitEvent): void => {
    event.preventDefault()
    const field = (event.target as HTMLFormElement).elements.namedItem('to') as HTMLInputElement
    const to = readMoment(field.value, locale)
    field.setCustomValidity(to === null ? `${words.timePattern} ${writtenMoment(now(), locale)}` : '')
    if (to === null) field.reportValidity()
    else app.say({ type: 'moveTime', to: to.toISOString() })
  }
  return html`<div class="field" data-testid="time" data-moving=${String(moving)}>
    <span class="field-label">${words.timeTitle}</span>
    <span class="time-now" data-testid="time-now" aria-live="polite">${moving ? `${words.timeMoving} ${shown}` : shown}</span>
    <span class="field-note">${words.timeNote}</span>
    <div class="window-links">
      ${Object.entries(words.timeBy).map(
        ([hours, label]) =>
          html`<button type="button" class="btn secondary" data-testid="time-by-${hours}" ?disabled=${moving}
            @click=${() => app.say({ type: 'moveTime', hours: Number(hours) })}>${label}</button>`,
      )}
    </div>
    <form class="window-form" @submit=${go}>
      <input
        class="text-field"
        name="to"
        aria-label=${words.timeTo}
        data-testid="time-to"
        autocomplete="off"
        placeholder=${writtenMoment(now(), locale)}
        @input=${(event: Event) => (event.target as HTMLInputElement).setCustomValidity('')}
      />
      <button class="btn primary" ?disabled=${moving}>${words.timeGo}</button>
    </form>
  </div>`
}

/** The switches of losses on Discord's side. */
function losses(app: App): TemplateResult {
  const { words, world } = app
  return html`<details class="field faults" ?open=${(world?.faults.length ?? 0) > 0}>
    <summary class="field-label">${words.faultsTitle}</summary>
    <span class="field-note">${words.faultsNote}</span>
    ${FAULTS.map(
      (name) =>
        html`<label class="switch-field">
          <span class="field-label">${words.faults[name]}</span>
          <input
            type="checkbox"
            role="switch"
            class="switch"
            data-testid="fault-${name}"
            .checked=${world?.faults.includes(name) === true}
            @change=${(event: Event) => app.say({ type: 'setFault', name, on: (event.target as HTMLInputElement).checked })}
          />
        </label>`,
    )}
  </details>`
}
