/** Pictures of cards for tests: plain rectangles, as wide as there are cards, described by the titles of the cards. */
import { createCanvas } from '@napi-rs/canvas'
import type { Picture, Pictures } from '../../src/discord/pictures.ts'

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
  sideBySide: (pictures) => drawn(pictures.length, 'cards.png', pictures.map(({ alt }) => alt).join('; ')),
}
