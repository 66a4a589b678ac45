/** Makes the present state of a league from its events. It decides nothing: every event it gets has happened. */

import type { Delay } from './delays.ts'
import { withoutEnded } from './ended-requests.ts'
import { formRules, hasChallenges } from './forms/forms.ts'
import { withFreeRounds } from './free-rounds.ts'
import type { HandOpening, League, LeagueGame, Pairing, Player, PlayerId, Round } from './league.ts'
import type { Happening, LeagueBirth, LeagueEvent } from './league-events.ts'

/** Returns the league after all its events, the first of which made it. @throws if there is none */
export function replayLeague(events: readonly LeagueEvent[]): League {
  const [first, ...rest] = events
  if (first?.type !== 'created') throw new Error('the first event of a league makes it')
  return rest.reduce<League>(apply, begin(first))
}

/** Returns a new league, a draft. */
export function begin({ id, seed, settings }: LeagueBirth): League {
  return {
    id,
    seed,
    settings,
    phase: 'draft',
    cancelled: null,
    pausedAt: null,
    players: [],
    rounds: [],
    anchor: { round: 1, startsAt: settings.dates.startsAt },
    mainRounds: null,
    groups: [],
    bracket: null,
    cutTable: null,
    cutPlaces: [],
    ladder: [],
    byeOffers: [],
    cases: [],
    final: null,
    finishedAt: null,
  }
}

type Of<Type extends Happening['type']> = Extract<Happening, { readonly type: Type }>
type Appliers = {
  readonly [Type in Happening['type']]: (league: League, event: Of<Type> & { readonly at: number }) => Partial<League>
}

/** Returns the league after one more event; the league itself stays as it is. */
export function apply(league: League, event: LeagueEvent): League {
  if (event.type === 'created') throw new Error('a league is made once')
  const applier = APPLIERS[event.type] as (league: League, event: LeagueEvent) => Partial<League>
  const after = { ...league, ...applier(league, event) }
  return { ...after, ...withoutEnded(after, event) }
}

const newPlayer = (
  { player, person, rating }: { readonly player: PlayerId; readonly person: string; readonly rating: number | null },
  fields: Partial<Player>,
): Player => ({
  id: player,
  person,
  former: [],
  status: 'in',
  rating,
  seed: null,
  checkedIn: false,
  offerUntil: null,
  offerLapsed: false,
  from: 1,
  away: [],
  halves: [],
  gracesUsed: 0,
  annulled: false,
  ...fields,
})

/** The players with one of them changed. */
const player = (league: League, id: PlayerId, change: (player: Player) => Partial<Player>): Partial<League> => ({
  players: league.players.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
})

/** A player has left, or an organiser has put them out. */
const gone = (
  league: League,
  { player: id, annulled }: { readonly player: PlayerId; readonly annulled: boolean },
): Partial<League> => ({
  ...player(league, id, () => ({ status: 'out', annulled, leftServerAt: null })),
  ...withFreeRounds(league, id, annulled),
  byeOffers: withoutOffers(league, id),
})

/** The players with one of them changed and moved to the end. */
const toTheEnd = (league: League, id: PlayerId, fields: Partial<Player>): Partial<League> => ({
  players: [
    ...league.players.filter((one) => one.id !== id),
    ...league.players.filter((one) => one.id === id).map((one) => ({ ...one, ...fields })),
  ],
})

const pairing = (league: League, id: string, change: (pairing: Pairing) => Partial<Pairing>): Partial<League> => ({
  rounds: league.rounds.map((round) =>
    round.pairings.some((one) => one.id === id)
      ? { ...round, pairings: round.pairings.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) }
      : round,
  ),
})

const game = (league: League, id: string, change: (game: LeagueGame) => Partial<LeagueGame>): Partial<League> => ({
  rounds: league.rounds.map((round) =>
    round.pairings.some(({ games }) => games.some((one) => one.id === id))
      ? {
          ...round,
          pairings: round.pairings.map((one) => ({
            ...one,
            games: one.games.map((each) => (each.id === id ? { ...each, ...change(each) } : each)),
          })),
        }
      : round,
  ),
})

