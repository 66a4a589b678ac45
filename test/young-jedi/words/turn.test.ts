/** A turn in a few words: who fell by name, no draws, numbers that can't be read as bonuses, no word cut. */
import { describe, expect, it } from 'vitest'
import { type GameEvent, type Language, type Reader, seenBy, type ToldTurn } from '../../../src/contract/index.ts'
import { moments } from '../../../src/games/young-jedi/story/moments.ts'
import { clipWords } from '../../../src/kit/wording/clipping.ts'
import { position } from '../position.ts'
import { plain, voice } from './reading.ts'

const turn = (events: readonly GameEvent[], reader: Reader = 'spectator', language: Language = 'en'): ToldTurn =>
  plain(
    moments.turn(
      events.map((event) => seenBy(event, reader)),
      voice(reader, language),
    ),
  )

const begun: GameEvent = { type: 'turn', seat: 'dark', data: { turn: 5, planet: 'Tatooine' } }
const open = (...cards: string[]) => cards.map((card, at) => ({ handle: `l${at + 1}`, card }))
const deployed = (card: string, at: number): GameEvent => ({
  type: 'deploy',
  seat: 'dark',
  data: { handle: `d${at}`, card, cost: 1 },
})

describe('a turn with a battle', () => {
  const battle = () => {
    const game = position({
      at: 'Tatooine • Desert Landing Site',
      step: 'battle',
      dark: {
        faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'Watto', 'Aurra Sing'],
        hand: ['At Last We Will Have Revenge'],
        deck: ['Gragra'],
      },
      light: { faceUp: ['Yoda', 'R2-D2'], hand: ['The Negotiations Were Short', "Shmi's Pride"] },
    })
    game.dark.battles('At Last We Will Have Revenge')
    game.light.takes('The Negotiations Were Short', "Shmi's Pride")
    game.light.plans("Shmi's Pride", 'The Negotiations Were Short', 'Yoda', 'R2-D2')
    game.dark.plans(
      'At Last We Will Have Revenge',
      'Sith Lightsaber',
      'Darth Maul, Sith Apprentice',
      'Watto',
      'Aurra Sing',
    )
    return [begun, ...game.events]
  }

  it('has the score as its headline, and below it the losses of each side', () => {
    expect(turn(battle())).toEqual({
      turn: 'Turn 5',
      headline: 'Anna wins the battle, 2–0',
      lines: ['Bob loses Yoda, R2-D2 and 5 cards from the draw deck (1 by breakthrough).'],
      small: [],
    })
    expect(turn(battle(), 'light', 'fr').lines).toEqual([
      'Vous perdez Yoda, R2-D2 et 5 cartes de la pile de tirage (dont percée 1).',
    ])
  })

  it('shows its fights as lanes with their sums, and tells each in a few sentences', () => {
    const [shown] = moments.clashes(
      battle().map((event) => seenBy(event, 'spectator')),
      voice('spectator'),
    )
    expect(shown?.score).toEqual({ dark: 2, light: 0 })
    expect(shown?.unmet).toEqual([{ by: 'dark', label: 'break through', cost: '1 card' }])
    const [first, second] = shown?.lanes ?? []
    expect(first?.told).toBe(
      'Anna draws 4. Darth Maul 16 – 7 Yoda. Defeated: Yoda. Bob loses 4 cards from the draw deck.',
    )
    expect(first?.sides.dark?.parts.map(({ sign, value, label }) => [sign, value, label])).toEqual([
      ['own', 6, 'power'],
      ['place', 2, 'Location'],
      ['gear', 1, 'Sith Lightsaber'],
      ['play', 3, 'At Last We Will Have Revenge'],
      ['draw', 4, 'destiny'],
    ])
    expect(first?.byDraw).toBe(false)
    expect(first?.sides.light?.fighters.map(({ lost }) => lost)).toEqual([true])
    expect(second?.winner).toBe('dark')
  })

  it('names every character that fell and counts the rest in words, so that no number looks like a bonus', () => {
    const lost = open('DM-10', 'DM-74', 'DM-92', 'DM-4', 'DM-71', 'DM-135')
    const events: GameEvent[] = [
      begun,
      { type: 'battle', seat: 'dark', data: { number: 0 } },
      { type: 'defeat', seat: 'light', data: { lost, rescued: false } },
      { type: 'battle-end', data: { fights: 1, won: { dark: 1, light: 0 } } },
    ]
    const [line] = turn(events).lines
    expect(line).toBe('Bob loses Yoda, Watto, Pit Droid, Anakin Skywalker, Darth Maul and 1 other card.')
    for (const text of [turn(events).headline, ...turn(events).lines]) expect(text).not.toMatch(/\+\d/)
  })
})

describe('a turn without a battle', () => {
  it('is one headline on what was deployed, without any draw', () => {
    const events = [begun, ...['DM-74', 'DM-92'].map(deployed)]
    const drawn: GameEvent = { type: 'draw', seat: 'dark', data: { count: 3 }, secret: { dark: { cards: [] } } }
    expect(turn([...events, drawn])).toEqual({
      turn: 'Turn 5',
      headline: 'Anna deploys Watto and Pit Droid',
      lines: [],
      small: [],
    })
    expect(turn([begun, drawn]).headline).toBe('Anna deploys nothing')
    expect(turn([begun]).headline).toBe('')
  })

  it('says after a surrender what happened', () => {
    const events: GameEvent[] = [
      begun,
      { type: 'surrender', seat: 'dark', data: { planet: 'Tatooine' } },
      { type: 'control', seat: 'light', data: { planet: 'Tatooine', surrendered: true } },
    ]
    expect(turn(events).headline).toBe('Anna surrenders Tatooine')
    expect(turn(events).lines).toEqual(['Bob wins Tatooine.'])
    expect(turn(events, 'light').lines).toEqual(['You win Tatooine.'])
    expect(turn(events, 'dark', 'fr').headline).toBe('Vous concédez Tatooine')
  })
})

describe('a text that is too long', () => {
  it('is cut after a whole word', () => {
    expect(clipWords('Bob loses Yoda and Mace Windu', 22)).toBe('Bob loses Yoda and…')
    expect(clipWords('Bob loses Yoda', 14)).toBe('Bob loses Yoda')
    expect(clipWords('Featherstonehaugh', 5)).toBe('Feat…')
  })
})
