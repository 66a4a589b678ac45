/** Why a rated match does not count, below its result. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'

/** Returns the line that says why a rated match does not count; none if it does, if nobody knows yet, or if it is friendly. */
export async function unratedLines(
  { ratings }: Pick<App, 'ratings'>,
  { id, terms }: Pick<MatchRecord, 'id' | 'terms'>,
  language: Language,
): Promise<readonly string[]> {
  const outcome = terms.rated ? await ratings.ofMatch(id) : null
  if (outcome === null || outcome.counts) return []
  const say = speak(language)
  return [`-# ${say('unrated.line', { why: say(`unrated.${outcome.why}`) })}`]
}
