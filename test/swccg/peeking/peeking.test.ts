/** Part 29 of the rules: a look at the top card, and who learns what of it. */
import { describe, expect, test } from 'vitest'
import { seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { boardOf } from '../../../src/games/swccg/state/game-state.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { battleDestinies } from '../../../src/games/swccg/texts/values/battling.ts'
import { laid } from '../lent-texts.ts'

/** Sim Aloo looks at the top card of light, which is an A-wing. */
function looked(): PlayedScenario {
  const played = laid({
    ...{ turn: 'dark', phase: 'control', dark: { force: '3' }, light: { next: 'A-wing; X-wing' } },
    places: ['Endor Back Door, dark | Sim Aloo'],
  })
  played.choose('dark', ['act'], 'do', ({ card = '' }) => card === '9_120', 'the look')
  return played
}
const toldTo = ({ events }: PlayedScenario, reader: 'dark' | 'light' | 'spectator') =>
  JSON.stringify(events.map((event) => seenBy(event, reader)))

describe('a look at the top card', () => {
  test('rule 29.1: the player who looks alone learns which card it is', () => {
    const played = looked()
    const [top] = played.state.sides.light.reserve.slice(-1)
    expect(toldTo(played, 'dark')).toContain(`"cards":["${top}"]`)
    for (const reader of ['light', 'spectator'] as const) {
      expect(toldTo(played, reader)).toContain('"type":"peeked"')
      expect(toldTo(played, reader)).not.toContain(`"${top}"`)
    }
    expect(swccg.decisions(played.state).map(({ seat, kind }) => [seat, kind])).toEqual([['dark', 'peek']])
  })

  test('rule 29.1: a card that is moved goes under that deck, and the opponent learns that alone', () => {
    const played = looked()
    const [top] = played.state.sides.light.reserve.slice(-1)
    played.choose('dark', ['peek'], 'do', ({ id }) => id === 'move', 'under the deck')
    expect(played.state.sides.light.reserve[0]).toBe(top)
    expect(played.state.sides.light.used).toEqual([])
    expect(toldTo(played, 'light')).toContain('"type":"top-moved"')
    expect(toldTo(played, 'light')).not.toContain(`"${top}"`)
  })

  test('rule 29.1: a card that is left stays, and nothing more is told', () => {
    const played = looked()
    const [top] = played.state.sides.light.reserve.slice(-1)
    played.choose('dark', ['peek'], 'do', ({ id }) => id === 'leave', 'on top')
    expect(played.state.sides.light.reserve.at(-1)).toBe(top)
    expect(toldTo(played, 'light')).not.toContain('"type":"top-moved"')
  })

  test('rule 29.2: with no card in that deck nobody looks', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'control', light: { reserve: '0' } },
      places: ['Endor Back Door, dark | Sim Aloo'],
    })
    expect(JSON.stringify(swccg.decisions(played.state))).not.toContain('9_120')
  })
})

describe('Emperor’s Power', () => {
  /** Dark pays for one battle destiny more. @param way of the two */
  function paid(way: number): PlayedScenario {
    const played = laid({
      ...{ turn: 'dark', phase: 'battle', dark: { next: 'Grond; Tarl' } },
      places: ["Death Star II Throne Room | Emperor; Emperor's Power", 'Endor Back Door, dark | Lord Vader; Midge'],
    })
    played.choose('dark', ['act'], 'do', ({ group }) => group === 'battle', 'the battle')
    played.settle()
    played.choose('dark', ['weapons'], 'do', ({ card = '' }) => card === '9_123', 'its text')
    played.choose('dark', ['one-of'], 'do', ({ id }) => id === String(way), 'one of both')
    return played
  }
  const draws = ({ state }: PlayedScenario) =>
    battleDestinies(readingOf(boardOf(state)), 'dark', boardOf(state).battle?.at ?? '')

  test('rule 9.4.1: the top card of the Reserve Deck is lost for one battle destiny more', () => {
    const played = paid(1)
    expect(played.state.sides.dark.lost).toHaveLength(1)
    expect(draws(played)).toBe(2)
    expect(JSON.stringify(swccg.decisions(played.state))).not.toContain('9_123')
  })

  test('rule 9.4.1: or the Effect is lost for it', () => {
    const played = paid(0)
    expect(played.state.sides.dark.lost).toEqual(['9_123'])
    expect(draws(played)).toBe(2)
  })
})
