/** Measures pictures of cards and questions: drawn for the first time, and served again from the cache. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { begunOf } from '../src/discord/match/begun.ts'
import { shownScene } from '../src/discord/table/scene-pictures.ts'
import type { AnyGame } from '../src/games/games.ts'
import { swccg } from '../src/games/swccg/index.ts'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import { CARD_HEIGHT, CARD_WIDTH } from '../src/pictures/card-layout.ts'
import { CardPictures } from '../src/pictures/card-pictures.ts'
import { askedPositions, NAMES, positions, spread } from './positions.ts'
import { median, quantile, type Row } from './table.ts'

const CARDS = 120
const ROUNDS = 3
/** Milliseconds. */
const LIMITS = { drawn: 40, kept: 2, question: 150, swccgQuestion: 60, slowQuestion: 300, questionKept: 5 }
/** Positions of whole games. */
const QUESTIONS = 200

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

/** Draws the pictures of questions, with the game's proposal in them where it has one. */
async function timedQuestions(
  game: AnyGame,
  all: readonly { readonly state: unknown }[],
): Promise<{ drawn: number[]; kept: number[] }> {
  const pictures = new CardPictures({ [game.id]: game })
  const drawn: number[] = []
  const kept: number[] = []
  for (const { state } of spread(all, QUESTIONS)) {
    const [decision] = game.decisions(state)
    if (decision === undefined) continue
    const view = game.view(state, decision.seat)
    const begun = begunOf(game, decision, view, {}, true)
    const voice = { language: 'en', names: NAMES, reader: decision.seat } as const
    const scene = game.panels.ask(decision, view, begun, voice).scene()
    const draw = () => pictures.scene(game.id, shownScene(game, scene, 'en'))
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
  const questions = await timedQuestions(youngJedi as unknown as AnyGame, positions('bench'))
  const swccgQuestions = await timedQuestions(swccg as unknown as AnyGame, askedPositions('bench'))
  return [
    row('card picture, drawn', median(drawn), LIMITS.drawn),
    row('card picture, kept', median(kept), LIMITS.kept),
    row('picture of a question, drawn', median(questions.drawn), LIMITS.question),
    row('picture of a question, drawn, slowest of twenty', quantile(questions.drawn, 0.95), LIMITS.slowQuestion),
    row('picture of a question, kept', median(questions.kept), LIMITS.questionKept),
    row('Star Wars CCG, picture of a question, drawn', median(swccgQuestions.drawn), LIMITS.swccgQuestion),
    row(
      'Star Wars CCG, picture of a question, drawn, slowest of twenty',
      quantile(swccgQuestions.drawn, 0.95),
      LIMITS.slowQuestion,
    ),
    row('Star Wars CCG, picture of a question, kept', median(swccgQuestions.kept), LIMITS.questionKept),
  ]
}
