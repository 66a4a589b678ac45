/** All texts of a league in the words of its form: a ladder has no rounds, a cup names its rounds. No Discord, no database. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import { publicMessage } from '../../src/discord/league/board/public-league.ts'
import { reviewPanel } from '../../src/discord/league/organiser/create-panels.ts'
import { changesFor } from '../../src/discord/league/organiser/setting-fields.ts'
import { listPanel } from '../../src/discord/league/pages/empty-panels.ts'
import {
  dropPanel,
  logPanel,
  pairingRulePanel,
  rulesPanel,
} from '../../src/discord/league/pages/league-facts-panels.ts'
import { datesPanel } from '../../src/discord/league/pages/season-dates.ts'
import { championPanel, seasonPanel } from '../../src/discord/league/pages/season-panel.ts'
import { bracketPanel, standingsPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { joinedPanel, joinPanel, joinPoolPanel } from '../../src/discord/league/player/joined-panels.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import type { LeagueBrief, LogLine } from '../../src/league-play/api.ts'
import type { League, LeagueForm, PlayerId } from '../../src/leagues/league.ts'
import { badSetting } from '../../src/leagues/league-settings.ts'
import { tableRoundNow } from '../../src/leagues/pairing/next-round.ts'
import { bestScore } from '../../src/leagues/standings/best-score.ts'
import { DAY, Driven, START, settings } from '../leagues/leagues.ts'
import { drawnScene, GAME, textOf, undrawn, viewOf } from './league-views.ts'

const LADDER: LeagueForm = { kind: 'ladder', rounds: 4, reach: 3, decayDays: 21, rematchDays: 7 }
const CUP: LeagueForm = { kind: 'elimination', losses: 1, thirdPlace: true }
const NOTHING = { now: null, winning: null }

const people = {
  ...undrawn,
  persons: { of: async () => ({ quiet: null, zone: null }) },
  leagues: { watches: async () => false },
} as unknown as App

/** Everything that a panel says: its words and those of its picture. */
async function said(body: Promise<Body | null>): Promise<string> {
  const shown = await body
  return shown === null ? '' : `${textOf(shown)} ${JSON.stringify(drawnScene().blocks)}`
}

/** All that a league says now to everybody and to each player. */
/** A league as a list shows it. */
const briefOf = (league: League): LeagueBrief => ({
  ...{ id: 'league', name: 'Winter League', game: 'tiny', guildId: 'server', players: league.players.length },
  ...{ phase: league.phase, round: tableRoundNow(league), player: null, organises: false, cases: 0 },
})

async function allTexts(driven: Driven, language: Language): Promise<string[]> {
  const { league } = driven
  const open = viewOf(driven, null, language)
  const lines = driven.events.map((event, sequence) => ({ sequence, event })) as LogLine[]
  const texts = [
    await said(publicMessage(people, open)),
    await said(rulesPanel(people, open)),
    await said(logPanel(people, open, lines, false, null)),
    await said(joinPanel(people, open, [], {})),
    await said(joinPoolPanel(people, open)),
    textOf(listPanel([briefOf(league)], { language, now: new Date(START) })),
    ...(league.phase === 'draft' ? [await said(reviewPanel(people, open))] : []),
    ...(league.final === null ? [] : [await said(championPanel(people, open))]),
  ]
  for (const player of league.players) {
    const view = viewOf(driven, player.id, language)
    texts.push(await said(myLeaguePanel(people, view, NOTHING)))
    if (league.phase === 'running') texts.push(await said(dropPanel(people, view)))
    if (league.phase === 'signUp' || league.phase === 'ready') texts.push(await said(joinedPanel(people, view, player)))
    if (league.rounds.length > 0) {
      texts.push(await said(pairingRulePanel(people, view)))
      texts.push(await said(standingsPanel(people, view, null, { part: null, group: null })))
      if (league.settings.form.kind !== 'ladder') texts.push(await said(datesPanel(people, view)))
    }
    if (league.bracket !== null) texts.push(await said(bracketPanel(people, view, null)))
    if (league.final !== null) texts.push(await said(seasonPanel(people, view)))
  }
  return texts
}

