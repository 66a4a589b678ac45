/** Set-up of the starter and the full game (part 3). */
import type { Answer, DeckList } from '../../../contract/index.ts'
import { seatOf } from '../../../kit/seats/seats.ts'
import { opposite, SIDES, type Side } from '../cards/card.ts'
import type { RuleOptions } from '../cards/editions.ts'
import { cardById } from '../cards/index.ts'
import { byId } from '../cards/order.ts'
import { STARTING_PLACES } from '../decks/check.ts'
import { ask } from '../state/ask.ts'
import {
  type Format,
  NEW_DAY,
  NEW_TURN,
  type Question,
  type SetupFrame,
  type SideState,
  type State,
} from '../state/game-state.ts'
import { isType, locationCard, onlyDestiny, type Table } from '../state/game-table.ts'
import { HAND_SIZE } from '../state/limits.ts'

const newSide = (list: DeckList): SideState => ({
  list: [...new Set(list.map(({ card }) => card))].sort(byId),
  deck: list.flatMap(({ card, count }) => Array<string>(count).fill(card)),
  hand: [],
  discard: [],
  table: [],
  effect: null,
  hyperspace: [],
  race: null,
  stranded: {},
  turnsHere: 0,
  handles: { held: 0, table: 0, duel: 0 },
  shuffles: 0,
  asked: 0,
})

/** Returns the state of a new game before its first step. */
export function newGame(
  format: Format,
  options: RuleOptions,
  decks: Readonly<Record<Side, DeckList>>,
  seed: string,
): State {
  return {
    schema: 3,
    format,
    options,
    seed,
    turn: 0,
    active: 'dark',
    planet: null,
    locations: [],
    won: [],
    sides: { dark: newSide(decks.dark), light: newSide(decks.light) },
    today: NEW_DAY,
    flow: [
      {
        frame: 'setup',
        step: 'begin',
        starter: null,
        aside: { dark: [], light: [] },
        numbers: { dark: null, light: null },
      },
    ],
    questions: [],
    stillTurns: 0,
    stirred: false,
    outcome: null,
  }
}

/** Does the next step of the set-up (part 3). @throws in the step that waits for a Location */
export function runSetup(table: Table, frame: SetupFrame): void {
  switch (frame.step) {
    case 'begin':
      for (const side of SIDES) layObjective(table, side)
      return table.state.format === 'full' ? beginFull(table, frame) : beginStarter(table, frame)
    case 'draw':
      return drawForStart(table, frame)
    case 'numbers':
      return chooseNumbers(table, frame)
    case 'compare':
      return compare(table, frame)
    case 'location':
      // The answer moves the frame to the next step.
      throw new Error('set-up waits for a location without having asked')
    case 'hands':
      return dealHands(table, frame)
  }
}

/** Rules 3.2.1 and 25.1: puts an Objective into play before any draw. */
function layObjective(table: Table, side: Side): void {
  const zone = table.side(side)
  const at = zone.deck.findIndex((card) => isType(card, 'objective'))
  if (at < 0) return
  const [objective = ''] = zone.deck.splice(at, 1)
  zone.race = {
    objective,
    pilot: null,
    podracer: null,
    used: { pilot: false, podracer: false },
    tokens: 0,
    laps: 0,
    pile: [],
  }
  table.tell('objective', side, { card: objective })
}

/** Rules 3.1.2–3.1.4: puts the first Location into play; the dark player starts. */
function beginStarter(table: Table, frame: SetupFrame): void {
  const { deck } = table.side('dark')
  const at = startingLocation(deck)
  const [location] = deck.splice(at, 1)
  if (location === undefined) throw new Error('the dark starter deck has no Location')
  table.layLocation('dark', location, 'deck')
  frame.starter = 'dark'
  frame.step = 'hands'
}

/**
 * Returns the index in the dark deck of the first Location of a starter game: on Tatooine rather than on Naboo
 * (decision G-86).
 */
function startingLocation(deck: readonly string[]): number {
  for (const place of Object.values(STARTING_PLACES)) {
    const at = deck.findIndex((card) => isType(card, 'location') && locationCard(card).place === place)
    if (at >= 0) return at
  }
  return deck.findIndex((card) => isType(card, 'location'))
}

