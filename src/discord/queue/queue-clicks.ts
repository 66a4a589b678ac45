/** `/queue` and its clicks. */

import { isRefusal, type Seat } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import type { Denial, QueueState, QueueWishes } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { DeckOffer } from '../../matches/api.ts'
import { type ActionOf, actionOf } from '../acts/acts.ts'
import { usualGame, usualTerms } from '../challenge/server-rules.ts'
import { deniedWords } from '../frame/denied.ts'
import type { PanelView } from '../frame/frame.ts'
import { plainView } from '../frame/plain-view.ts'
import { readerOf } from '../league/base/league-view.ts'
import { ratingText } from '../profile/profile-panel.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { commandMention } from '../shell/command-mention.ts'
import { type Body, text } from '../shell/components.ts'
import { openDmSoon } from '../shell/dm-opening.ts'
import { type IncomingRequest, inPlace } from '../shell/requests.ts'
import {
  endedPanel,
  foundOpponentPanel,
  lookingPanel,
  QUEUE_TIMES,
  type ShortWishes,
  wishesFrom,
  wishPanel,
} from './queue-panels.ts'

/** A click on the queue. */
interface QueueClick {
  readonly app: App
  readonly incoming: IncomingRequest
  readonly view: PanelView
  readonly args: readonly string[]
}

function usualWishes({ app, incoming, view }: QueueClick): ShortWishes {
  const { format, sittingMs } = usualTerms(app, incoming, view.game)
  return { format, sittingMs, rated: true, range: null, seat: null, across: false }
}

/** The decks that are proposed: own legal ones first. */
async function decksOf(
  { app, incoming, view }: QueueClick,
  format: string,
): Promise<{ readonly all: readonly DeckOffer[]; readonly chosen: Readonly<Record<Seat, DeckOffer | undefined>> }> {
  const all = await app.queue.decksFor(incoming.person, view.game.id, format)
  const best = (seat: Seat) => {
    const some = all.filter((one) => one.seat === seat)
    const legal = some.filter(({ faults }) => faults.length === 0)
    return legal.find(({ own }) => own) ?? legal[0] ?? some[0]
  }
  return { all, chosen: Object.fromEntries(view.game.seats.map((seat) => [seat, best(seat)])) }
}

async function wish(at: QueueClick, wishes: ShortWishes, note?: SafeText): Promise<Body> {
  const { chosen } = await decksOf(at, wishes.format)
  return wishPanel(at.app, at.view, wishes, chosen, note)
}

/** Returns the state of a search; without one, the panel that begins it. */
async function state(at: QueueClick, known: QueueState | null, note?: SafeText): Promise<Body> {
  const { app, incoming, view } = at
  if (known === null) return wish(at, usualWishes(at), note)
  if (known.state === 'playing' || known.state === 'over') return endedPanel(app, view, known)
  if (known.state === 'looking') {
    const own = await app.ratings.of(incoming.person, known.wishes.game, known.wishes.format)
    return lookingPanel(app, await viewFor(at, known.wishes.game), known, own.rating, note)
  }
  const { opponent, terms } = known
  const [name, own, theirs, stakes, decks] = await Promise.all([
    app.people.name(opponent, incoming.language),
    app.ratings.of(incoming.person, terms.game, terms.format),
    app.ratings.of(opponent, terms.game, terms.format),
    app.ratings.stakes(incoming.person, opponent, terms.game, terms.format),
    app.queue.decksFor(incoming.person, terms.game, terms.format),
  ])
  return foundOpponentPanel(
    app,
    await viewFor(at, terms.game),
    known,
    { name, ratings: [ratingText(own), ratingText(theirs)], stakes, decks },
    note,
  )
}

const viewFor = async ({ app, incoming, view }: QueueClick, game: string): Promise<PanelView> =>
  view.game.id === game ? view : plainView(app, incoming, game)

/** Shows what follows from a request, or the present state with the reason why it was denied. */
async function after(at: QueueClick, done: QueueState | Denial): Promise<Body> {
  if (!isRefusal(done)) return state(at, done as QueueState)
  return state(at, await at.app.queue.of(at.incoming.person), deniedWords(done, at.view))
}

