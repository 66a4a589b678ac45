/** The dependencies between folders, and the packages that the pure core must not use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, root, sources } from './sources.ts'

/** Each folder and the folders from which it may import, besides itself and the contract. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/contract': [],
  'src/kit': [],
  'src/time': [],
  'src/threads': ['src/time'],
  'src/leagues': ['src/kit/chance', 'src/time/lengths.ts'],
  'src/games': ['src/kit'],
  'src/lookup': ['src/games/games.ts'],
  'src/decks': ['src/games/games.ts', 'src/lookup', 'src/storage', 'src/threads', 'src/time'],
  'src/pictures': ['src/kit', 'src/threads'],
  'src/simulation': ['src/games', 'src/kit'],
  'src/storage': ['src/games', 'src/time'],
  'src/people': ['src/storage', 'src/time'],
  'src/servers': ['src/kit/library/rule-choices.ts', 'src/storage', 'src/time'],
  'src/matches': [
    'src/games',
    'src/kit/decisions',
    'src/kit/library/rule-choices.ts',
    'src/kit/orders/deck-orders.ts',
    'src/storage',
    'src/time',
    'src/decks',
  ],
  'src/deadlines': ['src/storage', 'src/matches', 'src/time'],
  'src/league-play': [
    'src/games/games.ts',
    'src/kit/chance',
    'src/leagues',
    'src/lookup',
    'src/decks',
    'src/matches',
    'src/deadlines',
    'src/storage',
    'src/time',
    'src/threads',
  ],
  'src/locales': ['src/kit/wording'],
  'src/discord': [
    'src/games',
    'src/kit/decisions',
    'src/kit/library/rule-choices.ts',
    'src/kit/orders/deck-orders.ts',
    'src/kit/rulebook',
    'src/league-play/api.ts',
    'src/league-play/league-time.ts',
    'src/league-play/statistics.ts',
    'src/leagues',
    'src/matches',
    'src/time',
    'src/locales',
    'src/lookup',
    'src/decks',
    'src/people',
    'src/servers',
    'src/privacy',
    'src/operations/host-desk.ts',
    'src/pictures',
    'src/storage/errors.ts',
    'src/cluster/roles.ts',
    'commands',
    'src/config.ts',
  ],
  commands: [
    'src/games/games.ts',
    'src/kit/wording',
    'src/kit/rulebook',
    'src/league-play/api.ts',
    'src/leagues',
    'src/matches',
    'src/lookup',
    'src/decks',
    'src/people',
    'src/servers',
    'src/pictures',
    'src/discord',
    'src/locales',
    'src/time',
  ],
  'src/cluster': ['src/matches/reach.ts', 'src/storage', 'src/time'],
  'src/operations': [
    'src/deadlines/alarm.ts',
    'src/deadlines/late-sittings.ts',
    'src/matches',
    'src/storage',
    'src/time',
  ],
  'src/privacy': ['src/storage', 'src/time'],
  'src/control': ['src/games/games.ts', 'src/kit/library/rule-choices.ts', 'src/matches'],
  'src/cli': [
    'src/games',
    'src/kit/library/rule-choices.ts',
    'src/kit/chance',
    'src/kit/wording',
    'src/kit/rulebook',
    'src/lookup',
    'src/decks',
    'src/pictures',
    'src/simulation',
    'src/leagues',
    'src/league-play',
    'src/control',
    'src/time',
    'src/config.ts',
    'src/holonet.ts',
  ],
}

describe('folders', () => {
  for (const [folder, allowed] of Object.entries(MAY_IMPORT))
    test(`${folder} imports from no folder but ${allowed.join(', ') || 'the contract'}`, () => {
      const strays = sources
        .filter((source) => source.path.startsWith(`${folder}/`))
        .flatMap((source) => source.imports.map((target) => ({ from: source.path, target })))
        .filter(({ target }) => /^(src|commands|sandbox|test|bench)\//.test(target))
        .filter(
          ({ target }) =>
            ![folder, 'src/contract', ...allowed].some((place) => target === place || target.startsWith(`${place}/`)),
        )
      expect(strays).toEqual([])
    })

  test('only the registry knows Young Jedi', () => {
    const strays = sources
      .filter((source) => !source.path.startsWith('src/games/young-jedi/') && source.path !== 'src/games/registry.ts')
      .filter((source) => source.imports.some((target) => target.startsWith('src/games/young-jedi')))
      .map((source) => source.path)
    expect(strays).toEqual([])
  })

  test('a game imports nothing but its own folder, the contract and the kit', () => {
    const folderOf = (path: string) => /^src\/games\/[^/]+\//.exec(path)?.[0]
    const strays = sources
      .flatMap(({ path, imports }) => imports.map((target) => ({ from: path, target, own: folderOf(path) })))
      .filter(({ own, target }) => own !== undefined && target.startsWith('src/') && !target.startsWith(own))
      .filter(({ target }) => !/^src\/(contract|kit)\//.test(target))
    expect(strays).toEqual([])
  })

  test('contract and kit name no game', () => {
    const words =
      /jedi|naboo|tatooine|coruscant|light.?saber|podrac|starship|starfighter|\bplanet|\bduel|dark side|\bsith/i
    const found = sources
      .filter(({ path }) => /^src\/(contract|kit)\//.test(path))
      .flatMap(({ path, text }) => text.split('\n').map((line, at) => ({ at: `${path}:${at + 1}`, line })))
      .filter(({ line }) => words.test(line))
    expect(found).toEqual([])
  })
})

describe('the pure core', () => {
  const core = sources.filter((source) => /^src\/(contract|kit|games|leagues)\//.test(source.path))

  test('uses no clock, no chance and nothing of the machine', () => {
    // Game texts may say that a card fetches another: only the function is barred, called or passed on.
    const impure =
      /\bMath\.random\b|\bDate\b|\bprocess\b|\bsetTimeout\b|\bglobalThis\b|\bcrypto\b|(?<![\w.'])fetch\s*\((?![^()]*\)\s*\{)|[=:(,]\s*fetch\b(?!\s*[:(])/
    expect(core.filter((source) => impure.test(code(source))).map((source) => source.path)).toEqual([])
  })

  test('imports only packages for hashing, seeded numbers, words, parsing, time zones and matchings', () => {
    const packages = new Set(core.flatMap((source) => source.imports.filter((target) => !target.startsWith('src/'))))
    expect(
      [...packages].filter(
        (name) => !/^(@noble\/hashes\/|pure-rand\/|(i18next|yaml|zod|luxon|edmonds-blossom-fixed)$)/.test(name),
      ),
    ).toEqual([])
  })
})

// A process shows other processes that it lives, in the machine's own time: that is between machines, not in a match.
const OWN_TIME = ['src/time/clock.ts', 'src/storage/lock.ts']

test('time is read off the injected clock alone', () => {
  const strays = sources
    .filter((source) => !OWN_TIME.includes(source.path))
    .filter((source) => /\bDate\.now\(|\bnew Date\(\)|\bsetTimeout\(|\bsetInterval\(/.test(code(source)))
    .map((source) => source.path)
  expect(strays).toEqual([])
})

test('every decision on the rules that the code cites stands in the rulebook notes', () => {
  const notes = readFileSync(join(root, 'docs/rules/decisions.md'), 'utf8')
  // Each game has decisions of its own; its tests hold those of the second game to its rulebook.
  const first = sources.filter(({ path }) => !/^src\/games\/(?!young-jedi\/)[^/]+\//.test(path))
  const cited = new Set(first.flatMap((source) => [...source.text.matchAll(/\b[GU]-\d\d\b/g)].map(([id]) => id)))
  expect(cited.size).toBeGreaterThan(5)
  expect([...cited].filter((id) => !notes.includes(id))).toEqual([])
})
