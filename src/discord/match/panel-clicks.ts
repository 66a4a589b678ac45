/** Clicks that open panels, and clicks on them. Each panel is made anew from what the seat sees now. */

import type { GameEvent, Language, Voice } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { Answered, AnswerRequest, PersonId, Sight } from '../../matches/api.ts'
import { type Draft, draftOf } from '../../matches/draft.ts'
import { applyAction } from '../editors/editor.ts'
import { lessonOf } from '../lesson/lesson-match.ts'
import { type App, gameOf, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, text } from '../shell/components.ts'
import { inPlace, type Request } from '../shell/requests.ts'
import { firstLines } from '../shell/text-limits.ts'
import { called } from '../table/player-names.ts'
import { ahead } from '../table/preview.ts'
import { withPictures } from '../table/table-pictures.ts'
import { tableLines } from '../table/table-text.ts'
import { spectatorPictures } from '../table/words-button.ts'
import { aidOf, focused, renderPanel } from './panel.ts'
import { voices } from './panel-input.ts'
import { countedLine } from './sitting-lines.ts'

interface PanelOptions {
  readonly focus?: string | undefined
  readonly word?: string | undefined
  readonly done?: string | undefined
  readonly draft?: Draft
  readonly happened?: readonly GameEvent[]
}

/** The panel of a player as it is now: after what they have laid down, if they have. */
export async function panelOf(app: App, real: Sight, language: Language, options: PanelOptions = {}): Promise<Body> {
  const sight = ahead(real)
  const decision = focused(sight, options.focus)
  const { match, reader } = sight
  const person = match.players[reader] ?? ''
  const [names, happened] = await Promise.all([
    namesIn(app, match, language),
    options.happened ?? app.matches.since(match.id, person),
    // Said once.
    sight.dropped ? app.matches.forget(match.id, reader) : null,
  ])
  const draft = options.draft ?? (decision === undefined ? {} : draftOf(sight.drafts, decision.id))
  const game = gameOf(app, match.terms.game)
  const word = options.word ?? saidOf(sight, language)
  const lesson = await lessonOf(app, sight, language, happened)
  const { done, focus } = options
  const input = { game, sight, language, names, happened, draft, word, done, focus, lesson }
  const seen = { game, view: sight.view, reader, language, names, happened }
  return withPictures(app, person, seen, (pictures) => renderPanel({ ...input, pictures }))
}

/** What has become of what was laid down, if it is not as it was. */
function saidOf({ dropped, stopped, decisions }: Sight, language: Language): string | undefined {
  if (dropped) return speak(language)('sitting.dropped')
  return stopped ? speak(language)(decisions.length > 0 ? 'sitting.stopped' : 'sitting.rest-waits') : undefined
}

/** The table for somebody who does not play. */
async function spectatorTable(app: App, sight: Sight, language: Language, person: PersonId): Promise<Body> {
  const names = await namesIn(app, sight.match, language)
  const game = gameOf(app, sight.match.terms.game)
  const { names: spoken, titles } = called(game, names, language)
  const voice: Voice = { language, names: spoken, reader: 'spectator' }
  const lines = tableLines(game, sight.view, 'spectator', voice, titles)
  const seen = { game, view: sight.view, reader: 'spectator', language, names, happened: [] }
  return withPictures(app, person, seen, (pictures) =>
    pictures.length === 0
      ? { components: [text(firstLines(lines, 3500))] }
      : spectatorPictures(sight.match.id, pictures, language),
  )
}

/** Shows the player's panel, or says why not. */
export async function openPanel(
  request: Request,
  app: App,
  matchId: string,
  options: PanelOptions = {},
): Promise<void> {
  const { person, language } = request.asked
  const say = speak(language)
  const sight = await app.matches.sight(matchId, person)
  if (sight === null) return request.tell(say('match.unknown'))
  if (sight.reader === 'spectator') return request.tell(say('match.not-yours'))
  await request.show(await panelOf(app, sight, language, options))
}

// ---------------------------------------------------------------- opening

/** `open|match|seat`: one's own panel. */
const open: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat], app) {
    const { person, language } = request.asked
    const sight = seat === undefined ? null : await app.matches.sight(matchId, person)
    // A call names its seat: that it isn't for the other player is worth saying.
    if (sight !== null && sight.reader !== 'spectator' && sight.reader !== seat)
      return request.tell(speak(language)('panel.foreign'))
    return openPanel(request, app, matchId)
  },
}

