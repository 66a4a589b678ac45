/** The Deploy step: the active player's actions in the order that they choose (parts 5, 20-22, 25). */
import type { Answer } from '../../../contract/index.ts'
import { PLANETS, type Planet } from '../cards/card.ts'
import { rulesOf } from '../cards/editions.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import type { DeployAction } from '../state/abouts.ts'
import { ask } from '../state/ask.ts'
import type { Side, State, TurnFrame } from '../state/game-state.ts'
import { faceUp, type InPlay, inPlay, isType, type Table } from '../state/game-table.ts'
import { itemId, itemOf, textId } from '../state/kept-ids.ts'
import { textsOf, working } from '../texts/reading/in-play.ts'
import { costNow } from '../texts/reading/numbers.ts'
import { asDeployed, countersLeft, deploy, mayLie } from './deploy.ts'
import { wantsPartner } from './partners.ts'
import { beginThrust, mayThrust } from './race/podrace.ts'
import { beginEvacuation } from './space/evacuation.ts'
import { cardsOf, targetsOf, useText } from './texts/moments.ts'
import { momentOf, momentText } from './texts/pending.ts'

const isRacing = (item: DeployAction): boolean =>
  item.does === 'thrust' || item.does === 'partner' || (item.does === 'deploy' && item.target === 'objective')

// ---------------------------------------------------------------- actions

/**
 * Returns the actions that are possible now, besides deploying from hand. Whether the list is empty depends on public
 * facts only.
 */
export function actions(state: State, side: Side, frame: TurnFrame): DeployAction[] {
  const racing = !frame.raced || !rulesOf(state.options).raceFirst
  return [
    ...(racing && mayThrust(state, side) ? [{ does: 'thrust' } as const] : []),
    ...(racing && wantsPartner(state, side) ? [{ does: 'partner' } as const] : []),
    ...(mayRaiseLimit(state, side) ? [{ does: 'limit' } as const] : []),
    ...textActions(state, side),
    ...planetsToLeave(state, side).map((planet): DeployAction => ({ does: 'evacuate', planet })),
  ]
}

/**
 * Form F12: a card discarded from hand raises the limit to eight counters, once per step. Returns the reason why it may
 * not be done; null if it may.
 */
export function limitBar(state: State, side: Side): 'none' | 'used' | 'hand' | null {
  if (state.today.limit !== null) return 'used'
  if (state.sides[side].hand.length === 0) return 'hand'
  return working(state, side, 'counter-limit').some(({ text }) => text.discard !== undefined) ? null : 'none'
}

const mayRaiseLimit = (state: State, side: Side): boolean => limitBar(state, side) === null

/** Returns the texts that the player may use now in the Deploy step (forms F14, F16, F17, F24). */
function textActions(state: State, side: Side): DeployAction[] {
  const found: DeployAction[] = []
  for (const one of inPlay(state, side)) {
    if (one.laid.hidden) continue
    textsOf(one.laid.card).forEach((text, index) => {
      if (momentOf(text)?.on === 'deploy-step' && textBar(state, side, one, index) === null)
        found.push({ does: 'text', handle: one.laid.handle, text: index })
    })
  }
  return found
}

/** Returns the reason why the Deploy step text of a face-up card may not be used; null if it may. */
export function textBar(
  state: State,
  side: Side,
  { laid, where }: InPlay,
  index: number,
): 'elsewhere' | 'used' | 'hand' | 'target' | null {
  const text = momentText(laid.card, index)
  const when = text === null ? null : momentOf(text)
  if (text === null || when?.on !== 'deploy-step') return 'elsewhere'
  if (when.at !== undefined && when.at !== where) return 'elsewhere'
  if (state.today.used.includes(textId(laid.handle, index))) return 'used'
  const { hand } = state.sides[side]
  switch (text.form) {
    case 'hand':
      return hand.length >= Math.max(cardsOf(text.price), text.price?.showHand === true ? 1 : 0) ? null : 'hand'
    case 'stay-out':
      return targetsOf(state, side, text.with).length > 0 ? null : 'target'
    default:
      return null
  }
}

