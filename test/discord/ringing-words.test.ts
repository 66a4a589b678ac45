/** The words that a locked phone shows of leagues, the queue and challenges. Those of matches: see notices.test.ts. */
import type { REST } from 'discord.js'
import { MessageFlags } from 'discord-api-types/v10'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { publish } from '../../src/discord/challenge/challenge-clicks.ts'
import { DiscordLeagueHerald } from '../../src/discord/league/board/league-herald.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import { OpenPanels } from '../../src/discord/shell/open-panels.ts'
import { games } from '../../src/games/registry.ts'
import type { LeagueLine } from '../../src/league-play/api.ts'
import type { BackProposal, HandOpening, League, Player } from '../../src/leagues/league.ts'
import type { Challenge } from '../../src/matches/api.ts'
import { USUAL } from '../../src/people/person.ts'
import { UNSET } from '../../src/servers/server.ts'
import { HandClock } from '../hand-clock.ts'
import { game, NAMES, running, viewOf } from './league-views.ts'
import { NOW } from './positions.ts'
import { expectRinging, has, type SentBody, type SentRequest } from './ringing.ts'

/** As long as a league may be named, and a reason as long as a form takes. */
const LEAGUE = 'Wednesday Winners of the Outer Rim World'
const REASON = `${'The judges have looked at this game twice. '.repeat(20)}End.`
const cup = running(6, { name: LEAGUE })
const [pairing] = cup.league.rounds[0]!.pairings
const [reader, opponent] = pairing!.players
const [played] = pairing!.games
const until = NOW.getTime() + 86_400_000

/** The program without a network, its requests, and the words that phones have shown. */
function world(language: Language, { league: given = cup.league, player = reader! as string | null } = {}) {
  const sent: SentRequest[] = []
  let league = given
  const openPanels = new OpenPanels()
  let changing = () => {}
  const sends =
    (method: string) =>
    async (_: string, { body, files = [] }: { body: SentBody; files?: readonly unknown[] }) => {
      sent.push({ method, body, files })
      if (method === 'PATCH') changing()
      return { id: '1' }
    }
  const rest = { post: sends('POST'), patch: sends('PATCH') } as unknown as REST
  const door = { open: async () => ({ id: '2' }) }
  const messenger = new Messenger(rest, { of: async () => '2' } as never, door as never)
  const sight = () => {
    const seen = viewOf({ ...cup, league }, player, language).sight
    return { ...seen, host: { ...seen.host, organisers: [] } }
  }
  const app = {
    games,
    messenger,
    clock: new HandClock(NOW),
    log: pino({ level: 'silent' }),
    pictures: null,
    persons: { of: async (id: string) => ({ ...USUAL, id, language, zoneAsked: true }) },
    people: {
      name: async () => NAMES[0]!,
      language: async () => language,
    },
    calls: {
      of: async () => null,
      put: async () => {},
      before: async () => ({ own: null, all: null, rings: false, dm: null, zoneAsked: false }),
    },
    leagues: { find: async () => sight() },
    openPanels,
    rights: { mayBeTold: async () => true },
    queue: { of: async () => ({ state: 'found' }) },
    servers: { of: () => UNSET },
    challenges: { posted: async () => {}, unposted: async () => {} },
    guildLanguage: () => language,
  } as unknown as App
  const living = { setNews: () => {}, between: (_: string, act: () => unknown) => act(), join: async () => false }
  const herald = new DiscordLeagueHerald(app, living as never)
  /** Lets a person click on the message, which changes the league, while its next change is on its way. */
  const clicks = (changed: League) => {
    changing = () => {
      changing = () => {}
      openPanels.use('1')
      league = changed
    }
  }
  return { app, herald, sent, clicks }
}

/** A line of a league, and what it names beside its league. */
interface Sample {
  readonly values?: LeagueLine['values']
  readonly names?: readonly string[]
  /** The league and its reader where the line asks for an answer. */
  readonly league?: Partial<League> | undefined
  readonly player?: null
}

const OPPONENT = { names: [NAMES[0]!] }
const ofPairing = { values: { pairing: pairing!.id, opponent: opponent!, until, reason: REASON }, ...OPPONENT }
const ofGame = {
  values: { ...ofPairing.values, game: played!.id, opening: 'o', judge: 'x', case: 'c', move: 3, reveals: false },
  ...OPPONENT,
}
const byJudge = { values: { judge: 'x', reason: REASON, until, invited: '1', what: 'pause' }, ...OPPONENT }
const withReason = { values: { reason: REASON } }
const asked = (changes: Partial<Player>): Sample['league'] => ({
  players: cup.league.players.map((one) => (one.id === reader ? { ...one, ...changes } : one)),
})

