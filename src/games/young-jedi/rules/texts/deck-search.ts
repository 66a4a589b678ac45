/** Runs a search of the side's draw deck that a text allows (rules 21.3, 25.3; forms F14, F15; E-31). */
import type { Answer } from '../../../../contract/index.ts'
import { cardById } from '../../cards/index.ts'
import { byId } from '../../cards/order.ts'
import { selects } from '../../cards/selecting.ts'
import type { OptionOf } from '../../state/abouts.ts'
import { ask } from '../../state/ask.ts'
import type { Question, SearchFrame, State } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { costNow } from '../../texts/reading/numbers.ts'
import { asDeployed, countersLeft, deploy, mayLie } from '../deploy.ts'
import { isPartner } from '../partners.ts'

/** Returns the ids of cards that the search may take, each once, in the catalogue's order. */
function findable(state: State, frame: SearchFrame): string[] {
  const found = new Set(state.sides[frame.side].deck.filter((id) => isMeant(state, frame, id)))
  return [...found].sort(byId)
}

function isMeant(state: State, frame: SearchFrame, id: string): boolean {
  const { side, what, to, free } = frame
  const card = cardById(id)
  if (
    to === 'objective' && what.length === 0
      ? !isPlayable(id) || !isPartner(state, side, id)
      : !what.some((one) => selects(one, card, null))
  )
    return false
  if (to === 'hand') return true
  const as = asDeployed(id)
  if (as === null || (!free && costNow(state, side, as) > countersLeft(state, side))) return false
  return deployTargets(state, frame, as).length > 0
}

const isPlayable = (id: string): boolean => cardById(id).type !== 'double'

/** Returns the targets of a found card: a new Anakin Skywalker may also go to the Objective, if there is a place. */
function deployTargets(state: State, { side, to }: SearchFrame, id: string): ('usual' | 'objective')[] {
  const targets: ('usual' | 'objective')[] = to === 'objective' ? ['objective'] : ['usual', 'objective']
  return targets.filter((target) => mayLie(state, side, id, target))
}

/** Returns the options of `search`: `DM-4`, or `DM-4@objective` for a card that may go there as well. */
export function searchOptions(
  state: State,
  frame: SearchFrame,
): (OptionOf<'search'> & { readonly card: string; readonly cost: number })[] {
  return findable(state, frame).flatMap((card) => {
    if (frame.to === 'hand') return [{ id: card, card, cost: 0, about: { target: 'usual' } as const }]
    const as = asDeployed(card) ?? card
    const cost = frame.free ? 0 : costNow(state, frame.side, as)
    return deployTargets(state, frame, as).map((target) => ({
      id: target === 'objective' ? `${card}@objective` : card,
      card,
      cost,
      about: { target },
    }))
  })
}

/** Asks the next question of a search. */
export function runSearch(table: Table, frame: SearchFrame): void {
  if (frame.step === 'reshuffle') return ask(table, frame.side, 'reshuffle')
  ask(table, frame.side, 'search')
}

/** Takes the answer to `search` or `reshuffle`. */
export function answerSearch(table: Table, frame: SearchFrame, question: Question, answer: Answer): void {
  if (question.kind === 'reshuffle') {
    putBack(table, frame, answer.choose ?? [])
    return finish(table, frame)
  }
  const { side } = frame
  const chosen = answer.exit === 'none' ? undefined : answer.choose?.[0]
  const option = searchOptions(table.state, frame).find(({ id }) => id === chosen)
  if (option === undefined) {
    table.tell('found', side, { card: null, to: frame.to })
    if (frame.reshuffle === null) return finish(table, frame, true)
    frame.failed = true
    frame.step = 'reshuffle'
    return
  }
  const { card } = option
  table.fromDeck(side, card)
  if (frame.to === 'hand') {
    table.toHand(side, card)
    table.tell('found', side, { card, to: 'hand' }) // shown, even if the text does not say so (E-33)
    return finish(table, frame)
  }
  // The shuffle comes before the texts of the deployment. The search's frame leaves first, so that their frame is on
  // top.
  const put = () =>
    deploy(table, side, asDeployed(card) ?? card, {
      target: option.about.target,
      from: 'deck',
      free: frame.free,
      by: frame.source,
    })
  if (frame.reshuffle !== null) {
    frame.step = 'reshuffle'
    const at = table.state.flow.length - 1
    put()
    // Texts of the deployment wait under the search until the deck is shuffled.
    const [own] = table.state.flow.splice(at, 1)
    if (own !== undefined) table.state.flow.push(own)
    return
  }
  table.state.flow.pop()
  put()
  table.shuffle(side)
  table.checkDecks() // a side that takes its last card loses (decision G-18)
}

/** Ends the search. A search to deploy that deployed nothing costs a card (rules 21.3.4, 21.3.5; U-03). */
function finish(table: Table, frame: SearchFrame, failed = false): void {
  const { side } = frame
  table.state.flow.splice(table.state.flow.indexOf(frame), 1)
  const due = (failed || frame.failed === true) && frame.to !== 'hand'
  const first = table.state.options.searchPenalty === 'damage-first'
  if (due && first) table.damage(side, 1, 'damage')
  if (table.over) return
  table.shuffle(side)
  if (due && !first) table.damage(side, 1, 'damage')
  table.checkDecks()
}

// ---------------------------------------------------------------- cards put back (E-31)

/** Returns the options of cards that may be put back before the shuffle: `hand:dh3`, `discard:DF-14`. */
export function mayPutBack(
  state: State,
  { side, reshuffle }: SearchFrame,
): (OptionOf<'reshuffle'> & { readonly card: string })[] {
  if (reshuffle === null) return []
  const zone = state.sides[side]
  const meant = (id: string) => reshuffle.what.some((one) => selects(one, cardById(id), null))
  const piles = zone.discard
    .map((card, at) => ({ id: `discard:${at}`, card, about: { from: 'discard', at } as const }))
    .filter(({ card }) => meant(card))
  const held = zone.hand
    .map(({ handle, card }) => ({ id: `hand:${handle}`, card, about: { from: 'hand', handle } as const }))
    .filter(({ card }) => meant(card))
  return [...held, ...piles]
}

function putBack(table: Table, frame: SearchFrame, ids: readonly string[]): void {
  const { side } = frame
  const zone = table.side(side)
  const options = mayPutBack(table.state, frame)
  const chosen = ids.flatMap((id) => options.find((option) => option.id === id)?.about ?? [])
  const fromPile = chosen.flatMap((one) => (one.from === 'discard' ? [one.at] : [])).sort((one, other) => other - one)
  const cards = fromPile.map((at) => zone.discard.splice(at, 1)[0] as string)
  const held = chosen.flatMap((one) => (one.from === 'hand' ? [table.fromHand(side, one.handle).card] : []))
  table.intoDeck(side, [...cards, ...held])
  if (ids.length === 0) return
  table.tell('reshuffle', side, { cards, hand: held.length }, { held })
}
