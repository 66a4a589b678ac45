/** Leagues as readers see them, for tests of panels: the longest names, the drawn scene, the screen of a phone. No Discord. */
import { ComponentType } from 'discord-api-types/v10'
import { expect } from 'vitest'
import type { Language } from '../../src/contract/index.ts'
import type { LeagueView } from '../../src/discord/league/base/league-view.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body, MessagePart } from '../../src/discord/shell/components.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import { games } from '../../src/games/registry.ts'
import { challengesOf } from '../../src/leagues/challenges.ts'
import type { League, LeagueSettings } from '../../src/leagues/league.ts'
import { speak } from '../../src/locales/index.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { leagueAlt } from '../../src/pictures/leagues/league-alt.ts'
import type { LeagueScene } from '../../src/pictures/leagues/league-blocks.ts'
import { UNSET } from '../../src/servers/server.ts'
import { Driven } from '../leagues/leagues.ts'

export const game = games['young-jedi']!
export const SIDES = [game.seats[0]!, game.seats[1]!] as const
export const GAME = { game: game.id, sides: SIDES, format: game.formats[0]! }
/** Pixels that Discord leaves to a message on a phone. */
export const SCREEN = 724
/** Pixels of a picture on a phone, and of a drawn pixel. */
const [PICTURE, SCALE] = [362, 316 / 760]
/** Names as long as Discord permits, and a wide one. */
export const NAMES = ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'Maximiliane von Hohenwittlesbach', 'MMMMMMMMMMMM']

const pictures = new CardPictures(games)
let scene: LeagueScene | null = null
/** The pictures, and a server without settings. */
export const app = {
  games,
  servers: { of: () => UNSET },
  pictures: {
    league: (id: string, drawn: LeagueScene, sheet: Parameters<CardPictures['league']>[2]) => {
      scene = drawn
      return pictures.league(id, drawn, sheet)
    },
  },
} as unknown as App

/** The same without drawing, for tests of words. */
export const undrawn = {
  ...app,
  pictures: {
    league: async (_: string, drawn: LeagueScene) => {
      scene = drawn
      return { png: Buffer.alloc(0), name: 'undrawn.png', alt: leagueAlt(drawn) }
    },
  },
} as unknown as App

/** Returns the scene of the last picture. */
export const drawnScene = (): LeagueScene => scene!

/** Returns a league as a player of it sees it. @param reader null: somebody who is not in it */
export function viewOf(
  { league, now }: { readonly league: League; readonly now: number },
  reader: string | null,
  language: Language = 'en',
): LeagueView {
  const names = new Map(league.players.map(({ id }, at) => [id, `${NAMES[at % NAMES.length]} ${at}`]))
  const host = { guildId: '1', channelId: '2', championRole: null, joinRole: null }
  const sight = {
    id: 'aBcDeFgHiJ',
    host,
    league,
    player: reader,
    organises: false,
    legal: null,
    games: {},
    ownDecks: [],
    challenges: reader === null ? [] : challengesOf(league, reader, now, {}),
    draw: null,
  }
  const say = speak(language)
  const shared = { zone: 'UTC', wordsOnly: false, person: '1', now: new Date(now) }
  return { ...shared, sight, league, game, language, say, names, reader } as unknown as LeagueView
}

/** A league that has just begun. */
export const running = (players: number, changes: Partial<LeagueSettings>) =>
  Driven.running(players, { ...GAME, ...changes })

/** The height of a picture in drawn pixels, as its file says. */
const drawnHeight = (body: Body): number => {
  const { data } = body.files!.find(({ name }) => name.endsWith('.png'))!
  return Buffer.from(data).readUInt32BE(20)
}

/** Expects that a panel with its picture keeps to the screen of a phone. */
export function fits(body: Body): void {
  const drawn = drawnHeight(body) * SCALE
  expect(drawn).toBeLessThanOrEqual(PICTURE)
  expect(messageHeight(body.components as MessagePart[]) + drawn).toBeLessThanOrEqual(SCREEN)
}

/** Everything that a panel holds, in one text. */
export const textOf = (body: Body): string => JSON.stringify(body.components)

interface Entry {
  readonly value: string
  readonly label: string
  readonly description?: string
}

/** Returns the entries of all menus of a panel. */
export const entriesOf = (body: Body): readonly Entry[] =>
  (body.components as readonly MessagePart[]).flatMap((part) =>
    part.type === ComponentType.ActionRow
      ? part.components.flatMap((one) => (one.type === ComponentType.StringSelect ? one.options : []))
      : [],
  )
