/** The levels of the practice opponent, as the author of a draft chooses them. */
import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Challenge } from '../../matches/api.ts'
import { levelsFor } from '../../matches/offered-levels.ts'
import { isPractice, type OpponentLevel, practiceLevel } from '../../matches/practice/practice.ts'
import { type App, refusalText } from '../shell/app.ts'
import { button, type MessagePart, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import type { IncomingClick, IncomingRequest, Request } from '../shell/requests.ts'

/** Returns the levels that a draft may choose; none where there is but one, or where nothing is to be chosen. */
function levelsOfDraft(app: Pick<App, 'games'>, { to, terms, status, rematchOf }: Challenge): readonly OpponentLevel[] {
  if (!isPractice(to) || status !== 'draft' || rematchOf !== null) return []
  const levels = levelsFor(gameOf(app.games, terms.game), terms)
  return levels.length < 2 ? [] : levels
}

/**
 * Returns the question for the level, with what each of them does, and a button for each.
 * @param brief without what they do: the panel offers a first game, too, and would not fit a phone
 */
export function levelParts(
  { person, language }: IncomingRequest,
  app: Pick<App, 'games'>,
  challenge: Challenge,
  brief: boolean,
): MessagePart[] {
  const levels = levelsOfDraft(app, challenge)
  if (levels.length === 0 || challenge.by !== person) return []
  const say = speak(language)
  const now = practiceLevel(challenge.to)
  const explained = [
    ...levels.map((level) => `**${say(`level.${level}`)}** ${say(`level.${level}.is`)}`),
    `-# ${say('levels.below')} ${say('levels.sees')}`,
  ]
  const buttons = levels.map((level) =>
    button(customId('c', challenge.id, 'level', level), say(`level.${level}`), level === now ? 'main' : 'plain'),
  )
  return [text([`**${say('levels.q')}**`, ...(brief ? [] : explained)].join('\n')), row(...buttons)]
}

/**
 * Gives a draft the practice opponent of another level.
 * @returns the draft as it is now; null: its person was told why not
 */
export async function changeLevel(
  request: Request<IncomingClick>,
  app: App,
  challenge: Challenge,
  chosen: string,
): Promise<Challenge | null> {
  const { person, language } = request.incoming
  const say = speak(language)
  const { id, by, status, terms, seat } = challenge
  const refuse = async (why: string) => {
    await request.tell(why)
    return null
  }
  if (by !== person) return refuse(say('challenge.not-author'))
  if (status !== 'draft') return refuse(say(status === 'open' ? 'challenge.posted-already' : 'challenge.closed'))
  const level = levelsOfDraft(app, challenge).find((one) => one === chosen)
  if (level === undefined) return refuse(say('error.button'))
  const changed = await app.challenges.change({ challengeId: id, person, terms, seat, level })
  return isRefusal(changed) ? refuse(refusalText(changed, language, gameOf(app.games, terms.game))) : changed
}
