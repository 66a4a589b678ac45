/**
 * The look of games without their own: a colour for each side, and rings and a stone that follow from the card's title.
 */
import type { Look, Palette, Pen, Rect, Seat } from '../contract/index.ts'
import { Chance } from '../kit/drawing/chance.ts'
import { darker, mix, paler } from '../kit/drawing/colours.ts'
import { ellipse, FULL, faded, fill, lit, polygon, rounded, stroke } from '../kit/drawing/pen.ts'

/** The colour of cards without a side. */
const NOBODY = '#5a6b86'

/** Colours that differ in brightness as well, for people who see few colours. */
const HUES = ['#2f6fb8', '#c2862a', '#3f8f6a', '#9a4c95', '#b8503c', NOBODY] as const

const hueOf = (...words: readonly string[]): string => new Chance('plain', ...words).pick(HUES)

/** Returns light cards with dark ink, edged in the side's colour. Each side has its own while there are some left. */
function palette(seats: readonly Seat[], side: Seat): Palette {
  const hue = HUES[seats.indexOf(side) % HUES.length] ?? NOBODY
  return {
    frame: '#f1f2f4',
    edge: hue,
    plate: '#fafbfc',
    panel: '#fbfbfd',
    cell: paler(hue, 0.86),
    line: paler(hue, 0.6),
    title: '#141a24',
    text: '#1c232e',
    muted: '#4d5765',
    accent: darker(hue, 0.35),
    raised: '#187a34',
    sign: paler(hue, 0.3),
    cube: [paler(hue, 0.35), darker(hue, 0.4), hue],
    cubeInk: '#ffffff',
  }
}

/**
 * Paints a ground that grows lighter towards its foot, rings, and one stone. The card decides its corners and colours.
 */
function paintArt(pen: Pen, { title, type }: { readonly title: string; readonly type: string }, area: Rect): void {
  const chance = new Chance('plain', 'art', title)
  const ground = hueOf('type', type)
  const hue = chance.pick(HUES.filter((one) => one !== ground))
  const run = pen.createLinearGradient(0, area.y, 0, area.y + area.height)
  run.addColorStop(0, darker(ground, 0.55))
  run.addColorStop(1, mix(ground, '#ffffff', 0.15))
  pen.fillStyle = run
  pen.fillRect(area.x, area.y, area.width, area.height)
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
  const radius = Math.min(area.width, area.height) * 0.26
  for (const reach of [1.75, 1.45, 1.2])
    faded(pen, 0.35, () => stroke(pen, paler(hue, 0.4), 4, ellipse(x, y, radius * reach)))
  const corners = chance.whole(3, 8)
  const turn = chance.between(0, FULL)
  const stone = (reach: number) =>
    polygon(
      Array.from({ length: corners }, (_, corner) => {
        const angle = turn + (corner / corners) * FULL
        return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach] as const
      }),
    )
  lit(pen, stone(1), hue, darker(hue, 0.4), -radius * 0.4, -radius * 0.2)
  lit(pen, stone(0.55), paler(hue, 0.45), paler(hue, 0.1), -radius * 0.2, -radius * 0.1)
}

/** The share of the middle that holds the stone and a ring. */
const WHOLE = 470

/** Returns the plain look. @param seats the seats of the game */
export const plainLook = (seats: readonly Seat[]): Look => ({
  palette: (side) => palette(seats, side),
  tint: (realm) => (realm === null ? '#6f8197' : hueOf('realm', realm)),
  iconColour: (id) => hueOf('icon', id),
  numberColour: () => null,
  badge: null,
  paintArt,
  focus: (_, { x, y, width, height }) => ({
    x: x + width / 2,
    y: y + height / 2,
    size: Math.min(width, height, WHOLE),
  }),
  paintSign: (pen, _, x, y, size, colour) =>
    fill(pen, colour, rounded(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8, size * 0.2)),
  paintNumber: () => false,
})
