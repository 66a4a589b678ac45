/** Days of rounds, signs of tables, cases and final places in the words of panels and messages. No Discord, no database. */
import { describe, expect, it } from 'vitest'
import { dayTime } from '../../src/discord/frame/dates.ts'
import { ordinal } from '../../src/discord/frame/number-words.ts'
import { timeRules } from '../../src/discord/league/base/league-words.ts'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import { closedLine, publicMessage } from '../../src/discord/league/board/public-league.ts'
import { deskPanel } from '../../src/discord/league/organiser/desk-panels.ts'
import { changesFor } from '../../src/discord/league/organiser/setting-fields.ts'
import { rulesPanel } from '../../src/discord/league/pages/league-facts-panels.ts'
import { datesPanel } from '../../src/discord/league/pages/season-dates.ts'
import { crossPanel, standingsPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { joinPanel } from '../../src/discord/league/player/joined-panels.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import { MOST } from '../../src/discord/shell/components.ts'
import { lengthOf } from '../../src/discord/table/clock-words.ts'
import type { League, LeagueForm } from '../../src/leagues/league.ts'
import type { PoolRules } from '../../src/leagues/pool-rules.ts'
import type { LineRow, Pip } from '../../src/pictures/leagues/league-blocks.ts'
import { longestSpan } from '../../src/time/fair-hours.ts'
import { Driven, settings } from '../leagues/leagues.ts'
import { app, drawnScene, fits, GAME, running, textOf, viewOf } from './league-views.ts'

const DAY = 86_400_000
const FORECASTS = { now: null, winning: null }
const CUT = { kind: 'swiss', rounds: 2, playOff: { places: 4, losses: 1, thirdPlace: true } } as const

const rowsDrawn = (): readonly LineRow[] =>
  drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows : []))
const keyDrawn = () => drawnScene().blocks.flatMap((block) => (block.block === 'foot' ? (block.legend ?? []) : []))

/** The first player of each pairing that runs wins all its games. */
function winAll(driven: Driven): void {
  for (const pairing of driven.league.rounds.at(-1)!.pairings) driven.win(pairing, pairing.players[0])
}

/** Plays the rounds of a league until its play-off is this many rounds old. */
function playedTo(rounds: number): Driven {
  const driven = running(6, { form: CUT })
  while (driven.league.rounds.length < rounds || driven.league.rounds.at(-1)!.pairings.length === 0) {
    winAll(driven)
    driven.until(driven.now + 7 * DAY)
  }
  return driven
}

describe.each([
  { language: 'en', over: /No round is left to play/, playOff: /can still reach the play-off/, next: /next round/ },
  {
    language: 'fr',
    over: /Il ne reste aucune ronde à jouer/,
    playOff: /La phase finale vous reste ouverte/,
    next: /ronde suivante/,
  },
] as const)('somebody gone when the last round is paired: $language', ({ language, over, playOff, next }) => {
  /** The page of a player who was put out by silence, or has left, in the second of two rounds. */
  const pageOf = async (form: LeagueForm, status: 'silent' | 'out') => {
    const driven = running(6, { form })
    winAll(driven)
    driven.until(driven.now + 7 * DAY)
    expect(driven.league.rounds).toHaveLength(2)
    const players = driven.league.players.map((one) => (one.id === 'p1' ? { ...one, status } : one))
    const view = viewOf({ now: driven.now, league: { ...driven.league, players } }, 'p1', language)
    const body = await myLeaguePanel(app, view, FORECASTS)
    return JSON.stringify([body.components, drawnScene()])
  }
  const PLAIN = { kind: 'swiss', rounds: 2, playOff: null } as const

  it('by silence: reads that no round is left, and keeps the tap that brings them back', async () => {
    const page = await pageOf(PLAIN, 'silent')
    expect(page).toMatch(over)
    expect(page).toContain('|return|')
  })

  it('by their own wish: is told of no next round, and not asked to come back', async () => {
    const page = await pageOf(PLAIN, 'out')
    expect(page).not.toMatch(next)
    expect(page).not.toContain('|return|')
  })

  it.each(['silent', 'out'] as const)('%s: reads that the play-off can still be reached', async (status) => {
    const page = await pageOf(CUT, status)
    expect(page).toMatch(playOff)
    expect(page).not.toMatch(next)
  })
})

