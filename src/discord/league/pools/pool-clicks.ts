/** Clicks on pools: looking at one, exporting it, building a deck from it. */

import { isRefusal } from '../../../contract/index.ts'
import { DECK_LIMITS, type SavedDeck } from '../../../decks/deck.ts'
import { cleanLine, cut } from '../../../decks/deck-names.ts'
import type { SeenPool } from '../../../league-play/api.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import { isOwnDeck, ownDeckId, savedDeckOf } from '../../../matches/api.ts'
import type { ActionOf } from '../../acts/acts.ts'
import { deckPanel } from '../../decks/deck-panel.ts'
import { deniedWords } from '../../frame/denied.ts'
import { press } from '../../frame/frame.ts'
import { type App, refusalText } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import type { IncomingClick, IncomingRequest } from '../../shell/requests.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { type LeagueView, readerOf } from '../base/league-view.ts'
import { allPoolsPanel, poolFile, poolPanel, readPart, type ShownPart } from './pool-panels.ts'

/** A click on a pool. */
interface At {
  readonly app: App
  readonly incoming: IncomingRequest & Partial<Pick<IncomingClick, 'values'>>
  readonly view: LeagueView
  readonly args: readonly string[]
}

/** Shows a pool, or why nobody may see it. */
async function shown(
  { app, incoming, view }: At,
  player: string | null,
  part: ShownPart,
  note?: SafeText,
): Promise<Body> {
  const seen = await app.leagues.pool(view.sight.id, readerOf(incoming), player)
  return isRefusal(seen) ? told(app, view, deniedWords(seen, view)) : poolPanel(app, view, seen as SeenPool, part, note)
}

const told = (app: App, view: LeagueView, why: SafeText): Promise<Body> =>
  leaguePanel(app, view, {
    news: why,
    buttons: [press(leagueId('lg', 'my', view.sight.id), view.say('league.more.mine'), 'main')],
  })

const pool = (at: At): Promise<Body> => {
  const player = at.args[3] ?? ''
  return shown(at, player === '' ? null : player, readPart(at.args))
}

async function poolfile(at: At): Promise<Body> {
  const { app, incoming, view } = at
  const seen = await app.leagues.pool(view.sight.id, readerOf(incoming), null)
  return isRefusal(seen) ? told(app, view, deniedWords(seen, view)) : poolFile(view, seen as SeenPool)
}

/** Opens the deck of a side that is built from the pool, or begins one. */
async function build(at: At): Promise<Body> {
  const { app, incoming, view } = at
  const { sight, league, game, language, say } = view
  const side = at.args[0] === '1' ? 1 : 0
  const seat = league.settings.sides[side]
  const part = readPart([String(side)])
  const seen = await app.leagues.pool(sight.id, readerOf(incoming), null)
  if (isRefusal(seen)) return told(app, view, deniedWords(seen, view))
  if (sight.ownDecks.some(({ lockedAt }) => lockedAt !== null)) return shown(at, null, part, say('pool.ask.locked'))
  const chosen = sight.ownDecks.find((deck) => deck.seat === seat && isOwnDeck(deck.deckId))
  const saved = savedDeckOf(chosen?.deckId ?? '')
  const there = saved === null ? null : await app.decks.find(incoming.person, saved)
  if (there !== null) return opened(at, there)
  const made = await begun(at, (seen as SeenPool).starters, seat)
  if (made === null) return shown(at, null, part)
  if ('refused' in made) return shown(at, null, part, refusalText(made, language, game))
  return opened(at, made, say('pool.made'))
}

/** Begins a deck as the starter deck of the pool, and chooses it for the league; null for a second click. */
async function begun({ app, incoming, view }: At, starters: SeenPool['starters'], seat: string) {
  const { sight, league, game, language } = view
  const starter = starters.find((one) => one.seat === seat)
  if (starter === undefined) return null
  const name = `${league.settings.name} · ${game.words.seat(seat, language)}`
  const made = await app.decks.create({
    person: incoming.person,
    interaction: incoming.id,
    name: cut(cleanLine(name), DECK_LIMITS.name),
    anyName: true,
    game: game.id,
    seat,
    format: league.settings.format,
    list: starter.list,
  })
  if (isRefusal(made)) return made.refused === 'decks.stale' ? null : made
  const deck = made as SavedDeck
  const idOf = (one: string) =>
    one === seat
      ? ownDeckId(deck.id)
      : (sight.ownDecks.find((own) => own.seat === one)?.deckId ?? starters.find((own) => own.seat === one)?.id ?? '')
  const decks = Object.fromEntries(league.settings.sides.map((one) => [one, idOf(one)]))
  const interaction = `${incoming.id}:chosen`
  const done = await app.leagues.chooseDecks({ ...readerOf(incoming), interaction, leagueId: sight.id, decks })
  return isRefusal(done) ? done : deck
}

async function opened({ app, incoming, view }: At, deck: SavedDeck, note?: SafeText): Promise<Body> {
  const pool = await app.leagues.poolOfDeck(incoming.person, deck.id)
  const said = note === undefined ? {} : { note: [note] }
  return deckPanel(view.game, deck, view.language, { drawn: incoming.id, pool, ...said })
}

/** The actions of clicks on pools. */
export const POOL_ACTS = {
  pool,
  poolfile,
  build,
  pools: ({ app, view, args }) =>
    view.league.final === null
      ? told(app, view, view.say('league.pool-hidden'))
      : allPoolsPanel(app, view, Math.max(0, Math.floor(Number(args[0]) || 0))),
  poolof: (at) => shown(at, at.incoming.values?.[0] ?? '', readPart([])),
} satisfies Partial<Record<ActionOf<'lg'>, (at: At) => Promise<Body>>>
