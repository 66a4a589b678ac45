/** Set-up of the starter and the full game (part 3). */
import type { Answer, DeckList } from '../../game.ts'
import { SIDES, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { destinyOf } from '../cards/users.ts'
import { STARTING_PLACE } from '../decks/check.ts'
import { ask } from './ask.ts'
import { HAND_SIZE } from './limits.ts'
import type { Format, RuleOptions, SetupFrame, SideState, State } from './state.ts'
import { isType, locationCard, type Table } from './table.ts'

const newSide = (list: DeckList): SideState => ({
  deck: list.flatMap(({ card, count }) => Array<string>(count).fill(card)),
  hand: [],
  discard: [],
  table: [],
  stranded: {},
  turnsHere: 0,
  handles: { held: 0, table: 0 },
  shuffles: 0,
  asked: 0,
})

export function newGame(
  format: Format,
  options: RuleOptions,
  decks: Readonly<Record<Side, DeckList>>,
  seed: string,
): State {
  return {
    schema: 1,
    format,
    options,
    seed,
    turn: 0,
    active: 'dark',
    planet: null,
    locations: [],
    won: [],
    sides: { dark: newSide(decks.dark), light: newSide(decks.light) },
    flow: [{ frame: 'setup', step: 'begin', starter: null }],
    questions: [],
    stillTurns: 0,
    stirred: false,
    outcome: null,
  }
}

export function runSetup(table: Table, frame: SetupFrame): void {
  switch (frame.step) {
    case 'begin':
      return table.state.format === 'starter' ? beginStarter(table, frame) : beginFull(table, frame)
    case 'location':
      // Asked: the answer moves the frame on.
      throw new Error('set-up waits for a location without having asked')
    case 'hands':
      return dealHands(table, frame)
  }
}

/** Rules 3.1.2–3.1.4. */
function beginStarter(table: Table, frame: SetupFrame): void {
  const { deck } = table.side('dark')
  let at = deck.findIndex((card) => isType(card, 'location') && locationCard(card).place === STARTING_PLACE)
  if (at < 0) at = deck.findIndex((card) => isType(card, 'location'))
  const [location] = deck.splice(at, 1)
  if (location === undefined) throw new Error('the dark starter deck has no Location')
  table.layLocation('dark', location, 'deck')
  frame.starter = 'dark'
  frame.step = 'hands'
}

/**
 * Rules 3.2.2–3.2.4: both draw destiny until the numbers differ; the higher chooses the first Location.
 * Drawn cards are kept aside until then (decision G-07) and shuffled back at once: nothing is drawn before the hands.
 */
function beginFull(table: Table, frame: SetupFrame): void {
  const aside: Record<Side, string[]> = { dark: [], light: [] }
  for (const side of SIDES) table.shuffle(side)
  while (frame.starter === null) {
    const dark = table.takeTop('dark')
    const light = table.takeTop('light')
    // Sixty draws in a row alike can't be had with a legal deck; the dark side then begins as in the starter game.
    if (dark === undefined || light === undefined) {
      frame.starter = 'dark'
      break
    }
    aside.dark.push(dark)
    aside.light.push(light)
    const numbers = { dark: destinyOf(cardById(dark)), light: destinyOf(cardById(light)) }
    if (numbers.dark !== numbers.light) frame.starter = numbers.dark > numbers.light ? 'dark' : 'light'
    table.tell('start-draw', frame.starter, { dark, light, numbers })
  }
  for (const side of SIDES) table.side(side).deck.push(...aside[side])
  frame.step = 'location'
  ask(table, frame.starter, 'start-location')
}

/** The answer to `start-location`: the Location's card id (rule 3.2.4). */
export function answerSetup(table: Table, frame: SetupFrame, answer: Answer): void {
  const side = frame.starter as Side
  const card = answer.choose?.[0] as string
  const { deck } = table.side(side)
  deck.splice(deck.indexOf(card), 1)
  table.layLocation(side, card, 'deck')
  frame.step = 'hands'
}

/** Rules 3.1.3, 3.2.5, 3.2.7. Fetching an Effect (3.2.6) has its place after this. */
function dealHands(table: Table, frame: SetupFrame): void {
  for (const side of SIDES) table.shuffle(side)
  for (const side of SIDES) table.draw(side, HAND_SIZE)
  table.state.flow.pop()
  table.state.active = frame.starter as Side
  table.state.flow.push({ frame: 'turn', step: 'start', spent: 0, ending: 'end' })
}