/** All lines that people have been told so far. */
const toldTexts = (driven: Driven, language: Language): string[] =>
  driven.effects.flatMap((effect) => {
    if (effect.kind !== 'tell') return []
    const reader = driven.league.players.find(({ person }) => person === effect.to)?.id ?? null
    return [toldLine(viewOf(driven, reader, language), effect, 'Judge')]
  })

/** A ladder from its draft to its end: challenges won and lost, silence, a drop-out, a removal. */
async function ladderTexts(language: Language): Promise<string[]> {
  const driven = new Driven({ ...GAME, form: LADDER, games: 'bothSides' })
  const texts = await allTexts(driven, language)
  const look = async () => texts.push(...(await allTexts(driven, language)))
  driven.do({ type: 'publish' })
  for (let number = 1; number <= 6; number++)
    driven.quietly({ type: 'join', person: `person ${number}`, rating: 2000 - number })
  await look()
  driven.until(START - 2 * DAY)
  for (const { id } of driven.league.players) driven.quietly({ type: 'checkIn', player: id })
  driven.until(START - 1)
  await look()
  driven.until(START)
  driven.do({ type: 'challenge', player: 'p3', to: 'p1' })
  driven.do({ type: 'challenge', player: 'p5', to: 'p4' })
  await look()
  driven.win(driven.pairings(1)[0]!, 'p3')
  driven.until(START + 5 * DAY)
  await look()
  driven.do({ type: 'withdraw', player: 'p6', reason: 'own' })
  driven.do({ type: 'removePlayer', player: 'p2', reason: 'Rude.' }, 'olga')
  await look()
  driven.until(START + 30 * DAY)
  expect(driven.league.phase).toBe('finished')
  await look()
  return [...texts, ...toldTexts(driven, language)]
}

/** Plays all pairings of the running round but the first, whose second player makes no move and is out by silence. */
function allButOne(driven: Driven): void {
  const [first, ...others] = driven.league.rounds.at(-1)!.pairings
  for (const pairing of others) driven.win(pairing, pairing.players[0])
  for (const game of first!.games) driven.do({ type: 'recordMove', game: game.id, player: first!.players[0] })
  driven.until(driven.league.rounds.at(-1)!.startsAt + 4 * DAY)
  expect(driven.league.players.some(({ status }) => status === 'silent')).toBe(true)
}

/** A cup of four from its draft to its end, and another one with a silent player. */
async function cupTexts(language: Language): Promise<{ texts: string[]; driven: Driven }> {
  const driven = Driven.running(4, { ...GAME, form: CUP })
  const texts = await allTexts(driven, language)
  driven.favouritesWin(1)
  texts.push(...(await allTexts(driven, language)))
  driven.until(START + 7 * DAY)
  texts.push(...(await allTexts(driven, language)))
  const third = driven.pairings(2).find(({ slot }) => slot === 'T')!
  driven.win(third, third.players[0])
  texts.push(...(await allTexts(driven, language)))
  driven.favouritesWin(2)
  expect(driven.league.phase).toBe('finished')
  texts.push(...(await allTexts(driven, language)))
  const silent = Driven.running(4, { ...GAME, form: CUP })
  allButOne(silent)
  texts.push(...(await allTexts(silent, language)), ...toldTexts(silent, language))
  return { texts: [...texts, ...toldTexts(driven, language)], driven }
}

