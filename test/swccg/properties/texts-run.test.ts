/** The counts of texts in the report of a simulation. */
import { expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { pieceOfText } from '../../../src/games/swccg/state/engine-card.ts'
import { effects } from '../../../src/games/swccg/study/texts-run.ts'
import type { CardPiece } from '../../../src/games/swccg/texts/language/words.ts'
import { simulate } from '../../../src/simulation/simulate.ts'

const report = simulate(swccg, { games: 3, seed: 'texts-3', format: 'starter', orders: 'none', player: 'mixed' })

/** The uses of all pieces of text that are such. */
const usesOf = (isSuch: (piece: CardPiece) => boolean): number =>
  Object.entries(report.effects).reduce((sum, [name, count]) => {
    const [card = '', side = 'dark', key = ''] = name.split('/')
    const piece = pieceOfText(card, side as 'dark' | 'light', key)
    return piece !== undefined && isSuch(piece) ? sum + count : sum
  }, 0)
const usesOfOffers = (...offers: readonly string[]): number =>
  usesOf((piece) => 'offer' in piece && offers.includes(piece.offer))

it('name every text that can be used, used or not', () => {
  expect(Object.keys(report.effects)).toEqual(effects.names)
  expect(effects.names.length).toBeGreaterThan(60)
  expect(Object.values(report.effects).some((count) => count === 0)).toBe(true)
})

it('count each Starting Interrupt, each shot, and each Interrupt that was played', () => {
  expect(usesOfOffers('starting')).toBe(report.events['starting-chosen'])
  expect(usesOf((piece) => 'word' in piece && piece.word === 'shoots')).toBe(report.events.fired)
  expect(usesOfOffers('used', 'lost')).toBe(report.events.played)
})