describe.each(['en', 'fr'] as const)('signs of a table: %s', (language) => {
  it.each(['standings', 'cross table'])(
    'the key of the %s explains each sign that it shows, and won',
    async (table) => {
      const driven = running(4, { games: 'bothSides' })
      const [first, second] = driven.league.rounds[0]!.pairings
      driven.win(first!, first!.players[0])
      driven.do({
        type: 'setResult',
        game: second!.games[0]!.id,
        winner: second!.players[0],
        how: 'forfeit',
        reason: 'x',
      })
      const view = viewOf(driven, 'p1', language)
      fits(
        await (table === 'standings'
          ? standingsPanel(app, view, null, { part: null, group: null })
          : crossPanel(app, view, null)),
      )
      const pips = drawnScene().blocks.flatMap((block): readonly Pip[] =>
        block.block === 'standings'
          ? block.rows.flatMap((row) => (row.kind === 'row' ? row.rounds.flat() : []))
          : block.block === 'cross'
            ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []))
            : [],
      )
      const marks = new Set(pips.map(({ mark }) => mark).filter((mark) => mark !== 'open'))
      expect(marks).toContain('forfeit')
      expect(new Set(keyDrawn().map(([{ mark }]) => mark))).toEqual(marks)
      const words = keyDrawn().map(([, label]) => label)
      expect(words[0]).toContain(view.say('league.mark.won'))
      expect(words).toContain(view.say('league.mark.forfeit'))
    },
  )
})

describe.each(['en', 'fr'] as const)('the days of a round: %s', (language) => {
  const driven = running(4, {
    rounds: { kind: 'calendar', days: 10, skipWeekends: false, holidays: [], graceHours: 24 },
  })
  const panel = async (now: number) => {
    const body = await myLeaguePanel(app, viewOf({ league: driven.league, now }, 'p1', language), FORECASTS)
    fits(body)
    return textOf(body)
  }

  it('are as many in my league as in the rules, which say what the last one is for', async () => {
    const view = viewOf(driven, 'p1', language)
    expect(await panel(driven.now)).toMatch(language === 'en' ? /day 1 of 10/ : /jour 1 sur 10/)
    const rules = await rulesPanel(app, view)
    fits(rules)
    expect(rowsDrawn()[0]?.title).toContain(view.say('create.row.days', { count: 10 }))
    expect(textOf(rules)).toContain(view.say('rules.time.grace', { time: lengthOf(DAY, language) }))
  })

  it('name the last end once the first one is over', async () => {
    const { softEndAt, hardEndAt } = driven.league.rounds[0]!
    const { say } = viewOf(driven, 'p1', language)
    expect(await panel(softEndAt - 1)).toContain(say('league.my.round-ends', { at: `<t:${softEndAt / 1000}:R>` }))
    expect(await panel(softEndAt)).toContain(say('league.my.late-ends', { at: `<t:${hardEndAt / 1000}:R>` }))
  })

  it('are followed by rules of time that begin as a sentence', () => {
    const once = { ...driven.league.settings, clock: { kind: 'each', counts: 'wall', sittingMs: DAY, misses: 1 } }
    expect(timeRules(once as never, language)).toMatch(/^\p{Lu}/u)
  })

  it('say how long a turn can last in real time where nights and free days are left out', () => {
    const clock = { kind: 'each', counts: 'working', sittingMs: 3 * DAY, misses: 1 }
    const { say } = viewOf(driven, 'p1', language)
    const rules = (counts: string) =>
      timeRules({ ...driven.league.settings, clock: { ...clock, counts } } as never, language)
    const longest = say('rules.time.longest', { time: lengthOf(longestSpan(3 * DAY), language) })
    expect(rules('working')).toContain(longest)
    expect(longest).toMatch(/3\s(?:weeks|semaines)/)
    expect(rules('all')).not.toContain(longest)
  })

  it('are played in the dates once the round is closed, and a round away is called so', async () => {
    const done = running(4, { form: CUT })
    winAll(done)
    done.do({ type: 'setAway', player: 'p1', rounds: [2] })
    const view = viewOf(done, 'p1', language)
    await datesPanel(app, view)
    expect(done.league.rounds.at(-1)).toMatchObject({ number: 1, closed: true })
    expect(rowsDrawn().map(({ chip }) => chip?.state)).toEqual(['played', 'open', 'open', 'open'])
    expect(rowsDrawn().map(({ chip }) => chip?.label)).toEqual([
      'R1',
      'R2',
      view.say('league.semi'),
      view.say('league.final'),
    ])
    expect(rowsDrawn()[3]?.title).toBe(language === 'en' ? 'Final' : 'Finale')
    expect(rowsDrawn()[1]?.title).toMatch(language === 'en' ? /^Away$/ : /^Absence$/)
  })
})

