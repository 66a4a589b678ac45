/** Schemas that tests use one after the other: the next test finds tables, and nothing that the last one left. */
import { describe, expect, inject, it } from 'vitest'
import { openStorage } from '../../src/storage/open.ts'
import { backends, NO_POSTGRES, type Place, postgres } from './servers.ts'

const { place: take } = backends[1]

const nameOf = ({ databaseUrl }: Place): string => new URL(databaseUrl!).searchParams.get('schema')!

describe.skipIf(postgres === null)(`the schema of a test on PostgreSQL${NO_POSTGRES}`, () => {
  const notice = { kind: 'called', data: {}, at: new Date('2026-11-21T12:00:00Z') }
  /** Opens the place that the next test would get. */
  const next = async () => {
    const place = take()
    const storage = await openStorage(place)
    return { ...storage, place, name: nameOf(place) }
  }

  it('is used again without rows, with all tables, and counts from 1', async () => {
    const first = await next()
    expect(first.name).toContain(inject('schemas'))
    const { seq } = await first.prisma.notice.create({ data: { id: 'one', ...notice } })
    expect(Number(seq)).toBe(1)
    await first.close()
    await first.place.remove()
    const second = await next()
    expect(second.name).toBe(first.name)
    expect(second.migrated).toEqual([])
    expect(await second.prisma.notice.count()).toBe(0)
    expect(Number((await second.prisma.notice.create({ data: { id: 'two', ...notice } })).seq)).toBe(1)
    await second.close()
    await second.place.remove()
  })

  it('is used by nobody else at the same time', async () => {
    const [one, two] = [await next(), await next()]
    expect(two.name).not.toBe(one.name)
    for (const { close, place } of [one, two]) {
      await close()
      await place.remove()
    }
  })

  it.each([
    'ALTER TABLE "Notice" RENAME COLUMN "kind" TO "sort"',
    'DROP TABLE "DmChannel"',
    "CREATE FUNCTION nothing() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    'DROP INDEX "Notice_matchId_idx"',
  ])('is never used again after %s', async (change) => {
    const changed = await next()
    await changed.prisma.$executeRawUnsafe(change)
    await changed.close()
    await changed.place.remove()
    const after = await next()
    expect(after.name).not.toBe(changed.name)
    await after.close()
    await after.place.remove()
  })

  it('is never used again while a connection is open', async () => {
    const open = await next()
    expect(await open.prisma.notice.count()).toBe(0)
    await open.place.remove()
    const after = await next()
    expect(after.name).not.toBe(open.name)
    for (const { close, place } of [after, open]) {
      await close()
      await place.remove()
    }
  })
})
