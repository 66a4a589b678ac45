/** The words of cups and ladders, where leagues with a table say something else. No Discord, no database. */

import { describe, expect, it } from 'vitest'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import { publicMessage } from '../../src/discord/league/board/public-league.ts'
import { reviewPanel } from '../../src/discord/league/organiser/create-panels.ts'
import { pairingRulePanel } from '../../src/discord/league/pages/league-facts-panels.ts'
import { bracketPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { joinedPanel } from '../../src/discord/league/player/joined-panels.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { LeagueForm } from '../../src/leagues/league.ts'
import { safe } from '../../src/locales/safe-text.ts'
import { Driven, START } from '../leagues/leagues.ts'
import { app, drawnScene, fits, GAME, running, textOf, viewOf } from './league-views.ts'

const CUP: LeagueForm = { kind: 'elimination', losses: 1, thirdPlace: true }
const LADDER: LeagueForm = { kind: 'ladder', rounds: 8, reach: 3, decayDays: 21, rematchDays: 7 }
const WEEK = 7 * 24 * 3_600_000
const NOTHING = { now: null, winning: null }
const drawn = () => JSON.stringify(drawnScene().blocks)

describe('a cup', () => {
  it('tells the holder of a free place that they are in the next round, and of no points or tie-breaks', async () => {
    const cup = running(6, { form: CUP })
    const [bye] = cup.league.rounds[0]!.byes
    const shown = await myLeaguePanel(app, viewOf(cup, bye!.player), NOTHING)
    fits(shown)
    expect(textOf(shown)).toContain('You reach the next round without a game.')
    expect(drawn()).toContain('You are in the next round')
    expect(drawn()).not.toMatch(/points|tie-breaks/)
  })

  it('tells the loser who beat them, and counts no free places as pairings', async () => {
    const cup = running(6, { form: CUP })
    cup.favouritesWin(1)
    const [pairing] = cup.pairings(1)
    const seed = (id: string) => cup.league.players.find((one) => one.id === id)!.seed!
    const loser = [...pairing!.players].sort((one, other) => seed(other) - seed(one))[0]!
    const shown = await myLeaguePanel(app, viewOf(cup, loser), NOTHING)
    expect(textOf(shown)).toMatch(/You are out of the bracket\.\*\* .+ beat you 1–.?0 in the quarter-final\./)
    expect(textOf(await bracketPanel(app, viewOf(cup, loser), null))).toContain('Open pairings: 4 of 6.')
  })

  it('has no leaders: its final stands before the match for third place', async () => {
    const cup = running(4, { form: CUP })
    await publicMessage(app, viewOf(cup, null))
    expect(drawn()).not.toContain('leaders first')
    cup.favouritesWin(1)
    cup.until(START + WEEK)
    const final = await publicMessage(app, viewOf(cup, null))
    expect(drawn()).toContain('final, then third place')
    expect(textOf(final!)).not.toContain('lead and meet')
  })

  it.each([
    [
      'en',
      'semi-final over. You play for third place.',
      'match for third place:** you meet',
      'semi-final over. You play on.',
    ],
    ['fr', 'Vous jouez pour la troisième place.', 'petite finale :** vous jouez contre', 'c’est fini. Vous continuez.'],
  ] as const)('sends the losers of its semi-finals to the match for third place (%s)', (language, over, paired, on) => {
    const cup = running(4, { form: CUP })
    cup.favouritesWin(1)
    cup.until(START + WEEK)
    const third = cup.pairings(2).find(({ slot }) => slot === 'T')!
    for (const { id, person } of cup.league.players) {
      const told = cup.effects
        .flatMap((effect) => (effect.kind === 'tell' && effect.to === person ? [effect] : []))
        .filter(({ about, values }) => about === 'standings' || (about === 'paired' && values.round === 2))
        .map((effect) => toldLine(viewOf(cup, id, language), effect).replace(/[\u00a0\u202f]/g, ' '))
        .join('\n')
      const isThird = third.players.includes(id)
      expect([told.includes(over), told.includes(paired), told.includes(on)]).toEqual([isThird, isThird, !isThird])
    }
  })

  it('shows the places of its bracket, not those of points', async () => {
    const cup = running(4, { form: CUP })
    cup.win(cup.pairings(1)[0]!, cup.pairings(1)[0]!.players[0])
    const loser = cup.pairings(1)[0]!.players[1]
    await myLeaguePanel(app, viewOf(cup, loser), {
      now: { player: loser, likely: [3, 4], possible: [3, 4] },
      winning: null,
    })
    const bar = drawnScene().blocks.find(({ block }) => block === 'places')
    expect(bar).toMatchObject({ now: expect.any(Number), likely: [3, 4] })
    expect((bar as { now: number }).now).toBeGreaterThanOrEqual(3)
  })
})

describe('a ladder', () => {
  it('has a season and challenges, and no rounds', async () => {
    const ladder = running(5, { form: LADDER })
    const board = await publicMessage(app, viewOf(ladder, null))
    expect(textOf(board!)).toMatch(/· ladder.*Season ends/)
    expect(drawn()).toContain('0 challenges played')
    const mine = await myLeaguePanel(app, viewOf(ladder, ladder.league.players[4]!.id), NOTHING)
    expect(textOf(mine)).toMatch(/Day 1 of \d+\.\*\* You have no challenge\..*The season ends/)
    expect(textOf(mine)).not.toMatch(/[Rr]ound (?:1|ends)/)
    expect(textOf(await pairingRulePanel(app, viewOf(ladder, null)))).toContain('After 21 days without a game')
  })

  it('says of a challenge that has ended that it is over, and when the season ends', async () => {
    const ladder = running(5, { form: LADDER })
    const [, second, third] = ladder.league.ladder.map(({ player }) => player)
    ladder.do({ type: 'challenge', player: third!, to: second! })
    const pairing = ladder.league.rounds[0]!.pairings[0]!
    const shown = async () => textOf(await myLeaguePanel(app, viewOf(ladder, third!), NOTHING))
    expect(await shown()).toMatch(/Your challenge against .+\.\*\*.*The challenge ends/)
    ladder.win(pairing, third!)
    expect(await shown()).toMatch(/Your challenge against .+ is over\.\*\*.*The season ends/)
    expect(await shown()).not.toContain('Your games of this round')
    expect(drawn()).toContain('"challenges"')
  })

  it('is drawn up without points, rounds and new opponents', async () => {
    const ladder = new Driven({ ...GAME, form: LADDER })
    fits(await reviewPanel(app, viewOf(ladder, null), safe`kept`))
    expect(drawn()).toContain('One game a challenge')
    expect(drawn()).toContain('the match is lost')
    expect(drawn()).toContain('First place wins the season')
    expect(drawn()).not.toMatch(/\d a win|each round|out of the round/)
  })

  it('pairs nobody at its start', async () => {
    const ladder = new Driven({ ...GAME, form: LADDER })
    ladder.do({ type: 'publish' })
    ladder.quietly({ type: 'join', person: 'person 1', rating: null })
    const persons = { of: async () => ({ quiet: null, zone: null }) }
    const [player] = ladder.league.players
    await joinedPanel({ ...app, persons } as unknown as App, viewOf(ladder, player!.id), player!)
    expect(drawn()).toContain('The season starts. You may challenge.')
    expect(drawn()).not.toContain('Round 1')
  })
})
