/** The form of Young Jedi's scenarios: the allowed words, and their values. */
import { z } from 'zod'
import { headWords, keys, lines, list, moveOf, number, oneOf, text } from '../../../kit/scenarios/form.ts'
import { PLANETS } from '../cards/card.ts'
import { EDITIONS } from '../editions.ts'

const side = oneOf(['dark', 'light'])
const perPlanet = keys(
  Object.fromEntries(PLANETS.map((planet) => [planet, list.optional()])) as Record<
    (typeof PLANETS)[number],
    z.ZodOptional<typeof list>
  >,
)

const objective = keys({
  pilot: text.optional(),
  podracer: text.optional(),
  tokens: number.optional(),
  laps: number.optional(),
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
  'turns here': number.optional(),
})
/** One side in the position of a scenario. */
export type SideBefore = z.output<typeof sideBefore>

/** The steps of a game at which a scenario can begin. */
const STEPS = ['start', 'deploy', 'duel', 'battle', 'even-up', 'end', 'set-up'] as const

const changedDeck = keys({ of: text, without: list.optional(), with: list.optional() })
const deck = z.union([z.string(), z.array(z.string()), changedDeck], {
  error: 'A deck is the name of a ready-made one, a list of cards, or "of:" with "without:" and "with:".',
})
/** A deck in a scenario. */
export type DeckGiven = z.output<typeof deck>

// ---------------------------------------------------------------- after

const POWER = ['characters', 'location', 'weapon', 'battle card', 'texts', 'destiny'] as const
const power = keys(
  Object.fromEntries(POWER.map((part) => [part, number.optional()])) as Record<
    (typeof POWER)[number],
    z.ZodOptional<typeof number>
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
  'counters left': number.optional(),
  damage: number.optional(),
  breakthrough: number.optional(),
  defeated: list.optional(),
  hits: number.optional(),
  'dueling hand': number.optional(),
  power: power.optional(),
  offered: lines.optional(),
  offers: lines.optional(),
  'does not offer': lines.optional(),
  sees: lines.optional(),
  knows: list.optional(),
  'does not know': list.optional(),
  'deck list': text.optional(),
})
/** One side in the expectations of a scenario. */
export type SideAfter = z.output<typeof sideAfter>

const after = keys({
  asked: lines.optional(),
  turn: side.optional(),
  at: text.optional(),
  outcome: text.optional(),
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
  game: oneOf(['full', 'starter']).optional(),
  edition: oneOf(EDITIONS).optional(),
  'decks out': oneOf(['tie', 'protocol']).optional(),
  'search penalty': oneOf(['shuffle-first', 'damage-first']).optional(),
  seed: text.optional(),
  at: list.optional(),
  turn: side.optional(),
  'turn number': number.optional(),
  'still turns': number.optional(),
  step: oneOf(STEPS).optional(),
  'counters spent': number.optional(),
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
