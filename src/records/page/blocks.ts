/** The blocks of a scene as markup for a page. Pure: it knows no game. */
import type {
  BandBlock,
  BarBlock,
  Block,
  MarkedLine,
  PileCount,
  PlaceBlock,
  Scene,
  StripBlock,
  TableBlock,
  TrayBlock,
} from '../../contract/index.ts'
import { sceneAlt } from '../../pictures/decision/scene-alt.ts'
import { boardMarkup, musterMarkup } from './board.ts'
import { html, type Markup, NOTHING } from './html.ts'
import { type PageDrawing, sideClass, tileMarkup } from './tiles.ts'

/** Returns the markup of a scene. @param leave blocks that are drawn elsewhere */
export const sceneMarkup = (scene: Scene, drawing: PageDrawing, leave: readonly Block['block'][] = []): Markup[] =>
  scene.blocks.filter(({ block }) => !leave.includes(block)).map((block) => blockMarkup(block, drawing))

/** Returns the markup of a block. A kind of block that replays seldom have is told in words. */
function blockMarkup(block: Block, drawing: PageDrawing): Markup {
  switch (block.block) {
    case 'strip':
      return stripMarkup(block, drawing)
    case 'band':
      return bandMarkup(block, drawing)
    case 'place':
      return placeMarkup(block, drawing)
    case 'tray':
      return trayMarkup(block, drawing)
    case 'bar':
      return barMarkup(block, drawing)
    case 'board':
      return boardMarkup(block, drawing)
    case 'muster':
      return musterMarkup(block, drawing)
    case 'piles':
      return html`<div class="piles">${block.piles.map((pile) => pileMarkup(pile, drawing))}</div>`
    case 'note':
      return html`<div class="notes">${block.lines.map(lineMarkup)}</div>`
    case 'draw':
      return drawMarkup(block, drawing)
    case 'track':
      return trackMarkup(block)
    default:
      return html`<p class="said">${sceneAlt({ blocks: [block] }, drawing.words)}</p>`
  }
}

// ---------------------------------------------------------------- blocks

function pileMarkup({ id, label, count, low }: PileCount, { art }: PageDrawing): Markup {
  const icon = art.number(id)
  const sign = icon === null ? html`<small>${label}</small>` : html`<span class="sr">${label} </span>${icon}`
  return html`<span class="pile${low === true ? ' low' : ''}" title="${label}">${sign}${count}</span> `
}

function stripMarkup({ sides, goals }: StripBlock, drawing: PageDrawing): Markup {
  const side = ({ seat, piles, score, fallen }: StripBlock['sides'][0], at: number) => {
    const points =
      score === undefined
        ? NOTHING
        : html`<b class="score" title="${score.label}"><span class="sr">${score.label} </span>${score.count}</b>${
            fallen === undefined ? NOTHING : html`<span class="bad">−${fallen}</span>`
          }`
    const name = html`<bdi class="who">${drawing.names[seat] ?? seat}</bdi>`
    const sign = html`<span class="sign ${sideClass(drawing, seat)}">${drawing.art.sign(seat)}</span>`
    const counts = html`<span class="counts">${piles.map((pile) => pileMarkup(pile, drawing))}</span>`
    return html`<div class="side${at === 1 ? ' far' : ''}">${sign}${name}${points}${counts}</div>`
  }
  const goal = ({ sign, label, now, won }: StripBlock['goals'][0]) => {
    const state = won !== undefined ? ` ${sideClass(drawing, won)} won` : now === true ? ' now' : ''
    const said = won === undefined ? label : `${label}: ${drawing.names[won] ?? won}`
    return html`<span class="goal${state}" role="img" aria-label="${said}" title="${said}">${sign}</span>`
  }
  const [near, far] = sides
  const middle = goals.length === 0 ? NOTHING : html`<div class="goals">${goals.map(goal)}</div>`
  return html`<div class="strip">${side(near, 0)}${middle}${side(far, 1)}</div>`
}

function bandMarkup({ seat, total, tiles, things = [], notes = [], empty }: BandBlock, drawing: PageDrawing): Markup {
  const sum =
    total === undefined ? NOTHING : html`<div class="tot"><b>${total.value}</b><small>${total.label}</small></div>`
  const cards = [
    ...tiles.map((tile) => tileMarkup(tile, seat, drawing)),
    ...things.map((tile) => tileMarkup(tile, seat, drawing, 'thing')),
  ]
  const none = cards.length === 0 && empty !== undefined ? html`<span>${empty}</span>` : NOTHING
  const words = notes.length === 0 ? NOTHING : html`<small>${notes.join(' ')}</small>`
  return html`<div class="band ${sideClass(drawing, seat)}">${sum}<div class="tiles">${cards}${none}${words}</div></div>`
}

const placeMarkup = ({ card, title, note }: PlaceBlock, { art }: PageDrawing): Markup =>
  html`<div class="place">${art.cover(card)}<span>${title}</span>${note === undefined ? NOTHING : html`<small>${note}</small>`}</div>`

/** Returns a hand in one row. */
export function trayMarkup({ seat, tiles, later = [] }: TrayBlock, drawing: PageDrawing): Markup {
  const all = [...tiles, ...later]
  const cards = all.map((tile) => tileMarkup(tile, seat, drawing))
  const row = html`<div class="tiles${all.length > 7 ? ' many' : ''}">${cards}</div>`
  return html`<div class="tray ${sideClass(drawing, seat)}"><h3>${drawing.hand(seat)}</h3>${row}</div>`
}

function barMarkup({ sides, note }: BarBlock, drawing: PageDrawing): Markup {
  const [near, far] = sides
  const part = ({ seat, value }: BarBlock['sides'][0]) =>
    html`<span class="${sideClass(drawing, seat)}" style="flex-grow:${Math.max(value, 1)}"><span class="sr">${drawing.names[seat] ?? seat} </span>${value}</span>`
  return html`<div class="bar">${part(near)}${part(far)}</div>${note === undefined ? NOTHING : html`<p class="said">${note}</p>`}`
}

const lineMarkup = ({ text, mark, tone, strong }: MarkedLine): Markup => {
  const words = mark === undefined ? html`${text}` : html`${text} <b class="${tone ?? ''}">${mark}</b>`
  const classes = [mark === undefined ? (tone ?? '') : '', strong === true ? 'strong' : ''].join(' ').trim()
  return html`<p class="${classes}">${words}</p>`
}

function drawMarkup({ draws, lines }: Extract<TableBlock, { block: 'draw' }>, drawing: PageDrawing): Markup {
  const one = ({ card, value, label }: (typeof draws)[number]) => {
    const face =
      card === null
        ? NOTHING
        : html`<button type="button" class="t face" data-c="${drawing.art.numberOf(card)}" aria-label="${label} ${value}">${drawing.art.tile(card)}</button>`
    return html`<div class="drawn">${face}<b>${value}</b><small>${label}</small></div>`
  }
  return html`<div class="draws">${draws.map(one)}</div><div class="notes">${lines.map(lineMarkup)}</div>`
}

const trackMarkup = ({ cells, states }: Extract<TableBlock, { block: 'track' }>): Markup =>
  html`<ol class="track">${cells.map(
    ({ label, value, says = '', state }) =>
      html`<li class="${state}"><small>${label}</small><b>${value ?? '–'}</b><span class="sr"> ${says} ${state === 'open' ? '' : states[state]}</span></li>`,
  )}</ol>`
