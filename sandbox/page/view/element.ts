import { LitElement } from 'lit'

/** An element without a shadow root, so that the page's styles and test attributes reach its content. */
export abstract class PlainElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this
  }
}

/** Whether the pointer is a finger and not a mouse. */
export const touched = (): boolean => matchMedia('(pointer: coarse)').matches

/** Opens a dialog as soon as it is in the page. */
export function openModally(dialog: Element | undefined): void {
  if (dialog instanceof HTMLDialogElement && !dialog.open)
    queueMicrotask(() => dialog.isConnected && dialog.showModal())
}
