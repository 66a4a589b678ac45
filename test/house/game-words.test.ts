/**
 * No word of a game stands outside its folder: a second game must find nothing there that was meant for the first. The
 * words come out of each game's own catalogue, so that a new card or game is covered at once.
 */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { type Source, sources } from './sources.ts'

/** Words of titles that are ordinary English or French all the same. */
const ORDINARY: ReadonlySet<string> = new Set([
  'alter',
  'back',
  'been',
  'city',
  'commander',
  'control',
  'dark',
  'device',
  'effect',
  'effet',
  'first',
  'force',
  'garde',
  'general',
  'have',
  'here',
  'hologram',
  'home',
  'immediate',
  'leader',
  'little',
  'location',
  'lost',
  'make',
  'member',
  'mine',
  'move',
  'normal',
  'order',
  'planning',
  'push',
  'security',
  'sense',
  'shield',
  'star',
  'starting',
  'system',
  'take',
  'that',
  'them',
  'there',
  'they',
  'things',
  'this',
  'unit',
  'used',
  'will',
  'with',
  'young',
  'your',
])

/** Values of filters that are ordinary words of card games, or colours. */
const GENERAL: ReadonlySet<string> = new Set([
  'blue',
  'character',
  'combo',
  'common',
  'foil',
  'green',
  'joueur',
  'orange',
  'perdue',
  'purple',
  'rare',
  'red',
  'starter',
  'unique',
  'virtual',
  'virtuelle',
  'wild',
  'yellow',
])

/** Phrases of filters that are ordinary words of card games. */
const PLAIN_PHRASES: ReadonlySet<string> = new Set(['any number', 'carte virtuelle', 'virtual card'])
/** Names of numbers on cards that other folders use for things of their own: a league has forfeits, too. */
const SHARED_IDS: ReadonlySet<string> = new Set(['forfeit'])

/** The list of games, which names the folder of each. */
const REGISTRY = 'src/games/registry.ts'

/** A word in this many titles is a word of the game. */
const OFTEN = 3
const SHORTEST = 4

/** In lower case; what belongs to words is letters, apostrophes and hyphens. */
const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu) ?? []

/** As it is written in code, too: names in camel case and paths are taken apart. */
const readable = (text: string): string => text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()

const isPhrase = (text: string): boolean => /\s/.test(text.trim())

/** Returns the words of this game alone, in lower case: phrases of any kind, and single words. */
function vocabulary(game: AnyGame): ReadonlySet<string> {
  const { all, filters } = game.cards
  const names = [...new Set(all.flatMap(({ title, subtitle }) => (subtitle === null ? [title] : [title, subtitle])))]
  const labels = filters.flatMap(({ values = [] }) => values.flatMap(({ label }) => Object.values(label)))
  const times = new Map<string, number>()
  for (const name of new Set(all.map((card) => card.name)))
    for (const word of new Set(wordsIn(name).flatMap((word) => word.split(/['’]s?$|-/))))
      times.set(word, (times.get(word) ?? 0) + 1)
  const often = [...times].flatMap(([word, count]) => (count >= OFTEN && word.length >= SHORTEST ? [word] : []))
  const single = [...names, ...labels].filter((text) => !isPhrase(text) && text.length >= SHORTEST)
  const realms = all.flatMap(({ id }) => game.cards.sheet(id, 'en').realm ?? [])
  return new Set(
    [game.id, ...[...names, ...labels].filter(isPhrase), ...single, ...often, ...realms]
      .map((word) => word.toLowerCase())
      .filter((word) => !ORDINARY.has(word) && !GENERAL.has(word) && !PLAIN_PHRASES.has(word)),
  )
}

/** Returns the quoted names in code that only this game uses: its sides, its types of cards, its numbers. */
function ids(game: AnyGame): ReadonlySet<string> {
  const sheets = game.cards.all.map(({ id }) => game.cards.sheet(id, 'en'))
  const all = [
    ...game.seats,
    ...sheets.map(({ type }) => type),
    ...sheets.flatMap(({ numbers }) => numbers.map(({ id }) => id)),
  ]
  return new Set(all.filter((id) => !SHARED_IDS.has(id)))
}

/** The words of a game that a text has. */
function told(text: string, words: ReadonlySet<string>, quoted: ReadonlySet<string>): readonly string[] {
  const plain = readable(text)
  const padded = ` ${wordsIn(plain).join(' ')} `
  const apart = new Set(wordsIn(plain).flatMap((word) => [word, ...word.split(/['’]s?$|-/)]))
  const spoken = [...words].filter((word) => (isPhrase(word) ? padded.includes(` ${word} `) : apart.has(word)))
  return [...spoken, ...[...quoted].filter((id) => text.includes(`'${id}'`))].sort()
}

/** Games of one world share names: in the folder of another game a word is no stray. */
const outside: readonly Source[] = sources.filter(({ path }) => path !== REGISTRY && !/^src\/games\/[^/]+\//.test(path))

/** Each file with the words of games that stand in it and may not. */
const strays = Object.values(games).flatMap((game) => {
  const [words, quoted] = [vocabulary(game), ids(game)]
  return outside.flatMap(({ path, text }) => told(text, words, quoted).map((word) => ({ path, word })))
})

describe.each(Object.values(games))('the words of $id', (game) => {
  test('are taken from its catalogue: its sides, places, persons, and words of its titles', () => {
    const words = vocabulary(game)
    const sheets = game.cards.all.map(({ id }) => game.cards.sheet(id, 'en'))
    expect(sheets.filter(({ realm }) => realm !== null && !words.has(realm.toLowerCase()))).toEqual([])
    const titles = new Set(game.cards.all.map(({ title }) => title))
    expect(words.size).toBeGreaterThan(titles.size / 2)
  })

  test('are seen in names, comments and texts', () => {
    const words = vocabulary(game)
    const [phrase] = [...words].filter((word) => isPhrase(word) && /^[a-z ]+$/.test(word))
    const [word] = [...words].filter((one) => /^[a-z]{5,}$/.test(one))
    const capital = word![0]!.toUpperCase() + word!.slice(1)
    if (phrase !== undefined) expect(told(`/** Draws ${phrase}. */`, words, new Set())).toContain(phrase)
    expect(told(`const is${capital} = true`, words, new Set())).toContain(word)
    expect(told(`say('${capital}s')`, words, new Set([`${capital}s`]))).toContain(`${capital}s`)
  })
})

test('no word of a game stands outside its folder', () => {
  const advice =
    'say it otherwise; if the word is an ordinary one, list it in ORDINARY above, a quoted id in SHARED_IDS'
  expect(strays, advice).toEqual([])
})

test('each word that counts as ordinary stands in titles or filters', () => {
  const titles = new Set(
    Object.values(games).flatMap(({ cards: { all, filters } }) => [
      ...all.flatMap(({ name }) => wordsIn(name)),
      ...filters.flatMap(({ values = [] }) => values.flatMap(({ label }) => Object.values(label).flatMap(wordsIn))),
    ]),
  )
  expect([...ORDINARY, ...GENERAL].filter((word) => !titles.has(word))).toEqual([])
})
