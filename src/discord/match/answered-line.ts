/** A panel in a DM whose player has answered: one line instead of the table. Pure. */

import { seenBy } from '../../contract/index.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { type Body, button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { waitsFor } from '../table/waiting-words.ts'
import { livePart } from './live-part.ts'
import { type PanelInput, voices } from './panel-input.ts'
import { backButtons } from './sitting-lines.ts'

const ROOM = 300

/** Whether the player of a panel has nothing to do but wait for their opponent. */
export const onlyWaits = ({ match, decisions, takeBack, reader }: Sight): boolean =>
  match.outcome === null && decisions.length === 0 && (takeBack === null || takeBack.by === reader)

/** The input of the line: a part of that of a panel. */
export type AnsweredInput = Pick<PanelInput, 'game' | 'sight' | 'language' | 'names' | 'happened' | 'done' | 'now'>

/** Returns the answer of the player in a line, the opponent to play, and a button that opens the table. */
export function answeredLine(input: AnsweredInput): Body {
  const { sight, language } = input
  const { match, reader } = sight
  const say = speak(language)
  const lines = [
    clipWords([`✅ **${say('answered.title')}**`, ...newsIn(input)].join(' · '), ROOM),
    ...waitLines(input, say),
  ]
  const live = livePart(input, true)
  const table = button(customId('open', match.id, reader), say('answered.table'))
  const buttons = [table, ...backButtons(sight, say), ...live.buttons]
  return { components: [text([...lines, ...live.lines].join('\n')), row(...buttons)] }
}

function newsIn({ game, sight, happened, done, language, names }: AnsweredInput): readonly string[] {
  if (done !== undefined) return [done]
  const seen = happened.map((event) => seenBy(event, sight.reader))
  return game.panels.news(seen, sight.view, voices({ sight, language, names }).spoken).slice(0, 1)
}

/** The opponent to play, and their time. */
function waitLines(input: AnsweredInput, say: Say): string[] {
  const { spoken } = voices(input)
  const { calls, reader } = input.sight
  return calls
    .filter(({ seat }) => seat !== reader)
    .slice(0, 1)
    .map((sitting) => `-# ${waitsFor(input.sight.match, sitting, spoken, say)}`)
}
