/** The pictures of questions of whole games cut the name of no card and no place. */
import { expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { PICTURE } from '../../../src/pictures/style.ts'
import { textOf } from '../../pictures/decision-checks.ts'
import { everyQuestion, firstDrafts, panelOf, voiceAt } from './turn-positions.ts'

/** One of this many questions is drawn. */
const EVERY = 3
/** The usual height of a picture, and the tightest. */
const ROOMS = [PICTURE.height, 0]

test('no name of a card or place is cut, in pictures of the usual height and in the tightest', () => {
  const cut = new Set<string>()
  let [count, drawn] = [0, 0]
  everyQuestion(['cuts a'], 0.1, (position) => {
    count += 1
    if (count % EVERY > 0) return
    const voice = voiceAt(position.decision.seat, count)
    const [draft] = firstDrafts(position)
    if (draft === undefined) return
    const scene = panelOf(position, draft, voice).scene()
    // Names of people are cut by intention.
    const people = Object.values(voice.names).map((name) => name.slice(0, 6))
    for (const room of ROOMS) {
      const sketch = sceneSketch(scene, swccg.look!, (card) => swccg.cards.sheet(card, voice.language), room)
      drawn += 1
      for (const part of sketch.parts) {
        const text = textOf(part)
        if (text.endsWith('…') && !people.some((name) => text.startsWith(name)))
          cut.add(`${position.decision.kind}, ${room}: ${text}`)
      }
    }
  })
  expect(drawn).toBeGreaterThan(60)
  expect([...cut]).toEqual([])
})
