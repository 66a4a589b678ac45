/** The score of a league's pairing, below the result of each of its matches. */
import type { Seat } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { hasChallenges } from '../../leagues/forms/forms.ts'
import { speak } from '../../locales/index.ts'
import { ours, safe } from '../../locales/safe-text.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { isLeagueClock } from '../../matches/clock-terms.ts'
import { pointsText } from '../frame/number-words.ts'
import { inSentence, titleOfPairing } from '../league/base/stage-words.ts'
import type { App } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'
import { type SpokenVoice, spokenName } from '../table/player-names.ts'

/**
 * Returns the line that says how the pairing of a match of a league stands; none for other matches, or while it runs. A player reads their own
 * points first, everybody else reads both names.
 */
export async function scoreLines(
  { leagues, games }: Pick<App, 'leagues' | 'games'>,
  { id, terms, outcome }: Pick<MatchRecord, 'id' | 'terms' | 'outcome'>,
  voice: SpokenVoice,
): Promise<readonly string[]> {
  const known = outcome !== null && isLeagueClock(terms) ? await leagues.scoreOf(id) : null
  if (known === null) return []
  const { league, pairing, running, another } = known
  const say = speak(voice.language)
  const { settings } = league
  const own = literal(settings.name)
  const title = hasChallenges(league) ? own : safe`${own}, ${inSentence(titleOfPairing({ say, league }, pairing))}`
  const [one, other] = gameOf(games, terms.game).seats as readonly [Seat, Seat]
  const points = (seat: Seat) => ours(pointsText(known.points[seat] ?? 0))
  const score =
    voice.reader === 'spectator'
      ? safe`${spokenName(voice, one)} ${points(one)}–${points(other)} ${spokenName(voice, other)}`
      : safe`${points(voice.reader)}–${points(voice.reader === one ? other : one)}`
  if (running > 0) return [say('told.score.runs', { title, score, count: running })]
  return [say(another ? 'told.score.more' : 'told.score.over', { title, score })]
}
