/** A clash that is over, or another moment, on the panel of a player: once, before their next question or above it. */

import {
  type Decision,
  type GameEvent,
  type Highlight,
  type Language,
  type ShownClash,
  seenBy,
} from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { PersonId, Sight } from '../../matches/api.ts'
import type { Draft } from '../../matches/draft.ts'
import { turnsOf } from '../../matches/turns/turns.ts'
import { notUndone } from '../../matches/undone.ts'
import type { DrawnMoment } from '../../pictures/moments/moment-scene.ts'
import { lessonButtons } from '../lesson/lesson-panel.ts'
import type { App } from '../shell/app.ts'
import { type Body, type BodyFile, button, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { momentFile, momentText } from '../table/moment-pictures.ts'
import { soonOrLater } from '../table/table-pictures.ts'
import { lessonRow } from './lesson-row.ts'
import type { Middle, PanelInput } from './panel-input.ts'
import { decisionCustomId } from './question.ts'

/** The facts of a panel that tell whether a clash stands on it. */
export interface FoughtInput {
  /** The match as the panel shows it. */
  readonly sight: Sight
  readonly language: Language
  readonly names: PanelInput['names']
  readonly happened: readonly GameEvent[]
  /** The facts of the turn in which they begin, up to there; null: not known. */
  readonly before: readonly GameEvent[] | null
  readonly decision: Decision | undefined
  /** The part of that decision's answer that is put together so far. */
  readonly draft: Draft
  /** The events have come by this very click. */
  readonly fresh: boolean
}

/** Returns the clash that has ended since a player's last answer and that they have not seen; undefined if there is none. */
export async function foughtFor(app: App, input: FoughtInput): Promise<ShownClash | undefined> {
  const { sight, happened, decision, draft, fresh } = input
  const { match, reader, pending, takeBack } = sight
  const { moments } = gameOf(app.games, match.terms.game)
  if (moments === undefined || match.outcome !== null || pending !== null) return undefined
  if (takeBack !== null && takeBack.by !== reader) return undefined
  // A player who has begun to answer has seen it.
  const unseen = decision === undefined ? fresh : Object.values(draft).every((part) => part === undefined)
  return unseen && lastIn(app, input, happened) !== undefined ? wholeClash(app, input) : undefined
}

/** The last clash of these events, if it is over. */
function lastIn(
  app: App,
  { sight, language, names }: FoughtInput,
  events: readonly GameEvent[],
): ShownClash | undefined {
  const { match, reader } = sight
  const seen = events.map((event) => seenBy(event, reader))
  const clashes = gameOf(app.games, match.terms.game).moments?.clashes(seen, { language, names, reader }) ?? []
  const last = clashes.findLast(({ lanes }) => lanes.length > 0)
  return last?.over === true ? last : undefined
}

/** The clash from its first lane on: its player may have answered within it. */
async function wholeClash(app: App, input: FoughtInput): Promise<ShownClash | undefined> {
  return lastIn(app, input, await allEvents(app, input))
}

/** All events of the turn up to now, which hold its clash; where they are not known all of the match that still count. */
async function allEvents(app: App, input: FoughtInput): Promise<readonly GameEvent[]> {
  const { before, happened, sight } = input
  if (before !== null) return [...before, ...happened]
  const { match, reader } = sight
  const game = gameOf(app.games, match.terms.game)
  const rows = (await app.matches.history(match.id, match.players[reader] ?? '')) ?? []
  const counting = notUndone(turnsOf(game, rows, { language: 'en', names: {}, reader }))
  return counting.flatMap(({ events }) => events)
}

/** Returns the middle of a panel that shows a clash: the way on to the question. */
export function foughtMiddle(
  input: PanelInput,
  fought: ShownClash,
  decision: Decision,
  time: readonly string[],
): Middle {
  const { sight, language, lesson, mark = '' } = input
  const say = speak(language)
  const on = button(decisionCustomId(sight, decision.id, 'seen', mark), say('fought.on'), 'main')
  const laid =
    lesson !== undefined && lessonButtons(lesson).length > 0
      ? lessonRow([on], lesson)
      : { buttons: [on, countsButton(sight, say)], entries: [] }
  return { lines: [`### ${capital(fought.label)}`, ...time], controls: [row(...laid.buttons)], entries: laid.entries }
}

const countsButton = ({ match }: Sight, say: Say) =>
  button(customId('help', match.id, 'counts', '0'), say('more.counts'))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a panel with the picture of a clash; in words for people who play in words, and until a late picture is there. */
export async function withClash(
  app: App,
  person: PersonId,
  { game, sight, language, names }: PanelInput,
  clash: ShownClash,
  render: (pictures: readonly BodyFile[], words?: readonly string[]) => Body,
): Promise<Body> {
  const watched = { game, view: sight.view, reader: sight.reader, language, names }
  // All lanes at once: a GIF would be late, and the player waits.
  const choose = (): DrawnMoment => ({ kind: 'clash', clash, stage: { lanes: clash.lanes.length } })
  const words = [momentText(watched, choose) ?? '']
  if (app.pictures === null || (await app.persons.of(person)).wordsOnly) return render([], words)
  const drawing = momentFile(app, watched, choose).then((file) => (file === null ? [] : [file]))
  return soonOrLater(app, drawing, (pictures) => render(pictures, words))
}

/** Returns the moment since a player's last answer that is worth the picture of their panel; undefined if there is none. */
export async function highlightFor(app: App, input: FoughtInput): Promise<Highlight | undefined> {
  const { sight, happened, decision, draft, fresh, language, names } = input
  const { match, reader, pending, takeBack } = sight
  const game = gameOf(app.games, match.terms.game)
  const highlights = game.moments?.highlights
  if (highlights === undefined || match.outcome !== null || pending !== null) return undefined
  if (takeBack !== null && takeBack.by !== reader) return undefined
  // A player who has begun to answer has seen it.
  const unseen = decision === undefined ? fresh : Object.values(draft).every((part) => part === undefined)
  const seen = happened.map((event) => seenBy(event, reader))
  if (!unseen || !highlights.may(seen)) return undefined
  const all = (await allEvents(app, input)).map((event) => seenBy(event, reader))
  const from = Math.max(0, all.length - seen.length)
  return highlights.of(all, from, sight.view, { language, names, reader }, decision?.kind ?? null) ?? undefined
}
