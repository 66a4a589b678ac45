/** Rated matches that do not count: their messages and both pages say so, and why. */
import { expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { must } from '../matches/net.ts'
import { publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const DAY = 86_400_000

let world: World
worldOfFile((started) => {
  world = started
})

let count = 0
const asking = (person: string) => ({ person, interaction: `unrated-${++count}` })

/** Plays a rated match in which the second person resigns. @returns the id of the match */
async function resigned(one: TestUser, other: TestUser): Promise<string> {
  const { challenges, matches } = world.holonet
  const terms = { game: 'tiny', format: 'short', rules: {}, rated: true, sittingMs: 3 * DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const asked = { ...asking(one.id), by: one.id, to: other.id, terms, place, seat: null }
  const { id: challengeId } = must(await challenges.draft(asked))
  must(await challenges.chooseDeck({ ...asking(one.id), challengeId, deckId: 'left-even-short' }))
  const { matchId } = must(
    await challenges.chooseDeck({ ...asking(other.id), challengeId, deckId: 'right-even-short' }),
  )
  await world.quiet()
  must(await matches.concede({ ...asking(other.id), matchId: matchId! }))
  await world.quiet()
  return matchId!
}

it('tells in the result and on both pages that a rated match does not count, and why', async () => {
  const [ann, ben] = [world.sandbox.user('Ann'), world.sandbox.user('Ben')]
  ann.locale('fr')
  await world.holonet.persons.spoke(ann.id, 'fr')
  const told = (words: RegExp) => ({
    dms: ann.dms().filter((message) => words.test(textOf(message))).length,
    public: publicMessages(ann, world.sandbox.channelIds.general).filter((message) => words.test(textOf(message)))
      .length,
  })
  const english = /Doesn’t count for ratings: third match of the same two players within 30 days\./
  const french = /Ne compte pas pour les cotes\s: troisième partie entre les deux mêmes en 30 jours\./
  await resigned(ann, ben)
  await resigned(ann, ben)
  expect([told(english), told(french)]).toEqual(Array(2).fill({ dms: 0, public: 0 }))
  await resigned(ann, ben)
  // The player reads it in their language, everybody else in that of the server.
  expect(told(french)).toMatchObject({ dms: 1 })
  expect(told(english)).toMatchObject({ dms: 0, public: 1 })
  ann.locale('en-US')
  const pages = [
    textOf((await ann.slash('profile')).message),
    textOf((await ann.slash('profile', { player: ben })).message),
  ]
  for (const page of pages) {
    expect(page).toContain('2 rated games')
    expect(page).toMatch(/Against (?:Ann|Ben), .*: doesn’t count, third match of the same two players within 30 days\./)
  }
  // Results that do not count are in no record.
  const tallies = await Promise.all(
    [ann, ben].map(async ({ id }) => (await world.holonet.ratings.profile(id, id)).records[0]!.opponents[0]!.tally),
  )
  expect(tallies).toEqual([
    { won: 2, drawn: 0, lost: 0 },
    { won: 0, drawn: 0, lost: 2 },
  ])
})
