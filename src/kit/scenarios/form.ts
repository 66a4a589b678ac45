/** Schemas for the parts of a scenario: keys, texts, numbers, lists and moves. */
import { z } from 'zod'
import { readItems } from './items.ts'
import { nearest, plain } from './spelling.ts'

/** Makes the schema of an object with these keys only. Its error for a misspelt key names the nearest ones. */
export function keys<S extends z.ZodRawShape>(shape: S) {
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

/** A line of text. */
export const textLine = z.string('One line of text stands here.').trim().min(1, 'Something has to stand here.')

/** A whole number. */
export const wholeNumber = z.string('A number stands here.').regex(/^\d+$/, 'A number stands here.').transform(Number)

/** A list of cards, as `readItems` reads it. */
export const list = z
  .union([z.string(), z.array(z.string())], {
    error: 'Cards stand here: in one line with semicolons between, or in a list.',
  })
  .transform(readItems)

/** One or several lines, none of them empty. */
export const lines = z
  .union([z.string(), z.array(z.string())], { error: 'A line stands here, or a list of lines.' })
  .transform((given) => (typeof given === 'string' ? [given] : given).filter((line) => line.trim() !== ''))

/** Makes the schema of one of these words; spaces, hyphens and capitals don't matter. */
export function oneWordOf<W extends string>(words: readonly W[]) {
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

/**
 * Makes the schema of a move: a sentence, a sentence with the reason of a refusal (`left cannot lay A: costs too much`),
 * which YAML reads as a pair, or a check of the position.
 */
export function moveOf<A extends z.ZodType>(after: A) {
  // biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
  const look = keys({ then: after })
  return z.union([z.string(), look, z.record(z.string(), z.string())], {
    error: (issue) => {
      const given = issue.input
      if (typeof given === 'object' && given !== null && 'then' in given) {
        const looked = after.safeParse((given as { then: unknown }).then)
        const first = looked.error?.issues[0]
        if (first !== undefined)
          return `then${first.path.map((part) => ` → ${String(part)}`).join('')}: ${first.message}`
      }
      return 'A move is one sentence, or "then:" with what must be true. A name with a colon in it goes without the colon.'
    },
  })
}

/** The keys at the head of every scenario. */
export const headWords = {
  id: textLine,
  title: textLine,
  rule: z
    .union([z.string(), z.array(z.string())], {
      error: 'The number of a rule stands here, or several: "10.2" or "[10.2, U-05]".',
    })
    .transform((given) => (typeof given === 'string' ? given.split(/[,;]/) : given).map((one) => one.trim())),
  note: textLine.optional(),
}

/** The schema of a file: its scenarios. */
export const fileForm = keys({
  topic: textLine,
  /** Id of the game, where the file is not run by a game's own tests. */
  game: textLine.optional(),
  scenarios: z.array(z.unknown(), 'Behind "scenarios:" stands a list: each begins with "- id:".'),
})

/** The parts of a scenario that the reader and the runner need, for any game. */
export interface ScenarioFrame<After extends object = object> {
  readonly rule: readonly string[]
  readonly moves?: readonly (string | { readonly then: After } | Readonly<Record<string, string>>)[] | undefined
  readonly then?: After | undefined
}
