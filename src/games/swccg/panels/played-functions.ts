/** Options of windows: the functions of Interrupts and texts in words, and the numbers that they give. */
import { clipWords } from '../../../kit/wording/clipping.ts'
import { findCard } from '../cards/index.ts'
import type { OptionHere } from '../rules/abouts.ts'
import type { Side } from '../state/engine-card.ts'
import { actsInWords } from '../texts/card-text.ts'
import type { Act, Stat } from '../texts/language/words.ts'
import { addedBy, rulesBegun, setBy } from '../texts/rules-begun.ts'
import { functionAt } from '../texts/sources.ts'
import { shortName } from '../words/short-names.ts'
import type { StorySpeaker } from '../words/speaker.ts'

/** Returns the acts of the text that an option uses; none for a react. */
const actsOf = ({ card, about }: OptionHere, side: Side): readonly Act[] =>
  card === undefined || about?.text === undefined ? [] : functionAt(card, side, about.text)

/** Returns what an option does, in our own words; empty for a react. */
export function effectOf(option: OptionHere, side: Side, { language }: Pick<StorySpeaker, 'language'>): string {
  const card = findCard(option.card ?? '')
  if (card === undefined) return ''
  return actsInWords(card, actsOf(option, side), language)
}

/** Returns how much an option adds to a number. */
export const addedTo = (option: OptionHere, side: Side, stat: Stat): number => addedBy(actsOf(option, side), stat)

/** Whether an option does nothing but add to a number. */
export function addsOnlyTo(option: OptionHere, side: Side, stat: Stat): boolean {
  const acts = actsOf(option, side)
  const [rule, ...others] = rulesBegun(acts)
  return acts.length === 1 && others.length === 0 && rule?.word === 'add' && rule.stat === stat
}

/** Returns the number to which an option sets a value; null where it doesn't. */
export const setTo = (option: OptionHere, side: Side, stat: Stat): number | null => setBy(actsOf(option, side), stat)

/** Whether an option cancels what it responds to. */
export const cancels = (option: OptionHere, side: Side): boolean =>
  actsOf(option, side).some(({ word }) => word === 'cancel')

/** The numbers that stand on buttons: the first that a function changes. */
const SHOWN: readonly Stat[] = ['weapon destiny', 'battle destiny', 'total battle destiny', 'maneuver', 'power']

/** Returns the number that a function gives: "+2"; empty where it gives none. */
export function gainOf(option: OptionHere, side: Side): string {
  for (const stat of SHOWN) {
    const more = addedTo(option, side, stat)
    if (more !== 0) return more > 0 ? `+${more}` : `−${-more}`
  }
  return ''
}

/** The name of a card, cut where it is very long. */
const NAME = 22

/** Returns the name of the card of an option as labels have it. */
export const cardIn = ({ card = '' }: OptionHere): string => clipWords(shortName(card), NAME)
