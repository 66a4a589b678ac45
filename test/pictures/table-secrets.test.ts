/** Secrets never reach a reader's picture: neither its pixels nor its name nor its description. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reader, Scene } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import type { ShownScene } from '../../src/pictures/decision/scenes.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { tiny } from '../games/high-card.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { type Position, played, sceneTo, wildTable } from './positions.ts'

const READERS: readonly Reader[] = ['dark', 'light', 'spectator']
const RUNS = 25

/** Returns the same game with everything changed that this reader can't know. */
const otherwise = (position: Position, reader: Reader, seed: string): Position => ({
  ...position,
  state: permuted(position.state as State, reader, seededNumbers(seed)),
})

/** All that a picture of a table shows, and its description. */
const known = ({ scene, sheet, words }: ShownScene, look = youngJedi.look!) =>
  JSON.stringify([scene, sceneSketch(scene, look, sheet), sceneAlt(scene, words)])

const somewhere = fc.record({
  seed: fc.nat(500),
  answers: fc.nat(200),
  format: fc.constantFrom('starter', 'full'),
  reader: fc.constantFrom(...READERS),
})

describe('secret information', () => {
  it('changes nothing in the layout of a picture', () => {
    fc.assert(
      fc.property(somewhere, ({ seed, answers, format, reader }) => {
        const position = played(youngJedi, format, `secret ${seed}`, answers)
        const other = otherwise(position, reader, `other ${seed}`)
        expect(known(sceneTo(other, reader, 'en'))).toBe(known(sceneTo(position, reader, 'en')))
      }),
      { numRuns: RUNS },
    )
  })

  it('changes no byte of a picture, its name or its description', async () => {
    const pictures = () => new CardPictures(games)
    for (const [at, reader] of READERS.entries()) {
      const position = played(youngJedi, 'full', `bytes ${at}`, 70)
      const other = otherwise(position, reader, `bytes ${at}`)
      const drawn = await pictures().scene('young-jedi', sceneTo(position, reader, 'fr'))
      const again = await pictures().scene('young-jedi', sceneTo(other, reader, 'fr'))
      expect([again.name, again.alt, again.png.equals(drawn.png)]).toEqual([drawn.name, drawn.alt, true])
    }
  })

  it('changes the picture for a reader who may know it', () => {
    const position = played(youngJedi, 'full', 'seen', 60)
    const other = otherwise(position, 'spectator', 'seen')
    expect(known(sceneTo(other, 'dark', 'en'))).not.toBe(known(sceneTo(position, 'dark', 'en')))
  })

  it('changes no picture of the tiny game either', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(12), fc.constantFrom('left', 'right'), (seed, answers, reader) => {
        const position = played(tiny, 'short', `tiny ${seed}`, answers)
        const state = structuredClone(position.state) as {
          sides: Record<string, { hand: { card: string }[]; deck: string[] }>
        }
        const { hand, deck } = state.sides[reader === 'left' ? 'right' : 'left']!
        const cards = [...hand.map(({ card }) => card), ...deck].toReversed()
        for (const held of hand) held.card = cards.shift()!
        deck.splice(0, deck.length, ...cards)
        const look = plainLook(tiny.seats)
        expect(known(sceneTo({ ...position, state }, reader, 'en'), look)).toBe(
          known(sceneTo(position, reader, 'en'), look),
        )
      }),
      { numRuns: RUNS },
    )
  })
})

describe('a face-down card', () => {
  it('is drawn as a back, even if the layout says more', () => {
    let backs = 0
    fc.assert(
      fc.property(wildTable, ({ scene }) => {
        const tiles = scene.blocks.flatMap((one) => (one.block === 'band' || one.block === 'tray' ? one.tiles : []))
        for (const { name, figures, foot } of tiles.filter(({ card }) => card === null)) {
          backs += 1
          expect([name, figures, foot]).toEqual(['face down', undefined, undefined])
        }
      }),
      { numRuns: RUNS },
    )
    expect(backs).toBeGreaterThan(20)
  })

  it('is drawn without its handle, nor is any other card drawn with one', () => {
    fc.assert(
      fc.property(wildTable, ({ scene, sheet, words }) => {
        const marked: Scene = JSON.parse(JSON.stringify(scene), (key, value) => (key === 'handle' ? 'handle-1' : value))
        const told = JSON.stringify([sceneSketch(marked, youngJedi.look!, sheet), sceneAlt(marked, words)])
        expect(told).not.toContain('handle-')
      }),
      { numRuns: RUNS },
    )
  })
})