/** A season with a play-off, from its draft to its end: silent players in the last round of the table and in the bracket. */
async function tableTexts(form: LeagueForm, rounds: number, language: Language): Promise<string[]> {
  const driven = Driven.running(8, { ...GAME, form })
  const texts: string[] = []
  const look = async () => texts.push(...(await allTexts(driven, language)))
  await look()
  for (let round = 1; round < rounds; round++) {
    driven.favouritesWin(round)
    driven.until(START + round * 7 * DAY)
  }
  allButOne(driven)
  await look()
  driven.until(START + rounds * 7 * DAY)
  await look()
  allButOne(driven)
  await look()
  while (driven.league.final === null) {
    driven.favouritesWin(driven.league.rounds.length)
    driven.until(driven.now + 7 * DAY)
    await look()
  }
  return [...texts, ...toldTexts(driven, language)]
}

const PLAY_OFF = { losses: 1, thirdPlace: true } as const
const TABLES: readonly (readonly [string, number, LeagueForm])[] = [
  ['Swiss', 3, { kind: 'swiss', rounds: 3, playOff: { ...PLAY_OFF, places: 4 } }],
  ['groups', 3, { kind: 'groups', groups: 2, legs: 1, playOff: { ...PLAY_OFF, places: 2 } }],
]

const around = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((one) => [...one.matchAll(pattern)].map(({ index }) => one.slice(Math.max(0, index - 60), index + 60)))

describe.each(LANGUAGES)('the texts of a form: %s', (language) => {
  it('a ladder speaks of no round', async () => {
    const texts = await ladderTexts(language)
    expect(texts.length).toBeGreaterThan(60)
    // The general question and the words of clocks and kinds of settings are those of all forms.
    const found = around(texts, language === 'en' ? /\bround(?!s? or challenge)/gi : /\bronde(?! ou)/gi)
    expect(found).toEqual([])
  })

  it('a cup numbers no round, and tells places and stages by their names', async () => {
    const { texts, driven } = await cupTexts(language)
    expect(around(texts, language === 'en' ? /\bround \d/gi : /\bronde \d/gi)).toEqual([])
    const all = texts.join('\n').replace(/[\u00a0\u202f]/g, ' ')
    for (const word of language === 'en'
      ? ['semi-final', 'final', 'match for third place']
      : ['demi-finale', 'finale', 'petite finale'])
      expect(all.toLowerCase()).toContain(word)
    expect(driven.league.final).toHaveLength(4)
    for (const place of language === 'en'
      ? ['You are 2nd.', 'You are 4th.']
      : ['Votre place : 2e.', 'Votre place : 4e.'])
      expect(all).toContain(place)
  })

  it.each(TABLES)(
    '%s numbers the rounds of its table alone, and names those of its play-off',
    async (_, rounds, form) => {
      const texts = await tableTexts(form, rounds, language)
      const numbers = (language === 'en' ? /\bround (\d+)/gi : /\bronde (\d+)/gi) as RegExp
      const beyond = [
        ...new Set(texts.flatMap((one) => [...one.matchAll(numbers)].map(([, number]) => Number(number)))),
      ]
        .filter((number) => number > rounds)
        .map((number) => around(texts, new RegExp(`ro(?:u)?nde? ${number}\\b`, 'gi')))
      expect(beyond).toEqual([])
      const all = texts.join('\n').toLowerCase()
      for (const word of language === 'en' ? ['semi-final', 'match for third place'] : ['demi-finale', 'petite finale'])
        expect(all).toContain(word)
      expect(around(texts, language === 'en' ? /\bladder/gi : /\béchelle/gi)).toEqual([])
    },
  )

  it('on a ladder, a win brings what the ladder does: the lower one climbs, the higher one only falls', async () => {
    const driven = Driven.running(5, { ...GAME, form: LADDER })
    driven.do({ type: 'challenge', player: 'p4', to: 'p2' })
    const mine = async (id: PlayerId) =>
      textOf(await myLeaguePanel(people, viewOf(driven, id, language), NOTHING)).replace(/[\u00a0\u202f]/g, ' ')
    expect(await mine('p4')).toContain(
      language === 'en'
        ? 'Win: you are 2nd. Otherwise you stay 4th.'
        : 'Victoire : vous passez 2e. Sinon, vous restez 4e.',
    )
    expect(await mine('p2')).toContain(
      language === 'en'
        ? 'Lose: you drop to 3rd. Otherwise you stay 2nd.'
        : 'Défaite : vous passez 3e. Sinon, vous restez 2e.',
    )
    driven.win(driven.pairings(1)[0]!, 'p4')
    expect(driven.league.ladder.map(({ player }) => player)).toEqual(['p1', 'p4', 'p2', 'p3', 'p5'])
    expect(await mine('p4')).not.toMatch(/Win:|Victoire :/)
  })

  it('reach, idle days and rest of a ladder can be set in its draft, within their bounds, and no other form has them', () => {
    const ladder = new Driven({ ...GAME, form: LADDER })
    const view = viewOf(ladder, null, language)
    const ids = (form: LeagueForm) => changesFor({ ...ladder.league.settings, form }).map(({ id }) => id)
    expect(ids(LADDER)).toEqual(expect.arrayContaining(['reach', 'decay', 'rematch']))
    expect(ids(LADDER)).not.toContain('rounds')
    expect(ids(CUP).filter((id) => ['reach', 'decay', 'rematch', 'rounds'].includes(id))).toEqual([])
    const taken = (id: string, value: string) =>
      changesFor(ladder.league.settings)
        .find((one) => one.id === id)!
        .take(view, value)
    expect(taken('reach', '5')?.form).toMatchObject({ reach: 5 })
    expect(taken('decay', '14')?.form).toMatchObject({ decayDays: 14 })
    expect(taken('rematch', '0')?.form).toMatchObject({ rematchDays: 0 })
    for (const [id, value] of [
      ['reach', '0'],
      ['reach', 'far'],
      ['decay', '-1'],
      ['rematch', '1000'],
    ] as const)
      expect(taken(id, value)).toBeNull()
    for (const terms of [{ reach: 0 }, { reach: 51 }, { decayDays: 0 }, { decayDays: 1.5 }, { rematchDays: -1 }])
      expect(badSetting(settings({ form: { ...LADDER, ...terms } }))?.refused).toBe('badSetting')
    expect(badSetting(settings({ form: LADDER }))).toBeNull()
  })
})

