/** The panels of a league's tables: why somebody stands where they stand, and the challenges of a ladder. No Discord. */
import { describe, expect, it } from 'vitest'
import type { LeagueView } from '../../src/discord/league/base/league-view.ts'
import { standingsPanel, whyPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { type TableRow, tableOf } from '../../src/leagues/standings/league-table.ts'
import { speak } from '../../src/locales/index.ts'
import type { CompareBlock } from '../../src/pictures/leagues/league-blocks.ts'
import { DAY, type Driven, START } from '../leagues/leagues.ts'
import { app, drawnScene, fits, running, textOf, viewOf } from './league-views.ts'

/** The rows of the comparison that was drawn last, and the sentence below it. */
function compared() {
  const { blocks } = drawnScene()
  const [block] = blocks.filter((one): one is CompareBlock => one.block === 'compare')
  const foot = blocks.find((one) => one.block === 'foot')
  return { rows: block!.rows, foot: foot?.text }
}

describe.each(['en', 'fr'] as const)('why a player stands above another: %s', (language) => {
  const say = speak(language)
  const third = language === 'fr' ? '33\u00a0%' : '33%'

  it('says what counts for a player who has met nobody in play', async () => {
    const driven = running(5, { form: { kind: 'swiss', rounds: 3, playOff: null } })
    const { player: free } = driven.league.rounds[0]!.byes[0]!
    driven.do({ type: 'setAway', player: free, rounds: [2] })
    for (const round of [1, 2]) {
      driven.favouritesWin(round)
      driven.until(START + round * 7 * DAY)
    }
    const points = (row: TableRow) => row.sums.points.value
    const tied = tableOf(driven.league).filter((row) => points(row) === 3 && row.player !== free)
    fits(await whyPanel(app, viewOf(driven, free, language), free, tied[0]!.player))
    const { rows, foot } = compared()
    expect(rows.at(-1)).toMatchObject({ right: third, decides: true })
    expect(rows.at(-1)!.label).toContain(say('league.criterion.opponents'))
    expect(foot).toBe(say('league.why.mean.none'))
    fits(await whyPanel(app, viewOf(driven, free, language), tied[0]!.player, tied[1]!.player))
    expect(compared().foot).not.toBe(say('league.why.mean.none'))
  })

  it('shows no share of games before anybody has played one', async () => {
    const driven = running(4, {})
    fits(await whyPanel(app, viewOf(driven, 'p1', language), 'p1', 'p2'))
    const { rows, foot } = compared()
    expect(rows.flatMap(({ left, right }) => [left, right])).not.toContain(third)
    expect(foot).toBe(say('league.why.reason.equal'))
  })
})

describe.each(['en', 'fr'] as const)('a player who is out of the league: %s', (language) => {
  const mark = speak(language)('league.mark.gone')

  it.each([
    ['has left', { type: 'withdraw', player: 'p4', reason: 'own' }],
    ['was disqualified', { type: 'disqualify', player: 'p4', judge: 'o1', reason: 'shared decks' }],
  ] as const)('has a sign that the key explains, and a word where there is no picture: %s', async (_, act) => {
    const driven = running(6, {})
    const table = async (wordsOnly: boolean) => {
      const view = { ...viewOf(driven, 'p1', language), wordsOnly }
      return standingsPanel(app, view, null, { part: null, group: null })
    }
    const legend = () =>
      drawnScene().blocks.flatMap((block) =>
        block.block === 'foot' ? (block.legend ?? []).map(([, label]) => label) : [],
      )
    await table(false)
    expect(legend()).not.toContain(mark)
    driven.do(act as Parameters<Driven['do']>[0])
    const shown = await table(false)
    expect(legend()).toContain(mark)
    expect(shown.files?.[0]?.alt).toContain(`(${mark})`)
    expect(textOf(await table(true))).toContain(mark)
  })
})

describe('the panel of a ladder', () => {
  const form = { kind: 'ladder', rounds: 2, reach: 3, decayDays: 14, rematchDays: 5 } as const
  const panelOf = async (driven: Driven, reader: string, changes: Partial<LeagueView['sight']> = {}) => {
    const view = viewOf(driven, reader)
    const sight = { ...view.sight, ...changes }
    return textOf(await standingsPanel(app, { ...view, sight }, null, { part: null, group: null }))
  }
  const offered = (text: string) => [...text.matchAll(/challenge\|aBcDeFgHiJ\|(p\d+)/g)].map(([, player]) => player)
  /** The rows that are drawn as free to challenge. */
  const drawnFree = () =>
    drawnScene().blocks.flatMap((block) =>
      block.block === 'lines'
        ? block.rows.flatMap(({ icon, title }) => (icon === 'up' ? [title.split(' ')[0]] : []))
        : [],
    )

  it('offers nobody near the end of the season, when a challenge is refused', async () => {
    const driven = running(6, { form })
    expect(new Set(offered(await panelOf(driven, 'p5')))).toEqual(new Set(['p2', 'p3', 'p4']))
    expect(drawnFree()).toEqual(['2', '3', '4'])
    driven.until(START + 12 * DAY)
    expect(driven.try({ type: 'challenge', player: 'p5', to: 'p4' })).toMatchObject({ refused: 'seasonEnds' })
    expect(offered(await panelOf(driven, 'p5'))).toEqual([])
    expect(drawnFree()).toEqual([])
  })

  it('leaves out opponents of the last days, and players that the sight leaves out', async () => {
    const driven = running(6, { form })
    driven.do({ type: 'challenge', player: 'p5', to: 'p4' })
    driven.win(driven.pairingOf(1, 'p5'), 'p4')
    expect(driven.try({ type: 'challenge', player: 'p5', to: 'p4' })).toMatchObject({ refused: 'tooSoon' })
    expect(new Set(offered(await panelOf(driven, 'p5')))).toEqual(new Set(['p2', 'p3']))
    const away = await panelOf(driven, 'p5', { challenges: ['p3'] })
    expect(new Set(offered(away))).toEqual(new Set(['p3']))
    expect(drawnFree()).toEqual(['3'])
  })
})
