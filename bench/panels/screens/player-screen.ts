/** The screen on which a player sees and touches panels. */
import type { APIMessage } from 'discord-api-types/v10'
import { controlsOf, type TestUser } from '../../../sandbox/driver.ts'
import type { PanelControl, Tap } from '../next-tap.ts'
import type { PlayerOptions } from '../played/measured-game.ts'
import type { Measured } from '../program.ts'

/** The height of a whole message in pixels, and the height that the program expects of it. */
export interface Heights {
  readonly height: number
  readonly expected: number
}

/** The screen of one player. */
export interface PlayerScreen {
  /** Goes to the thread of the match, where panels are opened. */
  enter(threadId: string): Promise<void>
  /** Shows another time. */
  setTime(now: Date): Promise<void>
  /** Whether the open panel comes to ask this question by itself. */
  asksByItself(decision: string): Promise<boolean>
  /** Whether the thread has a button that opens the panel. */
  mayOpen(): Promise<boolean>
  /** Opens the panel by the newest *My turn* in the thread. An older panel is removed first. @throws if none comes */
  open(): Promise<void>
  /** Returns the message that is the panel. */
  message(): Promise<APIMessage>
  /** Touches a control, and waits for the answer. */
  use(tap: Tap): Promise<void>
  /** Returns the heights of the panel once its pictures are there; null on a screen without pixels. */
  heights(): Promise<Heights | null>
  /** Returns the words on the panel, to say where a player found no way on. */
  words(): Promise<string>
  close(): Promise<void>
}

/** Makes the screen of a player. */
export type Screens = (program: Measured, user: TestUser, options: PlayerOptions) => Promise<PlayerScreen>

/** Returns the controls of a panel. */
export const panelControls = (message: APIMessage): PanelControl[] =>
  controlsOf(message).map(({ customId, kind, label, disabled, options, raw }) => ({
    customId,
    kind: kind === 'select' ? 'select' : 'button',
    label,
    disabled,
    options,
    style: typeof raw.style === 'number' ? raw.style : null,
    most: (raw as { max_values?: number }).max_values ?? 1,
  }))
