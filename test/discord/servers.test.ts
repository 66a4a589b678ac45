/** A whole match with everything on servers: PostgreSQL and Redis, as in a real deployment. */
import { expect, it } from 'vitest'
import { NO_POSTGRES, NO_REDIS, postgres, redis, schema } from '../storage/servers.ts'
import { beginMatch, isOver, openFromThread, playOut, startWorld } from './world.ts'

it.skipIf(postgres === null || redis === null)(
  `a match is played to its result on PostgreSQL and Redis, restart included${NO_POSTGRES}${NO_REDIS}`,
  async () => {
    const world = await startWorld({ place: schema(), ...(redis === null ? {} : { redisUrl: redis }) })
    try {
      const ann = world.sandbox.user('Ann')
      const ben = world.sandbox.user('Ben')
      const { threadId } = await beginMatch(world, ann, ben)
      await world.restart()
      await playOut(
        world,
        [ann, ben],
        (person) => openFromThread(person, threadId),
        () => isOver(ann, threadId),
      )
      await ann.sees('🏁', { channel: threadId })
      expect(world.holonet.storage).toBe('postgresql')
      expect(world.sandbox.problems).toEqual([])
      expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
    } finally {
      await world.close()
    }
  },
)
