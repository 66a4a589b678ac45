/** The page of a person: record, rating curve, sides, decks with results, head to head, badges. */

import { DateTime } from 'luxon'
import type { Language } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { PersonRecord, Profile, ShownRating, Tally } from '../../league-play/api.ts'
import { joined, type SafeText, safe } from '../../locales/safe-text.ts'
import type { IconName } from '../../pictures/icons.ts'
import type { LeagueBlock } from '../../pictures/leagues/league-blocks.ts'
import { stamp } from '../frame/dates.ts'
import { framePanel, type MoreEntry, menu, type PanelView, press } from '../frame/frame.ts'
import { ordinal } from '../frame/number-words.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'

/** A page, and who looks at it. */
export interface ShownProfile {
  readonly profile: Profile
  readonly record: PersonRecord | null
  readonly game: AnyGame
  readonly name: string
  /** The reader looks at their own page. */
  readonly own: boolean
  readonly names: ReadonlyMap<string, string>
}

/** 19 of 20 times the true rating is within this many deviations. */
const SURE = 1.96
const MOST_POINTS = 60
/** The most rated games that do not count and are named on a page. */
const MOST_UNCOUNTED = 3
/** A deviation at which a rating counts as settled. */
const SETTLED = 110

const total = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, one) => ({ won: sum.won + one.won, drawn: sum.drawn + one.drawn, lost: sum.lost + one.lost }), {
    won: 0,
    drawn: 0,
    lost: 0,
  })

/** Wins and losses, draws as halves. */
const scoreOf = ({ won, drawn, lost }: Tally): string => (drawn === 0 ? `${won}–${lost}` : `${won}–${drawn}–${lost}`)
const share = ({ won, drawn, lost }: Tally): number =>
  won + drawn + lost === 0 ? 0 : (won + drawn / 2) / (won + drawn + lost)

