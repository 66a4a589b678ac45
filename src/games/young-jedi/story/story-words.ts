/** Facts as a story: a line for each event; facts that belong together share a line. */
import type { SeenEvent, StoryLine, ToldTurn, Voice } from '../../../contract/index.ts'
import { type ToldLines, tellOne, toldAmong } from '../../../kit/facts/tellers.ts'
import { factsIn } from '../rules/known-facts.ts'
import type { DiscardReason, Facts, SeenFact } from '../state/game-facts.ts'
import { speakerOf } from '../words/say.ts'
import { DUEL_STORY } from './duel-told.ts'
import { FIGHT_STORY } from './fight-told.ts'
import { glance } from './glance.ts'
import { RACE_STORY } from './race-told.ts'
import { SPACE_STORY } from './space-told.ts'
import type { StoryContext, Tellers } from './telling.ts'
import { TEXT_STORY } from './texts-told.ts'
import { turnGlance } from './turn-glance.ts'
import { TURN_STORY } from './turn-told.ts'

/** A teller for each fact of the rules. */
export const STORY: Tellers = {
  ...TURN_STORY,
  ...TEXT_STORY,
  ...FIGHT_STORY,
  ...DUEL_STORY,
  ...SPACE_STORY,
  ...RACE_STORY,
}

/** The lines for these facts in their order; a fact without a story gives none. */
export const storyOf = (events: readonly SeenEvent[], voice: Voice): string[] => linesOf(factsIn(events), voice)

function linesOf(facts: readonly SeenFact[], voice: Voice): string[] {
  const context: StoryContext = { speaker: speakerOf(voice), voice, before: { bout: null } }
  const told = toldAmong<Facts, StoryContext>(STORY, facts)
  const lines: string[] = []
  for (let at = 0; at < told.length; ) {
    const said = tell(told, at, context)
    lines.push(...said.lines)
    at += said.taken
  }
  return lines
}

/** Facts that share the line of the text that caused them. */
const AFTER_A_TEXT: ReadonlySet<SeenFact['type']> = new Set([
  ...(['draw', 'damage', 'bottom', 'peek', 'lap-lost', 'hand-shown'] as const),
  ...(['dueling-draw', 'hit-removed', 'hit'] as const),
])
const DISCARDS_OF_TEXTS: readonly DiscardReason[] = ['price', 'text', 'forced']

const followsAText = (fact: SeenFact): boolean =>
  AFTER_A_TEXT.has(fact.type) || (fact.type === 'discard' && DISCARDS_OF_TEXTS.includes(fact.data.why))

function tell(facts: readonly SeenFact[], at: number, context: StoryContext): ToldLines {
  const said = tellOne<Facts, StoryContext>(STORY, facts, at, context)
  const type = facts[at]?.type
  if (type !== 'text' && type !== 'duel-text') return said
  const lines = [...said.lines]
  let { taken } = said
  for (let next = facts[at + taken]; next !== undefined && followsAText(next); next = facts[at + taken]) {
    const effect = tell(facts, at + taken, context)
    lines.push(...effect.lines)
    taken += effect.taken
  }
  return { lines: [lines.join(' ')], taken }
}

/** The same facts at a glance. */
export const glanceOf = (events: readonly SeenEvent[], voice: Voice): StoryLine[] =>
  glance(factsIn(events), speakerOf(voice), (some) => linesOf(some, voice))

/** A turn in a few words. @param events those of one turn, or those before the first */
export const turnOf = (events: readonly SeenEvent[], voice: Voice): ToldTurn =>
  turnGlance(factsIn(events), speakerOf(voice), (some) => linesOf(some, voice))
