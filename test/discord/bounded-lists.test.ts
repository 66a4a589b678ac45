/** Typed lists of a league: at most fifty lines, and work that does not grow with lines times cards. No Discord. */
import { describe, expect, it } from 'vitest'
import type { LeagueView } from '../../src/discord/league/base/league-view.ts'
import { settingNamed } from '../../src/discord/league/organiser/setting-fields.ts'
import { deckRulesOf } from '../../src/league-play/api.ts'
import { game, running, viewOf } from './league-views.ts'

const cards = game.cards.all
let sheets = 0
const counting = {
  ...game,
  cards: {
    ...game.cards,
    all: cards,
    sheet: (...given: Parameters<typeof game.cards.sheet>) => {
      sheets++
      return game.cards.sheet(...given)
    },
  },
}
const view: LeagueView = { ...viewOf(running(4, {}), null), game: counting }
const take = (setting: string, value: string) => {
  sheets = 0
  return settingNamed(setting)!.take(view, value)
}
const names = (count: number): string =>
  cards
    .slice(0, count)
    .map(({ id }) => game.cards.sheet(id, 'en').title)
    .join('\n')

describe('a list of banned cards', () => {
  it('reads each card once, however many lines are typed, and takes fifty of them', () => {
    const fifty = take('banned', names(50))
    expect(deckRulesOf(fifty!).banned).toHaveLength(50)
    expect(sheets).toBeLessThanOrEqual(cards.length)
    expect(take('banned', names(51))).toBeNull()
    expect(take('banned', 'x\n'.repeat(500))).toBeNull()
    expect(sheets).toBe(0)
  })

  it('finds a card by its id, its title in any letters, and its whole name', () => {
    const { id } = cards.find((one) => game.cards.sheet(one.id, 'en').subtitle !== null)!
    const { title, subtitle } = game.cards.sheet(id, 'en')
    for (const name of [id, `${title}, ${subtitle}`, `${title}, ${subtitle}`.toUpperCase()])
      expect(deckRulesOf(take('banned', name)!).banned, name).toEqual([id])
    expect(take('banned', '__proto__')).toBeNull()
  })
})

describe('holidays of a league', () => {
  it('lie between yesterday and three years ahead, fifty at most', () => {
    const now = view.now.getTime()
    const dates = (count: number) =>
      Array.from({ length: count }, (_, at) => new Date(now + at * 86_400_000).toISOString().slice(0, 10)).join(' ')
    expect(take('holidays', dates(50))?.rounds.holidays).toHaveLength(50)
    expect(take('holidays', dates(51))).toBeNull()
    expect(take('holidays', '9999-12-31')).toBeNull()
    expect(take('holidays', '')?.rounds.holidays).toEqual([])
  })
})
