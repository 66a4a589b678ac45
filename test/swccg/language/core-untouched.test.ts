/** A mechanism with a folder of its own is named by two registries alone; `npm run texts:core-untouched` proves the rest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { without } from '../../../scripts/texts/mechanism-lines.ts'
import { sources } from '../../house/sources.ts'

const RULES = 'src/games/swccg/rules'
const REGISTRIES = ['src/games/swccg/mechanisms.ts', 'src/games/swccg/texts/registry.ts']
const root = join(import.meta.dirname, '../../..')
const own = readdirSync(join(root, RULES)).filter((name) => existsSync(join(root, RULES, name, 'index.ts')))

test('captives have a folder of their own', () => {
  expect(own).toContain('captives')
})

test.each(own)('two registries name %s, and nothing else of the project', (name) => {
  const folder = `${RULES}/${name}/`
  const naming = sources.filter(
    ({ path, imports }) => !path.startsWith(folder) && imports.some((one) => one.startsWith(folder)),
  )
  expect(naming.map(({ path }) => path).toSorted()).toEqual(REGISTRIES)
})

test.each(own)('the lines of %s can be taken out of both', (name) => {
  for (const file of REGISTRIES) {
    const { text, lines } = without(name, readFileSync(join(root, file), 'utf8'))
    expect(lines).toBeGreaterThan(1)
    expect(text).not.toContain(`rules/${name}/`)
  }
})
