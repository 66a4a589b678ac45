/** Chooses the tests that a change touches, by the imports between files. Pure. */

/** A file of the project with the files that it imports, all by their paths from the root. */
export interface SourceFile {
  readonly path: string
  readonly imports: readonly string[]
}

/** The chosen test files. */
export interface Choice {
  readonly run: readonly string[]
  /** Tests that the change touches, too, and that are left to `npm test`. */
  readonly left: readonly string[]
}

export interface Change {
  /** The changed files by their paths from the root; deleted ones count, too. */
  readonly changed: readonly string[]
  readonly files: readonly SourceFile[]
  /** Tests that take so long that they run only if they were changed themselves. */
  readonly long: ReadonlySet<string>
  /** The most tests to run, changed ones not counted. */
  readonly most: number
}

/** Files that are no code, by the beginning of their path, with the tests that read them. */
const READ_BY: Readonly<Record<string, string>> = {
  'scenarios/': 'test/young-jedi/scenarios.test.ts',
  'prisma/': 'test/storage/schemas.test.ts',
  'docs/': 'test/house/docs.test.ts',
  'package.json': 'test/house/licences.test.ts',
}

const isTest = (path: string): boolean => path.endsWith('.test.ts')

/** The folder of tests for a file: `test/discord` for `src/discord/league/desk.ts`, `test/swccg` for that game. */
export function folderFor(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'test' || (top === 'src' && second !== 'games')) return `test/${second}`
  if (top === 'src') return third.includes('.') ? 'test/games' : `test/${third}`
  return top === 'commands' ? 'test/discord' : `test/${top}`
}

/** Returns how many imports lie between each file and the nearest changed one. */
function distances(changed: readonly string[], files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of files)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
  const far = new Map(changed.map((path) => [path, 0]))
  for (const path of far.keys())
    for (const importer of importers.get(path) ?? [])
      if (!far.has(importer)) far.set(importer, (far.get(path) ?? 0) + 1)
  return far
}

/**
 * Returns the tests to run: all that were changed, then those of the changed files' own folders, then those that reach a
 * changed file by the fewest imports. A core file is reached by nearly every test, so `most` bounds them.
 */
export function testsOf({ changed, files, long, most }: Change): Choice {
  const there = new Set(files.map(({ path }) => path))
  const readers = changed.flatMap((path) =>
    Object.entries(READ_BY).flatMap(([start, test]) => (path.startsWith(start) ? [test] : [])),
  )
  const far = distances([...changed, ...readers], files)
  const own = new Set(changed.map(folderFor))
  const inOwn = (path: string): number => Number(![...own].some((folder) => path.startsWith(`${folder}/`)))
  const touched = [...far.keys()].filter((path) => isTest(path) && there.has(path))
  const first = touched.filter((path) => changed.includes(path)).sort()
  const others = touched
    .filter((path) => !changed.includes(path))
    .sort((one, other) => inOwn(one) - inOwn(other) || far.get(one)! - far.get(other)! || (one < other ? -1 : 1))
  const quick = others.filter((path) => !long.has(path)).slice(0, most)
  const run = [...first, ...quick]
  return { run, left: others.filter((path) => !run.includes(path)).sort() }
}
