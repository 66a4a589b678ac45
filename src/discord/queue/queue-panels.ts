/** "Find me an opponent": what somebody looks for, the search, an opponent who was found. */

import type { Language, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { QueueState, QueueWishes } from '../../league-play/api.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import type { DeckOffer } from '../../matches/api.ts'
import type { LineRow } from '../../pictures/leagues/league-blocks.ts'
import { HOUR_MS } from '../../time/lengths.ts'
import { lengthLeft, stamp } from '../frame/dates.ts'
import { framePanel, menu, type PanelView, press } from '../frame/frame.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { formatHint } from '../shell/game-options.ts'
import { literal } from '../shell/text-limits.ts'
import { lengthOf } from '../table/clock-words.ts'

/** The time for a sitting that can be wished for. */
export const QUEUE_TIMES = [24 * HOUR_MS, 72 * HOUR_MS, 168 * HOUR_MS, HOUR_MS] as const

/** Wishes in a short notation, which stands in the ids of controls: format, time, rated, range, side, everywhere. */
export interface ShortWishes {
  readonly format: string
  readonly sittingMs: number
  readonly rated: boolean
  readonly range: number | null
  readonly seat: Seat | null
  readonly across: boolean
}

/** Returns wishes as parts of an id. */
const partsOf = ({ format, sittingMs, rated, range, seat, across }: ShortWishes): readonly string[] => [
  format,
  String(sittingMs / HOUR_MS),
  `${rated ? 'r' : 'f'}${across ? 'a' : 'h'}`,
  range === null ? '' : String(range),
  seat ?? '',
]

/** Returns the wishes that parts of an id hold; the default for what can't be read. */
export function wishesFrom(parts: readonly string[], game: AnyGame, otherwise: ShortWishes): ShortWishes {
  const [format = '', hours = '', flags = '', range = '', seat = ''] = parts
  if (!game.formats.includes(format)) return otherwise
  return {
    format,
    sittingMs: Number(hours) > 0 ? Number(hours) * HOUR_MS : otherwise.sittingMs,
    rated: flags.startsWith('r'),
    across: flags.endsWith('a'),
    range: Number(range) > 0 ? Number(range) : null,
    seat: game.seats.includes(seat) ? seat : null,
  }
}

const id = (action: string, game: string, wishes?: ShortWishes): string =>
  customId('q', action, game, ...(wishes === undefined ? [] : partsOf(wishes)))

/** Returns the panel that begins a search: it opens answered. */
export function wishPanel(
  app: App,
  view: PanelView,
  wishes: ShortWishes,
  decks: Readonly<Record<Seat, DeckOffer | undefined>>,
  note?: SafeText,
): Promise<Body> {
  const { say, game, language } = view
  const ready = game.seats.every((seat) => decks[seat] !== undefined && decks[seat].faults.length === 0)
  const other = <K extends keyof ShortWishes>(key: K, value: ShortWishes[K]) =>
    id('wish', game.id, { ...wishes, [key]: value })
  const rows: LineRow[] = [
    ...game.seats.map(
      (seat): LineRow => ({
        seat,
        tone: 'side',
        title: `${game.words.seat(seat, language)} · ${decks[seat]?.name ?? say('league.join.none')}`,
        text: say(
          wishes.seat === null ? 'queue.either' : wishes.seat === seat ? 'queue.this-side' : 'queue.not-this-side',
        ),
      }),
    ),
    {
      icon: 'clock',
      title: say('rules.clock.move', { time: lengthOf(wishes.sittingMs, language) }),
      text: say(wishes.rated ? 'create.row.rated' : 'create.row.friendly'),
    },
    {
      icon: 'person',
      title: wishes.range === null ? say('queue.range.any') : say('queue.range', { range: wishes.range }),
      text: say(wishes.across ? 'queue.everywhere' : 'queue.here'),
    },
  ]
  const entries = [
    ...Object.values(app.games)
      .filter((one) => one.id !== game.id)
      .map((one) => ({ id: id('wish', one.id), label: one.words.title(language) })),
    ...game.formats
      .filter((one) => one !== wishes.format)
      .map((one) => ({
        id: other('format', one),
        label: game.words.format(one, language),
        ...formatHint(game.words, one, language),
      })),
    ...QUEUE_TIMES.filter((one) => one !== wishes.sittingMs).map((one) => ({
      id: other('sittingMs', one),
      label: say('rules.clock.move', { time: lengthOf(one, language) }),
    })),
    { id: other('rated', !wishes.rated), label: say(wishes.rated ? 'create.row.friendly' : 'create.row.rated') },
    ...[null, 100, 200, 400]
      .filter((one) => one !== wishes.range)
      .map((one) => ({
        id: other('range', one),
        label: one === null ? say('queue.range.any') : say('queue.range', { range: one }),
      })),
    ...[null, ...game.seats]
      .filter((one) => one !== wishes.seat)
      .map((one) => ({
        id: other('seat', one),
        label:
          one === null ? say('queue.either') : say('queue.side', { side: game.words.seatInSentence(one, language) }),
      })),
    { id: other('across', !wishes.across), label: say(wishes.across ? 'queue.here' : 'queue.everywhere') },
  ]
  return framePanel(app, view, {
    note,
    news: safe`**${say('queue.head')}** ${ours(game.words.title(language))}, ${ours(game.words.format(wishes.format, language))}.`,
    blocks: [{ block: 'lines', rows }],
    question: say(ready ? 'queue.ask' : 'league.join.bad.ask'),
    line: say('queue.line'),
    selects: menu(view, 'wishes', say('queue.change'), entries),
    buttons: [
      ...(ready ? [press(id('join', game.id, wishes), say('queue.join'), 'good')] : []),
      press(id('practice', game.id), say('queue.practice')),
    ],
  })
}

type OpenSearch = Extract<QueueState, { state: 'looking' }>
type FoundOpponent = Extract<QueueState, { state: 'found' }>

/** How long somebody has been looking: a minute at least. */
const waited = (now: Date, since: Date, language: Language): string =>
  lengthLeft(Math.max(60_000, now.getTime() - since.getTime()), language)

/** Returns the search that goes on. */
export function lookingPanel(
  app: App,
  view: PanelView,
  state: OpenSearch,
  rating: number,
  note?: SafeText,
): Promise<Body> {
  const { say, game, language, now } = view
  const { wishes, since, until, others, usualMs } = state
  const range = rangeNow(wishes, now.getTime() - since.getTime())
  const rows: LineRow[] = [
    {
      icon: 'star',
      title:
        range === null
          ? say('queue.range.any')
          : say('queue.span', { from: Math.round(rating - range), to: Math.round(rating + range) }),
      text: usualMs === null ? say('queue.widens') : say('queue.usual', { time: lengthLeft(usualMs, language) }),
    },
    { icon: 'person', title: say('queue.others', { count: others }), text: say('queue.others.about') },
    {
      icon: 'swap',
      title: [
        game.words.format(wishes.format, language),
        wishes.seat === null ? say('queue.either') : game.words.seat(wishes.seat, language),
      ].join(' · '),
      text: [
        wishes.sittings.map((ms) => lengthOf(ms, language)).join(', '),
        say(wishes.rated ? 'create.row.rated' : 'create.row.friendly'),
      ].join(' · '),
    },
    { icon: 'pin', title: say(wishes.acrossServers ? 'queue.everywhere' : 'queue.here') },
  ]
  return framePanel(app, view, {
    note,
    news: say('queue.looking', { time: waited(now, since, language) }),
    blocks: [{ block: 'lines', rows }],
    question: say('queue.looking.ask'),
    line: say('queue.looking.line', { until: stamp(until.getTime(), 'R') }),
    selects: menu(view, 'widen', say('queue.widen'), [
      { id: `${id('widen', game.id)}|range`, label: say('queue.range.any') },
      { id: `${id('widen', game.id)}|across`, label: say('queue.everywhere') },
      { id: `${id('widen', game.id)}|seat`, label: say('queue.either') },
      { id: `${id('widen', game.id)}|time`, label: say('queue.any-time') },
    ]),
    buttons: [
      press(id('practice', game.id), say('queue.practice'), 'main'),
      press(id('stop', game.id), say('queue.stop')),
    ],
  })
}

const WIDER_PER_HOUR = 25

/** The difference of ratings that suits now: it grows while somebody waits. */
const rangeNow = ({ range }: QueueWishes, waitedMs: number): number | null =>
  range === null ? null : range + Math.floor(waitedMs / HOUR_MS) * WIDER_PER_HOUR

/** Returns an opponent who was found: both must accept. */
export function foundOpponentPanel(
  app: App,
  view: PanelView,
  state: FoundOpponent,
  facts: {
    readonly name: string
    readonly ratings: readonly [string, string]
    readonly stakes: { readonly win: number; readonly loss: number; readonly counts: boolean; readonly met: number }
    readonly decks: readonly DeckOffer[]
  },
  note?: SafeText,
): Promise<Body> {
  const { say, game, language } = view
  const { terms, seat, until, accepted, deckId } = state
  const { name, ratings, stakes, decks } = facts
  const other = game.seats.find((one) => one !== seat) ?? seat
  const deck = decks.find((one) => one.id === deckId)
  const own = decks.filter((one) => one.seat === seat && one.faults.length === 0 && one.id !== deckId)
  const rows: LineRow[] = [
    {
      icon: 'swap',
      title:
        stakes.counts && terms.rated
          ? say('queue.stakes', { win: stakes.win, loss: Math.abs(stakes.loss) })
          : say('create.row.friendly'),
      text: stakes.met === 0 ? say('queue.first') : say('queue.met', { count: stakes.met }),
    },
    {
      icon: 'clock',
      title: say('rules.clock.move', { time: lengthOf(terms.sittingMs, language) }),
      text: game.words.format(terms.format, language),
    },
  ]
  return framePanel(app, view, {
    note,
    news: say('queue.found', {
      name: literal(name),
      rating: ratings[1],
      time: waited(view.now, state.since, language),
    }),
    blocks: [
      {
        block: 'versus',
        middle: 'versus',
        players: [
          { name: say('league.you'), lines: [ratings[0], game.words.seat(seat, language)], out: false },
          { name, lines: [ratings[1], game.words.seat(other, language)], out: false },
        ],
      },
      { block: 'lines', rows },
    ],
    question: accepted
      ? say('queue.accepted')
      : say('queue.found.ask', { deck: literal(deck?.name ?? game.words.seat(seat, language)) }),
    line: say('queue.found.line', { until: stamp(until.getTime(), 'R') }),
    selects: accepted
      ? []
      : menu(
          view,
          'deck',
          say('queue.found.deck'),
          own.map((one) => ({ id: customId('q', 'accept', game.id, state.id, one.id), label: one.name })),
        ),
    buttons: [
      ...(accepted ? [] : [press(customId('q', 'accept', game.id, state.id), say('queue.accept'), 'good')]),
      press(customId('q', 'decline', game.id, state.id), say('queue.decline')),
    ],
  })
}

/** Returns the end of a search: nobody was found, or the game has begun. */
export function endedPanel(
  app: App,
  view: PanelView,
  state: Extract<QueueState, { state: 'over' | 'playing' }>,
): Promise<Body> {
  const { say, game } = view
  const playing = state.state === 'playing'
  return framePanel(app, view, {
    news: say(playing ? 'queue.playing' : 'queue.over'),
    buttons: [
      ...(playing
        ? [press(customId('mine'), say('help.my-games'), 'main')]
        : [
            press(id('again', game.id), say('queue.again'), 'main'),
            press(id('practice', game.id), say('queue.practice')),
          ]),
    ],
  })
}
