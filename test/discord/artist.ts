/** Pictures for tests: plain rectangles, as wide as there are cards or zones, with what they are in few words. */
import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import type { Picture, Pictures } from '../../src/discord/shell/pictures.ts'
import { moving } from '../../src/pictures/moving.ts'

const digest = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 8)

const WIDTH = 100
const HEIGHT = 140

async function drawn(cards: number, name: string, alt: string): Promise<Picture> {
  const canvas = createCanvas(WIDTH * cards, HEIGHT)
  const pen = canvas.getContext('2d')
  for (let card = 0; card < cards; card++) {
    pen.fillStyle = card % 2 === 0 ? '#346' : '#643'
    pen.fillRect(card * WIDTH, 0, WIDTH, HEIGHT)
  }
  return { png: await canvas.encode('png'), name, alt }
}

export const artist: Pictures = {
  card: (_, { id, title, subtitle }) =>
    drawn(1, `${id.replace(/[^\w.-]/g, '-')}.png`, subtitle === null ? title : `${title}, ${subtitle}`),
  scene: (_, { scene: { blocks } }) =>
    drawn(blocks.length, `scene-${digest(blocks)}.png`, `Scene: ${blocks.map(({ block }) => block).join(', ')}`),
  sheet: (pictures) => drawn(pictures.length, 'sheet.png', pictures.map(({ alt }) => alt).join('; ')),
  moment: (_, { names }, moment) => drawn(1, `${moment.kind}-${digest([names, moment])}.png`, `Moment: ${moment.kind}`),
  league: (_, { blocks }) =>
    drawn(blocks.length, `league-${digest(blocks)}.png`, `League: ${blocks.map(({ block }) => block).join(', ')}`),
  gif: (_, stills) => moving(stills),
  movingClash: (_, { names }, moment) => drawn(2, `moving-${digest([names, moment])}.gif`, 'Moment: moving clash'),
  movingScene: (_, shown) =>
    drawn(shown.length, `moving-${digest(shown.map(({ scene }) => scene))}.gif`, 'Scene: moving'),
  sideBySide: (pictures) => drawn(pictures.length, 'cards.png', pictures.map(({ alt }) => alt).join('; ')),
}
