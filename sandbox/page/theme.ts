/**
 * Overrides the colours of the ready-made components, which hold an older set of Discord's colours in their shadow
 * roots. Today's colours, with enough contrast, apply before the first component is drawn.
 */
import { type CSSResult, css, type LitElement } from 'lit'

function overlay(tag: string, style: CSSResult): void {
  const element = customElements.get(tag) as typeof LitElement | undefined
  element?.elementStyles.push(style)
}

overlay(
  'discord-message',
  css`
    :host { color: #dbdee1; padding-right: 1rem; margin: 0; background: none; font-family: inherit; min-width: 0; }
    :host(:hover) { background: none; }
    .discord-message-timestamp { color: #b0b3ba; margin-left: 4px; }
    .discord-message-content { min-width: 0; line-height: 1.375rem; padding-top: 0; }
    .discord-message-inner-center { align-items: flex-start; }
    .discord-author-avatar { margin-top: 2px; }
    .discord-message-body-only-indent { width: 56px; flex: none; overflow: hidden; text-align: center; font-size: 11px; margin: 0; opacity: 0; line-height: 1.375rem; }
    :host(:hover) .discord-message-body-only-indent { opacity: 1; }
    @media (max-width: 760px) {
      :host { padding-left: 12px; padding-right: 10px; }
      .discord-author-avatar { margin-right: 12px; }
      .discord-message-body-only-indent { width: 52px; }
    }
  `,
)
overlay(
  'discord-reply',
  css`
    :host { color: #b5bac1; min-width: 0; margin-bottom: 4px; }
    .discord-replied-message-content { min-width: 0; overflow: hidden; }
    @media (hover: none), (max-width: 760px) {
      :host { margin-right: 30px; }
    }
  `,
)
overlay(
  'discord-mention',
  css`
    :host { color: #c9cdfb; background-color: rgba(88, 101, 242, 0.3); border-radius: 3px; }
  `,
)
overlay(
  'discord-embed',
  css`
    :host { min-width: 0; max-width: 520px; }
    :host .discord-left-border { background-color: #1e1f22; }
    :host .discord-embed-wrapper { background-color: #2b2d31; border-color: #2b2d31; max-width: 100%; }
    :host .discord-embed-root { min-width: 0; }
    :host .discord-embed-media { contain: none; }
    :host .discord-embed-image { max-width: 100%; height: auto; }
  `,
)
overlay(
  'discord-code',
  css`
    :host code { background-color: #1e1f22; margin: 0; }
  `,
)
overlay(
  'discord-spoiler',
  css`
    :host { background-color: #1e1f22; color: transparent; }
    :host(:not([activated])) ::slotted(*) { visibility: hidden; }
  `,
)
