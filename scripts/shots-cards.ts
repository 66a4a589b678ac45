/**
 * `npm run shots:cards`: contact sheets of all cards of all games, for a check by eye. They are written to
 * `reports/cards`:
 *
 * - `cards-*.png`: whole cards, in the order of their numbers
 * - `art-*.png`: the art alone, by type and title, one of each
 * - `crops-*.png`: the same as small as in hands and lists
 * - `large-*.png`: the same again, four on a sheet
 *
 * `npm run shots:cards -- yoda "darth maul"` draws only cards whose number, type or name contains one of these words,
 * and `npm run shots:cards -- --game swccg` only the cards of that game.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { Command } from 'commander'
import type { CardSheet, Look } from '../src/contract/index.ts'
import { games } from '../src/games/registry.ts'
import { CanvasPen } from '../src/pictures/canvas-pen.ts'
import { CARD_HEIGHT, CARD_WIDTH, layoutOf } from '../src/pictures/card-layout.ts'
import { paintCrop } from '../src/pictures/crop.ts'
import { drawable, font } from '../src/pictures/fonts.ts'
import { paintCard } from '../src/pictures/paint.ts'
import { plainLook } from '../src/pictures/plain-look.ts'
import { pngOf } from '../src/pictures/png.ts'

interface Pictured {
  readonly look: Look
  readonly sheet: CardSheet
  readonly name: string
}

interface Tiles {
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
  readonly draw: (card: Pictured) => readonly Canvas[]
}

const FOLDER = 'reports/cards'
const GAP = 10
const CAPTION = 26
const GROUND = '#20242c'
const INK = '#eef1f6'
/** Width by height of the art of a usual card, in its own units. */
const ART = { width: 712, height: 470 }

const command = new Command('shots:cards')
  .description('draws contact sheets of cards into reports/cards')
  .argument('[words...]', 'draw only cards whose number, type or name contains one of them')
  .option('--game <id>', 'draw only the cards of this game')
  .parse()
const values = command.opts<{ game?: string }>()
const wanted = command.args.map((word) => word.toLowerCase())
const isWanted = ({ sheet, name }: Pictured): boolean =>
  wanted.length === 0 || wanted.some((word) => `${sheet.id} ${sheet.type} ${name}`.toLowerCase().includes(word))

const chosenGames = Object.values(games).filter(({ id }) => values.game === undefined || id === values.game)
if (chosenGames.length === 0) {
  console.error(`There is no game ${values.game}. The games are: ${Object.keys(games).join(', ')}.`)
  process.exit(1)
}

const all: readonly Pictured[] = chosenGames
  .flatMap(({ cards, seats, look = plainLook(seats) }) =>
    cards.all.map(({ id, name }) => ({ look, sheet: cards.sheet(id, 'en'), name })),
  )
  .filter(isWanted)

/** Returns one of each picture: printings of the same name share it. */
const pictures: readonly Pictured[] = [
  ...new Map(all.map((card) => [`${card.sheet.side} ${card.sheet.type} ${card.name}`, card])).values(),
].sort((one, other) => one.sheet.type.localeCompare(other.sheet.type) || one.name.localeCompare(other.name))

/** Draws the card's art as on a card, in the given width. */
function art({ look, sheet }: Pictured, width: number): Canvas {
  const scale = width / ART.width
  const canvas = createCanvas(width, Math.round(ART.height * scale))
  const pen = new CanvasPen(canvas.getContext('2d'))
  pen.scale(scale, scale)
  look.paintArt(pen, sheet, { x: 0, y: 0, ...ART })
  return canvas
}

function card({ look, sheet }: Pictured, width: number): Canvas {
  const canvas = createCanvas(width, Math.round((width * CARD_HEIGHT) / CARD_WIDTH))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(paintCard(sheet, layoutOf(sheet, look.badge), look), 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Draws the art in the shapes of a hand, of a table and of a list. */
const crops = ({ look, sheet }: Pictured): readonly Canvas[] =>
  [
    { width: 244, height: 92 },
    { width: 151, height: 74 },
    { width: 72, height: 68 },
  ].map((shape) => paintCrop(look, sheet, shape))

const tiles: readonly (Tiles & { readonly of: readonly Pictured[] })[] = [
  { name: 'cards', of: all, columns: 6, rows: 4, width: 250, height: 349, draw: (one) => [card(one, 250)] },
  { name: 'art', of: pictures, columns: 5, rows: 7, width: 300, height: 198, draw: (one) => [art(one, 300)] },
  { name: 'crops', of: pictures, columns: 3, rows: 13, width: 500, height: 92, draw: crops },
  { name: 'large', of: pictures, columns: 2, rows: 2, width: 740, height: 489, draw: (one) => [art(one, 740)] },
]

function contactSheet(cards: readonly Pictured[], { columns, width, height, draw }: Tiles): Canvas {
  const rows = Math.ceil(cards.length / columns)
  const down = height + CAPTION + GAP
  const canvas = createCanvas(columns * (width + GAP) + GAP, rows * down + GAP)
  const context = canvas.getContext('2d')
  context.fillStyle = GROUND
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const [at, one] of cards.entries()) {
    let x = GAP + (at % columns) * (width + GAP)
    const y = GAP + Math.floor(at / columns) * down
    context.font = font('label', 19)
    context.fillStyle = INK
    context.fillText(drawable(`${one.sheet.id}  ${one.name}`), x, y + height + 20, width)
    for (const drawn of draw(one)) {
      context.drawImage(drawn, x, y)
      x += drawn.width + GAP
    }
  }
  return canvas
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const sheets of tiles) {
  const each = sheets.columns * sheets.rows
  for (let from = 0; from < sheets.of.length; from += each) {
    const drawn = contactSheet(sheets.of.slice(from, from + each), sheets)
    const file = join(FOLDER, `${sheets.name}-${String(from / each + 1).padStart(3, '0')}.png`)
    writeFileSync(file, await pngOf(drawn))
  }
}
process.stdout.write(`${all.length} cards, ${pictures.length} pictures: ${FOLDER}\n`)
