/** Editions of the rules and the options of tournaments (decision G-04). */
import { describe, expect, it } from 'vitest'
import { EDITIONS, rulesOf } from '../../../src/games/young-jedi/cards/editions.ts'
import { checkDeck } from '../../../src/games/young-jedi/decks/index.ts'
import { rulesFrom, setup } from '../../../src/games/young-jedi/playing.ts'
import { listOf, position } from '../position.ts'

describe('the rules of a match', () => {
  it('G-04, U-02, U-03, G-85 – are the current ones by default', () => {
    expect(rulesFrom({ format: 'full' })).toEqual({
      edition: 'current',
      decksOut: 'tie',
      duels: true,
      fetching: true,
      damage: 'printed',
      searchPenalty: 'shuffle-first',
      stillTurns: 12,
      lastTurn: 300,
    })
    expect(rulesFrom({ format: 'full', rules: { decksOut: 'protocol', lastTurn: 40 } })).toMatchObject({
      edition: 'current',
      decksOut: 'protocol',
      lastTurn: 40,
    })
  })

  it('G-04, U-03 – follow the edition: in 2001 the damage of a search without result comes first', () => {
    expect(EDITIONS.map((edition) => rulesFrom({ format: 'full', rules: { edition } }).searchPenalty)).toEqual([
      'shuffle-first',
      'damage-first',
      'shuffle-first',
    ])
    const asked = rulesFrom({ format: 'full', rules: { edition: '2001', searchPenalty: 'shuffle-first' } })
    expect(asked.searchPenalty).toBe('shuffle-first')
  })

  it('G-04 – belong to an existing edition', () => {
    const decks = { dark: listOf('dark', { 'DM-135': 30 }), light: listOf('light', { 'DM-65': 30 }) }
    expect(() => setup({ format: 'starter', rules: { edition: '1999' } }, decks, 'one')).toThrow('no edition 1999')
  })

  it('G-04, U-15 – differ where the Players Committee has changed them since', () => {
    const [current, then, before] = EDITIONS.map((edition) => rulesOf({ edition }))
    expect(current).toMatchObject({ handlingCards: 2, thrustTokens: 4, raceFirst: true, titleLimit: 5 })
    expect(then).toMatchObject({ handlingCards: 3, raceFirst: false, transportReturns: false, passing: false })
    expect([then?.thrustTokens, then?.titleLimit]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
    expect([current, then, before].map((rules) => rules?.duelistsOnly)).toEqual([false, false, true])
    expect({ ...before, duelistsOnly: false }).toEqual(then)
  })

  it('rules 2.3, 2.8 – no title limit in the older editions; any deck may have copies that can’t be in play together', () => {
    const six = listOf('dark', { "Darth Maul's Starfighter, Sith Infiltrator": 6 })
    const refused = (edition: string) => checkDeck(six, 'dark', 'full', { edition }).map((fault) => fault.refused)
    expect(refused('current')).toContain('deck.title')
    for (const edition of ['2001', '2000']) expect(refused(edition)).not.toContain('deck.title')
    const four = listOf('dark', { "Darth Maul's Starfighter, Sith Infiltrator": 4 })
    expect(checkDeck(four, 'dark', 'full').map((fault) => fault.refused)).not.toContain('deck.title')
  })
})

describe('both decks emptied by the draws of one fight', () => {
  const emptied = (decksOut: 'tie' | 'protocol', attacker: 'dark' | 'light') => {
    const game = position({
      step: 'battle',
      at: 'Coruscant • Capital City',
      turn: attacker,
      rules: { decksOut },
      dark: { faceUp: ['Watto', 'Blaster'], deck: ['Sandstorm'], more: 0 },
      light: { faceUp: ['Boss Nass', 'Blaster'], deck: ['Yoda'], more: 0 },
    })
    game[attacker].battles()
    const other = attacker === 'dark' ? 'light' : 'dark'
    const rows = { dark: ['Blaster', 'Watto'], light: ['Blaster', 'Boss Nass'] }
    game[other].plans(...rows[other])
    game[attacker].plans(...rows[attacker])
    return game.outcome
  }

  it('rule 19.2.4, U-02 – a tie, or a loss for the side whose deck was empty first in the order of the protocol', () => {
    expect(emptied('tie', 'dark')).toMatchObject({ kind: 'tie', winner: null })
    // The defender draws first.
    expect(emptied('protocol', 'dark')).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
    expect(emptied('protocol', 'light')).toMatchObject({ kind: 'deck-victory', winner: 'light' })
  })
})
