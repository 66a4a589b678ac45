/** Tables with many places, and fights at them, as markup for a page. Pure: it knows no game. */
import type {
  BoardBlock,
  BoardColumn,
  ColumnSide,
  MusterBlock,
  MusterFighter,
  MusterSide,
} from '../../contract/index.ts'
import { html, type Markup, NOTHING } from './html.ts'
import { type PageDrawing, sideClass, tileMarkup, tileWords } from './tiles.ts'

/** Returns the places in their order; those without cards are low. */
export const boardMarkup = ({ places }: BoardBlock, drawing: PageDrawing): Markup =>
  html`<ul class="board">${places.map((place) => placeMarkup(place, drawing))}</ul>`

function placeMarkup({ card, title, sides, gain, held, state, group }: BoardColumn, drawing: PageDrawing): Markup {
  const [near, far] = sides
  const figures = sides.flatMap(({ seat, figure }) =>
    figure === undefined
      ? []
      : [
          html`<span class="fig ${sideClass(drawing, seat)}" title="${figure.label}"><span class="sr">${drawing.names[seat] ?? seat}: ${figure.label} </span>${figure.value || '0'}</span>`,
        ],
  )
  const holder = gain?.seat ?? held
  const gained =
    gain === undefined
      ? NOTHING
      : html`<span class="gain ${sideClass(drawing, gain.seat)}" title="${gain.figure.label}"><span class="sr">${gain.figure.label} </span>${gain.figure.value}</span>`
  const head = html`<div class="spot">${drawing.art.cover(card)}<h3>${title}</h3><div class="figs">${figures}${gained}</div></div>`
  const busy = sides.some(({ tiles }) => tiles.length > 0)
  const classes = ['col', ...(busy ? [] : ['idle']), ...(state === 'now' ? ['now'] : [])]
  if (holder !== undefined) classes.push(sideClass(drawing, holder))
  const rows = busy ? html`${sideMarkup(far, drawing)}${head}${sideMarkup(near, drawing)}` : head
  return html`<li class="${classes.join(' ')}"${group === undefined ? NOTHING : html` title="${group}"`}>${rows}</li>`
}

function sideMarkup({ seat, tiles, total }: ColumnSide, drawing: PageDrawing): Markup {
  if (tiles.length === 0) return NOTHING
  const cards = tiles.map((tile) => tileMarkup(tile, seat, drawing, 'face'))
  const sum = total === undefined ? NOTHING : html`<b class="sum">${total}</b>`
  return html`<div class="row ${sideClass(drawing, seat)}">${sum}<div class="tiles">${cards}</div></div>`
}

/** Returns both sides of a fight beside each other. */
export const musterMarkup = ({ sides }: MusterBlock, drawing: PageDrawing): Markup =>
  html`<div class="muster">${sides.map((side) => musterSide(side, drawing))}</div>`

function musterSide({ seat, fighters, empty }: MusterSide, drawing: PageDrawing): Markup {
  const none = fighters.length === 0 && empty !== undefined ? html`<p>${empty}</p>` : NOTHING
  return html`<div class="fighters ${sideClass(drawing, seat)}">${fighters.map((one) => fighterMarkup(one, seat, drawing))}${none}</div>`
}

function fighterMarkup(
  { tile, note, adds, chips = [], state }: MusterFighter,
  seat: string,
  drawing: PageDrawing,
): Markup {
  const { carries = [] } = tile
  const lost = state?.look === 'lost' || state?.look === 'hit' ? ' lost' : ''
  const aboard =
    carries.length === 0
      ? NOTHING
      : html`<small>${carries.map(({ name }) => name).join(', ')}${adds === undefined ? '' : ` ${adds}`}</small>`
  const lines = [
    note === undefined ? NOTHING : html`<small>${note}</small>`,
    ...chips.map(({ text }) => html`<small>${text}</small>`),
    aboard,
    state === undefined ? NOTHING : html`<small class="bad">${state.says}</small>`,
  ]
  const face = tileMarkup(tile, seat, drawing, 'face')
  return html`<div class="fighter${lost}">${face}<div><b aria-label="${tileWords(tile, drawing.words)}">${tile.name}</b>${lines}</div></div>`
}
