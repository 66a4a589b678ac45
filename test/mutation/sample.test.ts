/** The random sample of mutants, and the bounds of a score that it gives. */
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'

const script = (name: string) => pathToFileURL(`scripts/mutation/${name}.mjs`).href

interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>
  readonly mutatorName: string
  readonly replacement: string
}
interface Checker {
  check(mutants: readonly Mutant[]): Promise<Readonly<Record<string, { readonly status: string }>>>
}
type Plugins = readonly { readonly injectableClass: new () => Checker }[]

/** Ten thousand mutants of some files. */
const MUTANTS: readonly Mutant[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  fileName: `${process.cwd()}/src/rules-${at % 40}.ts`,
  location: { start: { line: at, column: 2 }, end: { line: at, column: 9 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
}))

/** The mutants in a sample of that share and seed. */
async function drawn(share: string, seed: string): Promise<readonly string[]> {
  vi.stubEnv('SAMPLE', share)
  vi.stubEnv('SEED', seed)
  // The share is read as the file is loaded: another address loads it anew.
  const { strykerPlugins } = (await import(`${script('sample')}?${share}-${seed}`)) as { strykerPlugins: Plugins }
  const checked = await new strykerPlugins[0]!.injectableClass().check(MUTANTS)
  return MUTANTS.flatMap(({ id }) => (checked[id]?.status === 'passed' ? [id] : []))
}

describe('a sample of mutants', () => {
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  test('has its share of them, and the same ones each time', async () => {
    const sample = await drawn('0.1', '1')
    expect(sample.length).toBeGreaterThan(900)
    expect(sample.length).toBeLessThan(1100)
    expect(await drawn('0.1', '1')).toEqual(sample)
  })

  test('is part of a larger one of the same seed, and another one by another seed', async () => {
    const sample = await drawn('0.1', '1')
    expect(await drawn('0.2', '1')).toEqual(expect.arrayContaining([...sample]))
    const other = new Set(await drawn('0.1', '2'))
    const common = sample.filter((id) => other.has(id))
    expect(common.length).toBeLessThan(200)
  })

  test('of no share at all, or of more than all, is refused', async () => {
    for (const share of ['0', '1.5', 'ten']) await expect(drawn(share, '1')).rejects.toThrow('SAMPLE is a share')
  })
})

test('the bounds of a score are those of Wilson’s formula', async () => {
  vi.stubEnv('SAMPLE', undefined)
  const { wilson } = (await import(script('by-folder'))) as { wilson(hits: number, all: number): [number, number] }
  const rounded = (hits: number, all: number) => wilson(hits, all).map((bound) => bound.toFixed(3))
  expect(rounded(81, 100)).toEqual(['0.722', '0.875'])
  expect(rounded(10, 10)).toEqual(['0.722', '1.000'])
  vi.unstubAllEnvs()
})
