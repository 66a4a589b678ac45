/** What every editor of a shape takes and gives. */
import type { DecisionWords, Language } from '../../contract/index.ts'
import type { Row } from '../shell/components.ts'
import type { Aid } from './planning-aid.ts'

/** What an editor of a shape needs to show it. */
export interface EditorInput {
  readonly language: Language
  /** Names of options and pieces for text (escaped) and for labels (plain). */
  readonly words: DecisionWords['options']
  readonly labels: DecisionWords['options']
  /** Headings of groups of options. */
  readonly groups?: DecisionWords['groups']
  /** The custom id of an action of this editor. */
  readonly id: (...action: string[]) => string
  /** For a row of pieces. */
  readonly aid?: Aid | undefined
}

/** A half-made choice as it is shown: lines of text, and the controls below them. */
export interface Edited {
  readonly lines: readonly string[]
  readonly rows: readonly Row[]
}
