/** Leagues whose people write markup into every field: all messages look as with plain names. No Discord, no database. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../sandbox/page/markdown.ts'
import { LANGUAGES } from '../../src/contract/index.ts'
import type { LeagueView } from '../../src/discord/league/base/league-view.ts'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import { publicMessage } from '../../src/discord/league/board/public-league.ts'
import { casePanel, disqualifyPanel, ownGamePanel } from '../../src/discord/league/judge/ruling-panels.ts'
import { reviewPanel } from '../../src/discord/league/organiser/create-panels.ts'
import { playerPanel, playersPanel } from '../../src/discord/league/organiser/desk-panels.ts'
import { listPanel } from '../../src/discord/league/pages/empty-panels.ts'
import { logPanel, rulesPanel } from '../../src/discord/league/pages/league-facts-panels.ts'
import { datesPanel } from '../../src/discord/league/pages/season-dates.ts'
import { seasonPanel } from '../../src/discord/league/pages/season-panel.ts'
import { crossPanel, standingsPanel, whyPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { whoPanel } from '../../src/discord/league/pages/who-panel.ts'
import { joinedPanel, joinPoolPanel, offerPanel, waitingPanel } from '../../src/discord/league/player/joined-panels.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { type Body, text } from '../../src/discord/shell/components.ts'
import type { LogLine } from '../../src/league-play/api.ts'
import type { League, LeagueForm } from '../../src/leagues/league.ts'
import { speak } from '../../src/locales/index.ts'
import { UNSET } from '../../src/servers/server.ts'
import { DAY, Driven, HOUR, START, SWISS } from '../leagues/leagues.ts'
import { hostile, markup, textsOf } from './hostile-texts.ts'
import { GAME, viewOf } from './league-views.ts'

/** The fields of a league into which people write. */
interface Written {
  readonly name: string
  readonly about: string
  readonly person: string
  readonly reason: string
}

const LADDER: LeagueForm = { kind: 'ladder', rounds: 4, reach: 3, decayDays: 7, rematchDays: 7 }
const CUP: LeagueForm = { kind: 'elimination', losses: 1, thirdPlace: false }

/** A league at one moment of its life; a case is open and a round is played where it has come to that. */
function atStage(stage: string, { name, about, reason }: Written, form: LeagueForm = SWISS): Driven {
  const driven = new Driven({ ...GAME, form, name, about })
  driven.do({ type: 'publish' })
  if (stage === 'signUp') return driven
  for (let number = 1; number <= 4; number++)
    driven.quietly({ type: 'join', person: `person ${number}`, rating: 2000 - number })
  if (stage === 'joined') return driven
  if (stage === 'cancelled') {
    driven.do({ type: 'cancel', reason }, 'olga')
    return driven
  }
  driven.until(START - 2 * DAY)
  if (stage === 'checkIn') return driven
  for (const { id } of driven.league.players) driven.quietly({ type: 'checkIn', player: id })
  driven.until(START - HOUR)
  if (stage === 'ready') return driven
  driven.until(START)
  const [pairing] = driven.league.rounds[0]?.pairings ?? []
  if (pairing !== undefined)
    driven.do({ type: 'report', player: pairing.players[0], pairing: pairing.id, topic: reason })
  if (stage === 'paused') driven.do({ type: 'pause', reason }, 'olga')
  if (stage === 'finished') driven.until(START + 60 * DAY)
  return driven
}

const app = {
  pictures: null,
  servers: { of: () => UNSET },
  people: { name: async () => 'nobody' },
  persons: { of: async () => ({ zone: null, quiet: { from: 1320, to: 480 }, dms: true }) },
} as unknown as App

function viewFor(driven: Driven, { person }: Written, reader: string | null, language: 'en' | 'fr'): LeagueView {
  const view = viewOf(driven, reader, language)
  const names = new Map(driven.league.players.map(({ id }) => [id, person]))
  const host = { ...view.sight.host, organisers: ['9'] }
  return { ...view, sight: { ...view.sight, host }, say: speak(language), names, wordsOnly: true }
}

const brief = ({ id, settings, phase, players }: League) =>
  ({ id, name: settings.name, phase, round: 1, player: 'p1', players: players.length, cases: 0 }) as never

const NOTHING = { now: null, winning: null }