const opening = (
  { openings = [] }: League,
  id: string,
  change: (opening: HandOpening) => Partial<HandOpening>,
): Partial<League> => ({ openings: openings.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) })

const round = (league: League, number: number, change: (round: Round) => Partial<Round>): Partial<League> => ({
  rounds: league.rounds.map((one) => (one.number === number ? { ...one, ...change(one) } : one)),
})

const moved = <T extends { readonly softEndAt: number; readonly hardEndAt: number }>(dates: T, ms: number): T => ({
  ...dates,
  softEndAt: dates.softEndAt + ms,
  hardEndAt: dates.hardEndAt + ms,
})

/**
 * Moves all that is to come by a time in which nothing could happen.
 * @param delay `at`: when that time was over
 */
function delayed(league: League, { ms, anchor, at }: Delay & { readonly at: number }): Partial<League> {
  const { dates } = league.settings
  const before = league.phase === 'signUp' || league.phase === 'checkIn' || league.phase === 'ready'
  const checkInEndsAt = dates.checkInEndsAt === null ? null : dates.checkInEndsAt + ms
  return {
    anchor,
    settings: before
      ? {
          ...league.settings,
          dates: { signUpEndsAt: dates.signUpEndsAt + ms, checkInEndsAt, startsAt: anchor.startsAt },
        }
      : league.settings,
    rounds: league.rounds.map((one) =>
      one.closed ? one : { ...moved(one, ms), pairings: one.pairings.map((each) => delayedPairing(each, ms, at)) },
    ),
    players: league.players.map((one) => (one.offerUntil === null ? one : { ...one, offerUntil: one.offerUntil + ms })),
    byeOffers: league.byeOffers.map((offer) => ({ ...offer, until: offer.until + ms })),
    cases: league.cases.map((one) => (one.settled === null ? { ...one, until: one.until + ms } : one)),
    ladder: league.ladder.map((one) => ({ ...one, since: one.since + ms })),
  }
}

/** The share of a round that has passed must stay as it was, so the start of a running pairing moves as well. */
const delayedPairing = (one: Pairing, ms: number, at: number): Pairing => ({
  ...moved(one, ms),
  madeAt: one.madeAt + ms,
  stood: [...(one.stood ?? []), { at, ms }],
  frozenAt: one.frozenAt === null ? null : one.frozenAt + ms,
  games: one.games.map((each) => ({
    ...each,
    movedAt: each.movedAt.map((at) => (at === null ? null : at + ms)) as unknown as LeagueGame['movedAt'],
  })),
})

const ladderOf = (
  league: League,
  order: readonly PlayerId[],
  fresh: readonly PlayerId[],
  now: number,
): League['ladder'] =>
  order.map((id) => ({
    player: id,
    since: fresh.includes(id) ? now : (league.ladder.find((one) => one.player === id)?.since ?? now),
  }))

const withPairing = (league: League, number: number, pairing: Pairing): Partial<League> => ({
  ...round(league, number, ({ pairings, byes }) => ({
    closed: false,
    pairings: [...pairings, pairing],
    // A bye that was given up for a game is one no longer.
    byes: byes.filter((bye) => !pairing.players.includes(bye.player)),
  })),
  byeOffers: league.byeOffers.filter(
    (offer) => !pairing.players.includes(offer.player) && !pairing.players.includes(offer.opponent),
  ),
})

const withoutOffers = (league: League, id: PlayerId): League['byeOffers'] =>
  league.byeOffers.filter((offer) => offer.player !== id && offer.opponent !== id)

