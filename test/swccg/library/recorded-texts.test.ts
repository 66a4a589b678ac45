/**
 * Compares the text of every card in both languages, and the cards of every kind, with records for reading. After an
 * intended change run `npx vitest run test/swccg/library/recorded-texts.test.ts --update`, then read the difference.
 */
import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { allRecords, recordText } from './recorded-texts.ts'

const RECORDS = allRecords()

test.each(RECORDS.map((record) => [basename(record.file), record] as const))(
  '%s holds the texts of today',
  async (_, record) => {
    await expect(recordText(record)).toMatchFileSnapshot(record.file)
  },
)

test('there is no record of a set that is gone', () => {
  const files = new Set(RECORDS.map(({ file }) => basename(file)))
  expect(readdirSync(dirname(RECORDS[0]!.file)).filter((name) => !files.has(name))).toEqual([])
})
