/** A match told as text, for the command line: as anybody may know it, because operators are players too. */
import { DateTime } from 'luxon'
import { type GameEvent, type Language, seenBy, type Voice } from '../games/game.ts'
import type { Matches } from '../matches/api.ts'
import type { Games } from '../matches/games.ts'

/** Nobody plays under this name, so that all he sees is what spectators see. */
const ANYBODY = 'anybody'

/** @returns the story of the match from its first fact to the last (or to now), or null if there is no such match */
export async function replay(
  matches: Matches,
  games: Games,
  matchId: string,
  language: Language,
): Promise<string | null> {
  const [sight, history] = await Promise.all([matches.sight(matchId, ANYBODY), matches.history(matchId, ANYBODY)])
  if (sight === null || history === null) return null
  const { match, view } = sight
  const game = games[match.terms.game]
  if (game === undefined) throw new Error(`This program has no game ${match.terms.game}`)
  const names = Object.fromEntries(game.seats.map((seat) => [seat, game.words.seat(seat, language)]))
  const voice: Voice = { language, names, reader: 'spectator' }
  const tell = (events: readonly GameEvent[]) =>
    game.words.events(
      events.map((event) => seenBy(event, 'spectator')),
      voice,
    )
  const lines = history.flatMap(({ at, events }) => {
    const told = tell(events)
    return told.length === 0 ? [] : [`[${stamp(at)}]`, ...told.map((line) => `  ${line}`)]
  })
  const { headline } = game.layout(view, voice)
  const end = match.outcome === null ? headline : game.words.outcome(match.outcome, voice)
  return [
    `${game.words.title(language)}, ${game.words.format(match.terms.format, language)} · ${match.id}`,
    ...lines,
    end,
    '',
  ].join('\n')
}

const stamp = (at: Date): string => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm')
