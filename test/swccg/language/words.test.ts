/** The words of the language: their examples, their entries in the lexicons, and the nodes to which the pool translates. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { cards as cardFolder } from '../../../src/games/swccg/texts/core/cards/definitions.ts'
import { cardLexicon } from '../../../src/games/swccg/texts/core/cards/lexicon.ts'
import { compose, FAMILIES } from '../../../src/games/swccg/texts/language/definitions.ts'
import { composeLexicons } from '../../../src/games/swccg/texts/language/lexicon.ts'
import { argumentsIn, type Table } from '../../../src/games/swccg/texts/language/takes.ts'
import { ANY_SCOPE, type Text, WHILE } from '../../../src/games/swccg/texts/language/words.ts'
import { language, lexicons } from '../../../src/games/swccg/texts/registry.ts'
import { partsOf, patternSlots } from '../../../src/kit/grammar/pattern.ts'
import { wordedExample } from './examples.ts'
import { textsOf } from './nodes.ts'
import { wordsIn } from './walk.ts'

const words = FAMILIES.flatMap((family) =>
  [...language.words[family]].map(([word, entry]) => ({ family, word, ...entry })),
)

/** Limits that all rules of values share: the examples of `add` use them. */
const SHARED: ReadonlySet<string> = new Set([...argumentsIn(ANY_SCOPE).keys(), ...argumentsIn(WHILE).keys()])

/** Returns what the examples of a word never use: arguments, and values of its closed lists. */
function unused(table: Table, examples: readonly object[], isShared: boolean): readonly string[] {
  const used = examples as readonly Readonly<Record<string, unknown>>[]
  return [...argumentsIn(table)].flatMap(([name, { take }]) => {
    if (isShared && SHARED.has(name)) return []
    const values = used.map((one) => one[name])
    if (values.every((one) => one === undefined)) return [name]
    return Array.isArray(take)
      ? take.filter((value) => !values.includes(value)).map((value) => `${name}: ${value}`)
      : []
  })
}

describe('examples', () => {
  it('of a word together use each argument and each value of its closed lists', () => {
    const found = words.flatMap(({ family, word, table, examples }) =>
      unused(table, examples, family === 'rules' && word !== 'add').map((one) => `${family} ${word} ${one}`),
    )
    expect(found).toEqual([])
  })

  it('that leave an argument or a value out are found', () => {
    expect(unused({ way: ['up', 'down'], 'of?': 'filter' }, [{ way: 'up' }], false)).toEqual(['way: down', 'of'])
  })

  it.each(LANGUAGES)('are sentences in %s', (tongue) => {
    const broken = /undefined|null|NaN|\[object|[{}]| {2}|\(\)|\.\.| [,.]/
    const found = words.flatMap(({ family, word, examples }) =>
      examples.flatMap((_, at) => {
        const text = wordedExample(family, word, at, tongue)
        return broken.test(text.replaceAll('\u00a0', ' ').replaceAll(/ [:;!?»]/g, '')) || text.length < 4
          ? [`${family} ${word}: ${text}`]
          : []
      }),
    )
    expect(found).toEqual([])
  })
})

describe('the lexicon', () => {
  /** Numbers before a unit are one slot in English, a quantity in French. */
  const slotsOf = (pattern: string, endings: readonly string[]): readonly string[] =>
    [
      ...new Set([...patternSlots(partsOf(pattern, new Set(endings)))].map(({ slot }) => (slot === 'q' ? 'n' : slot))),
    ].sort()
  const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
    en: ['s', 'es', 'its', 'it', 'them', 'has', 'is'],
    fr: ['e', 's', 'x', 'nt', 'il', 'le', 'son', 'celui'],
  }

  it.each(['verbs', 'phrases'] as const)('has the same slots in both languages for %s', (part) => {
    const found = Object.entries(lexicons.en[part]).filter(([key, english]) => {
      const french = lexicons.fr[part][key as never] as string
      return slotsOf(english, ENDINGS.en).join() !== slotsOf(french, ENDINGS.fr).join()
    })
    // English signs the number where French says « perd », and says "with your scout" for « où vous avez un éclaireur ».
    const other = /^(?:get less|(?:and )?where (?:you have|your opponent has))$/
    expect(found.map(([key]) => key).filter((key) => !other.test(key))).toEqual([])
  })

  it('has a noun or a phrase for each kind', () => {
    expect(
      [...language.kinds.keys()].filter((kind) => !lexicons.hasNoun(kind) && !(kind in lexicons.en.phrases)),
    ).toEqual([])
    expect(language.kinds.size).toBeGreaterThan(100)
  })
})

describe('folders', () => {
  it('can’t define one word or one entry of a lexicon twice', () => {
    expect(() => compose({ one: cardFolder, two: cardFolder } as never)).toThrow('«all» of filters is defined twice')
    expect(() => composeLexicons({ one: cardLexicon, two: cardLexicon } as never)).toThrow('two folders have «card»')
  })
})

describe('the pool', () => {
  it('uses every word of the language, with the trial texts of mechanisms whose cards are to come', async () => {
    const used = new Set<string>()
    for (const card of cards) for (const [, text] of textsOf(card)) for (const word of wordsIn(text)) used.add(word)
    const folder = join(import.meta.dirname, '..')
    const trials = readdirSync(folder)
      .map((name) => join(folder, name, 'trial-texts.ts'))
      .filter((file) => existsSync(file))
    for (const file of trials) {
      const { TRIAL } = (await import(pathToFileURL(file).href)) as { readonly TRIAL: Text }
      for (const word of wordsIn(TRIAL)) used.add(word)
    }
    const idle = words
      .filter(({ family, word }) => !used.has(`${family} ${word}`))
      .map(({ family, word }) => `${family} ${word}`)
    expect(idle).toEqual([])
  })
})
