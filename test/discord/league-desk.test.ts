/** Panels of organisers: which game a ruling means, and numbers that mean something. No Discord, no database. */
import { ComponentType } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { dayTime } from '../../src/discord/frame/dates.ts'
import { ordinal } from '../../src/discord/frame/number-words.ts'
import type { LeagueView } from '../../src/discord/league/base/league-view.ts'
import { sideName } from '../../src/discord/league/base/league-words.ts'
import { tableRowsOf } from '../../src/discord/league/base/table-blocks.ts'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import { resultsPanel } from '../../src/discord/league/judge/results-panel.ts'
import { cancelPanel, casePanel, ownGamePanel, resultPanel } from '../../src/discord/league/judge/ruling-panels.ts'
import { deskPanel, playersPanel } from '../../src/discord/league/organiser/desk-panels.ts'
import { dropPanel, ruleRows } from '../../src/discord/league/pages/league-facts-panels.ts'
import { whoPanel } from '../../src/discord/league/pages/who-panel.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import { ladderBody } from '../../src/discord/profile/server-ladder.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { MessagePart } from '../../src/discord/shell/components.ts'
import type { IncomingRequest } from '../../src/discord/shell/requests.ts'
import { buttonRows, messageHeight } from '../../src/discord/table/phone-room.ts'
import type { LeagueForm } from '../../src/leagues/league.ts'
import { seatIn } from '../../src/leagues/record.ts'
import { playSeason } from '../../src/leagues/season.ts'
import { plainly, speak } from '../../src/locales/index.ts'
import { Driven, HOUR, START, settings } from '../leagues/leagues.ts'
import { app, drawnScene, entriesOf, fits, GAME, NAMES, running, SCREEN, textOf, viewOf } from './league-views.ts'

describe.each(['en', 'fr'] as const)('a ruling on a pairing with several games: %s', (language) => {
  const driven = running(4, { games: 'bestOf3' })
  const first = driven.league.rounds[0]!.pairings[0]!
  driven.win(first, first.players[0])
  const pairing = driven.league.rounds[0]!.pairings[0]!
  const [one, other] = pairing.games
  const view = viewOf(driven, null, language)
  const rows = () =>
    drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows.map(({ title }) => title) : []))

  it('names the game of each entry: its number, who plays which side in it, and how it stands', async () => {
    const body = await casePanel(app, view, pairing, null)
    fits(body)
    const hints = [one!, other!].map((game, at) => {
      const entry = entriesOf(body).find(({ value }) => value.endsWith(`|result|${view.sight.id}|${game.id}`))
      expect(entry?.label).toContain(`${at + 1}`)
      return entry?.description
    })
    expect(hints[0]).toContain(view.names.get(one!.seats[0]))
    const winner = one!.seats[one!.result!.scores[0] === 1 ? 0 : 1]
    expect(hints[0]).toContain(
      plainly(view.say)('case.game.over', {
        result: plainly(view.say)('result.wins', { name: view.names.get(winner)! }),
      }),
    )
    expect(hints[1]).toContain(view.names.get(other!.seats[0]))
    expect(hints[1]).not.toBe(hints[0])
    expect(
      rows()
        .slice(0, 2)
        .map((title) => /\d/.exec(title)?.[0]),
    ).toEqual(['1', '2'])
  })

  it('tells the last move of each player in any of the games', async () => {
    const [before, now] = [START + HOUR, START + 3 * HOUR]
    const facts = (...lastSeen: readonly (number | null)[]) => ({
      matchId: 'm',
      endedAt: null,
      waitsFor: [],
      deadline: null,
      lastSeen: lastSeen.map((at) => (at === null ? null : new Date(at))),
    })
    // The sides of the second game are swapped, and the winner of the first has not moved in it.
    const games = { [one!.id]: facts(before, before), [other!.id]: facts(now, null) }
    const shown = { ...view, sight: { ...view.sight, games } } as unknown as LeagueView
    fits(await casePanel(app, shown, pairing, null))
    const [name, opponent] = pairing.players.map((id) => view.names.get(id)!)
    const clocks = drawnScene().blocks.flatMap((block) =>
      block.block === 'lines' ? block.rows.filter((row) => 'icon' in row && row.icon === 'clock') : [],
    )
    const said = (who: string, at: number) => plainly(view.say)('case.seen', { name: who, when: dayTime(shown, at) })
    expect(clocks.map(({ title, text }) => [title, text])).toEqual([[said(name!, before), said(opponent!, now)]])
  })

  it('keeps the score to the order of the names, whatever sides they have in the game', async () => {
    expect(other!.seats[0]).toBe(pairing.players[1])
    const body = await resultPanel(app, view, { pairing, game: other!.id }, null)
    fits(body)
    const [name, opponent] = pairing.players.map((id) => view.names.get(id))
    expect(textOf(body).replaceAll('\u2060', '')).toContain(`**${name} – ${opponent}** · 1–0`)
    const [head] = drawnScene().blocks
    expect(head).toMatchObject({ block: 'head', left: expect.stringMatching(/ 2$/) })
  })

  it('tells a win from a win by forfeit also where a name takes the whole label', async () => {
    const labels = entriesOf(await resultPanel(app, view, { pairing, game: one!.id }, null)).map(({ label }) => label)
    const [win, forfeit] = (['result.wins', 'result.forfeit'] as const).map((key) => view.say(key, { name: '' }))
    expect(labels.filter((label) => label.endsWith(win!))).toHaveLength(2)
    expect(labels.filter((label) => label.endsWith(forfeit!))).toHaveLength(2)
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(34)
  })
})

