/** Functions that run within the page. The tests themselves have no document, so its types are declared here. */

interface InPage {
  readonly dataset: Readonly<Record<string, string>>
  readonly outerHTML: string
  readonly complete: boolean
  readonly naturalHeight: number
  querySelectorAll(selector: string): Iterable<InPage>
  closest(selector: string): InPage | null
  compareDocumentPosition(other: InPage): number
}

interface Watched {
  lost: string[]
  pointed: number
}

declare const document: {
  readonly activeElement: InPage | null
  readonly body: InPage
  readonly fonts: { readonly ready: Promise<unknown> }
}
interface Heard {
  readonly isTrusted: boolean
  readonly detail: number
  readonly target: InPage
}

declare const window: {
  watched: Watched
  landed: boolean
  addEventListener(kind: string, heard: (event: Heard) => void, how: true | { capture: true; once: true }): void
  requestAnimationFrame(drawn: () => void): void
}

/** Whether a button or select can be used now. */
export interface Control {
  readonly customId: string
  /** Returns the action of a control: the last parts of its name. */
  readonly action: readonly string[]
  readonly isSelect: boolean
}

/** Returns the controls of a panel that answer its question. */
export function controlsOn(panel: unknown): Control[] {
  const found = (panel as InPage).querySelectorAll('button[data-custom-id^="1|p|"]:not(:disabled)')
  return [...found].map(({ dataset }) => {
    const customId = dataset.customId ?? ''
    return { customId, action: customId.split('|').slice(5), isSelect: dataset.testid === 'select' }
  })
}

/** Returns the way of the focus to an element, in the order of the page. */
export function wayTo(element: unknown): 'there' | 'on' | 'back' {
  const now = document.activeElement
  if (now === element) return 'there'
  if (now === null || now === document.body) return 'back'
  // 2: the element comes before.
  return now.compareDocumentPosition(element as InPage) & 2 ? 'back' : 'on'
}

export const sourceOf = (element: unknown): string => (element as InPage).outerHTML.slice(0, 200)

/** Listens for the next tap, and reports whether a control is under the finger when it is lifted. */
export function awaitTap(): void {
  window.landed = false
  window.addEventListener(
    'click',
    ({ target }) => {
      window.landed = target.closest('button, a, input, textarea, [role=option]') !== null
    },
    { capture: true, once: true },
  )
}

export const hasLanded = (): boolean => window.landed

/** Records each redrawing without a focus, and every use of a mouse or finger. */
export function watchKeyboard(): void {
  window.watched = { lost: [], pointed: 0 }
  let last: string | null = null
  // A key that presses a button makes a click, too, but one without a count.
  for (const kind of ['pointerdown', 'mousedown', 'click'])
    window.addEventListener(
      kind,
      ({ isTrusted, detail }) => {
        if (isTrusted && (kind !== 'click' || detail > 0)) window.watched.pointed++
      },
      true,
    )
  const look = () => {
    const now = document.activeElement
    const there = now !== null && now !== document.body
    if (!there && last !== null) window.watched.lost.push(last)
    last = there ? now.outerHTML.slice(0, 200) : null
    window.requestAnimationFrame(look)
  }
  look()
}

export const watchedSoFar = (): Watched => window.watched

/** Whether all its pictures have been drawn. */
export const isDrawn = (part: unknown): boolean =>
  [...(part as InPage).querySelectorAll('img')].every(({ complete }) => complete)

/** Returns the heights of the pictures of a message as they are drawn; those of the page itself are none. */
export const heightsDrawn = (message: unknown): number[] =>
  [...(message as InPage).querySelectorAll('[data-testid=picture] img')].map(({ naturalHeight }) => naturalHeight)

/** Resolves when the page has all letters that it needs. */
export const fontsLoaded = async (): Promise<void> => {
  await document.fonts.ready
}
