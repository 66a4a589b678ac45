/** `/ladder`: the ratings of a server, the best first. */

import { gameOf } from '../../games/games.ts'
import type { LadderRow } from '../../league-play/api.ts'
import type { LineRow } from '../../pictures/leagues/league-blocks.ts'
import { usualGame, usualTerms } from '../challenge/server-rules.ts'
import { framePanel, menu, press } from '../frame/frame.ts'
import { ordinal } from '../frame/number-words.ts'
import { plainView } from '../frame/plain-view.ts'
import { nonePanel } from '../league/pages/empty-panels.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import type { Body } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { type IncomingRequest, inPlace } from '../shell/requests.ts'
import { ratingText } from './profile-panel.ts'

/** The rows of a page. */
const ROWS = 10

/** The ladder that is wanted, and its page. */
export interface LadderWish {
  readonly game?: string | undefined
  readonly format?: string | undefined
  readonly page?: number
}

/** Returns a page of the ladder of a server. */
export async function ladderBody(
  app: App,
  incoming: IncomingRequest,
  { game: wanted, format: named, page = 0 }: LadderWish,
): Promise<Body> {
  const { guildId } = incoming.place
  if (guildId === null) return nonePanel(app, incoming)
  const game = gameOf(
    app.games,
    wanted !== undefined && Object.hasOwn(app.games, wanted) ? wanted : usualGame(app, incoming),
  )
  const format = named !== undefined && game.formats.includes(named) ? named : usualTerms(app, incoming, game).format
  const view = await plainView(app, incoming, game.id)
  const { say, language } = view
  const wanting = { skip: page * ROWS, most: ROWS, reader: incoming.person }
  const { rows, total, own } = await app.ratings.ladder(guildId, game.id, format, wanting)
  const lines = await Promise.all(rows.map((row) => lineOf(app, incoming, row, say)))
  const id = (formatId: string, at: number) => customId('ldr', game.id, formatId, String(at))
  const elsewhere = own === null || rows.some(({ person }) => person === own.person) ? null : own
  const pages = Math.max(1, Math.ceil(total / ROWS))
  return framePanel(app, view, {
    news:
      own === null
        ? say('server-ladder.head', { game: game.words.title(language), format: game.words.format(format, language) })
        : say('server-ladder.head-own', { place: ordinal(own.place, language), count: total }),
    blocks:
      lines.length === 0
        ? []
        : [
            {
              block: 'head',
              left: `${game.words.title(language)} · ${game.words.format(format, language)}`,
              right: say('league.players', { count: total }),
            },
            { block: 'lines', rows: lines },
            ...(elsewhere === null
              ? []
              : [{ block: 'lines' as const, pinned: true, rows: [await lineOf(app, incoming, elsewhere, say)] }]),
          ],
    question: say(lines.length === 0 ? 'server-ladder.none' : 'server-ladder.ask'),
    line: say('server-ladder.line'),
    selects: menu(view, 'formats', say('server-ladder.pick'), [
      ...Array.from({ length: Math.min(pages, 15) }, (_, at) => ({
        id: id(format, at),
        label: say('league.table.pick.places', { from: at * ROWS + 1, to: Math.min(total, (at + 1) * ROWS) }),
      })).filter((_, at) => at !== page),
      ...game.formats
        .filter((one) => one !== format)
        .map((one) => ({ id: id(one, 0), label: game.words.format(one, language) })),
      ...Object.values(app.games)
        .filter((one) => one.id !== game.id)
        .map((one) => ({ id: customId('ldr', one.id), label: one.words.title(language) })),
    ]),
    buttons: [
      press(customId('pf', 'show', incoming.person, game.id), say('server-ladder.me'), 'main'),
      press(customId('q', 'show', game.id), say('league.cancelled.queue')),
    ],
  })
}

async function lineOf(
  app: App,
  incoming: IncomingRequest,
  { person, place, rating }: LadderRow,
  say: Awaited<ReturnType<typeof plainView>>['say'],
): Promise<LineRow> {
  const own = person === incoming.person
  const name = own ? say('league.you') : await app.people.name(person, incoming.language)
  return {
    chip: { label: `${place}`, state: place === 1 ? 'now' : 'played' },
    title: name,
    value: ratingText(rating),
    ...(own ? { tone: 'own' } : {}),
  }
}

const ldr: ClickHandler = {
  ack: inPlace,
  async run(request, [game, format, page = '0'], app) {
    await request.show(await ladderBody(app, request.incoming, { game, format, page: Math.max(0, Number(page) || 0) }))
  },
}

/** Clicks on the ladder of a server. */
export const ladderClicks: Clicks = { ldr }