describe.each(['en', 'fr'] as const)('the result that an organiser sets: %s', (language) => {
  it('says first from which place to which it moves both players', async () => {
    const driven = running(4, {})
    const [pairing] = driven.league.rounds[0]!.pairings
    const [game] = pairing!.games
    for (const one of driven.league.rounds[0]!.pairings) driven.win(one, one.players[0])
    const view = viewOf(driven, null, language)
    const now = driven.league.rounds[0]!.pairings[0]!
    const places = (league: typeof driven.league) =>
      now.players.map((player) =>
        ordinal(tableRowsOf(league, null).find((row) => row.player === player)!.place, language),
      )
    const before = places(driven.league)
    const body = await resultPanel(
      app,
      view,
      { pairing: now, game: game!.id },
      game!.seats[0] === now.players[1] ? 'one' : 'other',
    )
    fits(body)
    driven.do({ type: 'setResult', game: game!.id, winner: now.players[1], how: 'ruling', reason: 'x' })
    const after = places(driven.league)
    expect(after).not.toEqual(before)
    const rows = drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows : []))
    for (const [at, player] of now.players.entries())
      expect(rows.find(({ title }) => title === view.names.get(player))?.text).toBe(
        before[at] === after[at]
          ? view.say('result.place.stays', { place: after[at]! })
          : view.say('result.place.moves', { from: before[at]!, to: after[at]! }),
      )
  })
})