describe.each(['en', 'fr'] as const)('joining: %s', (language) => {
  it('says when lists are locked', async () => {
    const driven = new Driven({ ...GAME, decks: { locked: true, hidden: true } })
    driven.do({ type: 'publish' })
    const view = viewOf(driven, null, language)
    const [one, other] = GAME.sides
    const deck = (seat: string) => ({ id: seat, seat, name: seat, own: true, faults: [] }) as never
    const body = await joinPanel(app, view, [], { [one]: deck(one), [other]: deck(other) })
    fits(body)
    // The league locks them when it is fixed who plays, and late decks as they come: both stand before anybody joins.
    const { checkInEndsAt, startsAt } = driven.league.settings.dates
    expect(checkInEndsAt).toBeLessThan(startsAt)
    const at = dayTime(view, checkInEndsAt!)
    expect(rowsDrawn().map(({ title }) => title)).toContain(view.say('league.join.locked', { at }))
    expect(view.say('league.join.locked', { at })).toContain(at)
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (const person of people) driven.do({ type: 'join', person, rating: null })
    driven.until(checkInEndsAt! - 1)
    for (const { id } of driven.league.players) driven.do({ type: 'checkIn', player: id })
    driven.until(startsAt + 1)
    const late = viewOf(driven, null, language)
    await joinPanel(app, late, [], { [one]: deck(one), [other]: deck(other) })
    expect(rowsDrawn().map(({ title }) => title)).toContain(late.say('league.join.locked.late'))
    driven.do({ type: 'join', person: 'late', rating: null })
    const locks = driven.effects.filter(({ kind }) => kind === 'lockDecks')
    expect(locks).toMatchObject([{ persons: people }, { persons: ['late'] }])
  })
})

describe.each(['en', 'fr'] as const)('cases of an own game: %s', (language) => {
  it('are counted apart from those that wait for the reader', async () => {
    const driven = running(4, {})
    for (const { id, players } of driven.league.rounds[0]!.pairings)
      driven.do({ type: 'report', player: players[0], pairing: id, topic: 'Which card?' })
    const view = viewOf(driven, 'p1', language)
    const until = new Date(driven.now + DAY)
    const cases = driven.league.cases.map((one, at) => ({ case: one.id, until, ownGame: at === 0 }))
    const desk = { cases, flags: [], warnings: [], runningGames: 2, unreached: [] }
    const both = await deskPanel(app, view, desk)
    fits(both)
    const oldest = view.say('organise.oldest', { left: `<t:${until.getTime() / 1000}:R>` })
    expect(textOf(both)).toContain(view.say('organise.head', { count: 1, oldest }))
    expect(textOf(both)).toContain(view.say('organise.head.others', { count: 1 }))
    expect(textOf(both)).toContain(`|case|${view.sight.id}|${cases[1]!.case}"`)
    const own = await deskPanel(app, view, { ...desk, cases: cases.slice(0, 1) })
    expect(textOf(own)).toContain(view.say('organise.head.others', { count: 1 }))
    expect(textOf(own)).not.toContain(view.say('organise.head', { count: 1, oldest }))
    expect(textOf(own)).not.toContain(view.say('organise.open'))
  })
})

