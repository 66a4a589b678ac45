/** The table of limits: it agrees with its page, with its texts, and with the places that take its limits. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/index.ts'
import { refusalText } from '../../src/discord/shell/app.ts'
import { LIMIT_TABLE, type Limit, type LimitName } from '../../src/limits/limit-table.ts'
import { limitReached } from '../../src/limits/limits.ts'
import { speak } from '../../src/locales/index.ts'
import { PERSON_LIMITS } from '../../src/people/person.ts'
import { code, sources } from '../house/sources.ts'
import { limitsPage } from './limits-page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const limits = Object.entries<Limit>(LIMIT_TABLE) as [LimitName, Limit][]
/** Limits of heavy requests are named where they are asked for. */
const ASKED = /takeAllowance\(request, app, [^)]*'(\w+)'|allowances\.take\([^)]*'(\w+)'\)/g

const taking = sources.filter(({ path }) => /^(?:src|commands)\//.test(path) && !path.startsWith('src/limits/'))

/** Returns the limits that a file takes, by the names in its code. */
const takenIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/limit: '(\w+)'|LIMIT_TABLE\.(\w+)|limitReached\('(\w+)'/g)].flatMap(([, ...names]) => names),
  ...[...text.matchAll(/^ {2}\w+: '(\w+)',$/gm)].map(([, name]) => name ?? ''),
]

describe('the table of limits', () => {
  it('is the page of limits', async () => {
    await expect(limitsPage).toMatchFileSnapshot(join(root, 'docs/limits.md'))
  })

  it.each(limits.filter(([, { kept }]) => kept === 'database'))(
    '%s is taken in the file that it names',
    (name, limit) => {
      expect(takenIn(readFileSync(join(root, limit.taken), 'utf8'))).toContain(name)
    },
  )

  it.each(limits.filter(([, { kept }]) => kept === 'memory'))('%s is asked for by some request', (name) => {
    const asked = taking.flatMap((source) =>
      [...code(source).matchAll(ASKED)].flatMap(([all]) => [...all.matchAll(/'(\w+)'/g)]),
    )
    expect(asked.map(([, one]) => one)).toContain(name)
  })

  it('has a text in each language for every limit that is told, with the time at which it ends', () => {
    const silent = [
      'threads',
      'completions',
      'pictures',
      'exports',
      'analyses',
      'imports',
      'searches',
      'foreignTables',
      'nudges',
      'blocks',
      'firstWords',
      'leagueMentions',
    ]
    const at = new Date('2030-01-01T12:00:00Z')
    for (const language of LANGUAGES)
      for (const [name] of limits) {
        if (silent.includes(name)) continue
        const told = refusalText(limitReached(name, at, { most: 7 }), language, undefined)
        expect(told).not.toBe(speak(language)('error.refused'))
        expect(told, name).toMatch(/^\p{Lu}[^{}]*\. .*<t:1893499200:R>\.$|^7 [^{}]*\. .*<t:1893499200:R>\.$/u)
      }
  })

  it('says of numbers that stand elsewhere, too, what stands there', () => {
    expect(LIMIT_TABLE.blocks.counts[0].most).toBe(PERSON_LIMITS.blocks)
  })
})