/** Returns a rating as it is shown: with a question mark until it is settled. */
export const ratingText = ({ rating, provisional }: ShownRating): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`

const id = (action: string, person: string, ...parts: readonly string[]): string =>
  customId('pf', action, person, ...parts)

/** The person, game and format of a page, for its clicks. */
const pageOf = ({ profile, record, game }: ShownProfile): readonly [string, ...string[]] => [
  profile.person,
  game.id,
  ...(record === null ? [] : [record.format]),
]

/** Returns the page of a person. */
export function profilePanel(app: App, view: PanelView, shown: ShownProfile, note?: SafeText): Promise<Body> {
  const { say, language } = view
  const { profile, record, game, name, own } = shown
  const games = record?.both.games ?? 0
  const title = game.words.title(language)
  const format = record === null ? title : `${title}, ${game.words.format(record.format, language)}`
  const page = pageOf(shown)
  const counting = say('profile.head', { name: literal(name), format, count: games })
  const uncounted = uncountedLines(view, shown)
  const head = joined([counting, ...uncounted], '\n')
  const counted = record !== null && record.curve.length > 0
  return framePanel(app, view, {
    note,
    news: head,
    blocks: profileBlocks(view, shown),
    question: say(counted ? 'profile.ask' : uncounted.length === 0 ? 'profile.ask.none' : 'profile.ask.uncounted'),
    line: say(counted ? 'profile.line' : 'profile.line.none'),
    selects: menu(view, 'profile', say('profile.pick'), pagesOf(app, view, shown)),
    buttons: [
      ...(own ? [] : [press(id('challenge', profile.person), say('profile.challenge'), 'main')]),
      press(id('decks', ...page), say('profile.decks'), own ? 'main' : 'plain'),
      ...(own ? [press(id('share', ...page), say('profile.share'))] : []),
    ],
  })
}

/** The last games of a page that do not count, a line each. */
function uncountedLines({ say }: PanelView, { profile, record, game, names }: ShownProfile): readonly SafeText[] {
  const of = profile.uncounted.filter((one) => one.game === game.id && one.format === (record?.format ?? one.format))
  return of.slice(0, MOST_UNCOUNTED).map(({ opponent, at, why }) =>
    say('profile.uncounted', {
      name: literal((opponent === null ? undefined : names.get(opponent)) ?? say('league.someone')),
      day: stamp(at.getTime(), 'D'),
      why: say(`unrated.${why}`),
    }),
  )
}

function pagesOf(
  { games }: Pick<App, 'games'>,
  { say, language }: PanelView,
  { profile, record, names, game }: ShownProfile,
): readonly MoreEntry[] {
  const records = profile.records.filter((one) => one !== record)
  return [
    ...records.slice(0, 6).map((one) => ({
      id: id('show', profile.person, one.game, one.format),
      label: formatOf(games[one.game] ?? game, one.format, { game, language }),
      hint: ratingText(one.both),
    })),
    ...profile.leagues.slice(0, 8).map(({ leagueId, name, place }) => ({
      id: customId('lg', 'table', leagueId, ''),
      label: name,
      hint: place === null ? say('profile.running') : ordinal(place, language),
    })),
    ...(record?.opponents ?? []).slice(0, 8).flatMap(({ person, tally }) => {
      const name = names.get(person)
      return name === undefined ? [] : [{ id: id('show', person, game.id), label: name, hint: scoreOf(tally) }]
    }),
  ]
}

/** The format in words; for another game than that of the page, with the game. */
function formatOf(
  of: AnyGame,
  format: string,
  { game, language }: { readonly game: AnyGame; readonly language: Language },
) {
  const words = of.words.format(format, language)
  return of.id === game.id ? words : `${of.words.title(language)} · ${words}`
}

/** Returns the picture of a page. */
function profileBlocks(view: PanelView, { record, game, profile }: ShownProfile): readonly LeagueBlock[] {
  const { say, language } = view
  if (record === null) return []
  const [one, other] = game.seats
  const sides = [one, other].flatMap((seat) =>
    seat === undefined || record.sides[seat] === undefined
      ? []
      : [
          {
            value: ratingText(record.sides[seat]),
            label: say('profile.as', { side: game.words.seat(seat, language) }),
          },
        ],
  )
  const all = total(Object.values(record.tally))
  const best = Math.max(record.both.rating, ...record.curve.map(({ rating }) => rating))
  const badges = badgesOf(view, profile)
  return [
    {
      block: 'head',
      left: `${ratingText(record.both)} ± ${Math.round(record.both.deviation * SURE)}`,
      right: say('profile.best', { rating: Math.round(best) }),
    },
    ...(record.curve.length < 2 ? [] : [plotOf(view, record)]),
    {
      block: 'stats',
      cells: [
        ...sides,
        { value: scoreOf(all), label: say('profile.tally') },
        { value: `${profile.leagues.length}`, label: say('profile.seasons') },
      ],
    },
    ...(badges.length === 0 ? [] : [{ block: 'badges' as const, badges }]),
  ]
}

function plotOf({ say, language }: PanelView, { curve }: PersonRecord): LeagueBlock {
  const every = Math.max(1, Math.ceil(curve.length / MOST_POINTS))
  const thin = curve.filter((_, at) => at % every === 0 || at === curve.length - 1)
  const points = thin.map(({ at, rating, deviation }) => ({
    at: at.getTime(),
    value: rating,
    low: rating - SURE * deviation,
    high: rating + SURE * deviation,
  }))
  const settled = curve.findIndex(({ deviation }) => deviation <= SETTLED)
  const month = (at: number) => DateTime.fromMillis(at, { zone: 'utc', locale: language }).toFormat('LLLL')
  const first = points[0]!.at
  const last = points.at(-1)!.at
  const middle = (first + last) / 2
  return {
    block: 'plot',
    points,
    marks: [
      { at: first, label: month(first) },
      ...(month(middle) === month(first) || month(middle) === month(last)
        ? []
        : [{ at: middle, label: month(middle) }]),
      { at: last, label: say('profile.now') },
    ],
    line: settled <= 0 ? null : { at: curve[settled]!.at.getTime(), label: say('profile.settled') },
  }
}

const LOOKS: Readonly<
  Record<
    Profile['badges'][number]['kind'],
    { readonly icon: IconName; readonly tint: 'yellow' | 'white' | 'green' | 'blue' }
  >
> = {
  champion: { icon: 'cup', tint: 'yellow' },
  second: { icon: 'star', tint: 'white' },
  third: { icon: 'star', tint: 'yellow' },
  onTime: { icon: 'tick', tint: 'green' },
  allRounds: { icon: 'rows', tint: 'blue' },
}

/** A badge of each kind, with how often it was given. */
function badgesOf({ say }: PanelView, { badges }: Profile) {
  const kinds = [...new Set(badges.map(({ kind }) => kind))].sort(
    (one, other) => Object.keys(LOOKS).indexOf(one) - Object.keys(LOOKS).indexOf(other),
  )
  return kinds.slice(0, 4).map((kind) => {
    const count = badges.filter((one) => one.kind === kind).length
    return { ...LOOKS[kind], label: `${say(`league.badge.${kind}`)}${count > 1 ? ` ×${count}` : ''}` }
  })
}

/** Returns results by deck, and against the most frequent opponents. */
export function decksPanel(app: App, view: PanelView, shown: ShownProfile): Promise<Body> {
  const { say } = view
  const { record, own, names } = shown
  const decks = (record?.decks ?? []).slice(0, 4)
  const rivals = (record?.opponents ?? []).slice(0, 5)
  const blocks: LeagueBlock[] = [
    { block: 'head', left: say('profile.decks.title'), right: say('profile.won-lost') },
    ...(decks.length === 0
      ? [{ block: 'foot' as const, text: say('profile.decks.none') }]
      : [
          {
            block: 'bars' as const,
            rows: decks.map(({ name, seat, tally }) => ({
              label: name,
              seat,
              share: share(tally),
              value: scoreOf(tally),
            })),
          },
        ]),
    { block: 'head', left: say('profile.rivals.title'), right: say('profile.won-lost') },
    ...(rivals.length === 0
      ? [{ block: 'foot' as const, text: say('profile.rivals.none') }]
      : [
          {
            block: 'bars' as const,
            rows: rivals.map(({ person, tally }) => ({
              label: names.get(person) ?? say('league.someone'),
              share: share(tally),
              value: scoreOf(tally),
            })),
          },
        ]),
  ]
  return framePanel(app, view, {
    news: safe`**${say(own ? 'profile.decks.head' : 'profile.decks.head-other', { name: literal(shown.name) })}**`,
    blocks,
    question: say('profile.decks.ask'),
    line: say('profile.decks.line'),
    buttons: [press(id('show', ...pageOf(shown)), say('league.back'), 'main')],
  })
}