const APPLIERS: Appliers = {
  settingsChanged: (_, { settings }) => ({ settings, anchor: { round: 1, startsAt: settings.dates.startsAt } }),
  published: () => ({ phase: 'signUp' }),
  datesChanged: (league, { dates }) => ({
    // Another end of the check-in has reminders of its own.
    ...(dates.checkInEndsAt === league.settings.dates.checkInEndsAt ? {} : { checkInReminded: null }),
    settings: { ...league.settings, dates },
    anchor: { round: 1, startsAt: dates.startsAt },
  }),
  textsChanged: (league, { name, about }) => ({ settings: { ...league.settings, name, about } }),
  cancelled: (_, { reason }) => ({ phase: 'cancelled', cancelled: reason, pausedAt: null, announced: null }),
  paused: (league, { at }) => ({
    pausedAt: at,
    ...(league.announced?.act.type === 'pause' ? { announced: null } : {}),
  }),
  announced: (_, { act, until, author }) => ({ announced: { act, by: author, until } }),
  announcementRecalled: () => ({ announced: null }),
  resumed: (league, event) => ({ ...delayed(league, event), pausedAt: null }),
  delayed: (league, event) => delayed(league, event),
  finished: ({ announced }, { final, at }) => ({
    ...(announced === undefined ? {} : { announced: null }),
    phase: 'finished',
    final,
    finishedAt: at,
  }),
  archived: () => ({ phase: 'archived' }),
  placesCorrected: ({ final, formerFinals = [] }, event) => ({
    final: event.final,
    formerFinals: final === null ? formerFinals : [...formerFinals, final],
  }),

  joined: (league, event) => ({
    players: [...league.players, newPlayer(event, { status: event.waiting ? 'waiting' : 'in' })],
  }),
  joinedLate: (league, event) => ({
    players: [
      ...league.players,
      newPlayer(event, { seed: event.seed, from: event.from, halves: event.halves, checkedIn: true }),
    ],
  }),
  left: (league, event) => player(league, event.player, () => ({ status: 'out', offerUntil: null })),
  placeOffered: (league, event) => player(league, event.player, () => ({ status: 'offered', offerUntil: event.until })),
  placeTaken: (league, event) => player(league, event.player, () => ({ status: 'in', offerUntil: null })),
  offerLapsed: (league, event) =>
    toTheEnd(league, event.player, { status: 'waiting', offerUntil: null, offerLapsed: true }),
  checkInOpened: () => ({ phase: 'checkIn' }),
  checkInReminded: (_, { hours }) => ({ checkInReminded: hours }),
  checkedIn: (league, event) => player(league, event.player, () => ({ checkedIn: true })),
  rosterFixed: (league, event) => ({
    phase: 'ready',
    mainRounds: event.mainRounds,
    groups: event.groups,
    players: league.players.map((one) => {
      const seed = event.seeds.indexOf(one.id)
      if (seed >= 0) return { ...one, status: 'in', seed: seed + 1, offerUntil: null }
      const gone = one.status === 'out' || one.status === 'disqualified'
      return { ...one, status: gone ? one.status : 'waiting', offerUntil: null }
    }),
    bracket: formRules(league).pairing === 'bracket' ? event.seeds : null,
    ladder: hasChallenges(league) ? event.seeds.map((id) => ({ player: id, since: league.anchor.startsAt })) : [],
  }),
  poolsDrawn: ({ pools = [] }, { players }) => ({ pools: [...pools, ...players] }),
  awaySet: (league, event) => player(league, event.player, () => ({ away: event.rounds })),
  withdrew: (league, event) => gone(league, event),
  removed: (league, event) => gone(league, event),
  returned: (league, event) => ({
    ...player(league, event.player, ({ halves }) => ({
      status: 'in',
      from: event.from,
      halves: [...halves, ...event.halves],
      annulled: false,
    })),
    ...withFreeRounds(league, event.player, false),
  }),
  replaced: (league, event) => ({
    // A ruling on the person who held the place says nothing about the substitute.
    ...(league.samePersons === undefined
      ? {}
      : { samePersons: league.samePersons.filter(({ players }) => !players.includes(event.player)) }),
    ...player(league, event.player, ({ person, former, away }) => ({
      status: 'in',
      person: event.person,
      former: [...former, person],
      gracesUsed: 0,
      missesExcused: 0,
      decksPermitted: null,
      leftServerAt: null,
      // Their results count again: the place is played on.
      annulled: false,
      // Absences to come are those of the person who held the place.
      away: away.filter((round) => round <= league.rounds.length),
    })),
    rounds: withFreeRounds(league, event.player, false).rounds.map((one) => ({
      ...one,
      pairings: one.pairings.map((each) => ({
        ...each,
        left: each.games.some(({ result }) => result === null)
          ? each.left.filter((id) => id !== event.player)
          : each.left,
        calledAgain: each.calledAgain.filter((id) => id !== event.player),
        games: each.games.map((played) => takenOver(played, event.player, event.person)),
      })),
    })),
  }),
  disqualified: (league, event) => ({
    ...player(league, event.player, () => ({ status: 'disqualified', annulled: event.annulled })),
    ...withFreeRounds(league, event.player, event.annulled),
    byeOffers: withoutOffers(league, event.player),
  }),
  serverLeft: (league, event) => player(league, event.player, () => ({ leftServerAt: event.at })),
  serverRejoined: (league, event) => player(league, event.player, () => ({ leftServerAt: null })),

  roundPaired: (league, event) => ({
    phase: 'running',
    anchor: event.anchor,
    rounds: [
      ...league.rounds,
      {
        number: event.round,
        stage: event.stage,
        ...event.dates,
        pairings: event.pairings,
        byes: event.byes,
        log: event.log,
        keepBye: [],
        closed: false,
      },
    ],
  }),
  paired: (league, event) => withPairing(league, event.round, event.pairing),
  pairingVoided: (league, event) => pairing(league, event.pairing, () => ({ voided: true })),
  byeHolderAsked: (league, { round, player, opponent, until }) => ({
    byeOffers: [...league.byeOffers, { round, player, opponent, until }],
  }),
  byeHolderAnswered: (league, event) => {
    const offer = league.byeOffers.find((one) => one.player === event.player)
    return {
      byeOffers: league.byeOffers.filter((one) => one !== offer),
      ...(event.accepted || offer === undefined
        ? {}
        : round(league, offer.round, ({ keepBye }) => ({ keepBye: [...keepBye, event.player] }))),
    }
  },
  calledAgain: (league, event) =>
    pairing(league, event.pairing, ({ calledAgain }) => ({ calledAgain: [...calledAgain, event.player] })),
  putOut: (league, event) => ({
    ...player(league, event.player, ({ status }) => ({ status: status === 'in' ? 'silent' : status })),
    ...pairing(league, event.pairing, ({ left }) => ({ left: [...left, event.player] })),
  }),
  moved: (league, event) =>
    game(league, event.game, ({ seats, movedAt }) => ({
      movedAt: [seats[0] === event.player ? event.at : movedAt[0], seats[1] === event.player ? event.at : movedAt[1]],
    })),
  gameAdded: (league, event) => {
    const after = pairing(league, event.pairing, ({ games }) => ({ games: [...games, event.game] }))
    // A correction may add a game to a round that was closed: it has to end as any other.
    const of = after.rounds?.find(({ pairings }) => pairings.some(({ id }) => id === event.pairing))
    return { rounds: after.rounds?.map((one) => (one === of ? { ...one, closed: false } : one)) ?? league.rounds }
  },
  gameEnded: (league, event) => game(league, event.game, () => ({ result: event.result })),
  resultCorrected: (league, event) =>
    game(league, event.game, ({ result, corrected }) => ({
      result: event.result,
      corrected: result === null ? corrected : [...corrected, result],
    })),
  overtime: (league, event) => pairing(league, event.pairing, () => ({ overtime: true })),
  missExcused: (league, { player: id }) =>
    player(league, id, ({ missesExcused = 0 }) => ({ missesExcused: missesExcused + 1 })),
  extended: (league, event) => ({
    ...pairing(league, event.pairing, () => ({ softEndAt: event.softEndAt, hardEndAt: event.hardEndAt })),
    ...(event.grace === null ? {} : player(league, event.grace, ({ gracesUsed }) => ({ gracesUsed: gracesUsed + 1 }))),
  }),
  frozen: (league, event) => pairing(league, event.pairing, () => ({ frozenAt: league.pausedAt ?? event.at })),
  unfrozen: (league, event) =>
    pairing(league, event.pairing, (one) => ({ ...delayedPairing(one, event.ms, event.at), frozenAt: null })),
  roundClosed: (league, event) => round(league, event.round, () => ({ closed: true })),
  cut: (_, event) => ({ cutTable: event.table, cutPlaces: event.places, bracket: event.qualified }),
  ladderChanged: (league, { order, fresh, at, climb }) => ({
    ladder: ladderOf(league, order, fresh, at),
    ...(climb === undefined ? {} : pairing(league, climb.pairing, () => ({ climbed: climb.climbed }))),
  }),

  // The match itself goes back; the league keeps who has moved when.
  wentBack: () => ({}),
  decksPermitted: (league, event) => player(league, event.player, () => ({ decksPermitted: event.reason })),
  decksReplaced: (league, event) => player(league, event.player, () => ({ decksPermitted: null })),
  writtenToBoth: () => ({}),
  backProposed: ({ backs = [] }, { game: id, player: by, move }) => ({
    backs: [...backs, { game: id, by, move, state: 'asked' }],
  }),
  backRefused: ({ backs = [] }, event) => ({
    backs: backs.map((one) => (one.game === event.game && one.state === 'asked' ? { ...one, state: 'refused' } : one)),
  }),
  handsAsked: ({ openings = [] }, event) => ({
    openings: [
      ...openings,
      { id: event.opening, case: event.case, game: event.game, judge: event.judge, agreed: [], state: 'asked' },
    ],
  }),
  handOpened: (league, event) =>
    opening(league, event.opening, ({ agreed }) => ({
      agreed: [...agreed, event.player],
      state: agreed.length === 0 ? 'asked' : 'open',
    })),
  handKept: (league, event) => opening(league, event.opening, () => ({ state: 'kept' })),
  handsSeen: (league, event) => opening(league, event.opening, () => ({ state: 'seen' })),
  samePersonRuled: ({ samePersons = [] }, { players, games, climbs }) => ({
    samePersons: [...samePersons, { players, games, ...(climbs === undefined ? {} : { climbs }) }],
  }),
  samePersonUndone: ({ samePersons = [] }, { players }) => ({
    samePersons: samePersons.filter((one) => !one.players.every((id) => players.includes(id))),
  }),
  reported: (league, event) => ({
    cases: [
      ...league.cases,
      {
        id: event.case,
        by: event.player,
        pairing: event.pairing,
        ...(event.game === undefined ? {} : { game: event.game }),
        topic: event.topic,
        until: event.until,
        settled: null,
      },
    ],
  }),
  caseSettled: (league, event) => ({
    cases: league.cases.map((one) =>
      one.id === event.case ? { ...one, settled: { judge: event.judge, ruling: event.ruling } } : one,
    ),
  }),
}

/** Unfinished games of a place pass to the substitute, who has made no move in them yet. */
function takenOver(game: LeagueGame, id: PlayerId, person: string): LeagueGame {
  if (game.result !== null || !game.seats.includes(id)) return game
  const own = game.seats.indexOf(id)
  const replaced = <T>(pair: readonly [T, T], value: T): readonly [T, T] =>
    own === 0 ? [value, pair[1]] : [pair[0], value]
  return { ...game, persons: replaced(game.persons, person), movedAt: replaced(game.movedAt, null) }
}
