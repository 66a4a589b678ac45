/** The score of a league's pairing below the result of each of its matches, for both players and for everybody. */
import { expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Language } from '../../src/contract/index.ts'
import { runningLeague } from './running-league.ts'
import { openFromThread, press, publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const RESIGN = /^(?:Resign|Abandonner)$/

let world: World
worldOfFile((started) => {
  world = started
})

/** Begins a pairing of two games, whose players read this language. */
async function twoGames(language: Language, name: string) {
  const people = ['Bea', 'Cid'].map((one) => world.sandbox.user(`${one} ${name}`))
  for (const { id } of people) await world.holonet.persons.spoke(id, language)
  const known = await runningLeague(world, name, {}, { games: 'bothSides' }, people)
  const { league, games } = await known.sight()
  const matches = league.rounds[0]!.pairings[0]!.games.map(({ id }) => games[id]!)
  return {
    people: people as [TestUser, TestUser],
    matches: matches.map(({ matchId, threadId }) => ({ matchId, threadId: threadId! })),
  }
}

/** Resigns a match by clicks. @returns the panel of its result */
const resign = async (person: TestUser, threadId: string) => {
  const asked = await person.slash('resign', {}, { channel: threadId })
  const { message } = await person.click(asked.message, RESIGN)
  await world.quiet()
  return message
}

const dmsWith = (person: TestUser, words: string) =>
  person.dms().filter((message) => textOf(message).includes(words)).length

it.each([
  {
    language: 'en',
    name: 'Holiday Swiss',
    first: ['1–0, one game is still running.', '0–1, one game is still running.'],
    second: '1–1.',
    line: 'Holiday Swiss, round 1: ',
  },
  {
    language: 'fr',
    name: 'Suisse de Noël',
    first: ['1–0, une partie continue.', '0–1, une partie continue.'],
    second: '1–1.',
    line: 'Suisse de Noël, ronde 1\u00a0: ',
  },
] as const)(
  'both players read how their pairing stands in $language',
  async ({ language, name, first, second, line }) => {
    const {
      people: [bea, cid],
      matches: [one, other],
    } = await twoGames(language, name)
    for (const person of [bea, cid]) person.locale(language === 'fr' ? 'fr' : 'en-US')
    const open = await openFromThread(cid, one!.threadId)
    const lost = await resign(bea, one!.threadId)
    expect([dmsWith(cid, `${line}${first[0]}`), dmsWith(bea, `${line}${first[1]}`)]).toEqual([1, 1])
    expect(textOf(lost)).toContain(`${line}${first[1]}`)
    // A panel that was open shows the result at the next click.
    expect(textOf(await press(cid, open))).toContain(`${line}${first[0]}`)
    expect(textOf(await resign(cid, other!.threadId))).toContain(`${line}${second}`)
    for (const person of [bea, cid]) expect(dmsWith(person, `${line}${second}`)).toBe(1)
  },
)

it('everybody reads the score with both names', async () => {
  const {
    people: [bea, cid],
    matches: [one],
  } = await twoGames('en', 'Open Cup')
  await resign(bea, one!.threadId)
  const told = publicMessages(cid, one!.threadId).map(textOf)
  const score =
    /Open Cup, round 1: (?:Bea Open Cup 0–1 Cid Open Cup|Cid Open Cup 1–0 Bea Open Cup), one game is still running\./
  expect(told.some((text) => score.test(text))).toBe(true)
})