describe('the best score that a reader can still reach', () => {
  const bestAfter = (games: 'bothSides' | 'bestOf1' | 'bestOf3', winners: readonly (0 | 1)[], form: LeagueForm) => {
    const driven = Driven.running(4, { ...GAME, games, form })
    for (const winner of winners) {
      const pairing = driven.pairings(1)[0]!
      driven.move(pairing)
      const open = pairing.games.find(({ result }) => result === null)!
      driven.do({
        type: 'recordResult',
        game: open.id,
        winner: pairing.players[winner],
        how: 'played',
        differential: 1,
        turns: 5,
      })
    }
    const pairing = driven.pairings(1)[0]!
    return bestScore(pairing, pairing.players[0], games)
  }
  const SWISS: LeagueForm = { kind: 'swiss', rounds: 2, playOff: null }

  it.each([
    ['both games open', 'bothSides', [], SWISS, [2, 0], 'win'],
    ['one game lost', 'bothSides', [1], SWISS, [1, 1], 'draw'],
    ['one game won', 'bothSides', [0], SWISS, [2, 0], 'win'],
    ['one lost in a bracket, where a tie gives one more', 'bothSides', [1], CUP, [2, 1], 'win'],
    ['the first of three lost', 'bestOf3', [1], SWISS, [2, 1], 'win'],
    ['one game in all', 'bestOf1', [], SWISS, [1, 0], 'win'],
  ] as const)('%s', (_, games, winners, form, score, outcome) => {
    expect(bestAfter(games, winners, form)).toEqual({ score, outcome })
  })

  it('none once the pairing is over', () => {
    expect(bestAfter('bestOf1', [1], SWISS)).toBeNull()
  })
})
