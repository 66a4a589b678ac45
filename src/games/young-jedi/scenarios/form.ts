/** The form of Young Jedi's scenarios: the allowed words, and their values. */
import { z } from 'zod'
import { headWords, keys, lines, list, moveOf, oneWordOf, textLine, wholeNumber } from '../../../kit/scenarios/form.ts'
import { PLANETS } from '../cards/card.ts'
import { EDITIONS } from '../cards/editions.ts'

const side = oneWordOf(['dark', 'light'])
const perPlanet = keys(
  Object.fromEntries(PLANETS.map((planet) => [planet, list.optional()])) as Record<
    (typeof PLANETS)[number],
    z.ZodOptional<typeof list>
  >,
)

const objective = keys({
  pilot: textLine.optional(),
  podracer: textLine.optional(),
  tokens: wholeNumber.optional(),
  laps: wholeNumber.optional(),
  pile: list.optional(),
})

// ---------------------------------------------------------------- before

const sideBefore = keys({
  table: list.optional(),
  hand: list.optional(),
  deck: list.optional(),
  discard: list.optional(),
  effect: list.optional(),
  hyperspace: list.optional(),
  stranded: perPlanet.optional(),
  controls: list.optional(),
  objective: objective.optional(),
  'turns here': wholeNumber.optional(),
})
/** One side in the position of a scenario. */
export type SideBefore = z.output<typeof sideBefore>

/** The steps of a game at which a scenario can begin. */
const STEPS = ['start', 'deploy', 'duel', 'battle', 'even-up', 'end', 'set-up'] as const

const changedDeck = keys({ of: textLine, without: list.optional(), with: list.optional() })
const deck = z.union([z.string(), z.array(z.string()), changedDeck], {
  error: 'A deck is the name of a ready-made one, a list of cards, or "of:" with "without:" and "with:".',
})
/** A deck in a scenario. */
export type DeckGiven = z.output<typeof deck>

// ---------------------------------------------------------------- after

const POWER = ['characters', 'location', 'weapon', 'battle card', 'texts', 'destiny'] as const
const power = keys(
  Object.fromEntries(POWER.map((part) => [part, wholeNumber.optional()])) as Record<
    (typeof POWER)[number],
    z.ZodOptional<typeof wholeNumber>
  >,
)

const sideAfter = keys({
  table: list.optional(),
  'table has': list.optional(),
  'table lacks': list.optional(),
  hand: list.optional(),
  'hand has': list.optional(),
  'hand lacks': list.optional(),
  deck: list.optional(),
  'deck has': list.optional(),
  'deck lacks': list.optional(),
  discard: list.optional(),
  'discard has': list.optional(),
  'discard lacks': list.optional(),
  hyperspace: list.optional(),
  'hyperspace has': list.optional(),
  'hyperspace lacks': list.optional(),
  effect: list.optional(),
  stranded: perPlanet.optional(),
  controls: list.optional(),
  objective: objective.optional(),
  'counters left': wholeNumber.optional(),
  damage: wholeNumber.optional(),
  breakthrough: wholeNumber.optional(),
  defeated: list.optional(),
  hits: wholeNumber.optional(),
  'dueling hand': wholeNumber.optional(),
  power: power.optional(),
  offered: lines.optional(),
  offers: lines.optional(),
  'does not offer': lines.optional(),
  sees: lines.optional(),
  knows: list.optional(),
  'does not know': list.optional(),
  'deck list': textLine.optional(),
})
/** One side in the expectations of a scenario. */
export type SideAfter = z.output<typeof sideAfter>

const after = keys({
  asked: lines.optional(),
  turn: side.optional(),
  at: textLine.optional(),
  outcome: textLine.optional(),
  fights: lines.optional(),
  draws: lines.optional(),
  'in order': lines.optional(),
  never: lines.optional(),
  dark: sideAfter.optional(),
  light: sideAfter.optional(),
})
/** The expectations of a scenario. */
export type After = z.output<typeof after>

// ---------------------------------------------------------------- the whole

const scenario = keys({
  ...headWords,
  game: oneWordOf(['full', 'starter']).optional(),
  edition: oneWordOf(EDITIONS).optional(),
  'decks out': oneWordOf(['tie', 'protocol']).optional(),
  'search penalty': oneWordOf(['shuffle-first', 'damage-first']).optional(),
  seed: textLine.optional(),
  at: list.optional(),
  turn: side.optional(),
  'turn number': wholeNumber.optional(),
  'still turns': wholeNumber.optional(),
  step: oneWordOf(STEPS).optional(),
  'counters spent': wholeNumber.optional(),
  decks: keys({ dark: deck.optional(), light: deck.optional() }).optional(),
  dark: sideBefore.optional(),
  light: sideBefore.optional(),
  moves: z.array(moveOf(after)).optional(),
  // biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
  then: after.optional(),
})
/** A scenario as it was written, checked by `scenarioForm`. */
export type Scenario = z.output<typeof scenario>
/** The form of a scenario; it refuses unknown words. */
export const scenarioForm = scenario
