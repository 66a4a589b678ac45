/** Secrets never reach a reader's picture: neither its pixels nor its name nor its description. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reader } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/rules/state.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { tableSketch } from '../../src/pictures/table/layout.ts'
import { handOf, type Shown, sceneOf } from '../../src/pictures/table/scene.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { tiny } from '../games/high-card.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { type Position, played, shownTo, wildShown } from './positions.ts'

const READERS: readonly Reader[] = ['dark', 'light', 'spectator']
const RUNS = 25

/** Returns the same game with everything changed that this reader can't know. */
const otherwise = (position: Position, reader: Reader, seed: string): Position => ({
  ...position,
  state: permuted(position.state as State, reader, seededNumbers(seed)),
})

const known = (shown: Shown) => JSON.stringify([sceneOf(shown), handOf(shown), tableSketch(sceneOf(shown))])

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
        expect(known(shownTo(other, reader, 'en'))).toBe(known(shownTo(position, reader, 'en')))
      }),
      { numRuns: RUNS },
    )
  })

  it('changes no byte of a picture, its name or its description', async () => {
    const pictures = () => new CardPictures(games)
    for (const [at, reader] of READERS.entries()) {
      const position = played(youngJedi, 'full', `bytes ${at}`, 70)
      const other = otherwise(position, reader, `bytes ${at}`)
      const drawn = await pictures().table('young-jedi', shownTo(position, reader, 'fr'))
      const again = await pictures().table('young-jedi', shownTo(other, reader, 'fr'))
      expect([again.name, again.alt, again.png.equals(drawn.png)]).toEqual([drawn.name, drawn.alt, true])
      const hand = await pictures().hand('young-jedi', shownTo(position, reader, 'fr'))
      const handAgain = await pictures().hand('young-jedi', shownTo(other, reader, 'fr'))
      expect(handAgain?.name).toBe(hand?.name)
      expect(handAgain?.alt).toBe(hand?.alt)
      expect(hand === null).toBe(reader === 'spectator')
    }
  })

  it('changes the picture for a reader who may know it', () => {
    const position = played(youngJedi, 'full', 'seen', 60)
    const other = otherwise(position, 'spectator', 'seen')
    expect(known(shownTo(other, 'dark', 'en'))).not.toBe(known(shownTo(position, 'dark', 'en')))
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
        expect(known(shownTo({ ...position, state }, reader, 'en'))).toBe(known(shownTo(position, reader, 'en')))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('a face-down card', () => {
  it('is drawn as a back, even if the layout says more', () => {
    fc.assert(
      fc.property(wildShown, (shown) => {
        const { sides, centre } = sceneOf(shown)
        const zones = [...centre, ...sides.flatMap((side) => side.zones)]
        for (const { title, name, numbers, marks, hint } of zones.flatMap(({ cards }) =>
          cards.filter(({ card }) => card === null),
        ))
          expect([title, name, numbers, marks, hint]).toEqual(['', '', [], [], null])
      }),
      { numRuns: RUNS },
    )
  })

  it('is drawn without its handle, nor is any other card drawn with one', () => {
    fc.assert(
      fc.property(wildShown, (shown) => {
        const zones = shown.layout.zones.map((zone, at) => ({
          ...zone,
          ...(zone.cards === undefined
            ? {}
            : { cards: zone.cards.map((face, place) => ({ ...face, handle: `handle-${at}-${place}` })) }),
        }))
        expect(known({ ...shown, layout: { ...shown.layout, zones } })).not.toContain('handle-')
      }),
      { numRuns: RUNS },
    )
  })
})
