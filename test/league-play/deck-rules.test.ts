/** The rules for decks of a league: formats, sets, banned cards, themes, and the files of a league. */
import { describe, expect, it } from 'vitest'
import type { CardFacts, CardFilter } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { deckFaults, deckRulesOf } from '../../src/league-play/deck-rules.ts'
import { gamesCsv, leagueJson } from '../../src/league-play/league-export.ts'
import { statisticsOf } from '../../src/league-play/league-figures.ts'
import { tiny } from '../games/high-card.ts'
import { Driven, START } from '../leagues/leagues.ts'
import { tinySettings } from './league-net.ts'

const LIST = [1, 2, 3, 4, 5].map((value) => ({ card: `left-${value}`, count: 2 }))
const DECK = { list: LIST, seat: 'left', format: 'short' }

const filters: readonly CardFilter[] = [
  {
    id: 'set',
    label: { en: 'Set', fr: 'Série' },
    values: [],
    of: ({ id }: CardFacts) => [id.endsWith('5') ? 'new' : 'old'],
  },
  { id: 'value', label: { en: 'Value', fr: 'Valeur' }, of: ({ value }: CardFacts) => value as number },
]
const reprint = (card: CardFacts): CardFacts =>
  card.id === 'left-5' ? { ...card, printings: ['left-5', 'left-4'] } : card
const game = { ...tiny, cards: { ...tiny.cards, all: tiny.cards.all.map(reprint), filters } } as unknown as AnyGame

const faults = (decks: object | null, deck = DECK) =>
  deckFaults(game, deck, tinySettings({ decks: decks as never })).map(({ refused, values }) => [refused, values.card])

describe('rules for decks', () => {
  it('a league that has set none takes every legal deck of its format, locks and hides it', () => {
    expect(faults(null)).toEqual([])
    expect(deckRulesOf({ decks: null })).toMatchObject({ locked: true, hidden: true })
    expect(faults(null, { ...DECK, format: 'long' })).toEqual([['league.deck-format', undefined]])
    expect(faults(null, { ...DECK, list: LIST.slice(1) })).toEqual([['deck.size', undefined]])
  })

  it('a card of another set may be played in a printing of an allowed one', () => {
    expect(faults({ sets: ['old'] })).toEqual([])
    expect(faults({ sets: ['new'] }).map(([code]) => code)).toEqual(Array(4).fill('league.deck-set'))
  })

  it('a banned card is banned in every printing', () => {
    expect(faults({ banned: ['left-4'] })).toEqual([
      ['league.deck-banned', '4 of the left'],
      ['league.deck-banned', '5 of the left'],
    ])
  })

  it('a theme asks each card, and a filter that the game does not know asks for nothing', () => {
    expect(faults({ theme: [{ filter: 'value', is: { min: 3, max: null } }] })).toEqual([
      ['league.deck-theme', '1 of the left'],
      ['league.deck-theme', '2 of the left'],
    ])
    expect(faults({ theme: [{ filter: 'colour', is: 'blue' }] })).toEqual([])
  })
})

describe('figures and files', () => {
  it('cards and kinds of decks are counted once hidden lists are open, and sides always', () => {
    const driven = Driven.running(4, { format: 'short', sides: ['left', 'right'], decks: { hidden: true } })
    const { id, seats } = driven.pairings(1)[0]!.games[0]!
    for (const player of seats) driven.do({ type: 'recordMove', game: id, player })
    driven.do({ type: 'recordResult', game: id, winner: seats[0], how: 'played', differential: 1, turns: 5 })
    const match = {
      game: id,
      matchId: 'm1',
      threadId: null,
      running: false,
      startedAt: new Date(START),
      called: [],
      seenAt: {},
    }
    const matches = [{ ...match, endedAt: new Date(START + 3 * 86_400_000) }]
    const lists = new Map([['m1', { left: LIST, right: LIST }]])
    const closed = statisticsOf(game, driven.league, matches, lists)
    expect(closed).toMatchObject({
      sides: { left: { won: 1, played: 1 }, right: { won: 0, played: 1 } },
      days: { half: 3 },
    })
    expect([closed.deckTypes, closed.cards]).toEqual([[], []])
    const open = statisticsOf(game, { ...driven.league, final: [] }, matches, lists)
    expect(open.deckTypes).toContainEqual({ type: 'Even', seat: 'left', won: 1, played: 1 })
    const lines = gamesCsv(driven.league, (person) => `"${person}", again`).split('\r\n')
    expect(lines[0]).toBe('round,table,left,right,score left,score right,end,turns,ended')
    expect(lines[1]).toContain('"""')
    expect(JSON.parse(leagueJson(driven.league, (person) => person)).rounds[0].pairings).toHaveLength(2)
    expect(leagueJson(driven.league, (person) => person)).not.toContain('"seed": "seed"')
  })
})
