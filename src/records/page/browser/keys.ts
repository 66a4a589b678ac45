/** Keys and swipes of the page. */

/** The acts of keys. */
export interface KeyActs {
  /** Whether single letters count: people who speak their input can switch them off. */
  readonly letters: () => boolean
  readonly tab: (by: number | 'first' | 'last') => void
  readonly acts: Readonly<Record<string, () => void>>
}

const TAB_KEYS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
}

/** Listens to keys: not where people write, not with a modifier, not while a dialog is open. */
export function listenToKeys({ letters, tab, acts }: KeyActs): void {
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return
    if (document.querySelector('dialog[open]') !== null) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const by = target.getAttribute('role') === 'tab' ? TAB_KEYS[key] : undefined
    const act = by === undefined ? acts[key] : () => tab(by)
    const isLetter = key.length === 1 && key !== ' '
    if (act === undefined || (isLetter && !letters())) return
    if (key === ' ' && /^(BUTTON|A|INPUT)$/.test(target.tagName)) return
    if (target.tagName === 'INPUT' && TAB_KEYS[key] !== undefined) return
    event.preventDefault()
    act()
  })
}

/** How far a finger moves at least, in pixels. */
const SWIPE = 40

/** Listens to swipes across an element. */
export function listenToSwipes(stage: HTMLElement, step: (by: number) => void): void {
  let from: { readonly x: number; readonly y: number } | null = null
  stage.addEventListener('pointerdown', ({ clientX, clientY }) => {
    from = { x: clientX, y: clientY }
  })
  stage.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (from === null) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    from = null
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(dy)) step(dx < 0 ? 1 : -1)
  })
}
