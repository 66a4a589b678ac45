/** Sign-up as its people see it: joining with decks, being in, waiting, an offered place, locked lists. */

import type { Seat } from '../../../contract/index.ts'
import { deckRulesOf } from '../../../league-play/api.ts'
import type { Player } from '../../../leagues/league.ts'
import { rosterFixedAt } from '../../../leagues/league-settings.ts'
import { plainly } from '../../../locales/index.ts'
import { type SafeText, safe } from '../../../locales/safe-text.ts'
import type { DeckOffer } from '../../../matches/api.ts'
import type { Person } from '../../../people/person.ts'
import type { LeagueBlock, LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { dayTime, ownTime, stamp } from '../../frame/dates.ts'
import { pick, press } from '../../frame/frame.ts'
import { ordinal } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import { refusalText } from '../../shell/app.ts'
import type { Body, ControlRow, MenuEntry } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { hasPool, moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'
import { deckLine } from '../base/league-words.ts'
import { nextTableRound } from '../base/stage-words.ts'
import { formWords } from '../forms/form-words.ts'
import { poolRows } from '../pools/pool-parts.ts'

/** The decks that a person is about to join with, by seat; absent where they have none. */
export type ChosenDecks = Readonly<Partial<Record<Seat, DeckOffer>>>

/** Returns the decks that are proposed: those chosen, else own legal ones, else any legal one, else the first. */
export function proposedDecks(
  view: LeagueView,
  offers: readonly DeckOffer[],
  chosen: readonly (string | undefined)[],
): ChosenDecks {
  const { sides } = view.league.settings
  const used = view.sight.ownDecks
  return Object.fromEntries(
    sides.flatMap((seat, at) => {
      const some = offers.filter((offer) => offer.seat === seat)
      const legal = some.filter(({ faults }) => faults.length === 0)
      const found =
        some.find((offer) => offer.id === chosen[at]) ??
        some.find((offer) => offer.id === used.find((deck) => deck.seat === seat)?.deckId) ??
        legal.find(({ own }) => own) ??
        legal[0] ??
        some[0]
      return found === undefined ? [] : [[seat, found] as const]
    }),
  )
}

/** Returns the panel that joins, or changes decks. */
export function joinPanel(
  app: App,
  view: LeagueView,
  offers: readonly DeckOffer[],
  decks: ChosenDecks,
  note?: SafeText,
): Promise<Body> {
  const { league, say, game, language, reader } = view
  const { sides } = league.settings
  const legal = sides.every((seat) => decks[seat]?.faults.length === 0)
  const changes = reader !== null
  // Where a league has no rounds people come in at any time.
  const late = league.phase === 'running' && !changes ? nextTableRound(league) : null
  const ids = sides.map((seat) => decks[seat]?.id ?? '')
  const news = legal
    ? say('league.join.head', { league: literal(league.settings.name), rules: deckLine(view) })
    : safe`**${say('league.join.bad')}**`
  const deckRow = (seat: Seat): LineRow => {
    const deck = decks[seat]
    const ok = deck !== undefined && deck.faults.length === 0
    const fault = deck?.faults[0]
    const state =
      deck === undefined
        ? say('league.join.none')
        : ok
          ? say('league.join.legal')
          : fault === undefined
            ? say('league.join.not-legal')
            : refusalText(fault, language, game)
    return {
      seat,
      tone: 'side',
      title: `${game.words.seat(seat, language)} · ${deck?.name ?? '–'}`,
      text: `${ok ? '' : '! '}${state}`,
    }
  }
  const blocks: LeagueBlock[] = [
    {
      block: 'lines',
      rows: [...sides.map(deckRow), ...(legal ? (mayRedeck(view) ? redeckRows(view) : listRows(view)) : [])],
    },
  ]
  return leaguePanel(app, view, {
    note,
    news,
    blocks,
    question: legal
      ? late === null
        ? say(changes ? 'league.in.change' : 'league.join.ask')
        : say('league.join.late', { round: late })
      : say('league.join.bad.ask'),
    line: say(legal ? 'league.join.line' : 'league.join.bad.line'),
    selects: sides.flatMap((seat, at) => deckSelect(view, offers, seat, ids, at)),
    buttons: [
      ...(legal
        ? [
            press(
              playerClick(view, changes ? 'redeck' : 'joined', ...ids),
              say(changes ? 'league.in.change' : 'league.join.button'),
              'good',
            ),
          ]
        : []),
      press(playerClick(view, changes ? 'my' : 'who'), say(changes ? 'league.back' : 'league.signup.who')),
    ],
    more: changes ? [] : moreOf(view, 'join'),
  })
}

/** Whether an organiser has permitted the reader to change locked lists. */
const mayRedeck = ({ league, reader }: LeagueView): boolean =>
  league.players.some(({ id: one, decksPermitted = null }) => one === reader && decksPermitted !== null)

const redeckRows = ({ say }: LeagueView): readonly LineRow[] => [
  { icon: 'lock', tint: 'amber', title: say('league.redeck.once'), text: say('league.redeck.once.about') },
  { icon: 'play', title: say('league.redeck.next'), text: say('league.redeck.next.about') },
]

/** When lists are locked: with the list of players, and at once for people who come in later. */
function lockRow(view: LeagueView): LineRow {
  const { league, say } = view
  if (!deckRulesOf(league.settings).locked)
    return { icon: 'lock', title: say('league.join.open'), text: say('league.join.open.about') }
  return takesDecks(view)
    ? {
        icon: 'lock',
        title: say('league.join.locked', { at: dayTime(view, rosterFixedAt(league.settings.dates)) }),
        text: say('league.join.locked.about'),
      }
    : { icon: 'lock', title: say('league.join.locked.late'), text: say('league.join.locked.late.about') }
}

/** Whether players may still choose other decks: until the list of players is made. */
const takesDecks = ({ league: { phase } }: LeagueView): boolean => phase === 'signUp' || phase === 'checkIn'

function listRows(view: LeagueView): readonly LineRow[] {
  const { league, say } = view
  const rules = deckRulesOf(league.settings)
  return [
    lockRow(view),
    {
      icon: 'eye',
      title: say(rules.hidden ? 'league.join.hidden' : 'league.join.seen'),
      text: say(rules.hidden ? 'league.join.hidden.about' : 'league.join.seen.about'),
    },
  ]
}

/** The decks of one side: legal ones first. The chosen ones of both sides stand in the id. */
function deckSelect(
  view: LeagueView,
  offers: readonly DeckOffer[],
  seat: Seat,
  ids: readonly string[],
  at: number,
): ControlRow[] {
  const { say, game, language } = view
  const some = offers.filter((offer) => offer.seat === seat)
  if (some.length === 0) return []
  const sorted = [...some].sort((one, other) => one.faults.length - other.faults.length)
  const choices = sorted.map((offer): MenuEntry => {
    const [fault] = offer.faults
    return {
      value: offer.id,
      label: plainly(say)('league.join.choice', { side: game.words.seat(seat, language), name: offer.name }),
      hint: fault === undefined ? say('league.join.legal') : refusalText(fault, language, game),
      taken: offer.id === ids[at],
    }
  })
  return [
    pick(
      view,
      playerClick(view, 'deck', at, ...ids),
      say('league.join.pick', { side: game.words.seat(seat, language) }),
      choices,
    ),
  ]
}

/** Returns the panel of somebody who is in, before round 1. */
export async function joinedPanel(app: App, view: LeagueView, player: Player, note?: SafeText): Promise<Body> {
  const { league, say } = view
  const { dates, places } = league.settings
  const inIt = league.players.filter(({ status }) => status === 'in')
  const n = inIt.findIndex((one) => one.id === player.id) + 1
  const pool = league.settings.pool != null
  const drawn = hasPool(view)
  const mayCheckIn = league.phase === 'checkIn' && !player.checkedIn
  const rows = stepRows(view, await app.persons.of(view.person ?? ''))
  return leaguePanel(app, view, {
    note,
    blocks: [
      {
        block: 'hero',
        over: '',
        title: say('league.in.title'),
        under:
          places.most === null
            ? plainly(say)('league.in.place-open', { league: league.settings.name, n })
            : plainly(say)('league.in.place', { league: league.settings.name, n, most: places.most }),
      },
      { block: 'lines', rows },
    ],
    question: mayCheckIn
      ? say('league.checkin.ask')
      : say(drawn ? 'pool.in.ask' : checkInFollows(view) ? 'league.in.ask.checkin' : 'league.in.ask'),
    line:
      mayCheckIn && dates.checkInEndsAt !== null
        ? say('league.checkin.ends', { at: stamp(dates.checkInEndsAt), left: stamp(dates.checkInEndsAt, 'R') })
        : drawn
          ? say('pool.in.line', { left: stamp(dates.startsAt, 'R') })
          : say(checkInFollows(view) ? 'league.in.line.checkin' : 'league.in.line'),
    buttons: [
      ...(mayCheckIn ? [press(playerClick(view, 'checkin'), say('league.checkin.button'), 'good')] : []),
      ...(drawn ? [press(playerClick(view, 'pool', 0, '', 0, ''), say('pool.in.open'), 'main')] : []),
      ...(league.phase === 'ready' || pool
        ? []
        : [press(playerClick(view, 'join'), say('league.in.change'), mayCheckIn ? 'plain' : 'main')]),
      press(playerClick(view, 'leave'), say('league.in.leave')),
    ],
    more: moreOf(view, 'my'),
  })
}

/** Whether check-in is still to come for those who are in. */
const checkInFollows = ({ league }: LeagueView): boolean =>
  league.phase === 'signUp' && league.settings.dates.checkInEndsAt !== null

/** The steps that follow for somebody who is in, and their quiet hours. */
function stepRows(view: LeagueView, { quiet, zone }: Pick<Person, 'quiet' | 'zone'>): readonly LineRow[] {
  const { league, say } = view
  const { dates, pool = null } = league.settings
  const hour = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return [
    ...(pool !== null ? poolSteps(view) : [nowRow(view)]),
    ...(dates.checkInEndsAt === null || hasPool(view) ? [] : [checkInRow(view)]),
    ...(pool !== null
      ? []
      : [
          ...(deckRulesOf(league.settings).locked && takesDecks(view)
            ? [{ icon: 'lock' as const, title: ownTime(view, rosterFixedAt(dates)), text: say('league.in.lock') }]
            : []),
          { icon: 'play' as const, title: ownTime(view, dates.startsAt), text: say(startKey(view)) },
        ]),
    quiet === null || zone === null
      ? { icon: 'moon', title: say('league.in.quiet.none'), text: say('league.in.quiet.none.about') }
      : {
          icon: 'moon',
          title: say('league.in.quiet', { from: hour(quiet.from), to: hour(quiet.to) }),
          text: say('league.in.quiet.about'),
        },
  ]
}

/** Returns the text for the start: a ladder pairs nobody. */
const startKey = ({ league }: LeagueView) => formWords(league.settings.form).key.start

/** The check-in: to come, open, or done. */
function checkInRow(view: LeagueView): LineRow {
  const { league, say, reader } = view
  const { dates } = league.settings
  if (league.players.some(({ id: one, checkedIn }) => one === reader && checkedIn))
    return { icon: 'tick', tint: 'green', title: say('league.in.checked'), text: say('league.in.checked.about') }
  return league.phase === 'checkIn'
    ? {
        icon: 'bell',
        tint: 'amber',
        title: say('league.in.check-until', { at: dayTime(view, dates.checkInEndsAt ?? dates.startsAt) }),
        text: say('league.in.check-until.about'),
      }
    : {
        icon: 'bell',
        title: ownTime(view, dates.signUpEndsAt),
        text: say('league.in.checkin.about'),
      }
}

const nowRow = (view: LeagueView): LineRow => ({
  icon: 'tick',
  tint: 'green',
  title: view.say('league.in.now'),
  text: view.say(
    takesDecks(view) || !deckRulesOf(view.league.settings).locked ? 'league.in.now.about' : 'league.in.now.locked',
  ),
})

/** The way to decks of a pool: drawn when check-in ends, locked when round 1 is paired. */
function poolSteps(view: LeagueView): readonly LineRow[] {
  const { say, league } = view
  const { dates } = league.settings
  const lock: LineRow = {
    icon: 'lock',
    title: say('pool.in.lock', { at: dayTime(view, dates.startsAt) }),
    text: say('pool.in.lock.about'),
  }
  if (hasPool(view))
    return [{ icon: 'hand', tint: 'green', title: say('pool.in.now'), text: say('pool.in.now.about') }, lock]
  const at = dayTime(view, rosterFixedAt(dates))
  return [{ icon: 'hand', title: say('pool.in.wait', { at }), text: say('pool.in.wait.about') }, lock]
}

/** Returns the panel that joins a league in which decks are built from pools: nobody needs one yet. */
export function joinPoolPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { league, say } = view
  const { dates, name } = league.settings
  const drawnAt = rosterFixedAt(dates)
  const late = league.phase === 'running' ? nextTableRound(league) : null
  const at = league.phase === 'running' ? say('league.in.now').toLowerCase() : dayTime(view, drawnAt)
  const row = (icon: LineRow['icon'], key: 'when' | 'secret' | 'starter'): LineRow => ({
    ...(icon === undefined ? {} : { icon }),
    title: say(`pool.join.${key}`, { at }),
    text: say(`pool.join.${key}.about`),
  })
  return leaguePanel(app, view, {
    note,
    news: say('league.join.head', { league: literal(name), rules: deckLine(view) }),
    blocks: [
      {
        block: 'lines',
        rows: [...poolRows(view), row('hand', 'when'), row('eye', 'secret'), row('clock', 'starter')],
      },
    ],
    question: late === null ? say('pool.join.ask') : say('league.join.late', { round: late }),
    line: say('pool.join.line'),
    buttons: [
      press(playerClick(view, 'joined'), say('pool.join.button'), 'good'),
      press(playerClick(view, 'who'), say('league.signup.who')),
    ],
    more: moreOf(view, 'join'),
  })
}

/** Returns the panel of somebody on the waiting list. */
export function waitingPanel(app: App, view: LeagueView, player: Player, note?: SafeText): Promise<Body> {
  const { league, say, language } = view
  const waiting = league.players.filter(({ status }) => status === 'waiting' || status === 'offered')
  const at = waiting.findIndex((one) => one.id === player.id) + 1
  const checks = league.phase === 'checkIn'
  const mayCheckIn = checks && !player.checkedIn
  return leaguePanel(app, view, {
    note,
    news: safe`**${say('league.waiting.head', { place: ordinal(at, language) })}**`,
    question: say(mayCheckIn ? 'league.waiting.checkin' : 'league.waiting.ask'),
    line: checks
      ? say(mayCheckIn ? 'league.waiting.checkin.line' : 'league.waiting.checked')
      : say('league.waiting.line', { count: league.settings.offerHours }),
    buttons: [
      ...(mayCheckIn ? [press(playerClick(view, 'checkin'), say('league.checkin.button'), 'good')] : []),
      press(playerClick(view, 'leave'), say('league.waiting.leave')),
      ...(league.settings.pool == null ? [press(playerClick(view, 'join'), say('league.in.change'))] : []),
    ],
    more: moreOf(view, 'my'),
  })
}

/** Returns the panel of somebody who was offered a place. */
export function offerPanel(app: App, view: LeagueView, player: Player, note?: SafeText): Promise<Body> {
  const { say, league } = view
  return leaguePanel(app, view, {
    note,
    news: safe`**${literal(league.settings.name)}**`,
    question: say('league.offer.ask'),
    line: say('league.offer.line', { at: stamp(player.offerUntil ?? view.now.getTime()) }),
    buttons: [
      press(playerClick(view, 'take'), say('league.offer.take'), 'good'),
      press(playerClick(view, 'decline'), say('league.offer.no')),
    ],
    more: moreOf(view, 'my'),
  })
}

/** Returns the reader's own lists: locked ones, or those that count now. */
export function listsPanel(app: App, view: LeagueView): Promise<Body> {
  const { say, sight, game, language, league } = view
  const locked = sight.ownDecks.find(({ lockedAt }) => lockedAt !== null)?.lockedAt ?? null
  const rows = sight.ownDecks.map(({ seat, name, faults }): LineRow => {
    const [fault] = faults
    return {
      seat,
      tone: 'side',
      title: `${game.words.seat(seat, language)} · ${name}`,
      text: fault === undefined ? say('league.join.legal') : refusalText(fault, language, game),
    }
  })
  const about: LineRow[] =
    locked === null
      ? [...listRows(view)]
      : [
          { icon: 'lock', tint: 'amber', title: say('league.locked.copy'), text: say('league.locked.copy.about') },
          { icon: 'eye', title: say('league.locked.open'), text: say('league.locked.open.about') },
        ]
  const mayChange = (locked === null && league.phase !== 'finished') || mayRedeck(view)
  return leaguePanel(app, view, {
    ...(locked === null
      ? { news: safe`**${literal(league.settings.name)}**` }
      : { news: safe`**${say('league.locked.head', { at: stamp(locked.getTime()) })}**` }),
    blocks: [{ block: 'lines', rows: [...rows, ...about] }],
    ...(locked === null ? {} : { question: say('league.locked.ask'), line: say('league.locked.line') }),
    buttons: [
      ...(mayChange
        ? [press(playerClick(view, 'join'), say('league.in.change'), 'main')]
        : locked === null
          ? []
          : [press(playerClick(view, 'judge'), say('league.locked.change'), 'main')]),
      press(playerClick(view, 'my'), say('league.back')),
    ],
    more: moreOf(view, 'lists'),
  })
}
