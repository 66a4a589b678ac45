/**
 * Compares everything that the scenarios tell and ask with records, in files for reading. After an intended change run
 * `npx vitest run test/swccg/rules/records.test.ts --update`, then read the difference.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recorded, recordFile } from '../recorded-scenarios.ts'

const SCENARIOS = join(import.meta.dirname, '../../../scenarios/swccg')

describe('all facts and questions of scenarios', () => {
  for (const file of readdirSync(SCENARIOS).filter((name) => name.endsWith('.yaml')))
    test(`${file} is as recorded`, async () => {
      const records = recorded(readFileSync(join(SCENARIOS, file), 'utf8'), file)
      expect(records.flatMap(({ problems }) => problems)).toEqual([])
      const path = join(import.meta.dirname, 'records', file.replace(/yaml$/, 'txt'))
      await expect(recordFile(records)).toMatchFileSnapshot(path)
    })
})
