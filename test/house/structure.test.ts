/** The dependencies between folders, and the packages that the pure core must not use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAY_IMPORT } from './may-import.ts'
import { code, root, sources } from './sources.ts'

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

  test('a game imports nothing but its own folder, the contract, the kit and the likeness', () => {
    const folderOf = (path: string) => /^src\/games\/[^/]+\//.exec(path)?.[0]
    const strays = sources
      .flatMap(({ path, imports }) => imports.map((target) => ({ from: path, target, own: folderOf(path) })))
      .filter(({ own, target }) => own !== undefined && target.startsWith('src/') && !target.startsWith(own))
      .filter(({ target }) => !/^src\/(contract|kit|likeness)\//.test(target))
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
// The program of a page runs in the browser of its reader.
const IN_BROWSERS = /^src\/records\/page\/(?:browser\/|program-text)/

test('time is read off the injected clock alone', () => {
  const strays = sources
    .filter(({ path }) => !OWN_TIME.includes(path) && !IN_BROWSERS.test(path))
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