describe.each(['en', 'fr'] as const)('a play-off: %s', (language) => {
  it('is named by its rounds in my league, in the message of the league, and at their end', async () => {
    const driven = playedTo(3)
    const semi = driven.league.rounds.at(-1)!
    const { players } = semi.pairings[0]!
    const view = viewOf(driven, players[0], language)
    const name = view.say('league.bracket.round.2')
    const capital = `${name[0]!.toUpperCase()}${name.slice(1)}`
    const mine = await myLeaguePanel(app, view, FORECASTS)
    fits(mine)
    expect(textOf(mine)).toContain(`**${capital}, `)
    expect(textOf((await publicMessage(app, view))!)).toContain(`${driven.league.settings.name} · ${name}`)
    winAll(driven)
    const over = viewOf(driven, null, language)
    const line = closedLine(over, driven.league.rounds.find(({ number }) => number === semi.number)!)
    expect(line).toContain(capital)
    for (const pairing of semi.pairings) {
      expect(line).toContain(over.names.get(pairing.players[0]))
      expect(line).not.toContain(over.names.get(pairing.players[1]))
    }
  })

  it('puts its champion first in the final table, and lets the bracket explain it', async () => {
    const driven = playedTo(4)
    winAll(driven)
    driven.until(driven.now + 14 * DAY)
    const league: League = driven.league
    expect(league.final).not.toBeNull()
    for (const [at, player] of league.final!.entries()) {
      const view = viewOf(driven, player, language)
      const body = await standingsPanel(app, view, null, { part: null, group: null })
      fits(body)
      const table = drawnScene().blocks.flatMap((block) => (block.block === 'standings' ? block.rows : []))
      const own = table.flatMap((row) => (row.kind === 'row' && row.own ? [row.place] : []))
      expect(own).toEqual([at + 1])
      const place = ordinal(at + 1, language)
      expect(textOf(body)).toContain(
        view.say('league.table.head', { place, count: 6, news: view.say('league.table.over') }),
      )
      expect(textOf(body)).toContain(`|bracket|${view.sight.id}|`)
      expect(textOf(body)).not.toContain(`|why|${view.sight.id}|`)
    }
  })
})

/** A draft with a pool has the most settings. */
const POOL: PoolRules = {
  ...{ kind: 'sealed', shared: false, buildHours: 24, cards: 0, sets: null, theme: [], starters: [] },
  packs: [{ product: 'base', count: 4 }],
}
const GAME_OF_POOL = settings({ ...GAME, pool: POOL })

it('asks how long decks are built, and whether of one pool, only where there is a pool', () => {
  const ids = (pool: typeof POOL | null) => changesFor({ ...GAME_OF_POOL, pool }).map(({ id }) => id)
  expect(ids(POOL)).toEqual(expect.arrayContaining(['pool', 'poolShared', 'buildHours']))
  expect(ids(null)).toContain('pool')
  expect(ids(null)).not.toContain('poolShared')
  expect(ids(null)).not.toContain('buildHours')
})

it('all settings of a draft fit into one menu', () => {
  // A menu leaves out what is beyond its limit: one more setting needs a second menu.
  for (const kind of ['swiss', 'roundRobin', 'groups', 'elimination', 'ladder'] as const)
    expect(changesFor({ ...GAME_OF_POOL, form: { kind } as LeagueForm }).length).toBeLessThanOrEqual(MOST.options)
})

describe.each(['en', 'fr'] as const)('sides and persons in sentences: %s', (language) => {
  /** A side without its article, behind a verb. */
  const BARE = /(?:jouez|joue|Jouer|[Pp]lays?|as) (?:Côté|Dark Side|Light Side)|(?:Côté|Side) game/
  const SIDED = language === 'en' ? /the (?:Dark|Light) Side/ : /le côté (?:obscur|lumineux)/

  it('A side has its article in lines, in my league and in the message of a round', async () => {
    const driven = running(4, { games: 'bestOf1' })
    const { id, players } = driven.league.rounds[0]!.pairings[0]!
    const view = viewOf(driven, players[0], language)
    const line = toldLine(view, { about: 'paired', values: { round: 1, pairing: id, opponent: players[1] } })
    const panel = textOf(await myLeaguePanel(app, view, FORECASTS)) + JSON.stringify(rowsDrawn())
    const round = textOf((await publicMessage(app, view))!) + JSON.stringify(drawnScene().blocks)
    for (const text of [line, panel, round]) {
      expect(text).toMatch(SIDED)
      expect(text).not.toMatch(BARE)
    }
    expect(language === 'en' ? 'You play Dark Side.' : 'Vous jouez Côté obscur.').toMatch(BARE)
  })

  it('A champion is told of their own title, anybody else of its name', () => {
    const driven = running(4, {})
    const [champion, other] = driven.league.rounds[0]!.pairings[0]!.players
    const told = (reader: string) =>
      toldLine(viewOf(driven, reader, language), { about: 'finished', values: { champion } })
    const you = viewOf(driven, champion, language).say('league.you')
    expect(told(champion)).not.toMatch(new RegExp(`${you} (?:is|has|est|remporte)`))
    expect(told(other!)).toContain(viewOf(driven, other!, language).names.get(champion))
  })
})
