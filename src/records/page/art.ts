/**
 * The pictures of a page: each card that somebody sees is painted once as a symbol, and every place shows the part that it
 * needs. A card that none of the readers has seen has no picture. Pure.
 */
import type { Look, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { cropOf } from '../../pictures/crop.ts'
import { ICONS, type IconName, iconOutlines } from '../../pictures/icons.ts'
import { plainLook } from '../../pictures/plain-look.ts'
import { sideStyle } from '../../pictures/style.ts'
import { DRAWN } from '../../pictures/symbols.ts'
import { html, type Markup } from './html.ts'
import { SvgPen } from './svg-pen.ts'

/** The size in which a picture is painted that covers a place. */
const COVER = { x: 0, y: 0, width: 712, height: 470 }
/** Width by height of the art of a tile. */
const TILE = 1.34
/** The side of the square in which signs are painted. */
const SIGN = 24

/** Collects the pictures that a page needs. */
export class PageArt {
  readonly #game: AnyGame
  readonly look: Look
  readonly #symbols = new Map<string, { readonly id: string; readonly svg: string }>()
  readonly #tiles = new Map<string, { readonly symbol: string; readonly box: string } | null>()
  readonly #cards = new Map<string, number>()

  constructor(game: AnyGame) {
    this.#game = game
    this.look = game.look ?? plainLook(game.seats)
  }

  /** The cards that have been named, in the order in which they came. */
  get cards(): readonly string[] {
    return [...this.#cards.keys()]
  }

  /** Returns the number of a card in this page, so that its id need not stand at each of its places. */
  numberOf(card: string): number {
    const known = this.#cards.get(card)
    if (known !== undefined) return known
    this.#cards.set(card, this.#cards.size)
    return this.#cards.size - 1
  }

  /** Returns the part of a card's picture that tells the card, for a tile. */
  tile(card: string | null): Markup {
    const shown = card === null ? null : this.#tileOf(card)
    if (shown === null) return html`<svg aria-hidden="true"></svg>`
    return html`<svg aria-hidden="true" viewBox="${shown.box}" preserveAspectRatio="xMidYMid slice"><use href="#${shown.symbol}"/></svg>`
  }

  /** Returns a card's picture for a ground that it covers. */
  cover(card: string | null): Markup {
    if (card === null || !this.#known(card)) return html`<svg aria-hidden="true"></svg>`
    const symbol = this.#painted(card, COVER)
    return html`<svg aria-hidden="true" viewBox="0 0 ${COVER.width} ${COVER.height}" preserveAspectRatio="xMidYMid slice"><use href="#${symbol}"/></svg>`
  }

  /** Returns the sign of a side. */
  sign(seat: Seat): Markup {
    const { sign } = sideStyle(this.look.palette(seat))
    return this.#small(`sign ${seat}`, (pen) => this.look.paintSign(pen, seat, SIGN / 2, SIGN / 2, SIGN - 2, sign))
  }

  /** Returns the sign of a number or a pile; null where it has none. */
  number(id: string): Markup | null {
    const icon = id === DRAWN || id === this.look.badge ? 'cube' : (ICONS as readonly string[]).includes(id) ? id : null
    if (icon !== null) return this.icon(icon as IconName)
    const pen = new SvgPen('n')
    const area = { x: 0, y: 0, width: SIGN, height: SIGN }
    if (!this.look.paintNumber(pen, id, area, { colour: '#ffffff', plate: '#05070e' })) return null
    return this.#small(`number ${id}`, (other) => {
      this.look.paintNumber(other, id, area, { colour: '#ffffff', plate: '#05070e' })
    })
  }

  /** Returns a small icon in the colour of the words beside it. */
  icon(name: IconName): Markup {
    const shapes = iconOutlines(name).map(
      ([data, alpha = 1, rule]) =>
        html`<path d="${data}"${alpha === 1 ? '' : html` opacity="${alpha}"`}${rule === undefined ? '' : html` fill-rule="evenodd"`}/>`,
    )
    const key = `icon ${name}`
    const known = this.#symbols.get(key) ?? { id: `i${this.#symbols.size}`, svg: shapes.map(String).join('') }
    this.#symbols.set(key, known)
    return html`<svg class="ic" aria-hidden="true" viewBox="0 0 24 24" fill="currentColor"><use href="#${known.id}"/></svg>`
  }

  /** Returns all pictures as groups with ids, for a hidden drawing in the page. */
  symbols(): string {
    return [...this.#symbols.values()].map(({ id, svg }) => `<g id="${id}">${svg}</g>`).join('')
  }

  #small(key: string, paint: (pen: SvgPen) => void): Markup {
    let known = this.#symbols.get(key)
    if (known === undefined) {
      const id = `i${this.#symbols.size}`
      const pen = new SvgPen(`${id}-`)
      paint(pen)
      known = { id, svg: pen.svg }
      this.#symbols.set(key, known)
    }
    return html`<svg class="ic" aria-hidden="true" viewBox="0 0 ${SIGN} ${SIGN}"><use href="#${known.id}"/></svg>`
  }

  #known(card: string): boolean {
    try {
      this.#game.cards.sheet(card, 'en')
      return true
    } catch {
      return false
    }
  }

  #tileOf(card: string): { readonly symbol: string; readonly box: string } | null {
    const kept = this.#tiles.get(card)
    if (kept !== undefined) return kept
    const made = this.#known(card) ? this.#cropped(card) : null
    this.#tiles.set(card, made)
    return made
  }

  #cropped(card: string): { readonly symbol: string; readonly box: string } {
    const sheet = this.#game.cards.sheet(card, 'en')
    const { area, part } = cropOf((whole) => this.look.focus(sheet, whole), TILE)
    const box = [part.x, part.y, part.width, part.height].map((value) => Math.round(value)).join(' ')
    return { symbol: this.#painted(card, area), box }
  }

  #painted(card: string, area: typeof COVER | ReturnType<typeof cropOf>['area']): string {
    const key = `${card} ${Math.round(area.width)} ${Math.round(area.height)}`
    const known = this.#symbols.get(key)
    if (known !== undefined) return known.id
    const id = `i${this.#symbols.size}`
    const pen = new SvgPen(`${id}-`)
    this.look.paintArt(pen, this.#game.cards.sheet(card, 'en'), area)
    // Painters may draw beyond their area.
    const frame = `<clipPath id="${id}-0"><rect width="${Math.round(area.width)}" height="${Math.round(area.height)}"/></clipPath>`
    this.#symbols.set(key, { id, svg: `${frame}<g clip-path="url(#${id}-0)">${pen.svg}</g>` })
    return id
  }
}