/** All that a person is told: a topic without a sample does not compile. */
const SAMPLES: { readonly [Topic in LeagueLine['about']]: Sample | readonly Sample[] } = {
  cancelled: [
    withReason,
    { values: { reason: 'tooFew', ready: 3, least: 4 } },
    { values: { reason: REASON, friendly: 1, judge: 'x' } },
  ],
  announced: [byJudge, { ...byJudge, values: { ...byJudge.values, what: 'cancel' } }],
  announcementRecalled: [{ values: { what: 'pause' } }, { values: { what: 'cancel' } }],
  changedByPlayer: [
    { ...byJudge, values: { judge: 'x', what: 'dates' } },
    { ...byJudge, values: { judge: 'x', what: 'texts' } },
  ],
  removed: withReason,
  paused: [withReason, { values: { reason: REASON, judge: 'x' } }],
  resumed: { values: { ms: 90_000_000 } },
  delayed: { values: { ms: 90_000_000 } },
  placeOffered: { values: { until }, league: asked({ status: 'offered' }) },
  offerLapsed: {},
  checkInOpened: [
    { values: { until }, league: { ...asked({ checkedIn: false }), phase: 'checkIn' } },
    { values: { until }, league: { ...asked({ checkedIn: false, status: 'waiting' }), phase: 'checkIn' } },
  ],
  checkInReminder: [
    { values: { until }, league: { ...asked({ checkedIn: false }), phase: 'checkIn' } },
    { values: { until }, league: { ...asked({ checkedIn: false, status: 'waiting' }), phase: 'checkIn' } },
  ],
  in: { values: { startsAt: until } },
  notIn: {},
  poolDrawn: [{ values: { until } }, { values: { until: null } }],
  paired: { values: { round: 1, pairing: pairing!.id, opponent: opponent! }, ...OPPONENT },
  bye: ['full', 'half', 'zero'].map((worth) => ({ values: { round: 1, worth } })),
  byeHolderAsked: {
    values: { round: 1, opponent: opponent!, until },
    ...OPPONENT,
    league: { byeOffers: [{ player: reader!, opponent: opponent! } as League['byeOffers'][number]] },
  },
  newOpponent: ofPairing,
  calledAgain: ofPairing,
  putOut: [
    { values: { pairing: pairing!.id } },
    { values: { pairing: pairing!.id }, league: asked({ status: 'silent' }) },
  ],
  opponentGone: { values: { pairing: pairing!.id, player: opponent! }, ...OPPONENT },
  serverLeft: { values: { until } },
  outOfServer: [{}, { league: asked({ status: 'out' }) }],
  nextGame: ofGame,
  overtime: ofPairing,
  endedByTime: ofGame,
  ruling: ofGame,
  extended: ofPairing,
  frozen: ofPairing,
  unfrozen: ofPairing,
  wentBack: ofGame,
  wentBackSeen: ofGame,
  wentBackAgreed: ofGame,
  backProposed: {
    ...ofGame,
    league: { backs: [{ game: played!.id, move: 3, by: opponent!, state: 'asked' } as BackProposal] },
  },
  backRefused: ofGame,
  handsAsked: { ...ofGame, league: { openings: [{ id: 'o', state: 'asked', agreed: [] } as unknown as HandOpening] } },
  handsOpened: ofGame,
  handsKept: ofGame,
  handsReady: { ...ofGame, names: [] },
  handsNotOpened: { ...ofGame, names: [] },
  handsSeen: ofGame,
  standings: { values: { round: 1 } },
  cut: [{ values: { qualified: [reader!] } }, { values: { qualified: [] } }],
  replaced: withReason,
  decksPermitted: [withReason, { ...withReason, league: asked({ decksPermitted: until as never }) }],
  decksReplaced: { values: { player: opponent!, reason: REASON }, ...OPPONENT },
  written: { values: { ...ofPairing.values, text: REASON }, ...OPPONENT },
  caseOpened: {
    values: { player: opponent!, pairing: pairing!.id, case: 'c' },
    ...OPPONENT,
    league: { cases: [{ id: 'c', settled: null } as League['cases'][number]] },
  },
  caseForAdmins: {
    values: { player: opponent!, pairing: pairing!.id, case: 'c' },
    ...OPPONENT,
    league: { cases: [{ id: 'c', settled: null } as League['cases'][number]] },
  },
  leagueOver: { values: { champion: opponent! }, ...OPPONENT },
  leagueCancelled: [withReason, { values: { reason: 'tooFew', ready: 3, least: 4 } }],
  droppedOut: ['own', 'leftServer', 'silence'].map((why) => ({ values: { player: opponent!, why }, ...OPPONENT })),
  caseForHelpers: { values: { player: opponent!, pairing: pairing!.id, case: 'c' }, ...OPPONENT },
  caseSettled: ofPairing,
  disqualified: withReason,
  challenged: ofPairing,
  finished: { values: { champion: opponent! }, ...OPPONENT },
  placesCorrected: { values: { place: 3 } },
  organiserInvited: byJudge,
  organisersChanged: byJudge,
  organiserRemoved: { values: { ...byJudge.values, league: 'Cup' } },
  organiserJoined: byJudge,
  roleRefused: { values: { role: 'Champion', why: 'higher' } },
  roleKept: { values: { role: 'Champion', why: 'higher' } },
  opened: { player: null, league: { phase: 'signUp' } },
  queueFound: { values: { opponent: 'x', game: game.id, until }, ...OPPONENT },
  queueOver: {},
}
const LINES = Object.entries(SAMPLES).flatMap(([about, given]) =>
  (Array.isArray(given) ? (given as readonly Sample[]) : [given as Sample]).map(
    (sample) => [about as LeagueLine['about'], sample] as const,
  ),
)

