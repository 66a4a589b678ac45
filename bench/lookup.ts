/**
 * Measures the computing that a card look-up costs: every keystroke of an autocompleted name, over the whole catalogue.
 */
import MiniSearch from 'minisearch'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import { CardIndex } from '../src/lookup/search.ts'
import { seededNumbers } from '../src/simulation/simulate.ts'
import { median, quantile, type Row } from './table.ts'

/** The number of choices that Discord shows. */
const CHOICES = 25
/** Rounds for each keystroke. The median is taken, so that other work on the machine does not count. */
const ROUNDS = 5
const EVERY = 3
const LIMIT_MS = 1
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Returns the texts that somebody types on the way to each card: its name letter by letter, plain or with a typing
 * error.
 */
function keystrokes(): string[] {
  const random = seededNumbers('bench/lookup')
  const pick = (count: number) => Math.floor(random() * count)
  const all = youngJedi.cards.all.flatMap(({ name }) => {
    const plain = name.toLowerCase()
    const at = 1 + pick(Math.max(1, Math.min(plain.length, 12) - 1))
    const wrong = plain.slice(0, at) + LETTERS[pick(LETTERS.length)] + plain.slice(at + 1)
    const typed = random() < 0.5 ? plain : wrong
    return Array.from({ length: typed.length }, (_, end) => typed.slice(0, end + 1))
  })
  return all.filter((_, number) => number % EVERY === 0)
}

/**
 * Returns the milliseconds of each text. The program is warmed up first, like a bot that has been running for a while.
 */
function millisecondsOf(texts: readonly string[], find: (text: string) => unknown): number[] {
  for (const text of texts) find(text)
  const rounds = Array.from({ length: ROUNDS }, () =>
    texts.map((text) => {
      const start = performance.now()
      find(text)
      return performance.now() - start
    }),
  )
  return texts.map((_, at) => median(rounds.map((times) => times[at]!)))
}

/** Searches the same names with MiniSearch alone, by prefix and fuzzy match, with its own ranking. */
function rival(): (text: string) => unknown {
  const index = new MiniSearch<{ id: string; name: string }>({ fields: ['name'] })
  index.addAll(youngJedi.cards.all.map(({ id, name }) => ({ id, name })))
  return (text) => index.search(text, { prefix: true, fuzzy: 0.25 }).slice(0, CHOICES)
}

export function benchLookup(): Row[] {
  const start = performance.now()
  const cards = new CardIndex({ [youngJedi.id]: youngJedi })
  const built = performance.now() - start
  const texts = keystrokes()
  const times = millisecondsOf(texts, (text) => cards.like(text, CHOICES))
  const others = millisecondsOf(texts, rival())
  const last = quantile(times, 0.99)
  const what = `choices for a card's name, ${youngJedi.cards.all.length} cards, ${texts.length} keystrokes`
  return [
    {
      what: `${what} (99 %; median ${quantile(times, 0.5).toFixed(2)} ms)`,
      value: `${last.toFixed(2)} ms`,
      base: `${LIMIT_MS} ms`,
      ratio: last / LIMIT_MS,
      limit: 1,
    },
    {
      what: 'the same beside MiniSearch with its own ranking (99 %)',
      value: `${last.toFixed(2)} ms`,
      base: `${quantile(others, 0.99).toFixed(2)} ms`,
      ratio: last / quantile(others, 0.99),
      limit: null,
    },
    {
      what: 'index of all cards, made once at the start',
      value: `${built.toFixed(0)} ms`,
      base: '',
      ratio: null,
      limit: null,
    },
  ]
}
