/** The input of a panel, the voices in which it speaks, and the shape of its middle. */

import type { GameEvent, Highlight, Language, Scene, Seat, ShownClash, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import type { Sight } from '../../matches/api.ts'
import type { Draft } from '../../matches/draft.ts'
import type { LessonBeside } from '../lesson/lesson-panel.ts'
import { countedWords, playedLines } from '../replay/corrected-words.ts'
import type { BodyFile, ControlRow, MessagePart } from '../shell/components.ts'
import { literal } from '../shell/text-limits.ts'
import type { SpokenVoice } from '../table/player-names.ts'
import type { ClockEntry } from './clock-entries.ts'

/** The middle of a panel: what it asks, and the controls that answer. */
export interface Middle {
  /** The question and the lines below it. */
  readonly lines: readonly string[]
  readonly controls: readonly ControlRow[]
  /** Variants of the answer, for the menu. */
  readonly entries: readonly ClockEntry[]
  /** Its picture; absent: the table. */
  readonly scene?: () => Scene
  /** The question asks once more before a great loss: it has its own buttons alone, and no menu. */
  readonly confirmsLoss?: true
}

/** The controls of a match that is over. */
export interface EndControls {
  /** Below the result: where hands and decks can be seen; null: they stay secret. */
  readonly line: string | null
  /** At most three buttons. */
  readonly buttons: ControlRow
  /** Variants for the menu: custom ids with their labels. */
  readonly entries: readonly { readonly id: string; readonly label: string }[]
}

/** Everything that a panel shows. */
export interface PanelInput {
  readonly game: AnyGame
  readonly sight: Sight
  readonly language: Language
  /** How each seat's person is called. */
  readonly names: Readonly<Record<Seat, string>>
  readonly happened: readonly GameEvent[]
  /** The facts of the reader's own last turn, as far as they are known. */
  readonly last?: readonly GameEvent[]
  /** Opponents whose time was up since the reader's last answer, with the safest answers given. */
  readonly timedOut?: readonly Seat[]
  /** Kinds of the reader's own standing orders that have answered since their last answer. */
  readonly obeyed?: readonly string[]
  /** The first words of a call, in the place of the news. */
  readonly lead?: string | undefined
  /** Why the click before did not do what was meant: said where the eye is, above what is asked. */
  readonly word?: string | undefined
  /** The effect of the click before, where that doesn't show by itself. */
  readonly done?: string | undefined
  /** The table and the hand, which then don't stand there in words. */
  readonly pictures?: readonly BodyFile[]
  /** The decision to show; the most urgent if it isn't open. */
  readonly focus?: string | undefined
  /** The part of that decision's answer that is put together so far. */
  readonly draft?: Draft | undefined
  /** The explanations of a first game beside the question. */
  readonly lesson?: LessonBeside | undefined
  /** Whether the game may propose answers: yes if absent. */
  readonly suggests?: boolean
  /** A clash that is over, shown before the question; while nothing is asked its picture takes the place of the table. */
  readonly fought?: ShownClash | undefined
  /** A moment that the reader has not seen: its picture takes the place of the question's. */
  readonly highlight?: Highlight | undefined
  /** The value of an entry of the list that can't be undone: its player is asked whether they mean it. */
  readonly picked?: string | undefined
  /** The action whose player is asked whether they mean it. */
  readonly sure?: string | undefined
  /** The controls after the end, where the match is over. */
  readonly ended?: EndControls | undefined
  /** A ruling of its league has corrected the result of the match. */
  readonly correction?: Correction | undefined
  /** How the pairing of its league stands, where the match is over. */
  readonly score?: readonly string[]
  /** The time at which it is shown; without it nothing is said of a live session. */
  readonly now?: Date
  /** Its message can't be changed much longer. */
  readonly expires?: boolean
  /** Parts below everything else, for which the picture leaves room. */
  readonly foot?: readonly MessagePart[]
  /** Differs from edit to edit, so that clients forget what was ticked in a list. */
  readonly mark?: string
}

/** A voice for text (names are escaped) and one for labels, which know no markup: the same where nothing is to escape. */
export function voices(input: Pick<PanelInput, 'sight' | 'language' | 'names'>): { spoken: SpokenVoice; plain: Voice } {
  const { language, names, sight } = input
  const escaped = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, literal(name)]))
  const plain: Voice = { language, names, reader: sight.reader }
  const differs = Object.entries(names).some(([seat, name]) => escaped[seat] !== name)
  return { spoken: differs ? { ...plain, names: escaped } : (plain as SpokenVoice), plain }
}

/** Returns the result of a match that is over as it counts, what a ruling has changed, and where hands can be seen. */
export function endLines(input: PanelInput): readonly string[] {
  const { game, sight, correction, ended, score = [] } = input
  const { outcome } = sight.match
  if (outcome === null) return []
  const { spoken } = voices(input)
  const played = game.words.outcome(outcome, spoken)
  const below = [...playedLines(correction, played, spoken), ...score, ...(ended?.line == null ? [] : [ended.line])]
  return [`### ${countedWords(correction, played, spoken)}`, ...below.map((line) => `-# ${line}`)]
}
