/** Measures pictures of cards and tables: drawn for the first time, and served again from the cache. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { begunOf } from '../src/discord/match/begun.ts'
import { shownScene } from '../src/discord/table/scene-pictures.ts'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import { look } from '../src/games/young-jedi/look/index.ts'
import { CARD_HEIGHT, CARD_WIDTH } from '../src/pictures/card-layout.ts'
import { CardPictures } from '../src/pictures/card-pictures.ts'
import { Faces } from '../src/pictures/faces.ts'
import { TablePictures } from '../src/pictures/table/tables.ts'
import { NAMES, positions, shownTo, spread } from './positions.ts'
import { median, quantile, type Row } from './table.ts'

const CARDS = 120
const ROUNDS = 3
/** Milliseconds. */
const LIMITS = { drawn: 40, kept: 2, table: 150, slowTable: 300, tableKept: 5 }
/** Positions of whole games. */
const TABLES = 200
const READERS = ['dark', 'light', 'spectator'] as const

const all = youngJedi.cards.all
/** Cards of all sets and types, evenly spread. */
const sheets = Array.from({ length: CARDS }, (_, at) =>
  youngJedi.cards.sheet(all[Math.floor((at * all.length) / CARDS)]!.id, 'en'),
)

async function timed(what: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await what()
  return performance.now() - start
}

/** Reads a picture of that size, draws it in another size and encodes it, all with the same library. */
async function resize(png: Buffer): Promise<void> {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT)
  canvas.getContext('2d').drawImage(await loadImage(png), 0, 0, CARD_WIDTH * 0.9, CARD_HEIGHT * 0.9)
  await canvas.encode('png')
}

/** Draws tables and hands as a running bot does: the small pictures of most cards are cached already. */
async function timedTables(): Promise<{ drawn: number[]; kept: number[] }> {
  const pictures = new TablePictures(new Faces())
  const drawn: number[] = []
  const kept: number[] = []
  for (const [at, position] of spread(positions('bench'), TABLES).entries()) {
    const shown = shownTo(position, READERS[at % READERS.length]!, 'en')
    const draw = () =>
      Promise.all([pictures.table(youngJedi.id, shown, look), pictures.hand(youngJedi.id, shown, look)])
    drawn.push(await timed(draw))
    kept.push(await timed(draw))
  }
  return { drawn, kept }
}

/** Draws the pictures of questions, with the game's proposal in them where it has one. */
async function timedQuestions(): Promise<{ drawn: number[]; kept: number[] }> {
  const pictures = new CardPictures({ [youngJedi.id]: youngJedi })
  const drawn: number[] = []
  const kept: number[] = []
  for (const { state } of spread(positions('bench'), TABLES)) {
    const [decision] = youngJedi.decisions(state as never)
    if (decision === undefined) continue
    const view = youngJedi.view(state as never, decision.seat)
    const begun = begunOf(youngJedi, decision, view, {}, true)
    const voice = { language: 'en', names: NAMES, reader: decision.seat } as const
    const scene = youngJedi.panels.ask(decision, view, begun, voice).scene()
    const draw = () => pictures.scene(youngJedi.id, shownScene(youngJedi, scene, 'en'))
    drawn.push(await timed(draw))
    kept.push(await timed(draw))
  }
  return { drawn, kept }
}

export async function benchPictures(): Promise<Row[]> {
  const drawn: number[] = []
  const kept: number[] = []
  const resized: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const pictures = new CardPictures({ [youngJedi.id]: youngJedi })
    for (const sheet of sheets) {
      const draw = () => pictures.card(youngJedi.id, sheet, 'en')
      drawn.push(await timed(draw))
      kept.push(await timed(draw))
      const { png } = await draw()
      resized.push(await timed(() => resize(png)))
    }
  }
  const base = `${median(resized).toFixed(1)} ms (a plain resize by the same library)`
  const row = (what: string, millis: number, limit: number): Row => ({
    what: `${what}, limit ${limit} ms`,
    value: `${millis.toFixed(2)} ms`,
    base,
    ratio: millis / limit,
    limit: 1,
  })
  const tables = await timedTables()
  const questions = await timedQuestions()
  return [
    row('card picture, drawn', median(drawn), LIMITS.drawn),
    row('card picture, kept', median(kept), LIMITS.kept),
    row('table and hand, drawn', median(tables.drawn), LIMITS.table),
    row('table and hand, drawn, slowest of twenty', quantile(tables.drawn, 0.95), LIMITS.slowTable),
    row('table and hand, kept', median(tables.kept), LIMITS.tableKept),
    row('picture of a question, drawn', median(questions.drawn), LIMITS.table),
    row('picture of a question, drawn, slowest of twenty', quantile(questions.drawn, 0.95), LIMITS.slowTable),
    row('picture of a question, kept', median(questions.kept), LIMITS.tableKept),
  ]
}
