/** Draws people: the title of a league, two opponents, seats taken, badges, two rows side by side. */
import { fitWords } from '../decision/fit.ts'
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { BadgesBlock, CompareBlock, HeroBlock, SeatsBlock, VersusBlock } from './league-blocks.ts'
import { type DrawLeague, disc, drawGround, LEAGUE, tintOf, writeIn } from './league-parts.ts'

const TITLE = { face: 'display', size: 76, least: 40, lines: 2 } as const
const ART = 210

/** Draws a title on a landscape of the night sky. */
export const drawHero: DrawLeague<HeroBlock> = (drawing, { over, title, under, cup, danger, card }, top) => {
  const width = PICTURE.width - EDGE * 2 - 8 - (card === undefined ? 0 : ART + 20)
  const set = fitWords(title, width, TITLE)
  const head = over === '' ? 0 : 42
  const foot = under === undefined ? 0 : 42
  const height = Math.max(card === undefined ? 150 : 260, 26 + head + set.height + 12 + foot + 22)
  const ground = { x: 0, y: top, width: PICTURE.width, height }
  drawing.area(ground, danger === true ? LEAGUE.danger : '#16233f')
  if (danger !== true) drawSky(drawing, ground)
  let y = top + (height - head - set.height - foot - (foot > 0 ? 10 : 0)) / 2
  const left = EDGE + 4
  if (head > 0) {
    if (cup === true) drawing.icon('cup', left, y, 34, COLOURS.cube)
    const x = left + (cup === true ? 46 : 0)
    writeIn(
      drawing,
      over,
      { x, y: y - 2, width: width - (x - left), height: 38 },
      { size: 31, colour: COLOURS.suggested },
    )
    y += head
  }
  const align = danger === true ? 'middle' : 'left'
  drawing.words(set, { x: left, y, width, height: set.height }, { colour: COLOURS.white, align })
  y += set.height + 10
  if (under !== undefined)
    writeIn(drawing, under, { x: left, y, width, height: 40 }, { size: 32, colour: COLOURS.white, align })
  if (card !== undefined) {
    const rect = { x: PICTURE.width - EDGE - ART, y: top + (height - ART) / 2, width: ART, height: ART }
    drawing.add({ kind: 'art', rect, card, crop: 'focus', radius: 16, light: 'full', colour: LEAGUE.chip })
    drawing.add({ kind: 'edge', rect, colour: COLOURS.cube, width: 6, radius: 16 })
  }
  return height
}

/** Stars and two rows of hills: always the same ones. */
function drawSky(
  drawing: PartCollector,
  { y, width, height }: { readonly y: number; readonly width: number; readonly height: number },
): void {
  for (let star = 0; star < 26; star++) {
    const size = 2 + (star % 3)
    const x = (star * 211 + 90) % (width - 10)
    drawing.area(
      { x, y: y + ((star * 97) % Math.floor(height * 0.62)) + 4, width: size, height: size },
      '#8ea3cc',
      size / 2,
    )
  }
  const hills = (from: number, rise: number, step: number, colour: string) => {
    const points: [number, number][] = [[0, y + height]]
    for (let x = 0; x <= width; x += step) points.push([x, y + height - from - ((x * 37) % rise)])
    points.push([width, y + height - from], [width, y + height])
    drawing.add({ kind: 'shape', rect: { x: 0, y, width, height }, points, colour })
  }
  hills(34, 46, 95, '#1c2c4e')
  hills(10, 34, 70, '#101a31')
}

const VERSUS = 290
const DISC = 130

/** Draws two opponents. */
export const drawVersus: DrawLeague<VersusBlock> = (drawing, { players, middle }, top) => {
  const lines = Math.max(...players.map((player) => player.lines.length))
  const height = VERSUS - (2 - Math.min(2, lines)) * 36
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  const width = (PICTURE.width - 120) / 2
  for (const [at, { name, lines: below, out }] of players.entries()) {
    const x = at === 0 ? 0 : width + 120
    const round = { x: x + (width - DISC) / 2, y: top + 18, width: DISC, height: DISC }
    disc(drawing, round, out ? LEAGUE.chip : LEAGUE.own, { colour: out ? COLOURS.open : COLOURS.ink, width: 6 })
    const colour = out ? LEAGUE.gone : COLOURS.ink
    const letter = [...name][0]?.toUpperCase() ?? '?'
    writeIn(drawing, letter, { ...round, width: DISC }, { face: 'display', size: 68, colour, align: 'middle' })
    if (out) drawing.add({ kind: 'slash', rect: round, colour: COLOURS.white, radius: DISC / 2 })
    const box = { x: x + 10, width: width - 20 }
    writeIn(drawing, name, { ...box, y: top + 152, height: 54 }, { face: 'display', size: 46, colour, align: 'middle' })
    for (const [row, words] of below.slice(0, 2).entries())
      writeIn(
        drawing,
        words,
        { ...box, y: top + 206 + row * 36, height: 36 },
        { colour: COLOURS.pale, align: 'middle' },
      )
  }
  if (middle === 'arrow') drawing.icon('play', PICTURE.width / 2 - 22, top + 62, 44, COLOURS.win)
  else
    writeIn(
      drawing,
      middle === 'versus' ? 'vs' : '–',
      { x: width, y: top + 46, width: 120, height: 74 },
      { face: 'display', size: 52, colour: COLOURS.soft, align: 'middle' },
    )
  return height
}

const SEAT = 40
const SEAT_GAP = 4
const PER_ROW = 16
const MOST_CIRCLES = 64

