/** The type of a click: a pressed button, a picked entry of a menu, or a submitted form. */
import type { ClickKind } from '../acts/acts.ts'
import type { App } from './app.ts'
import type { Form } from './forms.ts'
import type { Ack, IncomingClick, Request } from './requests.ts'

/** The handler of one kind of custom id. */
export interface ClickHandler {
  /** How it is acknowledged, or the form that is the whole answer. */
  ack(incoming: IncomingClick, parts: readonly string[], app: App): Ack | Form
  /** The custom id of the panel to which a form leads back that was opened by an entry of a menu; absent: none. */
  home?(parts: readonly string[]): string
  /**
   * The answer itself acknowledges the click if it is there soon. Only for clicks that change nothing, or that count
   * once however often they are handled: the handler runs before anybody knows whether the person still waits.
   */
  readonly atOnce?: true
  run(request: Request<IncomingClick>, parts: readonly string[], app: App): Promise<void>
}

/** Handlers by kind of custom id: each kind has rows in the table of acts. */
export type Clicks = Readonly<Partial<Record<ClickKind, ClickHandler>>>
