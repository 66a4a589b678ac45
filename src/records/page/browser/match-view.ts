/** The replay of a page: its table, its story and its tabs. */

import type { Language } from '../../../contract/languages.ts'
import { inGroups } from '../../../matches/fair-play/shown-digits.ts'
import type { PageTexts } from '../packed.ts'
import type { PageFrame } from '../recorded.ts'
import type { OpenedPage } from './data.ts'
import { byId, element } from './elements.ts'
import { checkedFair } from './fair.ts'
import { listenToKeys, listenToSwipes } from './keys.ts'
import { MOST_NOTE, Notes } from './notes.ts'

/** How long a frame lasts while it plays, in milliseconds. */
const FRAME_MS = 1800
const SPEEDS = [0.5, 1, 2, 4]
const TABS = ['story', 'notes', 'fair', 'decks'] as const
type Tab = (typeof TABS)[number]

/** Shows a match frame by frame. */
export class MatchView {
  readonly #page: OpenedPage
  readonly #notes: Notes
  #language: Language
  #view: string
  #at = 0
  #tab: Tab = 'story'
  #speed = 1
  #timer: ReturnType<typeof setInterval> | null = null
  #letters = true
  #fair: ReturnType<typeof checkedFair> | null = null

  constructor(page: OpenedPage) {
    this.#page = page
    this.#notes = new Notes(page)
    this.#language = document.documentElement.lang === 'fr' ? 'fr' : 'en'
    this.#view = page.packed.views[0] ?? 'spectator'
  }

