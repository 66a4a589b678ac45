/** The public message of a league: sign-up, check-in, rounds, the end. Within one screen; times are Discord stamps. */

import { formRules, hasChallenges, hasTable, rulesOf } from '../../../leagues/forms/forms.ts'
import { placesTaken } from '../../../leagues/handle-sign-up.ts'
import type { PlayerId, Round } from '../../../leagues/league.ts'
import { nextRoundOf } from '../../../leagues/season-rounds.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, ours, type SafeText, safe } from '../../../locales/safe-text.ts'
import type { LeagueBlock } from '../../../pictures/leagues/league-blocks.ts'
import { stamp } from '../../frame/dates.ts'
import { press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { asQuote, literal } from '../../shell/text-limits.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { roundNow } from '../base/league-rounds.ts'
import { type LeagueView, namedIn } from '../base/league-view.ts'
import { deckLine, leagueClockTitle } from '../base/league-words.ts'
import { gamesDone, ladderBlocks, pairingsOf, roundBlocks, slotsIn } from '../base/round-blocks.ts'
import { type PlannedRounds, plannedRounds } from '../base/season-plan.ts'
import { capital, roundTitle, stageOf, titleOfRound } from '../base/stage-words.ts'
import { tableRowsOf } from '../base/table-blocks.ts'
import { formWords } from '../forms/form-words.ts'
import { cancelledPanel } from '../pages/empty-panels.ts'
import { championPanel } from '../pages/season-panel.ts'
import { seedLines } from '../pools/pool-parts.ts'

/** Returns the public message of a league as it stands. Null for a draft, which nobody sees. */
export async function publicMessage(app: App, view: LeagueView): Promise<Body | null> {
  const { phase } = view.league
  switch (phase) {
    case 'draft':
      return null
    case 'signUp':
      return signUpMessage(app, view)
    case 'checkIn':
      return checkInMessage(app, view)
    case 'ready':
    case 'running':
      return roundMessage(app, view)
    case 'finished':
    case 'archived':
      return championPanel(app, view)
    case 'cancelled':
      return cancelledPanel(app, view)
  }
}

const inLeague = ({ league }: LeagueView) =>
  league.players.filter(({ status }) => status === 'in' || status === 'silent')

/** The games of a pairing. */
function gamesCell({ league, say }: LeagueView): { readonly value: string; readonly label: string } {
  const { games } = league.settings
  if (games === 'bothSides') return { value: '2', label: say('league.stat.at-once') }
  if (games === 'bestOf3') return { value: '3', label: say('league.stat.at-most') }
  return { value: '1', label: say('league.stat.in-round') }
}

/** The rounds of the main stage; those of a cup, which fewer players shorten. */
function roundsCell({ say }: LeagueView, { main, bracket, fixed }: PlannedRounds) {
  const count = main === 0 ? bracket : main
  return { value: `${count}`, label: say(fixed ? 'league.stat.rounds' : 'league.stat.rounds-most', { count }) }
}

/** The numbers of a league's form: rounds, days, games at once, play-off. */
function factsOf(view: LeagueView): LeagueBlock {
  const { league, say } = view
  const { form, rounds } = league.settings
  const planned = plannedRounds(league)
  const { playOff: off, challenges } = rulesOf(form)
  if (challenges !== null) {
    const days = challenges.rounds * rounds.days
    return {
      block: 'stats',
      cells: [
        { value: `${days}`, label: say('ladder.stat.season', { count: days }) },
        gamesCell(view),
        { value: `${challenges.reach}`, label: say('ladder.stat.reach', { count: challenges.reach }) },
      ],
    }
  }
  return {
    block: 'stats',
    cells: [
      ...(planned === null ? [] : [roundsCell(view, planned)]),
      { value: `${rounds.days}`, label: say('league.stat.days', { count: rounds.days }) },
      gamesCell(view),
      ...(off === null ? [] : [{ value: `${off.places}`, label: say('league.stat.playoff') }]),
    ],
  }
}

/** The letters of those who are in, and free places. */
function seatsOf(view: LeagueView, filled: (player: ReturnType<typeof inLeague>[number]) => boolean): LeagueBlock {
  const players = inLeague(view)
  const most = view.league.settings.places.most ?? Math.max(16, Math.ceil((players.length + 1) / 16) * 16)
  const seats = Array.from({ length: Math.max(most, players.length) }, (_, at) => {
    const player = players[at]
    if (player === undefined) return { letter: '', state: 'free' as const }
    const letter = [...(view.names.get(player.id) ?? '?')][0]?.toUpperCase() ?? '?'
    return { letter, state: filled(player) ? ('in' as const) : ('waiting' as const) }
  })
  return { block: 'seats', seats }
}

function signUpMessage(app: App, view: LeagueView): Promise<Body> {
  const { league, say, game, language, sight } = view
  const { settings } = league
  const taken = inLeague(view).length
  const most = settings.places.most
  const full = most !== null && taken >= most
  const waiting = league.players.filter(({ status }) => status === 'waiting' || status === 'offered').length
  const { signUpEndsAt, startsAt } = settings.dates
  const over = [
    game.words.title(language),
    game.words.format(settings.format, language),
    say(formWords(settings.form).key.short),
  ].join(' · ')
  const taken1 =
    taken === 0
      ? say('league.signup.first')
      : most === null
        ? say('league.signup.joined', { count: taken })
        : say('league.signup.taken', { count: taken, most })
  return leaguePanel(app, view, {
    blocks: [
      { block: 'hero', over, title: settings.name },
      full
        ? {
            block: 'stats',
            cells: [
              { value: `${taken}`, label: say('league.stat.of-places', { count: most }) },
              { value: `${waiting}`, label: say('league.stat.waiting') },
            ],
          }
        : factsOf(view),
      seatsOf(view, () => true),
    ],
    lines: [
      safe`### ${full ? say('league.signup.full', { count: taken }) : taken1}`,
      safe`-# ${say('league.signup.ends', { at: stamp(signUpEndsAt), left: stamp(signUpEndsAt, 'R') })}`,
      ...(full || taken === 0 ? [] : freeLine(view)),
      say('league.signup.starts', { at: stamp(startsAt, 'F') }),
      say('league.signup.clock', { clock: leagueClockTitle(settings, language) }),
      say('league.signup.decks', { decks: deckLine(view) }),
      ...seedLines(view),
      ...(settings.about === '' ? [] : [asQuote(settings.about.replace(/\s+/g, ' '), 140)]),
      ...(sight.host.joinRole === null ? [] : [safe`<@&${ours(sight.host.joinRole)}>`]),
    ],
    buttons: publicButtons(view, full ? say('league.signup.list') : say('league.signup.join'), 'join'),
  })
}

/** How many places are free; nothing where their number is open. */
function freeLine({ league, say }: LeagueView): readonly SafeText[] {
  const { most } = league.settings.places
  return most === null ? [] : [say('league.signup.free', { count: Math.max(0, most - placesTaken(league)) })]
}

const publicButtons = ({ sight, say }: LeagueView, label: string, action: string, look: 'main' | 'good' = 'main') => [
  press(leagueId('lg', action, sight.id), label, look),
  press(leagueId('lg', 'who', sight.id), say('league.signup.who')),
  press(leagueId('lg', 'rules', sight.id), say('league.signup.rules')),
]

function checkInMessage(app: App, view: LeagueView): Promise<Body> {
  const { league, say } = view
  const players = inLeague(view)
  const checked = players.filter(({ checkedIn }) => checkedIn).length
  const waiting = league.players.filter(({ status }) => status === 'waiting' || status === 'offered').length
  const { most } = league.settings.places
  const ends = league.settings.dates.checkInEndsAt ?? league.settings.dates.startsAt
  return leaguePanel(app, view, {
    blocks: [
      {
        block: 'hero',
        over:
          most === null
            ? league.settings.name
            : plainly(say)('league.checkin.over', { league: league.settings.name, count: players.length, most }),
        title: say('league.checkin.title'),
      },
      {
        block: 'stats',
        cells: [
          { value: `${checked}`, label: say('league.stat.checked', { count: checked }) },
          { value: `${players.length - checked}`, label: say('league.stat.not-yet') },
          { value: `${waiting}`, label: say('league.stat.waiting') },
        ],
      },
      seatsOf(view, ({ checkedIn }) => checkedIn),
    ],
    lines: [
      safe`### ${say('league.checkin.ask')}`,
      joined([say('league.checkin.count', { count: players.length, checked }), ...freeLine(view)], ' '),
      safe`-# ${say('league.checkin.ends', { at: stamp(ends), left: stamp(ends, 'R') })}`,
      say(league.settings.pool == null ? 'league.checkin.about' : 'pool.checkin.about'),
    ],
    buttons: publicButtons(view, say('league.checkin.button'), 'checkin', 'good'),
  })
}

/** The message of the round that runs, or of the time between rounds. */
function roundMessage(app: App, view: LeagueView): Promise<Body> {
  const { league, say, sight } = view
  const round = roundNow(view) ?? league.rounds.at(-1) ?? null
  const paused = league.pausedAt === null ? [] : [say('league.paused')]
  const next = nextRoundOf(view.league)
  if (round === null)
    return leaguePanel(app, view, {
      blocks: [{ block: 'hero', over: league.settings.name, title: say('league.ready.title') }, factsOf(view)],
      lines: [
        ...paused,
        say('league.ready', {
          at: stamp(league.settings.dates.startsAt, 'F'),
          left: stamp(league.settings.dates.startsAt, 'R'),
        }),
      ],
      buttons: publicButtons(view, say('league.more.mine'), 'my'),
    })
  const [over] = gamesDone(round)
  const byes = round.byes
    .filter(({ why }) => why === 'odd' || why === 'unpaired')
    .map(({ player }) => namedIn(view, player))
  const rounds = hasTable(league) ? league.mainRounds : null
  const stage = stageOf(view, pairingsOf(round))
  const ladder = hasChallenges(league)
  const title = ladder
    ? say('ladder.title', { league: literal(league.settings.name) })
    : stage !== null
      ? say('league.round.title-stage', { league: literal(league.settings.name), stage })
      : rounds === null || round.stage === 'playOff'
        ? say('league.round.title-open', { league: literal(league.settings.name), round: round.number })
        : say('league.round.title', { league: literal(league.settings.name), round: round.number, rounds })
  const leaders = over === 0 && round.number > 1 ? leadersMeet(view, round) : null
  return leaguePanel(app, view, {
    news: joined(
      [
        safe`### ${title}`,
        ...paused,
        safe`-# ${round.closed ? (next === null ? say('league.my.soon') : say('league.round.next', { round: roundTitle(view, next), at: stamp(next.startsAt, 'F') })) : say(ladder ? 'ladder.season-ends' : 'league.round.ends', { at: stamp(round.softEndAt, 'F') })}`,
      ],
      '\n',
    ),
    blocks: ladder ? ladderBlocks(view, 0) : roundBlocks(view, round),
    lines: [
      ...(byes.length === 0 ? [] : [say('league.round.byes', { names: joined(byes) })]),
      ...(leaders === null ? [] : [safe`-# ${leaders}`]),
      ...(ladder || round.closed ? [] : matchLines(app, view)),
      ...(round.closed ? [safe`-# ${closedLine(view, round)}`] : []),
    ],
    buttons: [
      press(leagueId('lg', 'my', sight.id), say('league.round.mine'), 'main'),
      press(leagueId('lg', 'table', sight.id, ''), say(ladder ? 'ladder.standings' : 'league.round.standings')),
      press(leagueId('lg', 'rule', sight.id), say(ladder ? 'ladder.rule.button' : 'league.round.rule')),
    ],
  })
}

/** How long a match of a round can last, and where it is played: its thread has no message of its own in the channel. */
function matchLines(app: App, { league, say, language, sight: { host } }: LeagueView): readonly SafeText[] {
  const channel = app.servers.of(host.guildId).matchChannel ?? host.channelId
  return [
    say('league.signup.clock', { clock: leagueClockTitle(league.settings, language) }),
    safe`-# ${say('league.round.threads', { channel: ours(`<#${channel}>`), button: say('league.round.mine') })}`,
  ]
}

/** A sentence if the first two of the table meet. */
function leadersMeet(view: LeagueView, round: Round): SafeText | null {
  const { league, say } = view
  const before = { ...league, rounds: league.rounds.filter(({ number }) => number < round.number) }
  const [one, other] = tableRowsOf(before, null).map(({ player }) => player)
  if (one === undefined || other === undefined || league.groups.length > 1 || league.bracket !== null) return null
  const meet = pairingsOf(round).some(({ players }) => players.includes(one) && players.includes(other))
  return meet ? say('league.round.note', { one: namedIn(view, one), other: namedIn(view, other) }) : null
}

/** This many winners of a round are named. */
const MOST_WINNERS = 4

/** The winners of the meetings of a round of a bracket; the match for third place has none that go on. */
function winnersOf({ league }: LeagueView, round: Round): readonly PlayerId[] {
  const slots = new Set(pairingsOf(round).flatMap(({ slot }) => (slot === null || slot === 'T' ? [] : [slot])))
  return (slotsIn(league) ?? []).flatMap(({ id, winner }) =>
    slots.has(id) && typeof winner === 'object' ? [winner.player] : [],
  )
}

/** Returns the one line that the message of a round becomes once the next one starts. */
export function closedLine(view: LeagueView, round: Round): SafeText {
  const { league, say } = view
  // A round of a play-off has winners; the leaders of the table were found before.
  if (round.stage === 'playOff' || formRules(league).pairing === 'bracket') {
    const stage = titleOfRound(view, round.number)
    const won = winnersOf(view, round).map((one) => namedIn(view, one))
    const shown = joined(won.slice(0, MOST_WINNERS))
    return won.length === 0 || won.length > MOST_WINNERS
      ? say('league.round.closed-stage', { stage: capital(stage) })
      : say('league.round.closed-won', { stage: capital(stage), names: shown, count: won.length })
  }
  const upTo = { ...league, rounds: league.rounds.filter(({ number }) => number <= round.number) }
  const rows = tableRowsOf(upTo, null)
  const best = rows[0]?.sums.points.value ?? 0
  const leaders: PlayerId[] = rows.filter(({ sums }) => sums.points.value === best).map(({ player }) => player)
  const names = leaders.slice(0, 2).map((id) => namedIn(view, id))
  return say(names.length === 1 ? 'league.round.closed-one' : 'league.round.closed', {
    round: round.number,
    names: joined(names),
  })
}
