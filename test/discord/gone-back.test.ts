/** A judge goes back to an earlier move while the match is played: the thread crosses out what counts no more. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textOf } from '../../sandbox/driver.ts'
import type { TinyView } from '../games/high-card.ts'
import { must } from '../matches/net.ts'
import { asking, runningLeague } from './running-league.ts'
import { answerPanel, asksSomething, openFromThread, publicMessages, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})

it('a round that a judge takes back is crossed out in the thread, and its point is in no panel', async () => {
  const { judge, one, other, leagueId, game, matchId } = await runningLeague(world, 'Back')
  const { threadId } = (await world.holonet.matches.record(matchId))!
  const people = [one, other]
  const points = async () => {
    const { sides } = (await world.holonet.matches.sight(matchId, one.id))!.view as TinyView
    return sides.left.points + sides.right.points
  }
  for (let turns = 0; turns < 12 && (await points()) === 0; turns++)
    for (const person of people) {
      const panel = await openFromThread(person, threadId!)
      if (asksSomething(panel)) await answerPanel(person, panel)
      await world.quiet()
    }
  expect(await points()).toBe(1)
  const thread = () => publicMessages(one, threadId!).map(textOf)
  const point = /Point for .+\. [01]:[01]/
  expect(thread().at(-1)).toMatch(point)
  expect(thread().join('\n')).not.toContain('~~')
  const { move, reveals } = (await world.holonet.matches.earlierMoves(matchId)).at(-1)!
  const command = { type: 'goBack', game: game.id, move, reveals, reason: 'A card was misread.' } as const
  must(await world.holonet.leagues.organise({ ...asking(judge.id), leagueId, command }))
  await world.quiet()
  // The message of the round keeps one line, crossed out; a new one tells what counts.
  const [crossed, now] = thread().slice(-2)
  expect(crossed).toMatch(/^-# ~~Round 1\. .*~~$/)
  expect(now).toContain('the match goes back')
  expect(thread().filter((message) => point.test(message.replaceAll(/~~.*?~~/g, '')))).toEqual([])
  expect(await points()).toBe(0)
  const panels = await Promise.all(people.map((person) => openFromThread(person, threadId!)))
  expect(panels.some(asksSomething)).toBe(true)
  expect(panels.map(textOf).filter((panel) => point.test(panel))).toEqual([])
  expect(world.sandbox.problems).toEqual([])
})
