/** Shows frames of finished matches. */
import type { Language, Reader } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord, PersonId, Replay } from '../../matches/api.ts'
import { decisiveFrame } from '../../records/frames.ts'
import { type App, namesIn } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import type { Request } from '../shell/requests.ts'
import { framePictures } from './moving-picture.ts'
import { closestIndex, framesFor, renderReplay } from './replay-panel.ts'

/**
 * Shows a frame of a finished match, or says why it can't.
 * @param at null: the fight that decided the match
 * @param row the first frame from this row of the log on, in the place of `at`
 */
export async function showReplay(
  request: Request,
  app: App,
  matchId: string,
  {
    as = null,
    at = null,
    row: from = null,
  }: { as?: Reader | null; at?: number | 'last' | null; row?: number | null } = {},
): Promise<void> {
  const { language, person } = request.incoming
  const replayed = await app.matches.replay(matchId, person, as)
  if (replayed === null) return notToBeSeen(request, app, matchId)
  const asked = from === null ? at : { row: from }
  await request.show(await frameBody(app, replayed, person, asked, language))
}

/** Says why a match can't be replayed. */
export async function notToBeSeen(request: Request, app: App, matchId: string): Promise<void> {
  const say = speak(request.incoming.language)
  const match = await app.matches.record(matchId)
  await request.tell(say(match === null ? 'match.unknown' : 'replay.running'))
}

async function frameBody(
  app: App,
  replayed: Replay,
  person: PersonId,
  asked: number | 'last' | { readonly row: number } | null,
  language: Language,
): Promise<Body> {
  const game = gameOf(app.games, replayed.match.terms.game)
  const names = await namesIn(app, replayed.match, language)
  const known = { game, replayed, language, names, correction: await correctionOf(app, replayed.match) }
  const frames = framesFor(known)
  const decisive = () => decisiveFrame(frames, replayed.match.outcome?.winner ?? null)
  const last = frames.length - 1
  const fromRow = (row: number) => frames.findIndex(({ step }) => (replayed.steps[step]?.seq ?? 0) >= row)
  const wanted = () => {
    if (asked === null) return decisive()
    if (asked === 'last') return last
    return typeof asked === 'number' ? asked : fromRow(asked.row)
  }
  const at = closestIndex(frames, wanted())
  const input = { ...known, frames, at }
  if (app.pictures === null || (await app.persons.of(person)).wordsOnly) return renderReplay(input)
  return renderReplay({ ...input, shown: await framePictures(app, input, at) })
}

/** Returns the ruling that has corrected the result of a match; undefined if it counts as it was played. */
export const correctionOf = async ({ leagues }: App, { id }: Pick<MatchRecord, 'id'>) =>
  (await leagues.corrections([id])).get(id)
