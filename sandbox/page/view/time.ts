import { html, type TemplateResult } from 'lit'
import { now } from '../now.ts'
import { stamp } from '../times.ts'
import { PlainElement } from './element.ts'

const ticking = new Set<Time>()
setInterval(() => {
  for (const time of ticking) time.requestUpdate()
}, 1000)

/** A time in words that is kept up to date: `<t:…:R>` counts while it is visible. */
class Time extends PlainElement {
  static override properties = {
    unix: { attribute: false },
    format: { attribute: false },
    locale: { attribute: false },
  }
  declare unix: number
  declare format: string | undefined
  declare locale: string

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.format === 'R') ticking.add(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    ticking.delete(this)
  }

  protected override willUpdate(): void {
    if (this.format === 'R' && this.isConnected) ticking.add(this)
    else ticking.delete(this)
  }

  protected override render(): TemplateResult {
    const full = stamp(this.unix, 'F', now(), this.locale)
    return html`<discord-time title=${full}>${stamp(this.unix, this.format, now(), this.locale)}</discord-time>`
  }
}

customElements.define('sandbox-time', Time)