function beginFull(table: Table, frame: SetupFrame): void {
  for (const side of SIDES) table.shuffle(side)
  frame.step = 'draw'
}

// ---------------------------------------------------------------- the starting player

/** Rule 3.2.2: each side draws destiny. The cards drawn stay aside until the result is clear (decision G-07). */
function drawForStart(table: Table, frame: SetupFrame): void {
  const drawn = { dark: table.takeTop('dark'), light: table.takeTop('light') }
  const { dark, light } = drawn
  // With legal decks sixty equal draws in a row are impossible; the dark side then begins as in the starter game.
  if (dark === undefined || light === undefined) {
    for (const side of SIDES) if (drawn[side] !== undefined) frame.aside[side] = [...frame.aside[side], drawn[side]]
    return decide(table, frame, 'dark')
  }
  frame.aside = { dark: [...frame.aside.dark, dark], light: [...frame.aside.light, light] }
  const two = SIDES.filter((side) => Array.isArray(cardById(drawn[side] as string).destiny))
  // Rule 3.2.3: if both cards have two numbers, neither counts.
  if (two.length === 2) {
    table.tell('start-draw', null, { dark, light, numbers: { dark: null, light: null } })
    return
  }
  frame.numbers = { dark: onlyDestiny(dark), light: onlyDestiny(light) }
  frame.step = 'numbers'
}

/** Rule 3.2.3: the owner of a card with two numbers chooses one after both cards are seen (decision G-06). */
function chooseNumbers(table: Table, frame: SetupFrame): void {
  const open = SIDES.find((side) => frame.numbers[side] === null)
  frame.step = 'compare'
  if (open !== undefined) ask(table, open, 'start-number')
}

function compare(table: Table, frame: SetupFrame): void {
  const { numbers, aside } = frame
  const [dark = 0, light = 0] = [numbers.dark ?? 0, numbers.light ?? 0]
  const starter = dark === light ? null : dark > light ? 'dark' : 'light'
  const cards = { dark: aside.dark.at(-1) ?? null, light: aside.light.at(-1) ?? null }
  table.tell('start-draw', starter, { ...cards, numbers: { dark, light } })
  if (starter === null) frame.step = 'draw'
  else decide(table, frame, starter)
}

/**
 * Rule 3.2.4: settles the starting player. The cards drawn go back into the decks, which are shuffled before the hands
 * (rule 3.2.5).
 */
function decide(table: Table, frame: SetupFrame, starter: Side): void {
  for (const side of SIDES) table.intoDeck(side, frame.aside[side])
  frame.aside = { dark: [], light: [] }
  frame.starter = starter
  frame.step = 'location'
  ask(table, starter, 'start-location')
}

/** Returns the side that starts. @throws before it is decided */
const starterOf = ({ starter }: SetupFrame): Side => seatOf(SIDES, starter)

/** Takes the answer to `start-number` (a number) or `start-location` (the Location's card id; rule 3.2.4). */
export function answerSetup(table: Table, frame: SetupFrame, question: Question, answer: Answer): void {
  if (question.kind === 'start-number') {
    frame.numbers = { ...frame.numbers, [question.side]: Number(answer.choose?.[0]) }
    return
  }
  const side = starterOf(frame)
  const card = answer.choose?.[0] as string
  const { deck } = table.side(side)
  deck.splice(deck.indexOf(card), 1)
  table.layLocation(side, card, 'deck')
  frame.step = 'hands'
}

/**
 * Rules 3.1.3–3.1.4, 3.2.5–3.2.7 and, in both formats, 20.6: deals the opening hands; then come the fetches and the
 * first turn.
 */
function dealHands(table: Table, frame: SetupFrame): void {
  for (const side of SIDES) table.shuffle(side)
  for (const side of SIDES) table.draw(side, HAND_SIZE)
  const starter = starterOf(frame)
  table.state.active = starter
  table.state.flow = [{ ...NEW_TURN }]
  if (table.state.options.fetching)
    table.state.flow.push({ frame: 'fetch', sides: [starter, opposite(starter)], shown: null })
}
