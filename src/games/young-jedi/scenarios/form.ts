/** The form of a file of scenarios: which words may stand where, and what may stand behind them. */
import { z } from 'zod'
import { PLANETS } from '../cards/card.ts'
import { EDITIONS } from '../rules/editions.ts'
import { readItems } from './items.ts'
import { nearest, plain } from './names.ts'

/** An object with these keys and no others; whoever misspells one is told which there are. */
function keys<S extends z.ZodRawShape>(shape: S) {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return unknownKeys((issue as { keys?: string[] }).keys ?? [], known)
      if (issue.code === 'invalid_type')
        return `Here stand ${known.map((key) => `"${key}:"`).join(', ')}, each with what belongs to it.`
      return undefined
    },
  })
}

function unknownKeys(strange: readonly string[], known: readonly string[]): string {
  return strange
    .map((key) => {
      const near = nearest(key, known)
      if (near.length === 0 && /[A-Z"'◆]/.test(key))
        return `"${key}" is not known here. Between { and } a comma ends a name: write each word on a line of its own.`
      const hint = near.length === 0 ? '' : ` Perhaps "${near[0]}"?`
      return `"${key}" is not known here.${hint} There are: ${known.join(', ')}.`
    })
    .join(' ')
}

const text = z.string('One line of text stands here.').trim().min(1, 'Something has to stand here.')
const number = z.string('A number stands here.').regex(/^\d+$/, 'A number stands here.').transform(Number)
const list = z
  .union([z.string(), z.array(z.string())], {
    error: 'Cards stand here: in one line with semicolons between, or in a list.',
  })
  .transform(readItems)
const lines = z
  .union([z.string(), z.array(z.string())], { error: 'A line stands here, or a list of lines.' })
  .transform((given) => (typeof given === 'string' ? (given.trim() === '' ? [] : [given]) : given))

/** One of some words, written with spaces, hyphens or capitals as one likes. */
function oneOf<W extends string>(words: readonly W[]) {
  return z.string(`One of these stands here: ${words.join(', ')}.`).transform((given, context): W => {
    const found = words.find((word) => plain(word) === plain(given))
    if (found !== undefined) return found
    context.addIssue({
      code: 'custom',
      message: `"${given}" is none of: ${words.map((word) => word.replaceAll('-', ' ')).join(', ')}.`,
    })
    return z.NEVER
  })
}

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
export type SideBefore = z.output<typeof sideBefore>

/** Where a scenario can begin, and what that is in a turn. */
const STEPS = ['start', 'deploy', 'duel', 'battle', 'even-up', 'end', 'set-up'] as const

const changedDeck = keys({ of: text, without: list.optional(), with: list.optional() })
const deck = z.union([z.string(), z.array(z.string()), changedDeck], {
  error: 'A deck is the name of a ready-made one, a list of cards, or "of:" with "without:" and "with:".',
})
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
export type After = z.output<typeof after>

// ---------------------------------------------------------------- the whole

/**
 * A move as a sentence; a sentence with what it is refused for (`dark cannot deploy Blaster: too many counters`), which
 * YAML reads as a pair; or a look at how things stand.
 */
// biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
const LOOK = keys({ then: after })

const move = z.union([z.string(), LOOK, z.record(z.string(), z.string())], {
  error: (issue) => {
    const given = issue.input
    if (typeof given === 'object' && given !== null && 'then' in given) {
      const looked = after.safeParse((given as { then: unknown }).then)
      const first = looked.error?.issues[0]
      if (first !== undefined) return `then${first.path.map((part) => ` → ${String(part)}`).join('')}: ${first.message}`
    }
    return 'A move is one sentence, or "then:" with what must be true. A name with a colon in it goes without the colon.'
  },
})
export type Move = z.output<typeof move>

const scenario = keys({
  id: text,
  title: text,
  rule: z
    .union([z.string(), z.array(z.string())])
    .transform((given) => (typeof given === 'string' ? given.split(/[,;]/) : given).map((one) => one.trim())),
  note: text.optional(),
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
  moves: z.array(move).optional(),
  // biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
  then: after.optional(),
})
export type Scenario = z.output<typeof scenario>
export const scenarioForm = scenario

export const fileForm = keys({
  topic: text,
  scenarios: z.array(z.unknown(), 'Behind "scenarios:" stands a list: each begins with "- id:".'),
})
