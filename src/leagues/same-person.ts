/**
 * The ruling that two players are one person. Their results against each other are void, running games between them end,
 * and they are paired no more; all other results stand. On a ladder their climbs over each other are taken back. In a
 * bracket somebody has to advance, so games there stay as they are. The ruling counts in its league, and changes no rating.
 */
import type { RulingCommand } from './command-types.ts'
import { climbsAgain, withoutClimbs } from './ladder-climbs.ts'
import type { GameResult, League, LeagueGame, Pairing, PlayerId, SamePerson } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { gameById, pairingById } from './record.ts'

type Of<Type extends RulingCommand['type']> = Extract<RulingCommand, { readonly type: Type }>

/** Returns the ruling that two players are one person; null if there is none. */
export const samePerson = ({ samePersons = [] }: League, one: PlayerId, other: PlayerId): SamePerson | null =>
  samePersons.find(({ players }) => players.includes(one) && players.includes(other)) ?? null

const between = (league: League, one: PlayerId, other: PlayerId): readonly Pairing[] =>
  league.rounds.flatMap(({ pairings }) =>
    pairings.filter(
      ({ slot, voided, players }) => slot === null && !voided && players.includes(one) && players.includes(other),
    ),
  )

/** Returns the events of the ruling. Whether the judge may rule and gives a reason is known to the caller. */
export function ruleSame(
  league: League,
  { one, other, reason }: Of<'ruleSamePerson'>,
  now: number,
): readonly Happening[] | LeagueRefusal {
  const known = (id: PlayerId) => league.players.some((player) => player.id === id)
  if (one === other || !known(one) || !known(other)) return refuse('unknownPlayer', {})
  if (['draft', 'finished', 'archived', 'cancelled'].includes(league.phase))
    return refuse('wrongPhase', { phase: league.phase })
  if (samePerson(league, one, other) !== null) return refuse('onePerson', {})
  const result: GameResult = { scores: [0, 0], how: 'void', differential: 0, turns: null, at: now }
  const pairings = between(league, one, other)
  const games = pairings.flatMap((pairing) => pairing.games)
  const climbs = pairings.filter(({ climbed = null }) => climbed !== null)
  const finished = games.filter((game) => game.result !== null && game.result.how !== 'void')
  const ruled = { type: 'samePersonRuled', players: [one, other], games: finished.map(({ id }) => id), reason } as const
  return [
    climbs.length === 0 ? ruled : { ...ruled, climbs: climbs.map(({ id }) => id) },
    ...finished.map(({ id }): Happening => ({ type: 'resultCorrected', game: id, result, reason })),
    ...games
      .filter((game) => game.result === null)
      .map(({ id }): Happening => ({ type: 'gameEnded', game: id, result, reason })),
    ...withoutClimbs(league, climbs),
  ]
}

/**
 * Returns the events that take the ruling back: finished games have their results again, and climbs that it has taken back
 * count once more. Ended games stay void.
 */
export function undoSame(
  league: League,
  { one, other, reason }: Of<'undoSamePerson'>,
): readonly Happening[] | LeagueRefusal {
  const ruling = samePerson(league, one, other)
  if (ruling === null) return refuse('notOnePerson', {})
  const results = new Map(
    ruling.games.flatMap((id): readonly (readonly [string, GameResult])[] => {
      const game = gameById(league, id)?.game
      const before = game?.corrected.at(-1)
      return game?.result?.how !== 'void' || before === undefined ? [] : [[id, before]]
    }),
  )
  const withResult = (game: LeagueGame): LeagueGame => ({ ...game, result: results.get(game.id) ?? game.result })
  const climbed = (ruling.climbs ?? []).flatMap((id): readonly Pairing[] => {
    const pairing = pairingById(league, id)
    return pairing === null ? [] : [{ ...pairing, games: pairing.games.map(withResult) }]
  })
  return [
    { type: 'samePersonUndone', players: ruling.players, reason },
    ...[...results].map(([game, result]): Happening => ({ type: 'resultCorrected', game, result, reason })),
    ...climbsAgain(league, climbed),
  ]
}