/** Draws a circle for each place, or a bar where there are more than 64. */
export const drawSeats: DrawLeague<SeatsBlock> = (drawing, { seats }, top) => {
  const rows = seats.length > MOST_CIRCLES ? 1 : Math.max(1, Math.ceil(seats.length / PER_ROW))
  const height = rows * (SEAT + SEAT_GAP) + 24
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.tray)
  if (seats.length > MOST_CIRCLES) {
    const taken = seats.filter(({ state }) => state !== 'free').length / seats.length
    const bar = { x: EDGE, y: top + 18, width: PICTURE.width - EDGE * 2, height: 30 }
    drawing.area(bar, LEAGUE.bar, 10)
    if (taken > 0) drawing.area({ ...bar, width: Math.max(12, bar.width * taken) }, LEAGUE.blue, 10)
    return height
  }
  const left = (PICTURE.width - PER_ROW * (SEAT + SEAT_GAP) + SEAT_GAP) / 2
  for (const [at, { letter, state }] of seats.entries()) {
    const x = left + (at % PER_ROW) * (SEAT + SEAT_GAP)
    const y = top + 12 + Math.floor(at / PER_ROW) * (SEAT + SEAT_GAP)
    const rect = { x: x + 2, y: y + 2, width: SEAT - 4, height: SEAT - 4 }
    if (state === 'in') disc(drawing, rect, LEAGUE.chip, { colour: LEAGUE.gone, width: 2 })
    else
      disc(drawing, rect, null, {
        colour: state === 'free' ? '#5b6579' : COLOURS.open,
        width: 3,
        dashed: state === 'free',
      })
    if (state !== 'free')
      writeIn(drawing, letter, rect, {
        face: 'label',
        size: 29,
        colour: state === 'in' ? COLOURS.white : COLOURS.soft,
        align: 'middle',
      })
  }
  return height
}

const BADGES = 156
const HEX = 84

/** Draws up to five badges. */
export const drawBadges: DrawLeague<BadgesBlock> = (drawing, { badges }, top) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: BADGES }, COLOURS.tray)
  const width = (PICTURE.width - EDGE) / Math.max(1, badges.length)
  for (const [at, { icon, label, tint }] of badges.entries()) {
    const x = EDGE / 2 + at * width + width / 2
    const y = top + 12
    const shares = [
      [0, 0],
      [0.43, 0.25],
      [0.43, 0.75],
      [0, 1],
      [-0.43, 0.75],
      [-0.43, 0.25],
    ] as const
    const points = shares.map(([across, down]) => [x + across * HEX, y + down * HEX] as const)
    drawing.add({ kind: 'shape', rect: { x: x - HEX / 2, y, width: HEX, height: HEX }, points, colour: tintOf(tint) })
    drawing.icon(icon, x - 21, y + HEX / 2 - 21, 42, '#10141f')
    writeIn(
      drawing,
      label,
      { x: x - width / 2 + 4, y: y + HEX + 8, width: width - 8, height: 40 },
      { face: 'label', size: 29, align: 'middle' },
    )
  }
  return BADGES
}

const COMPARE = 60
const PART = 42

/** Draws two rows of a table number by number: the one that decides is lit, its parts stand below. */
export const drawCompare: DrawLeague<CompareBlock> = (drawing, { names, middle, rows, parts }, top) => {
  const head = { y: top, height: COMPARE }
  drawing.area({ x: 0, width: PICTURE.width, ...head }, COLOURS.strip)
  const [left, right] = names
  writeIn(drawing, left, { x: EDGE, ...head, width: 220 }, { face: 'strong', size: 32 })
  writeIn(drawing, middle, { x: 250, ...head, width: 260 }, { colour: COLOURS.soft, align: 'middle' })
  writeIn(
    drawing,
    right,
    { x: PICTURE.width - EDGE - 220, ...head, width: 220 },
    { face: 'strong', size: 32, align: 'right' },
  )
  let y = top + COMPARE
  for (const [at, row] of rows.entries()) {
    const box = { y, height: COMPARE - 2 }
    drawGround(drawing, { x: 0, width: PICTURE.width, ...box }, at, row.decides ? 'own' : undefined)
    if (row.decides) drawing.area({ x: 0, ...box, width: 10 }, COLOURS.warning)
    writeIn(drawing, row.left, { x: EDGE, ...box, width: 160 }, { face: 'display', size: 42 })
    writeIn(drawing, row.label, { x: 190, ...box, width: 380 }, { colour: COLOURS.pale, align: 'middle' })
    writeIn(
      drawing,
      row.right,
      { x: PICTURE.width - EDGE - 160, ...box, width: 160 },
      { face: 'display', size: 42, align: 'right' },
    )
    y += COMPARE
  }
  if (parts.length > 0) drawing.area({ x: 0, y, width: PICTURE.width, height: parts.length * PART + 16 }, COLOURS.fight)
  for (const [at, [name, value, other, otherValue]] of parts.entries()) {
    const box = { y: y + 8 + at * PART, height: PART }
    writeIn(drawing, name, { x: EDGE, ...box, width: 205 }, { colour: COLOURS.pale })
    writeIn(drawing, value, { x: EDGE + 210, ...box, width: 130 }, { face: 'strong', align: 'right' })
    writeIn(drawing, other, { x: PICTURE.width / 2 + 20, ...box, width: 205 }, { colour: COLOURS.pale })
    writeIn(
      drawing,
      otherValue,
      { x: PICTURE.width - EDGE - 130, ...box, width: 130 },
      { face: 'strong', align: 'right' },
    )
  }
  return y - top + (parts.length > 0 ? parts.length * PART + 16 : 0)
}
