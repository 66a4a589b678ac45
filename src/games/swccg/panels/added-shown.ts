/** Texts, windows and moves that mechanisms show by words and pictures of their own. */

import type { Block, Language, Scene, Voice } from '../../../contract/index.ts'
import { firstFound } from '../../../kit/library/first-found.ts'
import type { DecisionOf, OptionHere } from '../rules/abouts.ts'
import type { Move } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import type { Panel, PanelAsking } from './asking.ts'
import type { SceneContext } from './scenes/scene-context.ts'
import type { SceneMarks } from './scenes/scene-marks.ts'

/** A moment to which players may respond, as its panel shows it. */
export interface AddedWindow {
  readonly moment: string
  words(view: View, language: Language): { readonly question: string; readonly below: string } | null
  /** Blocks below the heads of both players; null: the moment is not now. */
  blocks(context: SceneContext): readonly Block[] | null
}

/** The words of a move: whether it draws a card, a part of its hint, and the line below its question. */
export interface MoveWords {
  readonly draws: boolean
  readonly hint: string | null
  readonly below: string | null
}

/** A kind of move. */
export interface AddedMove {
  readonly kind: Move['kind']
  words(view: View, piece: TableCard, move: Move, language: Language): MoveWords
  scene(
    views: { readonly view: View; readonly then: View; readonly voice: Voice },
    step: { readonly piece: string; readonly to: string },
    marks: SceneMarks,
  ): Scene
}

/** The windows and moves of a mechanism. */
export interface AddedShown {
  readonly windows?: readonly AddedWindow[]
  readonly moves?: readonly AddedMove[]
}

const windows: AddedWindow[] = []
const moves: AddedMove[] = []

/** Adds the windows and moves of a mechanism. */
export function addShown(added: AddedShown): void {
  windows.push(...(added.windows ?? []))
  moves.push(...(added.moves ?? []))
}

/** Returns the words of a moment of a mechanism; null for another one. */
export const addedWindowWords = (moment: string, view: View, language: Language) =>
  windows.find((one) => one.moment === moment)?.words(view, language) ?? null

/** Returns the blocks of the window that is open; null where no mechanism shows one. */
export const addedWindowBlocks = (context: SceneContext): readonly Block[] | null =>
  firstFound(windows, (one) => one.blocks(context))

/** Returns the kind of move that a mechanism shows itself; undefined for another one. */
export const addedMove = ({ kind }: Pick<Move, 'kind'>): AddedMove | undefined => moves.find((one) => one.kind === kind)

// ---------------------------------------------------------------- texts

/** Texts that a mechanism shows before they are used, and where they choose. All answer null for another text. */
export interface AddedText {
  /** The names of its entry in a list, the longest first. */
  names(asking: PanelAsking<DecisionOf>, option: OptionHere): readonly [string, ...string[]] | null
  /** The panel that asks whether to use it. */
  panel(asking: PanelAsking<DecisionOf>, option: OptionHere): Panel | null
  /** The panel that asks for its target. */
  target(asking: PanelAsking<DecisionOf<'text-target'>>): Panel | null
}

const texts: AddedText[] = []

/** Adds the texts of a mechanism. */
export const addTexts = (added: AddedText): void => void texts.push(added)

/** Returns the names of the entry of a text that a mechanism names itself, the longest first; null for another one. */
export const addedNames: AddedText['names'] = (asking, option) => firstFound(texts, (one) => one.names(asking, option))

/** Returns the panel of a text that a mechanism shows itself; null for another one. */
export const addedPanel: AddedText['panel'] = (asking, option) => firstFound(texts, (one) => one.panel(asking, option))

/** Returns the panel of the target of such a text; null for another one. */
export const addedTarget: AddedText['target'] = (asking) => firstFound(texts, (one) => one.target(asking))
