/** The input and the output of every editor of a shape. */
import type { DecisionWords, Language } from '../../contract/index.ts'
import type { PanelId } from '../acts/acts.ts'
import type { ControlRow } from '../shell/components.ts'
import type { Aid } from './planning-aid.ts'

/** The input with which an editor renders a draft. */
export interface EditorInput {
  readonly language: Language
  /** Names of options and pieces for text (escaped) and for labels (plain). */
  readonly words: DecisionWords['options']
  readonly labels: DecisionWords['options']
  /** Headings of groups of options. */
  readonly groups?: DecisionWords['groups']
  /** The custom id of an action of this editor. */
  readonly id: PanelId
  /** Suggestions and totals for a row of pieces; undefined for other shapes. */
  readonly aid?: Aid | undefined
}

/** A rendered draft: lines of text, and the controls below them. */
export interface Edited {
  readonly lines: readonly string[]
  readonly rows: readonly ControlRow[]
}
