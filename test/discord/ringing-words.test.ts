/** The words that a locked phone shows of leagues, the queue and challenges. Those of matches: see notices.test.ts. */
import type { REST } from 'discord.js'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { publish } from '../../src/discord/challenge/challenge-clicks.ts'
import { DiscordLeagueHerald } from '../../src/discord/league/league-herald.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import { MOST_NOTIFIED } from '../../src/discord/shell/notification.ts'
import { games } from '../../src/games/registry.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'
import type { LeagueLine } from '../../src/league-play/api.ts'
import type { Challenge } from '../../src/matches/api.ts'
import { USUAL } from '../../src/people/person.ts'
import { HandClock } from '../hand-clock.ts'
import { game, NAMES, running, viewOf } from './league-views.ts'
import { NOW } from './positions.ts'

const TITLES = [...new Set(cards.map(({ title }) => title))].filter((title) => title.length > 3)
const cup = running(6, {})
const [pairing] = cup.league.rounds[0]!.pairings
const [reader, opponent] = pairing!.players
const LEAGUE = cup.league.settings.name
const until = NOW.getTime() + 86_400_000

/** The program without a network, and the words that phones have shown. */
function world(language: Language) {
  const shown: string[] = []
  const rest = {
    post: async (_: string, { body }: { body: { content: string } }) => {
      shown.push(body.content)
      return { id: '1' }
    },
    patch: async () => ({}),
  } as unknown as REST
  const door = { open: async () => ({ id: '2' }) }
  const messenger = new Messenger(rest, { of: async () => '2' } as never, door as never)
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
    leagues: { find: async () => viewOf(cup, reader!, language).sight },
    rights: { mayBeTold: async () => true },
    queue: { of: async () => ({ state: 'found' }) },
    challenges: { posted: async () => {}, unposted: async () => {} },
    guildLanguage: () => language,
  } as unknown as App
  const living = { setNews: () => {}, between: (_: string, act: () => unknown) => act(), join: async () => false }
  return { app, herald: new DiscordLeagueHerald(app, living as never), shown }
}

/** Expects that words name these, and no card and no time that only a client can show. */
function expectWords(content: string | undefined, named: readonly string[]): void {
  expect(content).toBeDefined()
  const plain = content!.replace(/\\(.)|\*\*/g, '$1').slice(0, MOST_NOTIFIED)
  for (const one of named) expect(plain).toContain(one)
  expect(plain).not.toMatch(/<t:/)
  for (const title of TITLES) expect(plain).not.toContain(title)
}

const LINES: readonly [LeagueLine['about'], LeagueLine['values'], readonly string[]][] = [
  ['paired', { round: 1, pairing: pairing!.id, opponent: opponent! }, [LEAGUE, NAMES[0]!]],
  ['newOpponent', { round: 1, pairing: pairing!.id, opponent: opponent!, until }, [LEAGUE, NAMES[0]!]],
  ['in', { startsAt: until }, [LEAGUE]],
  ['extended', { pairing: pairing!.id, until }, [LEAGUE, NAMES[0]!]],
  ['overtime', { pairing: pairing!.id, until }, [LEAGUE, NAMES[0]!]],
  ['bye', { round: 1 }, [LEAGUE]],
  ['standings', { round: 1 }, [LEAGUE]],
  ['cut', { qualified: [reader!] }, [LEAGUE]],
  ['finished', { champion: opponent! }, [LEAGUE]],
  ['opened', {}, [LEAGUE]],
  ['queueFound', { opponent: 'x', game: game.id, until }, [NAMES[0]!]],
]

describe.each(LANGUAGES)('a locked phone (%s)', (language) => {
  it.each(LINES)('shows of the line “%s” its league or opponent, and no card', async (about, values, named) => {
    const { herald, shown } = world(language)
    const leagueId = about === 'queueFound' ? null : 'aBcDeFgHiJ'
    expect(await herald.tell('1', [{ id: 'l', leagueId, about, values, sound: true, at: NOW }])).toBe('sent')
    expectWords(shown[0], about === 'queueFound' ? [...named, game.words.title(language)] : named)
  })

  it.each([
    { to: '3', rematchOf: null },
    { to: null, rematchOf: null },
    { to: '3', rematchOf: 'abcdefghijkl' },
  ])('shows of a challenge (%o) its author and the game', async (given) => {
    const { app, shown } = world(language)
    const challenge = {
      id: 'abcdefghijkl',
      by: '1',
      seat: null,
      status: 'open',
      expiresAt: new Date(until),
      place: { guildId: '4', channelId: '5' },
      terms: { game: game.id, format: 'full', rules: {}, rated: false, sittingMs: 259_200_000 },
      ...given,
    } as unknown as Challenge
    expect(await publish(app, challenge, language)).toBe(null)
    expectWords(shown[0], [NAMES[0]!, game.words.title(language), ...(given.to === null ? [] : ['<@3>'])])
  })
})
