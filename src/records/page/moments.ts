/** The moments of a match as markup for a page: fights as lanes, and goals that were won. Pure: it knows no game. */
import type { FoughtLane, Seat, ShownClash, ShownWin } from '../../contract/index.ts'
import { signed } from '../../kit/wording/words.ts'
import { html, type Markup, NOTHING } from './html.ts'
import { type PageDrawing, sideClass } from './tiles.ts'

/** Returns a fight: who fights, both totals, and how they came about. */
export function laneMarkup(
  { sides, winner, told }: FoughtLane,
  [near, far]: readonly [Seat, Seat],
  drawing: PageDrawing,
): Markup {
  const side = (seat: Seat, at: 0 | 1) => {
    const { fighters = [], label = '' } = sides[seat] ?? {}
    const [first] = fighters
    const face =
      first === undefined
        ? NOTHING
        : html`<button type="button" class="f ${sideClass(drawing, seat)}${first.lost ? ' lost' : ''}" data-c="${drawing.art.numberOf(first.card)}" aria-label="${first.name}">${drawing.art.tile(first.card)}</button>`
    return html`<div class="s${at === 1 ? ' r' : ''}">${face}<b>${label}</b></div>`
  }
  const total = (seat: Seat) => {
    const how = winner === null ? '' : winner === seat ? 'w' : 'l'
    return html`<span class="${how}">${sides[seat]?.total ?? 0}</span>`
  }
  const parts = (seat: Seat, at: 0 | 1) => {
    const words = (sides[seat]?.parts ?? []).map(
      ({ sign, value, label }) => `${sign === 'own' ? value : signed(value)} ${label}`,
    )
    return html`<div class="parts${at === 1 ? ' r' : ''}">${words.join(' · ')}</div>`
  }
  const middle = winner === null ? '=' : winner === near ? '◂' : '▸'
  return html`<div class="lane" role="group" aria-label="${told}">${side(near, 0)}<div class="vs">${total(near)}<i>:</i>${total(far)}</div>${side(far, 1)}${parts(near, 0)}<div class="mid" aria-hidden="true">${middle}</div>${parts(far, 1)}</div>`
}

/** Returns all fights of a clash, and those who met nobody. */
export function clashMarkup(
  { label, lanes, unmet }: ShownClash,
  seats: readonly [Seat, Seat],
  drawing: PageDrawing,
): Markup {
  const others = unmet.map(
    ({ by, label: what, cost }) => html`<p class="said">${drawing.names[by] ?? by}: ${what} (${cost})</p>`,
  )
  return html`<div class="over"><h3>${label}</h3>${lanes.map((lane) => laneMarkup(lane, seats, drawing))}${others}</div>`
}

/** Returns a goal that was won, with the fight that decided it. */
export function winMarkup(
  { by, name, card, decisive, decisiveLabel, lines }: ShownWin,
  seats: readonly [Seat, Seat],
  drawing: PageDrawing,
): Markup {
  const who = html`<small><bdi>${drawing.names[by] ?? by}</bdi></small>`
  const fight =
    decisive === null ? NOTHING : html`<p class="said">${decisiveLabel}</p>${laneMarkup(decisive, seats, drawing)}`
  const lost = lines.length === 0 ? NOTHING : html`<p class="said">${lines.join(' ')}</p>`
  return html`<div class="over"><div class="won ${sideClass(drawing, by)}">${drawing.art.cover(card)}<b>${name}</b>${who}</div>${fight}${lost}</div>`
}
