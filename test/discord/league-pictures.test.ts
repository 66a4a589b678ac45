/** Panels of large leagues with the longest names: what they draw, and whether it fits on a phone. No Discord, no database. */
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/contract/index.ts'
import { countedBy, countedVacationDays } from '../../src/discord/clock/vacation-leagues.ts'
import { vacationPanel } from '../../src/discord/clock/vacation-panel.ts'
import { pictureWords } from '../../src/discord/frame/picture-words.ts'
import { eventWords } from '../../src/discord/league/base/event-words.ts'
import { leaguePanel } from '../../src/discord/league/base/league-panel.ts'
import type { LeagueView } from '../../src/discord/league/base/league-view.ts'
import { askHandsPanel } from '../../src/discord/league/judge/hands-panels.ts'
import { casePanel } from '../../src/discord/league/judge/ruling-panels.ts'
import { cancelledPanel } from '../../src/discord/league/pages/empty-panels.ts'
import { datesPanel } from '../../src/discord/league/pages/season-dates.ts'
import { bracketPanel, standingsPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { backPanel, proposePanel } from '../../src/discord/league/player/back-panels.ts'
import { handQuestion } from '../../src/discord/league/player/hand-question.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import { profilePanel } from '../../src/discord/profile/profile-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { distinctLabels } from '../../src/kit/wording/labels.ts'
import type { LeagueEvent } from '../../src/leagues/league-events.ts'
import { playSeason } from '../../src/leagues/season.ts'
import { speak } from '../../src/locales/index.ts'
import { stepsWithin } from '../../src/pictures/leagues/head-and-lines.ts'
import type { Pip, StandingsBlock, TrackStep } from '../../src/pictures/leagues/league-blocks.ts'
import type { Days } from '../../src/time/calendar.ts'
import { START, settings } from '../leagues/leagues.ts'
import { app, drawnScene, fits, GAME, game, NAMES, running, SIDES, textOf, viewOf } from './league-views.ts'

const standings = () => drawnScene().blocks.find((block): block is StandingsBlock => block.block === 'standings')!
const namesIn = ({ rows }: StandingsBlock) => rows.flatMap((row) => (row.kind === 'row' ? [row.name] : []))

describe('the panel of vacations', () => {
  it('says that a league counts only the first vacation days of its season, and how many of these are left', () => {
    const clock = (vacationDays?: number) =>
      ({ kind: 'each', sittingMs: 86_400_000, counts: 'all', vacationDays }) as Json
    const asked = { from: '2027-02-01', to: '2027-02-07' }
    const before = [{ from: '2027-01-20', to: '2027-01-22' }]
    const shown = (days: number | undefined, taken: readonly Days[], language: 'en' | 'fr' = 'en') => {
      const stops = countedVacationDays(settings({ clock: clock(days) }), asked, taken)
      const met = [{ leagueId: 'l', league: 'Winter', round: 4, endsAt: START, away: false, stops }]
      const fixed = { today: '2027-01-30', left: 20, running: 2, stopping: 0, from: asked.from, days: 7, matchId: '' }
      return textOf(vacationPanel({ ...fixed, language, vacations: taken, met }))
    }
    expect(shown(5, [])).toContain('its clocks stop on the first 5 vacation days of the season: 5 of these.')
    expect(shown(5, before)).toContain('first 5 vacation days of the season: 2 of these.')
    expect(shown(3, before)).toContain('first 3 vacation days of the season: none of these.')
    expect(shown(5, before, 'fr')).toMatch(/les 5 premiers jours de vacances de la saison\s: 2 de ceux-ci\./)
    expect(shown(0, [])).toContain('its clocks keep running during vacations.')
    expect(shown(undefined, before)).not.toContain('⏳')
  })

  it('counts the clocks that stop, not those that run on', () => {
    const fixed = {
      today: '2027-01-30',
      left: 1,
      running: 1,
      stopping: 0,
      from: '2027-02-01',
      days: 1,
      matchId: '',
      met: [],
    }
    expect(textOf(vacationPanel({ ...fixed, language: 'en', vacations: [] }))).toContain('**0 clocks stop.**')
    const idle = textOf(vacationPanel({ ...fixed, running: 0, language: 'en', vacations: [] }))
    expect(idle).not.toContain('clocks stop')
    expect(idle).toContain('You have no running match.')
    // French counts none as one.
    const french = textOf(vacationPanel({ ...fixed, language: 'fr', vacations: [] }))
    expect(french).toContain('**0 chrono s’arrête.**')
    expect(french).toContain('Il en restera 0.')
    // The first day of a month.
    expect(textOf(vacationPanel({ ...fixed, days: 28, language: 'fr', vacations: [] }))).toContain('1er mars')
  })

  it('names the first and the last day of a vacation, and a single day once', () => {
    const fixed = { today: '2027-01-30', left: 1, running: 0, stopping: 0, from: '2027-02-01', days: 1 }
    const vacations = [
      { from: '2027-02-01', to: '2027-02-01' },
      { from: '2027-02-08', to: '2027-02-09' },
    ]
    const shown = (language: 'en' | 'fr') =>
      textOf(vacationPanel({ ...fixed, language, vacations, matchId: '', met: [] })).match(/🏖️[^"\\]*/gu)
    expect(shown('en')).toEqual(['🏖️ Mon 1 February', '🏖️ Mon 8 February to Tue 9 February'])
    expect(shown('fr')).toEqual(['🏖️ Le lun. 1er février', '🏖️ Du lun. 8 février au mar. 9 février'])
  })

  it('finds that a clock runs on once the vacation days of its league are used up', () => {
    const days = { from: '2027-02-01', to: '2027-02-03' }
    const taken = [{ from: '2027-01-20', to: '2027-01-22' }]
    const counted = (most: number) => countedBy({ vacations: { from: '2027-01-01', days: most } }, days, taken)?.days
    expect([counted(3), counted(4), counted(30)]).toEqual([0, 1, 3])
    expect(countedBy({ vacations: false }, days, taken)?.days).toBe(0)
    expect(countedBy({}, days, taken)).toBeNull()
  })
})

describe.each(['en', 'fr'] as const)('questions that two players agree on: %s', (language) => {
  const driven = running(4, {})
  const { players, games, id } = driven.league.rounds[0]!.pairings[0]!
  driven.do({ type: 'report', player: players[0], pairing: id, topic: 'a card' })
  const known = driven.league.cases[0]!
  const people = { name: async () => NAMES[0]! }
  const view = (reader: string | null): LeagueView => ({ ...viewOf(driven, reader), language, say: speak(language) })
  const move = { move: 3, seat: SIDES[0], at: new Date(START), events: [], reveals: true }
  const matches = { earlierMoves: async () => [move], record: async () => null }
  const agreeing = { ...app, people, matches } as unknown as App
  const shown = (reader: string | null): LeagueView => {
    const own = view(reader)
    return { ...own, sight: { ...own.sight, games: { [games[0]!.id]: { matchId: 'm' } } } } as unknown as LeagueView
  }

  it('fit on a phone: the judge’s question, the question to each player, the proposal and its answer', async () => {
    fits(await askHandsPanel(agreeing, view(null), driven.league.rounds[0]!.pairings[0]!, known, games[0]!.id))
    driven.do({ type: 'askForHands', case: known.id, game: games[0]!.id }, 'olga')
    fits((await handQuestion(agreeing, view(players[0]), undefined))!)
    fits((await proposePanel(agreeing, shown(players[0]), games[0]!.id, 3))!)
    driven.do({ type: 'proposeBack', player: players[0], game: games[0]!.id, move: 3, reveals: true })
    for (const reader of players) fits((await backPanel(agreeing, shown(reader), games[0]!.id))!)
  })
})

describe('the steps of a season', () => {
  const steps = (now: number, count = 18): readonly TrackStep[] =>
    Array.from({ length: count }, (_, at) => ({
      label: `${at + 1}`,
      state: at + 1 < now ? 'played' : at + 1 === now ? 'now' : 'open',
    }))

  it.each([1, 3, 9, 17, 18])('show round %i of 18 also where there is not room for all', (now) => {
    const shown = stepsWithin(steps(now), 440)
    expect(shown.length).toBeGreaterThan(4)
    expect(shown.length).toBeLessThan(18)
    expect(shown.find(({ state }) => state === 'now')?.label).toBe(`${now}`)
  })

  it('are all there where they fit, and end with the last one once all are played', () => {
    expect(stepsWithin(steps(2, 5), 440)).toHaveLength(5)
    expect(stepsWithin(steps(19), 440).at(-1)?.label).toBe('18')
  })
})

describe.each(['en', 'fr'] as const)('a case: %s', (language) => {
  it('leaves room on a phone for all that a player may write to a judge', async () => {
    const driven = running(4, { games: 'bothSides' })
    const { players, id } = driven.league.rounds[0]!.pairings[0]!
    const topic = 'The battle of the third turn was counted wrong, by two or three. '.repeat(5).slice(0, 300)
    driven.do({ type: 'report', player: players[0], pairing: id, topic })
    const pairing = driven.league.rounds[0]!.pairings[0]!
    const facts = {
      matchId: 'm',
      endedAt: null,
      waitsFor: [players[0]],
      deadline: new Date(START),
      lastSeen: [null, null],
    }
    const view = viewOf(driven, null)
    const sight = { ...view.sight, games: Object.fromEntries(pairing.games.map((one) => [one.id, facts])) }
    const say = speak(language)
    const shown = { ...view, sight, language, say } as unknown as LeagueView
    const body = await casePanel(app, shown, pairing, driven.league.cases[0]!, say('hands.sure.done'))
    fits(body)
    expect(textOf(body)).toContain(topic.trim())
  })
})

describe('the log', () => {
  it('names both players and the score also where their names are long', () => {
    const driven = running(4, {})
    const [first] = driven.league.rounds[0]!.pairings
    const { id } = first!.games[0]!
    const result = { scores: [1, 0], how: 'played', at: START } as const
    const ended = {
      type: 'gameEnded',
      game: id,
      result,
      reason: null,
      at: START,
      by: 'clock',
    } as unknown as LeagueEvent
    const { title } = eventWords(viewOf(driven, null), ended)
    expect(title).toMatch(/^W{15}… – M{12} \d: 1–0$/)
  })
})

describe('panels of large leagues', () => {
  it('shows every place of a page also where the own row stands beside it', async () => {
    const view = viewOf(running(40, { form: { kind: 'swiss', rounds: null, playOff: null } }), 'p20')
    const seen = new Set<string>()
    for (const part of [0, 1, 2]) {
      fits(await standingsPanel(app, view, null, { part, group: null }))
      for (const name of namesIn(standings())) seen.add(name)
    }
    expect([...seen]).toHaveLength(40)
  })

  it('keeps a table of ten players with eighteen rounds to a phone', async () => {
    const view = viewOf(running(10, { form: { kind: 'roundRobin', legs: 2, playOff: null }, games: 'bothSides' }), 'p4')
    fits(await standingsPanel(app, view, null, { part: null, group: null }))
  })

  it('keeps a table of seventeen rows with the line of a play-off to a phone', async () => {
    const pips: Pip[] = [{ side: 0, mark: 'won' }]
    const rows = Array.from({ length: 17 }, (_, at) => {
      const row = { place: at + 1, moved: 0, name: NAMES[at % 3]!, own: at === 16, gone: false, games: '1–0' }
      return { ...row, kind: 'row' as const, rounds: Array.from({ length: 7 }, () => pips), points: '3' }
    })
    const columns = { player: 'player', rounds: 'rounds', games: 'games', points: 'points' }
    const cut = { kind: 'cut' as const, label: 'play-off' }
    const table = { block: 'standings' as const, columns, rows: [...rows, cut, { kind: 'pin' as const }] }
    const view = viewOf(running(4, {}), null)
    const blocks = [{ block: 'head' as const, left: 'Winter League' }, table, { block: 'foot' as const, text: '–' }]
    fits(await leaguePanel(app, view, { blocks }))
  })

  it('draws at most three columns of a quarter of a bracket, and opens on the final once it is over', async () => {
    const driven = running(64, { form: { kind: 'elimination', losses: 1, thirdPlace: true } })
    fits(await bracketPanel(app, viewOf(driven, 'p1'), null))
    const columns = () =>
      drawnScene().blocks.flatMap((block) => (block.block === 'bracket' ? block.parts[0]!.columns : []))
    expect(columns()).toHaveLength(3)
    expect(columns()[0]!.boxes[0]!.seats[0]).toMatchObject({ seed: '1', label: 'You' })
  })

  it('tells the champion of a cup that they have won', async () => {
    const form = { kind: 'elimination', losses: 1, thirdPlace: false } as const
    const chances = { absent: 0, drop: 0, late: 0, comeBack: 0 }
    const { league } = playSeason({ ...chances, settings: settings({ ...GAME, form }), players: 4, seed: 'cup' })
    const [first, second] = league.final!
    const shown = async (player: string) =>
      textOf(await bracketPanel(app, viewOf({ league, now: START }, player), null))
    expect(await shown(first!)).toContain('You are the champion.')
    expect(await shown(second!)).toContain('You are 2nd.')
  })

  it('keeps the dates of nine rounds, sign-up and check-in to a phone', async () => {
    const driven = running(16, { form: { kind: 'swiss', rounds: 9, playOff: null } })
    const early = { league: { ...driven.league, rounds: [] }, now: driven.now }
    fits(await datesPanel(app, viewOf(early, 'p1')))
  })

  it('shows on a ladder the players above its reader, and proposes no player who has a challenge', async () => {
    const form = { kind: 'ladder', rounds: 4, reach: 3, decayDays: 14, rematchDays: 1 } as const
    const driven = running(40, { form })
    const free = await standingsPanel(app, viewOf(driven, 'p9'), null, { part: null, group: null })
    fits(free)
    const titles = drawnScene().blocks.flatMap((block) =>
      block.block === 'lines' ? block.rows.map(({ title }) => title) : [],
    )
    expect(titles.map((title) => Number(title.split(' ')[0]))).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(textOf(free)).toContain('challenge|aBcDeFgHiJ|p6')
    driven.do({ type: 'challenge', player: 'p7', to: 'p6' })
    const some = textOf(await standingsPanel(app, viewOf(driven, 'p9'), null, { part: null, group: null }))
    expect(some).toContain('challenge|aBcDeFgHiJ|p8')
    expect(some).not.toContain('challenge|aBcDeFgHiJ|p6')
    const busy = textOf(await standingsPanel(app, viewOf(driven, 'p7'), null, { part: null, group: null }))
    expect(busy).not.toContain('challenge|aBcDeFgHiJ')
  })

  it('offers the holder of a bye nothing about a game that they do not have', async () => {
    const driven = running(9, { form: { kind: 'swiss', rounds: 4, playOff: null } })
    const holder = driven.league.rounds[0]!.byes[0]!.player
    const bye = textOf(await myLeaguePanel(app, viewOf(driven, holder), { now: null, winning: null }))
    const other = driven.league.rounds[0]!.pairings[0]!.players[0]
    const paired = textOf(await myLeaguePanel(app, viewOf(driven, other), { now: null, winning: null }))
    for (const action of ['grace', 'judge', 'rule']) {
      expect(bye).not.toContain(`|lg|${action}|`)
      expect(paired).toContain(`|lg|${action}|`)
    }
  })

  it('counts the players who were needed only where a league had too few, and who checked in where they had to', async () => {
    const driven = running(4, {})
    const cells = async (cancelled: string, checkInEndsAt = driven.league.settings.dates.checkInEndsAt) => {
      const dates = { ...driven.league.settings.dates, checkInEndsAt }
      const league = {
        ...driven.league,
        phase: 'cancelled' as const,
        cancelled,
        settings: settings({ ...GAME, dates }),
      }
      await cancelledPanel(app, viewOf({ league, now: driven.now }, null))
      return drawnScene().blocks.flatMap((block) => (block.block === 'stats' ? block.cells : [])).length
    }
    expect(await cells('tooFew', null)).toBe(2)
    expect(await cells('tooFew')).toBe(3)
    expect(await cells('The room is not free.')).toBe(1)
  })

  it('names formats of other records in words, and leaves out a format where there is no record', async () => {
    const view = viewOf(running(4, {}), null)
    const rating = { rating: 1500, deviation: 90, provisional: false, games: 3 }
    const record = { game: game.id, format: game.formats[0]!, both: rating, sides: {}, curve: [], tally: {} }
    const records = [record, { ...record, format: game.formats[1]! }].map((one) => ({
      ...one,
      decks: [],
      opponents: [],
    }))
    const shown = {
      profile: { person: '9', records, leagues: [], badges: [], uncounted: [] },
      game,
      name: 'Ann',
      own: true,
      names: new Map(),
    }
    const sides = [SIDES[0]!, SIDES[1]!] as const
    const words = { ...view, sides, words: pictureWords({ ...view, sides }) }
    const page = async (of: (typeof records)[number] | null) =>
      textOf(await profilePanel(app, words, { ...shown, record: of } as unknown as Parameters<typeof profilePanel>[2]))
    expect(await page(records[0]!)).toContain(`"label":"${game.words.format(game.formats[1]!, 'en')}"`)
    expect(await page(null)).toContain('**Ann** · Young Jedi · 0 rated games')
  })

  it('keeps a part of a long name in a label that is numbered', () => {
    const label = `Explain ${'W'.repeat(25)}…`
    const [, second] = distinctLabels([
      { value: '1', label },
      { value: '2', label },
    ])
    expect(second!.label).toMatch(/^Explain W{10,}… \(2\)$/)
    expect(second!.label.length).toBeLessThanOrEqual(34)
  })
})
