/** Makes the panel of a player, with everything that it has to read. */
import type { Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { mayPropose, type PersonId, type Recent, type Sight } from '../../matches/api.ts'
import { type Draft, draftOf } from '../../matches/draft.ts'
import { lessonOf } from '../lesson/lesson-match.ts'
import { scoreLines } from '../replay/score-lines.ts'
import { type App, namesIn } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { drawnBody } from '../table/laid-panel.ts'
import { ahead } from '../table/preview.ts'
import { answeredLine, onlyWaits } from './answered-line.ts'
import { focused, laidPanel } from './asked-panel.ts'
import { endedOf, withResult } from './ended-panel.ts'
import { foughtFor, highlightFor, withClash } from './fought-panel.ts'
import { type PanelInput, voices } from './panel-input.ts'
import { mayPlan, planId } from './plan-ahead.ts'

/** The news of a panel, as far as they were read. */
type News = Partial<Pick<PanelInput, 'happened' | 'last' | 'timedOut' | 'obeyed'> & Pick<Recent, 'before'>>

/** The ways in which one panel may differ from another of the same position. */
export interface PanelOptions
  extends Pick<PanelInput, 'lead' | 'focus' | 'word' | 'done' | 'sure' | 'picked' | 'expires' | 'foot'>,
    News {
  /** A name that the controls carry; default: one that differs from edit to edit. */
  readonly mark?: string
  /** It is one line while its player waits for their opponent. */
  readonly brief?: boolean
  readonly draft?: Draft
  /** The news have come by the answer of this very click. */
  readonly fresh?: boolean
}

/** Returns the panel of a player as it is now: after their pending answers, if there are any. */
export async function panelOf(app: App, real: Sight, language: Language, options: PanelOptions = {}): Promise<Body> {
  const { draft: begun, mark, brief = false, fresh = false, word, happened: known, before: _, ...rest } = options
  const sight = ahead(real)
  const decision = focused(sight, options.focus)
  const { match, reader } = sight
  const person = match.players[reader] ?? ''
  const [names, { since: happened, last, timedOut, obeyed, before }] = await Promise.all([
    namesIn(app, match, language),
    recentFor(app, sight, options),
    // Said once.
    sight.dropped ? app.matches.forget(match.id, reader) : null,
  ])
  const game = gameOf(app.games, match.terms.game)
  const now = app.clock.now()
  const about = decision?.id ?? planId(game, sight)
  const draft = begun ?? (about === null ? {} : draftOf(sight.drafts, about))
  const isPlain = word === undefined && options.sure === undefined && options.picked === undefined
  const unseen = { sight, language, names, happened, before, decision, draft, fresh }
  const fought = isPlain ? await foughtFor(app, unseen) : undefined
  const highlight = isPlain && fought === undefined ? await highlightFor(app, unseen) : undefined
  const lesson = await lessonOf(
    app,
    sight,
    language,
    happened,
    fought !== undefined ? 'shown' : draft.seen === true ? 'seen' : null,
  )
  const plays = match.outcome !== null && game.seats.includes(reader)
  // A match that has ended by this very click has no rematch yet.
  const how = { learns: lesson !== undefined, fresh: known !== undefined }
  const over = match.outcome !== null && !how.fresh
  const input: PanelInput = {
    ...rest,
    game,
    sight,
    language,
    names,
    happened,
    last,
    timedOut,
    obeyed,
    now,
    draft,
    word: word ?? saidOf(sight, language),
    lesson,
    fought,
    highlight,
    mark: mark ?? (now.getTime() % 1e6).toString(36),
    suggests: await maySuggest(app, sight, person),
    correction: over ? (await app.leagues.corrections([match.id])).get(match.id) : undefined,
    score: await scoreLines(app, match, voices({ sight, language, names }).spoken),
    ended: plays ? await endedOf(app, sight, language, how) : undefined,
  }
  if (fought !== undefined) return withClash(app, person, input, fought, laidPanel(input).body)
  if (brief && onlyWaits(sight) && sight.kept === null && !mayPlan(game, sight)) return answeredLine(input)
  return input.ended !== undefined && game.moments !== undefined
    ? withResult(app, person, input, laidPanel(input).body)
    : drawnBody(app, person, input, laidPanel(input))
}

/**
 * Returns the news of a panel and the facts of its player's last turn. They are read only for a question that may offer
 * that turn again.
 */
async function recentFor(app: App, sight: Sight, known: News): Promise<Recent> {
  const { match, decisions, reader } = sight
  const { happened, last = [], timedOut = [], obeyed = [], before = null } = known
  const offered = decisions.length > 0
  if (happened !== undefined && (known.last !== undefined || !offered))
    return { since: happened, last, timedOut, obeyed, before }
  if (!offered) {
    const since = await app.matches.since(match.id, match.players[reader] ?? '')
    return { since, last: [], timedOut: [], obeyed: [], before: null }
  }
  const recent = await app.matches.recent(sight)
  // Facts that the click itself has brought leave no room for a time-out before them.
  return happened === undefined ? recent : { ...recent, since: happened, timedOut, before }
}

/** Whether the game proposes answers to a person: the terms of their match allow it, and they want it. */
export async function maySuggest(app: App, { match }: Sight, person: PersonId): Promise<boolean> {
  return mayPropose(match.terms) && (await app.persons.of(person)).suggestions
}

/** Returns a word about pending answers that were dropped or cut short. */
function saidOf({ dropped, stopped, decisions }: Sight, language: Language): string | undefined {
  if (dropped) return speak(language)('sitting.dropped')
  return stopped ? speak(language)(decisions.length > 0 ? 'sitting.stopped' : 'sitting.rest-waits') : undefined
}