describe.each(LANGUAGES)('a locked phone (%s)', (language) => {
  const told = async (about: LeagueLine['about'], { values = {}, league, player }: Sample, sound: boolean) => {
    const here = world(language, {
      league: { ...cup.league, ...league },
      ...(player === undefined ? {} : { player }),
    })
    const leagueId = about.startsWith('queue') ? null : 'aBcDeFgHiJ'
    expect(await here.herald.tell('1', [{ id: 'l', leagueId, about, values, sound, at: NOW }])).toBe('sent')
    return here.sent
  }

  it.each(LINES)('shows of the line “%s” its league, its game, who is meant, and no card', async (about, sample) => {
    const names = sample.names ?? []
    const title = game.words.title(language)
    const of = about === 'queueOver' ? [] : about === 'queueFound' ? [title] : [LEAGUE, title]
    expectRinging(await told(about, sample, true), [...of, ...names])
  })

  it.each(LINES)('hears nothing of the line “%s” where it makes no sound: one request', async (about, sample) => {
    const sent = await told(about, sample, false)
    expect(sent.map(({ method }) => method)).toEqual(['POST'])
    const [{ body }] = sent as [(typeof sent)[number]]
    expect([has(body, MessageFlags.IsComponentsV2), has(body, MessageFlags.SuppressNotifications)]).toEqual([
      true,
      true,
    ])
    expect(body.content).toBeUndefined()
  })

  it.each([
    { to: '3', rematchOf: null },
    { to: null, rematchOf: null },
    { to: '3', rematchOf: 'abcdefghijkl' },
  ])('shows of a challenge (%o) its author and the game', async (given) => {
    const { app, sent } = world(language)
    const challenge = {
      id: 'abcdefghijkl',
      by: '1',
      seat: null,
      status: 'open',
      expiresAt: new Date(until),
      seal: '0123456789abcdef'.repeat(4),
      place: { guildId: '4', channelId: '5' },
      terms: { game: game.id, format: 'full', rules: {}, rated: false, sittingMs: 259_200_000 },
      ...given,
    } as unknown as Challenge
    expect(await publish(app, challenge, language)).toBe(null)
    expectRinging(sent, [NAMES[0]!, game.words.title(language)], given.to === null ? [] : [given.to])
    expect(sent).toHaveLength(2)
  })
})

it('A message of leagues that is answered while its second request is on its way shows the answer', async () => {
  const checkIn = { ...cup.league, ...asked({ checkedIn: false }), phase: 'checkIn' } as League
  const { herald, sent, clicks } = world('en', { league: checkIn })
  const line = { leagueId: 'aBcDeFgHiJ', sound: true, at: NOW, values: { until } } as const
  const lines = [
    { ...line, id: 'k', about: 'in', values: { startsAt: until } },
    { ...line, id: 'l', about: 'checkInOpened' },
  ] as const
  clicks({ ...checkIn, ...asked({ checkedIn: true }) })
  expect(await herald.tell('1', lines)).toBe('sent')
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH'])
  const [asks, answered] = sent.slice(1).map(({ body }) => JSON.stringify(body.components))
  expect(asks).toContain('checkin')
  expect(answered).not.toContain('checkin')
})
