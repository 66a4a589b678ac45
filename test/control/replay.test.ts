import { expect, test } from 'vitest'
import { matchStory } from '../../src/control/replay.ts'
import { OtherVersion } from '../../src/matches/course.ts'
import { tiny } from '../games/high-card.ts'
import { begin, open, playOut } from '../matches/net.ts'
import { quickest } from '../storage/servers.ts'

test('the report of a match names the rules that were agreed on', async () => {
  const place = quickest()
  const net = await open(place)
  try {
    const [ordinary, other] = [await begin(net), await begin(net, { rules: { guards: 'none' } })]
    const top = async (matchId: string, language: 'en' | 'fr') =>
      (await matchStory(net.matches, { tiny }, matchId, language))!.split('\n').slice(0, 2)
    expect(await top(other, 'en')).toEqual([`High Card, Short · ${other}`, 'Without guards'])
    expect((await top(other, 'fr'))[1]).toBe('Sans gardes')
    expect((await top(ordinary, 'en'))[1]).toMatch(/^\[/)
  } finally {
    await net.close()
    await place.remove()
  }
})

test('a match that is over can be told by an engine that could not go on with it', async () => {
  const place = quickest()
  let net = await open(place)
  const [running, finished] = [await begin(net), await begin(net)]
  await playOut(net, finished)
  const told = await matchStory(net.matches, { tiny }, finished, 'en')
  await net.close()

  const games = { tiny: { ...tiny, version: '2' } }
  net = await open(place, { games })
  try {
    expect(told).toMatch(/Point for Left|Point for Right/)
    expect(told).toMatch(/wins\.\n$/)
    expect(await matchStory(net.matches, games, finished, 'en')).toBe(told)
    await expect(matchStory(net.matches, games, running, 'en')).rejects.toThrow(OtherVersion)
    expect(await matchStory(net.matches, games, 'nothing', 'en')).toBeNull()
  } finally {
    await net.close()
    await place.remove()
  }
})
