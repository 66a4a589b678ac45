/** Clicks that answer a question. The panel that follows is drawn while the database writes the answer. */
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { AnswerRequest, CountedOutcome, Sight } from '../../matches/api.ts'
import { isLive } from '../../matches/live.ts'
import { isLesson } from '../lesson/lesson-match.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import type { IncomingClick, Request } from '../shell/requests.ts'
import { onlyWaits } from './answered-line.ts'
import { type PanelOptions, panelOf } from './panel-of.ts'
import { placePanel, showPanel } from './show-panel.ts'

/** The answer that a click on an exit gives. */
export type ClickedAnswer = Omit<AnswerRequest, 'person' | 'interaction' | 'whileWriting'>

/** A panel that is drawn before its answer is written, and shown only if it was written. */
interface EarlyPanel {
  readonly outcome: CountedOutcome
  readonly body: Promise<Body>
}

/** Answers a question, and shows what has become of it. */
export async function answer(request: Request<IncomingClick>, app: App, pressed: ClickedAnswer): Promise<void> {
  const { language, person, id } = request.incoming
  const say = speak(language)
  const early: EarlyPanel[] = []
  const whileWriting = (outcome: CountedOutcome) => early.push(...earlyPanel(request, app, outcome))
  const answered = await app.matches.answer({ ...pressed, person, interaction: id, whileWriting })
  switch (answered.came) {
    case 'unknown':
      return request.tell(say('match.unknown'))
    case 'foreign':
      return request.tell(say('panel.foreign'))
    case 'stale':
      return showLate(request, app, answered.sight)
    case 'unsure':
      return showPanel(request, app, answered.sight, { focus: pressed.decision, picked: request.incoming.values[0] })
    case 'refused': {
      const { sight, refusal } = answered
      const word = refusalText(refusal, language, gameOf(app.games, sight.match.terms.game))
      return showPanel(request, app, sight, { word, focus: pressed.decision })
    }
    case 'pending':
    case 'submitted':
      return showCounted(request, app, answered, early.find(({ outcome }) => outcome === answered)?.body)
  }
}

/** A click on a question that is answered already: the present panel, and a word about it. */
export async function showLate(request: Request, app: App, sight: Sight): Promise<void> {
  const { language } = request.incoming
  const word = sight.match.outcome === null ? speak(language)('panel.late') : undefined
  await showPanel(request, app, sight, { word })
}

/**
 * Begins to draw the panel after an answer. A panel that reads the log, or that writes something, waits until the answer is
 * written: that of a lesson, of the end of a match, and where pending answers do not fit any more.
 */
function earlyPanel(request: Request<IncomingClick>, app: App, outcome: CountedOutcome): readonly EarlyPanel[] {
  const { sight } = outcome
  const readsLog = outcome.came === 'submitted' && outcome.before === null
  if (readsLog || sight.match.outcome !== null || sight.dropped || isLesson(app, sight.match)) return []
  const body = panelOf(app, sight, request.incoming.language, optionsAfter(request, app, outcome))
  // A failure is thrown where the panel is shown; if the answer does not count, nobody needs it.
  body.catch(() => {})
  return [{ outcome, body }]
}

/** The news of the panel after an answer. */
function optionsAfter({ incoming: { dm } }: Request<IncomingClick>, app: App, outcome: CountedOutcome): PanelOptions {
  if (outcome.came === 'pending') return { happened: outcome.events, last: outcome.last }
  const { sight, events, last, before } = outcome
  // A message that stays in a DM becomes one line while its player waits for their opponent, but not in a live session.
  const brief = dm !== undefined && !isLive(sight, app.clock.now())
  return { happened: events, ...(last && { last }), ...(before && { before }), brief, fresh: true }
}

/** Shows the panel after an answer that counts: what has come of it, and the next question. */
async function showCounted(
  request: Request<IncomingClick>,
  app: App,
  outcome: CountedOutcome,
  drawn: Promise<Body> | undefined,
): Promise<void> {
  const { dm } = request.incoming
  const { sight, came } = outcome
  await placePanel(request, app, sight, optionsAfter(request, app, outcome), drawn)
  if (came === 'submitted' && dm !== undefined && onlyWaits(sight)) app.openPanels.settle(dm)
}
