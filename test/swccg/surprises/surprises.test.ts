/** Cards of Endor that ask the questions of a mechanism. */
import { describe, expect, test } from 'vitest'
import '../../../src/games/swccg/index.ts'
import { run } from '../lent-texts.ts'

describe('Don’t Move!', () => {
  const places =
    "places: ['Endor Great Forest, dark | Navy Trooper + Blaster Rifle; Elite Squadron Stormtrooper + Blaster Rifle; Midge; Delevar']"
  const moves =
    'moves: [dark battles at Endor Great Forest, dark plays Dont Move! at Midge, dark seizes with Elite Squadron Stormtrooper]'

  test('rule 32.2: with a destiny of 5 a warrior or bounty hunter there captures, and the battle goes on', () => {
    const holds = 'then: { holds: [Midge rests under Elite Squadron Stormtrooper, there is a battle] }'
    expect(run('phase: battle', places, "dark: { hand: Dont Move!, next: '5' }", moves, holds)).toEqual([])
  })
})
