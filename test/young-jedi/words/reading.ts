/** The texts of Young Jedi in a test: Anna plays the dark side, Bob the light side. */
import type { DecisionWords, GameEvent, Language, Layout, Reader, Seat, Voice } from '../../../src/contract/index.ts'
import { seenBy } from '../../../src/contract/index.ts'
import { layout } from '../../../src/games/young-jedi/panels/layout.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import type { Played } from '../position.ts'

export const NAMES: Readonly<Record<Seat, string>> = { dark: 'Anna', light: 'Bob' }

export const voice = (reader: Reader, language: Language = 'en'): Voice => ({ reader, language, names: NAMES })

/** French spaces that don't break are written as plain ones in tests. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as T

/** The story of these facts for a reader. */
export const story = (events: readonly GameEvent[], reader: Reader, language: Language = 'en'): string[] =>
  plain(
    words.events(
      events.map((event) => seenBy(event, reader)),
      voice(reader, language),
    ),
  )

/** The open question of this side in words. */
export function question(game: Played, side: 'dark' | 'light', kind: string, language: Language = 'en'): DecisionWords {
  return plain(words.decision(game.decision(side, kind), game.view(side), voice(side, language)))
}

export const table = (game: Played, reader: Reader, language: Language = 'en'): Layout =>
  plain(layout(game.view(reader), voice(reader, language)))
