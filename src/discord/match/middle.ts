/** The shape of a panel's middle, which each kind of question makes in its own way, and its picture. */
import type { Scene } from '../../contract/index.ts'
import type { ControlRow } from '../shell/components.ts'
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
}
