import { html, type TemplateResult } from 'lit'
import { avatarOf } from '../avatars.ts'
import { isUserName } from '../names.ts'
import { wordsFor } from '../words.ts'
import { windowOf } from './settings.ts'

const PEOPLE = ['alice', 'bob', 'carol', 'dave']

/** The first screen of a window that has no user name yet. */
export function start(): TemplateResult {
  const words = wordsFor(navigator.language)
  const enter = (event: SubmitEvent): void => {
    event.preventDefault()
    const input = (event.target as HTMLFormElement).elements.namedItem('user') as HTMLInputElement
    const name = input.value.trim().toLowerCase()
    input.setCustomValidity(isUserName(name) ? '' : words.startRule)
    if (input.reportValidity()) location.search = windowOf(name)
  }
  return html`<main class="start" data-testid="start">
    <div class="card">
      <h1>${words.startTitle}</h1>
      <p>${words.startText}</p>
      <ul class="start-people">
        ${PEOPLE.map(
          (name) =>
            html`<li>
              <a href=${windowOf(name)} data-testid="start-as" data-name=${name}><img src=${avatarOf(name, false)} alt="" /><span>${name}</span></a>
            </li>`,
        )}
      </ul>
      <form class="window-form" novalidate @submit=${enter}>
        <label class="field">
          <span class="field-label">${words.startName}</span>
          <input
            class="text-field"
            name="user"
            data-testid="start-name"
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            @input=${(event: Event) => (event.target as HTMLInputElement).setCustomValidity('')}
          />
        </label>
        <button class="btn primary" data-testid="start-enter">${words.startEnter}</button>
        <span class="field-note">${words.startRule}</span>
      </form>
    </div>
  </main>`
}
