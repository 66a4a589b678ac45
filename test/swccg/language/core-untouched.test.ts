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

/** A mechanism without words of card texts has no line in the registry of texts. */
const registriesOf = (name: string): readonly string[] =>
  existsSync(join(root, RULES, name, 'vocabulary.ts')) ? REGISTRIES : REGISTRIES.slice(0, 1)

test.each(own)('registries name %s, and nothing else of the project', (name) => {
  const folder = `${RULES}/${name}/`
  const naming = sources.filter(
    ({ path, imports }) => !path.startsWith(folder) && imports.some((one) => one.startsWith(folder)),
  )
  expect(naming.map(({ path }) => path).toSorted()).toEqual(registriesOf(name))
})

test.each(own)('the lines of %s can be taken out of them', (name) => {
  for (const file of registriesOf(name)) {
    const { text, lines } = without(name, readFileSync(join(root, file), 'utf8'))
    expect(lines).toBeGreaterThan(1)
    expect(text).not.toContain(`rules/${name}/`)
  }
})
