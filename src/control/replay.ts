/** A match told as text, for the command line: as anybody may know it, because operators are players too. */
import { DateTime } from 'luxon'
import { type GameEvent, type Language, seenBy, type Voice } from '../games/game.ts'
import { type Games, gameOf } from '../games/games.ts'
import { rulesLine } from '../games/rule-choices.ts'
import type { Matches } from '../matches/api.ts'

/** Nobody plays under this name, so that all he sees is what spectators see. */
const ANYBODY = 'anybody'

/**
 * A match that is over is told from what was stored, so that it can be told by every later engine.
 * @returns the story of the match from its first fact to the last (or to now), or null if there is no such match
 */
export async function replay(
  matches: Matches,
  games: Games,
  matchId: string,
  language: Language,
): Promise<string | null> {
  const [match, history] = await Promise.all([matches.record(matchId), matches.history(matchId, ANYBODY)])
  if (match === null || history === null) return null
  const game = gameOf(games, match.terms.game)
  const names = Object.fromEntries(game.seats.map((seat) => [seat, game.words.seat(seat, language)]))
  const voice: Voice = { language, names, reader: 'spectator' }
  const tell = (events: readonly GameEvent[]) =>
    game.words.events(
      events.map((event) => seenBy(event, 'spectator')),
      voice,
    )
  const now = async () => {
    const sight = await matches.sight(matchId, ANYBODY)
    return sight === null ? '' : game.layout(sight.view, voice).headline
  }
  const lines = history.flatMap(({ at, events }) => {
    const told = tell(events)
    return told.length === 0 ? [] : [`[${stamp(at)}]`, ...told.map((line) => `  ${line}`)]
  })
  const rules = rulesLine(game, match.terms.rules, language)
  return [
    `${game.words.title(language)}, ${game.words.format(match.terms.format, language)} · ${match.id}`,
    ...(rules === null ? [] : [rules]),
    ...lines,
    match.outcome === null ? await now() : game.words.outcome(match.outcome, voice),
    '',
  ].join('\n')
}

const stamp = (at: Date): string => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm')
