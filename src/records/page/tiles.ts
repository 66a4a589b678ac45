/** Cards as tiles, as markup for a page. Pure: it knows no game. */
import type { Figure, Seat, Tile } from '../../contract/index.ts'
import type { SceneWords } from '../../pictures/decision/scene-alt.ts'
import type { PageArt } from './art.ts'
import { html, type Markup, NOTHING } from './html.ts'

/** All that blocks need beside themselves. */
export interface PageDrawing {
  readonly art: PageArt
  readonly seats: readonly Seat[]
  /** The name of the player in each seat, as they call themselves. */
  readonly names: Readonly<Record<Seat, string>>
  /** The words of pictures that blocks do not bring. */
  readonly words: SceneWords
  /** "Bob’s hand" */
  readonly hand: (seat: Seat) => string
}

/** Returns the class of a side: its colours stand in the style of the page. */
export const sideClass = ({ seats }: PageDrawing, seat: Seat): string => `s${Math.max(0, seats.indexOf(seat))}`

const figureWords = ({ label, value, draws = 0 }: Figure, words: SceneWords): string => {
  const drawn = draws === 0 ? [] : [draws === 1 ? words.draw : `${draws} ${words.draw}`]
  return [label, [...(value === '' ? [] : [value]), ...drawn].join(' + ')].filter((part) => part !== '').join(' ')
}

/** Returns a card with all its numbers as words. */
export function tileWords(tile: Tile, words: SceneWords): string {
  const { plate, figures = [], foot, carries = [], turned, flipped, state, keeps } = tile
  const parts = [
    tile.name === '' && tile.card === null ? words.hidden : tile.name,
    ...[...(plate === undefined ? [] : [plate]), ...figures].map((figure) => figureWords(figure, words)),
    ...(state === undefined || state === 'dim' ? [] : [words.states[state]]),
    ...(turned === true ? [words.turned] : []),
    ...(flipped === true ? [words.flipped] : []),
    foot ?? '',
    keeps ?? '',
    ...carries.map((one) => `+ ${one.name}`),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

const plateText = ({ value, draws = 0 }: Figure): string => `${value}${'▪'.repeat(draws)}`

/** How a card is drawn: `face` without its name, `thing` small, `name` with it. */
export type TileKind = 'name' | 'thing' | 'face'

/** Returns a card as a tile. One that lies face up is a button that opens its sheet. */
export function tileMarkup(tile: Tile, seat: Seat, drawing: PageDrawing, kind: TileKind = 'name'): Markup {
  const { art, words } = drawing
  const { plate, card, carries = [], crew = carries.length } = tile
  const said = tileWords(tile, words)
  const classes = [
    't',
    sideClass(drawing, seat),
    ...(kind === 'name' ? [] : [kind]),
    ...(card === null ? ['back'] : []),
    ...(tile.state === 'defeated' ? ['lost'] : []),
    ...(tile.turned === true ? ['turned'] : []),
  ].join(' ')
  const number = plate === undefined ? '' : plateText(plate)
  const inner = [
    art.tile(card),
    number === '' ? NOTHING : html`<span class="p${plate?.id === 'cost' ? ' c' : ''}">${number}</span>`,
    crew === 0 || kind === 'thing' ? NOTHING : html`<span class="crew">${'•'.repeat(Math.min(crew, 6))}</span>`,
    kind === 'name' ? html`<span class="n">${tile.name || words.hidden}</span>` : NOTHING,
  ]
  if (card === null) return html`<span class="${classes}" role="img" aria-label="${said}">${inner}</span>`
  return html`<button type="button" class="${classes}" data-c="${art.numberOf(card)}" aria-label="${said}">${inner}</button>`
}