  get #texts(): PageTexts {
    return this.#page.packed.texts[this.#language]
  }

  get #frames(): readonly PageFrame[] {
    return this.#page.packed.frames[this.#language][this.#view] ?? []
  }

  #word(key: string): string {
    return this.#texts.words[key] ?? ''
  }

  begin(): void {
    const { packed } = this.#page
    // Our own pictures and tables, escaped when the page was made.
    byId('art').innerHTML = packed.art
    document.documentElement.classList.add('js')
    this.#readHash()
    this.#listen()
    this.#draw()
  }

  // -------------------------------------------------------------- steps

  #readHash(): void {
    const hash = location.hash.slice(1)
    if (!/^r[\w.]{1,60}$/.test(hash)) return
    const view = this.#page.packed.views.find((one) => hash.endsWith(`.${one}`))
    if (view !== undefined) this.#view = view
    const key = view === undefined ? hash : hash.slice(0, -view.length - 1)
    this.#at = this.#closest(key)
  }

  /** The frame of this name, else the last one of its row or before it. */
  #closest(key: string): number {
    const exact = this.#frames.findIndex(({ k }) => k === key)
    if (exact >= 0) return exact
    const row = Number(/^r(\d+)/.exec(key)?.[1] ?? 0)
    return Math.max(
      0,
      this.#frames.findLastIndex(({ r }) => r <= row),
    )
  }

  #hash(): string {
    const key = this.#frames[this.#at]?.k ?? 'r0'
    return this.#view === this.#page.packed.views[0] ? `#${key}` : `#${key}.${this.#view}`
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(this.#frames.length - 1, at))
    this.#draw()
    try {
      history.replaceState(null, '', this.#hash())
    } catch {
      // Some previews allow no history.
    }
  }

  step(by: number): void {
    this.go(this.#at + by)
  }

  turn(by: number): void {
    const frames = this.#frames
    const now = frames[this.#at]?.t ?? 0
    const next = frames.findIndex(({ t }, at) => at > this.#at && t !== now)
    const before = frames[this.#at - 1]?.t ?? 0
    const at = by > 0 ? next : frames.findIndex(({ t }) => t === before)
    if (at >= 0) this.go(at)
  }

  ends(last: boolean): void {
    this.go(last ? this.#frames.length - 1 : 0)
  }

  see(view: string): void {
    const key = this.#frames[this.#at]?.k ?? 'r0'
    this.#view = view
    this.go(this.#closest(key))
  }

  nextView(): void {
    const { views } = this.#page.packed
    this.see(views[(views.indexOf(this.#view) + 1) % views.length] ?? this.#view)
  }

  play(): void {
    if (this.#timer === null) this.#start()
    else this.#stop()
    this.#draw()
  }

  #start(): void {
    this.#timer = setInterval(() => {
      if (this.#at >= this.#frames.length - 1) this.play()
      else this.step(1)
    }, FRAME_MS / this.#speed)
  }

  #stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  // -------------------------------------------------------------- what people do

  #listen(): void {
    const acts: Readonly<Record<string, () => void>> = {
      back: () => this.step(-1),
      next: () => this.step(1),
      play: () => this.play(),
      speed: () => this.#faster(),
      lang: () => this.#changeLanguage(),
      theme: () => changeTheme(),
      help: () => byId<HTMLDialogElement>('help').showModal(),
      copy: () => void this.#copy(),
      save: () => this.#notes.save(this.#page.packed.file),
    }
    document.body.addEventListener('click', (event) => {
      const hit = (event.target as Element).closest<HTMLElement>('button,a,dialog')
      if (hit === null) return
      const { act, view, tab, at, c, close } = hit.dataset
      if (act !== undefined) acts[act]?.()
      else if (view !== undefined) this.see(view)
      else if (tab !== undefined) this.#openTab(tab as Tab)
      else if (c !== undefined) this.#showCard(Number(c))
      else if (close !== undefined || event.target instanceof HTMLDialogElement) hit.closest('dialog')?.close()
      else if (at !== undefined) {
        event.preventDefault()
        this.go(Number(at))
      }
    })
    byId('range').addEventListener('input', (event) => this.go(Number((event.target as HTMLInputElement).value)))
    byId('note').addEventListener('input', (event) => {
      const key = this.#frames[this.#at]?.k ?? 'r0'
      this.#notes.write(key, (event.target as HTMLTextAreaElement).value)
      this.#drawNote()
    })
    byId('letters').addEventListener('change', (event) => {
      this.#letters = (event.target as HTMLInputElement).checked
    })
    addEventListener('hashchange', () => {
      this.#readHash()
      this.#draw()
    })
    listenToSwipes(byId('stage'), (by) => this.step(by))
    this.#listenToKeys()
  }

  #listenToKeys(): void {
    listenToKeys({
      letters: () => this.#letters,
      tab: (by) => this.#nextTab(by),
      acts: {
        ArrowLeft: () => this.step(-1),
        ArrowRight: () => this.step(1),
        ArrowUp: () => this.turn(-1),
        ArrowDown: () => this.turn(1),
        Home: () => this.ends(false),
        End: () => this.ends(true),
        ' ': () => this.play(),
        f: () => this.nextView(),
        n: () => {
          this.#openTab('notes')
          byId('note').focus()
        },
        '?': () => byId<HTMLDialogElement>('help').showModal(),
      },
    })
  }

  #faster(): void {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length] ?? 1
    if (this.#timer !== null) {
      this.#stop()
      this.#start()
    }
    this.#draw()
  }

  #changeLanguage(): void {
    const key = this.#frames[this.#at]?.k ?? 'r0'
    this.#language = this.#language === 'en' ? 'fr' : 'en'
    this.#at = this.#closest(key)
    this.#draw()
  }

  async #copy(): Promise<void> {
    // The path of a file on this device helps nobody else.
    const name = decodeURIComponent(location.pathname.split('/').pop() ?? '')
    const link =
      location.protocol === 'file:' ? `${name}${this.#hash()}` : `${location.href.split('#')[0]}${this.#hash()}`
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Not allowed here: the link stands in the page, and can be copied by hand.
    }
    byId('copied').textContent = this.#word('link.done').replace('{{link}}', () => link)
  }

  #nextTab(by: number | 'first' | 'last'): void {
    const shown = TABS.filter((one) => !byId(`tab-${one}`).hidden)
    const now = shown.indexOf(this.#tab)
    const at = by === 'first' ? 0 : by === 'last' ? shown.length - 1 : (now + by + shown.length) % shown.length
    this.#openTab(shown[at] ?? 'story')
    byId(`tab-${this.#tab}`).focus()
  }

  #openTab(tab: Tab): void {
    this.#tab = tab
    this.#draw()
  }

  #showCard(number: number): void {
    const card = this.#page.packed.cards[this.#language][number]
    if (card === undefined) return
    byId('card-title').textContent = card.title
    const lines = [card.kind, card.numbers.join(' · '), ...card.text].filter((line) => line !== '')
    byId('card-text').replaceChildren(...lines.map((line) => element('p', line)))
    byId<HTMLDialogElement>('card').showModal()
  }

  // -------------------------------------------------------------- drawing

  #draw(): void {
    const frame = this.#frames[this.#at]
    const { packed } = this.#page
    document.documentElement.lang = this.#language
    document.title = `${this.#texts.title} · HoloNet`
    this.#drawWords()
    if (frame === undefined) return
    const { focused, restore } = focusIn(byId('stage'))
    const stage = byId('stage')
    if (frame.s < 0) stage.replaceChildren(element('p', this.#word('no-table')))
    else stage.innerHTML = packed.tables[frame.s] ?? ''
    stage.setAttribute('aria-label', frame.a < 0 ? frame.h : (packed.words[frame.a] ?? frame.h))
    if (focused) restore()
    byId('title').textContent = /[.!?…]$/.test(frame.h) ? frame.h : `${frame.h}.`
    byId('lines').textContent = frame.l.join(' ')
    byId('say').setAttribute('aria-live', this.#timer === null ? 'polite' : 'off')
    const range = byId<HTMLInputElement>('range')
    range.max = String(this.#frames.length - 1)
    range.value = String(this.#at)
    range.setAttribute('aria-valuetext', frame.h)
    byId('count').textContent = `${this.#at + 1} / ${this.#frames.length}`
    this.#drawNote()
    this.#drawTabs()
  }

  #drawWords(): void {
    const texts = this.#texts
    for (const one of document.querySelectorAll<HTMLElement>('[data-w]'))
      one.textContent = texts.words[one.dataset.w ?? ''] ?? ''
    for (const one of document.querySelectorAll<HTMLElement>('[data-l]'))
      one.setAttribute('aria-label', texts.words[one.dataset.l ?? ''] ?? '')
    byId('match-title').textContent = texts.title
    byId('about').textContent = texts.about
    byId('play').textContent = this.#word(this.#timer === null ? 'play' : 'pause')
    byId('speed').textContent = `${String(this.#speed).replace('0.5', '½')}×`
    byId('speed').setAttribute('aria-label', `${this.#word('speed')}: ${this.#speed}×`)
    const other = this.#language === 'en' ? 'fr' : 'en'
    byId('lang').textContent = other.toUpperCase()
    byId('lang').lang = other
    byId('lang').setAttribute('aria-label', other === 'fr' ? 'FR, français' : 'EN, English')
    const views = byId('views')
    if (views.childElementCount === 0)
      views.append(...this.#page.packed.views.map(() => Object.assign(element('button'), { type: 'button' })))
    for (const [at, view] of this.#page.packed.views.entries()) {
      const button = views.children[at] as HTMLButtonElement
      button.dataset.view = view
      button.textContent = texts.views[view] ?? view
      button.setAttribute('aria-pressed', String(view === this.#view))
    }
    views.hidden = this.#page.packed.views.length < 2
  }

  #drawNote(): void {
    const key = this.#frames[this.#at]?.k ?? 'r0'
    const note = this.#notes.of(key)
    byId('noted').textContent = note === '' ? '' : `✎ ${note}`
    const area = byId<HTMLTextAreaElement>('note')
    if (area.value !== note) area.value = note
    area.maxLength = MOST_NOTE
    byId('kept').textContent = this.#word(this.#notes.kept ? 'note.kept' : 'note.lost')
  }

  #drawTabs(): void {
    byId('tab-decks').hidden = this.#texts.decks.length === 0
    for (const tab of TABS) {
      const chosen = tab === this.#tab
      const button = byId(`tab-${tab}`)
      button.setAttribute('aria-selected', String(chosen))
      button.tabIndex = chosen ? 0 : -1
      byId(`pane-${tab}`).hidden = !chosen
    }
    if (this.#tab === 'story') this.#drawStory()
    if (this.#tab === 'fair') this.#drawFair()
    if (this.#tab === 'decks') this.#drawDecks()
  }

  #drawStory(): void {
    const pane = byId('pane-story')
    const made = `${this.#language} ${this.#view}`
    if (pane.dataset.made !== made) {
      pane.dataset.made = made
      const links = this.#frames.map(({ k, h, l }, at) => {
        const link = element('a', h)
        link.href = `#${k}`
        link.dataset.at = String(at)
        if (l.length > 0) link.append(element('small', l.join(' ')))
        return link
      })
      pane.replaceChildren(...links)
    }
    for (const [at, link] of [...pane.children].entries()) link.setAttribute('aria-current', String(at === this.#at))
    const now = pane.children[this.#at] as HTMLElement | undefined
    const side = byId('side')
    if (now !== undefined && side.scrollHeight > side.clientHeight)
      side.scrollTop = now.offsetTop - side.clientHeight / 2
  }

  #drawFair(): void {
    const { fair, end } = this.#page.match
    this.#fair ??= checkedFair(this.#page.match)
    const check = this.#fair
    const pane = byId('pane-fair')
    const said: Readonly<Record<string, string>> = {
      checked: `✓ ${this.#word('fair.checked')}`,
      wrong: `✗ ${this.#word('fair.wrong')}`,
      never: this.#word('fair.never'),
      view: this.#word('fair.view'),
      before: this.#word('fair.before'),
      later: this.#word('fair.closed').replace('{{date}}', 'until' in check ? dated(check.until, this.#language) : ''),
      row: `✗ ${this.#word('fair.broken').replace('{{number}}', 'row' in check ? String(check.row) : '')}`,
    }
    const verdict = element('p', said[check.kind] ?? '')
    verdict.className = check.kind === 'checked' ? 'good' : check.kind === 'wrong' || check.kind === 'row' ? 'bad' : ''
    const list = element('dl')
    const entry = (name: string, value: string | undefined | null) => {
      if (value) list.append(element('dt', name), element('dd', value))
    }
    entry(this.#word('fair.seal'), inGroups(fair?.seal ?? ''))
    entry(this.#word('fair.secret'), inGroups(fair?.secret ?? ''))
    for (const [role, text] of Object.entries(fair?.said ?? {}))
      entry(this.#texts.said[role] ?? role, this.#language === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`)
    entry(this.#word('fair.end'), inGroups(end ?? ''))
    const rest = check.kind === 'checked' ? [element('p', this.#word('fair.log'))] : []
    pane.replaceChildren(verdict, list, ...rest)
  }

  #drawDecks(): void {
    const parts = this.#texts.decks.flatMap(({ name, groups }) => [
      element('h3', name),
      ...groups.flatMap(({ title, cards }) => {
        const list = element('ul')
        list.append(...cards.map((card) => element('li', card)))
        return [element('h4', title), list]
      }),
    ])
    byId('pane-decks').replaceChildren(...parts)
  }
}

const dated = (time: string, language: Language): string =>
  new Date(time).toLocaleDateString(language === 'fr' ? 'fr' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

function changeTheme(): void {
  const { dataset } = document.documentElement
  const light =
    dataset.theme === 'day' || (dataset.theme !== 'night' && matchMedia('(prefers-color-scheme: light)').matches)
  dataset.theme = light ? 'night' : 'day'
}

/** Whether a control of the table has the focus, and how the one in its place gets it back after drawing. */
function focusIn(stage: HTMLElement): { readonly focused: boolean; readonly restore: () => void } {
  const active = document.activeElement as HTMLElement | null
  if (active === null || !stage.contains(active)) return { focused: false, restore: () => {} }
  const card = active.dataset.c
  return {
    focused: true,
    restore: () => (stage.querySelector<HTMLElement>(`[data-c="${card}"]`) ?? stage).focus({ preventScroll: true }),
  }
}