async function join(at: QueueClick, short: ShortWishes): Promise<Body> {
  const { incoming, view } = at
  const { guildId } = incoming.place
  if (guildId === null) return wish(at, short, view.say('queue.not-here'))
  const { chosen } = await decksOf(at, short.format)
  const decks = Object.fromEntries(
    view.game.seats.flatMap((seat) => (chosen[seat] === undefined ? [] : [[seat, chosen[seat].id] as const])),
  )
  const wishes: QueueWishes = {
    game: view.game.id,
    format: short.format,
    sittings: [short.sittingMs],
    rated: short.rated,
    range: short.range,
    seat: short.seat,
    acrossServers: short.across,
    decks,
  }
  return look(at, wishes, guildId)
}

/** Looks for an opponent from this channel, with these wishes in place of earlier ones. */
async function look(at: QueueClick, wishes: QueueWishes, guildId: string): Promise<Body> {
  const { app, incoming } = at
  const channelId = incoming.parentId ?? incoming.place.channelId
  openDmSoon(app, incoming.person)
  return after(
    at,
    await app.queue.join({ ...readerOf(incoming), interaction: incoming.id, wishes, guildId, channelId }),
  )
}

/** Looks for more people: any rating, other servers, either side, any time. */
async function widen(at: QueueClick): Promise<Body> {
  const { app, incoming, args, view } = at
  const now = await app.queue.of(incoming.person)
  const { guildId } = incoming.place
  if (now?.state !== 'looking' || guildId === null)
    return state(at, now, guildId === null ? view.say('queue.not-here') : undefined)
  const wider: Readonly<Record<string, Partial<QueueWishes>>> = {
    range: { range: null },
    across: { acrossServers: true },
    seat: { seat: null },
    time: { sittings: [...new Set([...now.wishes.sittings, ...QUEUE_TIMES])] },
  }
  const wishes = { ...now.wishes, ...wider[args.at(-1) ?? ''] }
  return look(at, wishes, guildId)
}

const ACTS: Readonly<Record<ActionOf<'q'>, (at: QueueClick) => Promise<Body>>> = {
  show: async (at) => state(at, await at.app.queue.of(at.incoming.person)),
  again: (at) => wish(at, usualWishes(at)),
  wish: (at) => wish(at, wishesFrom(at.args, at.view.game, usualWishes(at))),
  join: (at) => join(at, wishesFrom(at.args, at.view.game, usualWishes(at))),
  widen,
  stop: async (at) => {
    const { app, incoming, view } = at
    await app.queue.leave({ ...readerOf(incoming), interaction: incoming.id })
    return wish(at, usualWishes(at), view.say('queue.stopped'))
  },
  accept: async (at) => {
    const { app, incoming, args } = at
    const [id = '', deckId] = args
    return after(
      at,
      await app.queue.accept({
        ...readerOf(incoming),
        interaction: incoming.id,
        id,
        ...(deckId === undefined ? {} : { deckId }),
      }),
    )
  },
  decline: async (at) => {
    const { app, incoming, args } = at
    return after(at, await app.queue.decline({ ...readerOf(incoming), interaction: incoming.id, id: args[0] ?? '' }))
  },
  practice: async ({ app, incoming }) => ({
    components: [
      text(
        speak(incoming.language)('queue.practice.how', {
          play: commandMention(app.commandIds, incoming.language, ['command.play']),
        }),
      ),
    ],
  }),
}

/** Returns what a click on the queue, or the command, shows. */
export async function queueBody(
  app: App,
  incoming: IncomingRequest,
  action: string,
  game: string,
  args: readonly string[],
): Promise<Body> {
  const known = Object.hasOwn(app.games, game) ? game : usualGame(app, incoming)
  const view = await plainView(app, incoming, gameOf(app.games, known).id)
  const act = ACTS[actionOf('q', action) ?? 'show']
  return act({ app, incoming, view, args })
}

const q: ClickHandler = {
  ack: inPlace,
  async run(request, [action = '', game = '', ...args], app) {
    await request.show(await queueBody(app, request.incoming, action, game, args))
  },
}

/** Clicks on the queue. */
export const queueClicks: Clicks = { q }