/** Returns whether a side has a transport in hyperspace. */
export const hasTransport = (state: State, side: Side): boolean =>
  state.sides[side].hyperspace.some(({ card }) => selects({ type: 'transport' }, cardById(card), null))

/** Returns the planets that the side may evacuate (rule 22.4.1). */
function planetsToLeave(state: State, side: Side): Planet[] {
  const zone = state.sides[side]
  if (!hasTransport(state, side)) return []
  return PLANETS.filter((planet) => {
    const there = planet === state.planet ? faceUp(zone) : (zone.stranded[planet] ?? []).filter((laid) => !laid.hidden)
    return there.some(({ card }) => isType(card, 'character') || isType(card, 'weapon'))
  })
}

// ---------------------------------------------------------------- doing them

/** Does the actions in the queue; then asks again, or continues with the Battle step. */
export function runDeployStep(table: Table, frame: TurnFrame): void {
  const { active } = table.state
  const [next, ...rest] = frame.queue
  if (next !== undefined) {
    frame.queue = rest
    return doItem(table, frame, active, next)
  }
  if (frame.again) {
    const { hand } = table.side(active)
    // An empty hand is public, so a side with nothing to do need not be asked.
    if (hand.length > 0 || actions(table.state, active, frame).length > 0) {
      frame.again = false
      return ask(table, active, 'deploy')
    }
  }
  frame.step = 'duel'
}

/** Takes the answer to `deploy` and queues its actions in order, Podracing first (rule 25.10). */
export function answerDeploy(table: Table, frame: TurnFrame, answer: Answer): void {
  const chosen = answer.choose ?? []
  const first = rulesOf(table.state.options).raceFirst ? chosen.filter((id) => isRacing(itemOf(id))) : []
  frame.queue = [...first, ...chosen.filter((id) => !first.includes(id))]
  frame.again = answer.exit === 'more' && chosen.length > 0
}

/** Does one action. If an earlier one has made it impossible, skips it and asks the player again. */
function doItem(table: Table, frame: TurnFrame, side: Side, id: string): void {
  const item = itemOf(id)
  if (!isRacing(item)) frame.raced = true
  if (!isPossible(table.state, frame, side, id, item)) {
    frame.again = true
    return
  }
  switch (item.does) {
    case 'deploy': {
      const { card } = table.fromHand(side, item.handle)
      return deploy(table, side, asDeployed(card) ?? card, { target: item.target, from: 'hand' })
    }
    case 'text':
      return useText(table, side, { source: item.handle, text: item.text, by: '' })
    case 'evacuate':
      return beginEvacuation(table, side, item.planet)
    case 'thrust':
      return beginThrust(table, side)
    case 'partner':
      return searchPartner(table, side)
    case 'limit':
      return ask(table, side, 'raise-limit')
  }
}

function isPossible(state: State, frame: TurnFrame, side: Side, id: string, item: DeployAction): boolean {
  if (item.does !== 'deploy') return actions(state, side, frame).some((action) => itemId(action) === id)
  const held = state.sides[side].hand.find(({ handle }) => handle === item.handle)
  const as = held === undefined ? null : asDeployed(held.card)
  if (as === null || costNow(state, side, as) > countersLeft(state, side)) return false
  const late = item.target === 'objective' && frame.raced && rulesOf(state.options).raceFirst
  return !late && mayLie(state, side, as, item.target)
}

/** Rule 25.3: opens the search for the matching partner. */
function searchPartner(table: Table, side: Side): void {
  const { race } = table.side(side)
  if (race === null) return
  table.tell('search', side, { card: race.objective, to: 'objective' })
  table.state.flow.push({
    frame: 'search',
    side,
    step: 'find',
    source: race.objective,
    what: [],
    to: 'objective',
    free: false,
    reshuffle: null,
  })
}

/** Takes the answer to `raise-limit`, the card discarded for the higher limit. */
export function answerLimit(table: Table, answer: Answer): void {
  const { active } = table.state
  const [handle] = answer.choose ?? []
  if (handle === undefined) return
  table.discardFromHand(active, [handle], 'limit')
  const raised = working(table.state, active, 'counter-limit').find(({ text }) => text.discard !== undefined)
  table.state.today = { ...table.state.today, limit: raised?.text.counters ?? null }
}
