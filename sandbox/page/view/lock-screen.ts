import { html, type TemplateResult } from 'lit'
import type { App } from '../app.ts'
import { avatarOf } from '../avatars.ts'

/** A locked phone: the notifications of its person, latest first, each with the content of a message and nothing else. */
export function lockScreen({ world, words, userName }: App): TemplateResult {
  const shown = world?.notifications.toReversed() ?? []
  return html`<main class="lock-screen" data-testid="lock-screen" aria-label=${words.locked(userName)}>
    <h1>${words.locked(userName)}</h1>
    ${shown.length === 0 ? html`<p class="lock-empty">${words.noNotifications}</p>` : ''}
    <ol>
      ${shown.map(
        ({ from, text, messageId }) =>
          html`<li class="lock-card" data-testid="notification" data-message=${messageId}>
            <img src=${avatarOf(from, true)} alt="" />
            <div><strong>${from}</strong><span>${text === '' ? words.emptyNotification : text}</span></div>
          </li>`,
      )}
    </ol>
  </main>`
}
