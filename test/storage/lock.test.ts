import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse } from '../../src/storage/errors.ts'
import { holdDataFolder } from '../../src/storage/lock.ts'
import { openStorage } from '../../src/storage/open.ts'
import { type Child, run } from './child.ts'
import { emptyFolder, type Place } from './servers.ts'

describe('the data folder', () => {
  let place: Place
  let children: Child[]
  const child = () => {
    const one = run('./holder.ts', place.dataDir)
    children.push(one)
    return one
  }
  beforeEach(() => {
    place = emptyFolder()
    children = []
  })
  afterEach(async () => {
    for (const one of children) await one.kill()
    await place.remove()
  })
  const file = () => join(place.dataDir, 'holder.json')
  const leaveBehind = (holder: object) => writeFileSync(file(), JSON.stringify(holder))

  it('is refused to a second process, with the holder’s id and what to do', async () => {
    const release = await holdDataFolder(place.dataDir)
    const second = await child().line()
    expect(second).toContain('DataFolderInUse')
    expect(second).toContain(`process ${process.pid}`)
    expect(second).toContain(place.dataDir)
    expect(second).toMatch(/Stop that process first/)
    await release()
    expect(existsSync(file())).toBe(false)
    expect(await child().line()).toBe('held')
  })

  it('is refused as a whole: no database is opened', async () => {
    const holder = child()
    expect(await holder.line()).toBe('held')
    await expect(openStorage({ dataDir: place.dataDir })).rejects.toThrow(DataFolderInUse)
    await expect(openStorage({ dataDir: place.dataDir })).rejects.toThrow(`process ${holder.process.pid}`)
    expect(existsSync(join(place.dataDir, 'db'))).toBe(false)
  })

  it.skipIf(process.platform === 'win32')('is made so that nobody else on the machine can look into it', async () => {
    const dataDir = join(place.dataDir, 'new')
    const release = await holdDataFolder(dataDir)
    expect(statSync(dataDir).mode & 0o077).toBe(0)
    await release()
  })

  it('is refused to the same process a second time', async () => {
    const release = await holdDataFolder(place.dataDir)
    await expect(holdDataFolder(place.dataDir)).rejects.toThrow(DataFolderInUse)
    await release()
  })

  it('of a killed process is taken over at once', async () => {
    const holder = child()
    expect(await holder.line()).toBe('held')
    await holder.kill()
    expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(holder.process.pid)
    await (await holdDataFolder(place.dataDir))()
  })

  it('goes to one of many that start at once over a killed one', async () => {
    const killed = child()
    await killed.line()
    await killed.kill()
    const said = await Promise.all([...Array(4).keys()].map(() => child().line()))
    expect(said.filter((line) => line === 'held')).toHaveLength(1)
    expect(said.filter((line) => line?.startsWith('DataFolderInUse'))).toHaveLength(3)
  })

  it('is taken over from a process of the same number in an earlier life', async () => {
    leaveBehind({ pid: process.pid, host: hostname(), born: 'long ago' })
    await (await holdDataFolder(place.dataDir))()
  })

  it.skipIf(process.platform !== 'linux')('is free if another process has got the id of a dead holder', async () => {
    leaveBehind({ pid: process.ppid, host: hostname(), born: 'long ago' })
    await (await holdDataFolder(place.dataDir))()
  })

  it('of another machine is taken over only when that gives no sign of life', async () => {
    leaveBehind({ pid: 1, host: 'another machine', born: null })
    await expect(holdDataFolder(place.dataDir)).rejects.toThrow('another machine')
    utimesSync(file(), new Date(0), new Date(0))
    await (await holdDataFolder(place.dataDir))()
  })

  it('is taken over from a file that was never finished', async () => {
    writeFileSync(file(), '{"pid":')
    await (await holdDataFolder(place.dataDir))()
  })
})
