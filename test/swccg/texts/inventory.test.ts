/**
 * The inventory of card texts: every word that stands in one is read by the rules, not only by the wording. Filters, tests,
 * amounts, acts and costs are read by their definitions, which do not compile without; these words the rules name themselves.
 */
import { expect, test } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { sources } from '../../house/sources.ts'
import { nodesIn, textsOf } from '../language/nodes.ts'
import { argumentsInText } from '../language/walk.ts'

/** The files that make a text do something: neither words with their definitions nor the wording. */
const RULES = /^src\/games\/swccg\/(?:texts\/[^/]+\.ts$|texts\/reading\/|texts\/values\/|rules\/|state\/)/
const WORDS = /\/(?:en|fr|story|panel|scene)\.ts$/
const code = sources
  .filter(({ path }) => RULES.test(path) && !WORDS.test(path))
  .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .join('\n')

/** Numbers that no card of the pool has, so that nothing can ask for them. */
const NOBODY_HAS: readonly string[] = ['stat X']

const texts = cards.flatMap((card) => textsOf(card).map(([, text]) => text))

/** The words in texts that rules have to name, after what they are. A moment is known by its fact. */
function wordsNamed(): readonly string[] {
  const rules = texts.flatMap(nodesIn).flatMap(({ name }) => {
    const [family = '', ...rest] = name.split(' ')
    const word = rest.join(' ')
    if (family === 'moments') return [`fact ${language.words.moments.get(word)!.on.fact}`]
    return family === 'rules' ? [`rule ${word}`] : []
  })
  const others = texts.flatMap((text) =>
    [...argumentsInText(text)].flatMap(({ take, value }) =>
      take === 'deeds'
        ? (value as readonly string[]).map((deed) => `deed ${deed}`)
        : take === 'leave' || take === 'stat' || take === 'span'
          ? [`${take} ${String(value)}`]
          : [],
    ),
  )
  return [...new Set([...rules, ...others])].sort()
}

/** Whether the rules mention a word: as a string or a key. */
function isRead(word: string): boolean {
  const name = word.slice(word.indexOf(' ') + 1)
  return code.includes(`'${name}'`) || new RegExp(`[{,\\s]${name}:`).test(code)
}

test('the rules name every word in the texts of all cards that no definition reads', () => {
  expect(wordsNamed().length).toBeGreaterThan(60)
  expect(wordsNamed().filter((word) => !isRead(word) && !NOBODY_HAS.includes(word))).toEqual([])
})

test('no card of the pool has an X: it is only reset, of a weapon that is none of them', () => {
  const uses = cards.flatMap(({ title, text }) => (JSON.stringify(text).includes('"X"') ? [title] : []))
  expect(uses).toEqual(['Red Squadron 4', 'Saber 1'])
  expect(cards.some(({ title }) => title === 'SFS L-s9.3 Laser Cannons')).toBe(false)
  expect(cards.some(({ title }) => title === 'X-wing Laser Cannon')).toBe(false)
})

test('the inventory sees a word that no rule reads', () => {
  expect(isRead('rule juggle')).toBe(false)
  expect(isRead('rule pays all')).toBe(true)
})