describe.each(['en', 'fr'] as const)('the desk of an organiser: %s', (language) => {
  const nothing = { cases: [], flags: [], warnings: [], runningGames: 0, unreached: [] }
  const cells = () => drawnScene().blocks.flatMap((block) => (block.block === 'stats' ? block.cells : []))

  it('counts places while people sign up, and no games or rounds before there are any', async () => {
    const driven = new Driven(GAME)
    driven.do({ type: 'publish' })
    for (let person = 1; person <= 3; person++) driven.do({ type: 'join', person: `person ${person}`, rating: null })
    const view = viewOf(driven, null, language)
    const body = await deskPanel(app, view, nothing)
    fits(body)
    expect(textOf(body)).toContain(`<t:${driven.league.settings.dates.signUpEndsAt / 1000}:R>`)
    expect(cells()).toEqual([
      { value: '3', label: view.say('league.stat.signed-up', { count: 3 }) },
      { value: '0', label: view.say('organise.stat.unreached', { count: 0 }) },
    ])
    expect(entriesOf(body).filter(({ value }) => /\|(?:table|stats)\|/.test(value))).toEqual([])
  })

  it('has words below its numbers that agree with them', async () => {
    const labels = async (driven: Driven) => {
      await deskPanel(app, viewOf(driven, null, language), nothing)
      return cells().map(({ label }) => label)
    }
    const short = running(2, { form: { kind: 'swiss', rounds: 1, playOff: null } })
    short.win(short.pairings(1)[0]!, 'p1')
    short.until(short.now + 192 * HOUR)
    expect(short.league.final).not.toBeNull()
    const [one, many] =
      language === 'en'
        ? [
            ['round', 'game'],
            ['rounds', 'games'],
          ]
        : [
            ['ronde', 'partie'],
            ['rondes', 'parties'],
          ]
    expect(await labels(short)).toEqual(expect.arrayContaining(one!))
    const long = running(4, { form: { kind: 'swiss', rounds: 2, playOff: null } })
    for (const number of [1, 2]) {
      long.favouritesWin(number)
      long.until(long.now + 192 * HOUR)
    }
    expect(await labels(long)).toEqual(expect.arrayContaining(many!))
  })

  it('counts the games of a round while it runs, and the season once it is over', async () => {
    const driven = running(4, {})
    const view = viewOf(driven, null, language)
    await deskPanel(app, view, { ...nothing, runningGames: 2 })
    expect(cells().map(({ value }) => value)).toEqual(['2', '0/2', '2', '0'])
    const { league } = playSeason({
      absent: 0,
      drop: 0,
      late: 0,
      comeBack: 0,
      settings: settings(GAME),
      players: 4,
      seed: 'desk',
    })
    const over = viewOf({ league, now: driven.now }, null, language)
    const body = await deskPanel(app, over, nothing)
    fits(body)
    expect(cells().map(({ value }) => value)).toEqual(['4', `${league.rounds.length}`, `${2 * league.rounds.length}`])
    expect(textOf(body)).toContain(over.say('organise.head.over'))
  })

  it('names the page of long lists', async () => {
    const view = viewOf(running(64, {}), null, language)
    expect(textOf(await playersPanel(app, view, 1))).toMatch(/ 2\/3"/)
    expect(textOf(await resultsPanel(app, view, 1, 1))).toMatch(/ 2\/2"/)
  })
})

describe.each(['en', 'fr'] as const)('who is in a league of 64: %s', (language) => {
  it('shows every name in full, each on one page, and each page on a phone', async () => {
    const view = viewOf(running(64, {}), null, language)
    const shown: string[] = []
    for (let page = 0, next = true; next; page++) {
      const body = await whoPanel(app, view, page)
      expect(messageHeight(body.components as MessagePart[])).toBeLessThanOrEqual(SCREEN)
      const [, names = ''] = body.components.flatMap((part) => ('content' in part ? [part.content] : []))
      shown.push(...names.replace(/^\*\*.*?\*\* /, '').split(', '))
      next = textOf(body).includes(`|who|${view.sight.id}|${page + 1}`)
    }
    expect(shown).toEqual([...view.names.values()])
  })
})

describe.each(['en', 'fr'] as const)('my league: %s', (language) => {
  it.each([0, 1] as const)('keeps its buttons to one row as side %i; the menu has what is left out', async (side) => {
    const driven = running(4, {})
    const [pairing] = driven.league.rounds[0]!.pairings
    const [game] = pairing!.games
    for (const waits of pairing!.players) {
      const view = viewOf(driven, game!.seats[side], language)
      const facts = {
        matchId: 'm',
        endedAt: null,
        waitsFor: [waits],
        deadline: new Date(driven.now),
        lastSeen: [null, null],
      }
      const shown = { ...view, sight: { ...view.sight, games: { [game!.id]: facts } } } as unknown as LeagueView
      const body = await myLeaguePanel(app, shown, { now: null, winning: null })
      fits(body)
      const rows = (body.components as MessagePart[]).flatMap((part) =>
        part.type === ComponentType.ActionRow ? [buttonRows(part.components)] : [],
      )
      expect(rows).toEqual([1, 1])
      expect(textOf(body)).toContain(`|dates|${view.sight.id}`)
    }
  })

  it('says in words which side each of two games against the same opponent is', async () => {
    const driven = running(4, { games: 'bothSides' })
    const [pairing] = driven.league.rounds[0]!.pairings
    const [reader, opponent] = pairing!.players
    const view = viewOf(driven, reader, language)
    const deadline = new Date(driven.now)
    const facts = { matchId: 'm', endedAt: null, waitsFor: [opponent], deadline, lastSeen: [null, null] }
    const games = Object.fromEntries(pairing!.games.map((game) => [game.id, facts]))
    await myLeaguePanel(app, { ...view, sight: { ...view.sight, games } } as unknown as LeagueView, {
      now: null,
      winning: null,
    })
    const texts = drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows : []))
    for (const [at, game] of pairing!.games.entries())
      expect(texts[at]?.text).toContain(sideName(view, seatIn(game, reader)))
  })
})