/** Every message of a league that is made of its own data, for everybody and for one of its players. */
async function messages(written: Written, language: 'en' | 'fr'): Promise<Record<string, Body | null>> {
  const shown: Record<string, Body | null> = {}
  const leagues = { watches: async () => false, opponents: async () => [] }
  const people = { ...app, leagues, people: { name: async () => written.person } } as unknown as App
  for (const [stage, form] of [
    ['signUp', SWISS],
    ['joined', SWISS],
    ['checkIn', SWISS],
    ['ready', SWISS],
    ['running', SWISS],
    ['running', LADDER],
    ['running', CUP],
    ['paused', SWISS],
    ['cancelled', SWISS],
    ['finished', SWISS],
  ] as const) {
    const driven = atStage(stage, written, form)
    const { league } = driven
    const at = `${stage} ${form.kind}`
    shown[`public: ${at}`] = await publicMessage(people, viewFor(driven, written, null, language))
    const [first] = league.players
    if (first === undefined) continue
    const own = viewFor(driven, written, first.id, language)
    const judge = viewFor(driven, written, null, language)
    const lines = driven.events.slice(-6).map((event, sequence) => ({ sequence, event })) as LogLine[]
    const values = { reason: written.reason, text: written.reason, player: 'p2', champion: 'p2' }
    shown[`list: ${at}`] = listPanel([brief(league)], { language, now: own.now })
    shown[`log: ${at}`] = await logPanel(people, own, lines, false, null)
    shown[`rules: ${at}`] = await rulesPanel(people, own)
    shown[`who: ${at}`] = await whoPanel(people, own, 0)
    shown[`mine: ${at}`] = await myLeaguePanel(people, own, NOTHING)
    shown[`dates: ${at}`] = await datesPanel(people, own)
    shown[`players: ${at}`] = await playersPanel(people, judge, 0)
    shown[`player: ${at}`] = await playerPanel(people, judge, first.id)
    shown[`disqualify: ${at}`] = await disqualifyPanel(people, judge, first.id)
    for (const about of ['written', 'cancelled', 'paused', 'disqualified', 'finished', 'opened', 'ruled'] as const)
      shown[`told ${about}: ${at}`] = {
        components: [text(toldLine(own, { about, values } as never, written.person))],
      }
    if (stage === 'joined') {
      shown.review = await reviewPanel(people, judge)
      shown.offer = await offerPanel(people, own, first)
      shown.waiting = await waitingPanel(people, own, first)
      shown.in = await joinedPanel(people, own, first)
      shown.pool = await joinPoolPanel(people, own)
    }
    if (league.rounds.length === 0) continue
    shown[`standings: ${at}`] = await standingsPanel(people, own, null, { part: null, group: null })
    shown[`cross: ${at}`] = await crossPanel(people, own, null)
    shown[`why: ${at}`] = await whyPanel(people, own, 'p1', 'p2')
    const [pairing] = league.rounds[0]!.pairings
    if (pairing !== undefined) {
      shown[`case: ${at}`] = await casePanel(people, judge, pairing, league.cases[0] ?? null)
      shown[`own game: ${at}`] = await ownGamePanel(people, judge, pairing)
    }
    if (stage === 'finished') shown.season = await seasonPanel(people, own)
  }
  return shown
}

/** Long names are cut, or stand in small letters below. */
const OF_LENGTH = ['br', 'subtext']

/** The kinds of markup in a message, in their order. */
const looks = (body: Body | null): unknown[] =>
  textsOf(body?.components ?? [])
    .flatMap((one) => markup(parseMarkdown(one)).flat(Number.POSITIVE_INFINITY) as string[])
    .filter((kind) => !OF_LENGTH.includes(kind))

const TAME: Written = { name: 'aa', about: 'bb', person: 'cc', reason: 'dd' }

/** A link, a heading, a quote, mentions and bold words in each field. */
const TRICK = '](https://b.example) [x](https://b.example) **b** <@1> <@&1> @everyone\n# c\n> d\n-# e\n- f'
const WORST: Written = { name: TRICK, about: TRICK, person: TRICK, reason: TRICK }

describe.each(LANGUAGES)('a league with hostile words: %s', (language) => {
  it('has the markup of a tame one in every message, calls nobody and links nowhere', async () => {
    const tame = await messages(TAME, language)
    const expected = Object.fromEntries(Object.entries(tame).map(([name, body]) => [name, looks(body)]))
    const written = fc.record({ name: hostile, about: hostile, person: hostile, reason: hostile })
    await fc.assert(
      fc.asyncProperty(written, async ({ name, about, person, reason }) => {
        const shown = await messages(
          { name: `a${name}`, about: `b${about}`, person: `c${person}`, reason: `d${reason}` },
          language,
        )
        for (const [of, body] of Object.entries(shown)) {
          expect(looks(body), of).toEqual(expected[of])
          expect(body?.mention ?? []).toEqual([])
          for (const one of textsOf(body?.components ?? [])) expect(one, of).not.toMatch(/@everyone|@here|<@[!&]?\d/)
        }
      }),
      { numRuns: 3, endOnFailure: true, examples: [[WORST]] },
    )
  })
})
