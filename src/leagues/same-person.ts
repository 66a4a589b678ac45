/**
 * The ruling that two players are one person. Their results against each other are void, running games between them end,
 * and they are paired no more; all other results stand. In a bracket somebody has to advance, so games there stay as
 * they are. The ruling counts in its league: it takes back ratings of the league's games, and of no others.
 */
import type { RulingCommand } from './command-types.ts'
import type { GameResult, League, LeagueGame, PlayerId, SamePerson } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { gameById } from './record.ts'

type Of<Type extends RulingCommand['type']> = Extract<RulingCommand, { readonly type: Type }>

/** Returns the ruling that two players are one person; null if there is none. */
export const samePerson = ({ samePersons = [] }: League, one: PlayerId, other: PlayerId): SamePerson | null =>
  samePersons.find(({ players }) => players.includes(one) && players.includes(other)) ?? null

const between = (league: League, one: PlayerId, other: PlayerId): readonly LeagueGame[] =>
  league.rounds.flatMap(({ pairings }) =>
    pairings
      .filter(
        ({ slot, voided, players }) => slot === null && !voided && players.includes(one) && players.includes(other),
      )
      .flatMap(({ games }) => games),
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
  const games = between(league, one, other)
  const finished = games.filter((game) => game.result !== null && game.result.how !== 'void')
  return [
    { type: 'samePersonRuled', players: [one, other], games: finished.map(({ id }) => id), reason },
    ...finished.map(({ id }): Happening => ({ type: 'resultCorrected', game: id, result, reason })),
    ...games
      .filter((game) => game.result === null)
      .map(({ id }): Happening => ({ type: 'gameEnded', game: id, result, reason })),
  ]
}

/** Returns the events that take the ruling back: finished games have their results again. Ended games stay void. */
export function undoSame(
  league: League,
  { one, other, reason }: Of<'undoSamePerson'>,
): readonly Happening[] | LeagueRefusal {
  const ruling = samePerson(league, one, other)
  if (ruling === null) return refuse('notOnePerson', {})
  const restored = ruling.games.flatMap((id): readonly Happening[] => {
    const game = gameById(league, id)?.game
    const before = game?.corrected.at(-1)
    return game?.result?.how !== 'void' || before === undefined
      ? []
      : [{ type: 'resultCorrected', game: id, result: before, reason }]
  })
  return [{ type: 'samePersonUndone', players: ruling.players, reason }, ...restored]
}
