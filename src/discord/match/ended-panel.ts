/** The panel of a match that is over: the card of its result, and the ways to a rematch, to the replay, and to others. */

import type { Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Challenge, MatchRecord, PersonId, Sight } from '../../matches/api.ts'
import { isLeagueClock } from '../../matches/clock-terms.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { isOpen, opensAt } from '../../matches/resuming.ts'
import { replayButton } from '../replay/replay-panel.ts'
import { resultFile, resultText } from '../replay/result-card.ts'
import type { App } from '../shell/app.ts'
import { type Body, type BodyFile, button, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { soonOrLater } from '../table/table-pictures.ts'
import type { EndControls, PanelInput } from './panel-input.ts'

/** Whether everybody may see hands, hidden cards and decks of a match that is over. */
const opens = (app: App, match: MatchRecord): boolean =>
  isOpen(gameOf(app.games, match.terms.game), match, app.clock.now())

/** The line about the hands of a match that is over; null if they are never opened. */
function handsLine(app: App, match: MatchRecord, say: Say): string | null {
  const at = app.clock.now()
  const later = opensAt(gameOf(app.games, match.terms.game), match, at)
  if (later !== null) return say('ended.closed', { until: `<t:${Math.ceil(later.getTime() / 1000)}:f>` })
  return opens(app, match) ? say('ended.open') : null
}

/** Whether a rematch with the same decks can swap the sides: each then plays the other deck, and so must know it. */
export const swapsSides = (app: App, match: MatchRecord): boolean =>
  Object.values(match.players).some(isPractice) || opens(app, match)

/** Facts about a match that is over which need no reading. */
interface EndFacts {
  /** It was a first game: no rematch is offered, because it has ways on of its own. */
  readonly learns: boolean
  /** It has ended only now, so that nobody can have offered a rematch. */
  readonly fresh: boolean
}

/** Returns what a player of a match that is over can do. */
export async function endedOf(
  app: App,
  { match, reader }: Sight,
  language: Language,
  { learns, fresh }: EndFacts,
): Promise<EndControls> {
  const say = speak(language)
  const standing = learns || fresh ? null : await app.challenges.rematch(match.id)
  const own = match.players[reader] ?? ''
  const replay = replayButton(match.id, language)
  const share = customId('share', match.id)
  const shareButton = button(share, say('ended.share'))
  // A league alone makes its next games.
  const leagues = isLeagueClock(match.terms)
  const again = leagues && standing === null ? [] : [rematchButton(app, match, standing, own, say)]
  // A lesson adds an explanation and its button: the rest has to fit on one screen of a telephone with them.
  return {
    line: learns ? null : handsLine(app, match, say),
    buttons: learns ? row(replay) : row(...again, replay, shareButton),
    entries: learns
      ? [{ id: share, label: say('ended.share') }]
      : again.length === 0
        ? []
        : rematchEntries(app, match, standing, own, say),
  }
}

function rematchButton(app: App, match: MatchRecord, standing: Challenge | null, own: PersonId, say: Say) {
  if (standing?.matchId != null) return button(customId('open', standing.matchId), say('ended.rematch-runs'), 'main')
  const id = customId('rematch', match.id)
  if (standing?.by === own) return button(id, say('ended.rematch-waits'), 'plain', true)
  if (standing !== null) return button(id, say('ended.rematch-accept'), 'good')
  return button(id, say(swapsSides(app, match) ? 'ended.swapped' : 'ended.same'), 'good')
}

function rematchEntries(
  app: App,
  match: MatchRecord,
  standing: Challenge | null,
  own: PersonId,
  say: Say,
): EndControls['entries'] {
  if (standing?.matchId != null) return []
  if (standing?.by === own) return [{ id: customId('c', standing.id, 'withdraw'), label: say('ended.withdraw') }]
  const other = { id: customId('rematch', match.id, 'deck'), label: say('ended.other-deck') }
  if (standing !== null) return [other, { id: customId('c', standing.id, 'decline'), label: say('ended.decline') }]
  const same = { id: customId('rematch', match.id, 'same'), label: say('ended.same') }
  return [...(swapsSides(app, match) ? [same] : []), other]
}

/**
 * Returns the panel of a match that is over with the card of its result: in words for people who play in words, and
 * until a late picture is there.
 * @param render makes the panel of pictures, or of lines of text where there are none
 */
export async function withResult(
  app: App,
  person: PersonId,
  input: PanelInput,
  render: (pictures: readonly BodyFile[], words?: readonly string[]) => Body,
): Promise<Body> {
  const { game, sight, language, names, correction } = input
  // The card shows how the match was played out: beside another result it would mislead.
  if (correction !== undefined) return render([], [])
  const { match, view, reader } = sight
  const watched = { game, view, reader, language, names }
  if (app.pictures === null || (await app.persons.of(person)).wordsOnly) {
    const words = await resultText(app, match, watched)
    return render([], words === null ? [] : [words])
  }
  const drawing = resultFile(app, match, watched).then((file) => (file === null ? [] : [file]))
  return soonOrLater(app, drawing, (pictures) => render(pictures, []))
}
