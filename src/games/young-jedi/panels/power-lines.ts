/** Power on the planet in words, now and with the cards that the draft takes. */

import { fitBelow } from '../../../kit/panels/fitting.ts'
import { cardById } from '../cards/index.ts'
import { mayBattle } from '../rules/battle/battle-frame.ts'
import { mayDuel } from '../rules/duel/duelists.ts'
import { isType } from '../state/game-table.ts'
import { powerIn, withCards } from '../view/ahead.ts'
import { surrenderLoses } from '../words/asked/turn-asked.ts'
import { foeOf, type PanelAsking } from './asking.ts'

type Line = ReturnType<typeof fitBelow>

/** A draw deck with fewer cards than this is a warning. */
export const LOW_DECK = 9

/** Cards of the opponent on the planet that the reader doesn't see. */
const hiddenTheirs = ({ view, side }: PanelAsking): number =>
  view.sides[foeOf({ side })].table.filter(({ card }) => card === null).length

/** "15", "15 + 3 hidden". */
function theirPower(asking: PanelAsking, power: number): string {
  const hidden = hiddenTheirs(asking)
  return hidden === 0 ? String(power) : asking.speaker.say('panel.and-hidden', { power, count: hidden })
}

/** "Your power 14 → 20 against 15"; without the change where there is none. */
export function powerLine(asking: PanelAsking, coming: readonly string[] = []): Line {
  const { view, side, speaker } = asking
  const { say } = speaker
  const now = powerIn(withCards(view, side, []), side)
  const state = withCards(view, side, coming)
  const after = powerIn(state, side)
  const theirs = theirPower(asking, powerIn(state, foeOf({ side })))
  return now === after
    ? fitBelow(say('panel.power', { now, theirs }), say('panel.power.short', { now, theirs }))
    : fitBelow(say('panel.power.after', { now, after, theirs }), say('panel.power.after.short', { now, after, theirs }))
}

/** "⚠ 8 cards in your draw deck"; null while there are plenty. */
export function lowDeck({ view, side, speaker }: PanelAsking): Line {
  const { deck } = view.sides[side]
  return deck < LOW_DECK ? fitBelow(speaker.say('panel.low', { count: deck })) : null
}

/**
 * The warning that the opponent controls the planet when this turn ends (rule 18.1): they have a face-up character there,
 * and the reader has neither a character nor a hidden card. Null where the planet is held, or nobody else is there.
 * @param coming the cards that the draft brings to the planet
 * @param hidden whether these come face down
 */
export function givesAway({ view, side, speaker }: PanelAsking, coming: readonly string[] = [], hidden = false): Line {
  const { say } = speaker
  const own = view.sides[side]
  const holds =
    own.effect?.hidden === true ||
    own.table.some((laid) => laid.hidden || (laid.card !== null && isType(laid.card, 'character'))) ||
    coming.some((card) => hidden || isType(card, 'character'))
  const controlled = view.sides[foeOf({ side })].table.some(
    (laid) => !laid.hidden && laid.card !== null && isType(laid.card, 'character'),
  )
  if (holds || !controlled || view.planet === null) return null
  return fitBelow(surrenderLoses(view, side) ? say('panel.away.lost') : say('panel.away', { planet: view.planet }))
}

/** Whether a battle or a duel can be started with these cards in play. */
export function mayAttack({ view, side }: PanelAsking, coming: readonly string[]): boolean {
  if (view.locations.length === 0 || view.sides[side].turnsHere <= 1) return false
  const state = withCards(
    view,
    side,
    coming.filter((card) => cardById(card).type !== 'starship'),
  )
  return mayBattle(state) || (state.options.duels && mayDuel(state))
}