/** `table|match`: what one sees of the table; anybody may look. */
const table: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = ''], app) {
    const { person, language } = request.asked
    const sight = await app.matches.sight(matchId, person)
    if (sight === null) return request.tell(speak(language)('match.unknown'))
    await request.show(
      sight.reader === 'spectator'
        ? await spectatorTable(app, sight, language, person)
        : await panelOf(app, sight, language),
    )
  },
}

/** `focus|match|seat` with a decision picked: another of several open questions. */
const focus: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = ''], app) {
    const own = await ownSight(request, app, matchId, seat)
    if (own === null) return
    await request.show(await panelOf(app, own, request.asked.language, { focus: request.asked.values[0] }))
  },
}

/** The sight of the seat that a panel belongs to; null (and a word) if it is not this person's. */
export async function ownSight(request: Request, app: App, matchId: string, seat: string): Promise<Sight | null> {
  const { person, language } = request.asked
  const say = speak(language)
  const sight = await app.matches.sight(matchId, person)
  if (sight === null) await request.tell(say('match.unknown'))
  else if (sight.reader !== seat) await request.tell(say('panel.foreign'))
  else return sight
  return null
}

// ---------------------------------------------------------------- decisions

/** `p|match|seat|decision|action…` */
const decision: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = '', decisionId = '', ...action], app) {
    const { language, values } = request.asked
    if (action[0] === 'exit') {
      const option = action[2] ?? values[0]
      const given = option === undefined ? {} : { given: { choose: [option] } }
      return answer(request, app, { matchId, seat, decision: decisionId, exit: action[1] ?? '', ...given })
    }
    const sight = await ownSight(request, app, matchId, seat)
    if (sight === null) return
    const seen = ahead(sight)
    const asked = seen.decisions.find(({ id }) => id === decisionId)
    if (asked === undefined) return showLate(request, app, sight)
    const game = gameOf(app, sight.match.terms.game)
    const draft = draftOf(seen.drafts, decisionId)
    const aid = aidOf({ game, sight: seen, language, names: {} }, asked)
    const next = applyAction(asked.shape, draft, action, values, aid)
    const [panel] = await Promise.all([
      panelOf(app, sight, language, { focus: decisionId, draft: next }),
      app.matches.saveDraft(matchId, seat, decisionId, next),
    ])
    await request.show(panel)
  },
}

/** A click on a question that is answered already: the present panel, and a word about it. */
export async function showLate(request: Request, app: App, sight: Sight): Promise<void> {
  const { language } = request.asked
  const word = sight.match.outcome === null ? speak(language)('panel.late') : undefined
  await request.show(await panelOf(app, sight, language, { word }))
}

/** What a click on an exit answers. */
type Pressed = Pick<AnswerRequest, 'matchId' | 'seat' | 'decision' | 'exit' | 'given'>

/** Answers a question, and shows what has become of it. */
async function answer(request: Request, app: App, pressed: Pressed): Promise<void> {
  const { language, person, id } = request.asked
  const say = speak(language)
  const answered = await app.matches.answer({ ...pressed, person, interaction: id })
  switch (answered.came) {
    case 'unknown':
      return request.tell(say('match.unknown'))
    case 'foreign':
      return request.tell(say('panel.foreign'))
    case 'stale':
      return showLate(request, app, answered.sight)
    case 'refused': {
      const { sight, refusal } = answered
      const word = refusalText(refusal, language, gameOf(app, sight.match.terms.game))
      return void (await request.show(await panelOf(app, sight, language, { word, focus: pressed.decision })))
    }
    case 'laid': {
      const { sight, events } = answered
      return void (await request.show(await panelOf(app, sight, language, { happened: events })))
    }
    case 'handed-in':
      return void (await request.show(await handedInPanel(app, answered, language)))
  }
}

/** The panel after a hand-in: what counted, and what comes next. */
async function handedInPanel(
  app: App,
  { sight, events, answers }: Extract<Answered, { came: 'handed-in' }>,
  language: Language,
): Promise<Body> {
  const { match } = sight
  const { spoken } = voices({ sight, language, names: await namesIn(app, match, language) })
  const done = countedLine(gameOf(app, match.terms.game), sight, answers, spoken, language)
  return panelOf(app, sight, language, { happened: events, done })
}

/** Clicks on a panel, and those that open one. */
export const panelClicks: Clicks = { open, table, focus, p: decision }
