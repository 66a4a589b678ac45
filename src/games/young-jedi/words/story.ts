/** Facts as a story: a line for each thing that happened, what belongs together gathered. */
import type { SeenEvent, StoryLine, Voice } from '../../../contract/index.ts'
import { type Speaker, speakerOf } from './say.ts'
import { DUEL_STORY } from './told/duel.ts'
import { FIGHT_STORY } from './told/fight.ts'
import { glance } from './told/glance.ts'
import { RACE_STORY } from './told/race.ts'
import { SPACE_STORY } from './told/space.ts'
import { type Course, nothing, type Said, type Teller } from './told/telling.ts'
import { TEXT_STORY } from './told/texts.ts'
import { TURN_STORY } from './told/turn.ts'

/** A teller for every type of fact that the rules tell of. */
export const STORY = {
  ...TURN_STORY,
  ...TEXT_STORY,
  ...FIGHT_STORY,
  ...DUEL_STORY,
  ...SPACE_STORY,
  ...RACE_STORY,
} satisfies Readonly<Record<string, Teller>>

const tellerOf = (type: string): Teller => (STORY as Readonly<Record<string, Teller>>)[type] ?? nothing

/** The lines for these facts in their order; facts that are nothing to tell give none. */
export function storyOf(events: readonly SeenEvent[], voice: Voice): string[] {
  const speaker = speakerOf(voice)
  const course: Course = { bout: null }
  // A shuffle is nothing to tell, and must not part what belongs together.
  const told = events.filter(({ type }) => type !== 'shuffle')
  const lines: string[] = []
  for (let at = 0; at < told.length; ) {
    const said = tell(told, at, course, speaker, voice)
    lines.push(...said.lines)
    at += said.taken
  }
  return lines
}

/** What a text does stands in the same line as that it is used. */
const AFTER_A_TEXT: ReadonlySet<string> = new Set([
  ...['draw', 'damage', 'bottom', 'peek', 'lap-lost', 'hand-shown'],
  ...['dueling-draw', 'hit-removed', 'hit'],
])
const DISCARDS_OF_TEXTS: readonly unknown[] = ['price', 'text', 'forced']

const followsAText = ({ type, data }: SeenEvent): boolean =>
  AFTER_A_TEXT.has(type) || (type === 'discard' && DISCARDS_OF_TEXTS.includes(data.why))

function tell(events: readonly SeenEvent[], at: number, course: Course, speaker: Speaker, voice: Voice): Said {
  const event = events[at] as SeenEvent
  const said = tellerOf(event.type)({ events, at, event, seat: event.seat ?? '', course, speaker, voice })
  if (event.type !== 'text' && event.type !== 'duel-text') return said
  const lines = [...said.lines]
  let { taken } = said
  for (let next = events[at + taken]; next !== undefined && followsAText(next); next = events[at + taken]) {
    const effect = tell(events, at + taken, course, speaker, voice)
    lines.push(...effect.lines)
    taken += effect.taken
  }
  return { lines: [lines.join(' ')], taken }
}

/** The same facts at a glance. */
export const glanceOf = (events: readonly SeenEvent[], voice: Voice): StoryLine[] =>
  glance(events, speakerOf(voice), (some) => storyOf(some, voice))
