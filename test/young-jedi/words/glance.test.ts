/** The story at a glance: short lines, a turn on one screen, nothing that its reader may not know. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type GameEvent,
  LANGUAGES,
  type Language,
  type Reader,
  STORY_LINE,
  seenBy,
} from '../../../src/contract/index.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { folded } from '../../../src/matches/turns/story.ts'
import { position } from '../position.ts'
import { anyDeck, begin, matches, playOut, READERS } from '../properties/games.ts'
import { plain, voice } from './reading.ts'

/** Names as long as Discord allows. */
const LONG = { dark: 'Wilhelmina Featherstonehaugh-Xyz', light: 'Maximilian Bartholomew Overbrook' }
const LINES = 12

const glance = (events: readonly GameEvent[], reader: Reader, language: Language = 'en') =>
  plain(
    words
      .story(
        events.map((event) => seenBy(event, reader)),
        voice(reader, language),
      )
      .map(({ kind, text }) => (kind === 'more' ? `· ${text}` : text)),
  )

/** The facts of a game, turn by turn. */
function turnsOf(events: readonly GameEvent[]): GameEvent[][] {
  const turns: GameEvent[][] = [[]]
  for (const event of events) {
    if (event.type === 'turn') turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns
}

describe('a battle at a glance', () => {
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
    return game
  }

  it('is a headline with the score and the losses, and a line for each fight', () => {
    const game = battle()
    expect(glance(game.events, 'light')).toEqual(['Anna declares a battle with a Battle card.'])
    game.light.takes('The Negotiations Were Short', "Shmi's Pride")
    game.light.plans("Shmi's Pride", 'The Negotiations Were Short', 'Yoda', 'R2-D2')
    game.dark.plans(
      'At Last We Will Have Revenge',
      'Sith Lightsaber',
      'Darth Maul, Sith Apprentice',
      'Watto',
      'Aurra Sing',
    )
    expect(glance(game.events, 'dark')).toEqual([
      'You win the battle, 2–0. Bob loses Yoda, R2-D2 and 5 cards from the draw deck (1 by breakthrough).',
      '· 1. Darth Maul 16 – 7 Yoda: you win, damage 4.',
      '· 2. Watto 4 – 2 R2-D2: you win.',
    ])
    expect(glance(game.events, 'light', 'fr')).toEqual([
      'Anna gagne la bataille, 2–0. Vous perdez Yoda, R2-D2 et 5 cartes de la pile de tirage (dont percée 1).',
      '· 1. Yoda 7 – 16 Darth Maul : Anna gagne, dommages 4.',
      '· 2. R2-D2 2 – 4 Watto : Anna gagne.',
    ])
  })

  it('that is not over is told as far as it has come', () => {
    const events: GameEvent[] = [
      { type: 'fighters', seat: 'dark', data: { fight: 1, characters: [{ handle: 'd1', card: 'DM-74' }] } },
      { type: 'fighters', seat: 'light', data: { fight: 1, characters: [{ handle: 'l1', card: 'DM-10' }] } },
      { type: 'destiny', seat: 'dark', data: { for: 'weapon', card: 'DM-92', destiny: 3 } },
    ]
    expect(glance(events, 'spectator')).toEqual(['The battle continues.', '· 1. Watto – Yoda: undecided.'])
  })
})

describe('other events at a glance', () => {
  it('have one line for all deployments of a side, which names hidden cards to their owner alone', () => {
    const game = position({
      turn: 'light',
      light: { hand: ['Yoda', 'Blaster'], turnsHere: 1 },
      dark: { hand: ['Watto'] },
    })
    game.light.deploys('Yoda', 'Blaster')
    expect(glance(game.events, 'light')).toEqual(['You deploy Yoda and Blaster (hidden).'])
    for (const reader of ['dark', 'spectator'])
      expect(glance(game.events, reader)).toEqual(['Bob deploys 2 hidden cards.'])
  })

  it('have one line for the Even Up of both sides', () => {
    const events: GameEvent[] = [
      { type: 'discard', seat: 'dark', data: { why: 'even-up', cards: ['DM-74', 'DM-10', 'DM-92', 'DM-92'] } },
      { type: 'shuffle', seat: 'dark', data: {} },
      { type: 'draw', seat: 'dark', data: { count: 2 }, secret: { dark: { cards: ['DM-74', 'DM-74'] } } },
    ]
    expect(glance(events, 'dark')).toEqual(['You discard Watto, Yoda and 2× Pit Droid. You draw 2× Watto.'])
    expect(glance(events, 'light')).toEqual(['Anna discards Watto, Yoda and 2× Pit Droid. Anna draws 2 cards.'])
  })
})

describe('whole games at a glance', () => {
  const told = (events: readonly GameEvent[], reader: Reader, language: Language) =>
    words.story(
      events.map((event) => seenBy(event, reader)),
      { reader, language, names: LONG },
    )
  /** Without the names of people, which may be long. */
  const bare = (text: string) => Object.values(LONG).reduce((left, name) => left.replaceAll(name, ''), text)

  it('have short lines, a turn on one screen, and a story for each turn; nobody sees the cards of others', () => {
    let [turns, fights, crowded] = [0, 0, 0]
    fc.assert(
      fc.property(matches(anyDeck, ['anything', 'keen', 'practice']), (match) => {
        const all = [...begin(match).events]
        playOut(match, ({ events }) => {
          all.push(...events)
          return undefined
        })
        for (const turn of turnsOf(all)) {
          for (const reader of READERS)
            for (const language of LANGUAGES) {
              const lines = told(turn, reader, language)
              for (const { text } of lines) {
                expect(bare(text).length).toBeLessThanOrEqual(STORY_LINE)
                expect(text).not.toMatch(/undefined|NaN|\{\{|\[object/)
                expect(text.trim()).not.toBe('')
              }
              crowded += Number(lines.filter(({ kind }) => kind !== 'more').length > LINES)
              expect(folded(lines, LINES).length).toBeLessThanOrEqual(LINES)
              expect(lines.filter(({ kind }) => kind === 'turn').length).toBe(Number(turn[0]?.type === 'turn'))
            }
          turns += 1
          fights += told(turn, 'spectator', 'en').filter(({ kind }) => kind === 'more').length
          // Secrets of others change nothing.
          const stripped = turn.map(({ secret: _, ...open }) => open)
          expect(told(stripped, 'spectator', 'en')).toEqual(told(turn, 'spectator', 'en'))
        }
      }),
      { numRuns: 30, seed: 20_002, endOnFailure: true },
    )
    expect(turns).toBeGreaterThan(200)
    expect(fights).toBeGreaterThan(50)
    // Nearly every turn is told in full: about one in a hundred is too long, more or less by chance.
    expect(crowded / (turns * READERS.length * LANGUAGES.length)).toBeLessThan(0.025)
  })
})
