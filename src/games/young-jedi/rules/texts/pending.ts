/** Texts that work at a moment, by card and index. */
import type { Moment, MomentText, Text } from '../../cards/card.ts'
import type { Side, State, WaitingText } from '../../state/game-state.ts'
import { findInPlay } from '../../state/game-table.ts'
import { textsOf } from '../../texts/reading/in-play.ts'

/** Returns the text at this index of the card, if it works at a moment; else null. */
export const momentText = (id: string, index: number): MomentText | null => {
  const text = textsOf(id)[index]
  return text !== undefined && isMoment(text) ? text : null
}

const MOMENTS: ReadonlySet<Text['form']> = new Set([
  'search',
  'hand',
  'harm',
  'lap-card',
  'remove',
  'peek',
  'stay-out',
  'strike-weapon',
  'thrust',
  'reshuffle',
])
/** Returns whether the text works at a moment. */
export const isMoment = (text: Text): text is MomentText => MOMENTS.has(text.form)

/** Returns the moment of a text, or null if it has none. */
export const momentOf = (text: Text): Moment | null => ('when' in text ? text.when : null)

/** Returns whether a waiting text must work; false if its card has left play. */
export function isCompulsory(state: State, side: Side, { source, text }: WaitingText): boolean {
  const bearer = findInPlay(state, side, source)
  const what = bearer === null ? null : momentText(bearer.laid.card, text)
  return what !== null && mustWork(what)
}

/** Returns whether a text works without asking its owner. */
export const mustWork = (text: MomentText): boolean =>
  (text.form === 'hand' && text.may !== true) || text.form === 'harm' || text.form === 'thrust'