describe.each(['en', 'fr'] as const)('a judge who plays in the pairing: %s', (language) => {
  it('reads the whole name of everybody else who can rule', async () => {
    const driven = running(4, {})
    const view = viewOf(driven, null, language)
    const organisers = ['9', '8', '7', '6']
    const sight = { ...view.sight, host: { ...view.sight.host, organisers } }
    const names = Object.fromEntries(organisers.map((one, at) => [one, `${NAMES[at % NAMES.length]}${one}`]))
    const people = { name: async (one: string) => names[one] }
    const known = { ...app, people } as unknown as typeof app
    const body = await ownGamePanel(known, { ...view, sight } as LeagueView, driven.league.rounds[0]!.pairings[0]!)
    fits(body)
    for (const one of organisers) expect(textOf(body)).toContain(names[one])
  })
})

describe.each(['en', 'fr'] as const)('the ladder of a server: %s', (language) => {
  it('shows the reader’s own place once on every page', async () => {
    const listed = Array.from({ length: 64 }, (_, at) => ({
      person: `p${at}`,
      place: at + 1,
      rating: { rating: 2100 - 9 * at, deviation: 60, provisional: false, games: 20 },
    }))
    const ratings = {
      ladder: async (_: string, __: string, ___: string, { skip, most, reader }: Record<string, number | string>) => ({
        rows: listed.slice(Number(skip), Number(skip) + Number(most)),
        total: listed.length,
        own: listed.find(({ person }) => person === reader) ?? null,
      }),
    }
    const persons = { of: async () => ({ zone: 'UTC', wordsOnly: false, quiet: null }) }
    const people = { name: async () => NAMES[0]! }
    const of = { ...app, ratings, people, persons, clock: { now: () => new Date(0) } } as unknown as App
    const incoming = { person: 'p13', language, place: { guildId: '1' } } as unknown as IncomingRequest
    for (const page of [0, 1, 6]) {
      const body = await ladderBody(of, incoming, { game: GAME.game, format: GAME.format, page })
      fits(body)
      const rows = drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows : []))
      expect(rows.flatMap(({ tone, chip }) => (tone === 'own' ? chip?.label : []))).toEqual(['14'])
    }
  })
})

describe.each(['en', 'fr'] as const)('the question before somebody drops out: %s', (language) => {
  const rows = () =>
    drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows.map(({ title }) => title) : []))
  const CUP: LeagueForm = { kind: 'elimination', losses: 1, thirdPlace: false }
  const ROBIN: LeagueForm = { kind: 'roundRobin', legs: 1, playOff: null }

  it.each([
    ['a Swiss league', { kind: 'swiss', rounds: 3, playOff: null }, ['keeps', 'back', 'busy'], true],
    ['a round robin at its beginning', ROBIN, ['annuls', 'back', 'busy'], true],
    ['a cup', CUP, ['keeps', 'no-back'], false],
  ] as const)('says in %s what becomes of results, and whether they may come back', async (_, form, keys, away) => {
    const view = viewOf(running(4, { form }), 'p1', language)
    const body = await dropPanel(app, view)
    fits(body)
    expect(rows().slice(1)).toEqual(keys.map((key) => view.say(`league.drop.${key}`)))
    expect(textOf(body).includes(view.say('league.drop.away'))).toBe(away)
  })
})

