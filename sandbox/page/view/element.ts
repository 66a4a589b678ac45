import { LitElement } from 'lit'

/** An element without a shadow root: the page's own styles and test attributes reach what it draws. */
export abstract class PlainElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this
  }
}

/** True where fingers, not a mouse, do the pointing. */
export const touched = (): boolean => matchMedia('(pointer: coarse)').matches

/** Opens a dialog as soon as it is in the page. */
export function openModally(dialog: Element | undefined): void {
  if (dialog instanceof HTMLDialogElement && !dialog.open)
    queueMicrotask(() => dialog.isConnected && dialog.showModal())
}