describe.each(['en', 'fr'] as const)('somebody on the waiting list: %s', (language) => {
  const say = speak(language)

  it('is asked to check in on their own page, since only then they can have a place that stays free', async () => {
    const driven = new Driven({ ...GAME, places: { least: 2, most: 2 } })
    driven.do({ type: 'publish' })
    for (const person of ['ann', 'ben', 'cleo']) driven.do({ type: 'join', person, rating: null })
    const page = async () => {
      const body = await myLeaguePanel(app, viewOf(driven, 'p3', language), { now: null, winning: null })
      expect(messageHeight(body.components as MessagePart[])).toBeLessThanOrEqual(SCREEN)
      return textOf(body)
    }
    const button = `"${say('league.checkin.button')}"`
    const before = await page()
    expect(before).not.toContain(button)
    expect(before).toContain(say('league.waiting.line', { count: 12 }))

    driven.until(driven.league.settings.dates.signUpEndsAt)
    const asked = await page()
    expect(asked).toContain(button)
    expect(asked).toContain(say('league.waiting.checkin.line'))
    const line = { about: 'checkInOpened', values: { until: driven.now } } as const
    expect(toldLine(viewOf(driven, 'p3', language), line)).toContain(
      language === 'en' ? 'waiting list. Check' : 'attente. Conf',
    )
    expect(toldLine(viewOf(driven, 'p1', language), line)).toContain(
      language === 'en' ? 'or you lose' : 'sinon vous perdez',
    )

    driven.do({ type: 'checkIn', player: 'p3' })
    const done = await page()
    expect(done).not.toContain(button)
    expect(done).toContain(say('league.waiting.checked'))
  })

  it('reads in the rules how many days a round and a silence last', () => {
    const titles = (days: number, kind: 'calendar' | 'whenDone' = 'calendar') => {
      const driven = new Driven({ ...GAME, rounds: { ...settings().rounds, days, kind } })
      return ruleRows(viewOf(driven, null, language)).map(({ title }) => title)
    }
    expect(titles(7)[0]).toContain(say('create.row.days', { count: 7 }))
    // The last day of a round of the calendar is for games that go on, and silence counts before it.
    expect(titles(10, 'whenDone')).toContain(say('create.row.silence', { days: say('league.days', { count: 4 }) }))
    expect(titles(10)).toContain(say('create.row.silence', { days: language === 'en' ? '3 d 14 h' : '3 j 14 h' }))
    expect(titles(7)).toContain(say('create.row.silence', { days: language === 'en' ? '2 d 9 h' : '2 j 9 h' }))
  })
})

it('French counts one finished game of a round without a plural', () => {
  expect(speak('fr')('league.round.over', { over: 1, count: 5 })).not.toContain('1 parties')
})

describe.each(['en', 'fr'] as const)('a cancelled league: %s', (language) => {
  it('says whether games of it stay rated', async () => {
    const said = async (rated: boolean, played: boolean) => {
      const driven = running(4, { games: 'bestOf1', rated })
      const [pairing] = driven.league.rounds[0]!.pairings
      if (played) driven.win(pairing!, pairing!.players[0])
      driven.do({ type: 'cancel', reason: 'The room is not free.' })
      const body = await myLeaguePanel(app, viewOf(driven, null, language), { now: null, winning: null })
      fits(body)
      return textOf(body)
    }
    const say = speak(language)
    expect(await said(true, true)).toContain(say('league.cancelled.rated'))
    for (const [rated, played] of [
      [true, false],
      [false, true],
    ] as const)
      expect(await said(rated, played)).toContain(say('league.cancelled.line'))
  })
})

describe.each(['en', 'fr'] as const)('the question before a league is cancelled: %s', (language) => {
  it('offers to let running games go on as friendly ones, only where some run', async () => {
    const driven = running(4, {})
    const body = await cancelPanel(app, viewOf(driven, null, language), 'now')
    fits(body)
    const later = await cancelPanel(app, viewOf(driven, null, language), 'announced')
    fits(later)
    expect(textOf(later)).toContain(speak(language)('later.title'))
    const ids = (shown: typeof body) => JSON.stringify(shown.components).match(/lo\|cancelform[^"]*/g)
    expect(ids(body)).toEqual([expect.stringMatching(/\|friendly$/), expect.not.stringContaining('friendly')])
    const none = Driven.running(4, {})
    none.favouritesWin(1)
    expect(ids(await cancelPanel(app, viewOf(none, null, language), 'now'))).toHaveLength(1)
  })
})
